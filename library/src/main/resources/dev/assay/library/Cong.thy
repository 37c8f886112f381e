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

lemma cong_iff_dvd_diff: "[a = b] (mod m) = (m dvd a - b)" for a b m :: int
proof
  assume "[a = b] (mod m)"
  then have same: "a mod m = b mod m" by (simp add: cong_def)
  have "a - b = m * (a div m - b div m)"
    using same mult_div_mod_eq [of m a] mult_div_mod_eq [of m b] by (simp add: algebra_simps)
  then show "m dvd a - b" by simp
next
  assume "m dvd a - b"
  then obtain k where "a - b = m * k" by (rule dvdE)
  then have a: "a = m * (k + b div m) + b mod m" using mult_div_mod_eq [of m b] by (simp add: algebra_simps)
  have "a mod m = b mod m"
  proof (cases "0 < m")
    case True
    then show ?thesis by (intro int_mod_pos_eq [OF a]) simp_all
  next
    case False
    show ?thesis
    proof (cases "m = 0")
      case True
      then show ?thesis using \<open>a - b = m * k\<close> by simp
    next
      case nonzero: False
      then have "m < 0" using False by simp
      then show ?thesis by (intro int_mod_neg_eq [OF a]) simp_all
    qed
  qed
  then show "[a = b] (mod m)" by (simp add: cong_def)
qed

lemma add_diff_add: "(b + d) - (c + e) = (b - c) + (d - (e::int))"
  by simp

lemma cong_add_int: "[b = c] (mod a) \<Longrightarrow> [d = e] (mod a) \<Longrightarrow> [b + d = c + e] (mod (a::int))"
  by (metis cong_iff_dvd_diff add_diff_add dvd_add)

lemma cong_mult_int: "[b = c] (mod a) \<Longrightarrow> [d = e] (mod a) \<Longrightarrow> [b * d = c * e] (mod (a::int))"
proof -
  assume "[b = c] (mod a)" and "[d = e] (mod a)"
  then have "a dvd (b - c) * d" "a dvd c * (d - e)" by (simp_all add: cong_iff_dvd_diff)
  then have "a dvd (b - c) * d + c * (d - e)" by (rule dvd_add)
  moreover have "(b - c) * d + c * (d - e) = b * d - c * e" by (simp add: algebra_simps)
  ultimately show ?thesis by (simp add: cong_iff_dvd_diff)
qed

lemma cong_0_iff: "[b = 0] (mod a) = (a dvd b)" for a b :: nat
proof -
  have "0 mod a = 0" by (cases "a = 0") simp_all
  then show ?thesis by (simp add: cong_def dvd_eq_mod_eq_0)
qed

end
