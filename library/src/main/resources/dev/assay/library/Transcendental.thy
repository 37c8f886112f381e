section \<open>Limits, series, roots, exponentials and trigonometry of real numbers\<close>

theory Transcendental
  imports Real
begin

subsection \<open>Norms and distances\<close>

class norm =
  fixes norm :: "'a \<Rightarrow> real"

class dist =
  fixes dist :: "'a \<Rightarrow> 'a \<Rightarrow> real"

class scaleR =
  fixes scaleR :: "real \<Rightarrow> 'a \<Rightarrow> 'a"  (infixr "*\<^sub>R" 75)

instantiation real :: "{norm, dist, scaleR}"
begin

definition norm_real :: "real \<Rightarrow> real"
  where "norm_real x = \<bar>x\<bar>"

definition dist_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "dist_real x y = \<bar>x - y\<bar>"

definition scaleR_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "scaleR_real r x = r * x"

instance ..

end

definition of_real :: "real \<Rightarrow> 'a::{scaleR, one}"
  where "of_real r = r *\<^sub>R 1"

definition Reals :: "'a::{scaleR, one} set"  ("\<real>")
  where "\<real> = range of_real"

subsection \<open>Limits and series\<close>

definition LIMSEQ :: "(nat \<Rightarrow> 'a::dist) \<Rightarrow> 'a \<Rightarrow> bool"  ("((_)/ \<longlonglongrightarrow> (_))" [60, 60] 60)
  where "X \<longlonglongrightarrow> L = (\<forall>r>0. \<exists>m. \<forall>n\<ge>m. dist (X n) L < r)"

definition lim :: "(nat \<Rightarrow> 'a::dist) \<Rightarrow> 'a"
  where "lim X = (THE L. X \<longlonglongrightarrow> L)"

definition convergent :: "(nat \<Rightarrow> 'a::dist) \<Rightarrow> bool"
  where "convergent X = (\<exists>L. X \<longlonglongrightarrow> L)"

definition Cauchy :: "(nat \<Rightarrow> 'a::dist) \<Rightarrow> bool"
  where "Cauchy X = (\<forall>r>0. \<exists>k. \<forall>m\<ge>k. \<forall>n\<ge>k. dist (X m) (X n) < r)"

definition sums :: "(nat \<Rightarrow> 'a::{dist, comm_monoid_add}) \<Rightarrow> 'a \<Rightarrow> bool"  (infixr "sums" 80)
  where "f sums s = ((\<lambda>n. \<Sum>i<n. f i) \<longlonglongrightarrow> s)"

definition summable :: "(nat \<Rightarrow> 'a::{dist, comm_monoid_add}) \<Rightarrow> bool"
  where "summable f = (\<exists>s. f sums s)"

definition suminf :: "(nat \<Rightarrow> 'a::{dist, comm_monoid_add}) \<Rightarrow> 'a"  (binder "\<Sum>" 10)
  where "suminf f = (THE s. f sums s)"

definition isCont :: "('a::dist \<Rightarrow> 'b::dist) \<Rightarrow> 'a \<Rightarrow> bool"
  where "isCont f a = (\<forall>e>0. \<exists>d>0. \<forall>x. dist x a < d \<longrightarrow> dist (f x) (f a) < e)"

definition continuous_on :: "'a::dist set \<Rightarrow> ('a \<Rightarrow> 'b::dist) \<Rightarrow> bool"
  where "continuous_on S f = (\<forall>a\<in>S. \<forall>e>0. \<exists>d>0. \<forall>x\<in>S. dist x a < d \<longrightarrow> dist (f x) (f a) < e)"

subsection \<open>Roots\<close>

definition root :: "nat \<Rightarrow> real \<Rightarrow> real"
  where "root n x = (if n = 0 then 0 else if 0 \<le> x then THE y. 0 \<le> y \<and> y ^ n = x else - (THE y. 0 \<le> y \<and> y ^ n = - x))"

definition sqrt :: "real \<Rightarrow> real"
  where "sqrt = root 2"

subsection \<open>Exponentials\<close>

definition exp :: "real \<Rightarrow> real"
  where "exp x = (\<Sum>n. x ^ n / fact n)"

definition ln :: "real \<Rightarrow> real"
  where "ln x = (THE u. exp u = x)"

definition powr :: "real \<Rightarrow> real \<Rightarrow> real"  (infixr "powr" 80)
  where "x powr a = (if x = 0 then 0 else exp (a * ln x))"

definition log :: "real \<Rightarrow> real \<Rightarrow> real"
  where "log b x = ln x / ln b"

subsection \<open>Trigonometry\<close>

definition sin :: "real \<Rightarrow> real"
  where "sin x = (\<Sum>n. if even n then 0 else (- 1) ^ (n div 2) * x ^ n / fact n)"

definition cos :: "real \<Rightarrow> real"
  where "cos x = (\<Sum>n. if even n then (- 1) ^ (n div 2) * x ^ n / fact n else 0)"

definition tan :: "real \<Rightarrow> real"
  where "tan x = sin x / cos x"

definition cot :: "real \<Rightarrow> real"
  where "cot x = cos x / sin x"

definition pi :: real
  where "pi = 2 * (THE x. 0 \<le> x \<and> x \<le> 2 \<and> cos x = 0)"

definition arcsin :: "real \<Rightarrow> real"
  where "arcsin y = (THE x. - (pi / 2) \<le> x \<and> x \<le> pi / 2 \<and> sin x = y)"

definition arccos :: "real \<Rightarrow> real"
  where "arccos y = (THE x. 0 \<le> x \<and> x \<le> pi \<and> cos x = y)"

definition arctan :: "real \<Rightarrow> real"
  where "arctan y = (THE x. - (pi / 2) < x \<and> x < pi / 2 \<and> tan x = y)"

definition sinh :: "real \<Rightarrow> real"
  where "sinh x = (exp x - exp (- x)) / 2"

definition cosh :: "real \<Rightarrow> real"
  where "cosh x = (exp x + exp (- x)) / 2"

definition tanh :: "real \<Rightarrow> real"
  where "tanh x = sinh x / cosh x"

subsection \<open>Facts\<close>

lemma real_norm_def [simp]: "norm (x::real) = \<bar>x\<bar>"
  by (simp add: norm_real_def)

lemma real_scaleR_def [simp]: "r *\<^sub>R x = r * (x::real)"
  by (simp add: scaleR_real_def)

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

lemma exp_zero [simp]: "exp 0 = 1"
  by (simp add: exp_def)

lemma exp_add: "exp (x + y) = exp x * exp y"
  by (simp add: exp_def)

lemma exp_gt_zero [simp]: "0 < exp x"
  by (simp add: exp_def)

lemma ln_exp [simp]: "ln (exp x) = x"
  by (simp add: ln_def)

lemma exp_ln [simp]: "0 < x \<Longrightarrow> exp (ln x) = x"
  by (simp add: ln_def)

lemma ln_mult: "0 < x \<Longrightarrow> 0 < y \<Longrightarrow> ln (x * y) = ln x + ln y"
  by (simp add: ln_def)

lemma sin_zero [simp]: "sin 0 = 0"
  by (simp add: sin_def)

lemma cos_zero [simp]: "cos 0 = 1"
  by (simp add: cos_def)

lemma sin_cos_squared_add [simp]: "(sin x)\<^sup>2 + (cos x)\<^sup>2 = 1"
  by (simp add: sin_def cos_def)

lemma sin_pi [simp]: "sin pi = 0"
  by (simp add: pi_def)

lemma cos_pi [simp]: "cos pi = - 1"
  by (simp add: pi_def)

end
