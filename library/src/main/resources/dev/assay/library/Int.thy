section \<open>Integers\<close>

theory Int
  imports Lattices_Big
begin

text \<open>
  An integer is either a natural number or the negative of a positive one. \<^term>\<open>Negsuc n\<close> stands for
  \<^term>\<open>- of_nat (Suc n)\<close>; users should write \<^term>\<open>int n\<close>, negation and numerals instead.
\<close>

datatype (plugins del: size) int = Nonneg nat | Negsuc nat

definition int_of_diff :: "nat \<Rightarrow> nat \<Rightarrow> int"
  where "int_of_diff m n = (if n \<le> m then Nonneg (m - n) else Negsuc (n - m - 1))"

fun pos_part :: "int \<Rightarrow> nat"
  where
    "pos_part (Nonneg n) = n"
  | "pos_part (Negsuc n) = 0"

fun neg_part :: "int \<Rightarrow> nat"
  where
    "neg_part (Nonneg n) = 0"
  | "neg_part (Negsuc n) = Suc n"

instantiation int :: "{zero, one, plus, minus, uminus, times, ord, abs, sgn}"
begin

definition zero_int :: int
  where "zero_int = Nonneg 0"

definition one_int :: int
  where "one_int = Nonneg (Suc 0)"

definition plus_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "plus_int k l = int_of_diff (pos_part k + pos_part l) (neg_part k + neg_part l)"

definition uminus_int :: "int \<Rightarrow> int"
  where "uminus_int k = int_of_diff (neg_part k) (pos_part k)"

definition minus_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "minus_int k l = int_of_diff (pos_part k + neg_part l) (neg_part k + pos_part l)"

definition times_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "times_int k l = int_of_diff (pos_part k * pos_part l + neg_part k * neg_part l)
    (pos_part k * neg_part l + neg_part k * pos_part l)"

definition less_eq_int :: "int \<Rightarrow> int \<Rightarrow> bool"
  where "less_eq_int k l = (pos_part k + neg_part l \<le> pos_part l + neg_part k)"

definition less_int :: "int \<Rightarrow> int \<Rightarrow> bool"
  where "less_int k l = (pos_part k + neg_part l < pos_part l + neg_part k)"

definition abs_int :: "int \<Rightarrow> int"
  where "abs_int k = Nonneg (pos_part k + neg_part k)"

definition sgn_int :: "int \<Rightarrow> int"
  where "sgn_int k = (if k = 0 then 0 else if 0 < k then 1 else Negsuc 0)"

instance ..

end

instance int :: linordered_idom
  by standard (auto simp: zero_int_def one_int_def plus_int_def minus_int_def uminus_int_def times_int_def
    less_eq_int_def less_int_def abs_int_def sgn_int_def int_of_diff_def)

instantiation int :: distrib_lattice
begin

definition inf_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "inf_int = min"

definition sup_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "sup_int = max"

instance by standard (auto simp: inf_int_def sup_int_def min_def max_def)

end

instance int :: no_top
  by standard (auto intro: exI)

instance int :: no_bot
  by standard (auto intro: exI)

instantiation int :: size
begin

definition size_int :: "int \<Rightarrow> nat"
  where "size_int k = pos_part k + neg_part k"

instance ..

end

subsection \<open>Pairs of natural numbers that stand for their difference\<close>

definition intrel :: "nat \<times> nat \<Rightarrow> nat \<times> nat \<Rightarrow> bool"
  where "intrel p q = (fst p + snd q = fst q + snd p)"

definition Abs_Integ :: "nat \<times> nat \<Rightarrow> int"
  where "Abs_Integ p = int_of_diff (fst p) (snd p)"

definition Rep_Integ :: "int \<Rightarrow> nat \<times> nat"
  where "Rep_Integ k = (pos_part k, neg_part k)"

lemma Abs_Integ_Rep_Integ: "Abs_Integ (Rep_Integ k) = k"
  by (cases k) (simp_all add: Abs_Integ_def Rep_Integ_def int_of_diff_def)

lemma eq_Abs_Integ: "(\<And>x y. z = Abs_Integ (x, y) \<Longrightarrow> P) \<Longrightarrow> P"
  by (metis Abs_Integ_Rep_Integ surj_pair)

subsection \<open>From and to natural numbers\<close>

abbreviation int :: "nat \<Rightarrow> int"
  where "int \<equiv> of_nat"

definition nat :: "int \<Rightarrow> nat"
  where "nat k = pos_part k"

lemma int_def: "int n = Nonneg n"
  by (induct n) (simp_all add: zero_int_def one_int_def plus_int_def int_of_diff_def)

lemma Negsuc_eq: "Negsuc n = - int (Suc n)"
  by (simp add: int_def uminus_int_def int_of_diff_def)

lemma nat_int [simp]: "nat (int n) = n"
  by (simp add: int_def nat_def)

lemma int_nat_eq [simp]: "int (nat z) = (if 0 \<le> z then z else 0)"
  by (cases z) (simp_all add: int_def nat_def zero_int_def less_eq_int_def)

lemma nat_0_le: "0 \<le> z \<Longrightarrow> int (nat z) = z"
  by simp

lemma nat_le_0 [simp]: "z \<le> 0 \<Longrightarrow> nat z = 0"
  by (cases z) (simp_all add: nat_def zero_int_def less_eq_int_def)

lemma nat_0_iff [simp]: "(nat i = 0) = (i \<le> 0)"
  by (cases i) (simp_all add: nat_def zero_int_def less_eq_int_def)

lemma nat_mono: "x \<le> y \<Longrightarrow> nat x \<le> nat y"
  by (cases x, cases y) (simp_all add: nat_def less_eq_int_def)

lemma nat_less_iff: "0 \<le> w \<Longrightarrow> (nat w < m) = (w < of_nat m)"
  by (metis int_nat_eq of_nat_less_iff)

lemma zless_nat_conj [simp]: "(nat w < nat z) = (0 < z \<and> w < z)"
  by (cases w, cases z) (simp_all add: nat_def zero_int_def less_int_def)

lemma nat_eq_iff: "(nat w = m) = (if 0 \<le> w then w = int m else m = 0)"
  by auto

lemma nat_eq_iff2: "(m = nat w) = (if 0 \<le> w then w = int m else m = 0)"
  by (auto simp: nat_eq_iff)

lemma nat_add_distrib: "0 \<le> z \<Longrightarrow> 0 \<le> z' \<Longrightarrow> nat (z + z') = nat z + nat z'"
  by (metis nat_0_le nat_int of_nat_add)

lemma nat_diff_distrib: "0 \<le> z' \<Longrightarrow> z' \<le> z \<Longrightarrow> nat (z - z') = nat z - nat z'"
  by (metis nat_0_le nat_int of_nat_diff nat_mono order_trans)

lemma nat_mult_distrib: "0 \<le> z \<Longrightarrow> nat (z * z') = nat z * nat z'"
  by (cases "0 \<le> z'") (auto simp: mult_nonneg_nonneg)

lemma nat_mult_distrib_neg: "z \<le> 0 \<Longrightarrow> nat (z * z') = nat (- z) * nat (- z')"
  by (metis minus_mult_minus nat_mult_distrib neg_0_le_iff_le)

lemma one_less_nat_eq [simp]: "(Suc 0 < nat z) = (1 < z)"
  by (cases z) (simp_all add: nat_def one_int_def less_int_def)

lemma int_eq_iff: "(of_nat m = z) = (m = nat z \<and> 0 \<le> z)"
  by auto

lemma all_nat: "(\<forall>x. P x) = (\<forall>x\<ge>0. P (nat x))"
  by (metis nat_int of_nat_0_le_iff)

lemma ex_nat: "(\<exists>x. P x) = (\<exists>x. 0 \<le> x \<and> P (nat x))"
  by (metis nat_int of_nat_0_le_iff)

lemma zadd_int_left: "int m + (int n + z) = int (m + n) + z"
  by (simp add: add_assoc)

lemma int_plus: "int (n + m) = int n + int m"
  by (rule of_nat_add)

lemma int_cases: "(\<And>n. z = int n \<Longrightarrow> P) \<Longrightarrow> (\<And>n. z = - int (Suc n) \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases z) (auto simp: int_def Negsuc_eq)

lemma int_cases2: "(\<And>n. k = int n \<Longrightarrow> P) \<Longrightarrow> (\<And>n. k = - int n \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases k rule: int_cases) auto

lemma int_cases3: "(k = 0 \<Longrightarrow> P) \<Longrightarrow> (\<And>n. k = int n \<Longrightarrow> 0 < n \<Longrightarrow> P) \<Longrightarrow> (\<And>n. k = - int n \<Longrightarrow> 0 < n \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases k rule: int_cases) auto

lemma int_diff_cases: "(\<And>m n. z = int m - int n \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases z rule: int_cases) auto

lemma nonneg_int_cases: "0 \<le> k \<Longrightarrow> (\<And>n. k = int n \<Longrightarrow> P) \<Longrightarrow> P"
  by (metis nat_0_le)

lemma int_of_nat_induct: "(\<And>n. P (int n)) \<Longrightarrow> (\<And>n. P (- int (Suc n))) \<Longrightarrow> P z"
  by (cases z rule: int_cases) simp_all

lemma int_ge_induct: "k \<le> i \<Longrightarrow> P k \<Longrightarrow> (\<And>i. k \<le> i \<Longrightarrow> P i \<Longrightarrow> P (i + 1)) \<Longrightarrow> P (i::int)"
  by (induct "nat (i - k)" arbitrary: i) auto

lemma int_le_induct: "(i::int) \<le> k \<Longrightarrow> P k \<Longrightarrow> (\<And>i. i \<le> k \<Longrightarrow> P i \<Longrightarrow> P (i - 1)) \<Longrightarrow> P i"
  by (induct "nat (k - i)" arbitrary: i) auto

lemma int_induct: "P k \<Longrightarrow> (\<And>i. k \<le> i \<Longrightarrow> P i \<Longrightarrow> P (i + 1)) \<Longrightarrow> (\<And>i. i \<le> k \<Longrightarrow> P i \<Longrightarrow> P (i - 1)) \<Longrightarrow> P (i::int)"
  by (metis int_ge_induct int_le_induct linear)

subsection \<open>Order\<close>

lemma zless_iff_Suc_zadd: "(w < z) = (\<exists>n. z = w + int (Suc n))"
  by (metis zero_less_iff_neq_zero int_eq_iff)

lemma zless_imp_add1_zle: "(w::int) < z \<Longrightarrow> w + 1 \<le> z"
  by (cases w, cases z) (auto simp: less_int_def less_eq_int_def)

lemma zle_add1_eq_le [simp]: "(w < z + 1) = (w \<le> (z::int))"
  by (auto simp: less_le dest: zless_imp_add1_zle)

lemma add1_zle_eq: "(w + 1 \<le> z) = (w < (z::int))"
  by (auto intro: zless_imp_add1_zle less_le_trans)

lemma zle_diff1_eq [simp]: "(w \<le> z - 1) = (w < (z::int))"
  by (simp add: le_diff_eq add1_zle_eq)

lemma int_one_le_iff_zero_less: "(1 \<le> z) = (0 < (z::int))"
  by (metis add1_zle_eq add_0_left)

lemma zabs_less_one_iff [simp]: "(\<bar>z\<bar> < 1) = (z = (0::int))"
  by (cases z) (auto simp: abs_int_def)

lemma abs_zmult_eq_1: "\<bar>(m::int) * n\<bar> = 1 \<Longrightarrow> \<bar>m\<bar> = 1"
  by (cases m, cases n) (auto simp: abs_int_def times_int_def)

lemma zabs_def: "\<bar>i::int\<bar> = (if i < 0 then - i else i)"
  by (rule abs_if)

lemma zdvd_not_zless: "0 < (m::int) \<Longrightarrow> m < n \<Longrightarrow> \<not> n dvd m"
  by (auto simp: dvd_def)

lemma zdvd1_eq [simp]: "is_unit (x::int) = (\<bar>x\<bar> = 1)"
  by (metis abs_zmult_eq_1 dvdE dvd_abs_iff dvd_refl abs_dvd_iff abs_of_nonneg zero_le_one)

lemma int_dvd_int_iff [simp]: "(int m dvd int n) = (m dvd n)"
  by (auto simp: dvd_def)

lemma zdvd_antisym_nonneg: "0 \<le> m \<Longrightarrow> 0 \<le> n \<Longrightarrow> m dvd n \<Longrightarrow> n dvd m \<Longrightarrow> m = (n::int)"
  by (metis dvd_antisym int_dvd_int_iff nat_0_le)

lemma zdvd_imp_le: "z dvd n \<Longrightarrow> 0 < n \<Longrightarrow> z \<le> (n::int)"
  by (metis linorder_not_le zdvd_not_zless)

subsection \<open>Integers in other types\<close>

definition of_int :: "int \<Rightarrow> 'a::ring_1"
  where "of_int k = of_nat (pos_part k) - of_nat (neg_part k)"

lemma of_int_0 [simp]: "of_int 0 = 0"
  by (simp add: of_int_def zero_int_def)

lemma of_int_1 [simp]: "of_int 1 = 1"
  by (simp add: of_int_def one_int_def)

lemma of_int_of_nat_eq [simp]: "of_int (int n) = of_nat n"
  by (simp add: of_int_def int_def)

lemma of_int_add [simp]: "of_int (w + z) = of_int w + of_int z"
  by (cases w, cases z) (simp_all add: of_int_def plus_int_def int_of_diff_def)

lemma of_int_minus [simp]: "of_int (- z) = - of_int z"
  by (cases z) (simp_all add: of_int_def uminus_int_def int_of_diff_def)

lemma of_int_diff [simp]: "of_int (w - z) = of_int w - of_int z"
  by (simp add: diff_conv_add_uminus)

lemma of_int_mult [simp]: "of_int (w * z) = of_int w * of_int z"
  by (cases w, cases z) (simp_all add: of_int_def times_int_def int_of_diff_def)

lemma of_int_power [simp]: "of_int (z ^ n) = of_int z ^ n"
  by (induct n) simp_all

lemma of_int_eq_iff [simp]: "(of_int w = (of_int z::'a::ring_char_0)) = (w = z)"
  by (cases w, cases z) (simp_all add: of_int_def)

lemma of_int_eq_0_iff [simp]: "(of_int z = (0::'a::ring_char_0)) = (z = 0)"
  by (metis of_int_0 of_int_eq_iff)

lemma of_int_0_eq_iff [simp]: "((0::'a::ring_char_0) = of_int z) = (z = 0)"
  by (metis of_int_0 of_int_eq_iff)

lemma of_int_le_iff [simp]: "((of_int w::'a::linordered_idom) \<le> of_int z) = (w \<le> z)"
  by (cases w, cases z) (simp_all add: of_int_def less_eq_int_def)

lemma of_int_less_iff [simp]: "((of_int w::'a::linordered_idom) < of_int z) = (w < z)"
  by (simp add: less_le)

lemma of_int_1_le_iff [simp]: "((1::'a::linordered_idom) \<le> of_int z) = (1 \<le> z)"
  by (metis of_int_1 of_int_le_iff)

lemma of_int_nonneg: "0 \<le> z \<Longrightarrow> (0::'a::linordered_idom) \<le> of_int z"
  by (metis of_int_0 of_int_le_iff)

lemma of_nat_less_of_int_iff: "((of_nat n::'a::linordered_idom) < of_int x) = (int n < x)"
  by (metis of_int_less_iff of_int_of_nat_eq)

lemma of_int_id [simp]: "of_int z = z"
  by (cases z rule: int_cases) simp_all

lemma of_nat_nat [simp]: "0 \<le> z \<Longrightarrow> of_nat (nat z) = of_int z"
  by (cases z) (simp_all add: int_def)

lemma of_int_sum [simp]: "of_int (sum f A) = sum (\<lambda>x. of_int (f x)) A"
  by (cases "finite A") (auto elim: finite_induct)

lemma of_int_numeral [simp]: "of_int (numeral k) = numeral k"
  by (induct k) simp_all

definition Ints :: "'a::ring_1 set"  ("\<int>")
  where "\<int> = range of_int"

lemma Ints_of_int [simp]: "of_int z \<in> \<int>"
  by (simp add: Ints_def)

lemma Ints_of_nat [simp]: "of_nat n \<in> \<int>"
  by (metis Ints_of_int of_int_of_nat_eq)

lemma Ints_0 [simp]: "0 \<in> \<int>"
  by (metis Ints_of_int of_int_0)

lemma Ints_1 [simp]: "1 \<in> \<int>"
  by (metis Ints_of_int of_int_1)

lemma Ints_add [simp]: "a \<in> \<int> \<Longrightarrow> b \<in> \<int> \<Longrightarrow> a + b \<in> \<int>"
  by (auto simp: Ints_def of_int_add [symmetric])

lemma Ints_minus [simp]: "a \<in> \<int> \<Longrightarrow> - a \<in> \<int>"
  by (auto simp: Ints_def of_int_minus [symmetric])

lemma Ints_mult [simp]: "a \<in> \<int> \<Longrightarrow> b \<in> \<int> \<Longrightarrow> a * b \<in> \<int>"
  by (auto simp: Ints_def of_int_mult [symmetric])

hide_const (open) Nonneg Negsuc int_of_diff pos_part neg_part

end
