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
proof (induct n)
  case 0
  show ?case by simp
next
  case (Suc n)
  have i: "{1..Suc n} = insert (Suc n) {1..n}" by (auto simp: set_eq_iff le_Suc_eq)
  have "prod (\<lambda>i. i) {1..Suc n} = Suc n * prod (\<lambda>i. i) {1..n}"
    unfolding i by simp
  then show ?case by (simp only: fact_Suc Suc of_nat_mult)
qed

lemma fact_nonzero [simp]: "fact n \<noteq> (0::'a::{semiring_char_0, semiring_no_zero_divisors})"
proof (induct n)
  case 0
  show ?case by simp
next
  case (Suc n)
  have p: "of_nat (Suc n) \<noteq> (0::'a::{semiring_char_0, semiring_no_zero_divisors})"
    unfolding of_nat_eq_0_iff by simp
  show ?case by (metis fact_Suc mult_eq_0_iff p Suc)
qed

lemma fact_gt_zero [simp]: "0 < (fact n :: 'a::linordered_semidom)"
proof (induct n)
  case 0
  show ?case by simp
next
  case (Suc n)
  have p: "(0::'a::linordered_semidom) < of_nat (Suc n)" by (metis of_nat_0 of_nat_less_iff zero_less_Suc)
  from mult_pos_pos [OF p Suc] show ?case by (simp only: fact_Suc)
qed

lemma fact_ge_zero [simp]: "0 \<le> (fact n :: 'a::linordered_semidom)"
  by (simp add: less_imp_le)

lemma fact_ge_1 [simp]: "1 \<le> (fact n :: 'a::linordered_semidom)"
proof (induct n)
  case 0
  show ?case by simp
next
  case (Suc n)
  have "of_nat 1 \<le> (of_nat (Suc n) :: 'a::linordered_semidom)"
    unfolding of_nat_le_iff by simp
  then have p: "(1::'a::linordered_semidom) \<le> of_nat (Suc n)" by (simp only: of_nat_1)
  from mult_mono [OF p Suc of_nat_0_le_iff zero_le_one] show ?case by (simp only: fact_Suc mult_1_left)
qed

lemma fact_ge_Suc_0_nat [simp]: "Suc 0 \<le> fact n"
  by (induct n) simp_all

lemma of_nat_fact [simp]: "of_nat (fact n) = fact n"
  by (induct n) (simp_all del: of_nat_Suc mult_Suc)

lemma fact_reduce: "0 < n \<Longrightarrow> fact n = of_nat n * fact (n - 1)"
  by (cases n) simp_all

lemma fact_mono: "m \<le> n \<Longrightarrow> (fact m :: 'a::linordered_semidom) \<le> fact n"
proof (induction n)
  case 0
  then show ?case by simp
next
  case (Suc n)
  have "of_nat 1 \<le> (of_nat (Suc n) :: 'a::linordered_semidom)"
    unfolding of_nat_le_iff by simp
  then have p: "(1::'a::linordered_semidom) \<le> of_nat (Suc n)" by (simp only: of_nat_1)
  have s: "(fact n :: 'a::linordered_semidom) \<le> fact (Suc n)"
    using mult_mono [OF p order_refl of_nat_0_le_iff fact_ge_zero] by (simp only: fact_Suc mult_1_left)
  show ?case
  proof (cases "m = Suc n")
    case True
    then show ?thesis by simp
  next
    case False
    then have "m \<le> n" using Suc.prems by (simp add: le_Suc_eq)
    then have "(fact m :: 'a::linordered_semidom) \<le> fact n" using Suc.IH by metis
    then show ?thesis using s by (rule order_trans)
  qed
qed

lemma fact_dvd: "n \<le> m \<Longrightarrow> fact n dvd (fact m :: nat)"
  by (induct m) (auto simp: le_Suc_eq)

lemma dvd_fact: "1 \<le> m \<Longrightarrow> m \<le> n \<Longrightarrow> m dvd (fact n :: nat)"
proof (induct n)
  case 0
  then show ?case by simp
next
  case (Suc n)
  have e: "(fact (Suc n) :: nat) = Suc n * fact n" by (simp only: fact_Suc of_nat_id)
  show ?case
  proof (cases "m = Suc n")
    case True
    then show ?thesis by (metis e dvd_triv_left)
  next
    case False
    then have "m \<le> n" using Suc.prems by (simp add: le_Suc_eq)
    then have "m dvd fact n" using Suc by blast
    then show ?thesis by (metis e dvd_mult)
  qed
qed

lemma fact_ge_self: "n \<le> (fact n :: nat)"
proof (cases n)
  case 0
  then show ?thesis by simp
next
  case (Suc k)
  have "Suc k * Suc 0 \<le> Suc k * fact k" by (rule mult_le_mono [OF order_refl fact_ge_Suc_0_nat])
  then have "Suc k \<le> Suc k * fact k" by (metis One_nat_def mult_1_right)
  then show ?thesis using Suc by (simp only: fact_Suc of_nat_id)
qed

lemma pochhammer_0 [simp]: "pochhammer a 0 = 1"
  by simp

lemma pochhammer_1 [simp]: "pochhammer a 1 = a"
  by simp

lemma pochhammer_fact: "fact n = pochhammer 1 n"
  by (induct n) (simp_all add: mult_commute)

end
