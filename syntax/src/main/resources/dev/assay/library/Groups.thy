section ‹Groups›

theory Groups
  imports Orderings
begin

subsection ‹Operations›

class zero =
  fixes zero :: 'a

class one =
  fixes one :: 'a

class plus =
  fixes plus :: "'a ⇒ 'a ⇒ 'a"  (infixl "+" 65)

class minus =
  fixes minus :: "'a ⇒ 'a ⇒ 'a"  (infixl "-" 65)

class uminus =
  fixes uminus :: "'a ⇒ 'a"  ("- _" [81] 80)

class times =
  fixes times :: "'a ⇒ 'a ⇒ 'a"  (infixl "*" 70)

class power = one + times

hide_const (open) zero one

subsection ‹Semigroups and monoids›

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
  assumes add_left_imp_eq: "a + b = a + c ⟹ b = c"
    and add_right_imp_eq: "b + a = c + a ⟹ b = c"

class cancel_ab_semigroup_add = ab_semigroup_add + minus + cancel_semigroup_add +
  assumes add_diff_cancel_left' [simp]: "(a + b) - a = b"
    and diff_diff_add: "a - b - c = a - (b + c)"

class cancel_comm_monoid_add = cancel_ab_semigroup_add + comm_monoid_add

class comm_monoid_diff = cancel_comm_monoid_add +
  assumes zero_diff [simp]: "0 - a = 0"

subsection ‹Groups›

class group_add = minus + uminus + monoid_add + cancel_semigroup_add +
  assumes left_minus [simp]: "- a + a = 0"
    and add_uminus_conv_diff [simp]: "a + (- b) = a - b"

class ab_group_add = minus + uminus + group_add + cancel_comm_monoid_add

subsection ‹Ordered groups›

class ordered_ab_semigroup_add = order + ab_semigroup_add +
  assumes add_left_mono: "a ≤ b ⟹ c + a ≤ c + b"

class strict_ordered_ab_semigroup_add = ordered_ab_semigroup_add +
  assumes add_strict_mono: "a < b ⟹ c < d ⟹ a + c < b + d"

class ordered_cancel_ab_semigroup_add = ordered_ab_semigroup_add + cancel_ab_semigroup_add
  + strict_ordered_ab_semigroup_add

class ordered_ab_semigroup_add_imp_le = ordered_cancel_ab_semigroup_add +
  assumes add_le_imp_le_left: "c + a ≤ c + b ⟹ a ≤ b"

class ordered_comm_monoid_add = comm_monoid_add + ordered_ab_semigroup_add

class strict_ordered_comm_monoid_add = comm_monoid_add + strict_ordered_ab_semigroup_add + ordered_comm_monoid_add

class ordered_cancel_comm_monoid_add = ordered_comm_monoid_add + cancel_ab_semigroup_add
  + ordered_cancel_ab_semigroup_add + strict_ordered_comm_monoid_add + cancel_comm_monoid_add

class canonically_ordered_monoid_add = comm_monoid_add + order +
  assumes le_iff_add: "a ≤ b = (∃c. b = a + c)"

class ordered_cancel_comm_monoid_diff = comm_monoid_diff + ordered_ab_semigroup_add_imp_le
  + canonically_ordered_monoid_add + ordered_cancel_comm_monoid_add

class ordered_ab_group_add = ab_group_add + ordered_ab_semigroup_add + ordered_ab_semigroup_add_imp_le
  + ordered_cancel_comm_monoid_add

class linordered_ab_semigroup_add = linorder + ordered_ab_semigroup_add

class linordered_cancel_ab_semigroup_add = linorder + ordered_cancel_ab_semigroup_add + linordered_ab_semigroup_add
  + ordered_ab_semigroup_add_imp_le

class linordered_ab_group_add = linorder + ordered_ab_group_add + linordered_cancel_ab_semigroup_add

subsection ‹Absolute value and sign›

class abs =
  fixes abs :: "'a ⇒ 'a"  ("¦_¦")

class sgn =
  fixes sgn :: "'a ⇒ 'a"

class ordered_ab_group_add_abs = ordered_ab_group_add + abs +
  assumes abs_ge_zero [simp]: "¦a¦ ≥ 0"
    and abs_ge_self: "a ≤ ¦a¦"
    and abs_leI: "a ≤ b ⟹ - a ≤ b ⟹ ¦a¦ ≤ b"
    and abs_minus_cancel [simp]: "¦- a¦ = ¦a¦"
    and abs_triangle_ineq: "¦a + b¦ ≤ ¦a¦ + ¦b¦"

class abs_if = minus + uminus + ord + zero + abs +
  assumes abs_if: "¦a¦ = (if a < 0 then - a else a)"

subsection ‹Addition›

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

subsection ‹Multiplication›

lemma mult_left_commute: "b * (a * c) = a * (b * (c::'a::ab_semigroup_mult))"
  by (metis mult_assoc mult_commute)

lemmas mult_ac = mult_assoc mult_commute mult_left_commute

lemmas ac_simps = add_assoc add_commute add_left_commute mult_assoc mult_commute mult_left_commute

lemma mult_1: "1 * (a::'a::comm_monoid_mult) = a"
  by simp

subsection ‹Negation and subtraction›

lemma diff_conv_add_uminus: "(a::'a::group_add) - b = a + (- b)"
  by simp

lemma right_minus [simp]: "(a::'a::group_add) + - a = 0"
  by (metis left_minus add_assoc add_left_cancel add_0_right)

lemma diff_self [simp]: "(a::'a::group_add) - a = 0"
  by (metis right_minus add_uminus_conv_diff)

lemma diff_0 [simp]: "0 - (a::'a::group_add) = - a"
  by (metis add_0_left add_uminus_conv_diff)

lemma diff_0_right [simp]: "(a::'a::group_add) - 0 = a"
  by (metis add_0_right diff_conv_add_uminus)

lemma minus_zero [simp]: "- 0 = (0::'a::group_add)"
  by (metis add_0_right left_minus)

lemma minus_minus [simp]: "- (- a) = (a::'a::group_add)"
  by (metis left_minus right_minus add_left_cancel)

lemma minus_unique: "a + b = 0 ⟹ - (a::'a::group_add) = b"
  by (metis right_minus add_left_cancel)

lemma minus_diff_eq [simp]: "- (a - b) = b - (a::'a::group_add)"
  by (metis minus_unique diff_conv_add_uminus)

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

subsection ‹Order›

lemma add_right_mono: "(a::'a::ordered_ab_semigroup_add) ≤ b ⟹ a + c ≤ b + c"
  by (metis add_left_mono add_commute)

lemma add_mono: "(a::'a::ordered_ab_semigroup_add) ≤ b ⟹ c ≤ d ⟹ a + c ≤ b + d"
  by (metis add_left_mono add_right_mono order_trans)

lemma add_strict_left_mono: "(a::'a::ordered_cancel_ab_semigroup_add) < b ⟹ c + a < c + b"
  by (metis add_left_mono less_le add_left_cancel)

lemma add_strict_right_mono: "(a::'a::ordered_cancel_ab_semigroup_add) < b ⟹ a + c < b + c"
  by (metis add_strict_left_mono add_commute)

lemma add_less_le_mono: "(a::'a::ordered_cancel_ab_semigroup_add) < b ⟹ c ≤ d ⟹ a + c < b + d"
  by (metis add_strict_right_mono add_left_mono less_le_trans)

lemma add_le_less_mono: "(a::'a::ordered_cancel_ab_semigroup_add) ≤ b ⟹ c < d ⟹ a + c < b + d"
  by (metis add_strict_left_mono add_right_mono le_less_trans)

lemma add_le_cancel_left [simp]: "(c + (a::'a::ordered_ab_semigroup_add_imp_le) ≤ c + b) = (a ≤ b)"
  by (metis add_le_imp_le_left add_left_mono)

lemma add_le_cancel_right [simp]: "((a::'a::ordered_ab_semigroup_add_imp_le) + c ≤ b + c) = (a ≤ b)"
  by (metis add_le_cancel_left add_commute)

lemma add_less_cancel_left [simp]: "(c + (a::'a::ordered_ab_semigroup_add_imp_le) < c + b) = (a < b)"
  by (simp add: less_le_not_le)

lemma add_less_cancel_right [simp]: "((a::'a::ordered_ab_semigroup_add_imp_le) + c < b + c) = (a < b)"
  by (simp add: less_le_not_le)

lemma add_nonneg_nonneg [simp]: "0 ≤ (a::'a::ordered_comm_monoid_add) ⟹ 0 ≤ b ⟹ 0 ≤ a + b"
  by (metis add_mono add_0_left)

lemma add_nonpos_nonpos: "(a::'a::ordered_comm_monoid_add) ≤ 0 ⟹ b ≤ 0 ⟹ a + b ≤ 0"
  by (metis add_mono add_0_left)

lemma add_pos_pos: "0 < (a::'a::ordered_cancel_comm_monoid_add) ⟹ 0 < b ⟹ 0 < a + b"
  by (metis add_strict_mono add_0_left)

lemma le_iff_diff_le_0: "((a::'a::ordered_ab_group_add) ≤ b) = (a - b ≤ 0)"
  by (metis add_le_cancel_right diff_add_cancel add_0_left)

lemma less_iff_diff_less_0: "((a::'a::ordered_ab_group_add) < b) = (a - b < 0)"
  by (metis add_less_cancel_right diff_add_cancel add_0_left)

lemma neg_le_iff_le [simp]: "(- b ≤ - a) = ((a::'a::ordered_ab_group_add) ≤ b)"
  by (metis add_le_cancel_left left_minus add_assoc add_commute add_0_right)

lemma neg_less_iff_less [simp]: "(- b < - a) = ((a::'a::ordered_ab_group_add) < b)"
  by (simp add: less_le_not_le)

lemma neg_le_0_iff_le [simp]: "(- a ≤ 0) = (0 ≤ (a::'a::ordered_ab_group_add))"
  by (metis neg_le_iff_le minus_zero)

lemma neg_0_le_iff_le [simp]: "(0 ≤ - a) = ((a::'a::ordered_ab_group_add) ≤ 0)"
  by (metis neg_le_iff_le minus_zero)

lemma neg_less_0_iff_less [simp]: "(- a < 0) = (0 < (a::'a::ordered_ab_group_add))"
  by (simp add: less_le_not_le)

lemma neg_0_less_iff_less [simp]: "(0 < - a) = ((a::'a::ordered_ab_group_add) < 0)"
  by (simp add: less_le_not_le)

lemma le_minus_iff: "(a ≤ - b) = ((b::'a::ordered_ab_group_add) ≤ - a)"
  by (metis neg_le_iff_le minus_minus)

lemma minus_le_iff: "(- a ≤ b) = (- b ≤ (a::'a::ordered_ab_group_add))"
  by (metis neg_le_iff_le minus_minus)

lemma diff_le_eq: "((a::'a::ordered_ab_group_add) - b ≤ c) = (a ≤ c + b)"
  by (metis add_le_cancel_right diff_add_cancel)

lemma le_diff_eq: "((a::'a::ordered_ab_group_add) ≤ c - b) = (a + b ≤ c)"
  by (metis add_le_cancel_right diff_add_cancel)

lemma diff_less_eq: "((a::'a::ordered_ab_group_add) - b < c) = (a < c + b)"
  by (metis add_less_cancel_right diff_add_cancel)

lemma less_diff_eq: "((a::'a::ordered_ab_group_add) < c - b) = (a + b < c)"
  by (metis add_less_cancel_right diff_add_cancel)

lemma diff_ge_0_iff_ge [simp]: "((a::'a::ordered_ab_group_add) - b ≥ 0) = (a ≥ b)"
  by (simp add: le_diff_eq)

lemma diff_gt_0_iff_gt [simp]: "((a::'a::ordered_ab_group_add) - b > 0) = (a > b)"
  by (simp add: less_diff_eq)

lemma zero_le [simp]: "0 ≤ (x::'a::canonically_ordered_monoid_add)"
  by (simp add: le_iff_add)

lemma not_less_zero [simp]: "¬ (n::'a::canonically_ordered_monoid_add) < 0"
  by (metis zero_le less_le_not_le)

lemma zero_less_iff_neq_zero: "(0 < (n::'a::canonically_ordered_monoid_add)) = (n ≠ 0)"
  by (auto simp: less_le)

lemma le_zero_eq [simp]: "((n::'a::canonically_ordered_monoid_add) ≤ 0) = (n = 0)"
  by (auto intro: order_antisym)

subsection ‹Absolute value›

lemma abs_zero [simp]: "¦0::'a::ordered_ab_group_add_abs¦ = 0"
  by (metis abs_leI abs_ge_zero order_antisym order_refl minus_zero)

lemma abs_of_nonneg [simp]: "0 ≤ (a::'a::ordered_ab_group_add_abs) ⟹ ¦a¦ = a"
  by (metis abs_leI abs_ge_self order_antisym neg_le_0_iff_le order_trans)

lemma abs_of_nonpos [simp]: "(a::'a::ordered_ab_group_add_abs) ≤ 0 ⟹ ¦a¦ = - a"
  by (metis abs_of_nonneg abs_minus_cancel neg_0_le_iff_le)

lemma abs_idempotent [simp]: "¦¦a::'a::ordered_ab_group_add_abs¦¦ = ¦a¦"
  by simp

lemma abs_eq_0 [simp]: "(¦a::'a::ordered_ab_group_add_abs¦ = 0) = (a = 0)"
  by (metis abs_ge_self abs_minus_cancel abs_zero order_antisym neg_le_0_iff_le)

lemma abs_le_zero_iff [simp]: "(¦a::'a::ordered_ab_group_add_abs¦ ≤ 0) = (a = 0)"
  by (metis abs_eq_0 abs_ge_zero order_antisym order_refl)

lemma zero_less_abs_iff [simp]: "(0 < ¦a::'a::ordered_ab_group_add_abs¦) = (a ≠ 0)"
  by (simp add: less_le)

lemma abs_ge_minus_self: "- (a::'a::ordered_ab_group_add_abs) ≤ ¦a¦"
  by (metis abs_ge_self abs_minus_cancel)

lemma abs_minus_commute: "¦(a::'a::ordered_ab_group_add_abs) - b¦ = ¦b - a¦"
  by (metis abs_minus_cancel minus_diff_eq)

end
