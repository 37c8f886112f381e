section ‹Relating functions›

theory BNF_Def
  imports Set_Interval
begin

definition rel_fun :: "('a ⇒ 'c ⇒ bool) ⇒ ('b ⇒ 'd ⇒ bool) ⇒ ('a ⇒ 'b) ⇒ ('c ⇒ 'd) ⇒ bool"
  where "rel_fun A B f g = (∀x y. A x y ⟶ B (f x) (g y))"

definition rel_set :: "('a ⇒ 'b ⇒ bool) ⇒ 'a set ⇒ 'b set ⇒ bool"
  where "rel_set R A B = ((∀x∈A. ∃y∈B. R x y) ∧ (∀y∈B. ∃x∈A. R x y))"

definition convol :: "('a ⇒ 'b) ⇒ ('a ⇒ 'c) ⇒ 'a ⇒ 'b × 'c"
  where "convol f g = (λa. (f a, g a))"

lemma rel_funI [intro]: "(⋀x y. A x y ⟹ B (f x) (g y)) ⟹ rel_fun A B f g"
  by (simp add: rel_fun_def)

lemma rel_funD: "rel_fun A B f g ⟹ A x y ⟹ B (f x) (g y)"
  by (simp add: rel_fun_def)

lemma rel_fun_mono: "rel_fun X A f g ⟹ (⋀x y. Y x y ⟶ X x y) ⟹ (⋀x y. A x y ⟹ B x y) ⟹ rel_fun Y B f g"
  by (simp add: rel_fun_def)

lemma rel_fun_eq: "rel_fun (=) (=) = (=)"
  by (auto simp: rel_fun_def fun_eq_iff)

lemma rel_setI: "(⋀x. x ∈ A ⟹ ∃y∈B. R x y) ⟹ (⋀y. y ∈ B ⟹ ∃x∈A. R x y) ⟹ rel_set R A B"
  by (simp add: rel_set_def)

end
