section ‹Finite sets›

theory Finite_Set
  imports Hilbert_Choice
begin

inductive finite :: "'a set ⇒ bool"
  where
    emptyI [simp, intro!]: "finite {}"
  | insertI [simp, intro!]: "finite A ⟹ finite (insert a A)"

abbreviation infinite :: "'a set ⇒ bool"
  where "infinite A ≡ ¬ finite A"

class finite =
  assumes finite_UNIV: "finite (UNIV :: 'a set)"

lemma finite_induct: "finite F ⟹ P {} ⟹ (⋀x F. finite F ⟹ x ∉ F ⟹ P F ⟹ P (insert x F)) ⟹ P F"
  by (induct rule: finite.induct) (auto simp: insert_absorb)

lemma finite_subset_induct: "finite F ⟹ F ⊆ A ⟹ P {} ⟹ (⋀a F. finite F ⟹ a ∈ A ⟹ a ∉ F ⟹ P F ⟹ P (insert a F)) ⟹ P F"
  by (induct rule: finite_induct) auto

lemma finite_empty_induct: "finite A ⟹ P A ⟹ (⋀a A. finite A ⟹ a ∈ A ⟹ P A ⟹ P (A - {a})) ⟹ P {}"
  by (induct rule: finite_induct) auto

lemma finite_insert [simp]: "finite (insert a A) = finite A"
  by (auto intro: finite_subset)

lemma finite_subset: "A ⊆ B ⟹ finite B ⟹ finite A"
  by (induct arbitrary: A rule: finite_induct) (auto simp: subset_insert_iff)

lemma rev_finite_subset: "finite B ⟹ A ⊆ B ⟹ finite A"
  by (rule finite_subset)

lemma finite_UnI: "finite F ⟹ finite G ⟹ finite (F ∪ G)"
  by (induct rule: finite_induct) simp_all

lemma finite_Un [iff]: "finite (F ∪ G) = (finite F ∧ finite G)"
  by (auto intro: finite_UnI finite_subset)

lemma finite_Int [simp, intro]: "finite F ∨ finite G ⟹ finite (F ∩ G)"
  by (auto intro: finite_subset)

lemma finite_Diff [simp, intro]: "finite A ⟹ finite (A - B)"
  by (auto intro: finite_subset)

lemma finite_Diff2 [simp]: "finite B ⟹ finite (A - B) = finite A"
  by (metis finite_Un Un_Diff_cancel2 finite_Diff)

lemma finite_Diff_insert [iff]: "finite (A - insert a B) = finite (A - B)"
  by (metis Diff_insert finite_Diff2 finite.emptyI finite_insert)

lemma finite_Compl: "finite (A::'a set) ⟹ finite (- A) = finite (UNIV :: 'a set)"
  by (simp add: Compl_eq_Diff_UNIV)

lemma finite_Collect_not: "finite {x::'a. P x} ⟹ finite {x. ¬ P x} = finite (UNIV :: 'a set)"
  by (metis Collect_neg_eq finite_Compl)

lemma finite_Collect_conjI [simp, intro]: "finite {x. P x} ∨ finite {x. Q x} ⟹ finite {x. P x ∧ Q x}"
  by (simp add: Collect_conj_eq)

lemma finite_Collect_disjI [simp]: "finite {x. P x ∨ Q x} = (finite {x. P x} ∧ finite {x. Q x})"
  by (simp add: Collect_disj_eq)

lemma finite_imageI [simp, intro]: "finite F ⟹ finite (h ` F)"
  by (induct rule: finite_induct) simp_all

lemma finite_imageD: "finite (f ` A) ⟹ inj_on f A ⟹ finite A"
  by (induct "f ` A" arbitrary: A rule: finite_induct) auto

lemma finite_vimageI: "finite F ⟹ inj h ⟹ finite (h -` F)"
  by (induct rule: finite_induct) (auto intro: finite_subset inj_vimage_singleton)

lemma finite_surj: "finite A ⟹ B ⊆ f ` A ⟹ finite B"
  by (erule finite_subset) (rule finite_imageI)

lemma finite_range_imageI: "finite (range g) ⟹ finite (range (λx. f (g x)))"
  by (simp add: image_image [symmetric])

lemma finite_UN [simp]: "finite A ⟹ finite (⋃x∈A. B x) = (∀x∈A. finite (B x))"
  by (induct rule: finite_induct) simp_all

lemma finite_UN_I: "finite A ⟹ (⋀a. a ∈ A ⟹ finite (B a)) ⟹ finite (⋃a∈A. B a)"
  by simp

lemma finite_Union [intro]: "finite A ⟹ (⋀M. M ∈ A ⟹ finite M) ⟹ finite (⋃A)"
  by (induct rule: finite_induct) simp_all

lemma finite_UnionD: "finite (⋃A) ⟹ finite A"
  by (auto intro: finite_subset)

lemma finite_INT [intro]: "∃x∈I. finite (A x) ⟹ finite (⋂x∈I. A x)"
  by (auto intro: finite_subset)

lemma finite_Pow_iff [iff]: "finite (Pow A) = finite A"
  by (auto intro: finite_subset)

lemma finite_Plus: "finite A ⟹ finite B ⟹ finite (A <+> B)"
  by (simp add: Plus_def)

lemma finite_SigmaI [simp, intro]: "finite A ⟹ (⋀a. a ∈ A ⟹ finite (B a)) ⟹ finite (Sigma A B)"
  by (induct rule: finite_induct) auto

lemma finite_cartesian_product: "finite A ⟹ finite B ⟹ finite (A × B)"
  by simp

lemma finite_Collect_subsets [simp, intro]: "finite A ⟹ finite {B. B ⊆ A}"
  by (simp add: Pow_def [symmetric])

lemma finite_filter [simp]: "finite S ⟹ finite (Set.filter P S)"
  by (auto intro: finite_subset)

lemma finite_Collect_less_nat [iff]: "finite {n::nat. n < k}"
  by (induct k) (simp_all add: less_Suc_eq)

lemma finite_Collect_le_nat [iff]: "finite {n::nat. n ≤ k}"
  by (simp add: less_Suc_eq_le [symmetric])

lemma nat_seg_image_imp_finite: "A = (f::nat ⇒ 'a) ` {i. i < n} ⟹ finite A"
  by simp

lemma finite_imp_nat_seg_image_inj_on: "finite A ⟹ ∃(n::nat) f. A = f ` {i. i < n} ∧ inj_on f {i. i < n}"
  by (induct rule: finite_induct) auto

lemma infinite_imp_nonempty: "infinite S ⟹ S ≠ {}"
  by auto

lemma infinite_UNIV_nat: "infinite (UNIV :: nat set)"
  by (metis finite_subset)

lemma finite [simp]: "finite (A :: 'a::finite set)"
  by (metis finite_UNIV finite_subset subset_UNIV)

lemma finite_update_induct: "finite {a. f a ≠ c} ⟹ P (λa. c) ⟹ (⋀a b f. finite {a. f a ≠ c} ⟹ f a = c ⟹ b ≠ c ⟹ P f ⟹ P (f(a := b))) ⟹ P f"
  by (induct "{a. f a ≠ c}" arbitrary: f rule: finite_induct) auto

instance bool :: finite
  by standard auto

instance unit :: finite
  by standard (simp add: UNIV_unit)

instance prod :: (finite, finite) finite
  by standard (simp add: UNIV_Times_UNIV [symmetric])

instance sum :: (finite, finite) finite
  by standard (simp add: UNIV_sum)

instance option :: (finite) finite
  by standard (simp add: UNIV_option_conv)

instance set :: (finite) finite
  by standard (simp add: Pow_UNIV [symmetric])

instance "fun" :: (finite, finite) finite
  by standard (auto intro: finite_imageD)

subsection ‹Folding a function over a finite set›

inductive fold_graph :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a set ⇒ 'b ⇒ bool"
  for f :: "'a ⇒ 'b ⇒ 'b" and z :: 'b
  where
    emptyI [intro]: "fold_graph f z {} z"
  | insertI [intro]: "x ∉ A ⟹ fold_graph f z A y ⟹ fold_graph f z (insert x A) (f x y)"

definition fold :: "('a ⇒ 'b ⇒ 'b) ⇒ 'b ⇒ 'a set ⇒ 'b"
  where "fold f z A = (if finite A then (THE y. fold_graph f z A y) else z)"

definition comp_fun_commute :: "('a ⇒ 'b ⇒ 'b) ⇒ bool"
  where "comp_fun_commute f = (∀x y. f y ∘ f x = f x ∘ f y)"

definition comp_fun_idem :: "('a ⇒ 'b ⇒ 'b) ⇒ bool"
  where "comp_fun_idem f = (comp_fun_commute f ∧ (∀x. f x ∘ f x = f x))"

lemma fold_empty [simp]: "fold f z {} = z"
  by (auto simp: fold_def elim: fold_graph.cases)

lemma fold_infinite [simp]: "infinite A ⟹ fold f z A = z"
  by (simp add: fold_def)

lemma fold_insert: "comp_fun_commute f ⟹ finite A ⟹ x ∉ A ⟹ fold f z (insert x A) = f x (fold f z A)"
  by (auto simp: fold_def comp_fun_commute_def)

lemma fold_fun_left_comm: "comp_fun_commute f ⟹ finite A ⟹ f x (fold f z A) = fold f (f x z) A"
  by (induct rule: finite_induct) (auto simp: fold_insert)

lemma fold_insert2: "comp_fun_commute f ⟹ finite A ⟹ x ∉ A ⟹ fold f z (insert x A) = fold f (f x z) A"
  by (simp add: fold_insert fold_fun_left_comm)

lemma fold_rec: "comp_fun_commute f ⟹ finite A ⟹ x ∈ A ⟹ fold f z A = f x (fold f z (A - {x}))"
  by (metis fold_insert finite_Diff insert_Diff Diff_iff singletonI)

lemma fold_set_union_disj: "comp_fun_commute f ⟹ finite A ⟹ finite B ⟹ A ∩ B = {} ⟹ fold f z (A ∪ B) = fold f (fold f z A) B"
  by (induct B rule: finite_induct) (auto simp: fold_insert)

lemma fold_insert_idem: "comp_fun_idem f ⟹ finite A ⟹ fold f z (insert x A) = f x (fold f z A)"
  by (cases "x ∈ A") (auto simp: comp_fun_idem_def fold_insert fold_rec insert_absorb)

lemma fold_insert_idem2: "comp_fun_idem f ⟹ finite A ⟹ fold f z (insert x A) = fold f (f x z) A"
  by (simp add: fold_insert_idem fold_fun_left_comm comp_fun_idem_def)

subsection ‹Cardinality›

definition card :: "'a set ⇒ nat"
  where "card A = fold (λ_. Suc) 0 A"

lemma card_infinite [simp]: "infinite A ⟹ card A = 0"
  by (simp add: card_def)

lemma card_empty [simp]: "card {} = 0"
  by (simp add: card_def)

lemma card_insert_disjoint [simp]: "finite A ⟹ x ∉ A ⟹ card (insert x A) = Suc (card A)"
  by (simp add: card_def fold_insert comp_fun_commute_def)

lemma card_insert_if: "finite A ⟹ card (insert x A) = (if x ∈ A then card A else Suc (card A))"
  by (simp add: insert_absorb)

lemma card_0_eq [simp]: "finite A ⟹ (card A = 0) = (A = {})"
  by (induct rule: finite_induct) auto

lemma card_eq_0_iff: "(card A = 0) = (A = {} ∨ infinite A)"
  by auto

lemma card_gt_0_iff: "(0 < card A) = (A ≠ {} ∧ finite A)"
  by (auto simp: card_eq_0_iff)

lemma card_Suc_Diff1: "finite A ⟹ x ∈ A ⟹ Suc (card (A - {x})) = card A"
  by (metis card_insert_disjoint finite_Diff insert_Diff Diff_iff singletonI)

lemma card_Diff_singleton: "x ∈ A ⟹ card (A - {x}) = card A - 1"
  by (cases "finite A") (auto simp: card_Suc_Diff1 [symmetric])

lemma card_mono: "finite B ⟹ A ⊆ B ⟹ card A ≤ card B"
  by (induct arbitrary: A rule: finite_induct) (auto simp: subset_insert_iff)

lemma card_seteq: "finite B ⟹ A ⊆ B ⟹ card B ≤ card A ⟹ A = B"
  by (induct arbitrary: A rule: finite_induct) auto

lemma psubset_card_mono: "finite B ⟹ A ⊂ B ⟹ card A < card B"
  by (metis card_mono card_seteq le_less_linear psubset_eq)

lemma card_Un_Int: "finite A ⟹ finite B ⟹ card A + card B = card (A ∪ B) + card (A ∩ B)"
  by (induct rule: finite_induct) auto

lemma card_Un_disjoint: "finite A ⟹ finite B ⟹ A ∩ B = {} ⟹ card (A ∪ B) = card A + card B"
  by (simp add: card_Un_Int)

lemma card_Un_le: "card (A ∪ B) ≤ card A + card B"
  by (cases "finite A ∧ finite B") (auto simp: card_Un_Int)

lemma card_Diff_subset: "finite B ⟹ B ⊆ A ⟹ card (A - B) = card A - card B"
  by (cases "finite A") (auto simp: card_Un_disjoint [symmetric])

lemma card_Diff1_less: "finite A ⟹ x ∈ A ⟹ card (A - {x}) < card A"
  by (metis card_Suc_Diff1 lessI)

lemma card_Diff2_less: "finite A ⟹ x ∈ A ⟹ y ∈ A ⟹ card (A - {x} - {y}) < card A"
  by (metis card_Diff1_less card_mono finite_Diff le_less_trans Diff_subset)

lemma card_image_le: "finite A ⟹ card (f ` A) ≤ card A"
  by (induct rule: finite_induct) (auto simp: card_insert_if)

lemma card_image: "inj_on f A ⟹ card (f ` A) = card A"
  by (induct A rule: infinite_finite_induct) auto

lemma surj_card_le: "finite A ⟹ B ⊆ f ` A ⟹ card B ≤ card A"
  by (metis card_image_le card_mono finite_imageI order_trans)

lemma eq_card_imp_inj_on: "finite A ⟹ card (f ` A) = card A ⟹ inj_on f A"
  by (induct rule: finite_induct) (auto simp: card_insert_if)

lemma inj_on_iff_eq_card: "finite A ⟹ inj_on f A = (card (f ` A) = card A)"
  by (auto intro: card_image eq_card_imp_inj_on)

lemma finite_surj_inj: "finite A ⟹ A ⊆ f ` A ⟹ inj_on f A"
  by (metis card_image_le card_mono eq_card_imp_inj_on finite_imageI order_antisym)

lemma endo_inj_surj: "finite A ⟹ f ` A ⊆ A ⟹ inj_on f A ⟹ f ` A = A"
  by (simp add: card_image card_seteq)

lemma card_Pow: "finite A ⟹ card (Pow A) = 2 ^ card A"
  by (induct rule: finite_induct) auto

lemma card_cartesian_product: "card (A × B) = card A * card B"
  by (cases "finite A ∧ finite B") auto

lemma card_Collect_less_nat [simp]: "card {i::nat. i < n} = n"
  by (induct n) (simp_all add: less_Suc_eq)

lemma card_Collect_le_nat [simp]: "card {i::nat. i ≤ n} = Suc n"
  by (simp add: less_Suc_eq_le [symmetric])

lemma card_1_singletonE: "card A = 1 ⟹ (⋀x. A = {x} ⟹ P) ⟹ P"
  by (metis card_eq_0_iff One_nat_def)

lemma card_Suc_eq: "(card A = Suc k) = (∃b B. A = insert b B ∧ b ∉ B ∧ card B = k ∧ (k = 0 ⟶ B = {}))"
  by (auto simp: card_insert_if)

lemma card_bij_eq: "inj_on f A ⟹ f ` A ⊆ B ⟹ inj_on g B ⟹ g ` B ⊆ A ⟹ finite A ⟹ finite B ⟹ card A = card B"
  by (metis card_image card_mono order_antisym)

lemma bij_betw_same_card: "bij_betw f A B ⟹ card A = card B"
  by (auto simp: bij_betw_def card_image)

lemma card_inj_on_le: "inj_on f A ⟹ f ` A ⊆ B ⟹ finite B ⟹ card A ≤ card B"
  by (metis card_image card_mono)

hide_const (open) fold

end
