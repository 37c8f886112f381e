section \<open>Real vector spaces, norms and distances\<close>

theory Real_Vector_Spaces
  imports Topological_Spaces
begin

subsection \<open>Vector spaces and algebras\<close>

class scaleR =
  fixes scaleR :: "real \<Rightarrow> 'a \<Rightarrow> 'a"  (infixr "*\<^sub>R" 75)

abbreviation divideR :: "'a::scaleR \<Rightarrow> real \<Rightarrow> 'a"  (infixl "'/\<^sub>R" 70)
  where "x /\<^sub>R r \<equiv> inverse r *\<^sub>R x"

class real_vector = scaleR + ab_group_add +
  assumes scaleR_add_right: "a *\<^sub>R (x + y) = a *\<^sub>R x + a *\<^sub>R y"
    and scaleR_add_left: "(a + b) *\<^sub>R x = a *\<^sub>R x + b *\<^sub>R x"
    and scaleR_scaleR: "a *\<^sub>R b *\<^sub>R x = (a * b) *\<^sub>R x"
    and scaleR_one: "1 *\<^sub>R x = x"

class real_algebra = real_vector + ring +
  assumes mult_scaleR_left [simp]: "a *\<^sub>R x * y = a *\<^sub>R (x * y)"
    and mult_scaleR_right [simp]: "x * a *\<^sub>R y = a *\<^sub>R (x * y)"

class real_algebra_1 = real_algebra + ring_1

class real_div_algebra = real_algebra_1 + division_ring

class real_field = real_div_algebra + field

instance real_algebra_1 \<subseteq> ring_char_0
  by standard (auto simp: inj_on_def)

instance real_field \<subseteq> field_char_0 ..

class ordered_real_vector = real_vector + ordered_ab_group_add +
  assumes scaleR_left_mono: "x \<le> y \<Longrightarrow> 0 \<le> a \<Longrightarrow> a *\<^sub>R x \<le> a *\<^sub>R y"
    and scaleR_right_mono: "a \<le> b \<Longrightarrow> 0 \<le> x \<Longrightarrow> a *\<^sub>R x \<le> b *\<^sub>R x"

instantiation real :: real_field
begin

definition scaleR_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where real_scaleR_def [simp]: "scaleR a x = a * (x::real)"

instance by standard (auto simp: algebra_simps)

end

definition of_real :: "real \<Rightarrow> 'a::real_algebra_1"
  where "of_real r = r *\<^sub>R 1"

definition Reals :: "'a::real_algebra_1 set"  ("\<real>")
  where "\<real> = range of_real"

locale linear =
  fixes f :: "'a::real_vector \<Rightarrow> 'b::real_vector"
  assumes add: "f (b1 + b2) = f b1 + f b2"
    and scale: "f (r *\<^sub>R b) = r *\<^sub>R f b"

subsection \<open>Norms and distances\<close>

class dist =
  fixes dist :: "'a \<Rightarrow> 'a \<Rightarrow> real"

class norm =
  fixes norm :: "'a \<Rightarrow> real"

class sgn_div_norm = scaleR + norm + sgn +
  assumes sgn_div_norm: "sgn x = x /\<^sub>R norm x"

class dist_norm = dist + norm + minus +
  assumes dist_norm: "dist x y = norm (x - y)"

class uniformity_dist = dist + uniformity +
  assumes uniformity_dist: "uniformity = (INF e\<in>{0 <..}. principal {(x, y). dist x y < e})"

class real_normed_vector = real_vector + sgn_div_norm + dist_norm + uniformity_dist + open_uniformity +
  assumes norm_eq_zero [simp]: "norm x = 0 \<longleftrightarrow> x = 0"
    and norm_triangle_ineq: "norm (x + y) \<le> norm x + norm y"
    and norm_scaleR [simp]: "norm (a *\<^sub>R x) = \<bar>a\<bar> * norm x"

class real_normed_algebra = real_algebra + real_normed_vector +
  assumes norm_mult_ineq: "norm (x * y) \<le> norm x * norm y"

class real_normed_algebra_1 = real_algebra_1 + real_normed_algebra +
  assumes norm_one [simp]: "norm 1 = 1"

class real_normed_div_algebra = real_div_algebra + real_normed_vector +
  assumes norm_mult: "norm (x * y) = norm x * norm y"

class real_normed_field = real_field + real_normed_div_algebra

instance real_normed_div_algebra \<subseteq> real_normed_algebra_1
  by standard (auto simp: norm_mult)

class metric_space = uniformity_dist + open_uniformity +
  assumes dist_eq_0_iff [simp]: "dist x y = 0 \<longleftrightarrow> x = y"
    and dist_triangle2: "dist x y \<le> dist x z + dist y z"

instance metric_space \<subseteq> uniform_space
  by standard (auto simp: uniformity_dist)

instance metric_space \<subseteq> first_countable_topology
  by standard (auto simp: uniformity_dist)

instance metric_space \<subseteq> t2_space
  by standard (auto simp: uniformity_dist)

instance real_normed_vector \<subseteq> metric_space
  by standard (auto simp: dist_norm)

instance real_normed_algebra_1 \<subseteq> perfect_space
  by standard auto

class complete_space = metric_space +
  assumes Cauchy_convergent: "Cauchy X \<Longrightarrow> convergent X"

class banach = real_normed_vector + complete_space

instantiation real :: real_normed_field
begin

definition dist_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "dist x y = \<bar>x - (y::real)\<bar>"

definition uniformity_real :: "(real \<times> real) filter"
  where "(uniformity :: (real \<times> real) filter) = (INF e\<in>{0 <..}. principal {(x, y). dist x y < e})"

definition open_real :: "real set \<Rightarrow> bool"
  where "open (U :: real set) \<longleftrightarrow> (\<forall>x\<in>U. eventually (\<lambda>(x', y). x' = x \<longrightarrow> y \<in> U) uniformity)"

definition norm_real :: "real \<Rightarrow> real"
  where real_norm_def [simp]: "norm r = \<bar>r :: real\<bar>"

instance
  by standard (auto simp: dist_real_def uniformity_real_def open_real_def abs_mult sgn_real_def)

end

instance real :: linear_continuum_topology
  by standard auto

instance real :: ordered_real_vector
  by standard (auto intro: mult_left_mono mult_right_mono)

instance real :: banach
  by standard auto

text \<open>Where nothing else is said, sets are open in topological spaces and norms those of normed vector spaces.\<close>

setup \<open>Sign.add_const_constraint (\<^const_name>\<open>open\<close>, SOME \<^typ>\<open>'a::topological_space set \<Rightarrow> bool\<close>)\<close>
setup \<open>Sign.add_const_constraint (\<^const_name>\<open>dist\<close>, SOME \<^typ>\<open>'a::metric_space \<Rightarrow> 'a \<Rightarrow> real\<close>)\<close>
setup \<open>Sign.add_const_constraint (\<^const_name>\<open>norm\<close>, SOME \<^typ>\<open>'a::real_normed_vector \<Rightarrow> real\<close>)\<close>

subsection \<open>Bounded functions\<close>

locale bounded_linear = linear f for f :: "'a::real_normed_vector \<Rightarrow> 'b::real_normed_vector" +
  assumes bounded: "\<exists>K. \<forall>x. norm (f x) \<le> norm x * K"

locale bounded_bilinear =
  fixes prod :: "'a::real_normed_vector \<Rightarrow> 'b::real_normed_vector \<Rightarrow> 'c::real_normed_vector"  (infixl "**" 70)
  assumes add_left: "prod (a + a') b = prod a b + prod a' b"
    and add_right: "prod a (b + b') = prod a b + prod a b'"
    and scaleR_left: "prod (r *\<^sub>R a) b = r *\<^sub>R prod a b"
    and scaleR_right: "prod a (r *\<^sub>R b) = r *\<^sub>R prod a b"
    and bounded: "\<exists>K. \<forall>a b. norm (prod a b) \<le> norm a * norm b * K"

end
