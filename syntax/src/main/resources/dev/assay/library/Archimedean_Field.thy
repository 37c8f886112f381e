section ‹Rounding›

theory Archimedean_Field
  imports Main
begin

class archimedean_field = linordered_field +
  assumes ex_le_of_int: "∃z. x ≤ of_int z"

class floor_ceiling = archimedean_field +
  fixes floor :: "'a ⇒ int"  ("⌊_⌋")
  assumes floor_correct: "of_int ⌊x⌋ ≤ x ∧ x < of_int (⌊x⌋ + 1)"

definition ceiling :: "'a::floor_ceiling ⇒ int"  ("⌈_⌉")
  where "⌈x⌉ = - ⌊- x⌋"

definition frac :: "'a::floor_ceiling ⇒ 'a"
  where "frac x = x - of_int ⌊x⌋"

definition round :: "'a::floor_ceiling ⇒ int"
  where "round x = ⌊x + 1 / 2⌋"

lemma floor_unique: "of_int z ≤ x ⟹ x < of_int z + 1 ⟹ ⌊x⌋ = z"
  by (metis floor_correct of_int_add of_int_1 of_int_less_iff le_less_trans zle_add1_eq_le order_antisym)

lemma of_int_floor_le [simp]: "of_int ⌊x⌋ ≤ x"
  by (simp add: floor_correct)

lemma floor_of_int [simp]: "⌊of_int z⌋ = z"
  by (rule floor_unique) simp_all

lemma ceiling_of_int [simp]: "⌈of_int z⌉ = z"
  by (simp add: ceiling_def of_int_minus [symmetric])

lemma floor_mono: "x ≤ y ⟹ ⌊x⌋ ≤ ⌊y⌋"
  by (metis floor_correct le_less_trans of_int_less_iff order_trans zle_add1_eq_le)

lemma le_floor_iff: "(z ≤ ⌊x⌋) = (of_int z ≤ x)"
  by (metis floor_correct floor_mono floor_of_int of_int_le_iff order_trans)

lemma ceiling_le_iff: "(⌈x⌉ ≤ z) = (x ≤ of_int z)"
  by (simp add: ceiling_def minus_le_iff le_floor_iff)

lemma le_of_int_ceiling [simp]: "x ≤ of_int ⌈x⌉"
  by (simp add: ceiling_le_iff [symmetric])

lemma floor_add_int: "⌊x⌋ + z = ⌊x + of_int z⌋"
  by (metis floor_unique floor_correct)

end
