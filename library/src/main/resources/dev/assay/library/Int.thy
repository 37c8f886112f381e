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

instance int :: comm_monoid_add
proof
  have eqI: "k = l" if "pos_part k + neg_part l = pos_part l + neg_part k" for k l
    using that by (cases k; cases l) simp_all
  have diff: "pos_part (int_of_diff m n) + n = m + neg_part (int_of_diff m n)" for m n
    unfolding int_of_diff_def by (cases "n \<le> m") (simp, simp, arith)
  have plus: "pos_part (k + l) + (neg_part k + neg_part l) = pos_part k + pos_part l + neg_part (k + l)" for k l :: int
    unfolding plus_int_def by (rule diff)
  have swap: "k + l = l + k" for k l :: int
    unfolding plus_int_def by (simp only: add_commute)
  have zero: "0 + k = k" for k :: int
    by (cases k) (simp_all add: plus_int_def zero_int_def int_of_diff_def)
  fix a b c :: int
  show "a + b + c = a + (b + c)"
    by (rule eqI) (use plus [of a b] plus [of b c] plus [of "a + b" c] plus [of a "b + c"] in arith)
  show "a + b = b + a"
    by (rule swap)
  show "0 + a = a"
    by (rule zero)
  show "a + 0 = a"
    by (metis swap zero)
qed

instance int :: ab_group_add
proof
  have eqI: "k = l" if "pos_part k + neg_part l = pos_part l + neg_part k" for k l
    using that by (cases k; cases l) simp_all
  have diff: "pos_part (int_of_diff m n) + n = m + neg_part (int_of_diff m n)" for m n
    unfolding int_of_diff_def by (cases "n \<le> m") (simp, simp, arith)
  have plus: "pos_part (k + l) + (neg_part k + neg_part l) = pos_part k + pos_part l + neg_part (k + l)" for k l :: int
    unfolding plus_int_def by (rule diff)
  have minus: "pos_part (k - l) + (neg_part k + pos_part l) = pos_part k + neg_part l + neg_part (k - l)" for k l :: int
    unfolding minus_int_def by (rule diff)
  have inverse: "- k + k = 0" for k :: int
    by (cases k) (simp_all add: plus_int_def uminus_int_def zero_int_def int_of_diff_def)
  have cancel: "l = m" if "k + l = k + m" for k l m :: int
    using that by (metis add_0_left add_assoc inverse)
  have pos: "pos_part (- k) = neg_part k" for k
    by (cases k) (simp_all add: uminus_int_def int_of_diff_def)
  have neg: "neg_part (- k) = pos_part k" for k
    by (cases k) (simp_all add: uminus_int_def int_of_diff_def)
  have uminus: "k + - l = k - l" for k l :: int
    unfolding plus_int_def minus_int_def by (simp only: pos neg)
  fix a b c :: int
  show "- a + a = 0"
    by (rule inverse)
  show "a + - b = a - b"
    by (rule uminus)
  show "a + b = a + c \<Longrightarrow> b = c"
    by (rule cancel)
  show "b + a = c + a \<Longrightarrow> b = c"
    by (metis add_commute cancel)
  show "a + b - a = b"
    by (metis add_0_left add_assoc add_commute inverse uminus)
  show "a - b - c = a - (b + c)"
    by (rule eqI) (use minus [of a b] minus [of "a - b" c] plus [of b c] minus [of a "b + c"] in arith)
qed

instance int :: comm_ring_1
proof
  have eqI: "k = l" if "pos_part k + neg_part l = pos_part l + neg_part k" for k l
    using that by (cases k; cases l) simp_all
  have diff: "pos_part (int_of_diff m n) + n = m + neg_part (int_of_diff m n)" for m n
    unfolding int_of_diff_def by (cases "n \<le> m") (simp, simp, arith)
  have plus: "pos_part (k + l) + (neg_part k + neg_part l) = pos_part k + pos_part l + neg_part (k + l)" for k l :: int
    unfolding plus_int_def by (rule diff)
  have times: "pos_part (k * l) + (pos_part k * neg_part l + neg_part k * pos_part l)
      = pos_part k * pos_part l + neg_part k * neg_part l + neg_part (k * l)" for k l :: int
    unfolding times_int_def by (rule diff)
  have commute: "k * l = l * k" for k l :: int
    unfolding times_int_def by (simp add: mult_commute add_commute)
  have left_zero: "0 * k = 0" for k :: int
    by (simp add: times_int_def zero_int_def int_of_diff_def)
  have left_one: "1 * k = k" for k :: int
    by (cases k) (simp_all add: times_int_def one_int_def int_of_diff_def)
  fix a b c :: int
  show "a * b = b * a"
    by (rule commute)
  show "0 * a = 0"
    by (rule left_zero)
  show "a * 0 = 0"
    by (metis commute left_zero)
  show "1 * a = a"
    by (rule left_one)
  show "a * 1 = a"
    by (metis commute left_one)
  show "0 \<noteq> (1::int)"
    by (simp add: zero_int_def one_int_def)
  have left: "pos_part (k * l) * x + (pos_part k * (neg_part l * x) + neg_part k * (pos_part l * x))
      = pos_part k * (pos_part l * x) + neg_part k * (neg_part l * x) + neg_part (k * l) * x" for k l x
    by (metis times distrib_right mult_assoc)
  have right: "x * pos_part (k * l) + (x * (pos_part k * neg_part l) + x * (neg_part k * pos_part l))
      = x * (pos_part k * pos_part l) + x * (neg_part k * neg_part l) + x * neg_part (k * l)" for x k l
    by (metis times distrib_left)
  show "a * b * c = a * (b * c)"
  proof (rule eqI)
    show "pos_part (a * b * c) + neg_part (a * (b * c)) = pos_part (a * (b * c)) + neg_part (a * b * c)"
      using left [of a b "pos_part c"] left [of a b "neg_part c"] right [of "pos_part a" b c] right [of "neg_part a" b c]
        times [of "a * b" c] times [of a "b * c"] by arith
  qed
  have distrib: "k * (l + m) = k * l + k * m" for k l m :: int
  proof (rule eqI)
    have scale: "x * pos_part (l + m) + (x * neg_part l + x * neg_part m)
        = x * pos_part l + x * pos_part m + x * neg_part (l + m)" for x
      by (metis plus distrib_left)
    show "pos_part (k * (l + m)) + neg_part (k * l + k * m) = pos_part (k * l + k * m) + neg_part (k * (l + m))"
      using scale [of "pos_part k"] scale [of "neg_part k"] times [of k "l + m"] plus [of "k * l" "k * m"]
        times [of k l] times [of k m] by arith
  qed
  show "a * (b + c) = a * b + a * c"
    by (rule distrib)
  show "(a + b) * c = a * c + b * c"
    by (metis commute distrib)
  show "a * (b - c) = a * b - a * c"
    by (metis add_diff_cancel_right' diff_add_cancel distrib)
qed

instance int :: linorder
proof
  have eqI: "k = l" if "pos_part k + neg_part l = pos_part l + neg_part k" for k l
    using that by (cases k; cases l) simp_all
  fix x y z :: int
  show "x < y = (x \<le> y \<and> \<not> y \<le> x)"
    unfolding less_int_def less_eq_int_def by arith
  show "x \<le> x"
    unfolding less_eq_int_def by arith
  show "x \<le> y \<Longrightarrow> y \<le> z \<Longrightarrow> x \<le> z"
    unfolding less_eq_int_def by arith
  show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y"
    unfolding less_eq_int_def by (metis eqI order_antisym)
  show "x \<le> y \<or> y \<le> x"
    unfolding less_eq_int_def by arith
qed

instance int :: idom
proof
  have product: "k \<noteq> 0 \<Longrightarrow> l \<noteq> 0 \<Longrightarrow> k * l \<noteq> 0" for k l :: int
    by (cases k; cases l) (simp_all add: zero_int_def times_int_def int_of_diff_def)
  have cancel: "(k * l = k * m) = (k = 0 \<or> l = m)" for k l m :: int
    by (metis mult_zero_left product right_diff_distrib right_minus_eq)
  fix a b c :: int
  show "a \<noteq> 0 \<Longrightarrow> b \<noteq> 0 \<Longrightarrow> a * b \<noteq> 0"
    by (rule product)
  show "(c * a = c * b) = (c = 0 \<or> a = b)"
    by (rule cancel)
  show "(a * c = b * c) = (c = 0 \<or> a = b)"
    by (metis cancel mult_commute)
qed

instance int :: linordered_idom
proof
  have diff: "pos_part (int_of_diff m n) + n = m + neg_part (int_of_diff m n)" for m n
    unfolding int_of_diff_def by (cases "n \<le> m") (simp, simp, arith)
  have plus: "pos_part (k + l) + (neg_part k + neg_part l) = pos_part k + pos_part l + neg_part (k + l)" for k l :: int
    unfolding plus_int_def by (rule diff)
  have times: "pos_part (k * l) + (pos_part k * neg_part l + neg_part k * pos_part l)
      = pos_part k * pos_part l + neg_part k * neg_part l + neg_part (k * l)" for k l :: int
    unfolding times_int_def by (rule diff)
  have sum: "pos_part (k + l) + neg_part (k + l) \<le> pos_part k + neg_part k + (pos_part l + neg_part l)" for k l :: int
  proof -
    have "pos_part (int_of_diff m n) + neg_part (int_of_diff m n) \<le> m + n" for m n
      unfolding int_of_diff_def by (cases "n \<le> m"; simp; arith)
    then have "pos_part (k + l) + neg_part (k + l) \<le> (pos_part k + pos_part l) + (neg_part k + neg_part l)"
      unfolding plus_int_def by blast
    then show ?thesis
      by arith
  qed
  have add_less: "k + m < l + n" if "k < l" "m < n" for k l m n :: int
    using that plus [of k m] plus [of l n] unfolding less_int_def by arith
  have mult_less: "k * l < k * m" if less: "l < m" and k: "0 < k" for k l m :: int
  proof -
    have neg: "neg_part k = 0"
      using k by (cases k) (simp_all add: less_int_def zero_int_def)
    have "0 < pos_part k"
      using k by (cases k) (simp_all add: less_int_def zero_int_def)
    then have "pos_part k * (pos_part l + neg_part m) < pos_part k * (pos_part m + neg_part l)"
      using less unfolding less_int_def by (metis mult_strict_left_mono)
    then have "pos_part k * pos_part l + pos_part k * neg_part m < pos_part k * pos_part m + pos_part k * neg_part l"
      by (simp only: distrib_left)
    moreover have "pos_part (k * l) + pos_part k * neg_part l = pos_part k * pos_part l + neg_part (k * l)"
      using times [of k l] neg by simp
    moreover have "pos_part (k * m) + pos_part k * neg_part m = pos_part k * pos_part m + neg_part (k * m)"
      using times [of k m] neg by simp
    ultimately show "k * l < k * m"
      unfolding less_int_def by arith
  qed
  have mult_le: "k * l \<le> k * m" if "l \<le> m" and "0 \<le> k" for k l m :: int
    using that by (metis le_less mult_less mult_zero_left)
  have zero_less: "0 < (1::int)"
    by (simp add: less_int_def zero_int_def one_int_def)
  have pos_abs: "pos_part \<bar>k\<bar> = pos_part k + neg_part k" for k
    by (simp add: abs_int_def)
  have neg_abs: "neg_part \<bar>k\<bar> = 0" for k
    by (simp add: abs_int_def)
  fix a b c d x :: int
  show "a \<le> b \<Longrightarrow> c + a \<le> c + b"
    unfolding less_eq_int_def using plus [of c a] plus [of c b] by arith
  show "a < b \<Longrightarrow> c < d \<Longrightarrow> a + c < b + d"
    by (rule add_less)
  show "c + a \<le> c + b \<Longrightarrow> a \<le> b"
    unfolding less_eq_int_def using plus [of c a] plus [of c b] by arith
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> c * a \<le> c * b"
    by (rule mult_le)
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c \<le> b * c"
    by (metis mult_commute mult_le)
  show "0 \<le> (1::int)"
    by (metis less_imp_le zero_less)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> c * a < c * b"
    by (rule mult_less)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> a * c < b * c"
    by (metis mult_commute mult_less)
  show "0 < (1::int)"
    by (rule zero_less)
  show "a < b \<Longrightarrow> a + 1 < b + 1"
    unfolding less_int_def using plus [of a 1] plus [of b 1] by arith
  show "b \<le> a \<Longrightarrow> a - b + b = a"
    by (metis diff_add_cancel)
  show "0 \<le> \<bar>a\<bar>"
    unfolding less_eq_int_def by (simp add: abs_int_def zero_int_def)
  show "a \<le> \<bar>a\<bar>"
    using pos_abs [of a] neg_abs [of a] unfolding less_eq_int_def by arith
  show "a \<le> b \<Longrightarrow> - a \<le> b \<Longrightarrow> \<bar>a\<bar> \<le> b"
    by (cases a) (simp_all add: abs_int_def less_eq_int_def uminus_int_def int_of_diff_def)
  show "\<bar>- a\<bar> = \<bar>a\<bar>"
    by (cases a) (simp_all add: abs_int_def uminus_int_def int_of_diff_def)
  show "\<bar>a + b\<bar> \<le> \<bar>a\<bar> + \<bar>b\<bar>"
    using sum [of a b] pos_abs [of a] neg_abs [of a] pos_abs [of b] neg_abs [of b] pos_abs [of "a + b"] neg_abs [of "a + b"]
      plus [of "\<bar>a\<bar>" "\<bar>b\<bar>"] unfolding less_eq_int_def by arith
  show "\<bar>a\<bar> = (if a < 0 then - a else a)"
    by (cases a) (simp_all add: abs_int_def uminus_int_def int_of_diff_def less_int_def zero_int_def)
  have "of_nat n = Nonneg n" for n
    by (induct n) (simp_all add: zero_int_def one_int_def plus_int_def int_of_diff_def)
  then show "inj (of_nat::nat \<Rightarrow> int)"
    by (metis injI int.inject(1))
  show "sgn x = (if x = 0 then 0 else if 0 < x then 1 else - 1)"
    by (simp add: sgn_int_def uminus_int_def one_int_def int_of_diff_def)
qed

instantiation int :: distrib_lattice
begin

definition inf_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "inf_int = min"

definition sup_int :: "int \<Rightarrow> int \<Rightarrow> int"
  where "sup_int = max"

instance
proof
  fix x y z :: int
  show "inf x y \<le> x" and "inf x y \<le> y"
    unfolding inf_int_def by simp_all
  show "x \<le> y \<Longrightarrow> x \<le> z \<Longrightarrow> x \<le> inf y z"
    by (simp add: inf_int_def min_def)
  show "x \<le> sup x y" and "y \<le> sup x y"
    unfolding sup_int_def by simp_all
  show "y \<le> x \<Longrightarrow> z \<le> x \<Longrightarrow> sup y z \<le> x"
    by (simp add: sup_int_def max_def)
  show "sup x (inf y z) = inf (sup x y) (sup x z)"
    unfolding inf_int_def sup_int_def by (metis max_commute max_min_distrib1)
qed

end

instance int :: no_top
proof
  fix x :: int
  have "x < x + 1"
    by (metis add_0_right add_strict_left_mono zero_less_one)
  then show "\<exists>y. x < y" ..
qed

instance int :: no_bot
proof
  fix x :: int
  have "x - 1 < x - 1 + 1"
    by (metis add_0_right add_strict_left_mono zero_less_one)
  then have "x - 1 < x"
    by (simp only: diff_add_cancel)
  then show "\<exists>y. y < x" ..
qed

instantiation int :: size
begin

definition size_int :: "int \<Rightarrow> nat"
  where "size_int k = pos_part k + neg_part k"

instance ..

end

lemma zless_imp_add1_zle: "(w::int) < z \<Longrightarrow> w + 1 \<le> z"
proof -
  have "pos_part (w + 1) + neg_part w = pos_part w + 1 + neg_part (w + 1)"
    by (cases w) (simp_all add: plus_int_def one_int_def int_of_diff_def)
  then show "w < z \<Longrightarrow> w + 1 \<le> z"
    unfolding less_int_def less_eq_int_def by arith
qed

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
  by (cases w; cases z; simp add: nat_def zero_int_def less_int_def; arith)

lemma nat_eq_iff: "(nat w = m) = (if 0 \<le> w then w = int m else m = 0)"
proof (cases "0 \<le> w")
  case True
  then have "(nat w = m) = (w = int m)"
    by (metis nat_0_le nat_int)
  with True show ?thesis
    by simp
next
  case False
  then have "nat w = 0"
    by (metis linear nat_le_0)
  with False show ?thesis
    by auto
qed

lemma nat_eq_iff2: "(m = nat w) = (if 0 \<le> w then w = int m else m = 0)"
  unfolding nat_eq_iff [symmetric] by (rule eq_commute)

lemma nat_add_distrib: "0 \<le> z \<Longrightarrow> 0 \<le> z' \<Longrightarrow> nat (z + z') = nat z + nat z'"
  by (metis nat_0_le nat_int of_nat_add)

lemma nat_diff_distrib: "0 \<le> z' \<Longrightarrow> z' \<le> z \<Longrightarrow> nat (z - z') = nat z - nat z'"
  by (metis nat_0_le nat_int of_nat_diff nat_mono order_trans)

lemma nat_mult_distrib: "0 \<le> z \<Longrightarrow> nat (z * z') = nat z * nat z'"
proof -
  assume z: "0 \<le> z"
  show "nat (z * z') = nat z * nat z'"
  proof (cases "0 \<le> z'")
    case True
    with z show ?thesis
      by (metis nat_0_le nat_int of_nat_mult)
  next
    case False
    then have z': "z' \<le> 0"
      by (metis linear)
    with z have "z * z' \<le> 0"
      by (metis mult_left_mono mult_zero_right)
    with z' show ?thesis
      by (metis mult_zero_right nat_le_0)
  qed
qed

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

lemma int_cases [case_names nonneg neg]: "(\<And>n. z = int n \<Longrightarrow> P) \<Longrightarrow> (\<And>n. z = - int (Suc n) \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases z) (auto simp: int_def Negsuc_eq)

lemma int_cases2 [case_names nonneg nonpos]: "(\<And>n. k = int n \<Longrightarrow> P) \<Longrightarrow> (\<And>n. k = - int n \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases k rule: int_cases) metis+

lemma int_cases3 [case_names zero pos neg]: "(k = 0 \<Longrightarrow> P) \<Longrightarrow> (\<And>n. k = int n \<Longrightarrow> 0 < n \<Longrightarrow> P) \<Longrightarrow> (\<And>n. k = - int n \<Longrightarrow> 0 < n \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases k rule: int_cases) (metis neq0_conv of_nat_0, metis zero_less_Suc)

lemma int_diff_cases: "(\<And>m n. z = int m - int n \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases z rule: int_cases) (metis diff_0_right of_nat_0, metis diff_0 of_nat_0)

lemma nonneg_int_cases: "0 \<le> k \<Longrightarrow> (\<And>n. k = int n \<Longrightarrow> P) \<Longrightarrow> P"
  by (metis nat_0_le)

lemma int_of_nat_induct [case_names nonneg neg]: "(\<And>n. P (int n)) \<Longrightarrow> (\<And>n. P (- int (Suc n))) \<Longrightarrow> P z"
  by (cases z rule: int_cases) simp_all

lemma int_ge_induct [case_names base step]: "k \<le> i \<Longrightarrow> P k \<Longrightarrow> (\<And>i. k \<le> i \<Longrightarrow> P i \<Longrightarrow> P (i + 1)) \<Longrightarrow> P (i::int)"
proof -
  assume le: "k \<le> i" and base: "P k" and step: "\<And>i. k \<le> i \<Longrightarrow> P i \<Longrightarrow> P (i + 1)"
  have all: "P (k + int n)" for n
  proof (induct n)
    case 0
    show ?case
      using base by simp
  next
    case (Suc n)
    have "k \<le> k + int n"
      by simp
    then have "P (k + int n + 1)"
      using Suc step by blast
    then show ?case
      by (metis add_assoc add_commute of_nat_Suc)
  qed
  have "0 \<le> i - k"
    using le by simp
  then have "k + int (nat (i - k)) = i"
    by (metis add_commute diff_add_cancel nat_0_le)
  then show "P i"
    by (metis all)
qed

lemma int_le_induct [case_names base step, consumes 1]: "(i::int) \<le> k \<Longrightarrow> P k \<Longrightarrow> (\<And>i. i \<le> k \<Longrightarrow> P i \<Longrightarrow> P (i - 1)) \<Longrightarrow> P i"
proof -
  assume le: "i \<le> k" and base: "P k" and step: "\<And>i. i \<le> k \<Longrightarrow> P i \<Longrightarrow> P (i - 1)"
  have all: "P (k - int n)" for n
  proof (induct n)
    case 0
    show ?case
      using base by simp
  next
    case (Suc n)
    have "k - int n \<le> k"
      by simp
    then have "P (k - int n - 1)"
      using Suc step by blast
    then show ?case
      by (metis add_commute diff_diff_add of_nat_Suc)
  qed
  have "0 \<le> k - i"
    using le by simp
  then have "k - int (nat (k - i)) = i"
    by (metis add_commute add_diff_cancel_right' diff_add_cancel nat_0_le)
  then show "P i"
    by (metis all)
qed

lemma int_induct [case_names base step1 step2]: "P k \<Longrightarrow> (\<And>i. k \<le> i \<Longrightarrow> P i \<Longrightarrow> P (i + 1)) \<Longrightarrow> (\<And>i. i \<le> k \<Longrightarrow> P i \<Longrightarrow> P (i - 1)) \<Longrightarrow> P (i::int)"
  by (metis int_ge_induct int_le_induct linear)

subsection \<open>Order\<close>

lemma zless_iff_Suc_zadd: "(w < z) = (\<exists>n. z = w + int (Suc n))"
proof
  assume "w < z"
  then have "0 \<le> z - (w + 1)"
    by (metis diff_ge_0_iff_ge zless_imp_add1_zle)
  then have "int (nat (z - (w + 1))) = z - (w + 1)"
    by (rule nat_0_le)
  then have "z = w + int (Suc (nat (z - (w + 1))))"
    unfolding of_nat_Suc by arith
  then show "\<exists>n. z = w + int (Suc n)" ..
next
  assume "\<exists>n. z = w + int (Suc n)"
  then obtain n where "z = w + (1 + int n)"
    unfolding of_nat_Suc by blast
  moreover have "0 \<le> int n"
    by (rule of_nat_0_le_iff)
  ultimately show "w < z"
    by arith
qed

lemma zle_add1_eq_le [simp]: "(w < z + 1) = (w \<le> (z::int))"
  by arith

lemma add1_zle_eq: "(w + 1 \<le> z) = (w < (z::int))"
  by (auto intro: zless_imp_add1_zle less_le_trans)

lemma zle_diff1_eq [simp]: "(w \<le> z - 1) = (w < (z::int))"
  by (simp add: le_diff_eq add1_zle_eq)

lemma int_one_le_iff_zero_less: "(1 \<le> z) = (0 < (z::int))"
  by (metis add1_zle_eq add_0_left)

lemma zabs_less_one_iff [simp]: "(\<bar>z\<bar> < 1) = (z = (0::int))"
  by arith

lemma abs_zmult_eq_1: "\<bar>(m::int) * n\<bar> = 1 \<Longrightarrow> \<bar>m\<bar> = 1"
proof -
  assume one: "\<bar>m * n\<bar> = 1"
  have ge: "1 \<le> \<bar>k\<bar>" if "k \<noteq> 0" for k :: int
    using that by arith
  have m: "1 \<le> \<bar>m\<bar>"
    using one ge [of m] by auto
  have n: "1 \<le> \<bar>n\<bar>"
    using one ge [of n] by auto
  have "\<bar>m\<bar> * 1 \<le> \<bar>m\<bar> * \<bar>n\<bar>"
    using n by (metis abs_ge_zero mult_left_mono)
  then have "\<bar>m\<bar> \<le> 1"
    using one by (metis abs_mult mult_1_right)
  with m show "\<bar>m\<bar> = 1"
    by arith
qed

lemma zabs_def: "\<bar>i::int\<bar> = (if i < 0 then - i else i)"
  by (rule abs_if)

lemma zdvd_not_zless: "0 < (m::int) \<Longrightarrow> m < n \<Longrightarrow> \<not> n dvd m"
proof -
  assume m: "0 < m" and less: "m < n"
  show "\<not> n dvd m"
  proof
    assume "n dvd m"
    then obtain k where k: "m = n * k"
      by (metis dvdE)
    have n: "0 \<le> n"
      using m less by arith
    show False
    proof (cases "0 < k")
      case True
      then have "1 \<le> k"
        by arith
      then have "n * 1 \<le> n * k"
        using n by (metis mult_left_mono)
      then show False
        using k less by simp
    next
      case False
      then have "k \<le> 0"
        by arith
      then have "n * k \<le> n * 0"
        using n by (metis mult_left_mono)
      then show False
        using k m by simp
    qed
  qed
qed

lemma zdvd1_eq [simp]: "is_unit (x::int) = (\<bar>x\<bar> = 1)"
  by (metis abs_zmult_eq_1 dvdE dvd_abs_iff dvd_refl abs_dvd_iff abs_of_nonneg zero_le_one)

lemma int_dvd_int_iff [simp]: "(int m dvd int n) = (m dvd n)"
proof
  assume "m dvd n"
  then show "int m dvd int n"
    by (metis dvdE dvdI of_nat_mult)
next
  assume "int m dvd int n"
  then obtain k where "int n = int m * k"
    by (metis dvdE)
  then have "n = m * nat k"
    by (metis nat_int nat_mult_distrib of_nat_0_le_iff)
  then show "m dvd n"
    by (metis dvdI)
qed

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
proof -
  have diff: "of_int (int_of_diff m n) = (of_nat m - of_nat n::'a::ring_1)" for m n
  proof (cases "n \<le> m")
    case True
    then show ?thesis
      by (simp add: of_int_def int_of_diff_def of_nat_diff)
  next
    case False
    then have le: "m \<le> n"
      by arith
    have "Suc (n - m - 1) = n - m"
      using False by arith
    then have "of_int (int_of_diff m n) = (0 - of_nat (n - m)::'a::ring_1)"
      using False by (metis int_of_diff_def neg_part.simps(2) of_int_def of_nat_0 pos_part.simps(2))
    also have "\<dots> = of_nat m - of_nat n"
      using le by (metis diff_0 minus_diff_eq of_nat_diff)
    finally show ?thesis .
  qed
  have sum: "a + b - (c + d) = (a - c) + (b - d)" for a b c d :: "'a::ring_1"
    by (metis add_diff_eq diff_add_eq diff_diff_add add_commute)
  show ?thesis
    unfolding plus_int_def diff of_nat_add sum by (simp only: of_int_def)
qed

lemma of_int_minus [simp]: "of_int (- z) = - of_int z"
  by (cases z) (simp_all add: of_int_def uminus_int_def int_of_diff_def)

lemma of_int_diff [simp]: "of_int (w - z) = of_int w - of_int z"
  by (metis add_uminus_conv_diff of_int_add of_int_minus)

lemma of_int_mult [simp]: "of_int (w * z) = of_int w * of_int z"
proof -
  have diff: "of_int (int_of_diff m n) = (of_nat m - of_nat n::'a::ring_1)" for m n
  proof (cases "n \<le> m")
    case True
    then show ?thesis
      by (simp add: of_int_def int_of_diff_def of_nat_diff)
  next
    case False
    then have le: "m \<le> n"
      by arith
    have "Suc (n - m - 1) = n - m"
      using False by arith
    then have "of_int (int_of_diff m n) = (0 - of_nat (n - m)::'a::ring_1)"
      using False by (metis int_of_diff_def neg_part.simps(2) of_int_def of_nat_0 pos_part.simps(2))
    also have "\<dots> = of_nat m - of_nat n"
      using le by (metis diff_0 minus_diff_eq of_nat_diff)
    finally show ?thesis .
  qed
  have product: "a * c + b * d - (a * d + b * c) = (a - b) * (c - d)" for a b c d :: "'a::ring_1"
    by (metis add_commute add_diff_eq diff_add_eq diff_diff_add diff_diff_eq2 left_diff_distrib right_diff_distrib)
  show ?thesis
    unfolding times_int_def diff of_nat_add of_nat_mult product by (simp only: of_int_def)
qed

lemma of_int_power [simp]: "of_int (z ^ n) = of_int z ^ n"
  by (induct n) simp_all

lemma of_int_eq_iff [simp]: "(of_int w = (of_int z::'a::ring_char_0)) = (w = z)"
proof -
  have zero: "k = 0" if "of_int k = (0::'a::ring_char_0)" for k
  proof (cases k rule: int_cases)
    case (1 n)
    with that show ?thesis
      by (metis of_int_of_nat_eq of_nat_0 of_nat_eq_0_iff)
  next
    case (2 n)
    with that have "of_nat (Suc n) = (0::'a::ring_char_0)"
      by (metis neg_equal_0_iff_equal of_int_minus of_int_of_nat_eq)
    then show ?thesis
      by (metis nat.distinct(1) of_nat_eq_0_iff)
  qed
  then show ?thesis
    by (metis of_int_diff right_minus_eq)
qed

lemma of_int_eq_0_iff [simp]: "(of_int z = (0::'a::ring_char_0)) = (z = 0)"
  by (metis of_int_0 of_int_eq_iff)

lemma of_int_0_eq_iff [simp]: "((0::'a::ring_char_0) = of_int z) = (z = 0)"
  by (metis of_int_0 of_int_eq_iff)

lemma of_int_le_iff [simp]: "((of_int w::'a::linordered_idom) \<le> of_int z) = (w \<le> z)"
proof -
  have nonneg: "(0 \<le> (of_int k::'a::linordered_idom)) = (0 \<le> k)" for k
  proof (cases k rule: int_cases)
    case (1 n)
    then show ?thesis
      by (metis of_int_of_nat_eq of_nat_0_le_iff)
  next
    case (2 n)
    have "\<not> Suc n \<le> 0"
      by simp
    with 2 show ?thesis
      by (metis neg_0_le_iff_le of_int_minus of_int_of_nat_eq of_nat_0 of_nat_le_iff)
  qed
  show ?thesis
    by (metis diff_ge_0_iff_ge nonneg of_int_diff)
qed

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
  by (metis nat_0_le of_int_of_nat_eq)

lemma of_int_sum [simp]: "of_int (sum f A) = sum (\<lambda>x. of_int (f x)) A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) simp_all
next
  case False
  then show ?thesis
    by simp
qed

lemma of_int_numeral [simp]: "of_int (numeral k) = numeral k"
  by (metis of_int_of_nat_eq of_nat_numeral)

definition Ints :: "'a::ring_1 set"  ("\<int>")
  where "\<int> = range of_int"

lemma Ints_of_int [simp]: "of_int z \<in> \<int>"
  unfolding Ints_def by (rule rangeI)

lemma Ints_of_nat [simp]: "of_nat n \<in> \<int>"
  by (metis Ints_of_int of_int_of_nat_eq)

lemma Ints_0 [simp]: "0 \<in> \<int>"
  by (metis Ints_of_int of_int_0)

lemma Ints_1 [simp]: "1 \<in> \<int>"
  by (metis Ints_of_int of_int_1)

lemma Ints_add [simp]: "a \<in> \<int> \<Longrightarrow> b \<in> \<int> \<Longrightarrow> a + b \<in> \<int>"
  by (metis Ints_def Ints_of_int imageE of_int_add)

lemma Ints_minus [simp]: "a \<in> \<int> \<Longrightarrow> - a \<in> \<int>"
  by (metis Ints_def Ints_of_int imageE of_int_minus)

lemma Ints_mult [simp]: "a \<in> \<int> \<Longrightarrow> b \<in> \<int> \<Longrightarrow> a * b \<in> \<int>"
  by (metis Ints_def Ints_of_int imageE of_int_mult)

hide_const (open) Nonneg Negsuc int_of_diff pos_part neg_part

end
