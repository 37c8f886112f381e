section \<open>Sums and products over finite sets\<close>

theory Groups_Big
  imports Equiv_Relations
begin

definition sum :: "('b \<Rightarrow> 'a::comm_monoid_add) \<Rightarrow> 'b set \<Rightarrow> 'a"
  where "sum f A = Finite_Set.fold ((+) \<circ> f) 0 A"

definition prod :: "('b \<Rightarrow> 'a::comm_monoid_mult) \<Rightarrow> 'b set \<Rightarrow> 'a"
  where "prod f A = Finite_Set.fold ((*) \<circ> f) 1 A"

lemma sum_infinite [simp]: "infinite A \<Longrightarrow> sum g A = 0"
  by (simp add: sum_def)

lemma sum_empty [simp]: "sum g {} = 0"
  by (simp add: sum_def)

lemma sum_insert [simp]: "finite A \<Longrightarrow> x \<notin> A \<Longrightarrow> sum g (insert x A) = g x + sum g A"
  by (simp add: sum_def fold_insert comp_fun_commute_def fun_eq_iff add_left_commute)

lemma sum_remove: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> sum g A = g x + sum g (A - {x})"
  by (metis sum_insert finite_Diff insert_Diff Diff_iff singletonI)

lemma sum_neutral: "\<forall>x\<in>A. g x = 0 \<Longrightarrow> sum g A = 0"
proof -
  assume asm: "\<forall>x\<in>A. g x = 0"
  have "(\<forall>x\<in>A. g x = 0) \<longrightarrow> sum g A = 0" if "finite A"
    using that by (induct rule: finite_induct) (simp_all)
  with asm show "sum g A = 0" by (cases "finite A") simp_all
qed

lemma sum_cong: "A = B \<Longrightarrow> (\<And>x. x \<in> B \<Longrightarrow> g x = h x) \<Longrightarrow> sum g A = sum h B"
proof -
  assume eq: "A = B" and asm: "\<And>x. x \<in> B \<Longrightarrow> g x = h x"
  have "(\<forall>x\<in>B. g x = h x) \<longrightarrow> sum g B = sum h B" if "finite B"
    using that by (induct rule: finite_induct) simp_all
  with asm have "sum g B = sum h B" by (cases "finite B") simp_all
  with eq show "sum g A = sum h B" by simp
qed

lemma sum_union_disjoint: "finite A \<Longrightarrow> finite B \<Longrightarrow> A \<inter> B = {} \<Longrightarrow> sum g (A \<union> B) = sum g A + sum g B"
proof (induct rule: finite_induct)
  show "finite B \<Longrightarrow> {} \<inter> B = {} \<Longrightarrow> sum g ({} \<union> B) = sum g {} + sum g B" by simp
next
  fix x F assume F: "finite F" "x \<notin> F" and IH: "finite B \<Longrightarrow> F \<inter> B = {} \<Longrightarrow> sum g (F \<union> B) = sum g F + sum g B"
    and B: "finite B" "insert x F \<inter> B = {}"
  from B have x: "x \<notin> B" "F \<inter> B = {}" by auto
  with F B IH show "sum g (insert x F \<union> B) = sum g (insert x F) + sum g B" by (simp add: add_assoc)
qed

lemma sum_union_inter: "finite A \<Longrightarrow> finite B \<Longrightarrow> sum g (A \<union> B) + sum g (A \<inter> B) = sum g A + sum g B"
proof -
  assume A: "finite A" and B: "finite B"
  have "A \<union> (B - A) = A \<union> B" "A \<inter> (B - A) = {}" by auto
  with A B have "sum g (A \<union> B) = sum g A + sum g (B - A)" by (metis finite_Diff sum_union_disjoint)
  moreover have "(B - A) \<union> (A \<inter> B) = B" "(B - A) \<inter> (A \<inter> B) = {}" by auto
  with A B have "sum g B = sum g (B - A) + sum g (A \<inter> B)" by (metis finite_Diff finite_Int sum_union_disjoint)
  ultimately show "sum g (A \<union> B) + sum g (A \<inter> B) = sum g A + sum g B" by (simp add: add_ac)
qed

lemma sum_subset_diff: "B \<subseteq> A \<Longrightarrow> finite A \<Longrightarrow> sum g A = sum g (A - B) + sum g B"
proof -
  assume sub: "B \<subseteq> A" and fin: "finite A"
  then have "finite B" "finite (A - B)" "(A - B) \<inter> B = {}" "(A - B) \<union> B = A" by (auto intro: finite_subset)
  then show "sum g A = sum g (A - B) + sum g B" by (metis sum_union_disjoint)
qed

lemma sum_reindex: "inj_on h A \<Longrightarrow> sum g (h ` A) = sum (g \<circ> h) A"
proof -
  assume inj: "inj_on h A"
  have "inj_on h A \<longrightarrow> sum g (h ` A) = sum (g \<circ> h) A" if "finite A"
    using that by (induct rule: finite_induct) (auto simp: inj_on_insert)
  with inj show "sum g (h ` A) = sum (g \<circ> h) A" by (metis finite_imageD sum_infinite)
qed

lemma sum_distrib: "sum (\<lambda>x. g x + h x) A = sum g A + sum h A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: add_ac)
next
  case False
  then show ?thesis by simp
qed

lemma sum_negf: "sum (\<lambda>x. - f x) A = - sum (f::'b \<Rightarrow> 'a::ab_group_add) A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: minus_add_distrib)
next
  case False
  then show ?thesis by simp
qed

lemma sum_subtractf: "sum (\<lambda>x. f x - g x) A = sum f A - sum (g::'b \<Rightarrow> 'a::ab_group_add) A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: algebra_simps)
next
  case False
  then show ?thesis by simp
qed

lemma sum_distrib_left: "r * sum f A = sum (\<lambda>n. r * (f n::'a::semiring_0)) A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: distrib_left)
next
  case False
  then show ?thesis by simp
qed

lemma sum_distrib_right: "sum f A * r = sum (\<lambda>n. (f n::'a::semiring_0) * r) A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: distrib_right)
next
  case False
  then show ?thesis by simp
qed

lemma sum_constant [simp]: "sum (\<lambda>x. y) A = of_nat (card A) * (y::'a::semiring_1)"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: distrib_right)
next
  case False
  then show ?thesis by simp
qed

lemma sum_mono: "(\<And>i. i \<in> K \<Longrightarrow> f i \<le> (g i::'a::ordered_comm_monoid_add)) \<Longrightarrow> sum f K \<le> sum g K"
proof -
  assume asm: "\<And>i. i \<in> K \<Longrightarrow> f i \<le> g i"
  have "(\<forall>i\<in>K. f i \<le> g i) \<longrightarrow> sum f K \<le> sum g K" if "finite K"
    using that by (induct rule: finite_induct) (simp_all add: add_mono)
  with asm show "sum f K \<le> sum g K" by (cases "finite K") simp_all
qed

lemma sum_nonneg: "(\<And>x. x \<in> A \<Longrightarrow> 0 \<le> (f x::'a::ordered_comm_monoid_add)) \<Longrightarrow> 0 \<le> sum f A"
proof -
  assume asm: "\<And>x. x \<in> A \<Longrightarrow> 0 \<le> f x"
  have "(\<forall>x\<in>A. 0 \<le> f x) \<longrightarrow> 0 \<le> sum f A" if "finite A"
    using that by (induct rule: finite_induct) (simp_all add: add_nonneg_nonneg)
  with asm show "0 \<le> sum f A" by (cases "finite A") simp_all
qed

lemma sum_swap: "sum (\<lambda>i. sum (g i) B) A = sum (\<lambda>j. sum (\<lambda>i. g i j) A) B"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: sum_distrib sum_neutral)
next
  case False
  then show ?thesis by (simp add: sum_neutral)
qed

lemma sum_cartesian_product: "sum (\<lambda>x. sum (g x) B) A = sum (\<lambda>(x, y). g x y) (A \<times> B)"
proof (cases "finite A \<and> finite B")
  case True
  then have A: "finite A" and B: "finite B"
    by auto
  show ?thesis
    using A
  proof (induct rule: finite_induct)
    show "sum (\<lambda>x. sum (g x) B) {} = sum (\<lambda>(x, y). g x y) ({} \<times> B)"
      by simp
  next
    fix x F
    assume F: "finite F" and x: "x \<notin> F" and less: "sum (\<lambda>x. sum (g x) B) F = sum (\<lambda>(x, y). g x y) (F \<times> B)"
    have split: "insert x F \<times> B = Pair x ` B \<union> F \<times> B"
      by auto
    have disjoint: "Pair x ` B \<inter> F \<times> B = {}"
      using x by (auto simp: set_eq_iff)
    have inj: "inj_on (Pair x) B"
      by (rule inj_onI) simp
    have "(\<lambda>(x, y). g x y) \<circ> Pair x = g x"
      by (simp add: fun_eq_iff)
    then have "sum (\<lambda>(x, y). g x y) (Pair x ` B) = sum (g x) B"
      using sum_reindex [OF inj, of "\<lambda>(x, y). g x y"] by simp
    moreover have "sum (\<lambda>(x, y). g x y) (Pair x ` B \<union> F \<times> B) = sum (\<lambda>(x, y). g x y) (Pair x ` B) + sum (\<lambda>(x, y). g x y) (F \<times> B)"
      by (rule sum_union_disjoint [OF finite_imageI [OF B] finite_cartesian_product [OF F B] disjoint])
    ultimately have "sum (\<lambda>(x, y). g x y) (insert x F \<times> B) = sum (g x) B + sum (\<lambda>x. sum (g x) B) F"
      by (simp add: split less)
    then show "sum (\<lambda>x. sum (g x) B) (insert x F) = sum (\<lambda>(x, y). g x y) (insert x F \<times> B)"
      using F x by simp
  qed
next
  case False
  have "sum (\<lambda>(x, y). g x y) (A \<times> B) = 0"
  proof (cases "A = {} \<or> B = {}")
    case True
    then show ?thesis
      by auto
  next
    case nonempty: False
    then obtain a b where a: "a \<in> A" and b: "b \<in> B"
      by blast
    have "infinite (A \<times> B)"
    proof
      assume finite: "finite (A \<times> B)"
      have "A \<subseteq> fst ` (A \<times> B)"
        using b by force
      then have "finite A"
        using finite by (metis finite_surj)
      moreover have "B \<subseteq> snd ` (A \<times> B)"
        using a by force
      then have "finite B"
        using finite by (metis finite_surj)
      ultimately show False
        using False by blast
    qed
    then show ?thesis
      by simp
  qed
  moreover have "sum (\<lambda>x. sum (g x) B) A = 0"
  proof (cases "finite A")
    case True
    with False have "infinite B"
      by blast
    then show ?thesis
      by (simp add: sum_neutral)
  next
    case False
    then show ?thesis
      by simp
  qed
  ultimately show ?thesis
    by simp
qed

lemma sum_eq_0_iff [simp]: "finite F \<Longrightarrow> (sum f F = 0) = (\<forall>a\<in>F. f a = (0::nat))"
  by (induct rule: finite_induct) auto

lemma sum_Suc: "sum (\<lambda>x. Suc (f x)) A = sum f A + card A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: add_assoc)
next
  case False
  then show ?thesis by simp
qed

lemma card_eq_sum: "card A = sum (\<lambda>x. 1) A"
  by (cases "finite A") (auto elim: finite_induct)

lemma card_UN_disjoint: "finite I \<Longrightarrow> (\<forall>i\<in>I. finite (A i)) \<Longrightarrow> (\<forall>i\<in>I. \<forall>j\<in>I. i \<noteq> j \<longrightarrow> A i \<inter> A j = {}) \<Longrightarrow> card (\<Union>i\<in>I. A i) = sum (\<lambda>i. card (A i)) I"
proof (induct rule: finite_induct)
  show "card (\<Union>i\<in>{}. A i) = sum (\<lambda>i. card (A i)) {}"
    by simp
next
  fix i F
  assume F: "finite F" and i: "i \<notin> F"
    and less: "\<forall>i\<in>F. finite (A i) \<Longrightarrow> \<forall>i\<in>F. \<forall>j\<in>F. i \<noteq> j \<longrightarrow> A i \<inter> A j = {} \<Longrightarrow> card (\<Union>i\<in>F. A i) = sum (\<lambda>i. card (A i)) F"
    and finite: "\<forall>j\<in>insert i F. finite (A j)" and disjoint: "\<forall>k\<in>insert i F. \<forall>j\<in>insert i F. k \<noteq> j \<longrightarrow> A k \<inter> A j = {}"
  have fin_i: "finite (A i)" and fin_F: "\<forall>j\<in>F. finite (A j)"
    using finite by auto
  have "\<forall>k\<in>F. \<forall>j\<in>F. k \<noteq> j \<longrightarrow> A k \<inter> A j = {}"
    using disjoint by blast
  then have card: "card (\<Union>i\<in>F. A i) = sum (\<lambda>i. card (A i)) F"
    using fin_F less by blast
  have fin_UN: "finite (\<Union>i\<in>F. A i)"
    using F fin_F by simp
  have each: "A i \<inter> A j = {}" if "j \<in> F" for j
    using disjoint i that by (metis insertI1 insertI2)
  have apart: "A i \<inter> (\<Union>i\<in>F. A i) = {}"
  proof (rule equals0I)
    fix a
    assume "a \<in> A i \<inter> (\<Union>i\<in>F. A i)"
    then obtain j where "j \<in> F" and "a \<in> A i" and "a \<in> A j"
      by auto
    then show False
      by (metis IntI each emptyE)
  qed
  have "card (A i \<union> (\<Union>i\<in>F. A i)) = card (A i) + card (\<Union>i\<in>F. A i)"
    by (rule card_Un_disjoint [OF fin_i fin_UN apart])
  then show "card (\<Union>i\<in>insert i F. A i) = sum (\<lambda>i. card (A i)) (insert i F)"
    using F i card by simp
qed

lemma prod_infinite [simp]: "infinite A \<Longrightarrow> prod g A = 1"
  by (simp add: prod_def)

lemma prod_empty [simp]: "prod g {} = 1"
  by (simp add: prod_def)

lemma prod_insert [simp]: "finite A \<Longrightarrow> x \<notin> A \<Longrightarrow> prod g (insert x A) = g x * prod g A"
  by (simp add: prod_def fold_insert comp_fun_commute_def fun_eq_iff mult_left_commute)

lemma prod_cong: "A = B \<Longrightarrow> (\<And>x. x \<in> B \<Longrightarrow> g x = h x) \<Longrightarrow> prod g A = prod h B"
proof -
  assume eq: "A = B" and asm: "\<And>x. x \<in> B \<Longrightarrow> g x = h x"
  have "(\<forall>x\<in>B. g x = h x) \<longrightarrow> prod g B = prod h B" if "finite B"
    using that by (induct rule: finite_induct) simp_all
  with asm have "prod g B = prod h B" by (cases "finite B") simp_all
  with eq show "prod g A = prod h B" by simp
qed

lemma prod_union_disjoint: "finite A \<Longrightarrow> finite B \<Longrightarrow> A \<inter> B = {} \<Longrightarrow> prod g (A \<union> B) = prod g A * prod g B"
proof (induct rule: finite_induct)
  show "finite B \<Longrightarrow> {} \<inter> B = {} \<Longrightarrow> prod g ({} \<union> B) = prod g {} * prod g B" by simp
next
  fix x F assume F: "finite F" "x \<notin> F" and IH: "finite B \<Longrightarrow> F \<inter> B = {} \<Longrightarrow> prod g (F \<union> B) = prod g F * prod g B"
    and B: "finite B" "insert x F \<inter> B = {}"
  from B have x: "x \<notin> B" "F \<inter> B = {}" by auto
  with F B IH show "prod g (insert x F \<union> B) = prod g (insert x F) * prod g B" by (simp add: mult_assoc)
qed

lemma prod_distrib: "prod (\<lambda>x. g x * h x) A = prod g A * prod h A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: mult_ac)
next
  case False
  then show ?thesis by simp
qed

lemma prod_constant [simp]: "prod (\<lambda>x. y) A = y ^ card A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all)
next
  case False
  then show ?thesis by simp
qed

lemma prod_zero_iff [simp]: "finite A \<Longrightarrow> (prod f A = 0) = (\<exists>a\<in>A. f a = (0::'a::semidom))"
  by (induct rule: finite_induct) auto

lemma dvd_prod_eqI: "finite A \<Longrightarrow> a \<in> A \<Longrightarrow> b = f a \<Longrightarrow> b dvd prod f A"
proof -
  assume fin: "finite A" and a: "a \<in> A" and b: "b = f a"
  then have "prod f A = f a * prod f (A - {a})" by (metis prod_insert finite_Diff insert_Diff Diff_iff singletonI)
  with b show "b dvd prod f A" by (metis dvdI)
qed

lemma of_nat_sum [simp]: "of_nat (sum f A) = sum (\<lambda>x. of_nat (f x)) A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all)
next
  case False
  then show ?thesis by simp
qed

lemma of_nat_prod [simp]: "of_nat (prod f A) = prod (\<lambda>x. of_nat (f x)::'a::comm_semiring_1) A"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all)
next
  case False
  then show ?thesis by simp
qed

text \<open>The names that they had before 2016.\<close>

abbreviation (input) setsum :: "('b \<Rightarrow> 'a::comm_monoid_add) \<Rightarrow> 'b set \<Rightarrow> 'a"
  where "setsum \<equiv> sum"

abbreviation (input) setprod :: "('b \<Rightarrow> 'a::comm_monoid_mult) \<Rightarrow> 'b set \<Rightarrow> 'a"
  where "setprod \<equiv> prod"

subsection \<open>Facts under the names that interpretations of abstract algebra give them\<close>

lemmas sum.infinite = sum_infinite
lemmas sum.empty = sum_empty
lemmas sum.insert = sum_insert
lemmas sum.remove = sum_remove
lemmas sum.neutral = sum_neutral
lemmas sum.cong = sum_cong
lemmas sum.union_disjoint = sum_union_disjoint
lemmas sum.union_inter = sum_union_inter
lemmas sum.subset_diff = sum_subset_diff
lemmas sum.reindex = sum_reindex
lemmas sum.distrib = sum_distrib
lemmas sum.swap = sum_swap
lemmas sum.cartesian_product = sum_cartesian_product
lemmas prod.infinite = prod_infinite
lemmas prod.empty = prod_empty
lemmas prod.insert = prod_insert
lemmas prod.cong = prod_cong
lemmas prod.union_disjoint = prod_union_disjoint
lemmas prod.distrib = prod_distrib

end
