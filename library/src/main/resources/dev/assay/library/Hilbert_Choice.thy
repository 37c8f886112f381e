section \<open>Choice\<close>

theory Hilbert_Choice
  imports Option
begin

lemma someI_ex [elim?]: "\<exists>x. P x \<Longrightarrow> P (SOME x. P x)"
  by (auto intro: someI)

lemma someI2: "P a \<Longrightarrow> (\<And>x. P x \<Longrightarrow> Q x) \<Longrightarrow> Q (SOME x. P x)"
  by (blast intro: someI)

lemma someI2_ex: "\<exists>a. P a \<Longrightarrow> (\<And>x. P x \<Longrightarrow> Q x) \<Longrightarrow> Q (SOME x. P x)"
  by (blast intro: someI)

lemma some_equality [intro]: "P a \<Longrightarrow> (\<And>x. P x \<Longrightarrow> x = a) \<Longrightarrow> (SOME x. P x) = a"
  by (blast intro: someI)

lemma some1_equality: "\<exists>!x. P x \<Longrightarrow> P a \<Longrightarrow> (SOME x. P x) = a"
  by blast

lemma some_eq_ex: "P (SOME x. P x) = (\<exists>x. P x)"
  by (blast intro: someI)

lemma some_eq_trivial [simp]: "(SOME y. y = x) = x"
  by blast

lemma some_sym_eq_trivial [simp]: "(SOME y. x = y) = x"
  by blast

lemma some_in_eq: "((SOME x. x \<in> A) \<in> A) = (A \<noteq> {})"
  by (auto simp: some_eq_ex)

lemma choice: "\<forall>x. \<exists>y. Q x y \<Longrightarrow> \<exists>f. \<forall>x. Q x (f x)"
  by (fast elim: someI)

lemma bchoice: "\<forall>x\<in>S. \<exists>y. Q x y \<Longrightarrow> \<exists>f. \<forall>x\<in>S. Q x (f x)"
  unfolding Ball_def by metis

lemma choice_iff: "(\<forall>x. \<exists>y. Q x y) = (\<exists>f. \<forall>x. Q x (f x))"
  by (fast elim: someI)

subsection \<open>Inverse functions\<close>

definition inv_into :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a"
  where "inv_into A f = (\<lambda>x. SOME y. y \<in> A \<and> f y = x)"

abbreviation inv :: "('a \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a"
  where "inv \<equiv> inv_into UNIV"

lemma inv_def: "inv f = (\<lambda>y. SOME x. f x = y)"
  by (simp add: inv_into_def)

lemma inv_into_into: "x \<in> f ` A \<Longrightarrow> inv_into A f x \<in> A"
  by (auto simp: inv_into_def intro: someI2)

lemma f_inv_into_f: "y \<in> f ` A \<Longrightarrow> f (inv_into A f y) = y"
  by (auto simp: inv_into_def intro: someI2)

lemma inv_into_f_f [simp]: "inj_on f A \<Longrightarrow> x \<in> A \<Longrightarrow> inv_into A f (f x) = x"
  by (auto simp: inv_into_def inj_on_def intro: some_equality)

lemma inv_f_f: "inj f \<Longrightarrow> inv f (f x) = x"
  by simp

lemma inv_id [simp]: "inv id = id"
  by (simp add: fun_eq_iff inv_into_def)

lemma surj_f_inv_f: "surj f \<Longrightarrow> f (inv f y) = y"
  by (simp add: f_inv_into_f)

lemma inj_iff: "inj f = (inv f \<circ> f = id)"
  by (auto simp: fun_eq_iff inj_on_def)

lemma surj_iff: "surj f = (f \<circ> inv f = id)"
  by (auto simp: fun_eq_iff f_inv_into_f)

lemma inv_equality: "(\<And>x. g (f x) = x) \<Longrightarrow> (\<And>y. f (g y) = y) \<Longrightarrow> inv f = g"
  by (auto simp: fun_eq_iff inv_into_def)

lemma inv_inv_eq: "bij f \<Longrightarrow> inv (inv f) = f"
  by (rule inv_equality) (auto simp: bij_betw_def f_inv_into_f)

lemma inj_on_inv_into: "B \<subseteq> f ` A \<Longrightarrow> inj_on (inv_into A f) B"
  by (auto simp: inj_on_def) (metis f_inv_into_f subsetD)

lemma bij_betw_inv_into: "bij_betw f A B \<Longrightarrow> bij_betw (inv_into A f) B A"
  by (auto simp: bij_betw_def inj_on_inv_into) (metis imageI inv_into_f_f)

lemma bij_imp_bij_inv: "bij f \<Longrightarrow> bij (inv f)"
  by (rule bij_betw_inv_into)

end
