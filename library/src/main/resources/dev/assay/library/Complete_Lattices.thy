section \<open>Complete lattices\<close>

theory Complete_Lattices
  imports Fun
begin

class Inf =
  fixes Inf :: "'a set \<Rightarrow> 'a"

class Sup =
  fixes Sup :: "'a set \<Rightarrow> 'a"

class complete_lattice = lattice + Inf + Sup + bot + top + bounded_lattice +
  assumes Inf_lower: "x \<in> A \<Longrightarrow> Inf A \<le> x"
    and Inf_greatest: "(\<And>x. x \<in> A \<Longrightarrow> z \<le> x) \<Longrightarrow> z \<le> Inf A"
    and Sup_upper: "x \<in> A \<Longrightarrow> x \<le> Sup A"
    and Sup_least: "(\<And>x. x \<in> A \<Longrightarrow> x \<le> z) \<Longrightarrow> Sup A \<le> z"
    and Inf_empty [simp]: "Inf {} = top"
    and Sup_empty [simp]: "Sup {} = bot"

class complete_distrib_lattice = complete_lattice + distrib_lattice +
  assumes sup_Inf: "sup a (Inf B) = Inf {sup a b |b. b \<in> B}"
    and inf_Sup: "inf a (Sup B) = Sup {inf a b |b. b \<in> B}"

class complete_boolean_algebra = boolean_algebra + complete_distrib_lattice

class complete_linorder = linorder + complete_lattice + complete_distrib_lattice

subsection \<open>Bounds\<close>

lemma Inf_lower2: "u \<in> A \<Longrightarrow> u \<le> v \<Longrightarrow> Inf A \<le> (v::'a::complete_lattice)"
  by (metis Inf_lower order_trans)

lemma Sup_upper2: "u \<in> A \<Longrightarrow> v \<le> u \<Longrightarrow> (v::'a::complete_lattice) \<le> Sup A"
  by (metis Sup_upper order_trans)

lemma le_Inf_iff: "((b::'a::complete_lattice) \<le> Inf A) = (\<forall>a\<in>A. b \<le> a)"
  by (auto intro: Inf_greatest dest: Inf_lower order_trans)

lemma Sup_le_iff: "(Sup A \<le> (b::'a::complete_lattice)) = (\<forall>a\<in>A. a \<le> b)"
  by (auto intro: Sup_least dest: Sup_upper order_trans)

lemma Inf_insert [simp]: "Inf (insert a A) = inf (a::'a::complete_lattice) (Inf A)"
  by (auto simp: order_eq_iff le_Inf_iff intro: Inf_lower le_infI1 le_infI2)

lemma Sup_insert [simp]: "Sup (insert a A) = sup (a::'a::complete_lattice) (Sup A)"
  by (auto simp: order_eq_iff Sup_le_iff intro: Sup_upper le_supI1 le_supI2)

lemma Inf_UNIV [simp]: "Inf UNIV = (bot::'a::complete_lattice)"
  by (metis Inf_lower UNIV_I bot_unique)

lemma Sup_UNIV [simp]: "Sup UNIV = (top::'a::complete_lattice)"
  by (metis Sup_upper UNIV_I top_unique)

lemma Inf_superset_mono: "B \<subseteq> A \<Longrightarrow> Inf A \<le> Inf (B::'a::complete_lattice set)"
  by (auto intro: Inf_greatest Inf_lower)

lemma Sup_subset_mono: "A \<subseteq> B \<Longrightarrow> Sup A \<le> Sup (B::'a::complete_lattice set)"
  by (auto intro: Sup_least Sup_upper)

lemma Sup_union_distrib: "Sup (A \<union> B) = sup (Sup A) (Sup (B::'a::complete_lattice set))"
  by (auto simp: order_eq_iff Sup_le_iff intro: Sup_upper le_supI1 le_supI2)

lemma Inf_union_distrib: "Inf (A \<union> B) = inf (Inf A) (Inf (B::'a::complete_lattice set))"
  by (auto simp: order_eq_iff le_Inf_iff intro: Inf_lower le_infI1 le_infI2)

lemma INF_lower: "i \<in> A \<Longrightarrow> Inf (f ` A) \<le> (f i::'a::complete_lattice)"
  by (auto intro: Inf_lower)

lemma SUP_upper: "i \<in> A \<Longrightarrow> (f i::'a::complete_lattice) \<le> Sup (f ` A)"
  by (auto intro: Sup_upper)

lemma INF_greatest: "(\<And>i. i \<in> A \<Longrightarrow> u \<le> f i) \<Longrightarrow> (u::'a::complete_lattice) \<le> Inf (f ` A)"
  by (auto intro: Inf_greatest)

lemma SUP_least: "(\<And>i. i \<in> A \<Longrightarrow> f i \<le> u) \<Longrightarrow> Sup (f ` A) \<le> (u::'a::complete_lattice)"
  by (auto intro: Sup_least)

lemma Sup_eq_Inf: "Sup A = Inf {b. \<forall>a\<in>A. a \<le> (b::'a::complete_lattice)}"
proof (rule order_antisym)
  show "Sup A \<le> Inf {b. \<forall>a\<in>A. a \<le> b}" by (rule Inf_greatest) (auto intro: Sup_least)
  show "Inf {b. \<forall>a\<in>A. a \<le> b} \<le> Sup A" by (rule Inf_lower) (auto intro: Sup_upper)
qed

lemma Inf_eq_Sup: "Inf A = Sup {b. \<forall>a\<in>A. b \<le> (a::'a::complete_lattice)}"
proof (rule order_antisym)
  show "Inf A \<le> Sup {b. \<forall>a\<in>A. b \<le> a}" by (rule Sup_upper) (auto intro: Inf_lower)
  show "Sup {b. \<forall>a\<in>A. b \<le> a} \<le> Inf A" by (rule Sup_least) (auto intro: Inf_greatest)
qed

subsection \<open>Truth values and functions\<close>

instantiation bool :: complete_lattice
begin

definition Inf_bool :: "bool set \<Rightarrow> bool"
  where "Inf_bool A = (False \<notin> A)"

definition Sup_bool :: "bool set \<Rightarrow> bool"
  where "Sup_bool A = (True \<in> A)"

instance by standard (auto simp: Inf_bool_def Sup_bool_def le_bool_def bot_bool_def top_bool_def)

end

instance bool :: complete_boolean_algebra
  by standard (auto simp: Inf_bool_def Sup_bool_def inf_bool_def sup_bool_def)

instantiation "fun" :: (type, Inf) Inf
begin

definition Inf_fun :: "('a \<Rightarrow> 'b::Inf) set \<Rightarrow> 'a \<Rightarrow> 'b"
  where "Inf_fun A = (\<lambda>x. Inf ((\<lambda>f. f x) ` A))"

instance ..

end

instantiation "fun" :: (type, Sup) Sup
begin

definition Sup_fun :: "('a \<Rightarrow> 'b::Sup) set \<Rightarrow> 'a \<Rightarrow> 'b"
  where "Sup_fun A = (\<lambda>x. Sup ((\<lambda>f. f x) ` A))"

instance ..

end

lemma Inf_apply [simp]: "Inf A x = Inf ((\<lambda>f. f x) ` A)"
  by (simp add: Inf_fun_def)

lemma Sup_apply [simp]: "Sup A x = Sup ((\<lambda>f. f x) ` A)"
  by (simp add: Sup_fun_def)

instance "fun" :: (type, complete_lattice) complete_lattice
  by standard (auto simp: le_fun_def fun_eq_iff intro: INF_lower INF_greatest SUP_upper SUP_least)

instance "fun" :: (type, complete_distrib_lattice) complete_distrib_lattice
proof
  fix a :: "'a \<Rightarrow> 'b" and B :: "('a \<Rightarrow> 'b) set"
  show "sup a (Inf B) = Inf {sup a b |b. b \<in> B}"
  proof (rule ext)
    fix x
    have "(\<lambda>f. f x) ` {sup a b |b. b \<in> B} = {sup (a x) c |c. c \<in> (\<lambda>f. f x) ` B}"
      by (auto simp: image_iff) (metis sup_apply)
    then show "sup a (Inf B) x = Inf {sup a b |b. b \<in> B} x" by (simp only: sup_apply Inf_apply sup_Inf)
  qed
  show "inf a (Sup B) = Sup {inf a b |b. b \<in> B}"
  proof (rule ext)
    fix x
    have "(\<lambda>f. f x) ` {inf a b |b. b \<in> B} = {inf (a x) c |c. c \<in> (\<lambda>f. f x) ` B}"
      by (auto simp: image_iff) (metis inf_apply)
    then show "inf a (Sup B) x = Sup {inf a b |b. b \<in> B} x" by (simp only: inf_apply Sup_apply inf_Sup)
  qed
qed

instance "fun" :: (type, complete_boolean_algebra) complete_boolean_algebra ..

subsection \<open>Unions and intersections of many sets\<close>

instantiation set :: (type) complete_lattice
begin

definition Inf_set :: "'a set set \<Rightarrow> 'a set"
  where "Inf_set A = {x. \<forall>B\<in>A. x \<in> B}"

definition Sup_set :: "'a set set \<Rightarrow> 'a set"
  where "Sup_set A = {x. \<exists>B\<in>A. x \<in> B}"

instance by standard (auto simp: Inf_set_def Sup_set_def)

end

instance set :: (type) complete_boolean_algebra
proof
  fix a :: "'a set" and B :: "'a set set"
  show "sup a (Inf B) = Inf {sup a b |b. b \<in> B}"
  proof (rule set_eqI)
    fix x
    show "(x \<in> sup a (Inf B)) = (x \<in> Inf {sup a b |b. b \<in> B})"
    proof
      assume "x \<in> sup a (Inf B)"
      then show "x \<in> Inf {sup a b |b. b \<in> B}" by (auto simp: Inf_set_def)
    next
      assume l: "x \<in> Inf {sup a b |b. b \<in> B}"
      have "x \<in> sup a b" if "b \<in> B" for b
      proof -
        have "sup a b \<in> {sup a b |b. b \<in> B}" using that by blast
        then show ?thesis using l unfolding Inf_set_def by blast
      qed
      then have "x \<in> b" if "x \<notin> a" "b \<in> B" for b using that by (metis UnE)
      then have "x \<in> Inf B" if "x \<notin> a" using that by (simp add: Inf_set_def)
      then show "x \<in> sup a (Inf B)" by (metis UnI1 UnI2)
    qed
  qed
  show "inf a (Sup B) = Sup {inf a b |b. b \<in> B}"
  proof (rule set_eqI)
    fix x
    show "(x \<in> inf a (Sup B)) = (x \<in> Sup {inf a b |b. b \<in> B})"
    proof
      assume "x \<in> inf a (Sup B)"
      then obtain b where b: "b \<in> B" "x \<in> inf a b" by (auto simp: Sup_set_def)
      have "inf a b \<in> {inf a b |b. b \<in> B}" using b(1) by blast
      then have "inf a b \<subseteq> Sup {inf a b |b. b \<in> B}" by (rule Sup_upper)
      then show "x \<in> Sup {inf a b |b. b \<in> B}" using b(2) by (rule subsetD)
    next
      assume "x \<in> Sup {inf a b |b. b \<in> B}"
      then show "x \<in> inf a (Sup B)" by (auto simp: Sup_set_def)
    qed
  qed
qed

abbreviation Inter :: "'a set set \<Rightarrow> 'a set"  ("\<Inter>")
  where "Inter S \<equiv> Inf S"

abbreviation Union :: "'a set set \<Rightarrow> 'a set"  ("\<Union>")
  where "Union S \<equiv> Sup S"

lemma Inter_iff [simp]: "(A \<in> \<Inter>C) = (\<forall>X\<in>C. A \<in> X)"
  by (simp add: Inf_set_def)

lemma InterI [intro!]: "(\<And>X. X \<in> C \<Longrightarrow> A \<in> X) \<Longrightarrow> A \<in> \<Inter>C"
  by simp

lemma InterD [elim]: "A \<in> \<Inter>C \<Longrightarrow> X \<in> C \<Longrightarrow> A \<in> X"
  by auto

lemma Inter_lower: "B \<in> A \<Longrightarrow> \<Inter>A \<subseteq> B"
  by auto

lemma Inter_greatest: "(\<And>X. X \<in> A \<Longrightarrow> C \<subseteq> X) \<Longrightarrow> C \<subseteq> \<Inter>A"
  by auto

lemma Inter_empty: "\<Inter>{} = UNIV"
  by simp

lemma Inter_insert: "\<Inter>(insert a B) = a \<inter> \<Inter>B"
  by simp

lemma Union_iff [simp]: "(A \<in> \<Union>C) = (\<exists>X\<in>C. A \<in> X)"
  by (simp add: Sup_set_def)

lemma UnionI [intro]: "X \<in> C \<Longrightarrow> A \<in> X \<Longrightarrow> A \<in> \<Union>C"
  by auto

lemma UnionE [elim!]: "A \<in> \<Union>C \<Longrightarrow> (\<And>X. A \<in> X \<Longrightarrow> X \<in> C \<Longrightarrow> R) \<Longrightarrow> R"
  by auto

lemma Union_upper: "B \<in> A \<Longrightarrow> B \<subseteq> \<Union>A"
  by auto

lemma Union_least: "(\<And>X. X \<in> A \<Longrightarrow> X \<subseteq> C) \<Longrightarrow> \<Union>A \<subseteq> C"
  by auto

lemma Union_empty: "\<Union>{} = {}"
  by simp

lemma Union_UNIV: "\<Union>UNIV = UNIV"
  by simp

lemma Union_insert: "\<Union>(insert a B) = a \<union> \<Union>B"
  by simp

lemma Union_Un_distrib [simp]: "\<Union>(A \<union> B) = \<Union>A \<union> \<Union>B"
  by auto

lemma Union_mono: "A \<subseteq> B \<Longrightarrow> \<Union>A \<subseteq> \<Union>B"
  by auto

lemma UN_iff: "(b \<in> (\<Union>x\<in>A. B x)) = (\<exists>x\<in>A. b \<in> B x)"
  by auto

lemma UN_I [intro]: "a \<in> A \<Longrightarrow> b \<in> B a \<Longrightarrow> b \<in> (\<Union>x\<in>A. B x)"
  by auto

lemma UN_E [elim!]: "b \<in> (\<Union>x\<in>A. B x) \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> b \<in> B x \<Longrightarrow> R) \<Longrightarrow> R"
  by auto

lemma INT_iff: "(b \<in> (\<Inter>x\<in>A. B x)) = (\<forall>x\<in>A. b \<in> B x)"
  by auto

lemma INT_I [intro!]: "(\<And>x. x \<in> A \<Longrightarrow> b \<in> B x) \<Longrightarrow> b \<in> (\<Inter>x\<in>A. B x)"
  by auto

lemma UN_upper: "a \<in> A \<Longrightarrow> B a \<subseteq> (\<Union>x\<in>A. B x)"
  by auto

lemma UN_least: "(\<And>x. x \<in> A \<Longrightarrow> B x \<subseteq> C) \<Longrightarrow> (\<Union>x\<in>A. B x) \<subseteq> C"
  by auto

lemma UN_subset_iff: "((\<Union>i\<in>I. A i) \<subseteq> B) = (\<forall>i\<in>I. A i \<subseteq> B)"
  by auto

lemma UN_empty: "(\<Union>x\<in>{}. B x) = {}"
  by simp

lemma UN_insert [simp]: "(\<Union>x\<in>insert a A. B x) = B a \<union> (\<Union>x\<in>A. B x)"
  by auto

lemma UN_Un: "(\<Union>i\<in>A \<union> B. M i) = (\<Union>i\<in>A. M i) \<union> (\<Union>i\<in>B. M i)"
  by auto

lemma UN_singleton [simp]: "(\<Union>x\<in>A. {x}) = A"
  by auto

lemma UN_constant [simp]: "(\<Union>y\<in>A. c) = (if A = {} then {} else c)"
  by auto

lemma image_UN: "f ` (\<Union>x\<in>A. B x) = (\<Union>x\<in>A. f ` B x)"
  by auto

lemma vimage_UN: "f -` (\<Union>x\<in>A. B x) = (\<Union>x\<in>A. f -` B x)"
  by auto

lemma image_Union: "f ` \<Union>S = (\<Union>x\<in>S. f ` x)"
  by auto

lemma Int_Union: "A \<inter> \<Union>B = (\<Union>C\<in>B. A \<inter> C)"
  by auto

lemma Un_Union_image: "(\<Union>x\<in>C. A x \<union> B x) = \<Union>(A ` C) \<union> \<Union>(B ` C)"
  by auto

lemma Compl_UN: "- (\<Union>x\<in>A. B x) = (\<Inter>x\<in>A. - B x)"
  by auto

lemma Compl_INT: "- (\<Inter>x\<in>A. B x) = (\<Union>x\<in>A. - B x)"
  by auto

lemma UNION_eq: "(\<Union>x\<in>A. B x) = {y. \<exists>x\<in>A. y \<in> B x}"
  by auto

lemma INTER_eq: "(\<Inter>x\<in>A. B x) = {y. \<forall>x\<in>A. y \<in> B x}"
  by auto

lemma vimage_eq_UN: "f -` B = (\<Union>y\<in>B. f -` {y})"
  by auto

end
