section \<open>Even and odd numbers\<close>

theory Parity
  imports Euclidean_Division
begin

class semiring_parity = comm_semiring_1 + semiring_modulo +
  assumes even_iff_mod_2_eq_zero: "2 dvd a = (a mod 2 = 0)"
    and odd_iff_mod_2_eq_one: "(\<not> 2 dvd a) = (a mod 2 = 1)"
    and odd_one [simp]: "\<not> 2 dvd 1"

class ring_parity = ring + semiring_parity + comm_ring_1

abbreviation even :: "'a::semiring_parity \<Rightarrow> bool"
  where "even a \<equiv> 2 dvd a"

abbreviation odd :: "'a::semiring_parity \<Rightarrow> bool"
  where "odd a \<equiv> \<not> 2 dvd a"

instance nat :: semiring_parity
  by standard (auto simp: dvd_eq_mod_eq_0)

instance int :: ring_parity
  by standard (auto simp: dvd_eq_mod_eq_0)

lemma even_zero [simp]: "even (0::'a::semiring_parity)"
  by simp

lemma even_Suc [simp]: "even (Suc n) = odd n"
  by (auto simp: even_iff_mod_2_eq_zero mod_Suc)

lemma even_Suc_Suc_iff [simp]: "even (Suc (Suc n)) = even n"
  by simp

lemma even_add [simp]: "even (a + b) = (even a = even (b::nat))"
  by (induct a) auto

lemma even_mult_iff [simp]: "even (a * b) = (even a \<or> even (b::nat))"
  by (induct a) auto

lemma even_power [simp]: "even (a ^ n) = (even (a::nat) \<and> 0 < n)"
  by (induct n) auto

lemma evenE: "even (a::'a::semiring_parity) \<Longrightarrow> (\<And>b. a = 2 * b \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by auto

lemma oddE: "odd (n::'a::semiring_parity) \<Longrightarrow> (\<And>b. n = 2 * b + 1 \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (metis odd_iff_mod_2_eq_one mult_div_mod_eq)

lemma even_of_nat_iff [simp]: "even (int n) = even n"
  by (metis int_dvd_int_iff of_nat_numeral)

lemma even_nat_iff: "0 \<le> k \<Longrightarrow> even (nat k) = even k"
  by (metis even_of_nat_iff nat_0_le)

lemma minus_1_power_even [simp]: "even n \<Longrightarrow> (- 1) ^ n = (1::'a::ring_1)"
  by (auto elim: evenE simp: power_mult power2_eq_square)

end
