section ‹Relations›

theory Relation
  imports Finite_Set
begin

type_synonym 'a rel = "('a × 'a) set"

lemma subrelI: "(⋀x y. (x, y) ∈ r ⟹ (x, y) ∈ s) ⟹ r ⊆ s"
  by auto

lemma relation_eqI: "(⋀x y. ((x, y) ∈ r) = ((x, y) ∈ s)) ⟹ r = s"
  by auto

lemma bot_empty_eq2: "bot = (λx y. (x, y) ∈ {})"
  by (simp add: fun_eq_iff bot_fun_def bot_bool_def)

subsection ‹Properties›

definition refl_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "refl_on A r = (r ⊆ A × A ∧ (∀x∈A. (x, x) ∈ r))"

abbreviation refl :: "'a rel ⇒ bool"
  where "refl ≡ refl_on UNIV"

definition reflp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "reflp r = (∀x. r x x)"

definition irrefl :: "'a rel ⇒ bool"
  where "irrefl r = (∀a. (a, a) ∉ r)"

definition irreflp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "irreflp R = (∀a. ¬ R a a)"

definition asym :: "'a rel ⇒ bool"
  where "asym R = (∀a b. (a, b) ∈ R ⟶ (b, a) ∉ R)"

definition asymp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "asymp R = (∀a b. R a b ⟶ ¬ R b a)"

definition sym :: "'a rel ⇒ bool"
  where "sym r = (∀x y. (x, y) ∈ r ⟶ (y, x) ∈ r)"

definition symp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "symp r = (∀x y. r x y ⟶ r y x)"

definition antisym :: "'a rel ⇒ bool"
  where "antisym r = (∀x y. (x, y) ∈ r ⟶ (y, x) ∈ r ⟶ x = y)"

definition antisymp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "antisymp r = (∀x y. r x y ⟶ r y x ⟶ x = y)"

definition trans :: "'a rel ⇒ bool"
  where "trans r = (∀x y z. (x, y) ∈ r ⟶ (y, z) ∈ r ⟶ (x, z) ∈ r)"

definition transp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "transp r = (∀x y z. r x y ⟶ r y z ⟶ r x z)"

definition total_on :: "'a set ⇒ 'a rel ⇒ bool"
  where "total_on A r = (∀x∈A. ∀y∈A. x ≠ y ⟶ (x, y) ∈ r ∨ (y, x) ∈ r)"

abbreviation total :: "'a rel ⇒ bool"
  where "total ≡ total_on UNIV"

definition totalp_on :: "'a set ⇒ ('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "totalp_on A r = (∀x∈A. ∀y∈A. x ≠ y ⟶ r x y ∨ r y x)"

definition single_valued :: "('a × 'b) set ⇒ bool"
  where "single_valued r = (∀x y. (x, y) ∈ r ⟶ (∀z. (x, z) ∈ r ⟶ y = z))"

definition single_valuedp :: "('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "single_valuedp r = (∀x y. r x y ⟶ (∀z. r x z ⟶ y = z))"

lemma refl_onI [intro?]: "r ⊆ A × A ⟹ (⋀x. x ∈ A ⟹ (x, x) ∈ r) ⟹ refl_on A r"
  by (simp add: refl_on_def)

lemma refl_onD: "refl_on A r ⟹ a ∈ A ⟹ (a, a) ∈ r"
  by (simp add: refl_on_def)

lemma refl_onD1: "refl_on A r ⟹ (x, y) ∈ r ⟹ x ∈ A"
  by (auto simp: refl_on_def)

lemma refl_onD2: "refl_on A r ⟹ (x, y) ∈ r ⟹ y ∈ A"
  by (auto simp: refl_on_def)

lemma refl_on_empty [simp]: "refl_on {} {}"
  by (simp add: refl_on_def)

lemma reflpI [intro?]: "(⋀x. r x x) ⟹ reflp r"
  by (simp add: reflp_def)

lemma reflpD [dest?]: "reflp r ⟹ r x x"
  by (simp add: reflp_def)

lemma reflpE: "reflp r ⟹ (r x x ⟹ thesis) ⟹ thesis"
  by (simp add: reflp_def)

lemma irreflI: "(⋀a. (a, a) ∉ R) ⟹ irrefl R"
  by (simp add: irrefl_def)

lemma irreflpI: "(⋀a. ¬ R a a) ⟹ irreflp R"
  by (simp add: irreflp_def)

lemma symI: "(⋀a b. (a, b) ∈ r ⟹ (b, a) ∈ r) ⟹ sym r"
  by (simp add: sym_def)

lemma symD: "sym r ⟹ (b, a) ∈ r ⟹ (a, b) ∈ r"
  by (simp add: sym_def)

lemma sympI: "(⋀a b. r a b ⟹ r b a) ⟹ symp r"
  by (simp add: symp_def)

lemma sympD: "symp r ⟹ r b a ⟹ r a b"
  by (simp add: symp_def)

lemma sympE: "symp r ⟹ r b a ⟹ (r a b ⟹ thesis) ⟹ thesis"
  by (simp add: symp_def)

lemma sym_Int: "sym r ⟹ sym s ⟹ sym (r ∩ s)"
  by (auto simp: sym_def)

lemma sym_Un: "sym r ⟹ sym s ⟹ sym (r ∪ s)"
  by (auto simp: sym_def)

lemma antisymI [intro?]: "(⋀x y. (x, y) ∈ r ⟹ (y, x) ∈ r ⟹ x = y) ⟹ antisym r"
  by (simp add: antisym_def)

lemma antisymD [dest?]: "antisym r ⟹ (a, b) ∈ r ⟹ (b, a) ∈ r ⟹ a = b"
  by (simp add: antisym_def)

lemma antisympI: "(⋀x y. r x y ⟹ r y x ⟹ x = y) ⟹ antisymp r"
  by (simp add: antisymp_def)

lemma antisympD [dest?]: "antisymp r ⟹ r a b ⟹ r b a ⟹ a = b"
  by (simp add: antisymp_def)

lemma antisym_empty [simp]: "antisym {}"
  by (simp add: antisym_def)

lemma transI [intro?]: "(⋀x y z. (x, y) ∈ r ⟹ (y, z) ∈ r ⟹ (x, z) ∈ r) ⟹ trans r"
  unfolding trans_def by blast

lemma transD [dest?]: "trans r ⟹ (x, y) ∈ r ⟹ (y, z) ∈ r ⟹ (x, z) ∈ r"
  unfolding trans_def by blast

lemma transE: "trans r ⟹ (x, y) ∈ r ⟹ (y, z) ∈ r ⟹ ((x, z) ∈ r ⟹ thesis) ⟹ thesis"
  unfolding trans_def by blast

lemma transpI: "(⋀x y z. r x y ⟹ r y z ⟹ r x z) ⟹ transp r"
  unfolding transp_def by blast

lemma transpD [dest?]: "transp r ⟹ r x y ⟹ r y z ⟹ r x z"
  unfolding transp_def by blast

lemma trans_Int: "trans r ⟹ trans s ⟹ trans (r ∩ s)"
  unfolding trans_def by blast

lemma trans_empty [simp]: "trans {}"
  by (simp add: trans_def)

lemma total_on_empty [simp]: "total_on {} r"
  by (simp add: total_on_def)

lemma single_valuedI: "(⋀x y z. (x, y) ∈ r ⟹ (x, z) ∈ r ⟹ y = z) ⟹ single_valued r"
  unfolding single_valued_def by blast

lemma single_valuedD: "single_valued r ⟹ (x, y) ∈ r ⟹ (x, z) ∈ r ⟹ y = z"
  unfolding single_valued_def by blast

lemma single_valued_empty [simp]: "single_valued {}"
  by (simp add: single_valued_def)

lemma single_valued_subset: "r ⊆ s ⟹ single_valued s ⟹ single_valued r"
  unfolding single_valued_def by blast

subsection ‹Identity and composition›

definition Id :: "'a rel"
  where "Id = {p. ∃x. p = (x, x)}"

definition Id_on :: "'a set ⇒ 'a rel"
  where "Id_on A = {p. ∃x∈A. p = (x, x)}"

definition relcomp :: "('a × 'b) set ⇒ ('b × 'c) set ⇒ ('a × 'c) set"  (infixr "O" 75)
  where "r O s = {(x, z). ∃y. (x, y) ∈ r ∧ (y, z) ∈ s}"

definition relcompp :: "('a ⇒ 'b ⇒ bool) ⇒ ('b ⇒ 'c ⇒ bool) ⇒ 'a ⇒ 'c ⇒ bool"  (infixr "OO" 75)
  where "R OO S = (λx z. ∃y. R x y ∧ S y z)"

definition converse :: "('a × 'b) set ⇒ ('b × 'a) set"  ("(_¯)" [1000] 999)
  where "r¯ = {(y, x). (x, y) ∈ r}"

definition conversep :: "('a ⇒ 'b ⇒ bool) ⇒ 'b ⇒ 'a ⇒ bool"  ("(_¯¯)" [1000] 1000)
  where "r¯¯ = (λy x. r x y)"

notation (ASCII)
  converse  ("(_^-1)" [1000] 999) and
  conversep  ("(_^--1)" [1000] 1000)

lemma IdI [intro]: "(a, a) ∈ Id"
  by (simp add: Id_def)

lemma IdE [elim!]: "p ∈ Id ⟹ (⋀x. p = (x, x) ⟹ P) ⟹ P"
  by (auto simp: Id_def)

lemma pair_in_Id_conv [iff]: "((a, b) ∈ Id) = (a = b)"
  by (auto simp: Id_def)

lemma refl_Id: "refl Id"
  by (simp add: refl_on_def)

lemma sym_Id: "sym Id"
  by (simp add: sym_def)

lemma antisym_Id: "antisym Id"
  by (simp add: antisym_def)

lemma trans_Id: "trans Id"
  by (simp add: trans_def)

lemma single_valued_Id [simp]: "single_valued Id"
  by (simp add: single_valued_def)

lemma Id_onI [intro!]: "a ∈ A ⟹ (a, a) ∈ Id_on A"
  by (simp add: Id_on_def)

lemma Id_on_iff: "((x, y) ∈ Id_on A) = (x = y ∧ x ∈ A)"
  by (auto simp: Id_on_def)

lemma Id_on_def': "Id_on {x. A x} = Collect (λ(x, y). x = y ∧ A x)"
  by (auto simp: Id_on_def)

lemma Id_on_empty [simp]: "Id_on {} = {}"
  by (simp add: Id_on_def)

lemma relcomp_iff: "((a, c) ∈ r O s) = (∃b. (a, b) ∈ r ∧ (b, c) ∈ s)"
  by (auto simp: relcomp_def)

lemma relcompI [intro]: "(a, b) ∈ r ⟹ (b, c) ∈ s ⟹ (a, c) ∈ r O s"
  by (auto simp: relcomp_def)

lemma relcompE [elim!]: "xz ∈ r O s ⟹ (⋀x y z. xz = (x, z) ⟹ (x, y) ∈ r ⟹ (y, z) ∈ s ⟹ P) ⟹ P"
  by (auto simp: relcomp_def)

lemma relcompp_apply: "(R OO S) a c = (∃b. R a b ∧ S b c)"
  by (simp add: relcompp_def)

lemma relcomppI [intro]: "r a b ⟹ s b c ⟹ (r OO s) a c"
  by (auto simp: relcompp_def)

lemma relcomppE [elim!]: "(r OO s) a c ⟹ (⋀b. r a b ⟹ s b c ⟹ P) ⟹ P"
  by (auto simp: relcompp_def)

lemma R_O_Id [simp]: "R O Id = R"
  by auto

lemma Id_O_R [simp]: "Id O R = R"
  by auto

lemma relcomp_empty1 [simp]: "{} O R = {}"
  by auto

lemma relcomp_empty2 [simp]: "R O {} = {}"
  by auto

lemma O_assoc: "(R O S) O T = R O (S O T)"
  by auto

lemma relcompp_assoc: "(r OO s) OO t = r OO (s OO t)"
  by (auto simp: fun_eq_iff)

lemma relcomp_mono: "r' ⊆ r ⟹ s' ⊆ s ⟹ r' O s' ⊆ r O s"
  by auto

lemma relcomp_distrib [simp]: "R O (S ∪ T) = (R O S) ∪ (R O T)"
  by auto

lemma relcompp_distrib [simp]: "R OO sup S T = sup (R OO S) (R OO T)"
  by (auto simp: fun_eq_iff sup_bool_def)

lemma trans_O_subset: "trans r ⟹ r O r ⊆ r"
  by (auto dest: transD)

lemma single_valued_relcomp: "single_valued r ⟹ single_valued s ⟹ single_valued (r O s)"
  by (auto simp: single_valued_def)

lemma converse_iff [iff]: "((a, b) ∈ r¯) = ((b, a) ∈ r)"
  by (simp add: converse_def)

lemma conversep_iff [iff]: "r¯¯ a b = r b a"
  by (simp add: conversep_def)

lemma converseI [sym]: "(a, b) ∈ r ⟹ (b, a) ∈ r¯"
  by simp

lemma converseD [sym]: "(a, b) ∈ r¯ ⟹ (b, a) ∈ r"
  by simp

lemma converse_converse [simp]: "(r¯)¯ = r"
  by auto

lemma conversep_conversep [simp]: "r¯¯¯¯ = r"
  by (simp add: fun_eq_iff)

lemma converse_empty [simp]: "{}¯ = {}"
  by auto

lemma converse_UNIV [simp]: "UNIV¯ = UNIV"
  by auto

lemma converse_relcomp: "(r O s)¯ = s¯ O r¯"
  by auto

lemma converse_Int: "(r ∩ s)¯ = r¯ ∩ s¯"
  by auto

lemma converse_Un: "(r ∪ s)¯ = r¯ ∪ s¯"
  by auto

lemma converse_UNION: "(⋃x∈S. r x)¯ = (⋃x∈S. (r x)¯)"
  by auto

lemma converse_INTER: "(⋂x∈S. r x)¯ = (⋂x∈S. (r x)¯)"
  by auto

lemma converse_Id [simp]: "Id¯ = Id"
  by auto

lemma refl_on_converse [simp]: "refl_on A (r¯) = refl_on A r"
  by (auto simp: refl_on_def)

lemma sym_converse [simp]: "sym (r¯) = sym r"
  by (auto simp: sym_def)

lemma antisym_converse [simp]: "antisym (r¯) = antisym r"
  by (auto simp: antisym_def)

lemma trans_converse [simp]: "trans (r¯) = trans r"
  unfolding trans_def by blast

lemma sym_conv_converse_eq: "sym r = (r¯ = r)"
  by (auto simp: sym_def)

lemma sym_Un_converse: "sym (r ∪ r¯)"
  by (auto simp: sym_def)

lemma sym_Int_converse: "sym (r ∩ r¯)"
  by (auto simp: sym_def)

subsection ‹Domain, range, field and image›

definition Domain :: "('a × 'b) set ⇒ 'a set"
  where "Domain r = {x. ∃y. (x, y) ∈ r}"

definition Range :: "('a × 'b) set ⇒ 'b set"
  where "Range r = {y. ∃x. (x, y) ∈ r}"

definition Domainp :: "('a ⇒ 'b ⇒ bool) ⇒ 'a ⇒ bool"
  where "Domainp r = (λx. ∃y. r x y)"

definition Rangep :: "('a ⇒ 'b ⇒ bool) ⇒ 'b ⇒ bool"
  where "Rangep r = (λy. ∃x. r x y)"

definition Field :: "'a rel ⇒ 'a set"
  where "Field r = Domain r ∪ Range r"

definition Image :: "('a × 'b) set ⇒ 'a set ⇒ 'b set"  (infixr "``" 90)
  where "r `` s = {y. ∃x∈s. (x, y) ∈ r}"

lemma Domain_iff: "(a ∈ Domain r) = (∃y. (a, y) ∈ r)"
  by (simp add: Domain_def)

lemma DomainI: "(a, b) ∈ r ⟹ a ∈ Domain r"
  by (auto simp: Domain_def)

lemma DomainE: "a ∈ Domain r ⟹ (⋀b. (a, b) ∈ r ⟹ P) ⟹ P"
  by (auto simp: Domain_def)

lemma Range_iff: "(a ∈ Range r) = (∃y. (y, a) ∈ r)"
  by (simp add: Range_def)

lemma RangeI: "(a, b) ∈ r ⟹ b ∈ Range r"
  by (auto simp: Range_def)

lemma RangeE: "b ∈ Range r ⟹ (⋀a. (a, b) ∈ r ⟹ P) ⟹ P"
  by (auto simp: Range_def)

lemma Domain_fst: "Domain r = fst ` r"
  by (force simp: Domain_def)

lemma Range_snd: "Range r = snd ` r"
  by (force simp: Range_def)

lemma Domain_empty [simp]: "Domain {} = {}"
  by (simp add: Domain_def)

lemma Range_empty [simp]: "Range {} = {}"
  by (simp add: Range_def)

lemma Domain_insert [simp]: "Domain (insert (a, b) r) = insert a (Domain r)"
  by (auto simp: Domain_def)

lemma Range_insert [simp]: "Range (insert (a, b) r) = insert b (Range r)"
  by (auto simp: Range_def)

lemma Domain_Un_eq: "Domain (A ∪ B) = Domain A ∪ Domain B"
  by (auto simp: Domain_def)

lemma Range_Un_eq: "Range (A ∪ B) = Range A ∪ Range B"
  by (auto simp: Range_def)

lemma Domain_Int_subset: "Domain (A ∩ B) ⊆ Domain A ∩ Domain B"
  by (auto simp: Domain_def)

lemma Range_Int_subset: "Range (A ∩ B) ⊆ Range A ∩ Range B"
  by (auto simp: Range_def)

lemma Domain_converse [simp]: "Domain (r¯) = Range r"
  by (auto simp: Domain_def Range_def)

lemma Range_converse [simp]: "Range (r¯) = Domain r"
  by (auto simp: Domain_def Range_def)

lemma FieldI1: "(i, j) ∈ R ⟹ i ∈ Field R"
  by (auto simp: Field_def Domain_def)

lemma FieldI2: "(i, j) ∈ R ⟹ j ∈ Field R"
  by (auto simp: Field_def Range_def)

lemma Field_empty [simp]: "Field {} = {}"
  by (simp add: Field_def)

lemma finite_Domain: "finite r ⟹ finite (Domain r)"
  by (simp add: Domain_fst)

lemma finite_Range: "finite r ⟹ finite (Range r)"
  by (simp add: Range_snd)

lemma finite_Field: "finite r ⟹ finite (Field r)"
  by (simp add: Field_def finite_Domain finite_Range)

lemma Image_iff: "(b ∈ r `` A) = (∃x∈A. (x, b) ∈ r)"
  by (simp add: Image_def)

lemma Image_singleton: "r `` {a} = {b. (a, b) ∈ r}"
  by (simp add: Image_def)

lemma Image_singleton_iff [iff]: "(b ∈ r `` {a}) = ((a, b) ∈ r)"
  by (simp add: Image_def)

lemma ImageI [intro]: "(a, b) ∈ r ⟹ a ∈ A ⟹ b ∈ r `` A"
  by (auto simp: Image_def)

lemma ImageE [elim!]: "b ∈ r `` A ⟹ (⋀x. (x, b) ∈ r ⟹ x ∈ A ⟹ P) ⟹ P"
  by (auto simp: Image_def)

lemma Image_empty [simp]: "R `` {} = {}"
  by auto

lemma Image_Id [simp]: "Id `` A = A"
  by auto

lemma Image_Un: "R `` (A ∪ B) = R `` A ∪ R `` B"
  by auto

lemma Image_mono: "r' ⊆ r ⟹ A' ⊆ A ⟹ r' `` A' ⊆ r `` A"
  by auto

lemma relcomp_Image: "(X O Y) `` Z = Y `` (X `` Z)"
  by auto

lemma Sup_SUP_eq: "Sup S = (λx. x ∈ ⋃(Collect ` S))"
  by (auto simp: fun_eq_iff Sup_bool_def)

definition inv_image :: "'b rel ⇒ ('a ⇒ 'b) ⇒ 'a rel"
  where "inv_image r f = {(x, y). (f x, f y) ∈ r}"

definition inv_imagep :: "('b ⇒ 'b ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'a ⇒ bool"
  where "inv_imagep r f = (λx y. r (f x) (f y))"

lemma in_inv_image [simp]: "((x, y) ∈ inv_image r f) = ((f x, f y) ∈ r)"
  by (simp add: inv_image_def)

definition Powp :: "('a ⇒ bool) ⇒ 'a set ⇒ bool"
  where "Powp A = (λB. ∀x∈B. A x)"

end
