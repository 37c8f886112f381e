theory Lists imports Main begin
lemma triple: "rev (rev (rev xs)) = rev (xs::nat list)" oops
lemma wrong: "rev (xs @ ys) = rev xs @ rev ys" oops
lemma choice: "(∀x. ∃y. p x y) ⟹ ∃f. ∀x. p x (f x)" oops
end
