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

lemma prime_elem_nat_divisor: "prime_elem n \<Longrightarrow> m dvd n \<Longrightarrow> m = 1 \<or> m = (n::nat)"
proof -
  assume prime: "prime_elem n" and "m dvd n"
  then obtain k where n: "n = m * k" by (meson dvdE)
  have "n dvd m * k" using n by simp
  then have "n dvd m \<or> n dvd k" using prime unfolding prime_elem_def by blast
  then show ?thesis
  proof
    assume "n dvd m"
    then show ?thesis using \<open>m dvd n\<close> dvd_antisym by blast
  next
    assume "n dvd k"
    moreover have "k dvd n" using n by simp
    ultimately have "k = n" using dvd_antisym by blast
    moreover have "n \<noteq> 0" using prime by (simp add: prime_elem_def)
    ultimately have same: "n = m * n" and nonzero: "0 < n" using n by simp_all
    have "m = 1"
    proof (rule ccontr)
      assume "m \<noteq> 1"
      moreover have "m \<noteq> 0" using same nonzero by (metis less_irrefl mult_zero_left)
      ultimately have "2 \<le> m" by simp
      then have "2 * n \<le> m * n" by (rule mult_le_mono1)
      then show False using same nonzero by linarith
    qed
    then show ?thesis by simp
  qed
qed

lemma prime_elem_natI: "1 < n \<Longrightarrow> (\<And>m. m dvd n \<Longrightarrow> m = 1 \<or> m = n) \<Longrightarrow> prime_elem (n::nat)"
proof -
  assume n: "1 < n" and divisors: "\<And>m. m dvd n \<Longrightarrow> m = 1 \<or> m = n"
  have "n dvd b" if ab: "n dvd a * b" and a: "\<not> n dvd a" for a b
  proof -
    have "gcd n a dvd n" by simp
    then have "gcd n a = 1 \<or> gcd n a = n" by (rule divisors)
    moreover have "gcd n a \<noteq> n" using a by (metis gcd_dvd2)
    ultimately have "b * gcd n a = b" by simp
    then have b: "gcd (b * n) (b * a) = b" using gcd_mult_distrib_nat [of b n a] by simp
    have "n dvd b * n" "n dvd b * a" using ab by (simp_all add: mult.commute)
    then have "n dvd gcd (b * n) (b * a)" by simp
    then show ?thesis using b by simp
  qed
  then show ?thesis using n by (auto simp: prime_elem_def)
qed

lemma prime_nat_iff: "prime (n::nat) = (1 < n \<and> (\<forall>m. m dvd n \<longrightarrow> m = 1 \<or> m = n))"
proof
  assume "prime n"
  then have elem: "prime_elem n" by (simp add: prime_def)
  then have "n \<noteq> 0" "n \<noteq> 1" by (auto simp: prime_elem_def)
  then show "1 < n \<and> (\<forall>m. m dvd n \<longrightarrow> m = 1 \<or> m = n)" using prime_elem_nat_divisor [OF elem] by simp
next
  assume "1 < n \<and> (\<forall>m. m dvd n \<longrightarrow> m = 1 \<or> m = n)"
  then have "prime_elem n" by (intro prime_elem_natI) simp_all
  then show "prime n" by (simp add: prime_def normalize_nat_def)
qed

lemma prime_nat_iff': "prime (p::nat) = (1 < p \<and> (\<forall>n\<in>{2..<p}. \<not> n dvd p))"
proof
  assume prime: "prime p"
  have "\<not> n dvd p" if "n \<in> {2..<p}" for n
    using prime that by (auto simp: prime_nat_iff)
  then show "1 < p \<and> (\<forall>n\<in>{2..<p}. \<not> n dvd p)" using prime by (simp add: prime_nat_iff)
next
  assume p: "1 < p \<and> (\<forall>n\<in>{2..<p}. \<not> n dvd p)"
  have "m = 1 \<or> m = p" if m: "m dvd p" for m
  proof (rule ccontr)
    assume other: "\<not> (m = 1 \<or> m = p)"
    have "m \<le> p" using m p by (intro dvd_imp_le) simp_all
    moreover have "m \<noteq> 0" using m p by (metis dvd_0_left_iff not_less_zero)
    ultimately have "m \<in> {2..<p}" using other by simp
    then show False using m p by blast
  qed
  then show "prime p" using p by (simp add: prime_nat_iff)
qed

lemma prime_elem_intI: "1 < n \<Longrightarrow> (\<And>m. 0 \<le> m \<Longrightarrow> m dvd n \<Longrightarrow> m = 1 \<or> m = n) \<Longrightarrow> prime_elem (n::int)"
proof -
  assume n: "1 < n" and divisors: "\<And>m. 0 \<le> m \<Longrightarrow> m dvd n \<Longrightarrow> m = 1 \<or> m = n"
  have "n dvd b" if ab: "n dvd a * b" and a: "\<not> n dvd a" for a b
  proof -
    have "0 \<le> gcd n a" "gcd n a dvd n" by simp_all
    then have "gcd n a = 1 \<or> gcd n a = n" by (rule divisors)
    moreover have "gcd n a \<noteq> n" using a by (metis gcd_dvd2)
    ultimately have "\<bar>b\<bar> * gcd n a = \<bar>b\<bar>" by simp
    then have b: "gcd (b * n) (b * a) = \<bar>b\<bar>" using gcd_mult_distrib_int [of b n a] by simp
    have "n dvd b * n" "n dvd b * a" using ab by (simp_all add: mult.commute)
    then have "n dvd gcd (b * n) (b * a)" by simp
    then show ?thesis using b by simp
  qed
  moreover have "\<not> n dvd 1" using n by (auto dest: zdvd_imp_le)
  ultimately show ?thesis using n by (auto simp: prime_elem_def)
qed

lemma prime_int_iff: "prime (n::int) = (1 < n \<and> (\<forall>m. 0 \<le> m \<and> m dvd n \<longrightarrow> m = 1 \<or> m = n))"
proof
  assume prime: "prime n"
  then have elem: "prime_elem n" and "\<bar>n\<bar> = n" by (simp_all add: prime_def normalize_int_def)
  then have nonneg: "0 \<le> n" by simp
  have "n \<noteq> 0" "n \<noteq> 1" using elem by (auto simp: prime_elem_def)
  then have n: "1 < n" using nonneg by simp
  have "m = 1 \<or> m = n" if m: "0 \<le> m" "m dvd n" for m
  proof -
    obtain k where k: "n = m * k" using m by (meson dvdE)
    then have "n dvd m * k" by simp
    then have "n dvd m \<or> n dvd k" using elem unfolding prime_elem_def by blast
    then show ?thesis
    proof
      assume "n dvd m"
      then show ?thesis using m nonneg zdvd_antisym_nonneg by blast
    next
      assume nk: "n dvd k"
      have "0 < m" using m n k by (cases "m = 0") simp_all
      then have "0 \<le> k" using k n by (metis less_le_not_le mult_pos_neg not_le not_less order_trans zero_less_one)
      moreover have "k dvd n" using k by simp
      ultimately have "k = n" using nk nonneg zdvd_antisym_nonneg by blast
      then show ?thesis using k n by simp
    qed
  qed
  then show "1 < n \<and> (\<forall>m. 0 \<le> m \<and> m dvd n \<longrightarrow> m = 1 \<or> m = n)" using n by blast
next
  assume "1 < n \<and> (\<forall>m. 0 \<le> m \<and> m dvd n \<longrightarrow> m = 1 \<or> m = n)"
  then have "prime_elem n" "1 < n" by (simp_all add: prime_elem_intI)
  then show "prime n" by (simp add: prime_def normalize_int_def)
qed

lemma prime_nat_int_transfer [simp]: "prime (int n) = prime n"
proof -
  have "(\<forall>m. 0 \<le> m \<and> m dvd int n \<longrightarrow> m = 1 \<or> m = int n) = (\<forall>m. m dvd n \<longrightarrow> m = 1 \<or> m = n)"
  proof (intro iffI allI impI)
    fix m
    assume "\<forall>m. 0 \<le> m \<and> m dvd int n \<longrightarrow> m = 1 \<or> m = int n" and "m dvd n"
    then have "int m = 1 \<or> int m = int n" by (metis int_dvd_int_iff of_nat_0_le_iff)
    then show "m = 1 \<or> m = n" by (metis of_nat_1 of_nat_eq_iff)
  next
    fix m
    assume all: "\<forall>m. m dvd n \<longrightarrow> m = 1 \<or> m = n" and m: "0 \<le> m \<and> m dvd int n"
    then obtain k where k: "m = int k" by (metis nonneg_int_cases)
    then have "k dvd n" using m by simp
    then show "m = 1 \<or> m = int n" using all k by auto
  qed
  moreover have "(1 < int n) = (1 < n)" by (metis of_nat_1 of_nat_less_iff)
  ultimately show ?thesis by (simp add: prime_nat_iff prime_int_iff)
qed

lemma not_prime_0 [simp]: "\<not> prime (0::'a::normalization_semidom)"
  by (simp add: prime_def prime_elem_def)

lemma not_prime_1 [simp]: "\<not> prime (1::'a::normalization_semidom)"
  by (simp add: prime_def prime_elem_def)

lemma two_is_prime_nat [simp]: "prime (2::nat)"
proof -
  have "m = 1 \<or> m = 2" if "m dvd (2::nat)" for m
  proof -
    have "m \<le> 2" using that by (rule dvd_imp_le) simp
    moreover have "m \<noteq> 0" using that by (metis dvd_0_left_iff zero_neq_numeral)
    ultimately show ?thesis by arith
  qed
  then show ?thesis by (simp add: prime_nat_iff)
qed

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
proof (induct n rule: less_induct)
  fix n :: nat
  assume less: "\<And>m. m < n \<Longrightarrow> m \<noteq> 1 \<Longrightarrow> \<exists>p. prime p \<and> p dvd m" and n: "n \<noteq> 1"
  show "\<exists>p. prime p \<and> p dvd n"
  proof (cases "n = 0 \<or> prime n")
    case True
    then show ?thesis using two_is_prime_nat by (metis dvd_0_right dvd_refl)
  next
    case False
    then obtain m where m: "m dvd n" "m \<noteq> 1" "m \<noteq> n" using n by (auto simp: prime_nat_iff)
    have "m \<le> n" using m False by (intro dvd_imp_le) simp_all
    then have "m < n" using m by simp
    then obtain p where "prime p" "p dvd m" using less m by blast
    then show ?thesis using m by (meson dvd_trans)
  qed
qed

lemma prime_imp_coprime_nat: "prime p \<Longrightarrow> \<not> p dvd n \<Longrightarrow> coprime p (n::nat)"
  by (auto simp: prime_nat_iff coprime_def)

lemma primes_coprime_nat: "prime p \<Longrightarrow> prime q \<Longrightarrow> p \<noteq> q \<Longrightarrow> coprime p (q::nat)"
  by (auto simp: prime_nat_iff coprime_def)

lemma bigger_prime: "\<exists>p. prime p \<and> n < (p::nat)"
proof -
  have "fact n + 1 \<noteq> (1::nat)" by simp
  then obtain p where p: "prime p" "p dvd fact n + (1::nat)" using prime_factor_nat by blast
  have "n < p"
  proof (rule ccontr)
    assume "\<not> n < p"
    moreover have "1 \<le> p" using prime_gt_1_nat [OF p(1)] by simp
    ultimately have "p dvd (fact n :: nat)" by (intro dvd_fact) simp_all
    then have "p dvd (fact n + 1) - fact n" using p(2) by (intro dvd_diff_nat)
    then have "p dvd 1" by (metis add_diff_cancel_left')
    then show False using prime_gt_1_nat [OF p(1)] by simp
  qed
  then show ?thesis using p by blast
qed

lemma primes_infinite: "infinite {p::nat. prime p}"
proof
  assume "finite {p::nat. prime p}"
  then have "\<forall>p. prime p \<longrightarrow> p \<le> Max (insert 0 {p::nat. prime p})" by simp
  moreover obtain p where "prime p" "Max (insert 0 {p::nat. prime p}) < p" using bigger_prime by blast
  ultimately show False by (metis not_le)
qed

end
