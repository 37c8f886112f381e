theory Immediate imports Main begin
lemma a1: "A ⟹ B ⟹ A ∧ B" proof - assume "A" and "B" then show "A ∧ B" .. qed
lemma a2: "A ⟹ A ∨ B" proof - assume "A" then show "A ∨ B" .. qed
lemma a3: "B ⟹ A ∨ B" proof - assume "B" then show "A ∨ B" .. qed
lemma a4: "P a ⟹ ∃x. P x" proof - assume "P a" then show "∃x. P x" .. qed
lemma a5: "∀x. P x ⟹ P a" proof - assume "∀x. P x" then show "P a" .. qed
lemma a6: "A ∧ B ⟹ B" proof - assume "A ∧ B" then show "B" .. qed
lemma a7: "A ⟶ B ⟹ A ⟹ B" proof - assume "A ⟶ B" and "A" then show "B" .. qed
lemma a8: "¬ A ⟹ A ⟹ C" proof - assume "¬ A" and "A" then show "C" .. qed
lemma a9: "A ⟷ B ⟹ A ⟹ B" proof - assume "A ⟷ B" and "A" then show "B" .. qed
lemma a10: "A ⟷ B ⟹ B ⟹ A" proof - assume "A ⟷ B" and "B" then show "A" .. qed
lemma a11: "False ⟹ C" proof - assume "False" then show "C" .. qed
lemma a12: "P a ⟹ a ∈ S ⟹ ∃x∈S. P x" proof - assume "P a" and "a ∈ S" then show "∃x∈S. P x" .. qed
lemma a13: "∀x∈S. P x ⟹ a ∈ S ⟹ P a" proof - assume "∀x∈S. P x" and "a ∈ S" then show "P a" .. qed
lemma a14: "A ⊆ B ⟹ x ∈ A ⟹ x ∈ B" proof - assume "A ⊆ B" and "x ∈ A" then show "x ∈ B" .. qed
lemma a15: "x ∈ A ⟹ x ∈ B ⟹ x ∈ A ∩ B" proof - assume "x ∈ A" and "x ∈ B" then show "x ∈ A ∩ B" .. qed
lemma a16: "A ⊆ B ⟹ B ⊆ A ⟹ A = B" proof assume "A ⊆ B" show "A ⊆ B" by fact next assume "B ⊆ A" show "B ⊆ A" by fact qed
lemma a17: "(∃x. ∀y. P x y) ⟹ ∀y. ∃x. P x y"
proof
  fix y
  assume "∃x. ∀y. P x y"
  then obtain x where "∀y. P x y" ..
  then have "P x y" ..
  then show "∃x. P x y" ..
qed
lemma a18: "A ∨ B ⟹ B ∨ A"
proof (erule disjE)
  assume A then show "B ∨ A" ..
next
  assume B then show "B ∨ A" ..
qed
lemma a19: "A ∨ B ⟹ B ∨ A"
proof -
  assume "A ∨ B"
  then show "B ∨ A"
  proof
    assume A then show ?thesis ..
  next
    assume B then show ?thesis ..
  qed
qed
lemma a20: "¬ (A ∧ B) ⟷ ¬ A ∨ ¬ B"
proof
  assume n: "¬ (A ∧ B)"
  show "¬ A ∨ ¬ B"
  proof (rule ccontr)
    assume m: "¬ (¬ A ∨ ¬ B)"
    have A
    proof (rule ccontr)
      assume "¬ A" then have "¬ A ∨ ¬ B" .. with m show False ..
    qed
    moreover have B
    proof (rule ccontr)
      assume "¬ B" then have "¬ A ∨ ¬ B" .. with m show False ..
    qed
    ultimately have "A ∧ B" ..
    with n show False ..
  qed
next
  assume d: "¬ A ∨ ¬ B"
  show "¬ (A ∧ B)"
  proof
    assume c: "A ∧ B"
    from d show False
    proof
      assume "¬ A" moreover from c have A .. ultimately show False ..
    next
      assume "¬ B" moreover from c have B .. ultimately show False ..
    qed
  qed
qed
end
