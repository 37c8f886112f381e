theory Everyday imports Main begin

text \<open>A name that the proof has given to a term may stand in \<open>of\<close> and \<open>where\<close>.\<close>

lemma
  fixes weight :: "'a \<Rightarrow> 'b \<Rightarrow> nat"
  assumes "\<And>a b. (\<And>c d. weight c d < weight a b \<Longrightarrow> S c d) \<Longrightarrow> S a b"
  shows "S a b"
proof -
  let ?w = "\<lambda>p. weight (fst p) (snd p)"
  let ?S = "\<lambda>p. S (fst p) (snd p)"
  have "?S (a, b)"
    apply (rule measure_induct [of ?w ?S])
    using assms by (metis fst_conv snd_conv)
  moreover have "?S (a, b)"
    apply (rule measure_induct [where f = ?w and P = ?S])
    using assms by (metis fst_conv snd_conv)
  ultimately show ?thesis by simp
qed

text \<open>A rule may be about a part of the goal, whatever the goal says of it.\<close>

lemma "\<exists>n. n > 3 \<and> P n \<Longrightarrow> (SOME n. n > 3 \<and> P n) > (3::nat) \<and> P (SOME n. n > 3 \<and> P n)"
  by (rule someI_ex)

lemma "finite A \<Longrightarrow> distinct (SOME xs. set xs = A \<and> distinct xs)"
  by (rule someI2_ex, rule finite_distinct_list) auto

text \<open>Variables of a fact that was there before the proof mean nothing that is fixed in the proof.\<close>

inductive derives :: "nat set \<Rightarrow> nat \<Rightarrow> bool" where
  given: "x \<in> G \<Longrightarrow> derives G x"
| next_one: "derives G x \<Longrightarrow> derives G (Suc x)"

lemma derives_cut:
  assumes "derives G x" "derives D y" "D \<subseteq> insert x H" "G \<subseteq> H"
  shows "derives H y"
  using assms(2,3,1,4)
proof (induction arbitrary: G x H rule: derives.induct)
  case (given y D)
  then have "y = x \<or> y \<in> H" by auto
  then show ?case
  proof
    assume "y = x"
    have "H' = H \<Longrightarrow> derives H' x" if "derives G x" "G \<subseteq> H'" for H'
      using that by (induction) (auto intro: derives.intros)
    then show ?thesis using given \<open>y = x\<close> by simp
  next
    assume "y \<in> H"
    then show ?thesis by (rule derives.given)
  qed
next
  case (next_one D y)
  then show ?case using derives.next_one by blast
qed

lemma assumes "derives G x" "derives (insert x D) y" shows "derives (G \<union> D) y"
proof (rule derives_cut)
  show "derives G x" by (rule assms(1))
  show "derives (insert x D) y" by (rule assms(2))
  show "insert x D \<subseteq> insert x (G \<union> D)" by auto
  show "G \<subseteq> G \<union> D" by auto
qed

text \<open>What is stated together is proved together by one induction.\<close>

datatype form = Yes | Not form | Or form form

fun models refutes :: "form \<Rightarrow> nat set" where
  "models Yes = UNIV"
| "models (Not p) = refutes p"
| "models (Or p q) = models p \<union> models q"
| "refutes Yes = {}"
| "refutes (Not p) = models p"
| "refutes (Or p q) = refutes p \<inter> refutes q"

lemma shows "n \<notin> models p \<longleftrightarrow> n \<in> refutes p" and "n \<notin> refutes p \<longleftrightarrow> n \<in> models p"
proof (induct p arbitrary: n)
qed auto

lemma shows "length (map f xs) = length xs" and "map f (xs @ ys) = map f xs @ map f ys"
  by (induct xs) simp_all

text \<open>Numbers that are different are so because one is less.\<close>

lemma "n < Suc m \<Longrightarrow> m \<noteq> n \<Longrightarrow> (\<And>k. k < m \<Longrightarrow> P k) \<Longrightarrow> P n"
  by simp

lemma "(x::int) \<le> y \<Longrightarrow> x \<noteq> y \<Longrightarrow> x < y"
  by simp

text \<open>A pair is in an image as its components are.\<close>

lemma "a \<in> A \<Longrightarrow> b \<in> B \<Longrightarrow> f a b \<in> (\<lambda>(a, b). f a b) ` (A \<times> B)"
  by auto

lemma "{f a b | a b. (a, b) \<in> (UNIV - A) \<times> B} = (\<lambda>(a, b). f a b) ` ((UNIV - A) \<times> B)"
  by auto

text \<open>What follows from the facts as they are is not simplified away.\<close>

locale interchange =
  fixes both par :: "'a::order \<Rightarrow> 'a \<Rightarrow> 'a" and chaos skip :: 'a
  assumes par_skip [simp]: "par chaos skip = chaos" "par skip chaos = chaos"
    and both_chaos [simp]: "both chaos c = c" "both c chaos = c"
    and interchange: "both (par a b) (par c d) \<le> par (both a c) (both b d)"
begin

lemma "chaos \<le> par skip skip"
proof -
  have "chaos = both (par chaos skip) (par skip chaos)" by simp
  then have "\<dots> \<le> par (both chaos skip) (both skip chaos)" using interchange by blast
  then show ?thesis by simp
qed

end

text \<open>A name may say in which context it is meant.\<close>

lemma "a \<le> b \<Longrightarrow> b \<le> a \<Longrightarrow> a = (b::'a::order)"
  by (rule order_class.order.antisym)

context order
begin

lemma "a \<le> b \<Longrightarrow> b \<le> c \<Longrightarrow> a \<le> c"
  by (rule local.order_trans)

end

end
