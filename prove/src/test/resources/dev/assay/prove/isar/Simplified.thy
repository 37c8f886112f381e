theory Simplified
  imports Main
begin

text \<open>What the simplifier and \<open>auto\<close> do for everyday goals.\<close>

lemma one_point_inside: "(\<exists>x y. x = f y \<and> P x y) = (\<exists>y. P (f y) y)"
  by simp

lemma one_point_grouped: "(\<exists>y x. P x y \<and> (Q x \<and> f y = x)) = (\<exists>y. P (f y) y \<and> Q (f y))"
  by simp

lemma one_point_premise: "(\<forall>x y. P y \<longrightarrow> x = f y \<longrightarrow> Q x) = (\<forall>y. P y \<longrightarrow> Q (f y))"
  by simp

lemma one_point_denied: "(\<forall>x. P x \<longrightarrow> x \<noteq> t) = (\<not> P t)"
  by simp

lemma one_point_in_set: "(\<exists>x\<in>A. x = t \<and> P x) = (t \<in> A \<and> P t)"
  by simp

lemma one_point_in_fact: "(\<forall>n v t. n = g v + h t \<longrightarrow> R v \<and> S t) \<Longrightarrow> R v" for g :: "'a \<Rightarrow> nat"
  by auto

lemma bounded_assumption: "\<forall>x\<in>A. P x \<Longrightarrow> a \<in> A \<Longrightarrow> P a"
  by simp

lemma inside_of_pairs: "card {(x, y). x + 0 = (y::nat)} = card {(x, y). x = (y::nat)}"
  by simp

lemma eta: "f (\<lambda>x. g x) = f g"
  by simp

lemma split_pairs: "(\<lambda>(b, a). p a * f a b) = (\<lambda>q. p (snd q) * f (snd q) (fst q))" for p :: "'a \<Rightarrow> int"
  unfolding fun_eq_iff by auto

lemma witness_in_image: "set as \<subseteq> set bs \<Longrightarrow> (x, y) \<in> set as \<Longrightarrow> x \<in> fst ` set bs"
  by auto

lemma witness_by_rule: "\<exists>x. x \<subseteq> A \<and> finite x"
  by auto

lemma witness_by_rule_of_blast: "\<exists>x. x \<subseteq> A \<and> finite x"
  by blast

lemma witness_by_simplification: "\<exists>as cs. bs @ bt = as @ bs @ cs"
  by auto

lemma image_of_comprehension: "sum_list as \<in> sum_list ` {as'. \<exists>bs. as @ xa = as' @ bs}"
  by auto

lemma forward: "\<forall>z\<in>A. \<bar>z\<bar> < C \<Longrightarrow> \<forall>z\<in>A. \<bar>if z \<in> A then z else 0\<bar> \<le> (C::int)"
  by fastforce

lemma union: "B \<subseteq> \<Union> (A ` I) \<Longrightarrow> B = \<Union> ((\<lambda>i. B \<inter> A i) ` {i. i \<in> I \<and> B \<inter> A i \<noteq> {}})"
  by fastforce

lemma absolute_value: "\<bar>f 2 - (f 1 + f 1)\<bar> \<le> C \<Longrightarrow> 0 \<le> (C::int)"
  by simp

lemma maximum: "0 \<le> m \<Longrightarrow> f \<le> m \<Longrightarrow> max 0 (max f m) = (m::int)"
  by auto

lemma simplified_fact: fixes x :: nat assumes "f (x + 0) = y" shows "f x = y"
  by (rule assms [simplified])

lemma simplified_by_facts: assumes "f (xs @ []) = y" shows "f xs = y"
  by (rule assms [simplified append_Nil2])

lemma literal_facts: "B \<and> A" if a: A and b: B
proof -
  have A by (rule a)
  have B by (rule b)
  from \<open>B\<close> \<open>A\<close> show "B \<and> A" ..
qed

lemma literal_fact_of_method: "rev (rev xs) = xs \<and> P" if P
  by (simp add: \<open>P\<close>)

primrec onto :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list" where
  "onto [] ys = ys"
| "onto (x # xs) ys = onto xs (x # ys)"

lemma quantified_induction: "\<forall>ys. onto xs ys = rev xs @ ys"
  by (induct xs) auto

lemma named_cases: "length (rev xs) = length xs"
proof (induct xs rule: rev_induct)
  case Nil
  show ?case by simp
next
  case (snoc y ys)
  then show ?case by simp
qed

lemma rule_as_fact: assumes "\<And>x. x \<in> set xs \<Longrightarrow> f x = g x" shows "map f xs = map g xs"
  using assms by (induct xs) auto

lemma obtained_rule: assumes "\<exists>c. \<forall>x. x \<in> A \<longrightarrow> f x \<le> (c::nat)" shows "\<exists>c. \<forall>x\<in>A. f x < c"
proof -
  obtain c where le: "f x \<le> c" if "x \<in> A" for x using assms by blast
  have "\<forall>x\<in>A. f x < Suc c"
  proof
    fix x assume "x \<in> A"
    then show "f x < Suc c" using le [of x] by simp
  qed
  then show ?thesis by blast
qed

lemma cases_of_goals: "P \<and> Q" if "P" "Q"
proof (rule conjI, goal_cases)
  case 1
  show ?case by (rule that)
next
  case 2
  show ?case by (rule that)
qed

lemma ranges_that_equate:
  assumes "\<forall>x\<in>A. \<forall>y\<in>A. f x = f y \<longrightarrow> x = y" "\<forall>x\<in>A. \<forall>y\<in>A. g (f x) = g (f y) \<longrightarrow> f x = f y"
  shows "\<forall>x\<in>A. \<forall>y\<in>A. g (f x) = g (f y) \<longrightarrow> x = y"
  using assms by auto

lemma image_as_witness: "B = f ` {x \<in> A. P x} \<Longrightarrow> \<exists>C. C \<subseteq> A \<and> B = f ` C"
  by blast

primrec twofold :: "nat \<Rightarrow> nat" where
  "twofold 0 = 0"
| "twofold (Suc n) = Suc (Suc (twofold n))"

lemma variable_fixed_in_rule: "twofold (k + l) + 3 = twofold l + (3 + twofold k)"
proof -
  have sum: "twofold (j + l) = twofold j + twofold l" for j by (induct j) simp_all
  show ?thesis using sum [of k] by arith
qed

end
