section \<open>Roots of real numbers\<close>

theory NthRoot
  imports Deriv
begin

definition root :: "nat \<Rightarrow> real \<Rightarrow> real"
  where "root n x = (if n = 0 then 0 else the_inv (\<lambda>y. sgn y * \<bar>y\<bar> ^ n) x)"

definition sqrt :: "real \<Rightarrow> real"
  where "sqrt = root 2"

lemma real_sqrt_ge_zero: "0 \<le> x \<Longrightarrow> 0 \<le> sqrt x"
  by (simp add: sqrt_def root_def)

lemma real_sqrt_pow2 [simp]: "0 \<le> x \<Longrightarrow> (sqrt x)\<^sup>2 = x"
  by (simp add: sqrt_def root_def)

lemma real_sqrt_abs [simp]: "sqrt (x\<^sup>2) = \<bar>x\<bar>"
  by (simp add: sqrt_def root_def)

lemma real_sqrt_mult: "sqrt (x * y) = sqrt x * sqrt y"
  by (simp add: sqrt_def root_def)

lemma real_sqrt_le_mono: "x \<le> y \<Longrightarrow> sqrt x \<le> sqrt y"
  by (simp add: sqrt_def root_def)

end
