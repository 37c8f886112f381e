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

lemma log_one [simp]: "log 1 = 0"
  by (simp add: log_def)

lemma log_rec: "2 \<le> n \<Longrightarrow> log n = Suc (log (n div 2))"
  by (simp add: log_def)

lemma log_exp [simp]: "log (2 ^ n) = n"
  by (induct n) (simp_all add: log_rec)

lemma log_exp2_le: "0 < n \<Longrightarrow> 2 ^ log n \<le> n"
  by (simp add: log_def)

lemma sqrt_power2_le: "(sqrt n)\<^sup>2 \<le> n"
  by (simp add: sqrt_def)

lemma sqrt_inverse_power2 [simp]: "sqrt (n\<^sup>2) = n"
  by (simp add: sqrt_def)

hide_const (open) log sqrt

end
