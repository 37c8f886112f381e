section ‹Sets›

theory Set
  imports Lattices
begin

text ‹The type of sets, \<^const>‹Collect› and \<^const>‹member› come from the kernel: a set is a predicate in another type.›

(* kernel: set *)

notation
  member  (infix "∈" 50)

notation (ASCII)
  member  (infix ":" 50)

abbreviation not_member :: "'a ⇒ 'a set ⇒ bool"  (infix "∉" 50)
  where "not_member x A ≡ ¬ (x ∈ A)"

notation (ASCII)
  not_member  (infix "~:" 50)

lemma CollectI: "P a ⟹ a ∈ {x. P x}"
  by simp

lemma CollectD: "a ∈ {x. P x} ⟹ P a"
  by simp

lemma CollectE: "a ∈ {x. P x} ⟹ (P a ⟹ Q) ⟹ Q"
  by simp

lemma Collect_cong: "(⋀x. P x = Q x) ⟹ {x. P x} = {x. Q x}"
  by auto

lemma set_eqI: "(⋀x. (x ∈ A) = (x ∈ B)) ⟹ A = B"
  by auto

lemma set_eq_iff: "(A = B) = (∀x. (x ∈ A) = (x ∈ B))"
  by auto

subsection ‹Sets are a Boolean algebra›

instantiation set :: (type) boolean_algebra
begin

definition less_eq_set :: "'a set ⇒ 'a set ⇒ bool"
  where "less_eq_set A B = (∀x. x ∈ A ⟶ x ∈ B)"

definition less_set :: "'a set ⇒ 'a set ⇒ bool"
  where "less_set A B = ((∀x. x ∈ A ⟶ x ∈ B) ∧ ¬ (∀x. x ∈ B ⟶ x ∈ A))"

definition inf_set :: "'a set ⇒ 'a set ⇒ 'a set"
  where "inf_set A B = {x. x ∈ A ∧ x ∈ B}"

definition sup_set :: "'a set ⇒ 'a set ⇒ 'a set"
  where "sup_set A B = {x. x ∈ A ∨ x ∈ B}"

definition bot_set :: "'a set"
  where "bot_set = {x. False}"

definition top_set :: "'a set"
  where "top_set = {x. True}"

definition uminus_set :: "'a set ⇒ 'a set"
  where "uminus_set A = {x. ¬ x ∈ A}"

definition minus_set :: "'a set ⇒ 'a set ⇒ 'a set"
  where "minus_set A B = {x. x ∈ A ∧ ¬ x ∈ B}"

instance by standard (auto simp: less_eq_set_def less_set_def inf_set_def sup_set_def bot_set_def top_set_def uminus_set_def minus_set_def set_eq_iff)

end

abbreviation empty :: "'a set"
  where "empty ≡ bot"

abbreviation UNIV :: "'a set"
  where "UNIV ≡ top"

abbreviation subset :: "'a set ⇒ 'a set ⇒ bool"  (infix "⊂" 50)
  where "subset ≡ less"

abbreviation subset_eq :: "'a set ⇒ 'a set ⇒ bool"  (infix "⊆" 50)
  where "subset_eq ≡ less_eq"

abbreviation (input) supset :: "'a set ⇒ 'a set ⇒ bool"  (infix "⊃" 50)
  where "A ⊃ B ≡ B ⊂ A"

abbreviation (input) supset_eq :: "'a set ⇒ 'a set ⇒ bool"  (infix "⊇" 50)
  where "A ⊇ B ≡ B ⊆ A"

abbreviation union :: "'a set ⇒ 'a set ⇒ 'a set"  (infixl "∪" 65)
  where "union ≡ sup"

abbreviation inter :: "'a set ⇒ 'a set ⇒ 'a set"  (infixl "∩" 70)
  where "inter ≡ inf"

notation (ASCII)
  union  (infixl "Un" 65) and
  inter  (infixl "Int" 70)

definition insert :: "'a ⇒ 'a set ⇒ 'a set"
  where "insert a B = {x. x = a ∨ x ∈ B}"

definition Ball :: "'a set ⇒ ('a ⇒ bool) ⇒ bool"
  where "Ball A P = (∀x. x ∈ A ⟶ P x)"

definition Bex :: "'a set ⇒ ('a ⇒ bool) ⇒ bool"
  where "Bex A P = (∃x. x ∈ A ∧ P x)"

subsection ‹Bounded quantifiers›

lemma ballI [intro!]: "(⋀x. x ∈ A ⟹ P x) ⟹ ∀x∈A. P x"
  by (simp add: Ball_def)

lemma bspec [dest?]: "∀x∈A. P x ⟹ x ∈ A ⟹ P x"
  by (simp add: Ball_def)

lemma ballE [elim]: "∀x∈A. P x ⟹ (P x ⟹ Q) ⟹ (x ∉ A ⟹ Q) ⟹ Q"
  by (auto simp: Ball_def)

lemma bexI [intro]: "P x ⟹ x ∈ A ⟹ ∃x∈A. P x"
  by (auto simp: Bex_def)

lemma rev_bexI: "x ∈ A ⟹ P x ⟹ ∃x∈A. P x"
  by (auto simp: Bex_def)

lemma bexE [elim!]: "∃x∈A. P x ⟹ (⋀x. x ∈ A ⟹ P x ⟹ Q) ⟹ Q"
  by (auto simp: Bex_def)

lemma ball_triv [simp]: "(∀x∈A. P) = ((∃x. x ∈ A) ⟶ P)"
  by (auto simp: Ball_def)

lemma bex_triv [simp]: "(∃x∈A. P) = ((∃x. x ∈ A) ∧ P)"
  by (auto simp: Bex_def)

lemma ball_cong [fundef_cong]: "A = B ⟹ (⋀x. x ∈ B ⟹ P x = Q x) ⟹ (∀x∈A. P x) = (∀x∈B. Q x)"
  by (auto simp: Ball_def)

lemma bex_cong [fundef_cong]: "A = B ⟹ (⋀x. x ∈ B ⟹ P x = Q x) ⟹ (∃x∈A. P x) = (∃x∈B. Q x)"
  by (auto simp: Bex_def)

lemma ball_simps [simp]: "(∀x∈{}. P x) = True" "(∀x∈UNIV. P x) = (∀x. P x)"
  "(∀x∈insert a B. P x) = (P a ∧ (∀x∈B. P x))" "(∀x∈Collect Q. P x) = (∀x. Q x ⟶ P x)"
  "(¬ (∀x∈A. P x)) = (∃x∈A. ¬ P x)"
  by (auto simp: Ball_def Bex_def insert_def bot_set_def top_set_def)

lemma bex_simps [simp]: "(∃x∈{}. P x) = False" "(∃x∈UNIV. P x) = (∃x. P x)"
  "(∃x∈insert a B. P x) = (P a ∨ (∃x∈B. P x))" "(∃x∈Collect Q. P x) = (∃x. Q x ∧ P x)"
  "(¬ (∃x∈A. P x)) = (∀x∈A. ¬ P x)"
  by (auto simp: Ball_def Bex_def insert_def bot_set_def top_set_def)

lemma ball_conj_distrib: "(∀x∈A. P x ∧ Q x) = ((∀x∈A. P x) ∧ (∀x∈A. Q x))"
  by auto

lemma bex_disj_distrib: "(∃x∈A. P x ∨ Q x) = ((∃x∈A. P x) ∨ (∃x∈A. Q x))"
  by auto

subsection ‹Subsets›

lemma subset_eq: "(A ⊆ B) = (∀x∈A. x ∈ B)"
  by (simp add: less_eq_set_def Ball_def)

lemma subset_iff: "(A ⊆ B) = (∀t. t ∈ A ⟶ t ∈ B)"
  by (simp add: less_eq_set_def)

lemma subsetI [intro!]: "(⋀x. x ∈ A ⟹ x ∈ B) ⟹ A ⊆ B"
  by (simp add: less_eq_set_def)

lemma subsetD [elim, intro?]: "A ⊆ B ⟹ c ∈ A ⟹ c ∈ B"
  by (simp add: less_eq_set_def)

lemma rev_subsetD [intro?]: "c ∈ A ⟹ A ⊆ B ⟹ c ∈ B"
  by (simp add: less_eq_set_def)

lemma subsetCE [elim]: "A ⊆ B ⟹ (c ∉ A ⟹ P) ⟹ (c ∈ B ⟹ P) ⟹ P"
  by (auto simp: less_eq_set_def)

lemma contra_subsetD: "A ⊆ B ⟹ c ∉ B ⟹ c ∉ A"
  by auto

lemma subset_refl: "A ⊆ A"
  by simp

lemma subset_trans: "A ⊆ B ⟹ B ⊆ C ⟹ A ⊆ C"
  by auto

lemma subset_antisym [intro!]: "A ⊆ B ⟹ B ⊆ A ⟹ A = B"
  by (auto simp: set_eq_iff)

lemma equalityD1: "A = B ⟹ A ⊆ B"
  by simp

lemma equalityD2: "A = B ⟹ B ⊆ A"
  by simp

lemma equalityE: "A = B ⟹ (A ⊆ B ⟹ B ⊆ A ⟹ P) ⟹ P"
  by simp

lemma equalityCE [elim]: "A = B ⟹ (c ∈ A ⟹ c ∈ B ⟹ P) ⟹ (c ∉ A ⟹ c ∉ B ⟹ P) ⟹ P"
  by blast

lemma eqset_imp_iff: "A = B ⟹ (x ∈ A) = (x ∈ B)"
  by simp

lemma eqelem_imp_iff: "x = y ⟹ (x ∈ A) = (y ∈ A)"
  by simp

lemma psubset_eq: "(A ⊂ B) = (A ⊆ B ∧ A ≠ B)"
  by (auto simp: less_set_def set_eq_iff)

lemma psubsetI [intro!]: "A ⊆ B ⟹ A ≠ B ⟹ A ⊂ B"
  by (simp add: psubset_eq)

lemma psubsetE [elim!]: "A ⊂ B ⟹ (A ⊆ B ⟹ ¬ B ⊆ A ⟹ R) ⟹ R"
  by (auto simp: psubset_eq)

lemma psubset_imp_subset: "A ⊂ B ⟹ A ⊆ B"
  by (simp add: psubset_eq)

lemma psubset_trans: "A ⊂ B ⟹ B ⊂ C ⟹ A ⊂ C"
  by auto

lemma psubset_imp_ex_mem: "A ⊂ B ⟹ ∃b. b ∈ B - A"
  by (auto simp: minus_set_def)

lemma not_subset_iff: "(¬ A ⊆ B) = (∃x∈A. x ∉ B)"
  by auto

lemma Collect_mono: "(⋀x. P x ⟶ Q x) ⟹ Collect P ⊆ Collect Q"
  by auto

subsection ‹The empty set and the universe›

lemma empty_def: "{} = {x. False}"
  by (simp add: bot_set_def)

lemma empty_iff [simp]: "(c ∈ {}) = False"
  by (simp add: bot_set_def)

lemma emptyE [elim!]: "a ∈ {} ⟹ P"
  by simp

lemma empty_subsetI [iff]: "{} ⊆ A"
  by auto

lemma equals0I: "(⋀y. y ∈ A ⟹ False) ⟹ A = {}"
  by auto

lemma equals0D: "A = {} ⟹ a ∉ A"
  by auto

lemma ex_in_conv: "(∃x. x ∈ A) = (A ≠ {})"
  by auto

lemma all_not_in_conv [simp]: "(∀x. x ∉ A) = (A = {})"
  by auto

lemma ball_empty: "Ball {} P = True"
  by simp

lemma bex_empty: "Bex {} P = False"
  by simp

lemma subset_empty [simp]: "(A ⊆ {}) = (A = {})"
  by auto

lemma Collect_empty_eq [simp]: "(Collect P = {}) = (∀x. ¬ P x)"
  by auto

lemma Collect_const [simp]: "{s. P} = (if P then UNIV else {})"
  by auto

lemma UNIV_def: "UNIV = {x. True}"
  by (simp add: top_set_def)

lemma UNIV_I [simp]: "x ∈ UNIV"
  by (simp add: top_set_def)

lemma UNIV_witness [intro?]: "∃x. x ∈ UNIV"
  by simp

lemma subset_UNIV [simp]: "A ⊆ UNIV"
  by auto

lemma UNIV_eq_I: "(⋀x. x ∈ A) ⟹ UNIV = A"
  by auto

lemma UNIV_not_empty [iff]: "UNIV ≠ {}"
  by auto

lemma empty_not_UNIV [simp]: "{} ≠ UNIV"
  by auto

subsection ‹Union, intersection, complement and difference›

lemma Compl_iff [simp]: "(c ∈ - A) = (c ∉ A)"
  by (simp add: uminus_set_def)

lemma ComplI [intro!]: "(c ∈ A ⟹ False) ⟹ c ∈ - A"
  by auto

lemma ComplD [dest!]: "c ∈ - A ⟹ c ∉ A"
  by simp

lemma Compl_eq: "- A = {x. ¬ x ∈ A}"
  by auto

lemma Int_def: "A ∩ B = {x. x ∈ A ∧ x ∈ B}"
  by (simp add: inf_set_def)

lemma Int_iff [simp]: "(c ∈ A ∩ B) = (c ∈ A ∧ c ∈ B)"
  by (simp add: inf_set_def)

lemma IntI [intro!]: "c ∈ A ⟹ c ∈ B ⟹ c ∈ A ∩ B"
  by simp

lemma IntD1: "c ∈ A ∩ B ⟹ c ∈ A"
  by simp

lemma IntD2: "c ∈ A ∩ B ⟹ c ∈ B"
  by simp

lemma IntE [elim!]: "c ∈ A ∩ B ⟹ (c ∈ A ⟹ c ∈ B ⟹ P) ⟹ P"
  by simp

lemma Un_def: "A ∪ B = {x. x ∈ A ∨ x ∈ B}"
  by (simp add: sup_set_def)

lemma Un_iff [simp]: "(c ∈ A ∪ B) = (c ∈ A ∨ c ∈ B)"
  by (simp add: sup_set_def)

lemma UnI1 [elim?]: "c ∈ A ⟹ c ∈ A ∪ B"
  by simp

lemma UnI2 [elim?]: "c ∈ B ⟹ c ∈ A ∪ B"
  by simp

lemma UnCI [intro!]: "(c ∉ B ⟹ c ∈ A) ⟹ c ∈ A ∪ B"
  by auto

lemma UnE [elim!]: "c ∈ A ∪ B ⟹ (c ∈ A ⟹ P) ⟹ (c ∈ B ⟹ P) ⟹ P"
  by auto

lemma Diff_iff [simp]: "(c ∈ A - B) = (c ∈ A ∧ c ∉ B)"
  by (simp add: minus_set_def)

lemma DiffI [intro!]: "c ∈ A ⟹ c ∉ B ⟹ c ∈ A - B"
  by simp

lemma DiffD1: "c ∈ A - B ⟹ c ∈ A"
  by simp

lemma DiffD2: "c ∈ A - B ⟹ c ∈ B ⟹ P"
  by simp

lemma DiffE [elim!]: "c ∈ A - B ⟹ (c ∈ A ⟹ c ∉ B ⟹ P) ⟹ P"
  by simp

lemma set_diff_eq: "A - B = {x. x ∈ A ∧ x ∉ B}"
  by auto

lemma Compl_eq_Diff_UNIV: "- A = UNIV - A"
  by auto

lemma Int_lower1: "A ∩ B ⊆ A"
  by auto

lemma Int_lower2: "A ∩ B ⊆ B"
  by auto

lemma Int_greatest: "C ⊆ A ⟹ C ⊆ B ⟹ C ⊆ A ∩ B"
  by auto

lemma Int_absorb [simp]: "A ∩ A = A"
  by auto

lemma Int_left_absorb: "A ∩ (A ∩ B) = A ∩ B"
  by auto

lemma Int_commute: "A ∩ B = B ∩ A"
  by auto

lemma Int_left_commute: "A ∩ (B ∩ C) = B ∩ (A ∩ C)"
  by auto

lemma Int_assoc: "(A ∩ B) ∩ C = A ∩ (B ∩ C)"
  by auto

lemma Int_absorb1: "B ⊆ A ⟹ A ∩ B = B"
  by auto

lemma Int_absorb2: "A ⊆ B ⟹ A ∩ B = A"
  by auto

lemma Int_empty_left [simp]: "{} ∩ B = {}"
  by auto

lemma Int_empty_right [simp]: "A ∩ {} = {}"
  by auto

lemma Int_UNIV_left [simp]: "UNIV ∩ B = B"
  by auto

lemma Int_UNIV_right [simp]: "A ∩ UNIV = A"
  by auto

lemma disjoint_iff: "(A ∩ B = {}) = (∀x. x ∈ A ⟶ x ∉ B)"
  by auto

lemma disjoint_iff_not_equal: "(A ∩ B = {}) = (∀x∈A. ∀y∈B. x ≠ y)"
  by auto

lemma disjoint_eq_subset_Compl: "(A ∩ B = {}) = (A ⊆ - B)"
  by auto

lemma Int_subset_iff [simp]: "(C ⊆ A ∩ B) = (C ⊆ A ∧ C ⊆ B)"
  by auto

lemma Int_mono: "A ⊆ C ⟹ B ⊆ D ⟹ A ∩ B ⊆ C ∩ D"
  by auto

lemma Un_upper1: "A ⊆ A ∪ B"
  by auto

lemma Un_upper2: "B ⊆ A ∪ B"
  by auto

lemma Un_least: "A ⊆ C ⟹ B ⊆ C ⟹ A ∪ B ⊆ C"
  by auto

lemma Un_absorb [simp]: "A ∪ A = A"
  by auto

lemma Un_left_absorb: "A ∪ (A ∪ B) = A ∪ B"
  by auto

lemma Un_commute: "A ∪ B = B ∪ A"
  by auto

lemma Un_left_commute: "A ∪ (B ∪ C) = B ∪ (A ∪ C)"
  by auto

lemma Un_assoc: "(A ∪ B) ∪ C = A ∪ (B ∪ C)"
  by auto

lemma Un_absorb1: "A ⊆ B ⟹ A ∪ B = B"
  by auto

lemma Un_absorb2: "B ⊆ A ⟹ A ∪ B = A"
  by auto

lemma Un_empty_left [simp]: "{} ∪ B = B"
  by auto

lemma Un_empty_right [simp]: "A ∪ {} = A"
  by auto

lemma Un_UNIV_left [simp]: "UNIV ∪ B = UNIV"
  by auto

lemma Un_UNIV_right [simp]: "A ∪ UNIV = UNIV"
  by auto

lemma Un_empty [iff]: "(A ∪ B = {}) = (A = {} ∧ B = {})"
  by auto

lemma Un_subset_iff [simp]: "(A ∪ B ⊆ C) = (A ⊆ C ∧ B ⊆ C)"
  by auto

lemma Un_mono: "A ⊆ C ⟹ B ⊆ D ⟹ A ∪ B ⊆ C ∪ D"
  by auto

lemma subset_Un_eq: "(A ⊆ B) = (A ∪ B = B)"
  by auto

lemma Int_Un_distrib: "A ∩ (B ∪ C) = (A ∩ B) ∪ (A ∩ C)"
  by auto

lemma Int_Un_distrib2: "(B ∪ C) ∩ A = (B ∩ A) ∪ (C ∩ A)"
  by auto

lemma Un_Int_distrib: "A ∪ (B ∩ C) = (A ∪ B) ∩ (A ∪ C)"
  by auto

lemma Un_Int_distrib2: "(B ∩ C) ∪ A = (B ∪ A) ∩ (C ∪ A)"
  by auto

lemma Compl_disjoint [simp]: "A ∩ - A = {}"
  by auto

lemma Compl_disjoint2 [simp]: "- A ∩ A = {}"
  by auto

lemma Compl_partition: "A ∪ - A = UNIV"
  by auto

lemma Compl_Un: "- (A ∪ B) = - A ∩ - B"
  by auto

lemma Compl_Int: "- (A ∩ B) = - A ∪ - B"
  by auto

lemma double_complement: "- (- A) = (A::'a set)"
  by auto

lemma Compl_UNIV_eq: "- UNIV = {}"
  by auto

lemma Compl_empty_eq: "- {} = UNIV"
  by auto

lemma Compl_subset_Compl_iff [iff]: "(- A ⊆ - B) = (B ⊆ A)"
  by auto

lemma Compl_eq_Compl_iff [iff]: "(- A = - B) = (A = (B::'a set))"
  by auto

lemma Compl_insert: "- insert x A = (- A) - {x}"
  by (auto simp: insert_def)

lemma Diff_eq: "A - B = A ∩ - B"
  by auto

lemma Diff_subset: "A - B ⊆ A"
  by auto

lemma Diff_mono: "A ⊆ C ⟹ D ⊆ B ⟹ A - B ⊆ C - D"
  by auto

lemma Diff_cancel [simp]: "A - A = {}"
  by auto

lemma Diff_idemp [simp]: "(A - B) - B = A - (B::'a set)"
  by auto

lemma Diff_eq_empty_iff [simp]: "(A - B = {}) = (A ⊆ B)"
  by auto

lemma Diff_empty [simp]: "A - {} = A"
  by auto

lemma empty_Diff [simp]: "{} - A = {}"
  by auto

lemma Diff_UNIV [simp]: "A - UNIV = {}"
  by auto

lemma Diff_disjoint [simp]: "A ∩ (B - A) = {}"
  by auto

lemma Diff_partition: "A ⊆ B ⟹ A ∪ (B - A) = B"
  by auto

lemma Un_Diff_cancel [simp]: "A ∪ (B - A) = A ∪ B"
  by auto

lemma Un_Diff_cancel2 [simp]: "(B - A) ∪ A = B ∪ A"
  by auto

lemma Diff_Un: "A - (B ∪ C) = (A - B) ∩ (A - C)"
  by auto

lemma Diff_Int: "A - (B ∩ C) = (A - B) ∪ (A - C)"
  by auto

lemma Un_Diff: "(A ∪ B) - C = (A - C) ∪ (B - C)"
  by auto

lemma Int_Diff: "(A ∩ B) - C = A ∩ (B - C)"
  by auto

lemma Diff_Compl: "A - (- B) = A ∩ B"
  by auto

lemma double_diff: "A ⊆ B ⟹ B ⊆ C ⟹ B - (C - A) = A"
  by auto

subsection ‹Inserting elements›

lemma insert_iff [simp]: "(a ∈ insert b A) = (a = b ∨ a ∈ A)"
  by (simp add: insert_def)

lemma insertI1: "a ∈ insert a B"
  by simp

lemma insertI2: "a ∈ B ⟹ a ∈ insert b B"
  by simp

lemma insertCI [intro!]: "(a ∉ B ⟹ a = b) ⟹ a ∈ insert b B"
  by auto

lemma insertE [elim!]: "a ∈ insert b A ⟹ (a = b ⟹ P) ⟹ (a ∈ A ⟹ P) ⟹ P"
  by auto

lemma insert_is_Un: "insert a A = {a} ∪ A"
  by auto

lemma insert_not_empty [simp]: "insert a A ≠ {}"
  by auto

lemma empty_not_insert [simp]: "{} ≠ insert a A"
  by auto

lemma insert_absorb: "a ∈ A ⟹ insert a A = A"
  by auto

lemma insert_absorb2 [simp]: "insert x (insert x A) = insert x A"
  by auto

lemma insert_commute: "insert x (insert y A) = insert y (insert x A)"
  by auto

lemma insert_subset [simp]: "(insert x A ⊆ B) = (x ∈ B ∧ A ⊆ B)"
  by auto

lemma subset_insert: "x ∉ A ⟹ (A ⊆ insert x B) = (A ⊆ B)"
  by auto

lemma subset_insertI: "B ⊆ insert a B"
  by auto

lemma subset_insertI2: "A ⊆ B ⟹ A ⊆ insert b B"
  by auto

lemma subset_insert_iff: "(A ⊆ insert x B) = (if x ∈ A then A - {x} ⊆ B else A ⊆ B)"
  by auto

lemma insert_mono: "C ⊆ D ⟹ insert a C ⊆ insert a D"
  by auto

lemma mk_disjoint_insert: "a ∈ A ⟹ ∃B. A = insert a B ∧ a ∉ B"
  by (rule exI [of _ "A - {a}"]) auto

lemma insert_ident: "x ∉ A ⟹ x ∉ B ⟹ (insert x A = insert x B) = (A = B)"
  by blast

lemma insert_Diff: "a ∈ A ⟹ insert a (A - {a}) = A"
  by auto

lemma insert_Diff_single [simp]: "insert a (A - {a}) = insert a A"
  by auto

lemma insert_Diff_if: "insert x A - B = (if x ∈ B then A - B else insert x (A - B))"
  by auto

lemma insert_Diff1 [simp]: "x ∈ B ⟹ insert x A - B = A - B"
  by auto

lemma Diff_insert: "A - insert a B = A - B - {a}"
  by auto

lemma Diff_insert0 [simp]: "x ∉ A ⟹ A - insert x B = A - B"
  by auto

lemma Diff_insert_absorb [simp]: "x ∉ A ⟹ insert x A - {x} = A"
  by auto

lemma Un_insert_left [simp]: "insert a B ∪ C = insert a (B ∪ C)"
  by auto

lemma Un_insert_right [simp]: "A ∪ insert a B = insert a (A ∪ B)"
  by auto

lemma Int_insert_left: "insert a B ∩ C = (if a ∈ C then insert a (B ∩ C) else B ∩ C)"
  by auto

lemma Int_insert_right: "A ∩ insert a B = (if a ∈ A then insert a (A ∩ B) else A ∩ B)"
  by auto

lemma Int_insert_right_if1 [simp]: "a ∈ A ⟹ A ∩ insert a B = insert a (A ∩ B)"
  by auto

lemma Int_insert_left_if1 [simp]: "a ∈ C ⟹ insert a B ∩ C = insert a (B ∩ C)"
  by auto

lemma singletonI [intro!]: "a ∈ {a}"
  by simp

lemma singletonD [dest!]: "b ∈ {a} ⟹ b = a"
  by simp

lemma singleton_iff: "(b ∈ {a}) = (b = a)"
  by simp

lemma singleton_inject [dest!]: "{a} = {b} ⟹ a = b"
  by auto

lemma singleton_insert_inj_eq [iff]: "({b} = insert a A) = (a = b ∧ A ⊆ {b})"
  by auto

lemma subset_singletonD: "A ⊆ {x} ⟹ A = {} ∨ A = {x}"
  by auto

lemma subset_singleton_iff: "(X ⊆ {a}) = (X = {} ∨ X = {a})"
  by auto

lemma singleton_conv [simp]: "{x. x = a} = {a}"
  by auto

lemma singleton_conv2 [simp]: "{x. a = x} = {a}"
  by auto

lemma doubleton_eq_iff: "({a, b} = {c, d}) = (a = c ∧ b = d ∨ a = d ∧ b = c)"
  by (auto simp: set_eq_iff)

lemma Diff_single_insert: "A - {x} ⊆ B ⟹ A ⊆ insert x B"
  by auto

lemma insert_eq_iff: "a ∉ A ⟹ b ∉ B ⟹ (insert a A = insert b B) = (if a = b then A = B else ∃C. A = insert b C ∧ b ∉ C ∧ B = insert a C ∧ a ∉ C)"
  by (auto simp: set_eq_iff)

lemma Collect_conj_eq: "{x. P x ∧ Q x} = {x. P x} ∩ {x. Q x}"
  by auto

lemma Collect_disj_eq: "{x. P x ∨ Q x} = {x. P x} ∪ {x. Q x}"
  by auto

lemma Collect_neg_eq: "{x. ¬ P x} = - {x. P x}"
  by auto

lemma Collect_mem_eq2: "{x. x ∈ A} = A"
  by auto

lemma Collect_restrict: "{x ∈ A. P x} ⊆ A"
  by auto

lemma insert_Collect: "insert a (Collect P) = {u. u ≠ a ⟶ P u}"
  by auto

subsection ‹The power set›

definition Pow :: "'a set ⇒ 'a set set"
  where "Pow A = {B. B ⊆ A}"

lemma Pow_iff [iff]: "(A ∈ Pow B) = (A ⊆ B)"
  by (simp add: Pow_def)

lemma PowI: "A ⊆ B ⟹ A ∈ Pow B"
  by simp

lemma PowD: "A ∈ Pow B ⟹ A ⊆ B"
  by simp

lemma Pow_bottom: "{} ∈ Pow B"
  by simp

lemma Pow_top: "A ∈ Pow A"
  by simp

lemma Pow_not_empty: "Pow A ≠ {}"
  by auto

lemma Pow_empty [simp]: "Pow {} = {{}}"
  by auto

lemma Pow_UNIV [simp]: "Pow UNIV = UNIV"
  by auto

lemma Pow_mono: "A ⊆ B ⟹ Pow A ⊆ Pow B"
  by auto

lemma Pow_Int_eq [simp]: "Pow (A ∩ B) = Pow A ∩ Pow B"
  by auto

subsection ‹Images›

definition image :: "('a ⇒ 'b) ⇒ 'a set ⇒ 'b set"  (infixr "`" 90)
  where "image f A = {y. ∃x∈A. y = f x}"

abbreviation range :: "('a ⇒ 'b) ⇒ 'b set"
  where "range f ≡ f ` UNIV"

definition vimage :: "('a ⇒ 'b) ⇒ 'b set ⇒ 'a set"  (infixr "-`" 90)
  where "vimage f B = {x. f x ∈ B}"

lemma image_iff: "(z ∈ f ` A) = (∃x∈A. z = f x)"
  by (simp add: image_def)

lemma image_eqI [simp, intro]: "b = f x ⟹ x ∈ A ⟹ b ∈ f ` A"
  by (auto simp: image_def)

lemma imageI: "x ∈ A ⟹ f x ∈ f ` A"
  by auto

lemma rev_image_eqI: "x ∈ A ⟹ b = f x ⟹ b ∈ f ` A"
  by auto

lemma imageE [elim!]: "b ∈ f ` A ⟹ (⋀x. b = f x ⟹ x ∈ A ⟹ P) ⟹ P"
  by (auto simp: image_def)

lemma Setcompr_eq_image: "{f x |x. x ∈ A} = f ` A"
  by (auto simp: image_def)

lemma setcompr_eq_image: "{f x |x. P x} = f ` {x. P x}"
  by (auto simp: image_def)

lemma image_empty [simp]: "f ` {} = {}"
  by auto

lemma image_insert [simp]: "f ` insert a B = insert (f a) (f ` B)"
  by auto

lemma image_Un: "f ` (A ∪ B) = f ` A ∪ f ` B"
  by auto

lemma image_Int_subset: "f ` (A ∩ B) ⊆ f ` A ∩ f ` B"
  by auto

lemma image_diff_subset: "f ` A - f ` B ⊆ f ` (A - B)"
  by auto

lemma image_mono: "A ⊆ B ⟹ f ` A ⊆ f ` B"
  by auto

lemma image_subsetI: "(⋀x. x ∈ A ⟹ f x ∈ B) ⟹ f ` A ⊆ B"
  by auto

lemma image_subset_iff: "(f ` A ⊆ B) = (∀x∈A. f x ∈ B)"
  by auto

lemma subset_image_iff: "(B ⊆ f ` A) = (∃AA. AA ⊆ A ∧ B = f ` AA)"
  by (auto simp: image_def)

lemma image_is_empty [iff]: "(f ` A = {}) = (A = {})"
  by auto

lemma empty_is_image [iff]: "({} = f ` A) = (A = {})"
  by auto

lemma image_constant_conv: "(λx. c) ` A = (if A = {} then {} else {c})"
  by auto

lemma image_constant: "x ∈ A ⟹ (λx. c) ` A = {c}"
  by auto

lemma image_image: "f ` (g ` A) = (λx. f (g x)) ` A"
  by auto

lemma image_cong: "M = N ⟹ (⋀x. x ∈ N ⟹ f x = g x) ⟹ f ` M = g ` N"
  by auto

lemma image_ident [simp]: "(λx. x) ` Y = Y"
  by auto

lemma image_Collect: "f ` {x. P x} = {f x |x. P x}"
  by auto

lemma ball_imageD: "∀x∈f ` A. P x ⟹ ∀x∈A. P (f x)"
  by auto

lemma ball_image [simp]: "(∀x∈f ` A. P x) = (∀x∈A. P (f x))"
  by auto

lemma bex_image [simp]: "(∃x∈f ` A. P x) = (∃x∈A. P (f x))"
  by auto

lemma rangeI: "f x ∈ range f"
  by auto

lemma rangeE [elim?]: "b ∈ range f ⟹ (⋀x. b = f x ⟹ P) ⟹ P"
  by auto

lemma range_eqI: "b = f x ⟹ b ∈ range f"
  by auto

lemma full_SetCompr_eq: "{u. ∃x. u = f x} = range f"
  by auto

lemma range_subsetD: "range f ⊆ B ⟹ f i ∈ B"
  by auto

lemma vimage_eq [simp]: "(a ∈ f -` B) = (f a ∈ B)"
  by (simp add: vimage_def)

lemma vimageI [intro]: "f a = b ⟹ b ∈ B ⟹ a ∈ f -` B"
  by simp

lemma vimageI2: "f a ∈ A ⟹ a ∈ f -` A"
  by simp

lemma vimageE [elim!]: "a ∈ f -` B ⟹ (⋀x. f a = x ⟹ x ∈ B ⟹ P) ⟹ P"
  by simp

lemma vimageD: "a ∈ f -` A ⟹ f a ∈ A"
  by simp

lemma vimage_empty [simp]: "f -` {} = {}"
  by auto

lemma vimage_UNIV [simp]: "f -` UNIV = UNIV"
  by auto

lemma vimage_Un [simp]: "f -` (A ∪ B) = f -` A ∪ f -` B"
  by auto

lemma vimage_Int [simp]: "f -` (A ∩ B) = f -` A ∩ f -` B"
  by auto

lemma vimage_Compl: "f -` (- A) = - (f -` A)"
  by auto

lemma vimage_Diff: "f -` (A - B) = f -` A - f -` B"
  by auto

lemma vimage_mono: "A ⊆ B ⟹ f -` A ⊆ f -` B"
  by auto

lemma image_vimage_subset: "f ` (f -` A) ⊆ A"
  by auto

lemma image_vimage_eq [simp]: "f ` (f -` A) = A ∩ range f"
  by auto

lemma image_subset_iff_subset_vimage: "(f ` A ⊆ B) = (A ⊆ f -` B)"
  by auto

subsection ‹Smaller notions›

definition the_elem :: "'a set ⇒ 'a"
  where "the_elem X = (THE x. X = {x})"

definition is_singleton :: "'a set ⇒ bool"
  where "is_singleton A = (∃x. A = {x})"

definition bind :: "'a set ⇒ ('a ⇒ 'b set) ⇒ 'b set"
  where "bind A f = {x. ∃B∈f ` A. x ∈ B}"

definition filter :: "('a ⇒ bool) ⇒ 'a set ⇒ 'a set"
  where "filter P A = {a ∈ A. P a}"

definition remove :: "'a ⇒ 'a set ⇒ 'a set"
  where "remove x A = A - {x}"

definition is_empty :: "'a set ⇒ bool"
  where "is_empty A = (A = {})"

definition can_select :: "('a ⇒ bool) ⇒ 'a set ⇒ bool"
  where "can_select P A = (∃!x. x ∈ A ∧ P x)"

definition pairwise :: "('a ⇒ 'a ⇒ bool) ⇒ 'a set ⇒ bool"
  where "pairwise R S = (∀x∈S. ∀y∈S. x ≠ y ⟶ R x y)"

definition disjnt :: "'a set ⇒ 'a set ⇒ bool"
  where "disjnt A B = (A ∩ B = {})"

lemma the_elem_eq [simp]: "the_elem {x} = x"
  by (simp add: the_elem_def)

lemma is_singletonI [simp, intro!]: "is_singleton {x}"
  by (simp add: is_singleton_def)

lemma is_singletonE: "is_singleton A ⟹ (⋀x. A = {x} ⟹ P) ⟹ P"
  by (auto simp: is_singleton_def)

lemma member_bind [simp]: "(x ∈ bind A f) = (∃a∈A. x ∈ f a)"
  by (auto simp: bind_def)

lemma member_filter [simp]: "(x ∈ filter P A) = (x ∈ A ∧ P x)"
  by (simp add: filter_def)

lemma member_remove [simp]: "(x ∈ remove y A) = (x ∈ A ∧ x ≠ y)"
  by (simp add: remove_def)

lemma pairwiseI: "(⋀x y. x ∈ S ⟹ y ∈ S ⟹ x ≠ y ⟹ R x y) ⟹ pairwise R S"
  by (simp add: pairwise_def)

lemma pairwiseD: "pairwise R S ⟹ x ∈ S ⟹ y ∈ S ⟹ x ≠ y ⟹ R x y"
  by (simp add: pairwise_def)

lemma pairwise_empty [simp]: "pairwise P {}"
  by (simp add: pairwise_def)

lemma disjnt_iff: "disjnt A B = (∀x. ¬ (x ∈ A ∧ x ∈ B))"
  by (auto simp: disjnt_def)

lemma disjnt_sym: "disjnt A B ⟹ disjnt B A"
  by (auto simp: disjnt_def)

lemma disjnt_empty1 [simp]: "disjnt {} A"
  by (simp add: disjnt_def)

lemma in_mono: "A ⊆ B ⟹ x ∈ A ⟶ x ∈ B"
  by auto

lemma not_mono: "Q ⟶ P ⟹ ¬ P ⟶ ¬ Q"
  by auto

hide_const (open) member not_member bind filter remove is_empty can_select

end
