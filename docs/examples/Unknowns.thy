theory Unknowns imports Main begin
lemma "refl r ⟹ sym r" oops
lemma "xs ≠ ys ⟹ hd (xs @ ys) = hd (ys @ xs)" oops
lemma "∃!x. x ∈ A ⟹ (THE y. y ∈ A) ∈ A" oops
end
