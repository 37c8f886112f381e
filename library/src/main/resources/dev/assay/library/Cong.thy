section \<open>Congruence\<close>

theory Cong
  imports Primes
begin

definition cong :: "'a::semiring_modulo \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool"  ("(1[_ = _] '(' mod _'))")
  where "cong b c a = (b mod a = c mod a)"

abbreviation notcong :: "'a::semiring_modulo \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> bool"  ("(1[_ \<noteq> _] '(' mod _'))")
  where "notcong b c a \<equiv> \<not> cong b c a"

lemma cong_refl [simp]: "[b = b] (mod a)"
  by (simp add: cong_def)

lemma cong_sym: "[b = c] (mod a) \<Longrightarrow> [c = b] (mod a)"
  by (simp add: cong_def)

lemma cong_trans: "[b = c] (mod a) \<Longrightarrow> [c = d] (mod a) \<Longrightarrow> [b = d] (mod a)"
  by (simp add: cong_def)

lemma cong_add_nat: "[b = c] (mod a) \<Longrightarrow> [d = e] (mod a) \<Longrightarrow> [b + d = c + e] (mod (a::nat))"
  by (metis cong_def mod_add_eq)

lemma cong_mult_nat: "[b = c] (mod a) \<Longrightarrow> [d = e] (mod a) \<Longrightarrow> [b * d = c * e] (mod (a::nat))"
  by (metis cong_def mod_mult_eq)

lemma cong_add_int: "[b = c] (mod a) \<Longrightarrow> [d = e] (mod a) \<Longrightarrow> [b + d = c + e] (mod (a::int))"
  by (metis cong_def mod_add_eq)

lemma cong_mult_int: "[b = c] (mod a) \<Longrightarrow> [d = e] (mod a) \<Longrightarrow> [b * d = c * e] (mod (a::int))"
  by (metis cong_def mod_mult_eq)

lemma cong_0_iff: "[b = 0] (mod a) = (a dvd b)" for a b :: nat
  by (simp add: cong_def dvd_eq_mod_eq_0)

lemma cong_iff_dvd_diff: "[a = b] (mod m) = (m dvd a - b)" for a b m :: int
  by (simp add: cong_def mod_eq_dvd_iff)

end
