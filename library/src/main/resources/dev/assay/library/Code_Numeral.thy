section \<open>Numbers of the target language\<close>

theory Code_Numeral
  imports Enum
begin

typedef integer = "UNIV :: int set"
  morphisms int_of_integer integer_of_int
  by simp

typedef natural = "UNIV :: nat set"
  morphisms nat_of_natural natural_of_nat
  by simp

lemma int_of_integer_of_int [simp]: "int_of_integer (integer_of_int k) = k"
  by (simp add: integer_of_int_inverse)

lemma integer_of_int_of_integer [simp]: "integer_of_int (int_of_integer k) = k"
  by (simp add: int_of_integer_inverse)

lemma nat_of_natural_of_nat [simp]: "nat_of_natural (natural_of_nat n) = n"
  by (simp add: natural_of_nat_inverse)

lemma natural_of_nat_of_natural [simp]: "natural_of_nat (nat_of_natural n) = n"
  by (simp add: nat_of_natural_inverse)

instantiation integer :: "{zero, one, plus, minus, uminus, times, divide, modulo, ord, abs, sgn}"
begin

definition zero_integer :: integer
  where "zero_integer = integer_of_int 0"

definition one_integer :: integer
  where "one_integer = integer_of_int 1"

definition plus_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "plus_integer k l = integer_of_int (int_of_integer k + int_of_integer l)"

definition minus_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "minus_integer k l = integer_of_int (int_of_integer k - int_of_integer l)"

definition uminus_integer :: "integer \<Rightarrow> integer"
  where "uminus_integer k = integer_of_int (- int_of_integer k)"

definition times_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "times_integer k l = integer_of_int (int_of_integer k * int_of_integer l)"

definition divide_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "divide_integer k l = integer_of_int (int_of_integer k div int_of_integer l)"

definition modulo_integer :: "integer \<Rightarrow> integer \<Rightarrow> integer"
  where "modulo_integer k l = integer_of_int (int_of_integer k mod int_of_integer l)"

definition less_eq_integer :: "integer \<Rightarrow> integer \<Rightarrow> bool"
  where "less_eq_integer k l = (int_of_integer k \<le> int_of_integer l)"

definition less_integer :: "integer \<Rightarrow> integer \<Rightarrow> bool"
  where "less_integer k l = (int_of_integer k < int_of_integer l)"

definition abs_integer :: "integer \<Rightarrow> integer"
  where "abs_integer k = integer_of_int \<bar>int_of_integer k\<bar>"

definition sgn_integer :: "integer \<Rightarrow> integer"
  where "sgn_integer k = integer_of_int (sgn (int_of_integer k))"

instance ..

end

instance integer :: comm_ring_1
proof
  have e: "int_of_integer k = int_of_integer l \<Longrightarrow> k = l" for k l by (metis int_of_integer_inject)
  have z: "int_of_integer 0 = 0" by (simp add: zero_integer_def)
  have o: "int_of_integer 1 = 1" by (simp add: one_integer_def)
  have p: "int_of_integer (k + l) = int_of_integer k + int_of_integer l" for k l by (simp add: plus_integer_def)
  have d: "int_of_integer (k - l) = int_of_integer k - int_of_integer l" for k l by (simp add: minus_integer_def)
  have t: "int_of_integer (k * l) = int_of_integer k * int_of_integer l" for k l by (simp add: times_integer_def)
  have u: "int_of_integer (- k) = - int_of_integer k" for k by (simp add: uminus_integer_def)
  fix a b c :: integer
  show "a + b + c = a + (b + c)" by (rule e) (simp only: p add_assoc)
  show "a + b = b + a" by (rule e) (simp only: p add_commute)
  show "0 + a = a" by (rule e) (simp add: p z)
  show "a + 0 = a" by (rule e) (simp add: p z)
  show "a + b = a + c \<Longrightarrow> b = c" by (rule e) (metis p add_left_cancel)
  show "b + a = c + a \<Longrightarrow> b = c" by (rule e) (metis p add_right_cancel)
  show "a + b - a = b" by (rule e) (simp add: p d)
  show "a - b - c = a - (b + c)" by (rule e) (simp only: p d diff_diff_add)
  show "a * b * c = a * (b * c)" by (rule e) (simp only: t mult_assoc)
  show "a * b = b * a" by (rule e) (simp only: t mult_commute)
  show "0 * a = 0" by (rule e) (simp add: t z)
  show "a * 0 = 0" by (rule e) (simp add: t z)
  show "1 * a = a" by (rule e) (simp add: t o)
  show "a * 1 = a" by (rule e) (simp add: t o)
  show "(a + b) * c = a * c + b * c" by (rule e) (simp only: p t distrib_right)
  show "a * (b + c) = a * b + a * c" by (rule e) (simp only: p t distrib_left)
  show "a * (b - c) = a * b - a * c" by (rule e) (simp only: d t right_diff_distrib)
  show "- a + a = 0" by (rule e) (simp add: p u z)
  show "a + - b = a - b" by (rule e) (simp add: p u d)
  show "0 \<noteq> (1::integer)" by (metis z o zero_neq_one)
qed

instance integer :: linorder
proof
  fix x y z :: integer
  show "x < y = (x \<le> y \<and> \<not> y \<le> x)" unfolding less_eq_integer_def less_integer_def by (rule less_le_not_le)
  show "x \<le> x" by (simp add: less_eq_integer_def)
  show "x \<le> y \<Longrightarrow> y \<le> z \<Longrightarrow> x \<le> z" unfolding less_eq_integer_def by (rule order_trans)
  show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" unfolding less_eq_integer_def by (metis order_antisym int_of_integer_inject)
  show "x \<le> y \<or> y \<le> x" unfolding less_eq_integer_def by (rule linear)
qed

instance integer :: linordered_idom
proof
  have e: "int_of_integer k = int_of_integer l \<Longrightarrow> k = l" for k l by (metis int_of_integer_inject)
  have z: "int_of_integer 0 = 0" by (simp add: zero_integer_def)
  have o: "int_of_integer 1 = 1" by (simp add: one_integer_def)
  have p: "int_of_integer (k + l) = int_of_integer k + int_of_integer l" for k l by (simp add: plus_integer_def)
  have d: "int_of_integer (k - l) = int_of_integer k - int_of_integer l" for k l by (simp add: minus_integer_def)
  have t: "int_of_integer (k * l) = int_of_integer k * int_of_integer l" for k l by (simp add: times_integer_def)
  have u: "int_of_integer (- k) = - int_of_integer k" for k by (simp add: uminus_integer_def)
  have le: "(k \<le> l) = (int_of_integer k \<le> int_of_integer l)" for k l by (rule less_eq_integer_def)
  have lt: "(k < l) = (int_of_integer k < int_of_integer l)" for k l by (rule less_integer_def)
  have ab: "int_of_integer \<bar>k\<bar> = \<bar>int_of_integer k\<bar>" for k by (simp add: abs_integer_def)
  have sg: "int_of_integer (sgn k) = sgn (int_of_integer k)" for k by (simp add: sgn_integer_def)
  fix a b c d' x :: integer
  have eq: "(k = l) = (int_of_integer k = int_of_integer l)" for k l by (rule int_of_integer_inject [symmetric])
  have ez: "(k = 0) = (int_of_integer k = 0)" for k by (metis e z)
  show "a \<noteq> 0 \<Longrightarrow> b \<noteq> 0 \<Longrightarrow> a * b \<noteq> 0" by (simp add: ez t)
  show "(c * a = c * b) = (c = 0 \<or> a = b)" unfolding eq t z by (rule mult_cancel_left)
  show "(a * c = b * c) = (c = 0 \<or> a = b)" unfolding eq t z by (rule mult_cancel_right)
  show "a \<le> b \<Longrightarrow> c + a \<le> c + b" by (simp add: le p)
  show "a < b \<Longrightarrow> c < d' \<Longrightarrow> a + c < b + d'" by (simp add: lt p)
  show "c + a \<le> c + b \<Longrightarrow> a \<le> b" by (simp add: le p)
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> c * a \<le> c * b" unfolding le t z by (rule mult_left_mono)
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c \<le> b * c" unfolding le t z by (rule mult_right_mono)
  show "0 \<le> (1::integer)" by (simp add: le z o)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> c * a < c * b" unfolding lt t z by (rule mult_strict_left_mono)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> a * c < b * c" unfolding lt t z by (rule mult_strict_right_mono)
  show "0 < (1::integer)" by (simp add: lt z o)
  show "a < b \<Longrightarrow> a + 1 < b + 1" by (simp add: lt p o)
  show "b \<le> a \<Longrightarrow> a - b + b = a" by (metis diff_add_cancel)
  show "0 \<le> \<bar>a\<bar>" by (simp add: le ab z)
  show "a \<le> \<bar>a\<bar>" unfolding le ab by (rule abs_ge_self)
  show "a \<le> b \<Longrightarrow> - a \<le> b \<Longrightarrow> \<bar>a\<bar> \<le> b" unfolding le ab u by (rule abs_leI)
  show "\<bar>- a\<bar> = \<bar>a\<bar>" by (rule e) (simp add: ab u)
  show "\<bar>a + b\<bar> \<le> \<bar>a\<bar> + \<bar>b\<bar>" unfolding le ab p by (rule abs_triangle_ineq)
  show "\<bar>a\<bar> = (if a < 0 then - a else a)" by (rule e) (simp add: ab u lt z)
  have "int_of_integer (of_nat n) = int n" for n by (induct n) (simp_all add: z p o)
  then show "inj (of_nat :: nat \<Rightarrow> integer)" by (metis injI of_nat_eq_iff)
  show "sgn x = (if x = 0 then 0 else if 0 < x then 1 else - 1)" by (rule e) (simp add: sg ez lt u z o sgn_if)
qed

instantiation natural :: "{zero, one, plus, minus, times, divide, modulo, ord}"
begin

definition zero_natural :: natural
  where "zero_natural = natural_of_nat 0"

definition one_natural :: natural
  where "one_natural = natural_of_nat 1"

definition plus_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "plus_natural m n = natural_of_nat (nat_of_natural m + nat_of_natural n)"

definition minus_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "minus_natural m n = natural_of_nat (nat_of_natural m - nat_of_natural n)"

definition times_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "times_natural m n = natural_of_nat (nat_of_natural m * nat_of_natural n)"

definition divide_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "divide_natural m n = natural_of_nat (nat_of_natural m div nat_of_natural n)"

definition modulo_natural :: "natural \<Rightarrow> natural \<Rightarrow> natural"
  where "modulo_natural m n = natural_of_nat (nat_of_natural m mod nat_of_natural n)"

definition less_eq_natural :: "natural \<Rightarrow> natural \<Rightarrow> bool"
  where "less_eq_natural m n = (nat_of_natural m \<le> nat_of_natural n)"

definition less_natural :: "natural \<Rightarrow> natural \<Rightarrow> bool"
  where "less_natural m n = (nat_of_natural m < nat_of_natural n)"

instance ..

end

instance natural :: comm_semiring_1_cancel
proof
  have e: "nat_of_natural k = nat_of_natural l \<Longrightarrow> k = l" for k l by (metis nat_of_natural_inject)
  have z: "nat_of_natural 0 = 0" by (simp add: zero_natural_def)
  have o: "nat_of_natural 1 = 1" by (simp add: one_natural_def)
  have p: "nat_of_natural (k + l) = nat_of_natural k + nat_of_natural l" for k l by (simp add: plus_natural_def)
  have d: "nat_of_natural (k - l) = nat_of_natural k - nat_of_natural l" for k l by (simp add: minus_natural_def)
  have t: "nat_of_natural (k * l) = nat_of_natural k * nat_of_natural l" for k l by (simp add: times_natural_def)
  fix a b c :: natural
  show "a + b + c = a + (b + c)" by (rule e) (simp only: p add_assoc)
  show "a + b = b + a" by (rule e) (simp only: p add_commute)
  show "0 + a = a" by (rule e) (simp add: p z)
  show "a + 0 = a" by (rule e) (simp add: p z)
  show "a + b = a + c \<Longrightarrow> b = c" by (rule e) (metis p add_left_cancel)
  show "b + a = c + a \<Longrightarrow> b = c" by (rule e) (metis p add_right_cancel)
  show "a + b - a = b" by (rule e) (simp add: p d)
  show "a - b - c = a - (b + c)" by (rule e) (simp only: p d diff_diff_add)
  show "a * b * c = a * (b * c)" by (rule e) (simp only: t mult_assoc)
  show "a * b = b * a" by (rule e) (simp only: t mult_commute)
  show "0 * a = 0" by (rule e) (simp add: t z)
  show "a * 0 = 0" by (rule e) (simp add: t z)
  show "1 * a = a" by (rule e) (simp add: t o)
  show "a * 1 = a" by (rule e) (simp add: t o)
  show "(a + b) * c = a * c + b * c" by (rule e) (simp only: p t distrib_right)
  show "a * (b + c) = a * b + a * c" by (rule e) (simp only: p t distrib_left)
  show "0 \<noteq> (1::natural)" by (metis z o zero_neq_one)
  show "a * (b - c) = a * b - a * c" by (rule e) (simp only: d t diff_mult_distrib2)
qed

instance natural :: linorder
proof
  fix x y z :: natural
  show "x < y = (x \<le> y \<and> \<not> y \<le> x)" unfolding less_eq_natural_def less_natural_def by (rule less_le_not_le)
  show "x \<le> x" by (simp add: less_eq_natural_def)
  show "x \<le> y \<Longrightarrow> y \<le> z \<Longrightarrow> x \<le> z" unfolding less_eq_natural_def by (rule order_trans)
  show "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y" unfolding less_eq_natural_def by (metis order_antisym nat_of_natural_inject)
  show "x \<le> y \<or> y \<le> x" unfolding less_eq_natural_def by (rule linear)
qed

instance natural :: linordered_semidom
proof
  have e: "nat_of_natural k = nat_of_natural l \<Longrightarrow> k = l" for k l by (metis nat_of_natural_inject)
  have z: "nat_of_natural 0 = 0" by (simp add: zero_natural_def)
  have o: "nat_of_natural 1 = 1" by (simp add: one_natural_def)
  have p: "nat_of_natural (k + l) = nat_of_natural k + nat_of_natural l" for k l by (simp add: plus_natural_def)
  have d: "nat_of_natural (k - l) = nat_of_natural k - nat_of_natural l" for k l by (simp add: minus_natural_def)
  have t: "nat_of_natural (k * l) = nat_of_natural k * nat_of_natural l" for k l by (simp add: times_natural_def)
  have le: "(k \<le> l) = (nat_of_natural k \<le> nat_of_natural l)" for k l by (rule less_eq_natural_def)
  have lt: "(k < l) = (nat_of_natural k < nat_of_natural l)" for k l by (rule less_natural_def)
  fix a b c d' :: natural
  have eq: "(k = l) = (nat_of_natural k = nat_of_natural l)" for k l by (rule nat_of_natural_inject [symmetric])
  have ez: "(k = 0) = (nat_of_natural k = 0)" for k by (metis e z)
  show "a \<noteq> 0 \<Longrightarrow> b \<noteq> 0 \<Longrightarrow> a * b \<noteq> 0" by (simp add: ez t)
  show "(c * a = c * b) = (c = 0 \<or> a = b)" unfolding eq t z by (rule mult_cancel_left)
  show "(a * c = b * c) = (c = 0 \<or> a = b)" unfolding eq t z by (rule mult_cancel_right)
  show "a \<le> b \<Longrightarrow> c + a \<le> c + b" by (simp add: le p)
  show "a < b \<Longrightarrow> c < d' \<Longrightarrow> a + c < b + d'" by (simp add: lt p)
  show "c + a \<le> c + b \<Longrightarrow> a \<le> b" by (simp add: le p)
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> c * a \<le> c * b" unfolding le t z by (rule mult_left_mono)
  show "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c \<le> b * c" unfolding le t z by (rule mult_right_mono)
  show "0 \<le> (1::natural)" by (simp add: le z o)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> c * a < c * b" unfolding lt t z by (rule mult_strict_left_mono)
  show "a < b \<Longrightarrow> 0 < c \<Longrightarrow> a * c < b * c" unfolding lt t z by (rule mult_strict_right_mono)
  show "0 < (1::natural)" by (simp add: lt z o)
  show "a < b \<Longrightarrow> a + 1 < b + 1" by (simp add: lt p o)
  show "b \<le> a \<Longrightarrow> a - b + b = a" by (rule e) (simp add: le p d)
  have "nat_of_natural (of_nat n) = n" for n by (induct n) (simp_all add: z p o)
  then show "inj (of_nat :: nat \<Rightarrow> natural)" by (metis injI)
qed

definition nat_of_integer :: "integer \<Rightarrow> nat"
  where "nat_of_integer k = nat (int_of_integer k)"

definition integer_of_nat :: "nat \<Rightarrow> integer"
  where "integer_of_nat n = integer_of_int (int n)"

definition natural_of_integer :: "integer \<Rightarrow> natural"
  where "natural_of_integer k = natural_of_nat (nat_of_integer k)"

definition integer_of_natural :: "natural \<Rightarrow> integer"
  where "integer_of_natural n = integer_of_nat (nat_of_natural n)"

definition Suc :: "natural \<Rightarrow> natural"
  where "Suc n = n + 1"

hide_const (open) Suc

end
