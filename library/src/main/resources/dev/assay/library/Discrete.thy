section \<open>Logarithm and square root of natural numbers, rounded down\<close>

theory Discrete
  imports Main
begin

definition log :: "nat \<Rightarrow> nat"
  where "log n = (if n = 0 then 0 else Max {k. k \<le> n \<and> 2 ^ k \<le> n})"

definition sqrt :: "nat \<Rightarrow> nat"
  where "sqrt n = Max {m. m \<le> n \<and> m\<^sup>2 \<le> n}"

lemma log_zero [simp]: "log 0 = 0"
  by (simp add: log_def)

lemma finite_log: "finite {k. k \<le> n \<and> 2 ^ k \<le> (n::nat)}"
  by (rule finite_subset [OF _ finite_atMost [of n]]) auto

lemma log_exp2_le: "0 < n \<Longrightarrow> 2 ^ log n \<le> n"
proof -
  assume n: "0 < n"
  then have "0 \<in> {k. k \<le> n \<and> 2 ^ k \<le> n}" by simp
  then have "{k. k \<le> n \<and> 2 ^ k \<le> n} \<noteq> {}" by (metis empty_iff)
  then have "Max {k. k \<le> n \<and> 2 ^ k \<le> n} \<in> {k. k \<le> n \<and> 2 ^ k \<le> n}" by (rule Max_in [OF finite_log])
  then show ?thesis using n by (simp add: log_def)
qed

lemma log_exp2_gt: "n < 2 ^ Suc (log n)"
proof (cases "n = 0")
  case True
  then show ?thesis by simp
next
  case False
  show ?thesis
  proof (rule ccontr)
    assume "\<not> n < 2 ^ Suc (log n)"
    then have large: "2 ^ Suc (log n) \<le> n" by simp
    have "Suc (log n) < 2 ^ Suc (log n)" by (rule less_exp)
    then have "Suc (log n) \<in> {k. k \<le> n \<and> 2 ^ k \<le> n}" using large by simp
    then have "Suc (log n) \<le> Max {k. k \<le> n \<and> 2 ^ k \<le> n}" using finite_log Max_ge by blast
    then show False using False by (simp add: log_def)
  qed
qed

lemma log_unique: "2 ^ k \<le> n \<Longrightarrow> n < 2 ^ Suc k \<Longrightarrow> log n = k"
proof -
  assume low: "2 ^ k \<le> n" and high: "n < 2 ^ Suc k"
  have "(0::nat) < 2 ^ k" by simp
  then have n: "0 < n" using low by linarith
  have "\<not> Suc k \<le> log n"
  proof
    assume "Suc k \<le> log n"
    then have "(2::nat) ^ Suc k \<le> 2 ^ log n" by (rule power_increasing) simp
    then show False using high log_exp2_le [OF n] by linarith
  qed
  moreover have "\<not> Suc (log n) \<le> k"
  proof
    assume "Suc (log n) \<le> k"
    then have "(2::nat) ^ Suc (log n) \<le> 2 ^ k" by (rule power_increasing) simp
    then show False using low log_exp2_gt [of n] by linarith
  qed
  ultimately show ?thesis by simp
qed

lemma log_one [simp]: "log 1 = 0"
  by (rule log_unique) simp_all

lemma log_rec: "2 \<le> n \<Longrightarrow> log n = Suc (log (n div 2))"
proof -
  assume n: "2 \<le> n"
  then have "0 < n div 2" by simp
  then have low: "2 ^ log (n div 2) \<le> n div 2" by (rule log_exp2_le)
  have high: "n div 2 < 2 ^ Suc (log (n div 2))" by (rule log_exp2_gt)
  show ?thesis
  proof (rule log_unique)
    show "2 ^ Suc (log (n div 2)) \<le> n" using low by simp
    show "n < 2 ^ Suc (Suc (log (n div 2)))" using high by simp
  qed
qed

lemma log_exp [simp]: "log (2 ^ n) = n"
proof (rule log_unique)
  show "(2::nat) ^ n \<le> 2 ^ n" by simp
  have "(0::nat) < 2 ^ n" by simp
  then show "(2::nat) ^ n < 2 ^ Suc n" unfolding power_Suc by linarith
qed

lemma finite_sqrt: "finite {m. m \<le> n \<and> m\<^sup>2 \<le> (n::nat)}"
  by (rule finite_subset [OF _ finite_atMost [of n]]) auto

lemma sqrt_power2_le: "(sqrt n)\<^sup>2 \<le> n"
proof -
  have "0 \<in> {m. m \<le> n \<and> m\<^sup>2 \<le> n}" by simp
  then have "{m. m \<le> n \<and> m\<^sup>2 \<le> n} \<noteq> {}" by (metis empty_iff)
  then have "Max {m. m \<le> n \<and> m\<^sup>2 \<le> n} \<in> {m. m \<le> n \<and> m\<^sup>2 \<le> n}" by (rule Max_in [OF finite_sqrt])
  then show ?thesis by (simp add: sqrt_def)
qed

lemma sqrt_inverse_power2 [simp]: "sqrt (n\<^sup>2) = n"
proof -
  have "Max {m. m \<le> n\<^sup>2 \<and> m\<^sup>2 \<le> n\<^sup>2} = n"
  proof (rule Max_eqI)
    show "finite {m. m \<le> n\<^sup>2 \<and> m\<^sup>2 \<le> n\<^sup>2}" by (rule finite_sqrt)
  next
    fix m
    assume "m \<in> {m. m \<le> n\<^sup>2 \<and> m\<^sup>2 \<le> n\<^sup>2}"
    then have "m * m \<le> n * n" by (simp add: power2_eq_square)
    show "m \<le> n"
    proof (rule ccontr)
      assume "\<not> m \<le> n"
      then have "n < m" by simp
      then have "Suc n * m \<le> m * m" by (intro mult_le_mono1) simp
      then have "n * m < m * m" using \<open>n < m\<close> by simp
      moreover have "n * n \<le> n * m" using \<open>n < m\<close> by simp
      ultimately show False using \<open>m * m \<le> n * n\<close> by linarith
    qed
  next
    have "n \<le> n * n" by (cases n) simp_all
    then show "n \<in> {m. m \<le> n\<^sup>2 \<and> m\<^sup>2 \<le> n\<^sup>2}" by (simp add: power2_eq_square)
  qed
  then show ?thesis by (simp add: sqrt_def)
qed

hide_const (open) log sqrt

end
