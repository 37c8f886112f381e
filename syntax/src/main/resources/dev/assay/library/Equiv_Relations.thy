section ‹Equivalence relations›

theory Equiv_Relations
  imports Wellfounded
begin

definition equiv :: "'a set ⇒ ('a × 'a) set ⇒ bool"
  where "equiv A r = (refl_on A r ∧ sym r ∧ trans r)"

definition quotient :: "'a set ⇒ ('a × 'a) set ⇒ 'a set set"  (infixl "'/'/" 90)
  where "A // r = (⋃x∈A. {r `` {x}})"

definition congruent :: "('a × 'a) set ⇒ ('a ⇒ 'b) ⇒ bool"
  where "congruent r f = (∀(y, z)∈r. f y = f z)"

abbreviation RESPECTS :: "('a ⇒ 'b) ⇒ ('a × 'a) set ⇒ bool"  (infixr "respects" 80)
  where "f respects r ≡ congruent r f"

definition proj :: "('b × 'a) set ⇒ 'b ⇒ 'a set"
  where "proj r x = r `` {x}"

definition part_equivp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "part_equivp R = ((∃x. R x x) ∧ (∀x y. R x y = (R x x ∧ R y y ∧ R x = R y)))"

definition equivp :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "equivp R = (∀x y. R x y = (R x = R y))"

lemma equivI: "refl_on A r ⟹ sym r ⟹ trans r ⟹ equiv A r"
  by (simp add: equiv_def)

lemma equivE: "equiv A r ⟹ (refl_on A r ⟹ sym r ⟹ trans r ⟹ P) ⟹ P"
  by (simp add: equiv_def)

lemma equiv_class_eq: "equiv A r ⟹ (a, b) ∈ r ⟹ r `` {a} = r `` {b}"
  by (auto simp: equiv_def dest: symD transD)

lemma equiv_class_self: "equiv A r ⟹ a ∈ A ⟹ a ∈ r `` {a}"
  by (auto simp: equiv_def refl_on_def)

lemma equiv_class_eq_iff: "equiv A r ⟹ ((x, y) ∈ r) = (r `` {x} = r `` {y} ∧ x ∈ A ∧ y ∈ A)"
  by (auto simp: equiv_def refl_on_def dest: symD transD)

lemma quotientI: "x ∈ A ⟹ r `` {x} ∈ A // r"
  by (auto simp: quotient_def)

lemma quotientE: "X ∈ A // r ⟹ (⋀x. X = r `` {x} ⟹ x ∈ A ⟹ P) ⟹ P"
  by (auto simp: quotient_def)

lemma Union_quotient: "equiv A r ⟹ ⋃(A // r) = A"
  by (auto simp: quotient_def equiv_def refl_on_def)

lemma quotient_disj: "equiv A r ⟹ X ∈ A // r ⟹ Y ∈ A // r ⟹ X = Y ∨ X ∩ Y = {}"
  by (auto simp: quotient_def equiv_def dest: symD transD)

lemma equivpI: "reflp R ⟹ symp R ⟹ transp R ⟹ equivp R"
  by (auto simp: equivp_def reflp_def symp_def transp_def fun_eq_iff)

lemma equivpE: "equivp R ⟹ (reflp R ⟹ symp R ⟹ transp R ⟹ P) ⟹ P"
  by (auto simp: equivp_def reflp_def symp_def transp_def)

lemma equivp_reflp: "equivp R ⟹ R x x"
  by (simp add: equivp_def)

lemma equivp_symp: "equivp R ⟹ R x y ⟹ R y x"
  by (simp add: equivp_def)

lemma equivp_transp: "equivp R ⟹ R x y ⟹ R y z ⟹ R x z"
  by (simp add: equivp_def)

lemma identity_equivp: "equivp (=)"
  by (auto simp: equivp_def fun_eq_iff)

hide_const (open) proj

end
