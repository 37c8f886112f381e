section ‹Pairs and the type with one value›

theory Product_Type
  imports Inductive
begin

subsection ‹One value›

datatype unit = Unity

lemma unit_eq: "u = ()"
  by (cases u) simp

lemma unit_all_eq [simp]: "(∀x::unit. P x) = P ()"
  by (auto simp: unit_eq)

lemma UNIV_unit: "UNIV = {()}"
  by (auto simp: unit_eq)

definition Abs_unit :: "bool ⇒ unit"
  where "Abs_unit b = ()"

definition Rep_unit :: "unit ⇒ bool"
  where "Rep_unit u = True"

lemma Unity_def: "() = Abs_unit True"
  by (simp add: Abs_unit_def)

instantiation unit :: "{complete_boolean_algebra, complete_linorder, wellorder}"
begin

definition less_eq_unit :: "unit ⇒ unit ⇒ bool"
  where "less_eq_unit x y = True"

definition less_unit :: "unit ⇒ unit ⇒ bool"
  where "less_unit x y = False"

definition bot_unit :: unit
  where "bot_unit = ()"

definition top_unit :: unit
  where "top_unit = ()"

definition inf_unit :: "unit ⇒ unit ⇒ unit"
  where "inf_unit x y = ()"

definition sup_unit :: "unit ⇒ unit ⇒ unit"
  where "sup_unit x y = ()"

definition Inf_unit :: "unit set ⇒ unit"
  where "Inf_unit A = ()"

definition Sup_unit :: "unit set ⇒ unit"
  where "Sup_unit A = ()"

definition uminus_unit :: "unit ⇒ unit"
  where "uminus_unit x = ()"

definition minus_unit :: "unit ⇒ unit ⇒ unit"
  where "minus_unit x y = ()"

instance by standard (auto simp: less_eq_unit_def less_unit_def unit_eq)

end

lemma less_eq_unit [simp, intro]: "(u::unit) ≤ v"
  by (simp add: less_eq_unit_def)

lemma less_unit [simp]: "¬ (u::unit) < v"
  by (simp add: less_unit_def)

subsection ‹Pairs›

datatype ('a, 'b) prod  (infixr "×" 20) = Pair 'a 'b

type_notation (ASCII)
  prod  (infixr "*" 20)

primrec fst :: "'a × 'b ⇒ 'a"
  where "fst (a, b) = a"

primrec snd :: "'a × 'b ⇒ 'b"
  where "snd (a, b) = b"

definition Pair_Rep :: "'a ⇒ 'b ⇒ 'a ⇒ 'b ⇒ bool"
  where "Pair_Rep a b = (λx y. x = a ∧ y = b)"

definition Rep_prod :: "'a × 'b ⇒ 'a ⇒ 'b ⇒ bool"
  where "Rep_prod p = Pair_Rep (fst p) (snd p)"

definition Abs_prod :: "('a ⇒ 'b ⇒ bool) ⇒ 'a × 'b"
  where "Abs_prod r = (THE p. Rep_prod p = r)"

lemma Rep_prod_inverse: "Abs_prod (Rep_prod p) = p"
  by (cases p) (auto simp: Abs_prod_def Rep_prod_def Pair_Rep_def fun_eq_iff)

lemma Pair_def: "Pair a b = Abs_prod (Pair_Rep a b)"
  by (simp add: Rep_prod_inverse [symmetric] Rep_prod_def)

lemma Pair_inject: "(a, b) = (a', b') ⟹ (a = a' ⟹ b = b' ⟹ R) ⟹ R"
  by simp

lemma fst_conv: "fst (a, b) = a"
  by simp

lemma snd_conv: "snd (a, b) = b"
  by simp

lemma fst_eqD: "fst (x, y) = a ⟹ x = a"
  by simp

lemma snd_eqD: "snd (x, y) = a ⟹ y = a"
  by simp

lemma prod_eq_iff: "(s = t) = (fst s = fst t ∧ snd s = snd t)"
  by (cases s, cases t) simp

lemma prod_eqI [intro?]: "fst p = fst q ⟹ snd p = snd q ⟹ p = q"
  by (simp add: prod_eq_iff)

lemma prod_collapse [simp]: "(fst p, snd p) = p"
  by (cases p) simp

lemma surj_pair [simp]: "∃x y. p = (x, y)"
  by (cases p) simp

lemma eq_fst_iff: "(a = fst p) = (∃b. p = (a, b))"
  by (cases p) auto

lemma eq_snd_iff: "(b = snd p) = (∃a. p = (a, b))"
  by (cases p) auto

lemma split_paired_All [simp, no_atp]: "(∀x. P x) = (∀a b. P (a, b))"
  by (metis surj_pair)

lemma split_paired_Ex [simp, no_atp]: "(∃x. P x) = (∃a b. P (a, b))"
  by (metis surj_pair)

lemma prod_cases3: "(⋀a b c. y = (a, b, c) ⟹ thesis) ⟹ thesis"
  by (metis surj_pair)

lemma prod_induct3: "(⋀a b c. P (a, b, c)) ⟹ P x"
  by (metis surj_pair)

lemma prod_cases4: "(⋀a b c d. y = (a, b, c, d) ⟹ thesis) ⟹ thesis"
  by (metis surj_pair)

lemma prod_induct4: "(⋀a b c d. P (a, b, c, d)) ⟹ P x"
  by (metis surj_pair)

lemma case_prod_beta: "case_prod f p = f (fst p) (snd p)"
  by (cases p) simp

lemma case_prod_conv: "case_prod f (a, b) = f a b"
  by simp

lemma case_prod_beta': "case_prod f = (λx. f (fst x) (snd x))"
  by (auto simp: fun_eq_iff case_prod_beta)

lemma case_prod_eta: "case_prod (λx y. f (x, y)) = f"
  by (auto simp: fun_eq_iff case_prod_beta)

lemma case_prodI: "f a b ⟹ case (a, b) of (c, d) ⇒ f c d"
  by simp

lemma case_prodD: "(case (a, b) of (c, d) ⇒ f c d) ⟹ f a b"
  by simp

lemma case_prodI2: "(⋀a b. p = (a, b) ⟹ c a b) ⟹ case p of (a, b) ⇒ c a b"
  by (cases p) simp

lemma case_prodE: "(case p of (a, b) ⇒ c a b) ⟹ (⋀x y. p = (x, y) ⟹ c x y ⟹ Q) ⟹ Q"
  by (cases p) simp

lemma mem_case_prodI: "z ∈ c a b ⟹ z ∈ (case (a, b) of (d, e) ⇒ c d e)"
  by simp

lemma case_prod_comp: "(case x of (a, b) ⇒ (f ∘ g) a b) = f (g (fst x)) (snd x)"
  by (cases x) simp

lemma case_prod_Pair [simp]: "case_prod Pair = id"
  by (auto simp: fun_eq_iff case_prod_beta)

lemma The_split_eq [simp]: "(THE (x', y'). x = x' ∧ y = y') = (x, y)"
  by (auto simp: case_prod_beta)

subsection ‹Functions on pairs›

definition curry :: "('a × 'b ⇒ 'c) ⇒ 'a ⇒ 'b ⇒ 'c"
  where "curry = (λc x y. c (x, y))"

lemma curry_conv [simp]: "curry f a b = f (a, b)"
  by (simp add: curry_def)

lemma curryI [intro!]: "f (a, b) ⟹ curry f a b"
  by simp

lemma curryD [dest!]: "curry f a b ⟹ f (a, b)"
  by simp

lemma curryE: "curry f a b ⟹ (f (a, b) ⟹ Q) ⟹ Q"
  by simp

lemma curry_case_prod [simp]: "curry (case_prod f) = f"
  by (simp add: fun_eq_iff)

lemma case_prod_curry [simp]: "case_prod (curry f) = f"
  by (auto simp: fun_eq_iff case_prod_beta)

definition scomp :: "('a ⇒ 'b × 'c) ⇒ ('b ⇒ 'c ⇒ 'd) ⇒ 'a ⇒ 'd"
  where "scomp f g = (λx. case_prod g (f x))"

lemma scomp_unfold: "scomp = (λf g x. g (fst (f x)) (snd (f x)))"
  by (simp add: fun_eq_iff scomp_def case_prod_beta)

lemma map_prod_def: "map_prod f g = (λ(x, y). (f x, g y))"
  by (auto simp: fun_eq_iff)

lemma map_prod_simp: "map_prod f g (a, b) = (f a, g b)"
  by simp

lemma fst_map_prod [simp]: "fst (map_prod f g x) = f (fst x)"
  by (simp add: map_prod_def)

lemma snd_map_prod [simp]: "snd (map_prod f g x) = g (snd x)"
  by (simp add: map_prod_def)

lemma fst_comp_map_prod [simp]: "fst ∘ map_prod f g = f ∘ fst"
  by (simp add: fun_eq_iff)

lemma snd_comp_map_prod [simp]: "snd ∘ map_prod f g = g ∘ snd"
  by (simp add: fun_eq_iff)

lemma map_prod_compose: "map_prod (f1 ∘ f2) (g1 ∘ g2) = map_prod f1 g1 ∘ map_prod f2 g2"
  by (simp add: fun_eq_iff)

lemma map_prod_ident [simp]: "map_prod (λx. x) (λy. y) = (λz. z)"
  by (auto simp: fun_eq_iff map_prod_def)

lemma map_prod_imageI [intro]: "(a, b) ∈ R ⟹ (f a, g b) ∈ map_prod f g ` R"
  by (force simp: map_prod_def)

definition apfst :: "('a ⇒ 'c) ⇒ 'a × 'b ⇒ 'c × 'b"
  where "apfst f = map_prod f id"

definition apsnd :: "('b ⇒ 'c) ⇒ 'a × 'b ⇒ 'a × 'c"
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

lemma snd_comp_apsnd: "snd ∘ apsnd f = f ∘ snd"
  by (simp add: fun_eq_iff)

lemma apsnd_apfst [simp]: "apsnd f (apfst g x) = (g (fst x), f (snd x))"
  by (simp add: prod_eq_iff)

lemma apfst_id [simp]: "apfst id = id"
  by (simp add: fun_eq_iff apfst_def map_prod_def)

lemma apsnd_id [simp]: "apsnd id = id"
  by (simp add: fun_eq_iff apsnd_def map_prod_def)

definition swap :: "'a × 'b ⇒ 'b × 'a"
  where "swap p = (snd p, fst p)"

lemma swap_simp [simp]: "swap (x, y) = (y, x)"
  by (simp add: swap_def)

lemma swap_swap [simp]: "swap (swap p) = p"
  by (simp add: swap_def)

lemma fst_swap [simp]: "fst (swap x) = snd x"
  by (simp add: swap_def)

lemma snd_swap [simp]: "snd (swap x) = fst x"
  by (simp add: swap_def)

lemma pair_in_swap_image [simp]: "((y, x) ∈ swap ` A) = ((x, y) ∈ A)"
  by (force simp: swap_def)

lemma case_swap [simp]: "(case swap p of (y, x) ⇒ f x y) = (case p of (x, y) ⇒ f x y)"
  by (cases p) simp

hide_const (open) swap

subsection ‹Products of sets›

definition Sigma :: "'a set ⇒ ('a ⇒ 'b set) ⇒ ('a × 'b) set"
  where "Sigma A B = {p. fst p ∈ A ∧ snd p ∈ B (fst p)}"

abbreviation Times :: "'a set ⇒ 'b set ⇒ ('a × 'b) set"  (infixr "×" 80)
  where "A × B ≡ Sigma A (λ_. B)"

lemma mem_Sigma_iff [iff]: "((a, b) ∈ Sigma A B) = (a ∈ A ∧ b ∈ B a)"
  by (simp add: Sigma_def)

lemma mem_Times_iff: "(x ∈ A × B) = (fst x ∈ A ∧ snd x ∈ B)"
  by (simp add: Sigma_def)

lemma SigmaI [intro!]: "a ∈ A ⟹ b ∈ B a ⟹ (a, b) ∈ Sigma A B"
  by simp

lemma SigmaE [elim!]: "c ∈ Sigma A B ⟹ (⋀x y. x ∈ A ⟹ y ∈ B x ⟹ c = (x, y) ⟹ P) ⟹ P"
  by (cases c) simp

lemma SigmaD1: "(a, b) ∈ Sigma A B ⟹ a ∈ A"
  by simp

lemma SigmaD2: "(a, b) ∈ Sigma A B ⟹ b ∈ B a"
  by simp

lemma Sigma_mono: "A ⊆ C ⟹ (⋀x. x ∈ A ⟹ B x ⊆ D x) ⟹ Sigma A B ⊆ Sigma C D"
  by auto

lemma Sigma_empty1 [simp]: "Sigma {} B = {}"
  by auto

lemma Sigma_empty2 [simp]: "A × {} = {}"
  by auto

lemma UNIV_Times_UNIV [simp]: "UNIV × UNIV = UNIV"
  by (auto simp: Sigma_def)

lemma Compl_Times_UNIV1 [simp]: "- (UNIV × A) = UNIV × - A"
  by (auto simp: Sigma_def)

lemma Compl_Times_UNIV2 [simp]: "- (A × UNIV) = (- A) × UNIV"
  by (auto simp: Sigma_def)

lemma Times_empty [simp]: "(A × B = {}) = (A = {} ∨ B = {})"
  by auto

lemma times_eq_iff: "(A × B = C × D) = (A = C ∧ B = D ∨ (A = {} ∨ B = {}) ∧ (C = {} ∨ D = {}))"
  by auto

lemma Sigma_Un_distrib1: "Sigma (I ∪ J) C = Sigma I C ∪ Sigma J C"
  by auto

lemma Times_Int_Times: "A × B ∩ C × D = (A ∩ C) × (B ∩ D)"
  by auto

lemma insert_Times_insert [simp]: "insert a A × insert b B = insert (a, b) (A × insert b B ∪ insert a A × B)"
  by auto

lemma vimage_Times: "f -` (A × B) = (fst ∘ f) -` A ∩ (snd ∘ f) -` B"
  by (auto simp: Sigma_def)

lemma Pair_vimage_Sigma: "Pair x -` Sigma A f = (if x ∈ A then f x else {})"
  by auto

lemma fst_image_times [simp]: "fst ` (A × B) = (if B = {} then {} else A)"
  by force

lemma snd_image_times [simp]: "snd ` (A × B) = (if A = {} then {} else B)"
  by force

lemma subset_fst_snd: "A ⊆ fst ` A × snd ` A"
  by (force simp: Sigma_def)

lemma Collect_case_prodD: "x ∈ {(x, y). A x y} ⟹ A (fst x) (snd x)"
  by (simp add: case_prod_beta)

lemma split_paired_Ball_Sigma [simp]: "(∀z∈Sigma A B. P z) = (∀x∈A. ∀y∈B x. P (x, y))"
  by auto

lemma split_paired_Bex_Sigma [simp]: "(∃z∈Sigma A B. P z) = (∃x∈A. ∃y∈B x. P (x, y))"
  by auto

definition product :: "'a set ⇒ 'b set ⇒ ('a × 'b) set"
  where "product A B = A × B"

hide_const (open) product

end
