theory Cases
  imports Main
begin

inductive_set steps :: "nat \<Rightarrow> nat set" for b where
  start: "b \<in> steps b"
| two: "n \<in> steps b \<Longrightarrow> n < 100 \<Longrightarrow> Suc (Suc n) \<in> steps b"

text \<open>Facts beyond the one that the rule needs are assumed in each case.\<close>

lemma assumes "n \<in> steps b" "n \<noteq> b" shows "2 \<le> n"
  using assms(1,2) by (cases rule: steps.cases) simp_all

lemma "n \<in> steps b \<Longrightarrow> n \<noteq> b \<Longrightarrow> 2 \<le> n"
proof -
  assume "n \<in> steps b" "n \<noteq> b"
  then show ?thesis by (cases n rule: steps.cases) simp_all
qed

text \<open>Cases have their names after a method that is combined with another.\<close>

lemma assumes "xs \<noteq> []" shows "0 < length xs"
proof (insert assms; induction xs)
  case Nil
  then show ?case by simp
next
  case (Cons x xs)
  show ?case by simp
qed

text \<open>The cases of a rule that is named are called as it says, and its equations for variables are used up.\<close>

inductive ends :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> nat \<Rightarrow> bool" for f where
  good: "f\<^sup>*\<^sup>* s t \<Longrightarrow> t = s \<Longrightarrow> ends f s 0"
| bad: "f\<^sup>*\<^sup>* s u \<Longrightarrow> u \<noteq> s \<Longrightarrow> ends f s 1"

lemma assumes "\<forall>t. f\<^sup>*\<^sup>* s t \<longrightarrow> t = s" and "ends f s b" shows "b \<noteq> 1"
  using \<open>ends f s b\<close>
proof (cases rule: ends.cases)
  case (bad u)
  then show ?thesis using assms by auto
qed simp_all

text \<open>What is shown under a premise fits a goal that assumes it.\<close>

lemma "b \<le> (a::nat) \<longleftrightarrow> (\<exists>r. a = b + r)"
proof
  show "b \<le> a \<Longrightarrow> \<exists>r. a = b + r"
  proof -
    assume "b \<le> a"
    then show "\<exists>r. a = b + r" by (metis le_add_diff_inverse)
  qed
  show "\<exists>r. a = b + r \<Longrightarrow> b \<le> a" by auto
qed

end
