section \<open>Prime numbers\<close>

theory Primes
  imports Main
begin

text \<open>In Isabelle, \<open>prime\<close> and its like belong to a theory of factorial rings; here they are for all rings alike.\<close>

definition irreducible :: "'a::comm_semiring_1 \<Rightarrow> bool"
  where "irreducible p = (p \<noteq> 0 \<and> \<not> p dvd 1 \<and> (\<forall>a b. p = a * b \<longrightarrow> a dvd 1 \<or> b dvd 1))"

definition prime_elem :: "'a::comm_semiring_1 \<Rightarrow> bool"
  where "prime_elem p = (p \<noteq> 0 \<and> \<not> p dvd 1 \<and> (\<forall>a b. p dvd a * b \<longrightarrow> p dvd a \<or> p dvd b))"

definition prime :: "'a::normalization_semidom \<Rightarrow> bool"
  where "prime p = (prime_elem p \<and> normalize p = p)"

lemma prime_nat_iff: "prime (n::nat) = (1 < n \<and> (\<forall>m. m dvd n \<longrightarrow> m = 1 \<or> m = n))"
  by (auto simp: prime_def prime_elem_def)

lemma prime_nat_iff': "prime (p::nat) = (1 < p \<and> (\<forall>n\<in>{2..<p}. \<not> n dvd p))"
  by (auto simp: prime_nat_iff)

lemma prime_int_iff: "prime (n::int) = (1 < n \<and> (\<forall>m. 0 \<le> m \<and> m dvd n \<longrightarrow> m = 1 \<or> m = n))"
  by (auto simp: prime_def prime_elem_def)

lemma prime_nat_int_transfer [simp]: "prime (int n) = prime n"
  by (auto simp: prime_nat_iff prime_int_iff)

lemma not_prime_0 [simp]: "\<not> prime (0::'a::normalization_semidom)"
  by (simp add: prime_def prime_elem_def)

lemma not_prime_1 [simp]: "\<not> prime (1::'a::normalization_semidom)"
  by (simp add: prime_def prime_elem_def)

lemma two_is_prime_nat [simp]: "prime (2::nat)"
  by (auto simp: prime_nat_iff)

lemma prime_gt_0_nat: "prime p \<Longrightarrow> 0 < (p::nat)"
  by (simp add: prime_nat_iff)

lemma prime_gt_1_nat: "prime p \<Longrightarrow> 1 < (p::nat)"
  by (simp add: prime_nat_iff)

lemma prime_ge_2_nat: "prime p \<Longrightarrow> 2 \<le> (p::nat)"
  by (simp add: prime_nat_iff)

lemma prime_gt_1_int: "prime p \<Longrightarrow> 1 < (p::int)"
  by (simp add: prime_int_iff)

lemma prime_dvd_mult_iff: "prime p \<Longrightarrow> (p dvd a * b) = (p dvd a \<or> p dvd b)"
  by (auto simp: prime_def prime_elem_def)

lemma prime_dvd_mult_nat: "prime p \<Longrightarrow> p dvd m * n \<Longrightarrow> p dvd m \<or> p dvd (n::nat)"
  by (auto simp: prime_def prime_elem_def)

lemma prime_dvd_power_nat: "prime p \<Longrightarrow> p dvd x ^ n \<Longrightarrow> p dvd (x::nat)"
  by (induct n) (auto simp: prime_dvd_mult_iff)

lemma prime_odd_nat: "prime p \<Longrightarrow> 2 < p \<Longrightarrow> odd (p::nat)"
  by (auto simp: prime_nat_iff)

lemma prime_factor_nat: "n \<noteq> 1 \<Longrightarrow> \<exists>p. prime p \<and> p dvd (n::nat)"
  by (induct n rule: less_induct) (auto simp: prime_nat_iff)

lemma prime_imp_coprime_nat: "prime p \<Longrightarrow> \<not> p dvd n \<Longrightarrow> coprime p (n::nat)"
  by (auto simp: prime_nat_iff coprime_def)

lemma primes_coprime_nat: "prime p \<Longrightarrow> prime q \<Longrightarrow> p \<noteq> q \<Longrightarrow> coprime p (q::nat)"
  by (auto simp: prime_nat_iff coprime_def)

lemma bigger_prime: "\<exists>p. prime p \<and> n < (p::nat)"
  by (metis prime_factor_nat dvd_fact)

lemma primes_infinite: "infinite {p::nat. prime p}"
  by (metis bigger_prime finite_nat_set_iff_bounded)

end
