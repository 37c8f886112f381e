section \<open>Factorials\<close>

theory Factorial
  imports Quickcheck_Exhaustive
begin

primrec fact :: "nat \<Rightarrow> 'a::semiring_char_0"
  where
    "fact 0 = 1"
  | "fact (Suc n) = of_nat (Suc n) * fact n"

primrec pochhammer :: "'a::comm_semiring_1 \<Rightarrow> nat \<Rightarrow> 'a"
  where
    "pochhammer a 0 = 1"
  | "pochhammer a (Suc n) = pochhammer a n * (a + of_nat n)"

lemma fact_0: "fact 0 = 1"
  by simp

lemma fact_Suc: "fact (Suc n) = of_nat (Suc n) * fact n"
  by simp

lemma fact_1 [simp]: "fact 1 = 1"
  by simp

lemma fact_2 [simp]: "fact 2 = 2"
  by (simp add: numeral_2_eq_2)

lemma fact_prod: "fact n = of_nat (prod (\<lambda>i. i) {1..n})"
  by (induct n) (simp_all add: atLeastAtMostSuc_conv)

lemma fact_nonzero [simp]: "fact n \<noteq> (0::'a::{semiring_char_0, semiring_no_zero_divisors})"
  by (induct n) simp_all

lemma fact_gt_zero [simp]: "0 < (fact n :: 'a::linordered_semidom)"
  by (induct n) simp_all

lemma fact_ge_zero [simp]: "0 \<le> (fact n :: 'a::linordered_semidom)"
  by (simp add: less_imp_le)

lemma fact_ge_1 [simp]: "1 \<le> (fact n :: 'a::linordered_semidom)"
  by (induct n) simp_all

lemma fact_ge_Suc_0_nat [simp]: "Suc 0 \<le> fact n"
  by (induct n) simp_all

lemma of_nat_fact [simp]: "of_nat (fact n) = fact n"
  by (induct n) simp_all

lemma fact_reduce: "0 < n \<Longrightarrow> fact n = of_nat n * fact (n - 1)"
  by (cases n) simp_all

lemma fact_mono: "m \<le> n \<Longrightarrow> (fact m :: 'a::linordered_semidom) \<le> fact n"
  by (induct n) (auto simp: le_Suc_eq)

lemma fact_dvd: "n \<le> m \<Longrightarrow> fact n dvd (fact m :: nat)"
  by (induct m) (auto simp: le_Suc_eq)

lemma dvd_fact: "1 \<le> m \<Longrightarrow> m \<le> n \<Longrightarrow> m dvd (fact n :: nat)"
  by (induct n) (auto simp: le_Suc_eq)

lemma fact_ge_self: "n \<le> (fact n :: nat)"
  by (induct n) simp_all

lemma pochhammer_0 [simp]: "pochhammer a 0 = 1"
  by simp

lemma pochhammer_1 [simp]: "pochhammer a 1 = a"
  by simp

lemma pochhammer_fact: "fact n = pochhammer 1 n"
  by (induct n) (simp_all add: mult_commute)

end
