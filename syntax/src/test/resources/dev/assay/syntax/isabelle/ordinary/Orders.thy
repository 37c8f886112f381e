theory Orders
  imports Main "HOL-Library.Option_ord" "HOL-Library.Product_Lexorder" "HOL-Library.List_Lexorder"
begin

unbundle lattice_syntax

class measured = order +
  fixes grade :: "'a ⇒ nat"
  assumes grade_mono: "x < y ⟹ grade x < grade y"
begin

lemma grade_le: "x ≤ y ⟹ grade x ≤ grade y"
  using grade_mono by (auto simp: le_less)

definition covers :: "'a ⇒ 'a ⇒ bool" (infix "⋗" 50)
  where "x ⋗ y ⟷ y < x ∧ (∄z. y < z ∧ z < x)"

end

instantiation nat :: measured
begin

definition grade_nat :: "nat ⇒ nat" where "grade_nat n = n"

instance by standard (simp add: grade_nat_def)

end

datatype 'a box = Box 'a

instantiation box :: (order) order
begin

definition less_eq_box where "b ≤ c ⟷ (case (b, c) of (Box x, Box y) ⇒ x ≤ y)"

definition "b < c ⟷ b ≤ c ∧ ¬ c ≤ (b :: 'a box)"

instance sorry

end

lemma box_le [simp]: "Box x ≤ Box y ⟷ x ≤ y"
  by (simp add: less_eq_box_def)

lemma absorb: "x ⊓ (x ⊔ y) = (x :: 'a::lattice)" "⨅{} = (⊤ :: 'b::complete_lattice)" "⊥ ≤ (z :: 'c::order_bot)"
  by (simp_all add: inf_sup_absorb)

lemma "None < Some 0" "(1, 5) < (2, 3 :: nat)" "[1, 2] < [1, 2, 3 :: nat]"
  by simp_all

lemma "partial_order_on UNIV {(x, y). x ≤ (y :: 'a::order)}" "well_order_on {} {}"
  by (auto simp: order_on_defs)

lemma "bdd_above A ⟹ x ∈ A ⟹ x ≤ Sup A" for x :: int
  by (rule cSup_upper)

unbundle no_lattice_syntax

definition meet :: "'a set ⇒ 'a set ⇒ 'a set" (infixl "⊓" 70) where "A ⊓ B = A ∩ B"

lemma "A ⊓ B = B ⊓ A"
  by (auto simp: meet_def)

bundle arrows
begin
notation less (infix "↣" 50)
end

context includes arrows
begin
lemma "x ↣ y ⟹ x ≠ (y :: 'a::order)" by auto
end

lemma includes arrows shows "x ↣ y ∨ y ↣ x ∨ x = (y :: 'a::linorder)"
  by auto

end
