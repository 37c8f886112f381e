section \<open>Rings\<close>

theory Rings
  imports Sum_Type
begin

subsection \<open>Semirings and rings\<close>

class semiring = ab_semigroup_add + semigroup_mult +
  assumes distrib_right: "(a + b) * c = a * c + b * c"
    and distrib_left: "a * (b + c) = a * b + a * c"

class mult_zero = times + zero +
  assumes mult_zero_left [simp]: "0 * a = 0"
    and mult_zero_right [simp]: "a * 0 = 0"

class semiring_0 = semiring + comm_monoid_add + mult_zero

class semiring_0_cancel = semiring + cancel_comm_monoid_add + semiring_0

class comm_semiring = ab_semigroup_add + ab_semigroup_mult + semiring

class comm_semiring_0 = comm_semiring + comm_monoid_add + mult_zero + semiring_0

class comm_semiring_0_cancel = comm_semiring + cancel_comm_monoid_add + comm_semiring_0 + semiring_0_cancel

class zero_neq_one = zero + one +
  assumes zero_neq_one [simp]: "0 \<noteq> 1"

class semiring_numeral = semiring + monoid_mult + numeral

class semiring_1 = zero_neq_one + semiring_0 + semiring_numeral

class dvd = times

definition dvd :: "'a::dvd \<Rightarrow> 'a \<Rightarrow> bool"  (infix "dvd" 50)
  where "b dvd a = (\<exists>k. a = b * k)"

class comm_semiring_1 = zero_neq_one + comm_semiring_0 + comm_monoid_mult + dvd + semiring_1

class semiring_1_cancel = semiring + cancel_comm_monoid_add + zero_neq_one + monoid_mult + semiring_0_cancel + semiring_1

class comm_semiring_1_cancel = comm_semiring + cancel_comm_monoid_add + zero_neq_one + comm_monoid_mult
  + semiring_1_cancel + comm_semiring_0_cancel + comm_semiring_1 +
  assumes right_diff_distrib': "a * (b - c) = a * b - a * c"

class ring = semiring + ab_group_add + semiring_0_cancel

class comm_ring = comm_semiring + ab_group_add + ring + comm_semiring_0_cancel

class neg_numeral = numeral + group_add

class ring_1 = ring + neg_numeral + semiring_1_cancel

class comm_ring_1 = comm_ring + zero_neq_one + comm_monoid_mult + ring_1 + comm_semiring_1_cancel

class semiring_no_zero_divisors = semiring_0 +
  assumes no_zero_divisors: "a \<noteq> 0 \<Longrightarrow> b \<noteq> 0 \<Longrightarrow> a * b \<noteq> 0"

class semiring_1_no_zero_divisors = semiring_1 + semiring_no_zero_divisors

class semiring_no_zero_divisors_cancel = semiring_no_zero_divisors +
  assumes mult_cancel_right [simp]: "(a * c = b * c) = (c = 0 \<or> a = b)"
    and mult_cancel_left [simp]: "(c * a = c * b) = (c = 0 \<or> a = b)"

class ring_no_zero_divisors = ring + semiring_no_zero_divisors + semiring_no_zero_divisors_cancel

class ring_1_no_zero_divisors = ring_1 + ring_no_zero_divisors + semiring_1_no_zero_divisors

class semidom = comm_semiring_1_cancel + semiring_no_zero_divisors + semiring_1_no_zero_divisors

class idom = comm_ring_1 + semiring_no_zero_divisors + semidom + ring_1_no_zero_divisors

subsection \<open>Division\<close>

class divide =
  fixes divide :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixl "div" 70)

class modulo = dvd + divide +
  fixes modulo :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixl "mod" 70)

class semidom_divide = semidom + divide + semiring_no_zero_divisors_cancel +
  assumes nonzero_mult_div_cancel_right [simp]: "b \<noteq> 0 \<Longrightarrow> (a * b) div b = a"
    and div_by_0 [simp]: "a div 0 = 0"

class idom_divide = idom + semidom_divide

class algebraic_semidom = semidom_divide

class unit_factor =
  fixes unit_factor :: "'a \<Rightarrow> 'a"

abbreviation is_unit :: "'a::comm_semiring_1 \<Rightarrow> bool"
  where "is_unit a \<equiv> a dvd 1"

definition coprime :: "'a::comm_semiring_1 \<Rightarrow> 'a \<Rightarrow> bool"
  where "coprime a b = (\<forall>c. c dvd a \<longrightarrow> c dvd b \<longrightarrow> is_unit c)"

class semidom_divide_unit_factor = semidom_divide + unit_factor +
  assumes unit_factor_0 [simp]: "unit_factor 0 = 0"
    and is_unit_unit_factor: "a dvd 1 \<Longrightarrow> unit_factor a = a"
    and unit_factor_is_unit: "a \<noteq> 0 \<Longrightarrow> unit_factor a dvd 1"
    and unit_factor_mult_unit_left: "a dvd 1 \<Longrightarrow> unit_factor (a * b) = a * unit_factor b"

class normalization_semidom = algebraic_semidom + semidom_divide_unit_factor +
  fixes normalize :: "'a \<Rightarrow> 'a"
  assumes unit_factor_mult_normalize [simp]: "unit_factor a * normalize a = a"
    and normalize_0 [simp]: "normalize 0 = 0"

class semiring_modulo = comm_semiring_1_cancel + divide + modulo +
  assumes div_mult_mod_eq: "a div b * b + a mod b = a"

class semidom_modulo = algebraic_semidom + semiring_modulo

class idom_modulo = idom + semidom_modulo + idom_divide

subsection \<open>Ordered rings\<close>

class ordered_semiring = semiring + ordered_comm_monoid_add +
  assumes mult_left_mono: "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> c * a \<le> c * b"
    and mult_right_mono: "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c \<le> b * c"

class ordered_semiring_0 = semiring_0 + ordered_semiring

class ordered_cancel_semiring = ordered_semiring + cancel_comm_monoid_add + semiring_0_cancel + ordered_semiring_0

class linordered_semiring = ordered_semiring + linordered_cancel_ab_semigroup_add + ordered_cancel_semiring
  + ordered_cancel_comm_monoid_add

class linordered_semiring_1 = linordered_semiring + semiring_1 +
  assumes zero_le_one [simp]: "0 \<le> 1"

class linordered_semiring_strict = semiring + comm_monoid_add + linordered_cancel_ab_semigroup_add + linordered_semiring +
  assumes mult_strict_left_mono: "a < b \<Longrightarrow> 0 < c \<Longrightarrow> c * a < c * b"
    and mult_strict_right_mono: "a < b \<Longrightarrow> 0 < c \<Longrightarrow> a * c < b * c"

class ordered_comm_semiring = comm_semiring_0 + ordered_ab_semigroup_add + ordered_semiring

class ordered_ring = ring + ordered_cancel_semiring + ordered_ab_group_add

class linordered_ring = ring + linordered_semiring + linordered_ab_group_add + abs_if + ordered_ring
  + ordered_ab_group_add_abs

class linordered_ring_strict = ring + linordered_semiring_strict + ordered_ab_group_add + abs_if + linordered_ring
  + ring_no_zero_divisors

class zero_less_one = order + zero + one +
  assumes zero_less_one [simp]: "0 < 1"

class linordered_nonzero_semiring = ordered_comm_semiring + monoid_mult + linorder + zero_less_one + comm_semiring_1 +
  assumes add_mono1: "a < b \<Longrightarrow> a + 1 < b + 1"

class linordered_semidom = semidom + linordered_semiring_strict + linordered_semiring_1 + zero_less_one
  + linordered_nonzero_semiring + semiring_no_zero_divisors_cancel +
  assumes le_add_diff_inverse2 [simp]: "b \<le> a \<Longrightarrow> a - b + b = a"

class linordered_idom = comm_ring_1 + linordered_semidom + ordered_ab_group_add + abs_if + sgn + idom
  + linordered_ring_strict +
  assumes sgn_if: "sgn x = (if x = 0 then 0 else if 0 < x then 1 else - 1)"

subsection \<open>Truth values as numbers\<close>

definition of_bool :: "bool \<Rightarrow> 'a::zero_neq_one"
  where "of_bool p = (if p then 1 else 0)"

lemma of_bool_eq [simp]: "of_bool False = 0" "of_bool True = 1"
  by (simp_all add: of_bool_def)

subsection \<open>Calculating\<close>

lemma one_neq_zero [simp]: "1 \<noteq> (0::'a::zero_neq_one)"
  by (metis zero_neq_one)

lemma combine_common_factor: "a * e + (b * e + c) = (a + b) * e + (c::'a::semiring)"
  by (simp add: distrib_right add_assoc)

lemma minus_mult_left: "- (a * b) = - a * (b::'a::ring)"
  by (rule minus_unique) (simp add: distrib_right [symmetric])

lemma minus_mult_right: "- (a * b) = a * - (b::'a::ring)"
  by (rule minus_unique) (simp add: distrib_left [symmetric])

lemma mult_minus_left [simp]: "- a * b = - (a * (b::'a::ring))"
  by (simp add: minus_mult_left)

lemma mult_minus_right [simp]: "a * - b = - (a * (b::'a::ring))"
  by (simp add: minus_mult_right)

lemma minus_mult_minus [simp]: "- a * - b = a * (b::'a::ring)"
  by simp

lemma minus_mult_commute: "- a * b = a * - (b::'a::ring)"
  by simp

lemma right_diff_distrib: "a * (b - c) = a * b - a * (c::'a::ring)"
  by (metis add_uminus_conv_diff distrib_left mult_minus_right)

lemma left_diff_distrib: "(a - b) * c = a * c - b * (c::'a::ring)"
  by (metis add_uminus_conv_diff distrib_right mult_minus_left)

lemma mult_eq_0_iff [simp]: "(a * b = 0) = (a = 0 \<or> b = (0::'a::semiring_no_zero_divisors))"
  by (metis no_zero_divisors mult_zero_left mult_zero_right)

lemma mult_cancel_right1 [simp]: "(c = b * c) = (c = 0 \<or> b = (1::'a::ring_1_no_zero_divisors))"
  by (metis mult_1_left mult_cancel_right)

lemma mult_cancel_left1 [simp]: "(c = c * b) = (c = 0 \<or> b = (1::'a::ring_1_no_zero_divisors))"
  by (metis mult_1_right mult_cancel_left)

lemma square_eq_iff: "(a * a = b * b) = (a = b \<or> a = - (b::'a::idom))"
proof -
  have "(a - b) * (a + b) = (a - b) * a + (a - b) * b" by (rule distrib_left)
  also have "\<dots> = (a * a - b * a) + (a * b - b * b)" by (simp only: left_diff_distrib)
  also have "\<dots> = a * a - b * b" by (metis add_diff_eq diff_add_cancel mult_commute)
  finally have "(a - b) * (a + b) = a * a - b * b" .
  then show ?thesis by (metis eq_neg_iff_add_eq_0 mult_eq_0_iff right_minus_eq)
qed

subsection \<open>Divisibility\<close>

lemma dvdI [intro?]: "a = b * k \<Longrightarrow> b dvd a"
  by (auto simp: dvd_def)

lemma dvdE [elim]: "b dvd a \<Longrightarrow> (\<And>k. a = b * k \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: dvd_def)

lemma dvd_refl [simp]: "a dvd (a::'a::comm_semiring_1)"
  by (metis dvdI mult_1_right)

lemma dvd_trans [trans]: "a dvd b \<Longrightarrow> b dvd c \<Longrightarrow> a dvd (c::'a::comm_semiring_1)"
  by (metis dvdE dvdI mult_assoc)

lemma dvd_0_right [iff]: "a dvd (0::'a::comm_semiring_1)"
  by (metis dvdI mult_zero_right)

lemma dvd_0_left_iff [simp]: "(0 dvd (a::'a::comm_semiring_1)) = (a = 0)"
  by (auto simp: dvd_def)

lemma one_dvd [simp]: "1 dvd (a::'a::comm_semiring_1)"
  by (metis dvdI mult_1_left)

lemma dvd_mult [simp]: "a dvd c \<Longrightarrow> a dvd (b * (c::'a::comm_semiring_1))"
  by (metis dvdE dvdI mult_left_commute)

lemma dvd_mult2 [simp]: "a dvd b \<Longrightarrow> a dvd (b * (c::'a::comm_semiring_1))"
  by (metis dvd_mult mult_commute)

lemma dvd_triv_left [simp]: "a dvd a * (b::'a::comm_semiring_1)"
  by (simp add: dvdI)

lemma dvd_triv_right [simp]: "a dvd b * (a::'a::comm_semiring_1)"
  by simp

lemma mult_dvd_mono: "a dvd b \<Longrightarrow> c dvd d \<Longrightarrow> a * c dvd b * (d::'a::comm_semiring_1)"
  by (metis dvdE dvdI mult_assoc mult_left_commute)

lemma dvd_mult_left: "a * b dvd c \<Longrightarrow> a dvd (c::'a::comm_semiring_1)"
  by (metis dvd_trans dvd_triv_left)

lemma dvd_mult_right: "a * b dvd c \<Longrightarrow> b dvd (c::'a::comm_semiring_1)"
  by (metis dvd_trans dvd_triv_right)

lemma dvd_add [simp]: "a dvd b \<Longrightarrow> a dvd c \<Longrightarrow> a dvd (b + (c::'a::comm_semiring_1))"
  by (metis dvdE dvdI distrib_left)

lemma dvd_minus_iff [simp]: "(x dvd - y) = (x dvd (y::'a::comm_ring_1))"
  by (metis dvdE dvdI mult_minus_right minus_minus)

lemma minus_dvd_iff [simp]: "(- x dvd y) = (x dvd (y::'a::comm_ring_1))"
  by (metis dvdE dvdI minus_mult_commute minus_minus)

lemma dvd_diff [simp]: "x dvd y \<Longrightarrow> x dvd z \<Longrightarrow> x dvd (y - (z::'a::comm_ring_1))"
  by (metis dvd_add dvd_minus_iff add_uminus_conv_diff)

lemma dvd_div_mult_self [simp]: "a dvd b \<Longrightarrow> b div a * a = (b::'a::semidom_divide)"
  by (metis dvdE mult_commute nonzero_mult_div_cancel_right mult_zero_left mult_zero_right)

lemma nonzero_mult_div_cancel_left [simp]: "a \<noteq> 0 \<Longrightarrow> (a * b) div a = (b::'a::semidom_divide)"
  by (metis mult_commute nonzero_mult_div_cancel_right)

lemma div_self [simp]: "a \<noteq> 0 \<Longrightarrow> a div a = (1::'a::semidom_divide)"
  by (metis mult_1_left nonzero_mult_div_cancel_right)

lemma div_0 [simp]: "0 div a = (0::'a::semidom_divide)"
  by (metis div_by_0 mult_zero_left nonzero_mult_div_cancel_right)

lemma div_by_1 [simp]: "a div 1 = (a::'a::semidom_divide)"
  by (metis mult_1_right nonzero_mult_div_cancel_right one_neq_zero)

lemma mod_div_mult_eq: "a mod b + a div b * b = (a::'a::semiring_modulo)"
  by (metis add_commute div_mult_mod_eq)

lemma mult_div_mod_eq: "b * (a div b) + a mod b = (a::'a::semiring_modulo)"
  by (metis mult_commute div_mult_mod_eq)

lemma mod_by_0 [simp]: "a mod 0 = (a::'a::semiring_modulo)"
  by (metis add_0_left div_mult_mod_eq mult_zero_right)

lemma mod_mult_self1_is_0 [simp]: "b * a mod b = (0::'a::semidom_modulo)"
  by (metis add_cancel_right_right div_mult_mod_eq mult_commute nonzero_mult_div_cancel_right mult_zero_left mod_by_0)

lemma dvd_eq_mod_eq_0: "(a dvd b) = (b mod a = (0::'a::semidom_modulo))"
  by (metis dvdE dvdI mod_mult_self1_is_0 mult_div_mod_eq add_0_right)

lemma mod_0_imp_dvd: "a mod b = 0 \<Longrightarrow> b dvd (a::'a::semidom_modulo)"
  by (simp add: dvd_eq_mod_eq_0)

lemma dvd_imp_mod_0 [simp]: "a dvd b \<Longrightarrow> b mod a = (0::'a::semidom_modulo)"
  by (simp add: dvd_eq_mod_eq_0)

lemma coprime_commute: "coprime a b = coprime b (a::'a::comm_semiring_1)"
  by (auto simp: coprime_def)

lemma coprimeI: "(\<And>c. c dvd a \<Longrightarrow> c dvd b \<Longrightarrow> is_unit c) \<Longrightarrow> coprime a (b::'a::comm_semiring_1)"
  by (simp add: coprime_def)

lemma coprime_1_left [simp]: "coprime 1 (a::'a::comm_semiring_1)"
  by (simp add: coprime_def)

lemma coprime_1_right [simp]: "coprime (a::'a::comm_semiring_1) 1"
  by (simp add: coprime_def)

subsection \<open>Order\<close>

lemma mult_mono: "a \<le> b \<Longrightarrow> c \<le> d \<Longrightarrow> 0 \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c \<le> b * (d::'a::ordered_semiring)"
  by (metis mult_left_mono mult_right_mono order_trans)

lemma mult_nonneg_nonneg [simp]: "0 \<le> a \<Longrightarrow> 0 \<le> b \<Longrightarrow> 0 \<le> a * (b::'a::ordered_semiring_0)"
  by (metis mult_left_mono mult_zero_right)

lemma mult_pos_pos [simp]: "0 < a \<Longrightarrow> 0 < b \<Longrightarrow> 0 < a * (b::'a::linordered_semiring_strict)"
  by (metis mult_strict_left_mono mult_zero_right)

lemma mult_pos_neg: "0 < a \<Longrightarrow> b < 0 \<Longrightarrow> a * b < (0::'a::linordered_semiring_strict)"
  by (metis mult_strict_left_mono mult_zero_right)

lemma mult_le_cancel_left_pos: "0 < c \<Longrightarrow> (c * a \<le> c * b) = (a \<le> (b::'a::linordered_semiring_strict))"
  by (metis linorder_not_le mult_left_mono mult_strict_left_mono less_imp_le)

lemma mult_less_cancel_left_pos: "0 < c \<Longrightarrow> (c * a < c * b) = (a < (b::'a::linordered_semiring_strict))"
  by (metis linorder_not_le mult_left_mono mult_strict_left_mono less_imp_le)

lemma zero_le_square [simp]: "0 \<le> a * (a::'a::linordered_ring)"
  by (metis linear minus_mult_minus mult_nonneg_nonneg neg_0_le_iff_le)

lemma not_square_less_zero [simp]: "\<not> a * a < (0::'a::linordered_ring)"
  by (simp add: not_less)

lemma not_one_le_zero [simp]: "\<not> 1 \<le> (0::'a::zero_less_one)"
  by (metis zero_less_one less_le_not_le)

lemma not_one_less_zero [simp]: "\<not> 1 < (0::'a::zero_less_one)"
  by (metis zero_less_one less_not_sym)

lemma mult_neg_neg: "a < 0 \<Longrightarrow> b < 0 \<Longrightarrow> 0 < a * (b::'a::linordered_ring_strict)"
  by (metis minus_mult_minus mult_pos_pos neg_0_less_iff_less)

lemma abs_mult: "\<bar>a * b\<bar> = \<bar>a\<bar> * \<bar>b::'a::linordered_idom\<bar>"
proof -
  have pp: "\<bar>x * y\<bar> = \<bar>x\<bar> * \<bar>y\<bar>" if "0 \<le> x" "0 \<le> y" for x y :: 'a
    using that by (metis abs_of_nonneg mult_nonneg_nonneg)
  have p: "\<bar>x * y\<bar> = \<bar>x\<bar> * \<bar>y\<bar>" if "0 \<le> x" for x y :: 'a
    using that pp by (metis abs_minus_cancel linear mult_minus_right neg_0_le_iff_le)
  then show ?thesis by (metis abs_minus_cancel linear mult_minus_left neg_0_le_iff_le)
qed

lemma abs_mult_self_eq [simp]: "\<bar>a\<bar> * \<bar>a\<bar> = a * (a::'a::linordered_idom)"
  by (simp add: abs_if)

lemma sgn_0 [simp]: "sgn 0 = (0::'a::linordered_idom)"
  by (simp add: sgn_if)

lemma sgn_1 [simp]: "sgn 1 = (1::'a::linordered_idom)"
  by (simp add: sgn_if)

lemma sgn_pos [simp]: "0 < a \<Longrightarrow> sgn a = (1::'a::linordered_idom)"
  by (auto simp: sgn_if)

lemma sgn_neg [simp]: "a < 0 \<Longrightarrow> sgn a = - (1::'a::linordered_idom)"
proof -
  assume "a < 0"
  then have "a \<noteq> 0" "\<not> 0 < a" by (auto dest: less_not_sym)
  then show ?thesis by (simp only: sgn_if if_False)
qed

lemma sgn_mult_abs: "sgn a * \<bar>a\<bar> = (a::'a::linordered_idom)"
proof -
  consider "a < 0" | "a = 0" | "0 < a" by (metis less_linear)
  then show ?thesis
  proof cases
    case 1
    then show ?thesis by (metis abs_of_nonpos less_imp_le minus_mult_minus mult_1_left sgn_neg)
  next
    case 2
    then show ?thesis by simp
  next
    case 3
    then show ?thesis by (metis abs_of_nonneg less_imp_le mult_1_left sgn_pos)
  qed
qed

lemma abs_dvd_iff [simp]: "(\<bar>m\<bar> dvd k) = (m dvd (k::'a::linordered_idom))"
  by (simp add: abs_if)

lemma dvd_abs_iff [simp]: "(m dvd \<bar>k\<bar>) = (m dvd (k::'a::linordered_idom))"
  by (simp add: abs_if)

end
