section ‹Quotients›

theory Quotient
  imports BNF_Def
begin

notation
  rel_fun  (infixr "===>" 55) and
  map_fun  (infixr "--->" 55)

definition Quotient3 :: "('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ ('b ⇒ 'a) ⇒ bool"
  where "Quotient3 R Abs Rep =
    ((∀a. Abs (Rep a) = a) ∧ (∀a. R (Rep a) (Rep a)) ∧ (∀r s. R r s = (R r r ∧ R s s ∧ Abs r = Abs s)))"

definition Quotient :: "('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ ('b ⇒ 'a) ⇒ ('a ⇒ 'b ⇒ bool) ⇒ bool"
  where "Quotient R Abs Rep T =
    ((∀a. Abs (Rep a) = a) ∧ (∀a. R (Rep a) (Rep a)) ∧ (∀r s. R r s = (R r r ∧ R s s ∧ Abs r = Abs s))
     ∧ T = (λx y. R x x ∧ Abs x = y))"

definition Respects :: "('a ⇒ 'a ⇒ bool) ⇒ 'a set"
  where "Respects R = {x. R x x}"

definition Babs :: "'a set ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "Babs p m x = (if x ∈ p then m x else undefined)"

definition Bex1_rel :: "('a ⇒ 'a ⇒ bool) ⇒ ('a ⇒ bool) ⇒ bool"
  where "Bex1_rel R P = ((∃x∈Respects R. P x) ∧ (∀x∈Respects R. ∀y∈Respects R. P x ∧ P y ⟶ R x y))"

lemma Quotient3_abs_rep [simp]: "Quotient3 R Abs Rep ⟹ Abs (Rep a) = a"
  by (simp add: Quotient3_def)

lemma Quotient3_rep_reflp: "Quotient3 R Abs Rep ⟹ R (Rep a) (Rep a)"
  by (simp add: Quotient3_def)

lemma Quotient3_rel: "Quotient3 R Abs Rep ⟹ (R r r ∧ R s s ∧ Abs r = Abs s) = R r s"
  by (auto simp: Quotient3_def)

lemma identity_quotient3: "Quotient3 (=) id id"
  by (simp add: Quotient3_def)

lemma in_respects: "(x ∈ Respects R) = R x x"
  by (simp add: Respects_def)

end
