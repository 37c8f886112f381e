theory Unknowns imports Main begin

text \<open>What a variable of a rule stands for may be told by a later step.\<close>

lemma assumes "a = b" "b = c" shows "a = c"
  by (rule trans) fact+

lemma "\<exists>x. x = (0::nat)"
  by (rule exI) (rule refl)

lemma assumes "A \<and> B" shows B
  by (rule conjunct2) fact

lemma assumes "\<forall>x. P x \<longrightarrow> Q x" "P a" shows "Q a"
  apply (insert assms)
  apply (erule allE)
  apply (erule impE)
   apply assumption
  apply assumption
  done

lemma "\<lbrakk>\<forall>x. P x \<longrightarrow> Q x; P a\<rbrakk> \<Longrightarrow> Q a"
  apply (drule spec)
  apply (drule mp)
   apply assumption
  apply assumption
  done

lemma "A \<Longrightarrow> B \<Longrightarrow> \<exists>x. A \<and> B \<and> x = c"
  by (intro exI conjI) (assumption, assumption, rule refl)

lemma "(n::nat) \<le> n * n"
proof cases
  assume "n = 0"
  then show ?thesis by simp
next
  assume "n \<noteq> 0"
  then show ?thesis by (cases n) simp_all
qed

lemma "a \<le> b \<longrightarrow> min a (b::nat) = a"
proof cases
  assume "a = b"
  then show ?thesis by simp
next
  assume "a \<noteq> b"
  then show ?thesis by (simp add: min_def)
qed

lemma assumes "P a" shows "\<exists>x. P x"
proof (rule exI)
  show "P a" by fact
qed

lemma assumes "(a::nat) \<le> b" "b \<le> c" shows "a \<le> c"
proof (rule order_trans)
  show "a \<le> b" by fact
  show "b \<le> c" by fact
qed

lemma assumes "x \<in> A" "f x = y" shows "y \<in> f ` A"
proof (rule image_eqI)
  show "x \<in> A" by fact
  show "y = f x" using assms by simp
qed

lemma "\<forall>x. \<exists>y. x = (y::nat)"
  apply (rule allI)
  apply (rule exI)
  apply (rule refl)
  done

lemma "\<exists>x y. x + y = (5::nat)"
  apply (rule exI)+
  apply (rule add_0)
  done

end
