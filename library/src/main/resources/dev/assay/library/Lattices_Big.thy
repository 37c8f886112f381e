section \<open>Infima, suprema, minima and maxima of finite sets\<close>

theory Lattices_Big
  imports Groups_Big
begin

text \<open>Folding a binary operation over a finite non-empty set, without a neutral element.\<close>

definition semilattice_set :: "('a \<Rightarrow> 'a \<Rightarrow> 'a) \<Rightarrow> 'a set \<Rightarrow> 'a"
  where "semilattice_set f A = the (Finite_Set.fold (\<lambda>x y. Some (case y of None \<Rightarrow> x | Some z \<Rightarrow> f x z)) None A)"

definition Inf_fin :: "'a::semilattice_inf set \<Rightarrow> 'a"  ("\<Sqinter>\<^sub>f\<^sub>i\<^sub>n_" [900] 900)
  where "Inf_fin = semilattice_set inf"

definition Sup_fin :: "'a::semilattice_sup set \<Rightarrow> 'a"  ("\<Squnion>\<^sub>f\<^sub>i\<^sub>n_" [900] 900)
  where "Sup_fin = semilattice_set sup"

definition Min :: "'a::linorder set \<Rightarrow> 'a"
  where "Min = semilattice_set min"

definition Max :: "'a::linorder set \<Rightarrow> 'a"
  where "Max = semilattice_set max"

lemma semilattice_set_insert:
  "(\<And>x y. f x y = f y x) \<Longrightarrow> (\<And>x y z. f x (f y z) = f y (f x z)) \<Longrightarrow> (\<And>x. f x x = x) \<Longrightarrow> (\<And>x y. f x (f x y) = f x y) \<Longrightarrow> finite A \<Longrightarrow>
    semilattice_set f {x} = x \<and> (A \<noteq> {} \<longrightarrow> semilattice_set f (insert x A) = f x (semilattice_set f A))"
proof -
  assume c: "\<And>x y. f x y = f y x" and l: "\<And>x y z. f x (f y z) = f y (f x z)"
    and i: "\<And>x. f x x = x" and j: "\<And>x y. f x (f x y) = f x y" and A: "finite A"
  define g where "g = (\<lambda>x y. Some (case y of None \<Rightarrow> x | Some z \<Rightarrow> f x z))"
  have g0: "g x None = Some x" for x by (simp add: g_def)
  have g1: "g x (Some z) = Some (f x z)" for x z by (simp add: g_def)
  have s: "semilattice_set f B = the (Finite_Set.fold g None B)" for B
    by (simp add: semilattice_set_def g_def)
  have gc: "g y (g x w) = g x (g y w)" for x y w
  proof (cases w)
    case None
    show ?thesis unfolding None g0 g1 by (metis c)
  next
    case (Some z)
    show ?thesis unfolding Some g1 by (metis l)
  qed
  have gi: "g x (g x w) = g x w" for x w
  proof (cases w)
    case None
    show ?thesis unfolding None g0 g1 by (metis i)
  next
    case (Some z)
    show ?thesis unfolding Some g1 by (metis j)
  qed
  have 1: "g y \<circ> g x = g x \<circ> g y" for x y by (rule ext) (simp add: gc)
  have 2: "g x \<circ> g x = g x" for x by (rule ext) (simp add: gi)
  have cfi: "comp_fun_idem g"
    using 1 2 by (simp add: comp_fun_idem_def comp_fun_commute_def)
  have F: "Finite_Set.fold g None (insert x B) = g x (Finite_Set.fold g None B)" if "finite B" for x B
    using cfi that by (rule fold_insert_idem)
  have one: "semilattice_set f {x} = x"
    unfolding s by (simp add: F g0)
  have more: "semilattice_set f (insert x A) = f x (semilattice_set f A)" if ne: "A \<noteq> {}"
  proof -
    obtain b B where AB: "A = insert b B" using ne by (metis ex_in_conv insert_absorb)
    have B: "finite B" using A AB by simp
    have "Finite_Set.fold g None A = g b (Finite_Set.fold g None B)" unfolding AB using B by (rule F)
    then obtain w where w: "Finite_Set.fold g None A = Some w" by (simp add: g_def)
    show ?thesis unfolding s using F [OF A] w g1 by simp
  qed
  show ?thesis using one more by blast
qed

lemma Inf_fin_singleton [simp]: "Inf_fin {x} = x"
  unfolding Inf_fin_def using semilattice_set_insert [of inf "{}" x] by (metis inf_commute inf_left_commute inf_idem inf_left_idem finite.emptyI)

lemma Inf_fin_insert [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Inf_fin (insert x A) = inf x (Inf_fin A)"
  unfolding Inf_fin_def using semilattice_set_insert [of inf A x] by (metis inf_commute inf_left_commute inf_idem inf_left_idem)

lemma Sup_fin_singleton [simp]: "Sup_fin {x} = x"
  unfolding Sup_fin_def using semilattice_set_insert [of sup "{}" x] by (metis sup_commute sup_left_commute sup_idem sup_left_idem finite.emptyI)

lemma Sup_fin_insert [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Sup_fin (insert x A) = sup x (Sup_fin A)"
  unfolding Sup_fin_def using semilattice_set_insert [of sup A x] by (metis sup_commute sup_left_commute sup_idem sup_left_idem)

lemma Inf_fin_le_Sup_fin [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Inf_fin A \<le> (Sup_fin A::'a::lattice)"
proof (induct rule: finite_induct)
  case (insert x F)
  show ?case
  proof (cases "F = {}")
    case True
    then show ?thesis by simp
  next
    case False
    have "inf x (Inf_fin F) \<le> sup x (Sup_fin F)" by (metis inf_le1 sup_ge1 order_trans)
    then show ?thesis using False insert.hyps by simp
  qed
qed simp

lemma sup_Inf_absorb [simp]: "finite A \<Longrightarrow> a \<in> A \<Longrightarrow> sup (Inf_fin A) a = (a::'a::lattice)"
proof (induct rule: finite_induct)
  case (insert x F)
  have "Inf_fin (insert x F) \<le> a"
  proof (cases "F = {}")
    case True
    then show ?thesis using insert.prems by simp
  next
    case False
    then have e: "Inf_fin (insert x F) = inf x (Inf_fin F)" using insert.hyps by simp
    show ?thesis
    proof (cases "a = x")
      case True
      then show ?thesis using e by (metis inf_le1)
    next
      case False
      then have "a \<in> F" using insert.prems by blast
      then have "sup (Inf_fin F) a = a" using insert by blast
      then have "Inf_fin F \<le> a" by (metis sup_ge1)
      then show ?thesis using e by (metis inf_le2 order_trans)
    qed
  qed
  then show ?case by (metis sup_absorb2)
qed simp

lemma Inf_fin_Inf: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Inf_fin A = (Inf A::'a::complete_lattice)"
proof (induct rule: finite_induct)
  case (insert x F)
  show ?case
  proof (cases "F = {}")
    case True
    then show ?thesis by simp
  next
    case False
    then show ?thesis using insert by simp
  qed
qed simp

lemma Sup_fin_Sup: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Sup_fin A = (Sup A::'a::complete_lattice)"
proof (induct rule: finite_induct)
  case (insert x F)
  show ?case
  proof (cases "F = {}")
    case True
    then show ?thesis by simp
  next
    case False
    then show ?thesis using insert by simp
  qed
qed simp

lemma Min_singleton [simp]: "Min {x} = x"
proof -
  have c: "min a b = min b a" for a b :: 'a by (rule min_commute)
  have l: "min a (min b c) = min b (min a c)" for a b c :: 'a by (metis min_assoc min_commute)
  have i: "min a a = a" for a :: 'a by (rule min_idem)
  have j: "min a (min a b) = min a b" for a b :: 'a by (metis min_assoc min_idem)
  show ?thesis unfolding Min_def using semilattice_set_insert [of min "{}" x] by (metis c l i j finite.emptyI)
qed

lemma Max_singleton [simp]: "Max {x} = x"
proof -
  have c: "max a b = max b a" for a b :: 'a by (rule max_commute)
  have l: "max a (max b c) = max b (max a c)" for a b c :: 'a by (metis max_assoc max_commute)
  have i: "max a a = a" for a :: 'a by (rule max_idem)
  have j: "max a (max a b) = max a b" for a b :: 'a by (metis max_assoc max_idem)
  show ?thesis unfolding Max_def using semilattice_set_insert [of max "{}" x] by (metis c l i j finite.emptyI)
qed

lemma Min_insert [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Min (insert x A) = min x (Min A)"
proof -
  have c: "min a b = min b a" for a b :: 'a by (rule min_commute)
  have l: "min a (min b c) = min b (min a c)" for a b c :: 'a by (metis min_assoc min_commute)
  have i: "min a a = a" for a :: 'a by (rule min_idem)
  have j: "min a (min a b) = min a b" for a b :: 'a by (metis min_assoc min_idem)
  assume "finite A" and "A \<noteq> {}"
  then show ?thesis unfolding Min_def using semilattice_set_insert [of min A x] by (metis c l i j)
qed

lemma Max_insert [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Max (insert x A) = max x (Max A)"
proof -
  have c: "max a b = max b a" for a b :: 'a by (rule max_commute)
  have l: "max a (max b c) = max b (max a c)" for a b c :: 'a by (metis max_assoc max_commute)
  have i: "max a a = a" for a :: 'a by (rule max_idem)
  have j: "max a (max a b) = max a b" for a b :: 'a by (metis max_assoc max_idem)
  assume "finite A" and "A \<noteq> {}"
  then show ?thesis unfolding Max_def using semilattice_set_insert [of max A x] by (metis c l i j)
qed

lemma Min_in [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Min A \<in> A"
proof (induct rule: finite_induct)
  case (insert x F)
  show ?case
  proof (cases "F = {}")
    case True
    then show ?thesis by simp
  next
    case False
    have e: "Min (insert x F) = min x (Min F)" using insert.hyps False by simp
    have "Min F \<in> F" using insert False by blast
    then show ?thesis unfolding e by (metis min_def insertCI)
  qed
qed simp

lemma Max_in [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Max A \<in> A"
proof (induct rule: finite_induct)
  case (insert x F)
  show ?case
  proof (cases "F = {}")
    case True
    then show ?thesis by simp
  next
    case False
    have e: "Max (insert x F) = max x (Max F)" using insert.hyps False by simp
    have "Max F \<in> F" using insert False by blast
    then show ?thesis unfolding e by (metis max_def insertCI)
  qed
qed simp

lemma Min_le [simp]: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> Min A \<le> x"
proof (induct rule: finite_induct)
  case (insert y F)
  show ?case
  proof (cases "F = {}")
    case True
    then show ?thesis using insert.prems by simp
  next
    case False
    then have e: "Min (insert y F) = min y (Min F)" using insert.hyps by simp
    show ?thesis
    proof (cases "x = y")
      case True
      then show ?thesis unfolding e by (metis min_le_cobounded1)
    next
      case False
      then have "Min F \<le> x" using insert by blast
      then show ?thesis unfolding e by (metis min_le_cobounded2 order_trans)
    qed
  qed
qed simp

lemma Max_ge [simp]: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> x \<le> Max A"
proof (induct rule: finite_induct)
  case (insert y F)
  show ?case
  proof (cases "F = {}")
    case True
    then show ?thesis using insert.prems by simp
  next
    case False
    then have e: "Max (insert y F) = max y (Max F)" using insert.hyps by simp
    show ?thesis
    proof (cases "x = y")
      case True
      then show ?thesis unfolding e by (metis max_ge_cobounded1)
    next
      case False
      then have "x \<le> Max F" using insert by blast
      then show ?thesis unfolding e by (metis max_ge_cobounded2 order_trans)
    qed
  qed
qed simp

lemma Min_insert2: "finite A \<Longrightarrow> (\<And>b. b \<in> A \<Longrightarrow> a \<le> b) \<Longrightarrow> Min (insert a A) = a"
  by (cases "A = {}") (auto simp: min_def)

lemma Max_insert2: "finite A \<Longrightarrow> (\<And>b. b \<in> A \<Longrightarrow> b \<le> a) \<Longrightarrow> Max (insert a A) = a"
  by (metis Max_ge Max_in antisym finite_insert insertE insertI1 insert_not_empty order_refl)

lemma Min_eqI: "finite A \<Longrightarrow> (\<And>y. y \<in> A \<Longrightarrow> y \<ge> x) \<Longrightarrow> x \<in> A \<Longrightarrow> Min A = x"
  by (metis Min_in Min_le antisym empty_iff)

lemma Max_eqI: "finite A \<Longrightarrow> (\<And>y. y \<in> A \<Longrightarrow> y \<le> x) \<Longrightarrow> x \<in> A \<Longrightarrow> Max A = x"
  by (metis Max_in Max_ge antisym empty_iff)

lemma eq_Min_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (m = Min A) = (m \<in> A \<and> (\<forall>a\<in>A. m \<le> a))"
  using Min_in [of A] Min_le [of A] by (metis antisym)

lemma eq_Max_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (m = Max A) = (m \<in> A \<and> (\<forall>a\<in>A. a \<le> m))"
  by (metis Max_in Max_ge antisym)

lemma Min_ge_iff [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (x \<le> Min A) = (\<forall>a\<in>A. x \<le> a)"
proof -
  assume A: "finite A" and n: "A \<noteq> {}"
  show ?thesis
  proof
    assume h: "x \<le> Min A"
    show "\<forall>a\<in>A. x \<le> a"
    proof
      fix a assume "a \<in> A"
      then have l: "Min A \<le> a" using A Min_le by blast
      show "x \<le> a" using h l by (rule order_trans)
    qed
  next
    assume "\<forall>a\<in>A. x \<le> a"
    then show "x \<le> Min A" using Min_in [OF A n] by blast
  qed
qed

lemma Max_le_iff [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (Max A \<le> x) = (\<forall>a\<in>A. a \<le> x)"
proof -
  assume A: "finite A" and n: "A \<noteq> {}"
  show ?thesis
  proof
    assume h: "Max A \<le> x"
    show "\<forall>a\<in>A. a \<le> x"
    proof
      fix a assume "a \<in> A"
      then have l: "a \<le> Max A" using A Max_ge by blast
      show "a \<le> x" using l h by (rule order_trans)
    qed
  next
    assume "\<forall>a\<in>A. a \<le> x"
    then show "Max A \<le> x" using Max_in [OF A n] by blast
  qed
qed

lemma Min_gr_iff [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (x < Min A) = (\<forall>a\<in>A. x < a)"
proof -
  assume A: "finite A" and n: "A \<noteq> {}"
  show ?thesis
  proof
    assume h: "x < Min A"
    show "\<forall>a\<in>A. x < a"
    proof
      fix a assume "a \<in> A"
      then have l: "Min A \<le> a" using A Min_le by blast
      show "x < a" using h l by (rule less_le_trans)
    qed
  next
    assume "\<forall>a\<in>A. x < a"
    then show "x < Min A" using Min_in [OF A n] by blast
  qed
qed

lemma Max_less_iff [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (Max A < x) = (\<forall>a\<in>A. a < x)"
proof -
  assume A: "finite A" and n: "A \<noteq> {}"
  show ?thesis
  proof
    assume h: "Max A < x"
    show "\<forall>a\<in>A. a < x"
    proof
      fix a assume "a \<in> A"
      then have l: "a \<le> Max A" using A Max_ge by blast
      show "a < x" using l h by (rule le_less_trans)
    qed
  next
    assume "\<forall>a\<in>A. a < x"
    then show "Max A < x" using Max_in [OF A n] by blast
  qed
qed

lemma Min_le_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (Min A \<le> x) = (\<exists>a\<in>A. a \<le> x)"
proof -
  assume A: "finite A" and n: "A \<noteq> {}"
  have i: "Min A \<in> A" using A n by (rule Min_in)
  show ?thesis
  proof
    assume "Min A \<le> x"
    then show "\<exists>a\<in>A. a \<le> x" using i by blast
  next
    assume "\<exists>a\<in>A. a \<le> x"
    then obtain a where a: "a \<in> A" and h: "a \<le> x" by blast
    have "Min A \<le> a" using A a by (rule Min_le)
    then show "Min A \<le> x" using h by (rule order_trans)
  qed
qed

lemma Max_ge_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (x \<le> Max A) = (\<exists>a\<in>A. x \<le> a)"
  by (auto intro: order_trans)

lemma Max_eq_if: "finite A \<Longrightarrow> finite B \<Longrightarrow> \<forall>a\<in>A. \<exists>b\<in>B. a \<le> b \<Longrightarrow> \<forall>b\<in>B. \<exists>a\<in>A. b \<le> a \<Longrightarrow> Max A = Max B"
proof -
  assume A: "finite A" and B: "finite B" and ab: "\<forall>a\<in>A. \<exists>b\<in>B. a \<le> b" and ba: "\<forall>b\<in>B. \<exists>a\<in>A. b \<le> a"
  show ?thesis
  proof (cases "A = {}")
    case True
    then have "B = {}" using ba by blast
    then show ?thesis using True by simp
  next
    case False
    then have nB: "B \<noteq> {}" using ab by blast
    obtain b where b: "b \<in> B" and lb: "Max A \<le> b" using Max_in [OF A False] ab by blast
    obtain a where a: "a \<in> A" and la: "Max B \<le> a" using Max_in [OF B nB] ba by blast
    have "Max A \<le> Max B" using lb Max_ge [OF B b] by (rule order_trans)
    moreover have "Max B \<le> Max A" using la Max_ge [OF A a] by (rule order_trans)
    ultimately show ?thesis by (rule order_antisym)
  qed
qed

lemma Min_antimono: "M \<subseteq> N \<Longrightarrow> M \<noteq> {} \<Longrightarrow> finite N \<Longrightarrow> Min N \<le> Min M"
  by (metis Min_in Min_le finite_subset subsetD)

lemma Max_mono: "M \<subseteq> N \<Longrightarrow> M \<noteq> {} \<Longrightarrow> finite N \<Longrightarrow> Max M \<le> Max N"
  by (metis Max_in Max_ge finite_subset subsetD)

lemma Max_Sup: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Max A = (Sup A::'a::complete_linorder)"
  by (metis Max_ge Max_in Sup_least Sup_upper order_antisym)

lemma Min_Inf: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Min A = (Inf A::'a::complete_linorder)"
  by (metis Min_le Min_in Inf_greatest Inf_lower order_antisym)

lemma finite_linorder_min_induct [case_names empty insert, consumes 1]: "finite (A::'a::linorder set) \<Longrightarrow> P {} \<Longrightarrow> (\<And>b A. finite A \<Longrightarrow> \<forall>a\<in>A. b < a \<Longrightarrow> P A \<Longrightarrow> P (insert b A)) \<Longrightarrow> P A"
proof -
  assume A: "finite A" and e: "P {}" and s: "\<And>b A. finite A \<Longrightarrow> \<forall>a\<in>A. b < a \<Longrightarrow> P A \<Longrightarrow> P (insert b A)"
  have "card B = k \<Longrightarrow> finite B \<Longrightarrow> P B" for k and B :: "'a set"
  proof (induction k arbitrary: B)
    case 0
    then have "B = {}" by (metis card_0_eq)
    then show ?case using e by simp
  next
    case (Suc n)
    let ?m = "Min B"
    have c: "card B = Suc n" using Suc.prems by blast
    have B: "finite B" using Suc.prems by blast
    have ne: "B \<noteq> {}" using c by (metis card_empty nat.distinct(1))
    have m: "?m \<in> B" using B ne by (rule Min_in)
    have d: "card (B - {?m}) = n" using c B m by (metis card_Suc_Diff1 nat.inject)
    have f: "finite (B - {?m})" using B by simp
    have P: "P (B - {?m})" using Suc.IH d f by blast
    have g: "\<forall>a\<in>B - {?m}. ?m < a"
    proof
      fix a assume a: "a \<in> B - {?m}"
      have "?m \<le> a" using B a by simp
      moreover have "a \<noteq> ?m" using a by blast
      ultimately show "?m < a" by (metis order_le_less)
    qed
    have p: "P (insert ?m (B - {?m}))" using f g P by (rule s)
    have "insert ?m (B - {?m}) = B" using m by (rule insert_Diff)
    with p show ?case by (simp only:)
  qed
  then show ?thesis using A by blast
qed

lemma finite_linorder_max_induct [case_names empty insert, consumes 1]: "finite (A::'a::linorder set) \<Longrightarrow> P {} \<Longrightarrow> (\<And>b A. finite A \<Longrightarrow> \<forall>a\<in>A. a < b \<Longrightarrow> P A \<Longrightarrow> P (insert b A)) \<Longrightarrow> P A"
proof -
  assume A: "finite A" and e: "P {}" and s: "\<And>b A. finite A \<Longrightarrow> \<forall>a\<in>A. a < b \<Longrightarrow> P A \<Longrightarrow> P (insert b A)"
  have "card B = k \<Longrightarrow> finite B \<Longrightarrow> P B" for k and B :: "'a set"
  proof (induction k arbitrary: B)
    case 0
    then have "B = {}" by (metis card_0_eq)
    then show ?case using e by simp
  next
    case (Suc n)
    let ?m = "Max B"
    have c: "card B = Suc n" using Suc.prems by blast
    have B: "finite B" using Suc.prems by blast
    have ne: "B \<noteq> {}" using c by (metis card_empty nat.distinct(1))
    have m: "?m \<in> B" using B ne by (rule Max_in)
    have d: "card (B - {?m}) = n" using c B m by (metis card_Suc_Diff1 nat.inject)
    have f: "finite (B - {?m})" using B by simp
    have P: "P (B - {?m})" using Suc.IH d f by blast
    have g: "\<forall>a\<in>B - {?m}. a < ?m"
    proof
      fix a assume a: "a \<in> B - {?m}"
      have "a \<le> ?m" using B a by simp
      moreover have "a \<noteq> ?m" using a by blast
      ultimately show "a < ?m" by (metis order_le_less)
    qed
    have p: "P (insert ?m (B - {?m}))" using f g P by (rule s)
    have "insert ?m (B - {?m}) = B" using m by (rule insert_Diff)
    with p show ?case by (simp only:)
  qed
  then show ?thesis using A by blast
qed

subsection \<open>Arguments that minimise or maximise a function\<close>

definition is_arg_min :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> bool"
  where "is_arg_min f P x = (P x \<and> \<not> (\<exists>y. P y \<and> f y < f x))"

definition arg_min :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a"
  where "arg_min f P = (SOME x. is_arg_min f P x)"

definition arg_min_on :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> 'a set \<Rightarrow> 'a"
  where "arg_min_on f S = arg_min f (\<lambda>x. x \<in> S)"

definition is_arg_max :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> bool"
  where "is_arg_max f P x = (P x \<and> \<not> (\<exists>y. P y \<and> f x < f y))"

definition arg_max :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a"
  where "arg_max f P = (SOME x. is_arg_max f P x)"

definition arg_max_on :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> 'a set \<Rightarrow> 'a"
  where "arg_max_on f S = arg_max f (\<lambda>x. x \<in> S)"

lemma arg_min_equality: "P k \<Longrightarrow> (\<And>x. P x \<Longrightarrow> (f::'a \<Rightarrow> 'b::order) k \<le> f x) \<Longrightarrow> f (arg_min f P) = f k"
proof -
  assume k: "P k" and le: "\<And>x. P x \<Longrightarrow> f k \<le> f x"
  have "is_arg_min f P k" unfolding is_arg_min_def using k le by (metis less_le_not_le)
  then have "is_arg_min f P (arg_min f P)" unfolding arg_min_def by (rule someI)
  then show ?thesis unfolding is_arg_min_def using k le by (metis order_le_less)
qed

lemma ex_has_least_nat: "P k \<Longrightarrow> \<exists>x. P x \<and> (\<forall>y. P y \<longrightarrow> (m::'a \<Rightarrow> nat) x \<le> m y)"
proof -
  assume k: "P k"
  define Q where "Q = (\<lambda>n. \<exists>x. P x \<and> m x = n)"
  have Q: "Q n = (\<exists>x. P x \<and> m x = n)" for n by (simp only: Q_def)
  have "Q (m k)" unfolding Q using k by blast
  then have "Q (Least Q)" by (rule LeastI)
  then obtain x where x: "P x" and e: "m x = Least Q" unfolding Q by blast
  have "m x \<le> m y" if y: "P y" for y
  proof -
    have "Q (m y)" unfolding Q using y by blast
    then have "Least Q \<le> m y" by (rule Least_le)
    then show ?thesis unfolding e .
  qed
  then show ?thesis using x by blast
qed

lemma arg_min_natI: "P k \<Longrightarrow> P (arg_min (m::'a \<Rightarrow> nat) P)"
proof -
  assume k: "P k"
  obtain z where z: "P z" and le: "\<forall>y. P y \<longrightarrow> m z \<le> m y" using ex_has_least_nat [of P k m] k by blast
  have "is_arg_min m P z" unfolding is_arg_min_def using z le by (metis leD)
  then have a: "is_arg_min m P (arg_min m P)" unfolding arg_min_def by (rule someI)
  show "P (arg_min m P)" using a k unfolding is_arg_min_def by (metis linorder_not_le)
qed

lemma arg_min_nat_le: "P x \<Longrightarrow> (m::'a \<Rightarrow> nat) (arg_min m P) \<le> m x"
proof -
  assume k: "P x"
  obtain z where z: "P z" and le: "\<forall>y. P y \<longrightarrow> m z \<le> m y" using ex_has_least_nat [of P x m] k by blast
  have "is_arg_min m P z" unfolding is_arg_min_def using z le by (metis leD)
  then have a: "is_arg_min m P (arg_min m P)" unfolding arg_min_def by (rule someI)
  show "m (arg_min m P) \<le> m x" using a k unfolding is_arg_min_def by (metis linorder_not_le)
qed

lemma arg_maxI: "P x \<Longrightarrow> (\<And>y. P y \<Longrightarrow> \<not> f x < f y) \<Longrightarrow> (\<And>x. P x \<Longrightarrow> \<forall>y. P y \<longrightarrow> \<not> f x < f y \<Longrightarrow> Q x) \<Longrightarrow> Q (arg_max f P)"
  by (auto simp: arg_max_def is_arg_max_def intro: someI2)

end
