section \<open>Pairs and the type with one value\<close>

theory Product_Type
  imports Inductive
begin

subsection \<open>One value\<close>

datatype unit = Unity

lemma unit_eq: "u = ()"
  by (cases u) simp

lemma unit_all_eq [simp]: "(\<forall>x::unit. P x) = P ()"
  by (metis unit_eq)

lemma UNIV_unit: "UNIV = {()}"
  by (auto simp: unit_eq)

definition Abs_unit :: "bool \<Rightarrow> unit"
  where "Abs_unit b = ()"

definition Rep_unit :: "unit \<Rightarrow> bool"
  where "Rep_unit u = True"

lemma Unity_def: "() = Abs_unit True"
  by (simp add: Abs_unit_def)

instantiation unit :: "{complete_boolean_algebra, complete_linorder, wellorder}"
begin

definition less_eq_unit :: "unit \<Rightarrow> unit \<Rightarrow> bool"
  where "less_eq_unit x y = True"

definition less_unit :: "unit \<Rightarrow> unit \<Rightarrow> bool"
  where "less_unit x y = False"

definition bot_unit :: unit
  where "bot_unit = ()"

definition top_unit :: unit
  where "top_unit = ()"

definition inf_unit :: "unit \<Rightarrow> unit \<Rightarrow> unit"
  where "inf_unit x y = ()"

definition sup_unit :: "unit \<Rightarrow> unit \<Rightarrow> unit"
  where "sup_unit x y = ()"

definition Inf_unit :: "unit set \<Rightarrow> unit"
  where "Inf_unit A = ()"

definition Sup_unit :: "unit set \<Rightarrow> unit"
  where "Sup_unit A = ()"

definition uminus_unit :: "unit \<Rightarrow> unit"
  where "uminus_unit x = ()"

definition minus_unit :: "unit \<Rightarrow> unit \<Rightarrow> unit"
  where "minus_unit x y = ()"

instance by standard (auto simp: less_eq_unit_def less_unit_def intro: trans [OF unit_eq unit_eq [symmetric]])

end

lemma less_eq_unit [simp, intro]: "(u::unit) \<le> v"
  by (simp add: less_eq_unit_def)

lemma less_unit [simp]: "\<not> (u::unit) < v"
  by (simp add: less_unit_def)

subsection \<open>Pairs\<close>

datatype (fsts: 'a, snds: 'b) prod  (infixr "\<times>" 20) = Pair 'a 'b

type_notation (ASCII)
  prod  (infixr "*" 20)

primrec fst :: "'a \<times> 'b \<Rightarrow> 'a"
  where "fst (a, b) = a"

primrec snd :: "'a \<times> 'b \<Rightarrow> 'b"
  where "snd (a, b) = b"

definition Pair_Rep :: "'a \<Rightarrow> 'b \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> bool"
  where "Pair_Rep a b = (\<lambda>x y. x = a \<and> y = b)"

definition Rep_prod :: "'a \<times> 'b \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> bool"
  where "Rep_prod p = Pair_Rep (fst p) (snd p)"

definition Abs_prod :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> 'a \<times> 'b"
  where "Abs_prod r = (THE p. Rep_prod p = r)"

lemma Rep_prod_inverse: "Abs_prod (Rep_prod p) = p"
proof -
  have inj: "q = p" if e: "Rep_prod q = Rep_prod p" for q
  proof -
    have "Rep_prod q (fst q) (snd q)" by (simp add: Rep_prod_def Pair_Rep_def)
    then have "Rep_prod p (fst q) (snd q)" by (simp only: e)
    then have "fst q = fst p \<and> snd q = snd p" by (simp add: Rep_prod_def Pair_Rep_def)
    then show ?thesis by (cases q; cases p) simp
  qed
  show ?thesis unfolding Abs_prod_def by (rule the_equality) (auto dest: inj)
qed

lemma Pair_def: "Pair a b = Abs_prod (Pair_Rep a b)"
  using Rep_prod_inverse [of "(a, b)"] by (simp add: Rep_prod_def)

lemma Pair_inject: "(a, b) = (a', b') \<Longrightarrow> (a = a' \<Longrightarrow> b = b' \<Longrightarrow> R) \<Longrightarrow> R"
  by simp

lemma fst_conv: "fst (a, b) = a"
  by simp

lemma snd_conv: "snd (a, b) = b"
  by simp

lemma fst_eqD: "fst (x, y) = a \<Longrightarrow> x = a"
  by simp

lemma snd_eqD: "snd (x, y) = a \<Longrightarrow> y = a"
  by simp

lemma prod_eq_iff: "(s = t) = (fst s = fst t \<and> snd s = snd t)"
  by (cases s, cases t) simp

lemma prod_eqI [intro?]: "fst p = fst q \<Longrightarrow> snd p = snd q \<Longrightarrow> p = q"
  by (simp add: prod_eq_iff)

lemma prod_collapse [simp]: "(fst p, snd p) = p"
  by (cases p) simp

lemma surj_pair [simp]: "\<exists>x y. p = (x, y)"
  by (cases p) simp

lemma eq_fst_iff: "(a = fst p) = (\<exists>b. p = (a, b))"
  by (cases p) auto

lemma eq_snd_iff: "(b = snd p) = (\<exists>a. p = (a, b))"
  by (cases p) auto

lemma split_paired_All [simp, no_atp]: "(\<forall>x. P x) = (\<forall>a b. P (a, b))"
  by (metis surj_pair)

lemma split_paired_Ex [simp, no_atp]: "(\<exists>x. P x) = (\<exists>a b. P (a, b))"
  by (metis surj_pair)

lemma prod_cases3: "(\<And>a b c. y = (a, b, c) \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (metis surj_pair)

lemma prod_induct3 [case_names fields]: "(\<And>a b c. P (a, b, c)) \<Longrightarrow> P x"
  by (metis surj_pair)

lemma prod_cases4: "(\<And>a b c d. y = (a, b, c, d) \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (metis surj_pair)

lemma prod_induct4 [case_names fields]: "(\<And>a b c d. P (a, b, c, d)) \<Longrightarrow> P x"
  by (metis surj_pair)

lemma case_prod_beta: "case_prod f p = f (fst p) (snd p)"
  by (cases p) simp

lemma case_prod_conv: "case_prod f (a, b) = f a b"
  by simp

lemma case_prod_beta': "case_prod f = (\<lambda>x. f (fst x) (snd x))"
  by (auto simp: fun_eq_iff case_prod_beta)

lemma case_prod_eta: "case_prod (\<lambda>x y. f (x, y)) = f"
  by (auto simp: fun_eq_iff case_prod_beta)

lemma case_prodI [intro!]: "f a b \<Longrightarrow> case (a, b) of (c, d) \<Rightarrow> f c d"
  by simp

lemma case_prodD: "(case (a, b) of (c, d) \<Rightarrow> f c d) \<Longrightarrow> f a b"
  by simp

lemma case_prodI2 [intro!]: "(\<And>a b. p = (a, b) \<Longrightarrow> c a b) \<Longrightarrow> case p of (a, b) \<Rightarrow> c a b"
  by (cases p) simp

lemma case_prodE [elim!]: "(case p of (a, b) \<Rightarrow> c a b) \<Longrightarrow> (\<And>x y. p = (x, y) \<Longrightarrow> c x y \<Longrightarrow> Q) \<Longrightarrow> Q"
  by (cases p) simp

lemma mem_case_prodI [intro!]: "z \<in> c a b \<Longrightarrow> z \<in> (case (a, b) of (d, e) \<Rightarrow> c d e)"
  by simp

lemma case_prod_comp: "(case x of (a, b) \<Rightarrow> (f \<circ> g) a b) = f (g (fst x)) (snd x)"
  by (cases x) simp

lemma case_prod_Pair [simp]: "case_prod Pair = id"
  by (auto simp: fun_eq_iff case_prod_beta)

lemma The_split_eq [simp]: "(THE (x', y'). x = x' \<and> y = y') = (x, y)"
  by (auto simp: case_prod_beta)

subsection \<open>Functions on pairs\<close>

definition curry :: "('a \<times> 'b \<Rightarrow> 'c) \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> 'c"
  where "curry = (\<lambda>c x y. c (x, y))"

lemma curry_conv [simp]: "curry f a b = f (a, b)"
  by (simp add: curry_def)

lemma curryI [intro!]: "f (a, b) \<Longrightarrow> curry f a b"
  by simp

lemma curryD [dest!]: "curry f a b \<Longrightarrow> f (a, b)"
  by simp

lemma curryE: "curry f a b \<Longrightarrow> (f (a, b) \<Longrightarrow> Q) \<Longrightarrow> Q"
  by simp

lemma curry_case_prod [simp]: "curry (case_prod f) = f"
  by (simp add: fun_eq_iff)

lemma case_prod_curry [simp]: "case_prod (curry f) = f"
  by (auto simp: fun_eq_iff case_prod_beta)

definition scomp :: "('a \<Rightarrow> 'b \<times> 'c) \<Rightarrow> ('b \<Rightarrow> 'c \<Rightarrow> 'd) \<Rightarrow> 'a \<Rightarrow> 'd"
  where "scomp f g = (\<lambda>x. case_prod g (f x))"

lemma scomp_unfold: "scomp = (\<lambda>f g x. g (fst (f x)) (snd (f x)))"
  by (simp add: fun_eq_iff scomp_def case_prod_beta)

lemma map_prod_def: "map_prod f g = (\<lambda>(x, y). (f x, g y))"
  by (auto simp: fun_eq_iff)

lemma map_prod_simp [simp]: "map_prod f g (a, b) = (f a, g b)"
  by simp

lemma fst_map_prod [simp]: "fst (map_prod f g x) = f (fst x)"
  by (cases x) simp

lemma snd_map_prod [simp]: "snd (map_prod f g x) = g (snd x)"
  by (cases x) simp

lemma fst_comp_map_prod [simp]: "fst \<circ> map_prod f g = f \<circ> fst"
  by (simp add: fun_eq_iff)

lemma snd_comp_map_prod [simp]: "snd \<circ> map_prod f g = g \<circ> snd"
  by (simp add: fun_eq_iff)

lemma map_prod_compose: "map_prod (f1 \<circ> f2) (g1 \<circ> g2) = map_prod f1 g1 \<circ> map_prod f2 g2"
  by (simp add: fun_eq_iff)

lemma map_prod_ident [simp]: "map_prod (\<lambda>x. x) (\<lambda>y. y) = (\<lambda>z. z)"
  by (auto simp: fun_eq_iff map_prod_def)

lemma map_prod_imageI [intro]: "(a, b) \<in> R \<Longrightarrow> (f a, g b) \<in> map_prod f g ` R"
  by (metis imageI map_prod_simp)

definition apfst :: "('a \<Rightarrow> 'c) \<Rightarrow> 'a \<times> 'b \<Rightarrow> 'c \<times> 'b"
  where "apfst f = map_prod f id"

definition apsnd :: "('b \<Rightarrow> 'c) \<Rightarrow> 'a \<times> 'b \<Rightarrow> 'a \<times> 'c"
  where "apsnd f = map_prod id f"

lemma apfst_conv [simp]: "apfst f (x, y) = (f x, y)"
  by (simp add: apfst_def)

lemma apsnd_conv [simp]: "apsnd f (x, y) = (x, f y)"
  by (simp add: apsnd_def)

lemma fst_apfst [simp]: "fst (apfst f x) = f (fst x)"
  by (simp add: apfst_def)

lemma snd_apfst [simp]: "snd (apfst f x) = snd x"
  by (simp add: apfst_def)

lemma fst_apsnd [simp]: "fst (apsnd f x) = fst x"
  by (simp add: apsnd_def)

lemma snd_apsnd [simp]: "snd (apsnd f x) = f (snd x)"
  by (simp add: apsnd_def)

lemma snd_comp_apsnd: "snd \<circ> apsnd f = f \<circ> snd"
  by (simp add: fun_eq_iff)

lemma apsnd_apfst [simp]: "apsnd f (apfst g x) = (g (fst x), f (snd x))"
  by (simp add: prod_eq_iff)

lemma apfst_id [simp]: "apfst id = id"
  by (simp add: fun_eq_iff apfst_def map_prod_def)

lemma apsnd_id [simp]: "apsnd id = id"
  by (simp add: fun_eq_iff apsnd_def map_prod_def)

definition swap :: "'a \<times> 'b \<Rightarrow> 'b \<times> 'a"
  where "swap p = (snd p, fst p)"

lemma swap_simp [simp]: "swap (x, y) = (y, x)"
  by (simp add: prod.swap_def)

lemma swap_swap [simp]: "swap (swap p) = p"
  by (simp add: prod.swap_def)

lemma fst_swap [simp]: "fst (swap x) = snd x"
  by (simp add: prod.swap_def)

lemma snd_swap [simp]: "snd (swap x) = fst x"
  by (simp add: prod.swap_def)

lemma pair_in_swap_image [simp]: "((y, x) \<in> swap ` A) = ((x, y) \<in> A)"
  by (metis imageE imageI swap_simp swap_swap)

lemma case_swap [simp]: "(case swap p of (y, x) \<Rightarrow> f x y) = (case p of (x, y) \<Rightarrow> f x y)"
  by (cases p) simp

hide_const (open) swap

subsection \<open>Products of sets\<close>

definition Sigma :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b set) \<Rightarrow> ('a \<times> 'b) set"
  where "Sigma A B = {p. fst p \<in> A \<and> snd p \<in> B (fst p)}"

abbreviation Times :: "'a set \<Rightarrow> 'b set \<Rightarrow> ('a \<times> 'b) set"  (infixr "\<times>" 80)
  where "A \<times> B \<equiv> Sigma A (\<lambda>_. B)"

notation (ASCII) Times (infixr "<*>" 80)

lemma mem_Sigma_iff [iff]: "((a, b) \<in> Sigma A B) = (a \<in> A \<and> b \<in> B a)"
  by (simp add: Sigma_def)

lemma Sigma_code [code]: "Sigma A B = Set.bind A (\<lambda>x. Pair x ` B x)"
proof (rule set_eqI)
  fix p
  show "(p \<in> Sigma A B) = (p \<in> Set.bind A (\<lambda>x. Pair x ` B x))" by (cases p) (auto simp: Set.bind_def)
qed

lemma mem_Times_iff: "(x \<in> A \<times> B) = (fst x \<in> A \<and> snd x \<in> B)"
  by (simp add: Sigma_def)

lemma SigmaI [intro!]: "a \<in> A \<Longrightarrow> b \<in> B a \<Longrightarrow> (a, b) \<in> Sigma A B"
  by simp

lemma SigmaE [elim!]: "c \<in> Sigma A B \<Longrightarrow> (\<And>x y. x \<in> A \<Longrightarrow> y \<in> B x \<Longrightarrow> c = (x, y) \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases c) simp

lemma SigmaD1: "(a, b) \<in> Sigma A B \<Longrightarrow> a \<in> A"
  by simp

lemma SigmaD2: "(a, b) \<in> Sigma A B \<Longrightarrow> b \<in> B a"
  by simp

lemma Sigma_mono: "A \<subseteq> C \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> B x \<subseteq> D x) \<Longrightarrow> Sigma A B \<subseteq> Sigma C D"
  by auto

lemma Sigma_empty1 [simp]: "Sigma {} B = {}"
  by (simp add: Sigma_def)

lemma Sigma_empty2 [simp]: "A \<times> {} = {}"
  by (simp add: Sigma_def)

lemma UNIV_Times_UNIV [simp]: "UNIV \<times> UNIV = UNIV"
  by (auto simp: Sigma_def)

lemma Compl_Times_UNIV1 [simp]: "- (UNIV \<times> A) = UNIV \<times> - A"
  by (auto simp: Sigma_def)

lemma Compl_Times_UNIV2 [simp]: "- (A \<times> UNIV) = (- A) \<times> UNIV"
  by (auto simp: Sigma_def)

lemma Times_empty [simp]: "(A \<times> B = {}) = (A = {} \<or> B = {})"
proof
  assume e: "A \<times> B = {}"
  show "A = {} \<or> B = {}"
  proof (rule ccontr)
    assume "\<not> (A = {} \<or> B = {})"
    then obtain a b where "a \<in> A" "b \<in> B" by blast
    then have "(a, b) \<in> A \<times> B" by simp
    then show False using e by simp
  qed
next
  assume "A = {} \<or> B = {}"
  then show "A \<times> B = {}" by auto
qed

lemma times_eq_iff: "(A \<times> B = C \<times> D) = (A = C \<and> B = D \<or> (A = {} \<or> B = {}) \<and> (C = {} \<or> D = {}))"
proof
  assume e: "A \<times> B = C \<times> D"
  have m: "(x \<in> A \<and> y \<in> B) = (x \<in> C \<and> y \<in> D)" for x y
    using mem_Sigma_iff [of x y A "\<lambda>_. B"] mem_Sigma_iff [of x y C "\<lambda>_. D"] by (simp only: e)
  show "A = C \<and> B = D \<or> (A = {} \<or> B = {}) \<and> (C = {} \<or> D = {})"
  proof (cases "A = {} \<or> B = {}")
    case True
    then have "\<not> (x \<in> C \<and> y \<in> D)" for x y using m [of x y] by auto
    then have "C = {} \<or> D = {}" by (metis ex_in_conv)
    then show ?thesis using True by simp
  next
    case False
    then obtain a b where ab: "a \<in> A" "b \<in> B" by blast
    then have cd: "a \<in> C \<and> b \<in> D" using m [of a b] by simp
    have "(x \<in> A) = (x \<in> C)" for x using m [of x b] ab cd by simp
    then have AC: "A = C" by (metis set_eq_iff)
    have "(y \<in> B) = (y \<in> D)" for y using m [of a y] ab cd by simp
    then have "B = D" by (metis set_eq_iff)
    then show ?thesis using AC by simp
  qed
next
  assume "A = C \<and> B = D \<or> (A = {} \<or> B = {}) \<and> (C = {} \<or> D = {})"
  then show "A \<times> B = C \<times> D" by auto
qed

lemma Sigma_Un_distrib1: "Sigma (I \<union> J) C = Sigma I C \<union> Sigma J C"
  by auto

lemma Times_Int_Times: "A \<times> B \<inter> C \<times> D = (A \<inter> C) \<times> (B \<inter> D)"
  by auto

lemma insert_Times_insert [simp]: "insert a A \<times> insert b B = insert (a, b) (A \<times> insert b B \<union> insert a A \<times> B)"
  by auto

lemma vimage_Times: "f -` (A \<times> B) = (fst \<circ> f) -` A \<inter> (snd \<circ> f) -` B"
  by (auto simp: Sigma_def)

lemma Pair_vimage_Sigma: "Pair x -` Sigma A f = (if x \<in> A then f x else {})"
  by auto

lemma fst_image_times [simp]: "fst ` (A \<times> B) = (if B = {} then {} else A)"
proof (cases "B = {}")
  case True
  then show ?thesis by simp
next
  case False
  then obtain b where b: "b \<in> B" by blast
  have "a \<in> fst ` (A \<times> B)" if "a \<in> A" for a using that b by (metis SigmaI fst_conv imageI)
  then have "fst ` (A \<times> B) = A" by auto
  then show ?thesis using False by simp
qed

lemma snd_image_times [simp]: "snd ` (A \<times> B) = (if A = {} then {} else B)"
proof (cases "A = {}")
  case True
  then show ?thesis by simp
next
  case False
  then obtain a where a: "a \<in> A" by blast
  have "b \<in> snd ` (A \<times> B)" if "b \<in> B" for b using that a by (metis SigmaI snd_conv imageI)
  then have "snd ` (A \<times> B) = B" by auto
  then show ?thesis using False by simp
qed

lemma subset_fst_snd: "A \<subseteq> fst ` A \<times> snd ` A"
proof
  fix p assume "p \<in> A"
  then have "fst p \<in> fst ` A \<and> snd p \<in> snd ` A" by (metis imageI)
  then show "p \<in> fst ` A \<times> snd ` A" by (simp only: mem_Times_iff)
qed

lemma Collect_case_prodD: "x \<in> {(x, y). A x y} \<Longrightarrow> A (fst x) (snd x)"
  by (simp add: case_prod_beta)

lemma split_paired_Ball_Sigma [simp]: "(\<forall>z\<in>Sigma A B. P z) = (\<forall>x\<in>A. \<forall>y\<in>B x. P (x, y))"
  by auto

lemma split_paired_Bex_Sigma [simp]: "(\<exists>z\<in>Sigma A B. P z) = (\<exists>x\<in>A. \<exists>y\<in>B x. P (x, y))"
  by auto

definition product :: "'a set \<Rightarrow> 'b set \<Rightarrow> ('a \<times> 'b) set"
  where "product A B = A \<times> B"

hide_const (open) product

lemmas prod.collapse = prod_collapse

end
