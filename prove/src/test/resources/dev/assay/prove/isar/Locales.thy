theory Locales
  imports Main
begin

locale settled =
  fixes f :: "'a \<Rightarrow> 'a"
  assumes f: "f (f x) = f x"
begin

lemma thrice: "f (f (f x)) = f x"
  by (simp add: f)

lemma itself: "settled f"
  by (rule settled_axioms)

lemma by_what_is_known: "settled f"
  by unfold_locales

end

locale undone = settled +
  fixes g :: "'a \<Rightarrow> 'a"
  assumes g: "g (f x) = x"
begin

lemma parent: "settled f"
  by (rule settled_axioms)

lemma inherited: "g (f (f x)) = f x"
  by (rule g)

end

interpretation same: settled "\<lambda>x. x"
  by unfold_locales simp

lemma of_interpretation: "settled (\<lambda>x. x)"
  by (rule same.settled_axioms)

lemma by_rule: "settled (\<lambda>x. x)"
  by (rule settled.intro) (rule refl)

lemma by_locale: "settled (\<lambda>x. x)"
  by unfold_locales simp

lemma parent_of: "undone f g \<Longrightarrow> settled f"
  by (rule undone.axioms)

lemma under_the_predicate: assumes "settled f" shows "f (f (f x)) = f x"
  by (rule settled.thrice [OF assms])

lemma interpreted: assumes "undone h k" shows "k (h (h x)) = h x \<and> h (h (h x)) = h x"
proof -
  interpret both: undone h k by fact
  have "h (h (h x)) = h x" by (rule both.thrice)
  moreover have "k (h (h x)) = h x" by (rule both.inherited)
  ultimately show ?thesis by simp
qed

lemma interpreted_without_a_name: assumes "settled h" shows "h (h (h x)) = h x"
proof -
  from assms interpret settled h .
  show ?thesis by (rule thrice)
qed

lemma interpreted_in_a_block: "(\<exists>x. h x \<noteq> h (h x)) \<Longrightarrow> \<not> settled h"
proof
  assume ex: "\<exists>x. h x \<noteq> h (h x)" and "settled h"
  {
    assume "settled h"
    then interpret s: settled h .
    have "\<forall>x. h x = h (h x)" by (simp add: s.f)
  }
  with \<open>settled h\<close> ex show False by auto
qed

end
