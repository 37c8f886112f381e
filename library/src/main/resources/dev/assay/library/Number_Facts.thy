section \<open>More facts about orders and numbers\<close>

theory Number_Facts
  imports Conditionally_Complete_Lattices
begin

text \<open>Everyday facts that no theory before needs, under the names that they have in Isabelle/HOL.\<close>

subsection \<open>Orders\<close>

lemma nle_le: "(\<not> a \<le> b) = (b \<le> a \<and> b \<noteq> (a::'a::linorder))"
  by auto

lemma nless_le: "(\<not> a < b) = (\<not> a \<le> b \<or> a = (b::'a::order))"
  by (auto simp: less_le)

lemma linorder_le_cases: "(x \<le> y \<Longrightarrow> P) \<Longrightarrow> (y \<le> x \<Longrightarrow> P) \<Longrightarrow> (P::bool)" for x y :: "'a::linorder"
  by (metis linear)

lemma linorder_le_less_linear: "x \<le> y \<or> y < (x::'a::linorder)"
  by auto

lemma linorder_wlog: "(\<And>a b. a \<le> b \<Longrightarrow> P a b) \<Longrightarrow> (\<And>a b. P b a \<Longrightarrow> P a b) \<Longrightarrow> P a (b::'a::linorder)"
  by (metis linear)

lemma order_antisym_conv: "y \<le> x \<Longrightarrow> (x \<le> y) = (x = (y::'a::order))"
  by auto

lemma order_neq_le_trans: "a \<noteq> b \<Longrightarrow> a \<le> b \<Longrightarrow> a < (b::'a::order)"
  by simp

lemma order_le_neq_trans: "a \<le> b \<Longrightarrow> a \<noteq> b \<Longrightarrow> a < (b::'a::order)"
  by simp

lemma order_le_imp_less_or_eq: "x \<le> y \<Longrightarrow> x < y \<or> x = (y::'a::order)"
  by (simp add: le_less)

lemma order_less_imp_not_less: "x < y \<Longrightarrow> \<not> y < (x::'a::order)"
  by auto

lemma antisym_conv3: "\<not> y < x \<Longrightarrow> (\<not> x < y) = (x = (y::'a::linorder))"
  by auto

lemma strict_mono_Suc_iff: "strict_mono (f::nat \<Rightarrow> 'a::order) = (\<forall>n. f n < f (Suc n))"
  by (auto simp: strict_mono_def intro: lift_Suc_mono_less)

lemmas dual_order.trans = order_trans [rotated]
lemmas dual_order.refl = order_refl
lemmas dual_order.antisym = order_antisym [rotated]
lemmas dual_order.strict_trans = less_trans [rotated]
lemmas dual_order.strict_trans1 = less_le_trans [rotated]
lemmas dual_order.strict_trans2 = le_less_trans [rotated]
lemmas dual_order.strict_implies_order = less_imp_le
lemmas dual_order.asym = less_asym'
lemmas dual_order.irrefl = less_irrefl

lemma dual_order.order_iff_strict: "(b \<le> a) = (b < a \<or> a = (b::'a::order))"
  by (auto simp: le_less)

lemma dual_order.strict_iff_order: "(b < a) = (b \<le> a \<and> a \<noteq> (b::'a::order))"
  by (auto simp: less_le)

lemma dual_order.strict_implies_not_eq: "b < a \<Longrightarrow> a \<noteq> (b::'a::order)"
  by auto

lemma dual_order.not_eq_order_implies_strict: "a \<noteq> b \<Longrightarrow> b \<le> a \<Longrightarrow> b < (a::'a::order)"
  by auto

lemma dual_order.eq_iff: "(a = b) = (b \<le> a \<and> a \<le> (b::'a::order))"
  by auto

lemmas order.strict_trans = less_trans
lemmas order.strict_trans1 = le_less_trans
lemmas order.strict_trans2 = less_le_trans
lemmas order.strict_implies_order = less_imp_le
lemmas order.asym = less_asym'

lemma order.order_iff_strict: "(a \<le> b) = (a < b \<or> a = (b::'a::order))"
  by (rule le_less)

lemma order.strict_iff_order: "(a < b) = (a \<le> b \<and> a \<noteq> (b::'a::order))"
  by (rule less_le)

lemma order.strict_implies_not_eq: "a < b \<Longrightarrow> a \<noteq> (b::'a::order)"
  by auto

lemma order.not_eq_order_implies_strict: "a \<noteq> b \<Longrightarrow> a \<le> b \<Longrightarrow> a < (b::'a::order)"
  by auto

lemma order.eq_iff: "(a = b) = (a \<le> b \<and> b \<le> (a::'a::order))"
  by auto

lemma bot.extremum_unique: "(a \<le> bot) = (a = (bot::'a::order_bot))"
  by auto

lemma bot.extremum_uniqueI: "a \<le> bot \<Longrightarrow> a = (bot::'a::order_bot)"
  by auto

lemma bot.not_eq_extremum: "(a \<noteq> bot) = (bot < (a::'a::order_bot))"
  by (auto simp: less_le)

lemma top.extremum_unique: "(top \<le> a) = (a = (top::'a::order_top))"
  by auto

lemma top.extremum_uniqueI: "top \<le> a \<Longrightarrow> a = (top::'a::order_top)"
  by auto

lemma top.not_eq_extremum: "(a \<noteq> top) = (a < (top::'a::order_top))"
  by (auto simp: less_le)

subsection \<open>Lattices, minima and maxima\<close>

lemma inf.orderE: "a \<le> b \<Longrightarrow> (a = inf a b \<Longrightarrow> P) \<Longrightarrow> P" for a b :: "'a::semilattice_inf"
  by (metis inf_absorb1)

lemma inf.orderI: "a = inf a b \<Longrightarrow> a \<le> (b::'a::semilattice_inf)"
  by (metis inf_le2)

lemma inf.absorb1: "a \<le> b \<Longrightarrow> inf a b = (a::'a::semilattice_inf)"
  by (rule inf_absorb1)

lemma inf.absorb2: "b \<le> a \<Longrightarrow> inf a b = (b::'a::semilattice_inf)"
  by (rule inf_absorb2)

lemma inf.absorb_iff1: "(a \<le> b) = (inf a b = (a::'a::semilattice_inf))"
  by (metis inf_absorb1 inf_le2)

lemma inf.absorb_iff2: "(b \<le> a) = (inf a b = (b::'a::semilattice_inf))"
  by (metis inf_absorb2 inf_le1)

lemma inf.cobounded1: "inf a b \<le> (a::'a::semilattice_inf)"
  by simp

lemma inf.cobounded2: "inf a b \<le> (b::'a::semilattice_inf)"
  by simp

lemma inf.coboundedI1: "a \<le> c \<Longrightarrow> inf a b \<le> (c::'a::semilattice_inf)"
  by (rule le_infI1)

lemma inf.coboundedI2: "b \<le> c \<Longrightarrow> inf a b \<le> (c::'a::semilattice_inf)"
  by (rule le_infI2)

lemma inf.boundedI: "a \<le> b \<Longrightarrow> a \<le> c \<Longrightarrow> a \<le> inf b (c::'a::semilattice_inf)"
  by simp

lemma inf.boundedE: "a \<le> inf b c \<Longrightarrow> (a \<le> b \<Longrightarrow> a \<le> c \<Longrightarrow> P) \<Longrightarrow> P" for a b c :: "'a::semilattice_inf"
  by simp

lemma inf.bounded_iff: "(a \<le> inf b c) = (a \<le> b \<and> a \<le> (c::'a::semilattice_inf))"
  by simp

lemma inf.right_idem: "inf (inf a b) b = inf a (b::'a::semilattice_inf)"
  by (metis inf_absorb1 inf_le2)

lemma inf.mono: "a \<le> c \<Longrightarrow> b \<le> d \<Longrightarrow> inf a b \<le> inf c (d::'a::semilattice_inf)"
  by (rule inf_mono)

lemma inf.strict_coboundedI1: "a < c \<Longrightarrow> inf a b < (c::'a::semilattice_inf)"
  by (metis inf_le1 le_less_trans)

lemma inf.strict_coboundedI2: "b < c \<Longrightarrow> inf a b < (c::'a::semilattice_inf)"
  by (metis inf_le2 le_less_trans)

lemma sup.orderE: "b \<le> a \<Longrightarrow> (a = sup a b \<Longrightarrow> P) \<Longrightarrow> P" for a b :: "'a::semilattice_sup"
  by (metis sup_absorb1)

lemma sup.orderI: "a = sup a b \<Longrightarrow> b \<le> (a::'a::semilattice_sup)"
  by (metis sup_ge2)

lemma sup.absorb1: "b \<le> a \<Longrightarrow> sup a b = (a::'a::semilattice_sup)"
  by (rule sup_absorb1)

lemma sup.absorb2: "a \<le> b \<Longrightarrow> sup a b = (b::'a::semilattice_sup)"
  by (rule sup_absorb2)

lemma sup.absorb_iff1: "(b \<le> a) = (sup a b = (a::'a::semilattice_sup))"
  by (metis sup_absorb1 sup_ge2)

lemma sup.absorb_iff2: "(a \<le> b) = (sup a b = (b::'a::semilattice_sup))"
  by (metis sup_absorb2 sup_ge1)

lemma sup.cobounded1: "a \<le> sup a (b::'a::semilattice_sup)"
  by simp

lemma sup.cobounded2: "b \<le> sup a (b::'a::semilattice_sup)"
  by simp

lemma sup.coboundedI1: "c \<le> a \<Longrightarrow> c \<le> sup a (b::'a::semilattice_sup)"
  by (rule le_supI1)

lemma sup.coboundedI2: "c \<le> b \<Longrightarrow> c \<le> sup a (b::'a::semilattice_sup)"
  by (rule le_supI2)

lemma sup.boundedI: "b \<le> a \<Longrightarrow> c \<le> a \<Longrightarrow> sup b c \<le> (a::'a::semilattice_sup)"
  by simp

lemma sup.boundedE: "sup b c \<le> a \<Longrightarrow> (b \<le> a \<Longrightarrow> c \<le> a \<Longrightarrow> P) \<Longrightarrow> P" for a b c :: "'a::semilattice_sup"
  by simp

lemma sup.bounded_iff: "(sup b c \<le> a) = (b \<le> a \<and> c \<le> (a::'a::semilattice_sup))"
  by simp

lemma sup.right_idem: "sup (sup a b) b = sup a (b::'a::semilattice_sup)"
  by (metis sup_absorb1 sup_ge2)

lemma sup.mono: "c \<le> a \<Longrightarrow> d \<le> b \<Longrightarrow> sup c d \<le> sup a (b::'a::semilattice_sup)"
  by (rule sup_mono)

lemma sup.strict_coboundedI1: "c < a \<Longrightarrow> c < sup a (b::'a::semilattice_sup)"
  by (metis sup_ge1 less_le_trans)

lemma sup.strict_coboundedI2: "c < b \<Longrightarrow> c < sup a (b::'a::semilattice_sup)"
  by (metis sup_ge2 less_le_trans)

lemmas inf_sup_ord = inf_le1 inf_le2 sup_ge1 sup_ge2

lemma max.cobounded1: "a \<le> max a (b::'a::linorder)"
  by (simp add: max_def)

lemma max.cobounded2: "b \<le> max a (b::'a::linorder)"
  by (simp add: max_def)

lemma max.coboundedI1: "c \<le> a \<Longrightarrow> c \<le> max a (b::'a::linorder)"
  by (auto simp: max_def)

lemma max.coboundedI2: "c \<le> b \<Longrightarrow> c \<le> max a (b::'a::linorder)"
  by (auto simp: max_def)

lemma max.strict_coboundedI1: "c < a \<Longrightarrow> c < max a (b::'a::linorder)"
  by (auto simp: max_def)

lemma max.strict_coboundedI2: "c < b \<Longrightarrow> c < max a (b::'a::linorder)"
  by (auto simp: max_def)

lemma max.boundedI: "b \<le> a \<Longrightarrow> c \<le> a \<Longrightarrow> max b c \<le> (a::'a::linorder)"
  by (auto simp: max_def)

lemma max.boundedE: "max b c \<le> a \<Longrightarrow> (b \<le> a \<Longrightarrow> c \<le> a \<Longrightarrow> P) \<Longrightarrow> P" for a b c :: "'a::linorder"
  by (auto simp: max_def split: if_splits)

lemma max.bounded_iff: "(max b c \<le> a) = (b \<le> a \<and> c \<le> (a::'a::linorder))"
  by (auto simp: max_def)

lemma max.absorb1: "b \<le> a \<Longrightarrow> max a b = (a::'a::linorder)"
  by (auto simp: max_def)

lemma max.absorb2: "a \<le> b \<Longrightarrow> max a b = (b::'a::linorder)"
  by (auto simp: max_def)

lemma max.absorb3: "b < a \<Longrightarrow> max a b = (a::'a::linorder)"
  by (auto simp: max_def)

lemma max.absorb4: "a < b \<Longrightarrow> max a b = (b::'a::linorder)"
  by (auto simp: max_def)

lemma max.absorb_iff1: "(b \<le> a) = (max a b = (a::'a::linorder))"
  by (auto simp: max_def)

lemma max.absorb_iff2: "(a \<le> b) = (max a b = (b::'a::linorder))"
  by (auto simp: max_def)

lemma max.orderE: "b \<le> a \<Longrightarrow> (a = max a b \<Longrightarrow> P) \<Longrightarrow> P" for a b :: "'a::linorder"
  by (auto simp: max_def split: if_splits)

lemma max.mono: "c \<le> a \<Longrightarrow> d \<le> b \<Longrightarrow> max c d \<le> max a (b::'a::linorder)"
  by (auto simp: max_def)

lemma min.cobounded1: "min a b \<le> (a::'a::linorder)"
  by (auto simp: min_def)

lemma min.cobounded2: "min a b \<le> (b::'a::linorder)"
  by (auto simp: min_def)

lemma min.coboundedI1: "a \<le> c \<Longrightarrow> min a b \<le> (c::'a::linorder)"
  by (auto simp: min_def)

lemma min.coboundedI2: "b \<le> c \<Longrightarrow> min a b \<le> (c::'a::linorder)"
  by (auto simp: min_def)

lemma min.strict_coboundedI1: "a < c \<Longrightarrow> min a b < (c::'a::linorder)"
  by (auto simp: min_def)

lemma min.strict_coboundedI2: "b < c \<Longrightarrow> min a b < (c::'a::linorder)"
  by (auto simp: min_def)

lemma min.boundedI: "a \<le> b \<Longrightarrow> a \<le> c \<Longrightarrow> a \<le> min b (c::'a::linorder)"
  by (auto simp: min_def)

lemma min.bounded_iff: "(a \<le> min b c) = (a \<le> b \<and> a \<le> (c::'a::linorder))"
  by (auto simp: min_def)

lemma min.absorb1: "a \<le> b \<Longrightarrow> min a b = (a::'a::linorder)"
  by (auto simp: min_def)

lemma min.absorb2: "b \<le> a \<Longrightarrow> min a b = (b::'a::linorder)"
  by (auto simp: min_def)

lemma min.absorb3: "a < b \<Longrightarrow> min a b = (a::'a::linorder)"
  by (auto simp: min_def)

lemma min.absorb4: "b < a \<Longrightarrow> min a b = (b::'a::linorder)"
  by (auto simp: min_def)

lemma min.absorb_iff1: "(a \<le> b) = (min a b = (a::'a::linorder))"
  by (auto simp: min_def)

lemma min.absorb_iff2: "(b \<le> a) = (min a b = (b::'a::linorder))"
  by (auto simp: min_def)

lemma min.orderE: "a \<le> b \<Longrightarrow> (a = min a b \<Longrightarrow> P) \<Longrightarrow> P" for a b :: "'a::linorder"
  by (auto simp: min_def split: if_splits)

lemma min.mono: "a \<le> c \<Longrightarrow> b \<le> d \<Longrightarrow> min a b \<le> min c (d::'a::linorder)"
  by (auto simp: min_def)

subsection \<open>Groups\<close>

lemma add.inverse_inverse: "- (- a) = (a::'a::group_add)"
  by simp

lemma add.inverse_neutral: "- 0 = (0::'a::group_add)"
  by simp

lemma uminus_add_conv_diff: "- a + b = b - (a::'a::ab_group_add)"
  by (simp add: algebra_simps)

lemma minus_equation_iff: "(- a = b) = (- b = (a::'a::group_add))"
  by auto

lemma add_eq_0_iff: "(x + y = 0) = (y = - (x::'a::group_add))"
  by (metis add_left_cancel right_minus)

lemma diff_mono: "a \<le> b \<Longrightarrow> d \<le> c \<Longrightarrow> a - c \<le> b - (d::'a::ordered_ab_group_add)"
  by (metis add_mono diff_conv_add_uminus neg_le_iff_le)

lemma diff_right_mono: "a \<le> b \<Longrightarrow> a - c \<le> b - (c::'a::ordered_ab_group_add)"
  by (metis add_right_mono diff_conv_add_uminus)

lemma diff_left_mono: "b \<le> a \<Longrightarrow> c - a \<le> c - (b::'a::ordered_ab_group_add)"
  by (metis add_left_mono diff_conv_add_uminus neg_le_iff_le)

lemma diff_strict_mono: "a < b \<Longrightarrow> d < c \<Longrightarrow> a - c < b - (d::'a::ordered_ab_group_add)"
  by (metis add_strict_mono diff_conv_add_uminus neg_less_iff_less)

lemma diff_strict_right_mono: "a < b \<Longrightarrow> a - c < b - (c::'a::ordered_ab_group_add)"
  by (metis add_strict_right_mono diff_conv_add_uminus)

lemma diff_strict_left_mono: "b < a \<Longrightarrow> c - a < c - (b::'a::ordered_ab_group_add)"
  by (metis add_strict_left_mono diff_conv_add_uminus neg_less_iff_less)

lemma le_imp_neg_le: "a \<le> b \<Longrightarrow> - b \<le> - (a::'a::ordered_ab_group_add)"
  by simp

lemma add_increasing: "0 \<le> a \<Longrightarrow> b \<le> c \<Longrightarrow> b \<le> a + (c::'a::ordered_comm_monoid_add)"
  by (metis add_mono add_0)

lemma add_increasing2: "0 \<le> c \<Longrightarrow> b \<le> a \<Longrightarrow> b \<le> a + (c::'a::ordered_comm_monoid_add)"
  by (metis add_mono add_0_right)

lemma add_decreasing: "a \<le> 0 \<Longrightarrow> c \<le> b \<Longrightarrow> a + c \<le> (b::'a::ordered_comm_monoid_add)"
  by (metis add_mono add_0)

lemma add_decreasing2: "c \<le> 0 \<Longrightarrow> a \<le> b \<Longrightarrow> a + c \<le> (b::'a::ordered_comm_monoid_add)"
  by (metis add_mono add_0_right)

lemma add_strict_increasing: "0 < a \<Longrightarrow> b \<le> c \<Longrightarrow> b < a + (c::'a::linordered_idom)"
  by linarith

lemma add_strict_increasing2: "0 \<le> a \<Longrightarrow> b < c \<Longrightarrow> b < a + (c::'a::linordered_idom)"
  by linarith

lemma pos_add_strict: "0 < a \<Longrightarrow> b < c \<Longrightarrow> b < a + (c::'a::linordered_idom)"
  by linarith

lemma add_pos_nonneg: "0 < a \<Longrightarrow> 0 \<le> b \<Longrightarrow> 0 < a + (b::'a::ordered_comm_monoid_add)"
  by (metis add_increasing2 less_le order_antisym add_0_right order_refl)

lemma add_nonneg_pos: "0 \<le> a \<Longrightarrow> 0 < b \<Longrightarrow> 0 < a + (b::'a::ordered_comm_monoid_add)"
  by (metis add_commute add_pos_nonneg)

lemma add_nonneg_eq_0_iff: "0 \<le> x \<Longrightarrow> 0 \<le> y \<Longrightarrow> (x + y = 0) = (x = 0 \<and> y = (0::'a::ordered_comm_monoid_add))"
  by (metis add_increasing add_increasing2 add_0 order_antisym order_refl)

lemma le_add_same_cancel1 [simp]: "(a \<le> a + b) = (0 \<le> (b::'a::{ordered_ab_semigroup_add_imp_le, comm_monoid_add}))"
  by (metis add_le_cancel_left add_0_right)

lemma le_add_same_cancel2 [simp]: "(a \<le> b + a) = (0 \<le> (b::'a::{ordered_ab_semigroup_add_imp_le, comm_monoid_add}))"
  by (metis add_le_cancel_right add_0)

lemma less_add_same_cancel1 [simp]: "(a < a + b) = (0 < (b::'a::{ordered_ab_semigroup_add_imp_le, comm_monoid_add}))"
  by (metis add_less_cancel_left add_0_right)

lemma less_add_same_cancel2 [simp]: "(a < b + a) = (0 < (b::'a::{ordered_ab_semigroup_add_imp_le, comm_monoid_add}))"
  by (metis add_less_cancel_right add_0)

lemma add_le_same_cancel1 [simp]: "(b + a \<le> b) = (a \<le> (0::'a::{ordered_ab_semigroup_add_imp_le, comm_monoid_add}))"
  by (metis add_le_cancel_left add_0_right)

lemma add_le_same_cancel2 [simp]: "(a + b \<le> b) = (a \<le> (0::'a::{ordered_ab_semigroup_add_imp_le, comm_monoid_add}))"
  by (metis add_le_cancel_right add_0)

lemma add_less_same_cancel1 [simp]: "(b + a < b) = (a < (0::'a::{ordered_ab_semigroup_add_imp_le, comm_monoid_add}))"
  by (metis add_less_cancel_left add_0_right)

lemma add_less_same_cancel2 [simp]: "(a + b < b) = (a < (0::'a::{ordered_ab_semigroup_add_imp_le, comm_monoid_add}))"
  by (metis add_less_cancel_right add_0)

lemma abs_le_iff: "(\<bar>a\<bar> \<le> b) = (a \<le> b \<and> - a \<le> (b::'a::linordered_idom))"
  by (metis abs_ge_self abs_ge_minus_self abs_leI order_trans)

lemma abs_le_D1: "\<bar>a\<bar> \<le> b \<Longrightarrow> a \<le> (b::'a::linordered_idom)"
  by (simp add: abs_le_iff)

lemma abs_le_D2: "\<bar>a\<bar> \<le> b \<Longrightarrow> - a \<le> (b::'a::linordered_idom)"
  by (simp add: abs_le_iff)

lemma abs_less_iff: "(\<bar>a\<bar> < b) = (a < b \<and> - a < (b::'a::linordered_idom))"
  by (metis abs_if abs_ge_self abs_ge_minus_self le_less_trans)

lemma abs_triangle_ineq2: "\<bar>a\<bar> - \<bar>b\<bar> \<le> \<bar>a - (b::'a::linordered_idom)\<bar>"
  by (metis abs_triangle_ineq diff_add_cancel diff_le_eq)

lemma abs_triangle_ineq4: "\<bar>a - b\<bar> \<le> \<bar>a\<bar> + \<bar>b::'a::linordered_idom\<bar>"
  by (metis abs_minus_cancel abs_triangle_ineq diff_conv_add_uminus)

lemma not_gr_zero [simp]: "(\<not> 0 < n) = (n = (0::'a::canonically_ordered_monoid_add))"
  by (metis less_le zero_le)

lemma gr_zeroI: "(n = 0 \<Longrightarrow> False) \<Longrightarrow> 0 < (n::'a::canonically_ordered_monoid_add)"
  by (metis not_gr_zero)

lemma gr_implies_not_zero: "m < n \<Longrightarrow> n \<noteq> (0::'a::canonically_ordered_monoid_add)"
  by (metis less_le order_antisym zero_le)

lemma add_eq_0_iff_both_eq_0 [simp]: "(x + y = 0) = (x = 0 \<and> y = (0::'a::canonically_ordered_monoid_add))"
  by (metis add_0 le_iff_add order_antisym zero_le)

subsection \<open>Rings\<close>

lemmas ring_distribs = distrib_right distrib_left left_diff_distrib right_diff_distrib

lemma left_diff_distrib': "(b - c) * a = b * a - c * (a::'a::ring)"
  by (rule left_diff_distrib)

lemma divisors_zero: "a * b = 0 \<Longrightarrow> a = 0 \<or> b = (0::'a::semiring_no_zero_divisors)"
  by simp

lemma mult_not_zero: "a * b \<noteq> 0 \<Longrightarrow> a \<noteq> 0 \<and> b \<noteq> (0::'a::mult_zero)"
  by auto

lemma mult_cancel_left2: "(c * a = c) = (c = 0 \<or> a = (1::'a::ring_1_no_zero_divisors))"
  by (metis mult_cancel_left mult_1_right)

lemma mult_cancel_right2: "(a * c = c) = (c = 0 \<or> a = (1::'a::ring_1_no_zero_divisors))"
  using mult_cancel_right [of a c 1] by simp

lemma mult_mono': "a \<le> b \<Longrightarrow> c \<le> d \<Longrightarrow> 0 \<le> a \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c \<le> b * (d::'a::ordered_semiring_0)"
  by (metis mult_left_mono mult_right_mono order_trans)

lemma mult_strict_mono: "a < b \<Longrightarrow> c < d \<Longrightarrow> 0 < b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c < b * (d::'a::linordered_semiring_strict)"
  by (metis less_le_trans mult_right_mono mult_strict_left_mono less_imp_le le_less_trans)

lemma mult_strict_mono': "a < b \<Longrightarrow> c < d \<Longrightarrow> 0 \<le> a \<Longrightarrow> 0 \<le> c \<Longrightarrow> a * c < b * (d::'a::linordered_semiring_strict)"
  by (metis mult_strict_mono le_less_trans)

lemma mult_nonneg_nonpos: "0 \<le> a \<Longrightarrow> b \<le> 0 \<Longrightarrow> a * b \<le> (0::'a::ordered_semiring_0)"
  by (metis mult_left_mono mult_zero_right)

lemma mult_nonpos_nonneg: "a \<le> 0 \<Longrightarrow> 0 \<le> b \<Longrightarrow> a * b \<le> (0::'a::ordered_semiring_0)"
  by (metis mult_right_mono mult_zero_left)

lemma mult_nonpos_nonpos: "a \<le> 0 \<Longrightarrow> b \<le> 0 \<Longrightarrow> 0 \<le> a * (b::'a::ordered_ring)"
  by (metis minus_mult_minus mult_nonneg_nonneg neg_0_le_iff_le)

lemma mult_neg_pos: "a < 0 \<Longrightarrow> 0 < b \<Longrightarrow> a * b < (0::'a::linordered_semiring_strict)"
  by (metis mult_strict_right_mono mult_zero_left)

lemma zero_less_mult_pos: "0 < a * b \<Longrightarrow> 0 < a \<Longrightarrow> 0 < (b::'a::linordered_semiring_strict)"
  by (metis mult_pos_neg not_less less_le order_antisym mult_zero_right less_imp_le mult_nonneg_nonpos)

lemma zero_less_mult_iff: "(0 < a * b) = (0 < a \<and> 0 < b \<or> a < 0 \<and> b < (0::'a::linordered_ring_strict))"
  by (metis less_asym less_irrefl less_linear mult_neg_neg mult_neg_pos mult_pos_neg mult_pos_pos mult_zero_left mult_zero_right)

lemma mult_less_0_iff: "(a * b < 0) = (0 < a \<and> b < 0 \<or> a < 0 \<and> 0 < (b::'a::linordered_ring_strict))"
  by (metis less_asym less_irrefl less_linear mult_neg_neg mult_neg_pos mult_pos_neg mult_pos_pos mult_zero_left mult_zero_right)

lemma zero_le_mult_iff: "(0 \<le> a * b) = (0 \<le> a \<and> 0 \<le> b \<or> a \<le> 0 \<and> b \<le> (0::'a::linordered_ring_strict))"
  by (metis linorder_not_less mult_less_0_iff less_imp_le order_antisym linear mult_zero_left mult_zero_right le_less)

lemma mult_le_0_iff: "(a * b \<le> 0) = (0 \<le> a \<and> b \<le> 0 \<or> a \<le> 0 \<and> 0 \<le> (b::'a::linordered_ring_strict))"
  by (metis linorder_not_less zero_less_mult_iff less_imp_le order_antisym linear mult_zero_left mult_zero_right le_less)

lemma mult_left_mono_neg: "b \<le> a \<Longrightarrow> c \<le> 0 \<Longrightarrow> c * a \<le> c * (b::'a::ordered_ring)"
  by (metis minus_mult_left mult_left_mono neg_0_le_iff_le neg_le_iff_le)

lemma mult_right_mono_neg: "b \<le> a \<Longrightarrow> c \<le> 0 \<Longrightarrow> a * c \<le> b * (c::'a::ordered_ring)"
  by (metis minus_mult_right mult_right_mono neg_0_le_iff_le neg_le_iff_le)

lemma mult_left_le: "c \<le> 1 \<Longrightarrow> 0 \<le> a \<Longrightarrow> a * c \<le> (a::'a::linordered_semidom)"
  by (metis mult_left_mono mult_1_right)

lemma mult_right_le_one_le: "0 \<le> x \<Longrightarrow> 0 \<le> y \<Longrightarrow> y \<le> 1 \<Longrightarrow> x * y \<le> (x::'a::linordered_idom)"
  by (metis mult_left_mono mult_1_right)

lemma mult_left_le_one_le: "0 \<le> x \<Longrightarrow> 0 \<le> y \<Longrightarrow> y \<le> 1 \<Longrightarrow> y * x \<le> (x::'a::linordered_idom)"
  by (metis mult_right_mono mult_1)

lemma mult_le_one: "a \<le> 1 \<Longrightarrow> 0 \<le> b \<Longrightarrow> b \<le> 1 \<Longrightarrow> a * b \<le> (1::'a::linordered_semidom)"
  by (metis mult_right_mono mult_1 order_trans)

lemma mult_le_cancel_right_pos: "0 < c \<Longrightarrow> (a * c \<le> b * c) = (a \<le> (b::'a::linordered_ring_strict))"
  by (metis less_imp_le mult_right_mono mult_strict_right_mono not_less)

lemma less_add_one: "a < a + (1::'a::linordered_semidom)"
  by simp

lemma linorder_neqE_linordered_idom: "x \<noteq> y \<Longrightarrow> (x < y \<Longrightarrow> P) \<Longrightarrow> (y < x \<Longrightarrow> P) \<Longrightarrow> P" for x y :: "'a::linordered_idom"
  by (metis less_linear)

lemma dvd_mult_div_cancel: "a dvd b \<Longrightarrow> a * (b div a) = (b::'a::semidom_modulo)"
  by (metis dvd_div_mult_self mult_commute)

lemma half_gt_zero: "0 < a \<Longrightarrow> 0 < a / (2::'a::linordered_field)"
  by simp

subsection \<open>Fields\<close>

lemma inverse_eq_divide: "inverse a = 1 / (a::'a::division_ring)"
  by (simp add: divide_inverse)

lemma times_divide_eq_left [simp]: "(b / c) * a = (b * a) / (c::'a::field)"
  by (simp add: divide_inverse mult_ac)

lemma times_divide_times_eq: "(x / y) * (z / w) = (x * z) / (y * (w::'a::field))"
  by (simp add: divide_inverse mult_ac)

lemma divide_divide_eq_left: "(a / b) / c = a / (b * (c::'a::field))"
  by (simp add: divide_inverse mult_ac)

lemma divide_minus_left: "(- a) / b = - (a / (b::'a::field))"
  by (simp add: divide_inverse)

lemma minus_divide_left: "- (a / b) = (- a) / (b::'a::field)"
  by (simp add: divide_inverse)

lemma nonzero_eq_divide_eq: "c \<noteq> 0 \<Longrightarrow> (a = b / c) = (a * c = (b::'a::field))"
  by (simp add: eq_divide_eq)

lemma nonzero_divide_eq_eq: "c \<noteq> 0 \<Longrightarrow> (b / c = a) = (b = a * (c::'a::field))"
  by (simp add: divide_eq_eq)

lemma inverse_unique: "a * b = 1 \<Longrightarrow> inverse a = (b::'a::field)"
  by (metis inverse_eq_divide mult_commute mult_zero_left nonzero_divide_eq_eq zero_neq_one)

lemma divide_cancel_right: "(a / c = b / c) = (c = 0 \<or> a = (b::'a::field))"
  by (cases "c = 0") (simp_all add: nonzero_divide_eq_eq)

lemma power_divide: "(a / b) ^ n = a ^ n / (b::'a::field) ^ n"
  by (induct n) (simp_all add: times_divide_times_eq)

lemma power_one_over: "(1 / a) ^ n = 1 / (a::'a::field) ^ n"
  by (simp add: power_divide)

lemma power_inverse: "inverse a ^ n = inverse ((a::'a::field) ^ n)"
  by (simp add: inverse_eq_divide power_one_over)

lemma pos_divide_le_eq: "0 < c \<Longrightarrow> (b / c \<le> a) = (b \<le> a * (c::'a::linordered_field))"
  by (auto simp: le_less pos_divide_less_eq divide_eq_eq)

lemma pos_less_divide_eq: "0 < c \<Longrightarrow> (a < b / c) = (a * c < (b::'a::linordered_field))"
  by (metis not_less pos_divide_le_eq)

lemma divide_right_mono: "a \<le> b \<Longrightarrow> 0 \<le> c \<Longrightarrow> a / c \<le> b / (c::'a::linordered_field)"
  by (metis divide_inverse less_le mult_right_mono positive_imp_inverse_positive division_ring_divide_zero order_refl less_imp_le)

lemma divide_strict_right_mono: "a < b \<Longrightarrow> 0 < c \<Longrightarrow> a / c < b / (c::'a::linordered_field)"
  by (metis divide_inverse mult_strict_right_mono positive_imp_inverse_positive)

lemma divide_nonneg_pos: "0 \<le> x \<Longrightarrow> 0 < y \<Longrightarrow> 0 \<le> x / (y::'a::linordered_field)"
  by (simp add: pos_le_divide_eq)

lemma divide_nonneg_nonneg: "0 \<le> x \<Longrightarrow> 0 \<le> y \<Longrightarrow> 0 \<le> x / (y::'a::linordered_field)"
  by (metis divide_nonneg_pos division_ring_divide_zero less_le order_refl)

subsection \<open>Natural numbers\<close>

lemma plus_1_eq_Suc: "(+) 1 = Suc"
  by (rule ext) simp

lemma Suc_diff_Suc: "n < m \<Longrightarrow> Suc (m - Suc n) = m - n"
  by arith

lemma linorder_neqE_nat: "x \<noteq> y \<Longrightarrow> (x < y \<Longrightarrow> P) \<Longrightarrow> (y < x \<Longrightarrow> P) \<Longrightarrow> P" for x y :: nat
  by (metis less_linear)

lemma le_imp_less_Suc: "m \<le> n \<Longrightarrow> m < Suc n"
  by arith

lemma le_neq_implies_less: "m \<le> n \<Longrightarrow> m \<noteq> n \<Longrightarrow> m < (n::nat)"
  by arith

lemma less_one [simp]: "(n < (1::nat)) = (n = 0)"
  by arith

lemma le_eq_less_or_eq: "(m \<le> n) = (m < n \<or> m = (n::nat))"
  by arith

lemma less_or_eq_imp_le: "m < n \<or> m = n \<Longrightarrow> m \<le> (n::nat)"
  by arith

lemma less_imp_le_nat: "m < n \<Longrightarrow> m \<le> (n::nat)"
  by arith

lemma less_imp_of_nat_less: "m < n \<Longrightarrow> of_nat m < (of_nat n::'a::linordered_semidom)"
  by simp

lemma of_nat_mono: "i \<le> j \<Longrightarrow> of_nat i \<le> (of_nat j::'a::linordered_semidom)"
  by simp

lemma of_nat_0_less_iff [simp]: "(0 < (of_nat n::'a::linordered_semidom)) = (0 < n)"
  by (metis of_nat_0 of_nat_less_iff)

lemma of_nat_less_0_iff [simp]: "\<not> (of_nat m::'a::linordered_semidom) < 0"
  by (simp add: not_less)

lemma Suc_lessD: "Suc m < n \<Longrightarrow> m < n"
  by arith

lemma Suc_leD: "Suc m \<le> n \<Longrightarrow> m \<le> n"
  by arith

lemma Suc_le_D: "Suc n \<le> m' \<Longrightarrow> \<exists>m. m' = Suc m"
  by (cases m') auto

lemma le_SucE: "m \<le> Suc n \<Longrightarrow> (m \<le> n \<Longrightarrow> P) \<Longrightarrow> (m = Suc n \<Longrightarrow> P) \<Longrightarrow> P"
  by (metis le_Suc_eq)

lemma less_SucE: "m < Suc n \<Longrightarrow> (m < n \<Longrightarrow> P) \<Longrightarrow> (m = n \<Longrightarrow> P) \<Longrightarrow> P"
  by (metis less_Suc_eq)

lemma Suc_lessE: "Suc i < k \<Longrightarrow> (\<And>j. i < j \<Longrightarrow> k = Suc j \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases k) auto

lemma le_Suc_ex: "k \<le> l \<Longrightarrow> \<exists>n. l = k + (n::nat)"
  by (metis le_add_diff_inverse)

lemma less_imp_add_positive: "i < j \<Longrightarrow> \<exists>k. 0 < k \<and> i + k = (j::nat)"
  by (metis less_imp_le_nat le_add_diff_inverse zero_less_diff)

lemma Suc_n_not_le_n: "\<not> Suc n \<le> n"
  by arith

lemma less_nat_zero_code: "(n < (0::nat)) = False"
  by simp

lemma not_gr0: "(\<not> 0 < n) = (n = (0::nat))"
  by simp

lemma gr_implies_not0: "m < n \<Longrightarrow> n \<noteq> (0::nat)"
  by auto

lemma less_imp_diff_less: "j < k \<Longrightarrow> j - n < (k::nat)"
  by arith

lemma less_irrefl_nat: "n < n \<Longrightarrow> (R::bool)" for n :: nat
  by simp

lemma less_not_refl2: "n < m \<Longrightarrow> m \<noteq> (n::nat)"
  by auto

lemma less_not_refl3: "s < t \<Longrightarrow> s \<noteq> (t::nat)"
  by auto

lemma not_add_less1: "\<not> i + j < (i::nat)"
  by arith

lemma not_add_less2: "\<not> j + i < (i::nat)"
  by arith

lemma Suc_diff_1: "0 < n \<Longrightarrow> Suc (n - 1) = n"
  by arith

lemma Suc_pred': "0 < n \<Longrightarrow> n = Suc (n - 1)"
  by arith

lemma diff_Suc_less: "0 < n \<Longrightarrow> n - Suc i < n"
  by arith

lemma diff_Suc_eq_diff_pred: "m - Suc n = m - 1 - n"
  by arith

lemma diff_Suc_1': "Suc n - 1 = n"
  by simp

lemma bot_nat_0.not_eq_extremum: "(a \<noteq> 0) = (0 < (a::nat))"
  by simp

lemma bot_nat_0.extremum: "0 \<le> (a::nat)"
  by simp

lemma bot_nat_0.extremum_unique: "(a \<le> 0) = (a = (0::nat))"
  by simp

lemma bot_nat_0.extremum_uniqueI: "a \<le> 0 \<Longrightarrow> a = (0::nat)"
  by simp

lemma bot_nat_0.extremum_strict: "\<not> a < (0::nat)"
  by simp

lemma nat_1_add_1: "(1::nat) + 1 = 2"
  by simp

lemma add_2_eq_Suc: "2 + n = Suc (Suc n)"
  by simp

lemma add_2_eq_Suc': "n + 2 = Suc (Suc n)"
  by simp

lemma numeral_1_eq_Suc_0: "Numeral1 = Suc 0"
  by simp

lemma mult_le_mono1: "i \<le> j \<Longrightarrow> i * k \<le> j * (k::nat)"
  by (rule mult_right_mono) simp_all

lemma mult_le_mono2: "i \<le> j \<Longrightarrow> k * i \<le> k * (j::nat)"
  by simp

lemma mult_0_right: "m * 0 = (0::nat)"
  by simp

lemma add_mult_distrib: "(m + n) * k = m * k + n * (k::nat)"
  by (simp add: algebra_simps)

lemma add_mult_distrib2: "k * (m + n) = k * m + k * (n::nat)"
  by (simp add: algebra_simps)

lemma less_trans_Suc: "i < j \<Longrightarrow> j < k \<Longrightarrow> Suc i < k"
  by arith

lemma add_leE: "m + k \<le> n \<Longrightarrow> (m \<le> n \<Longrightarrow> k \<le> n \<Longrightarrow> R) \<Longrightarrow> R" for k m n :: nat
  by simp

lemma add_leD2: "m + k \<le> n \<Longrightarrow> k \<le> (n::nat)"
  by arith

lemma trans_le_add2: "i \<le> j \<Longrightarrow> i \<le> m + (j::nat)"
  by arith

lemma trans_less_add2: "i < j \<Longrightarrow> i < m + (j::nat)"
  by arith

lemma le_less_Suc_eq: "m \<le> n \<Longrightarrow> (n < Suc m) = (n = m)"
  by arith

lemma not_less_less_Suc_eq: "\<not> n < m \<Longrightarrow> (n < Suc m) = (n = m)"
  by arith

lemma le_diff_conv2: "k \<le> j \<Longrightarrow> (i \<le> j - k) = (i + k \<le> (j::nat))"
  by arith

lemma less_diff_conv2: "k \<le> j \<Longrightarrow> (j - k < i) = (j < i + (k::nat))"
  by arith

lemma diff_less_mono: "a < b \<Longrightarrow> c \<le> a \<Longrightarrow> a - c < b - (c::nat)"
  by arith

lemma diff_less_mono2: "m < n \<Longrightarrow> m < l \<Longrightarrow> l - n < l - (m::nat)"
  by arith

lemma Suc_less_eq2: "(Suc n < m) = (\<exists>m'. m = Suc m' \<and> n < m')"
  by (cases m) auto

lemma nat_induct_at_least: "m \<le> n \<Longrightarrow> P m \<Longrightarrow> (\<And>n. m \<le> n \<Longrightarrow> P n \<Longrightarrow> P (Suc n)) \<Longrightarrow> P (n::nat)"
  by (metis dec_induct)

lemma Zero_neq_Suc: "0 = Suc m \<Longrightarrow> R"
  by simp

lemma Suc_neq_Zero: "Suc m = 0 \<Longrightarrow> R"
  by simp

lemma add_le_imp_le_diff: "i + k \<le> n \<Longrightarrow> i \<le> n - (k::nat)"
  by arith

lemma less_exp: "n < (2::nat) ^ n"
  by (induct n) simp_all

lemma mult_of_nat_commute: "of_nat x * y = y * (of_nat x::'a::comm_semiring_1)"
  by (simp add: mult_commute)

lemmas le_simps = less_Suc_eq_le Suc_le_eq

subsection \<open>Powers\<close>

lemma power3_eq_cube: "a ^ 3 = a * a * (a::'a::monoid_mult)"
  by (simp add: numeral_3_eq_3 mult_assoc)

lemma power_0_left: "0 ^ n = (if n = 0 then 1 else (0::'a::semiring_1))"
  by (cases n) simp_all

lemma power_not_zero: "a \<noteq> 0 \<Longrightarrow> a ^ n \<noteq> (0::'a::semiring_1_no_zero_divisors)"
  by (induct n) simp_all

lemma power_abs: "\<bar>a ^ n\<bar> = \<bar>a::'a::linordered_idom\<bar> ^ n"
  by (induct n) (simp_all add: abs_mult)

lemma one_le_power: "1 \<le> a \<Longrightarrow> 1 \<le> (a::'a::linordered_semidom) ^ n"
  by (metis power_mono power_one zero_le_one)

lemma power_le_one: "0 \<le> a \<Longrightarrow> a \<le> 1 \<Longrightarrow> (a::'a::linordered_semidom) ^ n \<le> 1"
  by (metis power_mono power_one)

lemma le_imp_power_dvd: "m \<le> n \<Longrightarrow> a ^ m dvd (a::'a::comm_semiring_1) ^ n"
  by (metis dvd_triv_left le_Suc_ex power_add)

lemma power_even_eq: "a ^ (2 * n) = ((a::'a::monoid_mult) ^ n) ^ 2"
  by (metis mult_commute power_mult)

lemma one_power2: "1 ^ 2 = (1::'a::monoid_mult)"
  by simp

subsection \<open>Integers\<close>

lemma of_int_0_le_iff: "(0 \<le> (of_int z::'a::linordered_idom)) = (0 \<le> z)"
  by (metis of_int_0 of_int_le_iff)

lemma of_int_0_less_iff: "(0 < (of_int z::'a::linordered_idom)) = (0 < z)"
  by (metis of_int_0 of_int_less_iff)

subsection \<open>Division\<close>

lemma odd_pos: "odd n \<Longrightarrow> 0 < (n::nat)"
  by (cases n) simp_all

lemma div_greater_zero_iff: "(0 < m div n) = (n \<le> m \<and> 0 < (n::nat))"
  by (metis div_eq_0_iff neq0_conv not_less)

lemma dvd_div_eq_0_iff: "b dvd a \<Longrightarrow> (a div b = 0) = (a = (0::'a::semidom_modulo))"
  by (metis dvd_div_mult_self mult_zero_left div_0)

lemma add_self_div_2: "(m + m) div 2 = (m::nat)"
  by arith

end
