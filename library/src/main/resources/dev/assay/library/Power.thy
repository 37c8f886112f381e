section \<open>Powers\<close>

theory Power
  imports Num
begin

primrec power :: "'a::power \<Rightarrow> nat \<Rightarrow> 'a"  (infixr "^" 80)
  where
    "power a 0 = 1"
  | "power a (Suc n) = a * power a n"

abbreviation power2 :: "'a::power \<Rightarrow> 'a"  ("(_\<^sup>2)" [1000] 999)
  where "x\<^sup>2 \<equiv> x ^ 2"

lemma power_0: "a ^ 0 = 1"
  by simp

lemma power_Suc: "a ^ Suc n = a * a ^ n"
  by simp

lemma power_one [simp]: "1 ^ n = (1::'a::monoid_mult)"
  by (induct n) simp_all

lemma power_one_right [simp]: "a ^ 1 = (a::'a::monoid_mult)"
  by simp

lemma power_commutes: "a ^ n * a = a * (a::'a::monoid_mult) ^ n"
  by (induct n) (simp_all add: mult_assoc)

lemma power_Suc2: "a ^ Suc n = a ^ n * (a::'a::monoid_mult)"
  by (simp add: power_commutes)

lemma power_add: "a ^ (m + n) = a ^ m * (a::'a::monoid_mult) ^ n"
  by (induct m) (simp_all add: mult_assoc)

lemma power_mult: "a ^ (m * n) = ((a::'a::monoid_mult) ^ m) ^ n"
  by (induct n) (simp_all add: power_add)

lemma power2_eq_square: "a\<^sup>2 = a * (a::'a::monoid_mult)"
  by (simp add: numeral_2_eq_2)

lemma power_mult_distrib: "(a * b) ^ n = (a ^ n) * ((b::'a::comm_monoid_mult) ^ n)"
  by (induct n) (simp_all add: mult_ac)

lemma power_0_Suc [simp]: "0 ^ Suc n = (0::'a::semiring_1)"
  by simp

lemma zero_power: "0 < n \<Longrightarrow> 0 ^ n = (0::'a::semiring_1)"
  by (cases n) simp_all

lemma power_eq_0_iff [simp]: "((a::'a::semiring_1_no_zero_divisors) ^ n = 0) = (a = 0 \<and> 0 < n)"
  by (induct n) auto

lemma of_nat_power [simp]: "of_nat (m ^ n) = (of_nat m::'a::semiring_1) ^ n"
  by (induct n) simp_all

lemma zero_le_power [simp]: "0 \<le> a \<Longrightarrow> 0 \<le> (a::'a::linordered_semidom) ^ n"
  by (induct n) simp_all

lemma zero_less_power [simp]: "0 < a \<Longrightarrow> 0 < (a::'a::linordered_semidom) ^ n"
  by (induct n) simp_all

lemma power_mono: "a \<le> b \<Longrightarrow> 0 \<le> a \<Longrightarrow> a ^ n \<le> (b::'a::linordered_semidom) ^ n"
  by (induct n) (simp, metis mult_mono order_trans power_Suc zero_le_power)

lemma power_increasing: "n \<le> N \<Longrightarrow> 1 \<le> a \<Longrightarrow> (a::'a::linordered_semidom) ^ n \<le> a ^ N"
  by (induct N)
    (auto simp: le_Suc_eq, metis mult_1_left mult_right_mono order_trans zero_le_one zero_le_power)

lemma zero_le_power2 [simp]: "0 \<le> (a::'a::linordered_idom)\<^sup>2"
  by (simp add: power2_eq_square)

lemma power2_sum: "(x + y)\<^sup>2 = x\<^sup>2 + y\<^sup>2 + 2 * x * (y::'a::comm_semiring_1)"
  by (simp add: power2_eq_square distrib_left distrib_right mult_2 mult_2_right add_ac mult_ac)

lemma dvd_power: "0 < n \<or> x = 1 \<Longrightarrow> x dvd (x::'a::comm_semiring_1) ^ n"
  by (cases n) auto

lemma nat_power_eq_Suc_0_iff [simp]: "(x ^ m = Suc 0) = (m = 0 \<or> x = Suc 0)"
  by (induct m) auto

lemma nat_zero_less_power_iff [simp]: "(0 < x ^ n) = (0 < (x::nat) \<or> n = 0)"
  by (induct n) auto

lemma nat_one_le_power: "Suc 0 \<le> i \<Longrightarrow> Suc 0 \<le> i ^ n"
  by (metis Suc_le_eq zero_less_power)

end
