theory Extreme imports Main begin
lemma "∃x. ∀y. p x ⟶ p y" oops
end
