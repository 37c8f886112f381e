theory Witnesses imports Main begin

text \<open>Values that there are, and that the assumptions speak of.\<close>

datatype edge = Road nat nat | Rail nat nat

lemma in_an_image: "S \<subseteq> T \<Longrightarrow> (M, x) \<in> set xs \<Longrightarrow> M \<inter> S \<noteq> {} \<Longrightarrow> x \<in> snd ` {p. p \<in> set xs \<and> (case p of (N, y) \<Rightarrow> N \<inter> T \<noteq> {})}"
  by auto

lemma by_an_equation: "(a, n, b) \<in> T \<Longrightarrow> a \<in> S \<Longrightarrow> \<exists>Y. (\<exists>s\<in>S. Y = {y. (s, n, y) \<in> T}) \<and> b \<in> Y"
  by auto

lemma once_its_case_is_known: "Road (Suc n) 0 \<in> set es \<Longrightarrow> \<exists>e\<in>set es. n \<in> set (case e of Road (Suc i) 0 \<Rightarrow> [i] | _ \<Rightarrow> [])"
  by force

lemma in_a_union: "(p, a, q) \<in> T \<Longrightarrow> p \<in> (\<Union>(x, b, y) \<in> T. {x, y})"
  by auto

lemma in_a_larger_set: "(\<Union>(x, b, y) \<in> T. {x, y}) \<subseteq> Q \<Longrightarrow> (p, a, q) \<in> T \<Longrightarrow> q \<in> Q"
  by auto

lemma by_the_case_alone: "\<exists>a b. p = (a, b)"
  by (cases p)

lemma obtained_by_a_case: "fst p = fst p"
proof -
  obtain a b where "p = (a, b)" by (cases p)
  then show ?thesis by simp
qed

end
