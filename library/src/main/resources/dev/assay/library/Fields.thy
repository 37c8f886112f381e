section \<open>Fields\<close>

theory Fields
  imports Nat
begin

class inverse = divide +
  fixes inverse :: "'a \<Rightarrow> 'a"

abbreviation inverse_divide :: "'a::inverse \<Rightarrow> 'a \<Rightarrow> 'a"  (infixl "'/" 70)
  where "inverse_divide \<equiv> divide"

class division_ring = ring_1 + inverse + ring_1_no_zero_divisors +
  assumes left_inverse [simp]: "a \<noteq> 0 \<Longrightarrow> inverse a * a = 1"
    and right_inverse [simp]: "a \<noteq> 0 \<Longrightarrow> a * inverse a = 1"
    and divide_inverse: "a / b = a * inverse b"
    and inverse_zero [simp]: "inverse 0 = 0"

class field = comm_ring_1 + inverse + division_ring + idom_divide

class field_char_0 = field + ring_char_0

class linordered_field = field + linordered_idom + field_char_0 + unbounded_dense_linorder

lemma nonzero_imp_inverse_nonzero: "a \<noteq> 0 \<Longrightarrow> inverse a \<noteq> (0::'a::division_ring)"
  by (metis left_inverse mult_zero_left zero_neq_one)

lemma inverse_1 [simp]: "inverse 1 = (1::'a::division_ring)"
  by (metis left_inverse mult_1_right one_neq_zero)

lemma divide_1 [simp]: "a / 1 = (a::'a::division_ring)"
  by (simp add: divide_inverse)

lemma divide_self [simp]: "a \<noteq> 0 \<Longrightarrow> a / a = (1::'a::division_ring)"
  by (simp add: divide_inverse)

lemma divide_zero_left [simp]: "0 / a = (0::'a::division_ring)"
  by (simp add: divide_inverse)

lemma division_ring_divide_zero [simp]: "a / 0 = (0::'a::division_ring)"
  by (simp add: divide_inverse)

lemma times_divide_eq_right [simp]: "a * (b / c) = (a * b) / (c::'a::division_ring)"
  by (simp add: divide_inverse mult_assoc)

lemma add_divide_distrib: "(a + b) / c = a / c + b / (c::'a::division_ring)"
  by (simp add: divide_inverse distrib_right)

lemma diff_divide_distrib: "(a - b) / c = a / c - b / (c::'a::division_ring)"
  by (simp add: divide_inverse left_diff_distrib)

lemma inverse_mult_distrib [simp]: "inverse (a * b) = inverse a * inverse (b::'a::field)"
proof (cases "a = 0 \<or> b = 0")
  case True
  then show ?thesis
    by auto
next
  case False
  then have nonzero: "a * b \<noteq> 0"
    by simp
  have "(a * b) * (inverse a * inverse b) = (a * inverse a) * (b * inverse b)"
    by (simp only: mult_assoc mult_commute mult_left_commute)
  also have "\<dots> = 1"
    using False by simp
  also have "\<dots> = (a * b) * inverse (a * b)"
    by (rule right_inverse [OF nonzero, symmetric])
  finally have "inverse a * inverse b = inverse (a * b)"
    using nonzero by (simp only: mult_cancel_left) simp
  then show ?thesis
    by (rule sym)
qed

lemma eq_divide_eq: "(a = b / c) = (if c \<noteq> 0 then a * c = b else a = (0::'a::field))"
  by (auto simp: divide_inverse mult_assoc)

lemma divide_eq_eq: "(b / c = a) = (if c \<noteq> 0 then b = a * c else a = (0::'a::field))"
  by (auto simp: divide_inverse mult_assoc)

lemma divide_eq_0_iff [simp]: "(a / b = 0) = (a = 0 \<or> b = (0::'a::field))"
  by (auto simp: divide_inverse nonzero_imp_inverse_nonzero)

lemma positive_imp_inverse_positive: "0 < a \<Longrightarrow> 0 < inverse (a::'a::linordered_field)"
  by (metis linorder_not_less mult_left_mono mult_zero_right right_inverse less_imp_le zero_less_one not_less)

lemma divide_pos_pos [simp]: "0 < x \<Longrightarrow> 0 < y \<Longrightarrow> 0 < x / (y::'a::linordered_field)"
  by (simp add: divide_inverse positive_imp_inverse_positive)

lemma pos_le_divide_eq: "0 < c \<Longrightarrow> (a \<le> b / c) = (a * c \<le> (b::'a::linordered_field))"
proof -
  assume c: "0 < c"
  then have "b / c * c = b"
    by (metis divide_inverse left_inverse less_irrefl mult_1_right mult_assoc)
  then show ?thesis
    by (metis c mult_commute mult_le_cancel_left_pos)
qed

lemma pos_divide_less_eq: "0 < c \<Longrightarrow> (b / c < a) = (b < a * (c::'a::linordered_field))"
proof -
  assume c: "0 < c"
  then have "b / c * c = b"
    by (metis divide_inverse left_inverse less_irrefl mult_1_right mult_assoc)
  then show ?thesis
    by (metis c mult_commute mult_less_cancel_left_pos)
qed

lemmas field_simps = add_divide_distrib diff_divide_distrib eq_divide_eq divide_eq_eq add_assoc add_commute
  add_left_commute mult_assoc mult_commute mult_left_commute distrib_left distrib_right

end
