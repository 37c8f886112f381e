section ‹Least and greatest fixed points›

theory Inductive
  imports Complete_Lattices
begin

definition lfp :: "('a::complete_lattice ⇒ 'a) ⇒ 'a"
  where "lfp f = Inf {u. f u ≤ u}"

definition gfp :: "('a::complete_lattice ⇒ 'a) ⇒ 'a"
  where "gfp f = Sup {u. u ≤ f u}"

lemma lfp_lowerbound: "f A ≤ A ⟹ lfp f ≤ A"
  by (auto simp: lfp_def intro: Inf_lower)

lemma lfp_greatest: "(⋀u. f u ≤ u ⟹ A ≤ u) ⟹ A ≤ lfp f"
  by (auto simp: lfp_def intro: Inf_greatest)

lemma lfp_fixpoint: "mono f ⟹ f (lfp f) = lfp f"
  by (metis lfp_greatest lfp_lowerbound monoD order_antisym order_trans)

lemma lfp_unfold: "mono f ⟹ lfp f = f (lfp f)"
  by (simp add: lfp_fixpoint)

lemma lfp_const: "lfp (λx. t) = t"
  by (rule lfp_unfold) (simp add: mono_def)

lemma lfp_mono: "(⋀Z. f Z ≤ g Z) ⟹ lfp f ≤ lfp g"
  by (metis lfp_greatest lfp_lowerbound order_trans)

lemma lfp_induct: "mono f ⟹ f (inf (lfp f) P) ≤ P ⟹ lfp f ≤ P"
  by (metis le_inf_iff lfp_fixpoint lfp_lowerbound monoD inf_le1)

lemma gfp_upperbound: "X ≤ f X ⟹ X ≤ gfp f"
  by (auto simp: gfp_def intro: Sup_upper)

lemma gfp_least: "(⋀u. u ≤ f u ⟹ u ≤ X) ⟹ gfp f ≤ X"
  by (auto simp: gfp_def intro: Sup_least)

lemma gfp_fixpoint: "mono f ⟹ f (gfp f) = gfp f"
  by (metis gfp_least gfp_upperbound monoD order_antisym order_trans)

lemma gfp_unfold: "mono f ⟹ gfp f = f (gfp f)"
  by (simp add: gfp_fixpoint)

lemma gfp_mono: "(⋀Z. f Z ≤ g Z) ⟹ gfp f ≤ gfp g"
  by (metis gfp_least gfp_upperbound order_trans)

lemma lfp_le_gfp: "mono f ⟹ lfp f ≤ gfp f"
  by (metis gfp_fixpoint lfp_lowerbound order_refl)

end
