section \<open>More facts about orders and numbers\<close>

theory Number_Facts
  imports Conditionally_Complete_Lattices
begin

text \<open>Everyday facts that no theory before needs, under the names that they have in Isabelle/HOL.\<close>

subsection \<open>Signs of numerals\<close>

lemma neg_numeral_less_zero [simp]: "- numeral n < (0::'a::linordered_idom)"
  by simp

lemma neg_numeral_le_zero [simp]: "- numeral n \<le> (0::'a::linordered_idom)"
  by simp

lemma not_zero_less_neg_numeral [simp]: "\<not> 0 < - (numeral n::'a::linordered_idom)"
  by simp

lemma not_zero_le_neg_numeral [simp]: "\<not> 0 \<le> - (numeral n::'a::linordered_idom)"
  by simp

lemma neg_numeral_less_numeral [simp]: "- numeral m < (numeral n::'a::linordered_idom)"
  by (rule less_trans [OF neg_numeral_less_zero zero_less_numeral])

lemma neg_numeral_le_numeral [simp]: "- numeral m \<le> (numeral n::'a::linordered_idom)"
  by (rule less_imp_le [OF neg_numeral_less_numeral])

lemma not_numeral_less_neg_numeral [simp]: "\<not> numeral m < - (numeral n::'a::linordered_idom)"
  by (metis less_asym neg_numeral_less_numeral)

lemma not_numeral_le_neg_numeral [simp]: "\<not> numeral m \<le> - (numeral n::'a::linordered_idom)"
  by (metis not_le neg_numeral_less_numeral)

lemma neg_numeral_less_one [simp]: "- numeral m < (1::'a::linordered_idom)"
  by (rule less_trans [OF neg_numeral_less_zero zero_less_one])

lemma neg_numeral_le_one [simp]: "- numeral m \<le> (1::'a::linordered_idom)"
  by (rule less_imp_le [OF neg_numeral_less_one])

lemma not_one_less_neg_numeral [simp]: "\<not> 1 < - (numeral m::'a::linordered_idom)"
  by (metis less_asym neg_numeral_less_one)

lemma not_one_le_neg_numeral [simp]: "\<not> 1 \<le> - (numeral m::'a::linordered_idom)"
  by (metis not_le neg_numeral_less_one)

lemma less_minus_one_simps [simp]: "- 1 < (0::'a::linordered_idom)" "- 1 < (1::'a::linordered_idom)" "\<not> 0 < - (1::'a::linordered_idom)" "\<not> 1 < - (1::'a::linordered_idom)"
proof -
  show a: "- 1 < (0::'a::linordered_idom)" by simp
  show b: "- 1 < (1::'a::linordered_idom)" by (rule less_trans [OF a zero_less_one])
  show "\<not> 0 < - (1::'a::linordered_idom)" using a by (metis less_asym)
  show "\<not> 1 < - (1::'a::linordered_idom)" using b by (metis less_asym)
qed

lemma le_minus_one_simps [simp]: "- 1 \<le> (0::'a::linordered_idom)" "- 1 \<le> (1::'a::linordered_idom)" "\<not> 0 \<le> - (1::'a::linordered_idom)" "\<not> 1 \<le> - (1::'a::linordered_idom)"
proof -
  show a: "- 1 \<le> (0::'a::linordered_idom)" "- 1 \<le> (1::'a::linordered_idom)"
    using less_minus_one_simps(1,2) by (metis less_imp_le)+
  show "\<not> 0 \<le> - (1::'a::linordered_idom)" "\<not> 1 \<le> - (1::'a::linordered_idom)"
    using less_minus_one_simps(1,2) by (metis not_le)+
qed

lemma neg_one_less_numeral [simp]: "- 1 < (numeral m::'a::linordered_idom)"
  by (rule less_trans [OF less_minus_one_simps(1) zero_less_numeral])

lemma neg_one_le_numeral [simp]: "- 1 \<le> (numeral m::'a::linordered_idom)"
  by (rule less_imp_le [OF neg_one_less_numeral])

lemma not_numeral_less_neg_one [simp]: "\<not> numeral m < - (1::'a::linordered_idom)"
  by (metis less_asym neg_one_less_numeral)

lemma not_numeral_le_neg_one [simp]: "\<not> numeral m \<le> - (1::'a::linordered_idom)"
  by (metis not_le neg_one_less_numeral)

lemma neg_numeral_le_neg_one [simp]: "- numeral m \<le> - (1::'a::linordered_idom)"
  by simp

lemma not_neg_one_less_neg_numeral [simp]: "\<not> - 1 < - (numeral m::'a::linordered_idom)"
  by simp

lemma neg_numeral_less_neg_one_iff [simp]: "- numeral m < - (1::'a::linordered_idom) \<longleftrightarrow> m \<noteq> num.One"
  by (cases m) simp_all

lemma not_neg_one_le_neg_numeral_iff [simp]: "\<not> - 1 \<le> - (numeral m::'a::linordered_idom) \<longleftrightarrow> m \<noteq> num.One"
  by (cases m) simp_all

lemma zero_neq_neg_one [simp]: "0 \<noteq> - (1::'a::ring_1)"
  by (metis neg_equal_0_iff_equal zero_neq_one)

lemma neg_one_neq_zero [simp]: "- 1 \<noteq> (0::'a::ring_1)"
  by (metis neg_equal_0_iff_equal zero_neq_one)

lemma zero_neq_neg_numeral [simp]: "0 \<noteq> - (numeral n::'a::ring_char_0)"
  by (metis neg_equal_0_iff_equal numeral_neq_zero)

lemma neg_numeral_neq_zero [simp]: "- numeral n \<noteq> (0::'a::ring_char_0)"
  by (metis neg_equal_0_iff_equal numeral_neq_zero)

lemma numeral_neq_neg_numeral [simp]: "numeral m \<noteq> - (numeral n::'a::ring_char_0)"
proof
  assume "numeral m = - (numeral n::'a::ring_char_0)"
  then have "numeral m + numeral n = (0::'a::ring_char_0)" by (metis left_minus)
  then have "numeral (m + n) = (0::'a::ring_char_0)" by simp
  then show False by (metis numeral_neq_zero)
qed

lemma neg_numeral_neq_numeral [simp]: "- numeral m \<noteq> (numeral n::'a::ring_char_0)"
  by (metis numeral_neq_neg_numeral)

lemma one_neq_neg_numeral [simp]: "1 \<noteq> - (numeral n::'a::ring_char_0)"
  by (metis numeral_neq_neg_numeral numeral_One)

lemma neg_numeral_neq_one [simp]: "- numeral n \<noteq> (1::'a::ring_char_0)"
  by (metis numeral_neq_neg_numeral numeral_One)

lemma neg_one_neq_numeral [simp]: "- 1 \<noteq> (numeral n::'a::ring_char_0)"
  by (metis numeral_neq_neg_numeral numeral_One)

lemma numeral_neq_neg_one [simp]: "numeral n \<noteq> - (1::'a::ring_char_0)"
  by (metis numeral_neq_neg_numeral numeral_One)

lemma neg_one_neq_one [simp]: "- 1 \<noteq> (1::'a::ring_char_0)"
  by (metis numeral_neq_neg_numeral numeral_One)

lemma one_neq_neg_one [simp]: "1 \<noteq> - (1::'a::ring_char_0)"
  by (metis numeral_neq_neg_numeral numeral_One)

lemma neg_one_eq_numeral_iff [simp]: "- 1 = - (numeral n::'a::ring_char_0) \<longleftrightarrow> n = num.One"
  by (cases n) simp_all

lemma numeral_eq_neg_one_iff [simp]: "- numeral n = - (1::'a::ring_char_0) \<longleftrightarrow> n = num.One"
  by (cases n) simp_all

lemma abs_numeral [simp]: "\<bar>numeral n\<bar> = (numeral n::'a::linordered_idom)"
  by (rule abs_of_nonneg) simp

lemma abs_neg_numeral [simp]: "\<bar>- numeral n\<bar> = (numeral n::'a::linordered_idom)"
  by simp

lemma abs_neg_one [simp]: "\<bar>- 1\<bar> = (1::'a::linordered_idom)"
  by simp

lemmas max_number_of [simp] =
  max_def [of "numeral u" "numeral v"] max_def [of "numeral u" "- numeral v"]
  max_def [of "- numeral u" "numeral v"] max_def [of "- numeral u" "- numeral v"] for u v

lemmas min_number_of [simp] =
  min_def [of "numeral u" "numeral v"] min_def [of "numeral u" "- numeral v"]
  min_def [of "- numeral u" "numeral v"] min_def [of "- numeral u" "- numeral v"] for u v

lemma mult_minus1 [simp]: "- 1 * z = - (z::'a::ring_1)"
  by (metis minus_mult_left mult_1_left)

lemma mult_minus1_right [simp]: "z * - 1 = - (z::'a::ring_1)"
  by (metis minus_mult_right mult_1_right)

lemma mult_neg_numeral_simps:
  "- numeral m * - numeral n = (numeral (m * n)::'a::ring_1)"
  "- numeral m * numeral n = - (numeral (m * n)::'a::ring_1)"
  "numeral m * - numeral n = - (numeral (m * n)::'a::ring_1)"
  by simp_all

lemma max_0_1 [simp]:
  "max 0 1 = (1::'a::linordered_semidom)" "max 1 0 = (1::'a::linordered_semidom)"
  "max 0 (numeral x) = (numeral x::'a::linordered_semidom)" "max (numeral x) 0 = (numeral x::'a::linordered_semidom)"
  "max 1 (numeral x) = (numeral x::'a::linordered_semidom)" "max (numeral x) 1 = (numeral x::'a::linordered_semidom)"
  by (cases x; simp add: max_def)+

lemma min_0_1 [simp]:
  "min 0 1 = (0::'a::linordered_semidom)" "min 1 0 = (0::'a::linordered_semidom)"
  "min 0 (numeral x) = (0::'a::linordered_semidom)" "min (numeral x) 0 = (0::'a::linordered_semidom)"
  "min 1 (numeral x) = (1::'a::linordered_semidom)" "min (numeral x) 1 = (1::'a::linordered_semidom)"
  by (cases x; simp add: min_def)+

lemma of_nat_le_numeral_iff [simp]: "of_nat k \<le> (numeral n::'a::linordered_semidom) \<longleftrightarrow> k \<le> numeral n"
  by (metis of_nat_le_iff of_nat_numeral)

lemma numeral_nat_le_iff [simp]: "(numeral n::'a::linordered_semidom) \<le> of_nat k \<longleftrightarrow> numeral n \<le> k"
  by (metis of_nat_le_iff of_nat_numeral)

lemma of_nat_less_numeral_iff [simp]: "of_nat k < (numeral n::'a::linordered_semidom) \<longleftrightarrow> k < numeral n"
  by (metis of_nat_less_iff of_nat_numeral)

lemma numeral_nat_less_iff [simp]: "(numeral n::'a::linordered_semidom) < of_nat k \<longleftrightarrow> numeral n < k"
  by (metis of_nat_less_iff of_nat_numeral)

lemma of_nat_eq_numeral_iff [simp]: "of_nat k = (numeral n::'a::linordered_semidom) \<longleftrightarrow> k = numeral n"
  by (metis of_nat_eq_iff of_nat_numeral)

lemma one_of_nat_le_iff [simp]: "(1::'a::linordered_semidom) \<le> of_nat k \<longleftrightarrow> 1 \<le> k"
  by (metis of_nat_le_iff of_nat_1)

lemma one_of_nat_less_iff [simp]: "(1::'a::linordered_semidom) < of_nat k \<longleftrightarrow> 1 < k"
  by (metis of_nat_less_iff of_nat_1)

lemma of_nat_le_1_iff [simp]: "of_nat k \<le> (1::'a::linordered_semidom) \<longleftrightarrow> k \<le> 1"
  by (metis of_nat_le_iff of_nat_1)

lemma of_nat_less_1_iff [simp]: "of_nat k < (1::'a::linordered_semidom) \<longleftrightarrow> k < 1"
  by (metis of_nat_less_iff of_nat_1)

lemma Let_numeral [simp]: "Let (numeral v) f = f (numeral v)"
  by (simp add: Let_def)

lemma Let_neg_numeral [simp]: "Let (- numeral v) f = f (- numeral v)"
  by (simp add: Let_def)

lemma add_numeral_left [simp]: "numeral v + (numeral w + z) = (numeral (v + w) + z :: 'a::semiring_1)"
  by (metis add_assoc numeral_plus_numeral)

subsection \<open>Orders\<close>

lemma nle_le: "(\<not> a \<le> b) = (b \<le> a \<and> b \<noteq> (a::'a::linorder))"
  by auto

lemma nless_le: "(\<not> a < b) = (\<not> a \<le> b \<or> a = (b::'a::order))"
  by (auto simp: less_le)

lemma linorder_le_cases: "(x \<le> y \<Longrightarrow> P) \<Longrightarrow> (y \<le> x \<Longrightarrow> P) \<Longrightarrow> (P::bool)" for x y :: "'a::linorder"
  by (metis linear)

lemma linorder_le_less_linear: "x \<le> y \<or> y < (x::'a::linorder)"
  by auto

lemma linorder_wlog [case_names le sym]: "(\<And>a b. a \<le> b \<Longrightarrow> P a b) \<Longrightarrow> (\<And>a b. P b a \<Longrightarrow> P a b) \<Longrightarrow> P a (b::'a::linorder)"
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

lemma max.absorb1 [simp]: "b \<le> a \<Longrightarrow> max a b = (a::'a::linorder)"
  by (auto simp: max_def)

lemma max.absorb2 [simp]: "a \<le> b \<Longrightarrow> max a b = (b::'a::linorder)"
  by (auto simp: max_def)

lemma max.absorb3 [simp]: "b < a \<Longrightarrow> max a b = (a::'a::linorder)"
  by (auto simp: max_def)

lemma max.absorb4 [simp]: "a < b \<Longrightarrow> max a b = (b::'a::linorder)"
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

lemma min.absorb1 [simp]: "a \<le> b \<Longrightarrow> min a b = (a::'a::linorder)"
  by (auto simp: min_def)

lemma min.absorb2 [simp]: "b \<le> a \<Longrightarrow> min a b = (b::'a::linorder)"
  by (auto simp: min_def)

lemma min.absorb3 [simp]: "a < b \<Longrightarrow> min a b = (a::'a::linorder)"
  by (auto simp: min_def)

lemma min.absorb4 [simp]: "b < a \<Longrightarrow> min a b = (b::'a::linorder)"
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

lemma half_gt_zero [simp]: "0 < a \<Longrightarrow> 0 < a / (2::'a::linordered_field)"
  by simp

subsection \<open>Fields\<close>

lemma inverse_eq_divide: "inverse a = 1 / (a::'a::division_ring)"
  by (simp add: divide_inverse)

lemma times_divide_eq_left [simp]: "(b / c) * a = (b * a) / (c::'a::field)"
  by (simp add: divide_inverse mult_ac)

lemma times_divide_times_eq: "(x / y) * (z / w) = (x * z) / (y * (w::'a::field))"
  by (simp add: divide_inverse mult_ac)

lemma divide_divide_eq_left [simp]: "(a / b) / c = a / (b * (c::'a::field))"
  by (simp add: divide_inverse mult_ac)

lemma divide_minus_left [simp]: "(- a) / b = - (a / (b::'a::field))"
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

lemma not_gr0 [iff]: "(\<not> 0 < n) = (n = (0::nat))"
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

lemma not_add_less1 [iff]: "\<not> i + j < (i::nat)"
  by arith

lemma not_add_less2 [iff]: "\<not> j + i < (i::nat)"
  by arith

lemma Suc_diff_1 [simp]: "0 < n \<Longrightarrow> Suc (n - 1) = n"
  by arith

lemma Suc_pred': "0 < n \<Longrightarrow> n = Suc (n - 1)"
  by arith

lemma diff_Suc_less [simp]: "0 < n \<Longrightarrow> n - Suc i < n"
  by arith

lemma diff_Suc_eq_diff_pred: "m - Suc n = m - 1 - n"
  by arith

lemma diff_Suc_1' [simp]: "Suc n - 1 = n"
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

lemma add_2_eq_Suc [simp]: "2 + n = Suc (Suc n)"
  by simp

lemma add_2_eq_Suc' [simp]: "n + 2 = Suc (Suc n)"
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

lemma nat_induct_at_least [case_names base Suc, consumes 1]: "m \<le> n \<Longrightarrow> P m \<Longrightarrow> (\<And>n. m \<le> n \<Longrightarrow> P n \<Longrightarrow> P (Suc n)) \<Longrightarrow> P (n::nat)"
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

subsection \<open>Cancelling in ordered rings, absolute values and signs\<close>

lemma less_numeral_extra: "(0::'a::linordered_semidom) < 1" "\<not> (0::'a) < 0" "\<not> (1::'a) < 1" "\<not> (1::'a) < 0"
  by simp_all

lemma le_numeral_extra: "(0::'a::linordered_semidom) \<le> 0" "(0::'a) \<le> 1" "(1::'a) \<le> 1" "\<not> (1::'a) \<le> 0"
  by simp_all

lemma zero_order: "0 \<le> (n::'a::canonically_ordered_monoid_add)" "(n \<le> 0) = (n = 0)" "\<not> n < 0" "(0 < n) = (n \<noteq> 0)"
  by (simp_all add: zero_less_iff_neq_zero)

lemma minus_add: "- (a + b) = - a + - (b::'a::ab_group_add)"
  by (metis minus_add_distrib)

lemma add_diff_inverse: "\<not> a < b \<Longrightarrow> b + (a - b) = (a::'a::linordered_semidom)"
proof -
  assume "\<not> a < b"
  then have "b \<le> a"
    by simp
  then have "a - b + b = a"
    by (rule le_add_diff_inverse2)
  then show "b + (a - b) = a"
    by (simp add: add_commute)
qed

lemma add_implies_diff: "c + b = a \<Longrightarrow> c = a - (b::'a::cancel_comm_monoid_add)"
  by auto

lemma add_eq_0_iff2: "(a + b = 0) = (a = - (b::'a::group_add))"
  by (metis eq_neg_iff_add_eq_0)

lemma abs_eq_iff: "(\<bar>x\<bar> = \<bar>y\<bar>) = (x = y \<or> x = - (y::'a::linordered_idom))"
  by (metis abs_if minus_minus abs_minus_cancel)

lemma abs_diff_le_iff: "(\<bar>x - a\<bar> \<le> r) = (a - r \<le> x \<and> x \<le> a + (r::'a::linordered_idom))"
  by (auto simp: abs_le_iff algebra_simps)

lemma abs_diff_less_iff: "(\<bar>x - a\<bar> < r) = (a - r < x \<and> x < a + (r::'a::linordered_idom))"
  by (auto simp: abs_less_iff algebra_simps)

lemma mult_less_cancel_left_disj: "(c * a < c * b) = (0 < c \<and> a < b \<or> c < 0 \<and> b < (a::'a::linordered_idom))"
proof (cases "c = 0")
  case True
  then show ?thesis by simp
next
  case False
  then consider "0 < c" | "c < 0"
    by (metis less_linear)
  then show ?thesis
  proof cases
    case 1
    then show ?thesis
      by (auto simp: mult_less_cancel_left_pos)
  next
    case 2
    then have "(c * a < c * b) = (- c * b < - c * a)"
      by simp
    also have "\<dots> = (b < a)"
      using 2 by (intro mult_less_cancel_left_pos) simp
    finally show ?thesis
      using 2 by auto
  qed
qed

lemma mult_less_cancel_right_disj: "(a * c < b * c) = (0 < c \<and> a < b \<or> c < 0 \<and> b < (a::'a::linordered_idom))"
  using mult_less_cancel_left_disj [of c a b] by (simp add: mult_commute)

lemma mult_less_cancel_left: "(c * a < c * b) = ((0 \<le> c \<longrightarrow> a < b) \<and> (c \<le> 0 \<longrightarrow> b < (a::'a::linordered_idom)))"
  by (cases c "0::'a" rule: linorder_cases) (auto simp: mult_less_cancel_left_disj)

lemma mult_less_cancel_right: "(a * c < b * c) = ((0 \<le> c \<longrightarrow> a < b) \<and> (c \<le> 0 \<longrightarrow> b < (a::'a::linordered_idom)))"
  by (cases c "0::'a" rule: linorder_cases) (auto simp: mult_less_cancel_right_disj)

lemma mult_le_cancel_left: "(c * a \<le> c * b) = ((0 < c \<longrightarrow> a \<le> b) \<and> (c < 0 \<longrightarrow> b \<le> (a::'a::linordered_idom)))"
proof -
  have "(c * a \<le> c * b) = (\<not> c * b < c * a)"
    by (simp only: not_less)
  also have "\<dots> = (\<not> (0 < c \<and> b < a \<or> c < 0 \<and> a < b))"
    by (simp only: mult_less_cancel_left_disj)
  finally show ?thesis
    by auto
qed

lemma mult_le_cancel_right: "(a * c \<le> b * c) = ((0 < c \<longrightarrow> a \<le> b) \<and> (c < 0 \<longrightarrow> b \<le> (a::'a::linordered_idom)))"
  using mult_le_cancel_left [of c a b] by (simp add: mult_commute)

lemma mult_le_cancel_left1: "(c \<le> c * b) = ((0 < c \<longrightarrow> 1 \<le> b) \<and> (c < 0 \<longrightarrow> b \<le> (1::'a::linordered_idom)))"
  using mult_le_cancel_left [of c 1 b] by simp

lemma mult_le_cancel_left2: "(c * a \<le> c) = ((0 < c \<longrightarrow> a \<le> 1) \<and> (c < 0 \<longrightarrow> (1::'a::linordered_idom) \<le> a))"
  using mult_le_cancel_left [of c a 1] by simp

lemma mult_le_cancel_right1: "(c \<le> b * c) = ((0 < c \<longrightarrow> 1 \<le> b) \<and> (c < 0 \<longrightarrow> b \<le> (1::'a::linordered_idom)))"
  using mult_le_cancel_right [of 1 c b] by simp

lemma mult_le_cancel_right2: "(a * c \<le> c) = ((0 < c \<longrightarrow> a \<le> 1) \<and> (c < 0 \<longrightarrow> (1::'a::linordered_idom) \<le> a))"
  using mult_le_cancel_right [of a c 1] by simp

lemma zero_less_mult_pos2: "0 < b * a \<Longrightarrow> 0 < a \<Longrightarrow> 0 < (b::'a::linordered_semidom)"
  by (metis zero_less_mult_pos mult_commute)

lemma less_1_mult: "1 < m \<Longrightarrow> 1 < n \<Longrightarrow> 1 < m * (n::'a::linordered_semidom)"
  using mult_strict_mono [of 1 m 1 n] by (auto intro: less_trans [OF zero_less_one])

lemma split_mult_pos_le: "0 \<le> a \<and> 0 \<le> b \<or> a \<le> 0 \<and> b \<le> 0 \<Longrightarrow> 0 \<le> a * (b::'a::linordered_idom)"
  by (auto simp: zero_le_mult_iff)

lemma sgn_greater [simp]: "(0 < sgn a) = (0 < (a::'a::linordered_idom))"
  by (simp add: sgn_if)

lemma sgn_less [simp]: "(sgn a < 0) = (a < (0::'a::linordered_idom))"
  by (auto simp: sgn_if)

lemma sgn_mult: "sgn (a * b) = sgn a * sgn (b::'a::linordered_idom)"
  by (auto simp: sgn_if zero_less_mult_iff)

lemma sgn_zero_iff: "(sgn a = 0) = (a = (0::'a::linordered_idom))"
  by (simp add: sgn_if)

lemma sgn_minus: "sgn (- a) = - sgn (a::'a::linordered_idom)"
  by (auto simp: sgn_if)

lemma abs_sgn_eq: "\<bar>sgn a\<bar> = (if a = 0 then 0 else (1::'a::linordered_idom))"
  by (auto simp: sgn_if)

subsection \<open>Fields\<close>

lemma inverse_inverse_eq [simp]: "inverse (inverse a) = (a::'a::field)"
proof (cases "a = 0")
  case True
  then show ?thesis by simp
next
  case False
  then have "inverse a * a = 1"
    by simp
  then show ?thesis
    by (rule inverse_unique)
qed

lemma inverse_minus_eq [simp]: "inverse (- a) = - inverse (a::'a::field)"
proof (cases "a = 0")
  case True
  then show ?thesis by simp
next
  case False
  then have "- a * - inverse a = 1"
    by simp
  then show ?thesis
    by (rule inverse_unique)
qed

lemma inverse_zero_imp_zero: "inverse a = 0 \<Longrightarrow> a = (0::'a::field)"
  by (metis nonzero_imp_inverse_nonzero)

lemma inverse_nonzero_iff_nonzero [simp]: "(inverse a = 0) = (a = (0::'a::field))"
  by (metis nonzero_imp_inverse_nonzero inverse_zero)

lemma inverse_eq_iff_eq [simp]: "(inverse a = inverse b) = (a = (b::'a::field))"
  by (metis inverse_inverse_eq)

lemma minus_divide_right: "- (a / b) = a / - (b::'a::field)"
  by (simp add: divide_inverse)

lemma minus_divide_divide: "- a / - b = a / (b::'a::field)"
  by (simp add: divide_inverse)

lemma divide_inverse_commute: "a / b = inverse b * (a::'a::field)"
  by (simp add: divide_inverse mult_commute)

lemma inverse_divide [simp]: "inverse (a / b) = b / (a::'a::field)"
  by (simp add: divide_inverse mult_commute)

lemma divide_divide_eq_right [simp]: "a / (b / c) = a * c / (b::'a::field)"
  by (simp add: divide_inverse mult_ac)

lemma dvd_field_iff: "(a dvd b) = (a = 0 \<longrightarrow> b = (0::'a::field))"
proof (cases "a = 0")
  case True
  then show ?thesis by simp
next
  case False
  then have "b = a * (b / a)"
    by simp
  then have "a dvd b"
    by (rule dvdI)
  with False show ?thesis
    by simp
qed

lemma inverse_positive_iff_positive [simp]: "(0 < inverse a) = (0 < (a::'a::linordered_field))"
  by (metis positive_imp_inverse_positive inverse_inverse_eq inverse_zero)

lemma inverse_negative_iff_negative [simp]: "(inverse a < 0) = (a < (0::'a::linordered_field))"
  using inverse_positive_iff_positive [of "- a"] by simp

lemma zero_less_divide_iff: "(0 < a / b) = (0 < a \<and> 0 < b \<or> a < 0 \<and> b < (0::'a::linordered_field))"
  by (simp add: divide_inverse zero_less_mult_iff)

lemma divide_less_0_iff: "(a / b < 0) = (0 < a \<and> b < 0 \<or> a < 0 \<and> 0 < (b::'a::linordered_field))"
  using zero_less_divide_iff [of "- a" b] by (auto simp: minus_divide_left [symmetric])

lemma zero_le_divide_iff: "(0 \<le> a / b) = (0 \<le> a \<and> 0 \<le> b \<or> a \<le> 0 \<and> b \<le> (0::'a::linordered_field))"
proof -
  have "(0 \<le> a / b) = (\<not> a / b < 0)"
    by simp
  also have "\<dots> = (\<not> (0 < a \<and> b < 0 \<or> a < 0 \<and> 0 < b))"
    by (simp only: divide_less_0_iff)
  also have "\<dots> = (0 \<le> a \<and> 0 \<le> b \<or> a \<le> 0 \<and> b \<le> 0)"
    by (cases a "0::'a" rule: linorder_cases; cases b "0::'a" rule: linorder_cases) auto
  finally show ?thesis .
qed

lemma divide_le_0_iff: "(a / b \<le> 0) = (0 \<le> a \<and> b \<le> 0 \<or> a \<le> 0 \<and> 0 \<le> (b::'a::linordered_field))"
  using zero_le_divide_iff [of "- a" b] by (simp add: minus_divide_left [symmetric])

lemma divide_nonpos_pos: "x \<le> 0 \<Longrightarrow> 0 < y \<Longrightarrow> x / y \<le> (0::'a::linordered_field)"
  by (simp add: divide_le_0_iff)

lemma divide_neg_pos: "x < 0 \<Longrightarrow> 0 < y \<Longrightarrow> x / y < (0::'a::linordered_field)"
  by (simp add: divide_less_0_iff)

lemma neg_divide_less_eq: "c < 0 \<Longrightarrow> (b / c < a) = (a * c < (b::'a::linordered_field))"
  using pos_divide_less_eq [of "- c" "- b" a] by (simp add: minus_divide_divide)

lemma neg_less_divide_eq: "c < 0 \<Longrightarrow> (a < b / c) = (b < a * (c::'a::linordered_field))"
  using pos_less_divide_eq [of "- c" a "- b"] by (simp add: minus_divide_divide)

lemma neg_divide_le_eq: "c < 0 \<Longrightarrow> (b / c \<le> a) = (a * c \<le> (b::'a::linordered_field))"
  by (metis neg_less_divide_eq linorder_not_less)

lemma neg_le_divide_eq: "c < 0 \<Longrightarrow> (a \<le> b / c) = (b \<le> a * (c::'a::linordered_field))"
  by (metis neg_divide_less_eq linorder_not_less)

lemma divide_le_eq: "(b / c \<le> a) = (if 0 < c then b \<le> a * c else if c < 0 then a * c \<le> b else 0 \<le> (a::'a::linordered_field))"
  by (auto simp: pos_divide_le_eq neg_divide_le_eq not_less order_antisym_conv)

lemma le_divide_eq: "(a \<le> b / c) = (if 0 < c then a * c \<le> b else if c < 0 then b \<le> a * c else a \<le> (0::'a::linordered_field))"
  by (auto simp: pos_le_divide_eq neg_le_divide_eq not_less order_antisym_conv)

lemma divide_less_eq: "(b / c < a) = (if 0 < c then b < a * c else if c < 0 then a * c < b else 0 < (a::'a::linordered_field))"
  by (auto simp: pos_divide_less_eq neg_divide_less_eq not_less order_antisym_conv)

lemma less_divide_eq: "(a < b / c) = (if 0 < c then a * c < b else if c < 0 then b < a * c else a < (0::'a::linordered_field))"
  by (auto simp: pos_less_divide_eq neg_less_divide_eq not_less order_antisym_conv)

lemma divide_strict_left_mono: "b < a \<Longrightarrow> 0 < c \<Longrightarrow> 0 < a * b \<Longrightarrow> c / a < c / (b::'a::linordered_field)"
proof -
  assume less: "b < a" and c: "0 < c" and pos: "0 < a * b"
  then have a: "a \<noteq> 0" and b: "b \<noteq> 0"
    by auto
  have "c * b / (a * b) < c * a / (a * b)"
    using less c pos by (intro divide_strict_right_mono mult_strict_left_mono)
  moreover have "c * b / (a * b) = c / a * (b / b)" "c * a / (a * b) = c / b * (a / a)"
    by (simp_all only: divide_inverse inverse_mult_distrib mult_ac)
  ultimately show "c / a < c / b"
    using a b by simp
qed

lemma divide_left_mono: "b \<le> a \<Longrightarrow> 0 \<le> c \<Longrightarrow> 0 < a * b \<Longrightarrow> c / a \<le> c / (b::'a::linordered_field)"
  using divide_strict_left_mono [of b a c] by (cases "a = b"; cases "c = 0") auto

lemma frac_le: "0 \<le> y \<Longrightarrow> x \<le> y \<Longrightarrow> 0 < w \<Longrightarrow> w \<le> z \<Longrightarrow> x / z \<le> y / (w::'a::linordered_field)"
proof -
  assume y: "0 \<le> y" "x \<le> y" and w: "0 < w" "w \<le> z"
  then have "x / z \<le> y / z"
    by (intro divide_right_mono) auto
  also have "\<dots> \<le> y / w"
    using y w by (intro divide_left_mono) (auto simp: zero_less_mult_iff)
  finally show "x / z \<le> y / w" .
qed

lemma mult_imp_div_pos_le: "0 < y \<Longrightarrow> x \<le> z * y \<Longrightarrow> x / y \<le> (z::'a::linordered_field)"
  by (simp add: pos_divide_le_eq)

lemma mult_imp_le_div_pos: "0 < y \<Longrightarrow> z * y \<le> x \<Longrightarrow> z \<le> x / (y::'a::linordered_field)"
  by (simp add: pos_le_divide_eq)

lemma mult_imp_less_div_pos: "0 < y \<Longrightarrow> z * y < x \<Longrightarrow> z < x / (y::'a::linordered_field)"
  by (simp add: pos_less_divide_eq)

lemma mult_imp_div_pos_less: "0 < y \<Longrightarrow> x < z * y \<Longrightarrow> x / y < (z::'a::linordered_field)"
  by (simp add: pos_divide_less_eq)

lemma abs_inverse [simp]: "\<bar>inverse a\<bar> = inverse \<bar>a::'a::linordered_field\<bar>"
proof (cases "a < 0")
  case True
  then have "inverse a < 0"
    by simp
  with True show ?thesis
    by (simp add: abs_if)
next
  case False
  then have "\<not> inverse a < 0"
    by simp
  with False show ?thesis
    by (simp only: abs_if if_False)
qed

lemma abs_divide [simp]: "\<bar>a / b\<bar> = \<bar>a\<bar> / \<bar>b::'a::linordered_field\<bar>"
  by (simp add: divide_inverse abs_mult)

lemma divide_less_cancel: "(a / c < b / c) = ((0 < c \<longrightarrow> a < b) \<and> (c < 0 \<longrightarrow> b < a) \<and> c \<noteq> (0::'a::linordered_field))"
proof -
  have "(a / c < b / c) = (0 < inverse c \<and> a < b \<or> inverse c < 0 \<and> b < a)"
    unfolding divide_inverse by (rule mult_less_cancel_right_disj)
  also have "\<dots> = ((0 < c \<longrightarrow> a < b) \<and> (c < 0 \<longrightarrow> b < a) \<and> c \<noteq> 0)"
    by (cases c "0::'a" rule: linorder_cases) auto
  finally show ?thesis .
qed

lemma divide_le_cancel: "(a / c \<le> b / c) = ((0 < c \<longrightarrow> a \<le> b) \<and> (c < 0 \<longrightarrow> b \<le> (a::'a::linordered_field)))"
proof -
  have "(a / c \<le> b / c) = ((0 < inverse c \<longrightarrow> a \<le> b) \<and> (inverse c < 0 \<longrightarrow> b \<le> a))"
    unfolding divide_inverse by (rule mult_le_cancel_right)
  then show ?thesis
    by simp
qed

subsection \<open>Powers\<close>

lemma zero_power2: "0\<^sup>2 = (0::'a::semiring_1)"
  by (simp add: power2_eq_square)

lemma power4_eq_xxxx: "x ^ 4 = x * x * x * (x::'a::monoid_mult)"
proof -
  have "x ^ 4 = x ^ (2 + 2)"
    by simp
  then show ?thesis
    by (simp only: power_add power2_eq_square mult_assoc)
qed

lemma power_Suc0_right: "a ^ Suc 0 = (a::'a::monoid_mult)"
  by simp

lemma power_minus': "(- a) ^ n = (if even n then a ^ n else - (a ^ n::'a::ring_1))"
  by (induct n) auto

lemma power2_less_0 [simp]: "\<not> a\<^sup>2 < (0::'a::linordered_idom)"
  by (auto simp: power2_eq_square not_less zero_le_mult_iff)

lemma power2_diff: "(x - y)\<^sup>2 = x\<^sup>2 + y\<^sup>2 - 2 * x * (y::'a::comm_ring_1)"
  by (simp add: power2_eq_square algebra_simps mult_2_right)

lemma power_diff: "a \<noteq> 0 \<Longrightarrow> n \<le> m \<Longrightarrow> a ^ (m - n) = a ^ m div (a ^ n::'a::semidom_divide)"
proof -
  assume a: "a \<noteq> 0" and le: "n \<le> m"
  then have "a ^ m = a ^ (m - n) * a ^ n"
    by (simp add: power_add [symmetric])
  with a show "a ^ (m - n) = a ^ m div a ^ n"
    by simp
qed

lemma power_strict_mono: "a < b \<Longrightarrow> 0 \<le> a \<Longrightarrow> 0 < n \<Longrightarrow> a ^ n < (b ^ n::'a::linordered_semidom)"
proof (induct n)
  case 0
  then show ?case by simp
next
  case (Suc n)
  show ?case
  proof (cases "n = 0")
    case True
    with Suc show ?thesis by simp
  next
    case False
    with Suc have "a ^ n < b ^ n"
      by simp
    then show ?thesis
      using Suc by (simp add: mult_strict_mono')
  qed
qed

lemma power_decreasing: "n \<le> N \<Longrightarrow> 0 \<le> a \<Longrightarrow> a \<le> 1 \<Longrightarrow> a ^ N \<le> (a ^ n::'a::linordered_semidom)"
proof -
  assume le: "n \<le> N" and a: "0 \<le> a" "a \<le> 1"
  then have "a ^ N = a ^ (N - n) * a ^ n"
    by (simp add: power_add [symmetric])
  also have "\<dots> \<le> 1 * a ^ n"
    using a by (intro mult_right_mono power_le_one zero_le_power)
  finally show "a ^ N \<le> a ^ n"
    by simp
qed

lemma power_gt1_lemma: "1 < a \<Longrightarrow> 1 < a * (a ^ n::'a::linordered_semidom)"
  by (metis one_le_power less_imp_le less_le_trans mult_left_mono mult_1_right order_trans zero_le_one)

lemma power_gt1: "1 < a \<Longrightarrow> 1 < (a ^ Suc n::'a::linordered_semidom)"
  by (simp add: power_gt1_lemma)

lemma one_less_power: "1 < a \<Longrightarrow> 0 < n \<Longrightarrow> 1 < (a ^ n::'a::linordered_semidom)"
  by (cases n) (simp_all add: power_gt1_lemma)

lemma power_strict_increasing: "n < N \<Longrightarrow> 1 < a \<Longrightarrow> a ^ n < (a ^ N::'a::linordered_semidom)"
proof -
  assume less: "n < N" and a: "1 < a"
  then have "1 < a ^ (N - n)"
    by (simp add: one_less_power)
  then have "1 * a ^ n < a ^ (N - n) * a ^ n"
    using a by (intro mult_strict_right_mono zero_less_power less_trans [OF zero_less_one])
  also have "\<dots> = a ^ N"
    using less by (simp add: power_add [symmetric])
  finally show "a ^ n < a ^ N"
    by simp
qed

lemma power_increasing_iff [simp]: "1 < b \<Longrightarrow> (b ^ x \<le> b ^ y) = (x \<le> (y::nat))" for b :: "'a::linordered_semidom"
  by (metis linorder_not_less power_increasing power_strict_increasing less_imp_le)

lemma power_strict_increasing_iff [simp]: "1 < b \<Longrightarrow> (b ^ x < b ^ y) = (x < (y::nat))" for b :: "'a::linordered_semidom"
  by (metis power_increasing_iff linorder_not_less)

lemma power_inject_exp [simp]: "1 < a \<Longrightarrow> (a ^ m = a ^ n) = (m = (n::nat))" for a :: "'a::linordered_semidom"
  by (metis power_increasing_iff order_antisym order_refl)

lemma self_le_power: "1 \<le> a \<Longrightarrow> 0 < n \<Longrightarrow> a \<le> (a ^ n::'a::linordered_semidom)"
  using power_increasing [of 1 n a] by simp

lemma abs_le_square_iff: "(\<bar>x\<bar> \<le> \<bar>y\<bar>) = (x\<^sup>2 \<le> (y\<^sup>2::'a::linordered_idom))"
proof
  assume "\<bar>x\<bar> \<le> \<bar>y\<bar>"
  then have "\<bar>x\<bar>\<^sup>2 \<le> \<bar>y\<bar>\<^sup>2"
    by (rule power_mono) simp
  then show "x\<^sup>2 \<le> y\<^sup>2"
    by (simp add: power2_eq_square)
next
  assume le: "x\<^sup>2 \<le> y\<^sup>2"
  show "\<bar>x\<bar> \<le> \<bar>y\<bar>"
  proof (rule ccontr)
    assume "\<not> \<bar>x\<bar> \<le> \<bar>y\<bar>"
    then have "\<bar>y\<bar>\<^sup>2 < \<bar>x\<bar>\<^sup>2"
      by (intro power_strict_mono) auto
    with le show False
      by (simp add: power2_eq_square)
  qed
qed

lemma abs_square_eq_1: "(x\<^sup>2 = 1) = (\<bar>x\<bar> = (1::'a::linordered_idom))"
proof
  assume "\<bar>x\<bar> = 1"
  then have "\<bar>x\<bar>\<^sup>2 = 1"
    by simp
  then show "x\<^sup>2 = 1"
    by (simp add: power2_eq_square)
next
  assume "x\<^sup>2 = 1"
  then have "\<bar>x\<bar> \<le> \<bar>1\<bar>" "\<bar>1\<bar> \<le> \<bar>x\<bar>"
    unfolding abs_le_square_iff by simp_all
  then show "\<bar>x\<bar> = 1"
    by simp
qed

lemma power_eq_if: "p ^ m = (if m = 0 then 1 else p * (p ^ (m - 1)::'a::monoid_mult))"
  by (cases m) simp_all

lemma mult_eq_if: "m * n = (if m = 0 then 0 else n + (m - 1) * (n::nat))"
  by (cases m) simp_all

subsection \<open>Quotients and remainders\<close>

lemma div_mult_self2 [simp]: "b \<noteq> 0 \<Longrightarrow> (a + b * c) div b = c + a div (b::'a::euclidean_semiring_cancel)"
  using div_mult_self1 [of b a c] by (simp add: mult_commute)

lemma div_mult_self3 [simp]: "b \<noteq> 0 \<Longrightarrow> (c * b + a) div b = c + a div (b::'a::euclidean_semiring_cancel)"
  by (simp add: add_commute)

lemma div_mult_self4 [simp]: "b \<noteq> 0 \<Longrightarrow> (b * c + a) div b = c + a div (b::'a::euclidean_semiring_cancel)"
  by (simp add: add_commute)

lemma mod_self [simp]: "a mod a = (0::'a::semidom_modulo)"
  using mod_mult_self1_is_0 [of 1 a] by simp

lemma mod_eq_0_iff_dvd: "(a mod b = 0) = (b dvd (a::'a::semidom_modulo))"
  by (simp add: dvd_eq_mod_eq_0)

lemma mod_mult_self1 [simp]: "(a + c * b) mod b = a mod (b::'a::euclidean_semiring_cancel)"
proof (cases "b = 0")
  case True
  then show ?thesis by simp
next
  case False
  have "(c + a div b) * b + (a + c * b) mod b = a + c * b"
    using div_mult_mod_eq [of "a + c * b" b] div_mult_self1 [OF False, of a c] by simp
  also have "\<dots> = (c + a div b) * b + a mod b"
    using div_mult_mod_eq [of a b] by (simp add: distrib_right add_ac)
  finally show ?thesis
    by simp
qed

lemma mod_mult_self2 [simp]: "(a + b * c) mod b = a mod (b::'a::euclidean_semiring_cancel)"
  by (metis mod_mult_self1 mult_commute)

lemma mod_mult_self3 [simp]: "(c * b + a) mod b = a mod (b::'a::euclidean_semiring_cancel)"
  by (metis mod_mult_self1 add_commute)

lemma mod_mult_self4 [simp]: "(b * c + a) mod b = a mod (b::'a::euclidean_semiring_cancel)"
  by (metis mod_mult_self2 add_commute)

lemma mod_add_self1 [simp]: "(b + a) mod b = a mod (b::'a::euclidean_semiring_cancel)"
  using mod_mult_self1 [of a 1 b] by (simp add: add_commute)

lemma mod_add_self2 [simp]: "(a + b) mod b = a mod (b::'a::euclidean_semiring_cancel)"
  using mod_mult_self1 [of a 1 b] by simp

lemma mod_mult_left_eq: "(a mod c) * b mod c = a * b mod (c::'a::euclidean_semiring_cancel)"
proof -
  have "a * b = (a div c * c + a mod c) * b"
    by (simp only: div_mult_mod_eq)
  also have "\<dots> = a mod c * b + a div c * b * c"
    by (simp add: distrib_left distrib_right add_ac mult_ac)
  finally show ?thesis
    by (metis mod_mult_self1)
qed

lemma mod_mult_right_eq: "a * (b mod c) mod c = a * b mod (c::'a::euclidean_semiring_cancel)"
proof -
  have "a * b = a * (b div c * c + b mod c)"
    by (simp only: div_mult_mod_eq)
  also have "\<dots> = a * (b mod c) + a * (b div c) * c"
    by (simp add: distrib_left distrib_right add_ac mult_ac)
  finally show ?thesis
    by (metis mod_mult_self1)
qed

lemma mod_add_left_eq: "(a mod c + b) mod c = (a + b) mod (c::'a::euclidean_semiring_cancel)"
proof -
  have "a + b = a div c * c + a mod c + b"
    by (simp only: div_mult_mod_eq)
  also have "\<dots> = a mod c + b + a div c * c"
    by (simp add: distrib_left distrib_right add_ac mult_ac)
  finally show ?thesis
    by (metis mod_mult_self1)
qed

lemma mod_add_right_eq: "(a + b mod c) mod c = (a + b) mod (c::'a::euclidean_semiring_cancel)"
proof -
  have "a + b = a + (b div c * c + b mod c)"
    by (simp only: div_mult_mod_eq)
  also have "\<dots> = a + b mod c + b div c * c"
    by (simp add: distrib_left distrib_right add_ac mult_ac)
  finally show ?thesis
    by (metis mod_mult_self1)
qed

lemma minus_mod_eq_mult_div: "a - a mod b = b * (a div (b::'a::semiring_modulo))"
  by (metis div_mult_mod_eq add_diff_cancel_right' mult_commute)

lemma minus_mod_eq_div_mult: "a - a mod b = a div b * (b::'a::semiring_modulo)"
  by (metis div_mult_mod_eq add_diff_cancel_right')

lemma minus_div_mult_eq_mod: "a - a div b * b = a mod (b::'a::semiring_modulo)"
  by (metis div_mult_mod_eq add_diff_cancel_left')

lemma mod_div_decomp: "(\<And>q r. q = a div b \<Longrightarrow> r = a mod b \<Longrightarrow> a = q * b + r \<Longrightarrow> thesis) \<Longrightarrow> thesis" for a b :: "'a::semiring_modulo"
  by (metis div_mult_mod_eq)

lemma mod_mod_cancel: "c dvd b \<Longrightarrow> a mod b mod c = a mod (c::'a::euclidean_semiring_cancel)"
proof -
  assume "c dvd b"
  then obtain k where b: "b = c * k"
    by (rule dvdE)
  have "a mod c = (a div b * b + a mod b) mod c"
    by (simp add: div_mult_mod_eq)
  also have "\<dots> = (a mod b + c * (k * (a div b))) mod c"
    by (simp add: b mult_ac add_commute)
  also have "\<dots> = a mod b mod c"
    by (rule mod_mult_self2)
  finally show "a mod b mod c = a mod c"
    by simp
qed

lemma div_mult_swap: "c dvd b \<Longrightarrow> a * (b div c) = (a * b) div (c::'a::semidom_divide)"
proof -
  assume "c dvd b"
  then obtain k where b: "b = c * k"
    by (rule dvdE)
  show "a * (b div c) = (a * b) div c"
  proof (cases "c = 0")
    case True
    then show ?thesis by simp
  next
    case False
    then have "b div c = k" "(a * b) div c = a * k"
      using b nonzero_mult_div_cancel_right [of c k] nonzero_mult_div_cancel_right [of c "a * k"] by (simp_all add: mult_ac)
    then show ?thesis
      by simp
  qed
qed

lemma less_mult_imp_div_less: "m < i * n \<Longrightarrow> m div n < (i::nat)"
proof -
  assume less: "m < i * n"
  show "m div n < i"
  proof (rule ccontr)
    assume "\<not> m div n < i"
    then have "i * n \<le> m div n * n"
      by (intro mult_le_mono1) simp
    also have "\<dots> \<le> m"
      using div_mult_mod_eq [of m n] by arith
    finally show False
      using less by simp
  qed
qed

lemma coprime_common_divisor: "coprime a b \<Longrightarrow> c dvd a \<Longrightarrow> c dvd b \<Longrightarrow> is_unit (c::'a::algebraic_semidom)"
  by (simp add: coprime_def)

subsection \<open>Natural numbers and integers\<close>

lemma add_diff_assoc: "k \<le> j \<Longrightarrow> i + (j - k) = i + j - (k::nat)"
  by simp

lemma add_diff_assoc2: "k \<le> j \<Longrightarrow> j - k + i = j + i - (k::nat)"
  by simp

lemma eq_diff_iff: "k \<le> m \<Longrightarrow> k \<le> n \<Longrightarrow> (m - k = n - k) = (m = (n::nat))"
  by auto

lemma mult_le_cancel2: "(m * k \<le> n * k) = (0 < k \<longrightarrow> m \<le> (n::nat))"
  by (simp add: mult_commute [of _ k])

lemma lessE: "i < k \<Longrightarrow> (k = Suc i \<Longrightarrow> P) \<Longrightarrow> (\<And>j. i < j \<Longrightarrow> k = Suc j \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases k) (auto simp: less_Suc_eq)

lemma less_natE: "m < n \<Longrightarrow> (\<And>q. n = Suc (m + q) \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (metis less_imp_Suc_add)

lemma less_zeroE: "n < (0::nat) \<Longrightarrow> R"
  by simp

lemma nat_le_iff: "(nat x \<le> n) = (x \<le> int n)"
  by (cases "0 \<le> x") auto

lemma le_nat_iff: "0 \<le> k \<Longrightarrow> (n \<le> nat k) = (int n \<le> k)"
  by auto

lemma of_nat_le_0_iff [simp]: "((of_nat m::'a::linordered_semidom) \<le> 0) = (m = 0)"
  by (metis of_nat_0 of_nat_le_iff le_zero_eq)

lemma nat_distrib: "(m + n) * k = m * k + n * (k::nat)" "k * (m + n) = k * m + k * n" "(m - n) * k = m * k - n * k" "k * (m - n) = k * m - k * n"
  by (simp_all add: add_mult_distrib add_mult_distrib2 diff_mult_distrib diff_mult_distrib2)

subsection \<open>Further facts about numbers\<close>

lemma eq_divide_imp: "c \<noteq> 0 \<Longrightarrow> a * c = b \<Longrightarrow> a = b / (c::'a::field)"
  by (simp add: nonzero_eq_divide_eq)

lemma divide_eq_imp: "c \<noteq> 0 \<Longrightarrow> b = a * c \<Longrightarrow> b / c = (a::'a::field)"
  by (simp add: nonzero_divide_eq_eq)

lemma right_inverse_eq: "b \<noteq> 0 \<Longrightarrow> (a / b = 1) = (a = (b::'a::field))"
  by (simp add: nonzero_divide_eq_eq)

lemma add_0_iff: "(b = b + a) = (a = (0::'a::cancel_comm_monoid_add))"
  by auto

lemma le_divide_eq_1_pos [simp]: "0 < a \<Longrightarrow> (1 \<le> b / a) = (a \<le> (b::'a::linordered_field))"
  by (simp add: pos_le_divide_eq)

lemma divide_le_eq_1_pos [simp]: "0 < a \<Longrightarrow> (b / a \<le> 1) = (b \<le> (a::'a::linordered_field))"
  by (simp add: pos_divide_le_eq)

lemma less_divide_eq_1_pos [simp]: "0 < a \<Longrightarrow> (1 < b / a) = (a < (b::'a::linordered_field))"
  by (simp add: pos_less_divide_eq)

lemma divide_less_eq_1_pos [simp]: "0 < a \<Longrightarrow> (b / a < 1) = (b < (a::'a::linordered_field))"
  by (simp add: pos_divide_less_eq)

lemma add_mono_thms_linordered_semiring:
  "i \<le> j \<and> k \<le> l \<Longrightarrow> i + k \<le> j + (l::'a::ordered_ab_semigroup_add)"
  "i = j \<and> k \<le> l \<Longrightarrow> i + k \<le> j + l"
  "i \<le> j \<and> k = l \<Longrightarrow> i + k \<le> j + l"
  "i = j \<and> k = l \<Longrightarrow> i + k = j + l"
  by (auto intro: add_mono)

lemma convex_bound_le:
  "x \<le> a \<Longrightarrow> y \<le> a \<Longrightarrow> 0 \<le> u \<Longrightarrow> 0 \<le> v \<Longrightarrow> u + v = 1 \<Longrightarrow> u * x + v * y \<le> (a::'a::linordered_idom)"
proof -
  assume "x \<le> a" "y \<le> a" "0 \<le> u" "0 \<le> v" and one: "u + v = 1"
  then have "u * x + v * y \<le> u * a + v * a" by (intro add_mono mult_left_mono)
  also have "\<dots> = (u + v) * a" by (simp add: distrib_right)
  also have "\<dots> = a" by (simp add: one)
  finally show "u * x + v * y \<le> a" .
qed

lemma order_eq_refl: "x = y \<Longrightarrow> x \<le> (y::'a::preorder)"
  by simp

lemma zero_eq_add_iff_both_eq_0 [simp]: "(0 = x + y) = (x = 0 \<and> y = (0::nat))"
  by auto

lemma double_zero_sym [simp]: "(0 = a + a) = (a = (0::'a::linordered_idom))"
  by auto

lemma nat_2: "nat 2 = Suc (Suc 0)"
  by simp

lemma mod_mult_self2_is_0 [simp]: "b * a mod b = (0::nat)"
  by simp

subsection \<open>Rules of rewriting for numbers\<close>

lemma pred_numeral_simps [simp]:
  "pred_numeral num.One = 0"
  "pred_numeral (num.Bit0 k) = numeral (Num.BitM k)"
  "pred_numeral (num.Bit1 k) = numeral (num.Bit0 k)"
proof -
  show "pred_numeral num.One = 0"
    by (simp add: pred_numeral_def)
  have "numeral (Num.BitM k) + 1 = (numeral (num.Bit0 k)::nat)"
    by (metis BitM_plus_one numeral_plus_one)
  then have "numeral (num.Bit0 k) - 1 = (numeral (Num.BitM k)::nat)"
    by (metis diff_add_inverse2)
  then show "pred_numeral (num.Bit0 k) = numeral (Num.BitM k)"
    by (simp only: pred_numeral_def)
  have "numeral (num.Bit0 k) + 1 = (numeral (num.Bit1 k)::nat)"
    by simp
  then have "numeral (num.Bit1 k) - 1 = (numeral (num.Bit0 k)::nat)"
    by (metis diff_add_inverse2)
  then show "pred_numeral (num.Bit1 k) = numeral (num.Bit0 k)"
    by (simp only: pred_numeral_def)
qed

lemma diff_numeral_Suc [simp]: "numeral k - Suc n = pred_numeral k - n"
  by (simp only: pred_numeral_def diff_diff_left plus_1_eq_Suc)

lemma eq_numeral_Suc [simp]: "numeral k = Suc n \<longleftrightarrow> pred_numeral k = n"
  by (metis numeral_eq_Suc nat.inject)

lemma Suc_eq_numeral [simp]: "Suc n = numeral k \<longleftrightarrow> n = pred_numeral k"
  by (metis numeral_eq_Suc nat.inject)

lemma less_numeral_Suc [simp]: "numeral k < Suc n \<longleftrightarrow> pred_numeral k < n"
  by (metis numeral_eq_Suc Suc_less_eq)

lemma less_Suc_numeral [simp]: "Suc n < numeral k \<longleftrightarrow> n < pred_numeral k"
  by (metis numeral_eq_Suc Suc_less_eq)

lemma le_numeral_Suc [simp]: "numeral k \<le> Suc n \<longleftrightarrow> pred_numeral k \<le> n"
  by (metis numeral_eq_Suc Suc_le_mono)

lemma le_Suc_numeral [simp]: "Suc n \<le> numeral k \<longleftrightarrow> n \<le> pred_numeral k"
  by (metis numeral_eq_Suc Suc_le_mono)

lemma diff_Suc_numeral [simp]: "Suc n - numeral k = n - pred_numeral k"
  by (metis numeral_eq_Suc diff_Suc_Suc)

lemma max_Suc_numeral [simp]: "max (Suc n) (numeral k) = Suc (max n (pred_numeral k))"
  by (metis max_Suc_Suc numeral_eq_Suc)

lemma max_numeral_Suc [simp]: "max (numeral k) (Suc n) = Suc (max (pred_numeral k) n)"
  by (metis max_Suc_Suc numeral_eq_Suc)

lemma min_Suc_numeral [simp]: "min (Suc n) (numeral k) = Suc (min n (pred_numeral k))"
  by (metis min_Suc_Suc numeral_eq_Suc)

lemma min_numeral_Suc [simp]: "min (numeral k) (Suc n) = Suc (min (pred_numeral k) n)"
  by (metis min_Suc_Suc numeral_eq_Suc)

lemma rec_nat_numeral [simp]: "rec_nat a f (numeral v) = (let pv = pred_numeral v in f pv (rec_nat a f pv))"
  by (metis numeral_eq_Suc nat.rec_nat.simps(2))

lemma rec_nat_add_eq_if [simp]: "rec_nat a f (numeral v + n) = (let pv = pred_numeral v in f (pv + n) (rec_nat a f (pv + n)))"
  by (metis ab_semigroup_add_class.add_commute nat.rec_nat.simps(2) numeral_eq_Suc add_Suc_right)

lemma (in semiring_1) num_of_nat_numeral_eq [simp]: "num_of_nat (numeral q) = q"
  by (metis numeral_eq_iff nat_numeral num_of_nat_inverse zero_less_numeral of_nat_numeral)

lemma intrel_iff [simp]: "intrel (x, y) (u, v) \<longleftrightarrow> x + v = u + y"
  by (simp add: intrel_def)

lemma (in ring_char_0) of_int_eq_1_iff [iff]: "of_int z = 1 \<longleftrightarrow> z = 1"
  by (metis of_int_1 of_int_eq_iff)

lemma (in ring_char_0) numeral_power_eq_of_int_cancel_iff [simp]: "numeral x ^ n = of_int y \<longleftrightarrow> numeral x ^ n = y"
  by (metis of_int_numeral of_int_eq_iff of_int_power)

lemma (in ring_char_0) of_int_eq_numeral_power_cancel_iff [simp]: "of_int y = numeral x ^ n \<longleftrightarrow> y = numeral x ^ n"
  by (metis of_int_numeral of_int_eq_iff of_int_power)

lemma (in ring_char_0) neg_numeral_power_eq_of_int_cancel_iff [simp]: "(- numeral x) ^ n = of_int y \<longleftrightarrow> (- numeral x) ^ n = y"
  by (metis of_int_numeral of_int_eq_iff of_int_power of_int_minus)

lemma (in ring_char_0) of_int_eq_neg_numeral_power_cancel_iff [simp]: "of_int y = (- numeral x) ^ n \<longleftrightarrow> y = (- numeral x) ^ n"
  by (metis of_int_power of_int_numeral of_int_minus of_int_eq_iff)

lemma (in ring_char_0) of_int_eq_of_int_power_cancel_iff [simp]: "(of_int b) ^ w = of_int x \<longleftrightarrow> b ^ w = x"
  by (metis of_int_power of_int_eq_iff)

lemma (in ring_char_0) of_int_power_eq_of_int_cancel_iff [simp]: "of_int x = (of_int b) ^ w \<longleftrightarrow> x = b ^ w"
  by (metis of_int_eq_iff of_int_power)

lemma (in linordered_idom) of_int_le_0_iff [simp]: "of_int z \<le> 0 \<longleftrightarrow> z \<le> 0"
  by (metis of_int_0 of_int_le_iff)

lemma (in linordered_idom) of_int_less_0_iff [simp]: "of_int z < 0 \<longleftrightarrow> z < 0"
  by (metis of_int_less_iff of_int_0)

lemma (in linordered_idom) of_int_le_1_iff [simp]: "of_int z \<le> 1 \<longleftrightarrow> z \<le> 1"
  by (metis of_int_1 of_int_le_iff)

lemma (in linordered_idom) of_int_1_less_iff [simp]: "1 < of_int z \<longleftrightarrow> 1 < z"
  by (metis of_int_1 of_int_less_iff)

lemma (in linordered_idom) of_int_less_1_iff [simp]: "of_int z < 1 \<longleftrightarrow> z < 1"
  by (metis of_int_1 of_int_less_iff)

lemma (in linordered_idom) numeral_power_le_of_int_cancel_iff [simp]: "numeral x ^ n \<le> of_int a \<longleftrightarrow> numeral x ^ n \<le> a"
  by (metis of_int_power of_int_numeral of_int_le_iff)

lemma (in linordered_idom) of_int_le_numeral_power_cancel_iff [simp]: "of_int a \<le> numeral x ^ n \<longleftrightarrow> a \<le> numeral x ^ n"
  by (metis of_int_power of_int_numeral of_int_le_iff)

lemma (in linordered_idom) numeral_power_less_of_int_cancel_iff [simp]: "numeral x ^ n < of_int a \<longleftrightarrow> numeral x ^ n < a"
  by (metis of_int_power of_int_numeral of_int_less_iff)

lemma (in linordered_idom) of_int_less_numeral_power_cancel_iff [simp]: "of_int a < numeral x ^ n \<longleftrightarrow> a < numeral x ^ n"
  by (metis of_int_power of_int_numeral of_int_less_iff)

lemma (in linordered_idom) neg_numeral_power_le_of_int_cancel_iff [simp]: "(- numeral x) ^ n \<le> of_int a \<longleftrightarrow> (- numeral x) ^ n \<le> a"
  by (metis of_int_power of_int_numeral of_int_minus of_int_le_iff)

lemma (in linordered_idom) of_int_le_neg_numeral_power_cancel_iff [simp]: "of_int a \<le> (- numeral x) ^ n \<longleftrightarrow> a \<le> (- numeral x) ^ n"
  by (metis of_int_power of_int_numeral of_int_minus of_int_le_iff)

lemma (in linordered_idom) of_int_le_of_int_power_cancel_iff [simp]: "(of_int b) ^ w \<le> of_int x \<longleftrightarrow> b ^ w \<le> x"
  by (metis of_int_power of_int_le_iff)

lemma (in linordered_idom) of_int_power_le_of_int_cancel_iff [simp]: "of_int x \<le> (of_int b) ^ w\<longleftrightarrow> x \<le> b ^ w"
  by (metis of_int_power of_int_le_iff)

lemma (in linordered_idom) of_int_less_of_int_power_cancel_iff [simp]: "(of_int b) ^ w < of_int x \<longleftrightarrow> b ^ w < x"
  by (metis of_int_power of_int_less_iff)

lemma (in linordered_idom) of_int_power_less_of_int_cancel_iff [simp]: "of_int x < (of_int b) ^ w\<longleftrightarrow> x < b ^ w"
  by (metis of_int_power of_int_less_iff)

lemma of_int_eq_numeral_iff [iff]: "of_int z = (numeral n :: 'a::ring_char_0) \<longleftrightarrow> z = numeral n"
  by (metis of_int_eq_iff of_int_numeral)

lemma of_int_le_numeral_iff [simp]: "of_int z \<le> (numeral n :: 'a::linordered_idom) \<longleftrightarrow> z \<le> numeral n"
  by (metis of_int_numeral of_int_le_iff)

lemma of_int_numeral_le_iff [simp]: "(numeral n :: 'a::linordered_idom) \<le> of_int z \<longleftrightarrow> numeral n \<le> z"
  by (metis of_int_numeral of_int_le_iff)

lemma of_int_less_numeral_iff [simp]: "of_int z < (numeral n :: 'a::linordered_idom) \<longleftrightarrow> z < numeral n"
  by (metis of_int_numeral of_int_less_iff)

lemma of_int_numeral_less_iff [simp]: "(numeral n :: 'a::linordered_idom) < of_int z \<longleftrightarrow> numeral n < z"
  by (metis of_int_numeral of_int_less_iff)

lemma nat_of_bool [simp]: "nat (of_bool P) = of_bool P"
  by (metis int_eq_iff of_nat.simps(1) of_bool_eq(1) of_bool_eq(2) of_nat_1)

lemma (in ring_1) Ints_numeral [simp]: "numeral n \<in> \<int>"
  by (auto simp: Ints_def)

lemma (in ring_1) minus_in_Ints_iff [simp]: "-x \<in> \<int> \<longleftrightarrow> x \<in> \<int>"
  by (metis Ints_minus minus_minus)

lemma (in ring_1) Ints_power [simp]: "a \<in> \<int> \<Longrightarrow> a ^ n \<in> \<int>"
  by (induct n) auto

lemma (in linordered_idom) Ints_abs [simp]: shows "a \<in> \<int> \<Longrightarrow> abs a \<in> \<int>"
  by (metis Ints_minus abs_eq_iff abs_idempotent)

lemma Nats_numeral [simp]: "numeral w \<in> \<nat>"
  by (metis of_nat_in_Nats of_nat_numeral)

lemma nat_le_numeral_power_cancel_iff [simp]: "nat a \<le> numeral x ^ n \<longleftrightarrow> a \<le> numeral x ^ n"
  by (metis nat_le_iff of_nat_power of_nat_numeral)

lemma (in zero_neq_one) of_bool_eq_1_iff [simp]: "of_bool P = 1 \<longleftrightarrow> P"
  by (simp add: of_bool_def)

lemma (in semidom_divide) unit_mult_div_div [simp]: "is_unit a \<Longrightarrow> b * (1 div a) = b div a"
  by (metis div_mult_swap monoid_mult_class.mult_1_right)

lemma (in semidom_divide) unit_div_mult_self [simp]: "is_unit a \<Longrightarrow> b div a * a = b"
  by (metis dvd_div_mult_self one_dvd dvd_mult)

lemma (in semidom_divide) unit_div_1_div_1 [simp]: "is_unit a \<Longrightarrow> 1 div (1 div a) = a"
  by (metis dvd_0_left_iff one_dvd dvd_div_mult_self dvd_triv_left nonzero_mult_div_cancel_left)

lemma (in semidom_divide) coprime_0_left_iff [simp]: "coprime 0 a \<longleftrightarrow> is_unit a"
  by (metis coprime_def dvd_0_right dvd_refl dvd_trans)

lemma (in semidom_divide) coprime_0_right_iff [simp]: "coprime a 0 \<longleftrightarrow> is_unit a"
  by (metis dvd_trans coprime_def dvd_0_right dvd_refl)

lemma (in normalization_semidom) unit_factor_dvd [simp]: "a \<noteq> 0 \<Longrightarrow> unit_factor a dvd b"
  by (metis dvd_trans semidom_divide_unit_factor_class.unit_factor_is_unit one_dvd)

lemma (in normalization_semidom) unit_factor_self [simp]: "unit_factor a dvd a"
  by (auto simp: dvd_def)

lemma (in normalization_semidom) normalize_mult_unit_factor [simp]: "normalize a * unit_factor a = a"
  by (metis normalization_semidom_class.unit_factor_mult_normalize ab_semigroup_mult_class.mult_commute)

lemma (in normalization_semidom) div_unit_factor [simp]: "a div unit_factor a = normalize a"
  by (metis semidom_divide_class.div_by_0 nonzero_mult_div_cancel_left normalization_semidom_class.unit_factor_mult_normalize normalization_semidom_class.normalize_0 mult_zero_class.mult_zero_left)

lemma (in normalization_semidom) unit_factor_1 [simp]: "unit_factor 1 = 1"
  by (metis semidom_divide_unit_factor_class.is_unit_unit_factor one_dvd)

lemma (in normalization_semidom) div_normalize [simp]: "a div normalize a = unit_factor a"
  by (metis semidom_divide_class.div_by_0 semidom_divide_class.nonzero_mult_div_cancel_right normalization_semidom_class.unit_factor_mult_normalize semidom_divide_unit_factor_class.unit_factor_0 mult_zero_class.mult_zero_right)

lemma (in normalization_semidom) unit_factor_idem [simp]: "unit_factor (unit_factor a) = unit_factor a"
  by (metis semidom_divide_unit_factor_class.unit_factor_0 semidom_divide_unit_factor_class.is_unit_unit_factor semidom_divide_unit_factor_class.unit_factor_is_unit)

lemma (in normalization_semidom) normalize_unit_factor [simp]: "a \<noteq> 0 \<Longrightarrow> normalize (unit_factor a) = 1"
  by (metis associated_eqI one_dvd normalization_semidom_class.unit_factor_mult_normalize semidom_divide_unit_factor_class.is_unit_unit_factor monoid_mult_class.mult_1_left normalize_dvd_iff normalize_idem semidom_divide_unit_factor_class.unit_factor_is_unit)

lemma (in normalization_semidom) coprime_normalize_left_iff [simp]: "coprime (normalize a) b \<longleftrightarrow> coprime a b"
  by (metis coprime_def dvd_normalize_iff)

lemma (in normalization_semidom) coprime_normalize_right_iff [simp]: "coprime a (normalize b) \<longleftrightarrow> coprime a b"
  by (metis coprime_def dvd_normalize_iff)

lemma (in semidom_modulo) dvd_minus_mod [simp]: "b dvd a - a mod b"
  by (metis dvd_triv_right minus_mod_eq_div_mult)

lemma (in linordered_nonzero_semiring) of_bool_less_eq_iff [simp]: "of_bool P \<le> of_bool Q \<longleftrightarrow> (P \<longrightarrow> Q)"
  by (metis nle_le of_bool_def not_one_le_zero)

lemma (in linordered_nonzero_semiring) of_bool_less_iff [simp]: "of_bool P < of_bool Q \<longleftrightarrow> \<not> P \<and> Q"
  by (metis of_bool_eq(2) of_bool_eq(1) zero_less_one_class.zero_less_one less_asym)

lemma (in linordered_semidom) zero_less_eq_of_bool [simp]: "0 \<le> of_bool P"
  by (simp add: of_bool_def)

lemma (in linordered_semidom) zero_less_of_bool_iff [simp]: "0 < of_bool P \<longleftrightarrow> P"
  by (simp add: of_bool_def)

lemma (in linordered_semidom) of_bool_less_eq_one [simp]: "of_bool P \<le> 1"
  by (simp add: of_bool_def)

lemma (in linordered_semidom) of_bool_or_iff [simp]: "of_bool (P \<or> Q) = max (of_bool P) (of_bool Q)"
  by (metis max_idem of_bool_eq(1) of_bool_eq(2) max_commute max.absorb2 linordered_semiring_1_class.zero_le_one)

lemma (in linordered_idom) abs_bool_eq [simp]: "\<bar>of_bool P\<bar> = of_bool P"
  by (simp add: of_bool_def)

lemma (in linordered_idom) abs_sgn: "\<bar>k\<bar> = k * sgn k"
  by (metis sgn_mult_abs abs_mult_self_eq sgn_mult abs_mult abs_idempotent mult_left_commute ab_semigroup_mult_class.mult_commute)

lemma (in linordered_idom) abs_sgn_eq_1 [simp]: "a \<noteq> 0 \<Longrightarrow> \<bar>sgn a\<bar> = 1"
  by (metis abs_sgn_eq)

lemma (in semiring_1) power_zero_numeral [simp]: "0 ^ numeral k = 0"
  by (metis numeral_neq_zero power_0_left)

lemma (in semiring_char_0) numeral_power_eq_of_nat_cancel_iff [simp]: "numeral x ^ n = of_nat y \<longleftrightarrow> numeral x ^ n = y"
  by (metis of_nat_power of_nat_numeral of_nat_eq_iff)

lemma (in semiring_char_0) real_of_nat_eq_numeral_power_cancel_iff [simp]: "of_nat y = numeral x ^ n \<longleftrightarrow> y = numeral x ^ n"
  by (metis of_nat_power of_nat_numeral of_nat_eq_iff)

lemma (in semiring_char_0) of_nat_eq_of_nat_power_cancel_iff [simp]: "(of_nat b) ^ w = of_nat x \<longleftrightarrow> b ^ w = x"
  by (metis of_nat_power of_nat_eq_iff)

lemma (in semiring_char_0) of_nat_power_eq_of_nat_cancel_iff [simp]: "of_nat x = (of_nat b) ^ w \<longleftrightarrow> x = b ^ w"
  by (metis of_nat_power of_nat_eq_iff)

lemma (in ring_1) power2_minus [simp]: "(- a)\<^sup>2 = a\<^sup>2"
  by (metis power2_eq_square minus_mult_minus)

lemma (in ring_1) power_minus_even [simp]: "(-a) ^ (2*n) = a ^ (2*n)"
  by (induct n) auto

lemma (in linordered_semidom) of_nat_zero_less_power_iff [simp]: "of_nat x ^ n > 0 \<longleftrightarrow> x > 0 \<or> n = 0"
  by (metis of_nat_0_less_iff of_nat_power nat_zero_less_power_iff)

lemma (in linordered_semidom) power_mono_iff [simp]: shows "\<lbrakk>a \<ge> 0; b \<ge> 0; n>0\<rbrakk> \<Longrightarrow> a ^ n \<le> b ^ n \<longleftrightarrow> a \<le> b"
  by (metis power_strict_mono power_mono leD le_less_linear)

lemma (in linordered_semidom) of_nat_less_numeral_power_cancel_iff [simp]: "of_nat x < numeral i ^ n \<longleftrightarrow> x < numeral i ^ n"
  by (metis of_nat_power of_nat_numeral of_nat_less_iff)

lemma (in linordered_semidom) of_nat_le_numeral_power_cancel_iff [simp]: "of_nat x \<le> numeral i ^ n \<longleftrightarrow> x \<le> numeral i ^ n"
  by (metis of_nat_power of_nat_numeral of_nat_le_iff)

lemma (in linordered_semidom) numeral_power_less_of_nat_cancel_iff [simp]: "numeral i ^ n < of_nat x \<longleftrightarrow> numeral i ^ n < x"
  by (metis of_nat_power of_nat_numeral of_nat_less_iff)

lemma (in linordered_semidom) numeral_power_le_of_nat_cancel_iff [simp]: "numeral i ^ n \<le> of_nat x \<longleftrightarrow> numeral i ^ n \<le> x"
  by (metis of_nat_power of_nat_numeral of_nat_le_iff)

lemma (in linordered_semidom) of_nat_le_of_nat_power_cancel_iff [simp]: "(of_nat b) ^ w \<le> of_nat x \<longleftrightarrow> b ^ w \<le> x"
  by (metis of_nat_power of_nat_le_iff)

lemma (in linordered_semidom) of_nat_power_le_of_nat_cancel_iff [simp]: "of_nat x \<le> (of_nat b) ^ w \<longleftrightarrow> x \<le> b ^ w"
  by (metis of_nat_power of_nat_le_iff)

lemma (in linordered_semidom) of_nat_less_of_nat_power_cancel_iff [simp]: "(of_nat b) ^ w < of_nat x \<longleftrightarrow> b ^ w < x"
  by (metis of_nat_power of_nat_less_iff)

lemma (in linordered_semidom) of_nat_power_less_of_nat_cancel_iff [simp]: "of_nat x < (of_nat b) ^ w \<longleftrightarrow> x < b ^ w"
  by (metis of_nat_power of_nat_less_iff)

lemma (in linordered_idom) abs_power_minus [simp]: "\<bar>(- a) ^ n\<bar> = \<bar>a ^ n\<bar>"
  by (metis ordered_ab_group_add_abs_class.abs_minus_cancel power_abs)

lemma (in linordered_idom) zero_less_power_abs_iff [simp]: "0 < \<bar>a\<bar> ^ n \<longleftrightarrow> a \<noteq> 0 \<or> n = 0"
  by (metis zero_less_abs_iff power_abs power_eq_0_iff not_gr_zero)

lemma (in linordered_idom) power2_abs [simp]: "\<bar>a\<bar>\<^sup>2 = a\<^sup>2"
  by (metis power2_eq_square abs_mult_self_eq)

lemma (in linordered_idom) zero_le_even_power' [simp]: "0 \<le> a ^ (2 * n)"
  by (metis zero_le_power2 power_even_eq)

lemma (in comm_ring_1) minus_one_mult_self [simp]: "(- 1) ^ n * (- 1) ^ n = 1"
  by (induct n) auto

lemma (in comm_ring_1) left_minus_one_mult_self [simp]: "(- 1) ^ n * ((- 1) ^ n * a) = a"
  by (induct n) auto

lemma bij_betw_Suc [simp]: "bij_betw Suc M N \<longleftrightarrow> Suc ` M = N"
  by (simp add: bij_betw_def)

lemma one_eq_mult_iff [simp]: "Suc 0 = m * n \<longleftrightarrow> m = Suc 0 \<and> n = Suc 0"
  by (metis mult_eq_1_iff)

lemma Suc_funpow [simp]: "Suc ^^ n = ((+) n)"
  by (induct n) auto

lemma (in semiring_char_0) of_nat_eq_1_iff [simp]: "of_nat n = 1 \<longleftrightarrow> n=1"
  by (metis of_nat_1_eq_iff)

lemma (in semiring_char_0) of_nat_neq_0 [simp]: "of_nat (Suc n) \<noteq> 0"
  by (metis nat.distinct(1) of_nat_eq_iff of_nat.simps(1))

lemma (in semiring_char_0) of_nat_0_neq [simp]: "0 \<noteq> of_nat (Suc n)"
  by (metis nat.distinct(1) of_nat_eq_iff of_nat.simps(1))

lemma (in linordered_idom) sgn_of_nat [simp]: "sgn (of_nat n) = of_bool (n > 0)"
  by (induct n) auto

lemma (in semiring_parity) not_mod_2_eq_0_eq_1 [simp]: "a mod 2 \<noteq> 0 \<longleftrightarrow> a mod 2 = 1"
  by (auto; metis semiring_parity_class.odd_iff_mod_2_eq_one semiring_parity_class.even_iff_mod_2_eq_zero)

lemma (in semiring_parity) not_mod_2_eq_1_eq_0 [simp]: "a mod 2 \<noteq> 1 \<longleftrightarrow> a mod 2 = 0"
  by (auto; metis semiring_parity_class.odd_iff_mod_2_eq_one semiring_parity_class.even_iff_mod_2_eq_zero)

lemma (in semiring_parity) even_mod_2_iff [simp]: "even (a mod 2) \<longleftrightarrow> even a"
  by (metis semiring_parity_class.even_iff_mod_2_eq_zero semiring_parity_class.odd_iff_mod_2_eq_one even_zero semiring_parity_class.odd_one)

lemma (in semiring_parity) zero_mod_two_eq_zero [simp]: "0 mod 2 = 0"
  by (metis even_zero semiring_parity_class.even_iff_mod_2_eq_zero)

lemma (in semiring_parity) one_mod_two_eq_one [simp]: "1 mod 2 = 1"
  by (metis semiring_parity_class.odd_iff_mod_2_eq_one semiring_parity_class.odd_one)

lemma (in ring_1) power_minus_odd [simp]: "odd n \<Longrightarrow> (- a) ^ n = - (a ^ n)"
  by (metis power_minus')

lemma (in ring_1) neg_one_odd_power [simp]: "odd n \<Longrightarrow> (- 1) ^ n = - 1"
  by (induct n) auto

lemma (in field) nonzero_mult_divide_mult_cancel_right [simp]: "c \<noteq> 0 \<Longrightarrow> (a * c) / (b * c) = a / b"
  by (metis semidom_divide_class.nonzero_mult_div_cancel_right divide_divide_eq_right)

lemma (in field) nonzero_divide_mult_cancel_right [simp]: "b \<noteq> 0 \<Longrightarrow> b / (a * b) = 1 / a"
  by (metis semidom_divide_class.nonzero_mult_div_cancel_right times_divide_eq_left monoid_mult_class.mult_1_left divide_divide_eq_left)

lemma (in field) nonzero_mult_divide_mult_cancel_right2 [simp]: "c \<noteq> 0 \<Longrightarrow> (a * c) / (c * b) = a / b"
  by (metis nonzero_mult_div_cancel_left divide_divide_eq_right)

lemma (in field) mult_divide_mult_cancel_left_if [simp]: shows "(c * a) / (c * b) = (if c = 0 then 0 else a / b)"
  by (metis nonzero_mult_div_cancel_left divide_eq_eq divide_divide_eq_right)

lemma (in field) divide_minus_right [simp]: "a / - b = - (a / b)"
  by (metis minus_divide_right)

lemma (in field) divide_cancel_left [simp]: "c / a = c / b \<longleftrightarrow> c = 0 \<or> a = b"
  by (metis divide_eq_0_iff nonzero_divide_eq_eq nonzero_mult_div_cancel_left)

lemma (in linordered_field) zero_le_divide_1_iff [simp]: "0 \<le> 1 / a \<longleftrightarrow> 0 \<le> a"
  by (metis not_one_le_zero linordered_semiring_1_class.zero_le_one zero_le_divide_iff)

lemma (in linordered_field) divide_le_0_1_iff [simp]: "1 / a \<le> 0 \<longleftrightarrow> a \<le> 0"
  by (metis not_one_le_zero linordered_semiring_1_class.zero_le_one divide_le_0_iff)

lemma (in linordered_field) divide_less_0_1_iff [simp]: "1 / a < 0 \<longleftrightarrow> a < 0"
  by (metis less_numeral_extra(4) divide_less_0_iff less_numeral_extra(1))

lemma (in ordered_ab_group_add) diff_less_0_iff_less [simp]: "a - b < 0 \<longleftrightarrow> a < b"
  by (metis less_iff_diff_less_0)

lemma (in ordered_ab_group_add) diff_le_0_iff_le [simp]: "a - b \<le> 0 \<longleftrightarrow> a \<le> b"
  by (metis le_iff_diff_le_0)

lemma (in linordered_ab_group_add) neg_less_eq_nonneg [simp]: "- a \<le> a \<longleftrightarrow> 0 \<le> a"
  by (metis neg_le_0_iff_le dual_order.trans linorder_class.linear)

lemma (in linordered_ab_group_add) less_eq_neg_nonpos [simp]: "a \<le> - a \<longleftrightarrow> a \<le> 0"
  by (metis le_imp_neg_le nle_le neg_0_equal_iff_equal dual_order.trans)

lemma (in linordered_ab_group_add) zero_le_double_add_iff_zero_le_single_add [simp]: "0 \<le> a + a \<longleftrightarrow> 0 \<le> a"
  by (metis add_nonneg_nonneg nle_le add_decreasing2)

lemma (in linordered_ab_group_add) double_add_le_zero_iff_single_add_le_zero [simp]: "a + a \<le> 0 \<longleftrightarrow> a \<le> 0"
  by (metis add_decreasing2 add_le_same_cancel2 nle_le)

lemma (in ordered_ab_group_add_abs) abs_0_eq [simp]: "0 = \<bar>a\<bar> \<longleftrightarrow> a = 0"
  by (auto; metis abs_eq_0)

lemma (in ordered_ab_group_add_abs) abs_le_self_iff [simp]: "\<bar>a\<bar> \<le> a \<longleftrightarrow> 0 \<le> a"
  by (auto; metis ordered_ab_group_add_abs_class.abs_ge_zero ordered_ab_group_add_abs_class.abs_ge_self dual_order.antisym)

lemma (in ordered_ab_group_add_abs) abs_not_less_zero [simp]: "\<not> \<bar>a\<bar> < 0"
  by (auto; metis zero_less_abs_iff abs_zero less_irrefl dual_order.strict_implies_not_eq dual_order.strict_trans)

lemma (in ring_1) of_int_of_bool: "of_int (of_bool P) = of_bool P"
  by auto

lemma of_int_eq_id: "of_int = id"
  by auto

lemma nat_0: "nat 0 = 0"
  by auto

lemma nat_1: "nat 1 = Suc 0"
  by auto

lemma nat_neg_numeral: "nat (- numeral k) = 0"
  by auto

lemma zero_less_nat_eq: "0 < nat z \<longleftrightarrow> 0 < z"
  by auto

lemma nat_zminus_int: "nat (- int n) = 0"
  by auto

lemma diff_nat_numeral: "(numeral v :: nat) - numeral v' = nat (numeral v - numeral v')"
  by auto

lemma negative_zless: "- (int (Suc n)) < int m"
  by auto

lemma negative_zle: "- int n \<le> int m"
  by auto

lemma not_zle_0_negative: "\<not> 0 \<le> - int (Suc n)"
  by auto

lemma not_int_zless_negative: "\<not> int n < - int m"
  by auto

lemma negative_eq_positive: "- int n = of_nat m \<longleftrightarrow> n = 0 \<and> m = 0"
  by auto

lemma int_eq_iff_numeral: "int m = numeral v \<longleftrightarrow> m = numeral v"
  by auto

lemma (in zero_neq_one) of_bool_eq_0_iff: "of_bool P = 0 \<longleftrightarrow> \<not> P"
  by auto

lemma (in linordered_semidom) of_bool_less_one_iff: "of_bool P < 1 \<longleftrightarrow> \<not> P"
  by auto

lemma (in linordered_idom) equation_minus_iff_1: "1 = - a \<longleftrightarrow> a = - 1"
  by auto

lemma (in linordered_idom) minus_equation_iff_1: "- a = 1 \<longleftrightarrow> a = - 1"
  by auto

lemma (in linordered_idom) le_minus_iff_1: "1 \<le> - b \<longleftrightarrow> b \<le> - 1"
  by auto

lemma (in linordered_idom) minus_le_iff_1: "- a \<le> 1 \<longleftrightarrow> - 1 \<le> a"
  by auto

lemma (in linordered_idom) less_minus_iff_1: "1 < - b \<longleftrightarrow> b < - 1"
  by auto

lemma (in linordered_idom) minus_less_iff_1: "- a < 1 \<longleftrightarrow> - 1 < a"
  by auto

lemma (in semiring_1_no_zero_divisors) zero_eq_power2: "a\<^sup>2 = 0 \<longleftrightarrow> a = 0"
  by auto

lemma (in ring_1) power_minus1_even: "(- 1) ^ (2*n) = 1"
  by auto

lemma power_Suc_0: "Suc 0 ^ n = Suc 0"
  by auto

lemma mult_cancel1: "k * m = k * n \<longleftrightarrow> m = n \<or> k = 0" for k m n :: nat
  by auto

lemma mult_cancel2: "m * k = n * k \<longleftrightarrow> m = n \<or> k = 0" for k m n :: nat
  by auto

lemma Let_Suc: "Let (Suc n) f \<equiv> f (Suc n)"
  by auto

lemma (in semiring_1) of_nat_simps: shows of_nat_0: "of_nat 0 = 0" and of_nat_Suc: "of_nat (Suc m) = 1 + of_nat m"
  by auto

lemma (in semiring_1) of_nat_of_bool: "of_nat (of_bool P) = of_bool P"
  by auto

lemma (in linordered_idom) abs_of_nat: "\<bar>of_nat n\<bar> = of_nat n"
  by auto

lemma of_nat_eq_id: "of_nat = id"
  by auto

lemma (in semiring_1) Nats_nonempty: "\<nat> \<noteq> {}"
  by auto

lemma diff_diff_right: "k \<le> j \<Longrightarrow> i - (j - k) = i + k - j" for i j k :: nat
  by auto

lemma dvd_1_left: "Suc 0 dvd k"
  by auto

lemma nat_dvd_1_iff_1: "m dvd 1 \<longleftrightarrow> m = 1" for m :: nat
  by auto

lemma odd_Suc_minus_one: "odd n \<Longrightarrow> Suc (n - Suc 0) = n"
  by auto

lemma even_Suc_div_two: "even n \<Longrightarrow> Suc n div 2 = n div 2"
  by auto

lemma odd_Suc_div_two: "odd n \<Longrightarrow> Suc n div 2 = Suc (n div 2)"
  by auto

lemma not_mod2_eq_Suc_0_eq_0: "n mod 2 \<noteq> Suc 0 \<longleftrightarrow> n mod 2 = 0"
  by auto

lemma (in ring_1) neg_one_even_power: "even n \<Longrightarrow> (- 1) ^ n = 1"
  by auto

lemma minus_1_mod_2_eq: "- 1 mod 2 = (1::int)"
  by auto

lemma minus_1_div_2_eq: "- 1 div 2 = - (1::int)"
  by auto

lemma (in division_ring) divide_self_if: "a / a = (if a = 0 then 0 else 1)"
  by auto

lemma (in field) inverse_eq_1_iff: "inverse x = 1 \<longleftrightarrow> x = 1"
  by auto

lemma (in linordered_field) one_divide_eq_0_iff: "1 / a = 0 \<longleftrightarrow> a = 0"
  by auto

lemma Let_0: "Let 0 f = f 0"
  by auto

lemma Let_1: "Let 1 f = f 1"
  by auto

lemma (in comm_monoid_diff) diff_add_zero: "a - (a + b) = 0"
  by auto

lemma (in group_add) minus_add_cancel: "- a + (a + b) = b"
  by auto

lemma (in group_add) add_minus_cancel: "a + (- a + b) = b"
  by auto

lemma (in ordered_ab_group_add_abs) abs_add_abs: "\<bar>\<bar>a\<bar> + \<bar>b\<bar>\<bar> = \<bar>a\<bar> + \<bar>b\<bar>" (is "?L = ?R")
  by auto

lemma (in semiring_char_0) fact_Suc_0: "fact (Suc 0) = 1"
  by auto

lemma (in comm_semiring_1) pochhammer_Suc0: "pochhammer a (Suc 0) = a"
  by auto

lemma max_min_same: fixes x y :: "'a :: linorder" shows "max x (min x y) = x" "max (min x y) x = x" "max (min x y) y = y" "max y (min x y) = y"
  by auto

lemma (in ring_gcd) gcd_neg_numeral_2: "gcd a (- numeral n) = gcd a (numeral n)"
  by auto

lemma gcd_neg2_int: "gcd x (- y) = gcd x y" for x y :: int
  by auto

lemma gcd_neg_numeral_1_int: "gcd (- numeral n :: int) x = gcd (numeral n) x"
  by auto

lemma gcd_neg_numeral_2_int: "gcd x (- numeral n :: int) = gcd x (numeral n)"
  by auto

lemma (in euclidean_semiring_cancel) div_mult_mult1_if: "(c * a) div (c * b) = (if c = 0 then 0 else a div b)"
  by auto

lemma (in euclidean_ring_cancel) mod_minus1_right: "a mod (- 1) = 0"
  by auto

lemma (in euclidean_ring_cancel) minus_mod_self2: "(a - b) mod b = a mod b"
  by auto

lemma (in euclidean_ring_cancel) minus_mod_self1: "(b - a) mod b = - a mod b"
  by auto

lemma div2_Suc_Suc: "Suc (Suc m) div 2 = Suc (m div 2)"
  by auto

lemma mod2_Suc_Suc: "Suc (Suc m) mod 2 = m mod 2"
  by auto

lemma add_self_mod_2: "(m + m) mod 2 = 0" for m :: nat
  by auto

lemma mod2_gr_0: "0 < m mod 2 \<longleftrightarrow> m mod 2 = 1" for m :: nat
  by auto

lemma div_Suc_eq_div_add3: "m div Suc (Suc (Suc n)) = m div (3 + n)"
  by auto

lemma mod_Suc_eq_mod_add3: "m mod Suc (Suc (Suc n)) = m mod (3 + n)"
  by auto

lemma half_nonnegative_int_iff: "k div 2 \<ge> 0 \<longleftrightarrow> k \<ge> 0" for k :: int
  by auto

lemma half_negative_int_iff: "k div 2 < 0 \<longleftrightarrow> k < 0" for k :: int
  by auto

end
