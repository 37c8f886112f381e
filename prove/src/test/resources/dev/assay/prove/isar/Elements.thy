theory Elements imports Main begin

text \<open>What is said of the elements of a set is simplified as something about elements.\<close>

lemma "(\<And>x. x \<in> A \<Longrightarrow> f x = g x) \<Longrightarrow> sum f A = sum g A"
  by simp

lemma "(\<And>i. i < n \<Longrightarrow> f i = g i) \<Longrightarrow> sum f {..<n} = sum g {..<(n::nat)}"
  by simp

lemma "(\<And>x. x \<in> A \<Longrightarrow> f x = g x) \<Longrightarrow> f ` A = g ` A"
  by simp

lemma "((\<lambda>x. f c x) \<circ> (\<lambda>x. d x)) ` X = (\<lambda>x. f c (d x)) ` X"
  by simp

lemma "(\<forall>x\<in>A. x \<in> A \<longrightarrow> P x) = (\<forall>x\<in>A. P x)"
  by simp

lemma "(\<exists>x\<in>{1..3::nat}. x \<ge> 1 \<and> Q x) = (\<exists>x\<in>{1..3}. Q x)"
  by simp

text \<open>The smaller and the larger of two values are one of them.\<close>

lemma "a \<le> m \<Longrightarrow> b \<le> m \<Longrightarrow> (m::'a::linorder) = max m (max a b)"
  by auto

lemma "min a (max b c) = max (min a b) (min a (c::'a::linorder))"
  by auto

end
