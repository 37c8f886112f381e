section \<open>Groups\<close>

theory Groups
  imports Orderings
begin

subsection \<open>Operations\<close>

class zero =
  fixes zero :: 'a

class one =
  fixes one :: 'a

class plus =
  fixes plus :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixl "+" 65)

class minus =
  fixes minus :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixl "-" 65)

class uminus =
  fixes uminus :: "'a \<Rightarrow> 'a"  ("- _" [81] 80)

class times =
  fixes times :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixl "*" 70)

class power = one + times

hide_const (open) zero one

subsection \<open>Any operation\<close>

locale semigroup =
  fixes f :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixl "\<^bold>*" 70)
  assumes assoc: "a \<^bold>* b \<^bold>* c = a \<^bold>* (b \<^bold>* c)"

locale abel_semigroup = semigroup +
  assumes commute: "a \<^bold>* b = b \<^bold>* a"
begin

lemma left_commute: "b \<^bold>* (a \<^bold>* c) = a \<^bold>* (b \<^bold>* c)"
  by (metis assoc commute)

end

locale monoid = semigroup +
  fixes z :: 'a  ("\<^bold>1")
  assumes left_neutral [simp]: "\<^bold>1 \<^bold>* a = a"
  assumes right_neutral [simp]: "a \<^bold>* \<^bold>1 = a"

locale comm_monoid = abel_semigroup +
  fixes z :: 'a  ("\<^bold>1")
  assumes comm_neutral: "a \<^bold>* \<^bold>1 = a"
begin

lemma left_neutral [simp]: "\<^bold>1 \<^bold>* a = a"
  by (metis commute comm_neutral)

lemma right_neutral [simp]: "a \<^bold>* \<^bold>1 = a"
  by (rule comm_neutral)

end

locale group = semigroup +
  fixes z :: 'a  ("\<^bold>1")
  fixes inverse :: "'a \<Rightarrow> 'a"
  assumes group_left_neutral: "\<^bold>1 \<^bold>* a = a"
  assumes left_inverse [simp]: "inverse a \<^bold>* a = \<^bold>1"
begin

lemma left_cancel: "a \<^bold>* b = a \<^bold>* c \<longleftrightarrow> b = c"
  by (metis assoc group_left_neutral left_inverse)

lemma right_inverse [simp]: "a \<^bold>* inverse a = \<^bold>1"
  by (metis assoc group_left_neutral left_inverse)

lemma inverse_inverse [simp]: "inverse (inverse a) = a"
  by (metis assoc group_left_neutral left_inverse right_inverse)

end

subsection \<open>Semigroups and monoids\<close>

class semigroup_add = plus +
  assumes add_assoc: "(a + b) + c = a + (b + c)"

class numeral = one + semigroup_add

class ab_semigroup_add = semigroup_add +
  assumes add_commute: "a + b = b + a"

class semigroup_mult = times +
  assumes mult_assoc: "(a * b) * c = a * (b * c)"

class ab_semigroup_mult = semigroup_mult +
  assumes mult_commute: "a * b = b * a"

class monoid_add = zero + semigroup_add +
  assumes add_0_left [simp]: "0 + a = a"
    and add_0_right [simp]: "a + 0 = a"

class comm_monoid_add = zero + ab_semigroup_add + monoid_add

class monoid_mult = power + semigroup_mult +
  assumes mult_1_left [simp]: "1 * a = a"
    and mult_1_right [simp]: "a * 1 = a"

class comm_monoid_mult = one + ab_semigroup_mult + monoid_mult

class cancel_semigroup_add = semigroup_add +
  assumes add_left_imp_eq: "a + b = a + c \<Longrightarrow> b = c"
    and add_right_imp_eq: "b + a = c + a \<Longrightarrow> b = c"

class cancel_ab_semigroup_add = ab_semigroup_add + minus + cancel_semigroup_add +
  assumes add_diff_cancel_left' [simp]: "(a + b) - a = b"
    and diff_diff_add: "a - b - c = a - (b + c)"

class cancel_comm_monoid_add = cancel_ab_semigroup_add + comm_monoid_add

class comm_monoid_diff = cancel_comm_monoid_add +
  assumes zero_diff [simp]: "0 - a = 0"

subsection \<open>Groups\<close>

class group_add = minus + uminus + monoid_add + cancel_semigroup_add +
  assumes left_minus [simp]: "- a + a = 0"
    and add_uminus_conv_diff [simp]: "a + (- b) = a - b"

class ab_group_add = minus + uminus + group_add + cancel_comm_monoid_add

subsection \<open>Ordered groups\<close>

class ordered_ab_semigroup_add = order + ab_semigroup_add +
  assumes add_left_mono: "a \<le> b \<Longrightarrow> c + a \<le> c + b"

class strict_ordered_ab_semigroup_add = ordered_ab_semigroup_add +
  assumes add_strict_mono: "a < b \<Longrightarrow> c < d \<Longrightarrow> a + c < b + d"

class ordered_cancel_ab_semigroup_add = ordered_ab_semigroup_add + cancel_ab_semigroup_add
  + strict_ordered_ab_semigroup_add

class ordered_ab_semigroup_add_imp_le = ordered_cancel_ab_semigroup_add +
  assumes add_le_imp_le_left: "c + a \<le> c + b \<Longrightarrow> a \<le> b"

class ordered_comm_monoid_add = comm_monoid_add + ordered_ab_semigroup_add

class strict_ordered_comm_monoid_add = comm_monoid_add + strict_ordered_ab_semigroup_add + ordered_comm_monoid_add

class ordered_cancel_comm_monoid_add = ordered_comm_monoid_add + cancel_ab_semigroup_add
  + ordered_cancel_ab_semigroup_add + strict_ordered_comm_monoid_add + cancel_comm_monoid_add

class canonically_ordered_monoid_add = comm_monoid_add + order +
  assumes le_iff_add: "a \<le> b = (\<exists>c. b = a + c)"

class ordered_cancel_comm_monoid_diff = comm_monoid_diff + ordered_ab_semigroup_add_imp_le
  + canonically_ordered_monoid_add + ordered_cancel_comm_monoid_add

class ordered_ab_group_add = ab_group_add + ordered_ab_semigroup_add + ordered_ab_semigroup_add_imp_le
  + ordered_cancel_comm_monoid_add

class linordered_ab_semigroup_add = linorder + ordered_ab_semigroup_add

class linordered_cancel_ab_semigroup_add = linorder + ordered_cancel_ab_semigroup_add + linordered_ab_semigroup_add
  + ordered_ab_semigroup_add_imp_le

class linordered_ab_group_add = linorder + ordered_ab_group_add + linordered_cancel_ab_semigroup_add

subsection \<open>Absolute value and sign\<close>

class abs =
  fixes abs :: "'a \<Rightarrow> 'a"  ("\<bar>_\<bar>")

class sgn =
  fixes sgn :: "'a \<Rightarrow> 'a"

class ordered_ab_group_add_abs = ordered_ab_group_add + abs +
  assumes abs_ge_zero [simp]: "\<bar>a\<bar> \<ge> 0"
    and abs_ge_self: "a \<le> \<bar>a\<bar>"
    and abs_leI: "a \<le> b \<Longrightarrow> - a \<le> b \<Longrightarrow> \<bar>a\<bar> \<le> b"
    and abs_minus_cancel [simp]: "\<bar>- a\<bar> = \<bar>a\<bar>"
    and abs_triangle_ineq: "\<bar>a + b\<bar> \<le> \<bar>a\<bar> + \<bar>b\<bar>"

class abs_if = minus + uminus + ord + zero + abs +
  assumes abs_if: "\<bar>a\<bar> = (if a < 0 then - a else a)"

subsection \<open>Addition\<close>

lemma add_left_commute: "b + (a + c) = a + (b + (c::'a::ab_semigroup_add))"
  by (metis add_assoc add_commute)

lemmas add_ac = add_assoc add_commute add_left_commute

lemma add_0: "0 + (a::'a::comm_monoid_add) = a"
  by simp

lemma add_left_cancel [simp]: "(a + b = a + c) = (b = (c::'a::cancel_semigroup_add))"
  by (auto dest: add_left_imp_eq)

lemma add_right_cancel [simp]: "(b + a = c + a) = (b = (c::'a::cancel_semigroup_add))"
  by (auto dest: add_right_imp_eq)

lemma add_cancel_right_right [simp]: "((a::'a::cancel_comm_monoid_add) = a + b) = (b = 0)"
  by (metis add_0_right add_left_cancel)

lemma add_cancel_right_left [simp]: "((a::'a::cancel_comm_monoid_add) = b + a) = (b = 0)"
  by (metis add_0_left add_right_cancel)

lemma add_cancel_left_right [simp]: "((a::'a::cancel_comm_monoid_add) + b = a) = (b = 0)"
  by (metis add_0_right add_left_cancel)

lemma add_cancel_left_left [simp]: "(b + (a::'a::cancel_comm_monoid_add) = a) = (b = 0)"
  by (metis add_0_left add_right_cancel)

lemma add_diff_cancel_right' [simp]: "((a::'a::cancel_ab_semigroup_add) + b) - b = a"
  by (metis add_commute add_diff_cancel_left')

lemma add_diff_cancel_left [simp]: "(c + a) - (c + b) = a - (b::'a::cancel_ab_semigroup_add)"
  by (metis diff_diff_add add_diff_cancel_left')

lemma add_diff_cancel_right [simp]: "(a + c) - (b + c) = a - (b::'a::cancel_ab_semigroup_add)"
  by (metis add_commute add_diff_cancel_left)

lemma diff_zero [simp]: "(a::'a::cancel_comm_monoid_add) - 0 = a"
  by (metis add_0_left add_diff_cancel_left')

lemma diff_right_commute: "(a::'a::cancel_ab_semigroup_add) - c - b = a - b - c"
  by (metis diff_diff_add add_commute)

lemma diff_cancel [simp]: "(a::'a::cancel_comm_monoid_add) - a = 0"
  by (metis add_0_right add_diff_cancel_left')

subsection \<open>Multiplication\<close>

lemma mult_left_commute: "b * (a * c) = a * (b * (c::'a::ab_semigroup_mult))"
  by (metis mult_assoc mult_commute)

lemmas mult_ac = mult_assoc mult_commute mult_left_commute

lemmas ac_simps = add_assoc add_commute add_left_commute mult_assoc mult_commute mult_left_commute

lemma mult_1: "1 * (a::'a::comm_monoid_mult) = a"
  by simp

subsection \<open>Negation and subtraction\<close>

lemma diff_conv_add_uminus: "(a::'a::group_add) - b = a + (- b)"
  by simp

lemma right_minus [simp]: "(a::'a::group_add) + - a = 0"
  by (metis left_minus add_assoc add_left_cancel add_0_right)

lemma diff_self [simp]: "(a::'a::group_add) - a = 0"
  by (metis right_minus add_uminus_conv_diff)

lemma diff_0 [simp]: "0 - (a::'a::group_add) = - a"
  by (metis add_0_left add_uminus_conv_diff)

lemma diff_0_right [simp]: "(a::'a::group_add) - 0 = a"
  by (metis add_0_right add_uminus_conv_diff left_minus)

lemma minus_zero [simp]: "- 0 = (0::'a::group_add)"
  by (metis add_0_right left_minus)

lemma minus_minus [simp]: "- (- a) = (a::'a::group_add)"
  by (metis left_minus right_minus add_left_cancel)

lemma minus_unique: "a + b = 0 \<Longrightarrow> - (a::'a::group_add) = b"
  by (metis right_minus add_left_cancel)

lemma minus_diff_eq [simp]: "- (a - b) = b - (a::'a::group_add)"
proof (rule minus_unique)
  have "(a - b) + (b - a) = a + (- b + b) + - a" by (simp only: diff_conv_add_uminus add_assoc)
  then show "(a - b) + (b - a) = 0" by (simp only: left_minus add_0_right right_minus)
qed

lemma neg_equal_iff_equal [simp]: "(- a = - b) = ((a::'a::group_add) = b)"
  by (metis minus_minus)

lemma neg_equal_0_iff_equal [simp]: "(- a = 0) = ((a::'a::group_add) = 0)"
  by (metis minus_minus minus_zero)

lemma neg_0_equal_iff_equal [simp]: "(0 = - a) = (0 = (a::'a::group_add))"
  by (metis minus_minus minus_zero)

lemma equation_minus_iff: "(a = - b) = ((b::'a::group_add) = - a)"
  by (metis minus_minus)

lemma eq_neg_iff_add_eq_0: "(a = - b) = ((a::'a::group_add) + b = 0)"
  by (metis left_minus minus_unique minus_minus)

lemma right_minus_eq [simp]: "((a::'a::group_add) - b = 0) = (a = b)"
  by (metis diff_self eq_neg_iff_add_eq_0 diff_conv_add_uminus minus_minus)

lemma eq_iff_diff_eq_0: "((a::'a::group_add) = b) = (a - b = 0)"
  by simp

lemma diff_add_cancel [simp]: "(a::'a::group_add) - b + b = a"
  by (simp only: diff_conv_add_uminus add_assoc left_minus add_0_right)

lemma add_diff_cancel [simp]: "(a::'a::group_add) + b - b = a"
  by (simp only: diff_conv_add_uminus add_assoc right_minus add_0_right)

lemma minus_add_distrib: "- ((a::'a::ab_group_add) + b) = - a + - b"
  by (metis minus_unique add_assoc add_commute right_minus add_0_right)

lemma diff_eq_eq: "((a::'a::group_add) - b = c) = (a = c + b)"
  by auto

lemma eq_diff_eq: "((a::'a::group_add) = c - b) = (a + b = c)"
  by auto

lemma diff_minus_eq_add [simp]: "(a::'a::group_add) - (- b) = a + b"
  by (simp add: diff_conv_add_uminus)

lemma add_diff_eq: "(a::'a::group_add) + (b - c) = (a + b) - c"
  by (simp only: diff_conv_add_uminus add_assoc)

lemma diff_diff_eq2: "(a::'a::ab_group_add) - (b - c) = (a + c) - b"
  by (metis add_diff_eq add_commute diff_conv_add_uminus minus_diff_eq)

lemma diff_add_eq: "((a::'a::ab_group_add) - b) + c = (a + c) - b"
  by (metis add_diff_eq add_commute)

lemmas algebra_simps = add_assoc add_commute add_left_commute mult_assoc mult_commute mult_left_commute
  add_diff_eq diff_add_eq diff_diff_eq2 diff_eq_eq eq_diff_eq

subsection \<open>Order\<close>

lemma add_right_mono: "(a::'a::ordered_ab_semigroup_add) \<le> b \<Longrightarrow> a + c \<le> b + c"
  by (metis add_left_mono add_commute)

lemma add_mono: "(a::'a::ordered_ab_semigroup_add) \<le> b \<Longrightarrow> c \<le> d \<Longrightarrow> a + c \<le> b + d"
  by (metis add_left_mono add_right_mono order_trans)

lemma add_strict_left_mono: "(a::'a::ordered_cancel_ab_semigroup_add) < b \<Longrightarrow> c + a < c + b"
  by (metis add_left_mono less_le add_left_cancel)

lemma add_strict_right_mono: "(a::'a::ordered_cancel_ab_semigroup_add) < b \<Longrightarrow> a + c < b + c"
  by (metis add_strict_left_mono add_commute)

lemma add_less_le_mono: "(a::'a::ordered_cancel_ab_semigroup_add) < b \<Longrightarrow> c \<le> d \<Longrightarrow> a + c < b + d"
  by (metis add_strict_right_mono add_left_mono less_le_trans)

lemma add_le_less_mono: "(a::'a::ordered_cancel_ab_semigroup_add) \<le> b \<Longrightarrow> c < d \<Longrightarrow> a + c < b + d"
  by (metis add_strict_left_mono add_right_mono le_less_trans)

lemma add_le_cancel_left [simp]: "(c + (a::'a::ordered_ab_semigroup_add_imp_le) \<le> c + b) = (a \<le> b)"
  by (metis add_le_imp_le_left add_left_mono)

lemma add_le_cancel_right [simp]: "((a::'a::ordered_ab_semigroup_add_imp_le) + c \<le> b + c) = (a \<le> b)"
  by (metis add_le_cancel_left add_commute)

lemma add_less_cancel_left [simp]: "(c + (a::'a::ordered_ab_semigroup_add_imp_le) < c + b) = (a < b)"
  by (simp add: less_le_not_le)

lemma add_less_cancel_right [simp]: "((a::'a::ordered_ab_semigroup_add_imp_le) + c < b + c) = (a < b)"
  by (simp add: less_le_not_le)

lemma add_nonneg_nonneg [simp]: "0 \<le> (a::'a::ordered_comm_monoid_add) \<Longrightarrow> 0 \<le> b \<Longrightarrow> 0 \<le> a + b"
  by (metis add_mono add_0_left)

lemma add_nonpos_nonpos: "(a::'a::ordered_comm_monoid_add) \<le> 0 \<Longrightarrow> b \<le> 0 \<Longrightarrow> a + b \<le> 0"
  by (metis add_mono add_0_left)

lemma add_pos_pos: "0 < (a::'a::ordered_cancel_comm_monoid_add) \<Longrightarrow> 0 < b \<Longrightarrow> 0 < a + b"
  by (metis add_strict_mono add_0_left)

lemma le_iff_diff_le_0: "((a::'a::ordered_ab_group_add) \<le> b) = (a - b \<le> 0)"
  by (metis add_le_cancel_right diff_add_cancel add_0_left)

lemma less_iff_diff_less_0: "((a::'a::ordered_ab_group_add) < b) = (a - b < 0)"
  by (metis add_less_cancel_right diff_add_cancel add_0_left)

lemma neg_le_iff_le [simp]: "(- b \<le> - a) = ((a::'a::ordered_ab_group_add) \<le> b)"
  by (metis add_le_cancel_left left_minus add_assoc add_commute add_0_right)

lemma neg_less_iff_less [simp]: "(- b < - a) = ((a::'a::ordered_ab_group_add) < b)"
  by (simp add: less_le_not_le)

lemma neg_le_0_iff_le [simp]: "(- a \<le> 0) = (0 \<le> (a::'a::ordered_ab_group_add))"
  by (metis neg_le_iff_le minus_zero)

lemma neg_0_le_iff_le [simp]: "(0 \<le> - a) = ((a::'a::ordered_ab_group_add) \<le> 0)"
  by (metis neg_le_iff_le minus_zero)

lemma neg_less_0_iff_less [simp]: "(- a < 0) = (0 < (a::'a::ordered_ab_group_add))"
  by (simp add: less_le_not_le)

lemma neg_0_less_iff_less [simp]: "(0 < - a) = ((a::'a::ordered_ab_group_add) < 0)"
  by (simp add: less_le_not_le)

lemma le_minus_iff: "(a \<le> - b) = ((b::'a::ordered_ab_group_add) \<le> - a)"
  by (metis neg_le_iff_le minus_minus)

lemma minus_le_iff: "(- a \<le> b) = (- b \<le> (a::'a::ordered_ab_group_add))"
  by (metis neg_le_iff_le minus_minus)

lemma diff_le_eq: "((a::'a::ordered_ab_group_add) - b \<le> c) = (a \<le> c + b)"
  by (metis add_le_cancel_right diff_add_cancel)

lemma le_diff_eq: "((a::'a::ordered_ab_group_add) \<le> c - b) = (a + b \<le> c)"
  by (metis add_le_cancel_right diff_add_cancel)

lemma diff_less_eq: "((a::'a::ordered_ab_group_add) - b < c) = (a < c + b)"
  by (metis add_less_cancel_right diff_add_cancel)

lemma less_diff_eq: "((a::'a::ordered_ab_group_add) < c - b) = (a + b < c)"
  by (metis add_less_cancel_right diff_add_cancel)

lemma diff_ge_0_iff_ge [simp]: "((a::'a::ordered_ab_group_add) - b \<ge> 0) = (a \<ge> b)"
  by (simp add: le_diff_eq)

lemma diff_gt_0_iff_gt [simp]: "((a::'a::ordered_ab_group_add) - b > 0) = (a > b)"
  by (simp add: less_diff_eq)

lemma zero_le [simp]: "0 \<le> (x::'a::canonically_ordered_monoid_add)"
  by (simp add: le_iff_add)

lemma not_less_zero [simp]: "\<not> (n::'a::canonically_ordered_monoid_add) < 0"
  by (metis zero_le less_le_not_le)

lemma zero_less_iff_neq_zero: "(0 < (n::'a::canonically_ordered_monoid_add)) = (n \<noteq> 0)"
  by (auto simp: less_le)

lemma le_zero_eq [simp]: "((n::'a::canonically_ordered_monoid_add) \<le> 0) = (n = 0)"
  by (auto intro: order_antisym)

subsection \<open>Absolute value\<close>

lemma abs_zero [simp]: "\<bar>0::'a::ordered_ab_group_add_abs\<bar> = 0"
  by (metis abs_leI abs_ge_zero order_antisym order_refl minus_zero)

lemma abs_of_nonneg [simp]: "0 \<le> (a::'a::ordered_ab_group_add_abs) \<Longrightarrow> \<bar>a\<bar> = a"
  by (metis abs_leI abs_ge_self order_antisym neg_le_0_iff_le order_refl order_trans)

lemma abs_of_nonpos [simp]: "(a::'a::ordered_ab_group_add_abs) \<le> 0 \<Longrightarrow> \<bar>a\<bar> = - a"
  by (metis abs_of_nonneg abs_minus_cancel neg_0_le_iff_le)

lemma abs_idempotent [simp]: "\<bar>\<bar>a::'a::ordered_ab_group_add_abs\<bar>\<bar> = \<bar>a\<bar>"
  by simp

lemma abs_eq_0 [simp]: "(\<bar>a::'a::ordered_ab_group_add_abs\<bar> = 0) = (a = 0)"
  by (metis abs_ge_self abs_minus_cancel abs_zero order_antisym neg_le_0_iff_le)

lemma abs_le_zero_iff [simp]: "(\<bar>a::'a::ordered_ab_group_add_abs\<bar> \<le> 0) = (a = 0)"
  by (metis abs_eq_0 abs_ge_zero order_antisym order_refl)

lemma zero_less_abs_iff [simp]: "(0 < \<bar>a::'a::ordered_ab_group_add_abs\<bar>) = (a \<noteq> 0)"
  by (metis abs_eq_0 abs_ge_zero less_le)

lemma abs_ge_minus_self: "- (a::'a::ordered_ab_group_add_abs) \<le> \<bar>a\<bar>"
  by (metis abs_ge_self abs_minus_cancel)

lemma abs_minus_commute: "\<bar>(a::'a::ordered_ab_group_add_abs) - b\<bar> = \<bar>b - a\<bar>"
  by (metis abs_minus_cancel minus_diff_eq)

subsection \<open>Facts under the names that interpretations of abstract algebra give them\<close>

lemmas add.assoc = add_assoc
lemmas add.commute = add_commute
lemmas add.left_commute = add_left_commute
lemmas add.right_neutral = add_0_right
lemmas add.left_neutral = add_0_left
lemmas mult.assoc = mult_assoc
lemmas mult.commute = mult_commute
lemmas mult.left_commute = mult_left_commute
lemmas mult.right_neutral = mult_1_right
lemmas mult.left_neutral = mult_1_left

end
