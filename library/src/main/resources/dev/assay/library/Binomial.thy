section \<open>Binomial coefficients\<close>

theory Binomial
  imports Factorial
begin

primrec binomial :: "nat \<Rightarrow> nat \<Rightarrow> nat"  (infixl "choose" 65)
  where
    "0 choose k = (if k = 0 then 1 else 0)"
  | "Suc n choose k = (if k = 0 then 1 else (n choose (k - 1)) + (n choose k))"

lemma binomial_n_0 [simp]: "n choose 0 = 1"
  by (cases n) simp_all

lemma binomial_0_Suc [simp]: "0 choose Suc k = 0"
  by simp

lemma binomial_Suc_Suc [simp]: "Suc n choose Suc k = (n choose k) + (n choose Suc k)"
  by simp

lemma binomial_eq_0: "n < k \<Longrightarrow> n choose k = 0"
  by (induct n arbitrary: k) auto

lemma binomial_eq_0_iff [simp]: "(n choose k = 0) = (n < k)"
  by (induct n arbitrary: k) auto

lemma zero_less_binomial: "k \<le> n \<Longrightarrow> 0 < n choose k"
  by (metis binomial_eq_0_iff not_less neq0_conv)

lemma binomial_n_n [simp]: "n choose n = 1"
  by (induct n) (simp_all add: binomial_eq_0)

lemma binomial_1 [simp]: "n choose Suc 0 = n"
  by (induct n) simp_all

lemma choose_one: "n choose 1 = n"
  by simp

lemma binomial_symmetric: "k \<le> n \<Longrightarrow> n choose k = n choose (n - k)"
  by (induct n arbitrary: k) auto

lemma Suc_times_binomial_eq: "Suc n * (n choose k) = (Suc n choose Suc k) * Suc k"
  by (induct n arbitrary: k) auto

lemma binomial_fact_lemma: "k \<le> n \<Longrightarrow> fact k * fact (n - k) * (n choose k) = fact n"
  by (induct n arbitrary: k) auto

lemma n_subsets: "finite A \<Longrightarrow> card {B. B \<subseteq> A \<and> card B = k} = card A choose k"
  by (induct A arbitrary: k rule: finite_induct) auto

lemma choose_row_sum: "(\<Sum>k\<le>n. n choose k) = 2 ^ n"
  by (induct n) auto

lemma binomial: "(a + b) ^ n = (\<Sum>k\<le>n. of_nat (n choose k) * a ^ k * (b::'a::comm_semiring_1) ^ (n - k))"
  by (induct n) auto

end
