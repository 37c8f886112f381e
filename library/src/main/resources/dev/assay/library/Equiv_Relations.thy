section \<open>Equivalence relations\<close>

theory Equiv_Relations
  imports Wellfounded
begin

definition equiv :: "'a set \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> bool"
  where "equiv A r = (refl_on A r \<and> sym r \<and> trans r)"

definition quotient :: "'a set \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> 'a set set"  (infixl "'/'/" 90)
  where "A // r = (\<Union>x\<in>A. {r `` {x}})"

definition congruent :: "('a \<times> 'a) set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "congruent r f = (\<forall>(y, z)\<in>r. f y = f z)"

abbreviation RESPECTS :: "('a \<Rightarrow> 'b) \<Rightarrow> ('a \<times> 'a) set \<Rightarrow> bool"  (infixr "respects" 80)
  where "f respects r \<equiv> congruent r f"

definition proj :: "('b \<times> 'a) set \<Rightarrow> 'b \<Rightarrow> 'a set"
  where "proj r x = r `` {x}"

definition part_equivp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "part_equivp R = ((\<exists>x. R x x) \<and> (\<forall>x y. R x y = (R x x \<and> R y y \<and> R x = R y)))"

definition equivp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> bool"
  where "equivp R = (\<forall>x y. R x y = (R x = R y))"

lemma equivI: "refl_on A r \<Longrightarrow> sym r \<Longrightarrow> trans r \<Longrightarrow> equiv A r"
  by (simp add: equiv_def)

lemma equivE: "equiv A r \<Longrightarrow> (refl_on A r \<Longrightarrow> sym r \<Longrightarrow> trans r \<Longrightarrow> P) \<Longrightarrow> P"
  by (simp add: equiv_def)

lemma equiv_class_eq: "equiv A r \<Longrightarrow> (a, b) \<in> r \<Longrightarrow> r `` {a} = r `` {b}"
  by (auto simp: equiv_def dest: symD transD)

lemma equiv_class_self: "equiv A r \<Longrightarrow> a \<in> A \<Longrightarrow> a \<in> r `` {a}"
  by (auto simp: equiv_def refl_on_def)

lemma equiv_class_eq_iff: "equiv A r \<Longrightarrow> ((x, y) \<in> r) = (r `` {x} = r `` {y} \<and> x \<in> A \<and> y \<in> A)"
proof -
  assume eq: "equiv A r"
  then have "r \<subseteq> A \<times> A" by (simp add: equiv_def refl_on_def)
  then have in_A: "x \<in> A \<and> y \<in> A" if "(x, y) \<in> r" for x y using that by (metis SigmaD1 SigmaD2 subsetD)
  have "(x, y) \<in> r" if "r `` {x} = r `` {y}" "y \<in> A"
    using that equiv_class_self [OF eq, of y] by auto
  with in_A equiv_class_eq [OF eq, of x y] show "((x, y) \<in> r) = (r `` {x} = r `` {y} \<and> x \<in> A \<and> y \<in> A)" by blast
qed

lemma quotientI: "x \<in> A \<Longrightarrow> r `` {x} \<in> A // r"
  by (auto simp: quotient_def)

lemma quotientE: "X \<in> A // r \<Longrightarrow> (\<And>x. X = r `` {x} \<Longrightarrow> x \<in> A \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: quotient_def)

lemma Union_quotient: "equiv A r \<Longrightarrow> \<Union>(A // r) = A"
proof -
  assume eq: "equiv A r"
  then have "r \<subseteq> A \<times> A" by (simp add: equiv_def refl_on_def)
  then have in_A: "y \<in> A" if "(x, y) \<in> r" for x y using that by (metis SigmaD1 SigmaD2 subsetD)
  then have "\<Union>(A // r) \<subseteq> A" by (auto simp: quotient_def)
  moreover have "A \<subseteq> \<Union>(A // r)" using equiv_class_self [OF eq] by (metis UnionI quotientI subsetI)
  ultimately show "\<Union>(A // r) = A" by blast
qed

lemma quotient_disj: "equiv A r \<Longrightarrow> X \<in> A // r \<Longrightarrow> Y \<in> A // r \<Longrightarrow> X = Y \<or> X \<inter> Y = {}"
proof -
  assume eq: "equiv A r" and X: "X \<in> A // r" and Y: "Y \<in> A // r"
  from X obtain a where a: "X = r `` {a}" by (metis quotientE)
  from Y obtain b where b: "Y = r `` {b}" by (metis quotientE)
  show "X = Y \<or> X \<inter> Y = {}"
  proof (cases "\<exists>z. z \<in> X \<inter> Y")
    case True
    then obtain z where "(a, z) \<in> r" "(b, z) \<in> r" using a b by auto
    then have "r `` {a} = r `` {z}" "r `` {b} = r `` {z}" by (metis equiv_class_eq [OF eq])+
    with a b show ?thesis by simp
  next
    case False
    then show ?thesis by (metis ex_in_conv)
  qed
qed

lemma equivpI: "reflp R \<Longrightarrow> symp R \<Longrightarrow> transp R \<Longrightarrow> equivp R"
  by (auto simp: equivp_def reflp_def symp_def transp_def fun_eq_iff)

lemma equivpE: "equivp R \<Longrightarrow> (reflp R \<Longrightarrow> symp R \<Longrightarrow> transp R \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: equivp_def reflp_def symp_def transp_def)

lemma equivp_reflp: "equivp R \<Longrightarrow> R x x"
  by (simp add: equivp_def)

lemma equivp_symp: "equivp R \<Longrightarrow> R x y \<Longrightarrow> R y x"
  by (simp add: equivp_def)

lemma equivp_transp: "equivp R \<Longrightarrow> R x y \<Longrightarrow> R y z \<Longrightarrow> R x z"
  by (simp add: equivp_def)

lemma identity_equivp: "equivp (=)"
  by (auto simp: equivp_def fun_eq_iff)

hide_const (open) proj

end
