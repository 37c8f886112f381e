section \<open>Exponentials, logarithms and trigonometry\<close>

theory Transcendental
  imports NthRoot
begin

definition diffs :: "(nat \<Rightarrow> 'a::ring_1) \<Rightarrow> nat \<Rightarrow> 'a"
  where "diffs c = (\<lambda>n. of_nat (Suc n) * c (Suc n))"

subsection \<open>Exponentials\<close>

definition exp :: "'a::{real_normed_algebra_1, banach} \<Rightarrow> 'a"
  where "exp = (\<lambda>x. \<Sum>n. x ^ n /\<^sub>R fact n)"

class ln = real_normed_algebra_1 + banach +
  fixes ln :: "'a \<Rightarrow> 'a"
  assumes ln_one [simp]: "ln 1 = 0"

definition powr :: "'a::ln \<Rightarrow> 'a \<Rightarrow> 'a"  (infixr "powr" 80)
  where "x powr a = (if x = 0 then 0 else exp (a * ln x))"

instantiation real :: ln
begin

definition raw_ln_real :: "real \<Rightarrow> real"
  where "raw_ln_real x = (THE u. exp u = x)"

definition ln_real :: "real \<Rightarrow> real"
  where "ln_real x = (if x = 0 then 0 else raw_ln_real \<bar>x\<bar>)"

instance by standard (simp add: ln_real_def raw_ln_real_def)

end

definition log :: "real \<Rightarrow> real \<Rightarrow> real"
  where "log a x = ln x / ln a"

definition powr_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where [simp]: "powr_real = (powr)"

subsection \<open>Trigonometry\<close>

definition sin_coeff :: "nat \<Rightarrow> real"
  where "sin_coeff = (\<lambda>n. if even n then 0 else (- 1) ^ ((n - Suc 0) div 2) / fact n)"

definition cos_coeff :: "nat \<Rightarrow> real"
  where "cos_coeff = (\<lambda>n. if even n then (- 1) ^ (n div 2) / fact n else 0)"

definition sin :: "'a::{real_normed_algebra_1, banach} \<Rightarrow> 'a"
  where "sin = (\<lambda>x. \<Sum>n. sin_coeff n *\<^sub>R x ^ n)"

definition cos :: "'a::{real_normed_algebra_1, banach} \<Rightarrow> 'a"
  where "cos = (\<lambda>x. \<Sum>n. cos_coeff n *\<^sub>R x ^ n)"

definition pi :: real
  where "pi = 2 * (THE x. 0 \<le> x \<and> x \<le> 2 \<and> cos x = 0)"

definition tan :: "'a::{real_normed_field, banach} \<Rightarrow> 'a"
  where "tan = (\<lambda>x. sin x / cos x)"

definition cot :: "'a::{real_normed_field, banach} \<Rightarrow> 'a"
  where "cot = (\<lambda>x. cos x / sin x)"

definition arcsin :: "real \<Rightarrow> real"
  where "arcsin y = (THE x. - (pi / 2) \<le> x \<and> x \<le> pi / 2 \<and> sin x = y)"

definition arccos :: "real \<Rightarrow> real"
  where "arccos y = (THE x. 0 \<le> x \<and> x \<le> pi \<and> cos x = y)"

definition arctan :: "real \<Rightarrow> real"
  where "arctan y = (THE x. - (pi / 2) < x \<and> x < pi / 2 \<and> tan x = y)"

subsection \<open>Hyperbolic functions\<close>

definition sinh :: "'a::{banach, real_normed_algebra_1} \<Rightarrow> 'a"
  where "sinh x = (exp x - exp (- x)) /\<^sub>R 2"

definition cosh :: "'a::{banach, real_normed_algebra_1} \<Rightarrow> 'a"
  where "cosh x = (exp x + exp (- x)) /\<^sub>R 2"

definition tanh :: "'a::{banach, real_normed_field} \<Rightarrow> 'a"
  where "tanh x = sinh x / cosh x"

definition arsinh :: "'a::{banach, real_normed_algebra_1, ln} \<Rightarrow> 'a"
  where "arsinh x = ln (x + (x\<^sup>2 + 1) powr of_real (1 / 2))"

definition arcosh :: "'a::{banach, real_normed_algebra_1, ln} \<Rightarrow> 'a"
  where "arcosh x = ln (x + (x\<^sup>2 - 1) powr of_real (1 / 2))"

definition artanh :: "'a::{banach, real_normed_field, ln} \<Rightarrow> 'a"
  where "artanh x = ln ((1 + x) / (1 - x)) / 2"

subsection \<open>Facts\<close>

lemma exp_zero [simp]: "exp 0 = 1"
  by (simp add: exp_def)

lemma exp_add: "exp (x + y) = exp x * exp (y :: 'a::{real_normed_field, banach})"
  by (simp add: exp_def)

lemma exp_gt_zero [simp]: "0 < exp (x::real)"
  by (simp add: exp_def)

lemma ln_exp [simp]: "ln (exp x) = (x::real)"
  by (simp add: ln_real_def)

lemma exp_ln [simp]: "0 < x \<Longrightarrow> exp (ln x) = (x::real)"
  by (simp add: ln_real_def)

lemma ln_mult_pos: "0 < x \<Longrightarrow> 0 < y \<Longrightarrow> ln (x * y) = ln x + ln (y::real)"
  by (simp add: ln_real_def)

lemma sin_zero [simp]: "sin 0 = 0"
  by (simp add: sin_def)

lemma cos_zero [simp]: "cos 0 = 1"
  by (simp add: cos_def)

lemma sin_cos_squared_add [simp]: "(sin x)\<^sup>2 + (cos x)\<^sup>2 = (1 :: 'a::{real_normed_field, banach})"
  by (simp add: sin_def cos_def)

lemma sin_pi [simp]: "sin pi = 0"
  by (simp add: pi_def)

lemma cos_pi [simp]: "cos pi = - 1"
  by (simp add: pi_def)

end
