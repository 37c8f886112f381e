section \<open>More facts about sums and products\<close>

theory Summation_Facts
  imports Collection_Facts
begin

text \<open>Under the names that they have in Isabelle/HOL.\<close>

subsection \<open>Sums over a part of a set\<close>

lemma sum.insert_remove: "finite A \<Longrightarrow> sum g (insert x A) = g x + sum g (A - {x})"
  by (metis sum_remove finite_insert insertI1 insert_Diff_single sum_insert finite_Diff Diff_iff singletonI)

lemma sum.mono_neutral_left: "finite T \<Longrightarrow> S \<subseteq> T \<Longrightarrow> \<forall>i\<in>T - S. g i = 0 \<Longrightarrow> sum g S = sum g T"
  by (simp add: sum_subset_diff [of S T g] sum_neutral)

lemma sum.mono_neutral_right: "finite T \<Longrightarrow> S \<subseteq> T \<Longrightarrow> \<forall>i\<in>T - S. g i = 0 \<Longrightarrow> sum g T = sum g S"
  by (simp add: sum_subset_diff [of S T g] sum_neutral)

lemma sum.mono_neutral_cong_left: "finite T \<Longrightarrow> S \<subseteq> T \<Longrightarrow> \<forall>i\<in>T - S. h i = 0 \<Longrightarrow> (\<And>x. x \<in> S \<Longrightarrow> g x = h x) \<Longrightarrow> sum g S = sum h T"
proof -
  assume "finite T" "S \<subseteq> T" "\<forall>i\<in>T - S. h i = 0" and same: "\<And>x. x \<in> S \<Longrightarrow> g x = h x"
  then have "sum h S = sum h T"
    by (intro sum.mono_neutral_left)
  with same show "sum g S = sum h T"
    by (simp cong: sum_cong)
qed

lemma sum.mono_neutral_cong_right: "finite T \<Longrightarrow> S \<subseteq> T \<Longrightarrow> \<forall>i\<in>T - S. g i = 0 \<Longrightarrow> (\<And>x. x \<in> S \<Longrightarrow> g x = h x) \<Longrightarrow> sum g T = sum h S"
proof -
  assume "finite T" "S \<subseteq> T" "\<forall>i\<in>T - S. g i = 0" and same: "\<And>x. x \<in> S \<Longrightarrow> g x = h x"
  then have "sum g T = sum g S"
    by (intro sum.mono_neutral_right)
  with same show "sum g T = sum h S"
    by (simp cong: sum_cong)
qed

lemma sum.inter_restrict: "finite A \<Longrightarrow> sum g (A \<inter> B) = sum (\<lambda>x. if x \<in> B then g x else 0) A"
  by (rule sum.mono_neutral_cong_left) auto

lemma sum.inter_filter: "finite A \<Longrightarrow> sum g {x \<in> A. P x} = sum (\<lambda>x. if P x then g x else 0) A"
  by (rule sum.mono_neutral_cong_left) auto

lemma sum.If_cases: "finite A \<Longrightarrow> sum (\<lambda>x. if P x then h x else g x) A = sum h (A \<inter> {x. P x}) + sum g (A \<inter> - {x. P x})"
  by (induct rule: finite_induct) (auto simp: add_ac Int_insert_left)

lemma sum.delta [simp]: "finite S \<Longrightarrow> sum (\<lambda>k. if k = a then b k else 0) S = (if a \<in> S then b a else 0)"
  by (induct rule: finite_induct) auto

lemma sum.delta' [simp]: "finite S \<Longrightarrow> sum (\<lambda>k. if a = k then b k else 0) S = (if a \<in> S then b a else 0)"
  by (induct rule: finite_induct) auto

lemma sum.not_neutral_contains_not_neutral: "sum g A \<noteq> 0 \<Longrightarrow> (\<And>a. a \<in> A \<Longrightarrow> g a \<noteq> 0 \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (metis sum_neutral)

lemma sum.reindex_cong: "inj_on l B \<Longrightarrow> A = l ` B \<Longrightarrow> (\<And>x. x \<in> B \<Longrightarrow> g (l x) = h x) \<Longrightarrow> sum g A = sum h B"
  by (simp add: sum_reindex comp_def cong: sum_cong)

lemma sum.reindex_bij_betw: "bij_betw h S T \<Longrightarrow> sum (\<lambda>x. g (h x)) S = sum g T"
  by (auto simp: bij_betw_def sum_reindex comp_def)

lemma sum.reindex_bij_witness:
  assumes "\<And>a. a \<in> S \<Longrightarrow> i (j a) = a" "\<And>a. a \<in> S \<Longrightarrow> j a \<in> T"
    and "\<And>b. b \<in> T \<Longrightarrow> j (i b) = b" "\<And>b. b \<in> T \<Longrightarrow> i b \<in> S"
    and "\<And>a. a \<in> S \<Longrightarrow> h (j a) = g a"
  shows "sum g S = sum h T"
proof -
  have inj: "inj_on j S"
    using assms(1) by (metis inj_onI)
  have image: "T = j ` S"
    using assms(2-4) by (auto simp: image_iff) metis
  show ?thesis
    using sum.reindex_cong [OF inj image, of h g] assms(5) by simp
qed

lemma sum.UNION_disjoint:
  "finite I \<Longrightarrow> \<forall>i\<in>I. finite (A i) \<Longrightarrow> \<forall>i\<in>I. \<forall>j\<in>I. i \<noteq> j \<longrightarrow> A i \<inter> A j = {} \<Longrightarrow> sum g (\<Union>i\<in>I. A i) = sum (\<lambda>x. sum g (A x)) I"
proof (induct rule: finite_induct)
  show "sum g (\<Union>i\<in>{}. A i) = sum (\<lambda>x. sum g (A x)) {}"
    by simp
next
  fix i F
  assume F: "finite F" and i: "i \<notin> F"
    and less: "\<forall>i\<in>F. finite (A i) \<Longrightarrow> \<forall>i\<in>F. \<forall>j\<in>F. i \<noteq> j \<longrightarrow> A i \<inter> A j = {} \<Longrightarrow> sum g (\<Union>i\<in>F. A i) = sum (\<lambda>x. sum g (A x)) F"
    and finite: "\<forall>j\<in>insert i F. finite (A j)" and disjoint: "\<forall>k\<in>insert i F. \<forall>j\<in>insert i F. k \<noteq> j \<longrightarrow> A k \<inter> A j = {}"
  have rest: "sum g (\<Union>i\<in>F. A i) = sum (\<lambda>x. sum g (A x)) F"
    using finite disjoint less by blast
  have fin_i: "finite (A i)" and fin_UN: "finite (\<Union>i\<in>F. A i)"
    using F finite by auto
  have apart: "A i \<inter> (\<Union>i\<in>F. A i) = {}"
    using disjoint i by fastforce
  show "sum g (\<Union>i\<in>insert i F. A i) = sum (\<lambda>x. sum g (A x)) (insert i F)"
    using F i rest sum_union_disjoint [OF fin_i fin_UN apart, of g] by simp
qed

subsection \<open>Sums in groups, rings and orders\<close>

lemma sum_nonneg_eq_0_iff:
  "finite A \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> 0 \<le> f x) \<Longrightarrow> (sum f A = 0) = (\<forall>x\<in>A. f x = (0::'a::ordered_comm_monoid_add))"
  by (induct rule: finite_induct) (simp_all add: add_nonneg_eq_0_iff sum_nonneg)

lemma sum_product: "sum f A * sum g B = sum (\<lambda>i. sum (\<lambda>j. f i * (g j::'a::semiring_0)) B) A"
  by (simp add: sum_distrib_left sum_distrib_right)

lemma sum_abs [iff]: "\<bar>sum f A\<bar> \<le> sum (\<lambda>i. \<bar>f i\<bar>) (A::'b set)" for f :: "'b \<Rightarrow> 'a::ordered_ab_group_add_abs"
proof (cases "finite A")
  case True
  then show ?thesis
  proof (induct rule: finite_induct)
    show "\<bar>sum f {}\<bar> \<le> sum (\<lambda>i. \<bar>f i\<bar>) {}"
      by simp
  next
    fix x F
    assume F: "finite F" "x \<notin> F" and less: "\<bar>sum f F\<bar> \<le> sum (\<lambda>i. \<bar>f i\<bar>) F"
    have "\<bar>f x + sum f F\<bar> \<le> \<bar>f x\<bar> + \<bar>sum f F\<bar>"
      by (rule abs_triangle_ineq)
    also have "\<dots> \<le> \<bar>f x\<bar> + sum (\<lambda>i. \<bar>f i\<bar>) F"
      using less by (rule add_left_mono)
    finally show "\<bar>sum f (insert x F)\<bar> \<le> sum (\<lambda>i. \<bar>f i\<bar>) (insert x F)"
      using F by simp
  qed
next
  case False
  then show ?thesis by simp
qed

lemma sum_abs_ge_zero [iff]: "0 \<le> sum (\<lambda>i. \<bar>f i\<bar>) A" for f :: "'b \<Rightarrow> 'a::ordered_ab_group_add_abs"
  by (simp add: sum_nonneg)

lemma sum_pos2: "finite I \<Longrightarrow> i \<in> I \<Longrightarrow> 0 < f i \<Longrightarrow> (\<And>i. i \<in> I \<Longrightarrow> 0 \<le> f i) \<Longrightarrow> 0 < sum f (I::'b set)"
  for f :: "'b \<Rightarrow> 'a::ordered_comm_monoid_add"
  by (simp add: sum_remove [of I i f] add_pos_nonneg sum_nonneg)

lemma sum_pos: "finite I \<Longrightarrow> I \<noteq> {} \<Longrightarrow> (\<And>i. i \<in> I \<Longrightarrow> 0 < f i) \<Longrightarrow> 0 < sum f (I::'b set)"
  for f :: "'b \<Rightarrow> 'a::ordered_comm_monoid_add"
  by (metis sum_pos2 less_imp_le all_not_in_conv)

lemma sum_diff: "finite A \<Longrightarrow> B \<subseteq> A \<Longrightarrow> sum f (A - B) = sum f A - (sum f B::'a::ab_group_add)"
  by (simp add: sum_subset_diff [of B A f])

lemma sum_Un: "finite A \<Longrightarrow> finite B \<Longrightarrow> sum f (A \<union> B) = sum f A + sum f B - (sum f (A \<inter> B)::'a::ab_group_add)"
  by (metis sum_union_inter add_diff_cancel_right')

lemma sum_diff1: "finite A \<Longrightarrow> sum f (A - {a}) = (if a \<in> A then sum f A - f a else (sum f A::'a::ab_group_add))"
  by (simp add: sum_remove [of A a f])

lemma sum_strict_mono: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> f x < g x) \<Longrightarrow> sum f A < sum g (A::'b set)"
  for f :: "'b \<Rightarrow> 'a::strict_ordered_comm_monoid_add"
proof (induct rule: finite_ne_induct)
  show "\<And>x. (\<And>y. y \<in> {x} \<Longrightarrow> f y < g y) \<Longrightarrow> sum f {x} < sum g {x}"
    by simp
next
  fix x F
  assume F: "finite F" "F \<noteq> {}" "x \<notin> F" and less: "(\<And>y. y \<in> F \<Longrightarrow> f y < g y) \<Longrightarrow> sum f F < sum g F"
    and all: "\<And>y. y \<in> insert x F \<Longrightarrow> f y < g y"
  then show "sum f (insert x F) < sum g (insert x F)"
    by (simp add: add_strict_mono)
qed

lemma sum_strict_mono_ex1:
  "finite A \<Longrightarrow> \<forall>x\<in>A. f x \<le> g x \<Longrightarrow> \<exists>a\<in>A. f a < g a \<Longrightarrow> sum f A < sum g (A::'b set)" for f :: "'b \<Rightarrow> 'a::ordered_cancel_comm_monoid_add"
proof -
  assume fin: "finite A" and le: "\<forall>x\<in>A. f x \<le> g x" and "\<exists>a\<in>A. f a < g a"
  then obtain a where a: "a \<in> A" "f a < g a"
    by blast
  have "sum f (A - {a}) \<le> sum g (A - {a})"
    using le by (intro sum_mono) simp
  with a have "f a + sum f (A - {a}) < g a + sum g (A - {a})"
    by (intro add_less_le_mono)
  then show "sum f A < sum g A"
    using fin a by (simp add: sum_remove [of A a])
qed

subsection \<open>Products\<close>

lemma prod.neutral: "\<forall>x\<in>A. g x = 1 \<Longrightarrow> prod g A = 1"
  by (simp cong: prod_cong)

lemma prod.neutral_const: "prod (\<lambda>_. 1) A = 1"
  by simp

lemma prod.remove: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> prod g A = g x * prod g (A - {x})"
  by (metis prod_insert finite_Diff insert_Diff Diff_iff singletonI)

lemma prod.insert_remove: "finite A \<Longrightarrow> prod g (insert x A) = g x * prod g (A - {x})"
  by (metis prod.remove finite_insert insertI1 insert_Diff_single prod_insert finite_Diff Diff_iff singletonI)

lemma prod.subset_diff: "B \<subseteq> A \<Longrightarrow> finite A \<Longrightarrow> prod g A = prod g (A - B) * prod g B"
proof -
  assume sub: "B \<subseteq> A" and fin: "finite A"
  then have "finite B" "finite (A - B)" "(A - B) \<inter> B = {}" "(A - B) \<union> B = A" by (auto intro: finite_subset)
  then show "prod g A = prod g (A - B) * prod g B" by (metis prod_union_disjoint)
qed

lemma prod.mono_neutral_left: "finite T \<Longrightarrow> S \<subseteq> T \<Longrightarrow> \<forall>i\<in>T - S. g i = 1 \<Longrightarrow> prod g S = prod g T"
  by (simp add: prod.subset_diff [of S T g] prod.neutral)

lemma prod.mono_neutral_right: "finite T \<Longrightarrow> S \<subseteq> T \<Longrightarrow> \<forall>i\<in>T - S. g i = 1 \<Longrightarrow> prod g T = prod g S"
  by (simp add: prod.subset_diff [of S T g] prod.neutral)

lemma prod.mono_neutral_cong_left: "finite T \<Longrightarrow> S \<subseteq> T \<Longrightarrow> \<forall>i\<in>T - S. h i = 1 \<Longrightarrow> (\<And>x. x \<in> S \<Longrightarrow> g x = h x) \<Longrightarrow> prod g S = prod h T"
proof -
  assume "finite T" "S \<subseteq> T" "\<forall>i\<in>T - S. h i = 1" and same: "\<And>x. x \<in> S \<Longrightarrow> g x = h x"
  then have "prod h S = prod h T"
    by (intro prod.mono_neutral_left)
  with same show "prod g S = prod h T"
    by (simp cong: prod_cong)
qed

lemma prod.mono_neutral_cong_right: "finite T \<Longrightarrow> S \<subseteq> T \<Longrightarrow> \<forall>i\<in>T - S. g i = 1 \<Longrightarrow> (\<And>x. x \<in> S \<Longrightarrow> g x = h x) \<Longrightarrow> prod g T = prod h S"
proof -
  assume "finite T" "S \<subseteq> T" "\<forall>i\<in>T - S. g i = 1" and same: "\<And>x. x \<in> S \<Longrightarrow> g x = h x"
  then have "prod g T = prod g S"
    by (intro prod.mono_neutral_right)
  with same show "prod g T = prod h S"
    by (simp cong: prod_cong)
qed

lemma prod.If_cases: "finite A \<Longrightarrow> prod (\<lambda>x. if P x then h x else g x) A = prod h (A \<inter> {x. P x}) * prod g (A \<inter> - {x. P x})"
  by (induct rule: finite_induct) (auto simp: mult_ac Int_insert_left)

lemma prod.delta [simp]: "finite S \<Longrightarrow> prod (\<lambda>k. if k = a then b k else 1) S = (if a \<in> S then b a else 1)"
  by (induct rule: finite_induct) auto

lemma prod.delta' [simp]: "finite S \<Longrightarrow> prod (\<lambda>k. if a = k then b k else 1) S = (if a \<in> S then b a else 1)"
  by (induct rule: finite_induct) auto

lemma prod.reindex: "inj_on h A \<Longrightarrow> prod g (h ` A) = prod (g \<circ> h) A"
proof -
  assume inj: "inj_on h A"
  have "inj_on h A \<longrightarrow> prod g (h ` A) = prod (g \<circ> h) A" if "finite A"
    using that by (induct rule: finite_induct) (auto simp: inj_on_insert)
  with inj show "prod g (h ` A) = prod (g \<circ> h) A" by (metis finite_imageD prod_infinite)
qed

lemma prod.reindex_cong: "inj_on l B \<Longrightarrow> A = l ` B \<Longrightarrow> (\<And>x. x \<in> B \<Longrightarrow> g (l x) = h x) \<Longrightarrow> prod g A = prod h B"
  by (simp add: prod.reindex comp_def cong: prod_cong)

lemma prod.reindex_bij_betw: "bij_betw h S T \<Longrightarrow> prod (\<lambda>x. g (h x)) S = prod g T"
  by (auto simp: bij_betw_def prod.reindex comp_def)

lemma prod_zero: "finite A \<Longrightarrow> \<exists>a\<in>A. f a = (0::'a::comm_semiring_1) \<Longrightarrow> prod f A = 0"
  by (induct rule: finite_induct) auto

lemma prod_nonneg: "(\<And>a. a \<in> A \<Longrightarrow> 0 \<le> f a) \<Longrightarrow> 0 \<le> prod f A" for f :: "'b \<Rightarrow> 'a::linordered_semidom"
proof -
  assume asm: "\<And>a. a \<in> A \<Longrightarrow> 0 \<le> f a"
  have "(\<forall>a\<in>A. 0 \<le> f a) \<longrightarrow> 0 \<le> prod f A" if "finite A"
    using that by (induct rule: finite_induct) simp_all
  with asm show "0 \<le> prod f A" by (cases "finite A") simp_all
qed

lemma prod_pos: "(\<And>a. a \<in> A \<Longrightarrow> 0 < f a) \<Longrightarrow> 0 < prod f A" for f :: "'b \<Rightarrow> 'a::linordered_semidom"
proof -
  assume asm: "\<And>a. a \<in> A \<Longrightarrow> 0 < f a"
  have "(\<forall>a\<in>A. 0 < f a) \<longrightarrow> 0 < prod f A" if "finite A"
    using that by (induct rule: finite_induct) simp_all
  with asm show "0 < prod f A" by (cases "finite A") simp_all
qed

lemma prod_mono: "(\<And>i. i \<in> A \<Longrightarrow> 0 \<le> f i \<and> f i \<le> g i) \<Longrightarrow> prod f A \<le> prod g A" for f :: "'b \<Rightarrow> 'a::linordered_semidom"
proof -
  assume asm: "\<And>i. i \<in> A \<Longrightarrow> 0 \<le> f i \<and> f i \<le> g i"
  have "(\<forall>i\<in>A. 0 \<le> f i \<and> f i \<le> g i) \<longrightarrow> prod f A \<le> prod g A" if "finite A"
    using that
  proof (induct rule: finite_induct)
    show "(\<forall>i\<in>{}. 0 \<le> f i \<and> f i \<le> g i) \<longrightarrow> prod f {} \<le> prod g {}"
      by simp
  next
    fix x F
    assume F: "finite F" "x \<notin> F" and less: "(\<forall>i\<in>F. 0 \<le> f i \<and> f i \<le> g i) \<longrightarrow> prod f F \<le> prod g F"
    show "(\<forall>i\<in>insert x F. 0 \<le> f i \<and> f i \<le> g i) \<longrightarrow> prod f (insert x F) \<le> prod g (insert x F)"
    proof
      assume all: "\<forall>i\<in>insert x F. 0 \<le> f i \<and> f i \<le> g i"
      then have x: "0 \<le> f x" "f x \<le> g x" and le: "prod f F \<le> prod g F" and nonneg: "0 \<le> prod f F"
        using less by (auto intro: prod_nonneg)
      then have "0 \<le> g x"
        by (metis order_trans)
      with x le nonneg have "f x * prod f F \<le> g x * prod g F"
        by (intro mult_mono)
      then show "prod f (insert x F) \<le> prod g (insert x F)"
        using F by simp
    qed
  qed
  with asm show "prod f A \<le> prod g A" by (cases "finite A") simp_all
qed

subsection \<open>Intervals\<close>

lemma atLeast0_atMost_Suc: "{0..Suc n} = insert (Suc n) {0..n}"
  by auto

lemma sum.atLeast_Suc_atMost: "m \<le> n \<Longrightarrow> sum g {m..n} = g m + sum g {Suc m..n}"
proof -
  assume le: "m \<le> n"
  then have "{m..n} = insert m {Suc m..n}"
    by auto
  then show "sum g {m..n} = g m + sum g {Suc m..n}"
    by simp
qed

lemma sum.atLeast_Suc_lessThan: "m < n \<Longrightarrow> sum g {m..<n} = g m + sum g {Suc m..<n}"
proof -
  assume less: "m < n"
  then have "{m..<n} = insert m {Suc m..<n}"
    by auto
  then show "sum g {m..<n} = g m + sum g {Suc m..<n}"
    by simp
qed

lemma sum.atLeastLessThan_concat: "m \<le> n \<Longrightarrow> n \<le> p \<Longrightarrow> sum g {m..<n} + sum g {n..<p} = sum g {m..<p::nat}"
proof -
  assume le: "m \<le> n" "n \<le> p"
  then have split: "{m..<n} \<union> {n..<p} = {m..<p}" and apart: "{m..<n} \<inter> {n..<p} = {}"
    by auto
  show "sum g {m..<n} + sum g {n..<p} = sum g {m..<p}"
    using sum_union_disjoint [OF _ _ apart, of g] split by simp
qed

lemma sum.lessThan_Suc_shift: "sum g {..<Suc n} = g 0 + sum (\<lambda>i. g (Suc i)) {..<n}"
  by (induct n) (simp_all add: add_ac)

lemma sum.atMost_Suc_shift: "sum g {..Suc n} = g 0 + sum (\<lambda>i. g (Suc i)) {..n}"
  by (induct n) (simp_all add: add_ac)

lemma prod.lessThan_Suc: "prod g {..<Suc n} = prod g {..<n} * g n"
  by (simp add: lessThan_Suc mult_commute)

lemma prod.atMost_Suc: "prod g {..Suc n} = prod g {..n} * g (Suc n)"
  by (simp add: atMost_Suc mult_commute)

lemma prod.lessThan_Suc_shift: "prod g {..<Suc n} = g 0 * prod (\<lambda>i. g (Suc i)) {..<n}"
  by (induct n) (simp_all add: prod.lessThan_Suc mult_ac)

subsection \<open>Lists\<close>

lemma sum_list_triv: "sum_list (map (\<lambda>x. r) xs) = of_nat (length xs) * (r::'a::semiring_1)"
  by (induct xs) (simp_all add: distrib_right)

lemma sum_list_mono:
  "(\<And>x. x \<in> set xs \<Longrightarrow> f x \<le> (g x::'a::{monoid_add, ordered_ab_semigroup_add})) \<Longrightarrow> sum_list (map f xs) \<le> sum_list (map g xs)"
  by (induct xs) (simp_all add: add_mono)

lemma sum_list_nonneg: "(\<And>x. x \<in> set xs \<Longrightarrow> (0::'a::ordered_comm_monoid_add) \<le> x) \<Longrightarrow> 0 \<le> sum_list xs"
  by (induct xs) simp_all

lemma sum_list_sum_nth: "sum_list xs = (\<Sum>i = 0..<length xs. xs ! i)"
proof -
  have "sum_list xs = sum (\<lambda>i. xs ! i) {..<length xs}"
    by (induct xs) (simp_all add: sum.lessThan_Suc_shift)
  then show ?thesis
    by (simp add: atLeast0LessThan)
qed

lemma sum_list_Suc: "sum_list (map (\<lambda>x. Suc (f x)) xs) = sum_list (map f xs) + length xs"
  by (induct xs) simp_all

lemma sum_list_subtractf: "sum_list (map (\<lambda>x. f x - g x) xs) = sum_list (map f xs) - (sum_list (map g xs)::'a::ab_group_add)"
  by (induct xs) (simp_all add: algebra_simps)

lemma sum_list_mult_const: "sum_list (map (\<lambda>x. f x * r) xs) = sum_list (map f xs) * (r::'a::semiring_0)"
  by (induct xs) (simp_all add: distrib_right)

subsection \<open>Greatest and least elements\<close>

lemmas Max.coboundedI = Max_ge
lemmas Min.coboundedI = Min_le

lemma Max_eq_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (Max A = m) = (m \<in> A \<and> (\<forall>a\<in>A. a \<le> (m::'a::linorder)))"
  by (metis Max_in Max_ge Max_eqI)

lemma Min_eq_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (Min A = m) = (m \<in> A \<and> (\<forall>a\<in>A. (m::'a::linorder) \<le> a))"
  by (metis Min_in Min_le Min_eqI)

subsection \<open>Rules of rewriting for intervals and sums\<close>

lemma atLeast_subset_iff [iff]: "(atLeast x \<subseteq> atLeast y) = (y \<le> (x::'a::preorder))"
  by (metis Collect_mono_iff atLeast_def dual_order.trans preorder_class.order_refl)

lemma atLeast_eq_iff [iff]: "(atLeast x = atLeast y) = (x = (y::'a::order))"
  by (metis atLeast_iff preorder_class.order_refl dual_order.antisym)

lemma greaterThan_subset_iff [iff]: "(greaterThan x \<subseteq> greaterThan y) = (y \<le> (x::'a::linorder))"
  by blast

lemma greaterThan_eq_iff [iff]: "(greaterThan x = greaterThan y) = (x = (y::'a::linorder))"
  by (metis greaterThan_iff less_irrefl antisym_conv3)

lemma atMost_subset_iff [iff]: "(atMost x \<subseteq> atMost y) = (x \<le> (y::'a::preorder))"
  by (metis Collect_mono_iff atMost_def preorder_class.order_refl dual_order.trans)

lemma atMost_eq_iff [iff]: "(atMost x = atMost y) = (x = (y::'a::order))"
  by (metis atMost_iff preorder_class.order_refl dual_order.antisym)

lemma lessThan_eq_iff [iff]: "(lessThan x = lessThan y) = (x = (y::'a::linorder))"
  by (metis lessThan_iff less_irrefl antisym_conv3)

lemma (in preorder) greaterThanAtMost_empty_iff [simp]: "{k<..l} = {} \<longleftrightarrow> \<not> k < l"
  by (metis empty_Collect_eq greaterThanAtMost_def preorder_class.order_refl dual_order.strict_trans1)

lemma (in preorder) greaterThanAtMost_empty_iff2 [simp]: "{} = {k<..l} \<longleftrightarrow> \<not> k < l"
  by (metis empty_Collect_eq greaterThanAtMost_def preorder_class.order_refl dual_order.strict_trans1)

lemma (in order) greaterThanAtMost_empty [simp]: "l \<le> k \<Longrightarrow> {k<..l} = {}"
  by (simp add: greaterThanAtMost_def)

lemma (in order) greaterThanLessThan_empty [simp]: "l \<le> k \<Longrightarrow> {k<..<l} = {}"
  by (simp add: greaterThanLessThan_def)

lemma (in order) Icc_eq_Icc [simp]: "{l..h} = {l'..h'} = (l=l' \<and> h=h' \<or> \<not> l\<le>h \<and> \<not> l'\<le>h')"
  by (metis atLeastAtMost_iff dual_order.antisym preorder_class.order_refl atLeastatMost_empty_iff)

lemma Compl_lessThan: "!!k:: 'a::linorder. -lessThan k = atLeast k"
  by auto

lemma single_Diff_lessThan: "!!k:: 'a::preorder. {k} - lessThan k = {k}"
  by auto

lemma Compl_greaterThan: "!!k:: 'a::linorder. -greaterThan k = atMost k"
  by auto

lemma Compl_atMost: "!!k:: 'a::linorder. -atMost k = greaterThan k"
  by auto

lemma Compl_atLeast: "!!k:: 'a::linorder. -atLeast k = lessThan k"
  by auto

lemma atLeast_empty_triv: "{{}..} = UNIV"
  by auto

lemma atMost_UNIV_triv: "{..UNIV} = UNIV"
  by auto

lemma lessThan_subset_iff: "(lessThan x \<subseteq> lessThan y) = (x \<le> (y::'a::linorder))"
  by auto

lemma (in preorder) atLeastatMost_empty_iff2: "{} = {a..b} \<longleftrightarrow> (\<not> a \<le> b)"
  by auto

lemma (in preorder) not_Ici_eq_empty: "{l..} \<noteq> {}"
  by auto

lemma (in preorder) not_Iic_eq_empty: "{..h} \<noteq> {}"
  by auto

lemma (in order) atLeastatMost_empty: "b < a \<Longrightarrow> {a..b} = {}" and atLeastatMost_empty'[simp]: "\<not> a \<le> b \<Longrightarrow> {a..b} = {}"
  by auto

lemma (in linorder) Int_atLeastLessThan: "{a..<b} \<inter> {c..<d} = {max a c ..< min b d}"
  by auto

lemma (in linorder) Int_greaterThanAtMost: "{a<..b} \<inter> {c<..d} = {max a c <.. min b d}"
  by auto

lemma (in linorder) Int_greaterThanLessThan: "{a<..<b} \<inter> {c<..<d} = {max a c <..< min b d}"
  by auto

lemma (in linorder) Int_atMost: "{..a} \<inter> {..b} = {.. min a b}"
  by auto

lemma zero_notin_Suc_image: "0 \<notin> Suc ` A"
  by auto

lemma atLeast_0: "atLeast (0::nat) = UNIV"
  by auto

lemma atLeastLessThan_singleton: "{m..<Suc m} = {m}"
  by auto

lemma abs_sum_abs: "\<bar>\<Sum>a\<in>A. \<bar>f a\<bar>\<bar> = (\<Sum>a\<in>A. \<bar>f a\<bar>)" for f :: "'a \<Rightarrow> 'b::ordered_ab_group_add_abs"
  by auto

end
