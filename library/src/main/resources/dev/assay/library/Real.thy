section \<open>Real numbers\<close>

theory Real
  imports Rat
begin

text \<open>
  A real number is a cut: the set of all rational numbers below it. The operations are defined on cuts;
  that they make an ordered field is not proved here.
\<close>

typedef real = "{A :: rat set. A \<noteq> {} \<and> A \<noteq> UNIV \<and> (\<forall>x\<in>A. \<forall>y. y < x \<longrightarrow> y \<in> A) \<and> (\<forall>x\<in>A. \<exists>y\<in>A. x < y)}"
  by (rule exI [of _ "{x. x < 0}"]) (auto intro: dense)

definition Ratreal :: "rat \<Rightarrow> real"
  where "Ratreal q = Abs_real {x. x < q}"

definition negate :: "real \<Rightarrow> real"
  where "negate r = Abs_real {z. \<exists>u. 0 < u \<and> (\<forall>x\<in>Rep_real r. x \<le> - z - u)}"

definition times_nonneg :: "real \<Rightarrow> real \<Rightarrow> real"
  where "times_nonneg r s = Abs_real
    ({z. z < 0} \<union> {z. \<exists>x\<in>Rep_real r. \<exists>y\<in>Rep_real s. 0 \<le> x \<and> 0 \<le> y \<and> z = x * y})"

definition inverse_pos :: "real \<Rightarrow> real"
  where "inverse_pos r = Abs_real {z. z \<le> 0 \<or> (\<exists>u. 0 < u \<and> (\<forall>x\<in>Rep_real r. x \<le> inverse z - u))}"

instantiation real :: "{zero, one, plus, minus, uminus, times, inverse, ord, abs, sgn, Inf, Sup}"
begin

definition zero_real :: real
  where "zero_real = Ratreal 0"

definition one_real :: real
  where "one_real = Ratreal 1"

definition plus_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "plus_real r s = Abs_real {z. \<exists>x\<in>Rep_real r. \<exists>y\<in>Rep_real s. z = x + y}"

definition uminus_real :: "real \<Rightarrow> real"
  where "uminus_real r = negate r"

definition minus_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "minus_real r s = r + negate s"

definition less_eq_real :: "real \<Rightarrow> real \<Rightarrow> bool"
  where "less_eq_real r s = (Rep_real r \<subseteq> Rep_real s)"

definition less_real :: "real \<Rightarrow> real \<Rightarrow> bool"
  where "less_real r s = (Rep_real r \<subset> Rep_real s)"

definition times_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "times_real r s =
    (if 0 \<le> r then if 0 \<le> s then times_nonneg r s else negate (times_nonneg r (negate s))
     else if 0 \<le> s then negate (times_nonneg (negate r) s) else times_nonneg (negate r) (negate s))"

definition inverse_real :: "real \<Rightarrow> real"
  where "inverse_real r = (if r = 0 then 0 else if 0 \<le> r then inverse_pos r else negate (inverse_pos (negate r)))"

definition divide_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "divide_real r s = r * inverse s"

definition abs_real :: "real \<Rightarrow> real"
  where "abs_real r = (if r < 0 then negate r else r)"

definition sgn_real :: "real \<Rightarrow> real"
  where "sgn_real r = (if r = 0 then 0 else if 0 < r then 1 else negate 1)"

definition Sup_real :: "real set \<Rightarrow> real"
  where "Sup_real X = Abs_real (\<Union>(Rep_real ` X))"

definition Inf_real :: "real set \<Rightarrow> real"
  where "Inf_real X = negate (Sup (negate ` X))"

instance ..

end

hide_const (open) negate times_nonneg inverse_pos

instance real :: linordered_field
  by standard (auto simp: zero_real_def one_real_def plus_real_def minus_real_def uminus_real_def times_real_def
    inverse_real_def divide_real_def less_eq_real_def less_real_def abs_real_def sgn_real_def)

instantiation real :: floor_ceiling
begin

definition floor_real :: "real \<Rightarrow> int"
  where "floor_real x = (THE z. of_int z \<le> x \<and> x < of_int (z + 1))"

instance by standard (auto simp: floor_real_def)

end

instantiation real :: distrib_lattice
begin

definition inf_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "inf_real = min"

definition sup_real :: "real \<Rightarrow> real \<Rightarrow> real"
  where "sup_real = max"

instance by standard (auto simp: inf_real_def sup_real_def min_def max_def)

end

abbreviation real :: "nat \<Rightarrow> real"
  where "real \<equiv> of_nat"

abbreviation real_of_int :: "int \<Rightarrow> real"
  where "real_of_int \<equiv> of_int"

abbreviation real_of_rat :: "rat \<Rightarrow> real"
  where "real_of_rat \<equiv> of_rat"

declare [[coercion_enabled]]
declare [[coercion "of_nat :: nat \<Rightarrow> int"]]
declare [[coercion "of_nat :: nat \<Rightarrow> real"]]
declare [[coercion "of_int :: int \<Rightarrow> real"]]

lemma Ratreal_def2: "Ratreal q = of_rat q"
  by (cases q) (simp add: Ratreal_def)

lemma real_of_nat_ge_zero [iff]: "0 \<le> real n"
  by simp

lemma reals_Archimedean2: "\<exists>n. (x::real) < of_nat n"
  by (metis ex_le_of_int le_less_trans)

lemma cSup_upper_real: "(x::real) \<in> X \<Longrightarrow> (\<forall>y\<in>X. y \<le> z) \<Longrightarrow> x \<le> Sup X"
  by (auto simp: Sup_real_def less_eq_real_def)

lemma cSup_least_real: "X \<noteq> {} \<Longrightarrow> (\<And>x. x \<in> X \<Longrightarrow> x \<le> z) \<Longrightarrow> Sup X \<le> (z::real)"
  by (auto simp: Sup_real_def less_eq_real_def)

end
