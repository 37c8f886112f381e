theory Records imports Main begin
record point = px :: int  py :: int
definition shift :: "int ⇒ point ⇒ point" where
  "shift d p = p⦇px := px p + d⦈"
lemma s1: "shift 0 p = p" by (cases p) (auto simp: shift_def)
lemma s3: "p⦇px := a, px := b⦈ = p⦇px := b⦈" by simp
lemma s4: "px (p⦇px := a⦈) = a" by simp
lemma s5: "py (p⦇px := a⦈) = py p" by simp
lemma s6: "p⦇px := a, py := b⦈ = p⦇py := b, px := a⦈" by simp
lemma s7: "px r = px s ⟹ py r = py s ⟹ r = (s :: point)" by (cases r; cases s) simp
lemma s8: "⦇px = a, py = b⦈ = ⦇px = c, py = d⦈ ⟷ a = c ∧ b = d" by auto
lemma s9: "px ⦇px = a, py = b⦈ = a" by simp
lemma s10: "⦇px = a, py = b⦈⦇px := c⦈ = ⦇px = c, py = b⦈" by simp
end
