section \<open>Logarithms of numbers, rounded\<close>

theory Log_Nat
  imports Main
begin

definition floorlog :: "nat \<Rightarrow> nat \<Rightarrow> nat"
  where "floorlog b a = (if 0 < a \<and> 1 < b then LEAST k. a < b ^ k else 0)"

definition bitlen :: "int \<Rightarrow> int"
  where "bitlen a = int (floorlog 2 (nat a))"

lemma floorlog_bounds: "0 < x \<Longrightarrow> 1 < b \<Longrightarrow> b ^ (floorlog b x - 1) \<le> x \<and> x < b ^ floorlog b x"
proof -
  assume x: "0 < x" and b: "1 < b"
  have "k < b ^ k" for k
  proof (induct k)
    case 0
    show ?case by simp
  next
    case (Suc k)
    have "Suc k \<le> b ^ k" using Suc by simp
    also have "b ^ k < b * b ^ k"
    proof -
      have "2 * b ^ k \<le> b * b ^ k" using b by (intro mult_le_mono1) simp
      moreover have "0 < b ^ k" using b by simp
      ultimately show ?thesis by linarith
    qed
    finally show ?case by simp
  qed
  then have ex: "\<exists>k. x < b ^ k" by blast
  define k where "k = (LEAST k. x < b ^ k)"
  have high: "x < b ^ k" unfolding k_def using ex by (rule LeastI_ex)
  have "k \<noteq> 0" using high x by (cases k) simp_all
  then have "k - 1 < k" by simp
  then have "\<not> x < b ^ (k - 1)" unfolding k_def by (rule not_less_Least)
  then show ?thesis using x b high by (simp add: floorlog_def k_def)
qed

lemma bitlen_zero [simp]: "bitlen 0 = 0"
  by (simp add: bitlen_def floorlog_def)

lemma bitlen_nonneg: "0 \<le> bitlen x"
  by (simp add: bitlen_def)

end
