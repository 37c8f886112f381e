theory Assumptions imports Main begin
lemma l1: "n ≠ 0 ⟹ tl (replicate n x) = replicate (n - 1) x" by (cases n) auto
lemma l2: "xs ≠ [] ⟹ hd (xs @ ys) = hd xs" by (cases xs) auto
lemma l3: "inj_on f A ⟹ inj_on f B ⟹ inj_on f (A ∩ B)" by (auto simp: inj_on_def)
end
