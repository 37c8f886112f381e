section ‹Disjoint sums›

theory Sum_Type
  imports Product_Type
begin

datatype ('a, 'b) sum  (infixr "+" 10) = Inl 'a | Inr 'b

definition Inl_Rep :: "'a ⇒ 'a ⇒ 'b ⇒ bool ⇒ bool"
  where "Inl_Rep a x y p = (x = a ∧ p)"

definition Inr_Rep :: "'b ⇒ 'a ⇒ 'b ⇒ bool ⇒ bool"
  where "Inr_Rep b x y p = (y = b ∧ ¬ p)"

primrec Rep_sum :: "'a + 'b ⇒ 'a ⇒ 'b ⇒ bool ⇒ bool"
  where
    "Rep_sum (Inl a) = Inl_Rep a"
  | "Rep_sum (Inr b) = Inr_Rep b"

definition Abs_sum :: "('a ⇒ 'b ⇒ bool ⇒ bool) ⇒ 'a + 'b"
  where "Abs_sum r = (THE s. Rep_sum s = r)"

lemma Inl_Rep_not_Inr_Rep: "Inl_Rep a ≠ Inr_Rep b"
  by (auto simp: Inl_Rep_def Inr_Rep_def fun_eq_iff)

lemma Rep_sum_inverse: "Abs_sum (Rep_sum s) = s"
  by (cases s) (auto simp: Abs_sum_def)

lemma Inl_def: "Inl = Abs_sum ∘ Inl_Rep"
  by (simp add: fun_eq_iff Rep_sum_inverse [symmetric])

lemma Inr_def: "Inr = Abs_sum ∘ Inr_Rep"
  by (simp add: fun_eq_iff Rep_sum_inverse [symmetric])

lemma inj_Inl [simp]: "inj_on Inl A"
  by (simp add: inj_on_def)

lemma inj_Inr [simp]: "inj_on Inr A"
  by (simp add: inj_on_def)

lemma Inl_inject: "Inl x = Inl y ⟹ x = y"
  by simp

lemma Inr_inject: "Inr x = Inr y ⟹ x = y"
  by simp

lemma Inl_not_Inr: "Inl a ≠ Inr b"
  by simp

lemma Inr_not_Inl: "Inr b ≠ Inl a"
  by simp

lemma sumE: "(⋀x. s = Inl x ⟹ P) ⟹ (⋀y. s = Inr y ⟹ P) ⟹ P"
  by (cases s) simp_all

lemma split_sum_all: "(∀x. P x) = ((∀x. P (Inl x)) ∧ (∀x. P (Inr x)))"
  by (metis sumE)

lemma split_sum_ex: "(∃x. P x) = ((∃x. P (Inl x)) ∨ (∃x. P (Inr x)))"
  by (metis sumE)

lemma UNIV_sum: "UNIV = Inl ` UNIV ∪ Inr ` UNIV"
  by (auto elim: sumE)

primrec isl :: "'a + 'b ⇒ bool"
  where
    "isl (Inl a) = True"
  | "isl (Inr b) = False"

fun projl :: "'a + 'b ⇒ 'a"
  where "projl (Inl a) = a"

fun projr :: "'a + 'b ⇒ 'b"
  where "projr (Inr b) = b"

definition Plus :: "'a set ⇒ 'b set ⇒ ('a + 'b) set"  (infixr "<+>" 65)
  where "A <+> B = Inl ` A ∪ Inr ` B"

lemma InlI [intro!]: "a ∈ A ⟹ Inl a ∈ A <+> B"
  by (simp add: Plus_def)

lemma InrI [intro!]: "b ∈ B ⟹ Inr b ∈ A <+> B"
  by (simp add: Plus_def)

lemma PlusE [elim!]: "u ∈ A <+> B ⟹ (⋀x. x ∈ A ⟹ u = Inl x ⟹ P) ⟹ (⋀y. y ∈ B ⟹ u = Inr y ⟹ P) ⟹ P"
  by (auto simp: Plus_def)

lemma Plus_eq_empty_conv [simp]: "(A <+> B = {}) = (A = {} ∧ B = {})"
  by (auto simp: Plus_def)

lemma UNIV_Plus_UNIV [simp]: "UNIV <+> UNIV = UNIV"
  by (auto simp: Plus_def elim: sumE)

hide_const (open) Plus

end
