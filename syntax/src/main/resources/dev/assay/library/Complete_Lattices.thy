section ‹Complete lattices›

theory Complete_Lattices
  imports Fun
begin

class Inf =
  fixes Inf :: "'a set ⇒ 'a"

class Sup =
  fixes Sup :: "'a set ⇒ 'a"

class complete_lattice = lattice + Inf + Sup + bot + top + bounded_lattice +
  assumes Inf_lower: "x ∈ A ⟹ Inf A ≤ x"
    and Inf_greatest: "(⋀x. x ∈ A ⟹ z ≤ x) ⟹ z ≤ Inf A"
    and Sup_upper: "x ∈ A ⟹ x ≤ Sup A"
    and Sup_least: "(⋀x. x ∈ A ⟹ x ≤ z) ⟹ Sup A ≤ z"
    and Inf_empty [simp]: "Inf {} = top"
    and Sup_empty [simp]: "Sup {} = bot"

class complete_distrib_lattice = complete_lattice + distrib_lattice +
  assumes sup_Inf: "sup a (Inf B) = Inf {sup a b |b. b ∈ B}"
    and inf_Sup: "inf a (Sup B) = Sup {inf a b |b. b ∈ B}"

class complete_boolean_algebra = boolean_algebra + complete_distrib_lattice

class complete_linorder = linorder + complete_lattice + complete_distrib_lattice

subsection ‹Bounds›

lemma Inf_lower2: "u ∈ A ⟹ u ≤ v ⟹ Inf A ≤ (v::'a::complete_lattice)"
  by (metis Inf_lower order_trans)

lemma Sup_upper2: "u ∈ A ⟹ v ≤ u ⟹ (v::'a::complete_lattice) ≤ Sup A"
  by (metis Sup_upper order_trans)

lemma le_Inf_iff: "((b::'a::complete_lattice) ≤ Inf A) = (∀a∈A. b ≤ a)"
  by (auto intro: Inf_greatest dest: Inf_lower order_trans)

lemma Sup_le_iff: "(Sup A ≤ (b::'a::complete_lattice)) = (∀a∈A. a ≤ b)"
  by (auto intro: Sup_least dest: Sup_upper order_trans)

lemma Inf_insert [simp]: "Inf (insert a A) = inf (a::'a::complete_lattice) (Inf A)"
  by (auto simp: order_eq_iff le_Inf_iff intro: Inf_lower le_infI1 le_infI2)

lemma Sup_insert [simp]: "Sup (insert a A) = sup (a::'a::complete_lattice) (Sup A)"
  by (auto simp: order_eq_iff Sup_le_iff intro: Sup_upper le_supI1 le_supI2)

lemma Inf_UNIV [simp]: "Inf UNIV = (bot::'a::complete_lattice)"
  by (auto intro: order_antisym Inf_lower bot_least)

lemma Sup_UNIV [simp]: "Sup UNIV = (top::'a::complete_lattice)"
  by (auto intro: order_antisym Sup_upper top_greatest)

lemma Inf_superset_mono: "B ⊆ A ⟹ Inf A ≤ Inf (B::'a::complete_lattice set)"
  by (auto intro: Inf_greatest Inf_lower)

lemma Sup_subset_mono: "A ⊆ B ⟹ Sup A ≤ Sup (B::'a::complete_lattice set)"
  by (auto intro: Sup_least Sup_upper)

lemma Sup_union_distrib: "Sup (A ∪ B) = sup (Sup A) (Sup (B::'a::complete_lattice set))"
  by (auto simp: order_eq_iff Sup_le_iff intro: Sup_upper le_supI1 le_supI2)

lemma Inf_union_distrib: "Inf (A ∪ B) = inf (Inf A) (Inf (B::'a::complete_lattice set))"
  by (auto simp: order_eq_iff le_Inf_iff intro: Inf_lower le_infI1 le_infI2)

lemma INF_lower: "i ∈ A ⟹ Inf (f ` A) ≤ (f i::'a::complete_lattice)"
  by (auto intro: Inf_lower)

lemma SUP_upper: "i ∈ A ⟹ (f i::'a::complete_lattice) ≤ Sup (f ` A)"
  by (auto intro: Sup_upper)

lemma INF_greatest: "(⋀i. i ∈ A ⟹ u ≤ f i) ⟹ (u::'a::complete_lattice) ≤ Inf (f ` A)"
  by (auto intro: Inf_greatest)

lemma SUP_least: "(⋀i. i ∈ A ⟹ f i ≤ u) ⟹ Sup (f ` A) ≤ (u::'a::complete_lattice)"
  by (auto intro: Sup_least)

lemma Sup_eq_Inf: "Sup A = Inf {b. ∀a∈A. a ≤ (b::'a::complete_lattice)}"
  by (auto intro: order_antisym Sup_least Inf_lower Inf_greatest Sup_upper)

lemma Inf_eq_Sup: "Inf A = Sup {b. ∀a∈A. b ≤ (a::'a::complete_lattice)}"
  by (auto intro: order_antisym Inf_greatest Sup_upper Sup_least Inf_lower)

subsection ‹Truth values and functions›

instantiation bool :: complete_lattice
begin

definition Inf_bool :: "bool set ⇒ bool"
  where "Inf_bool A = (False ∉ A)"

definition Sup_bool :: "bool set ⇒ bool"
  where "Sup_bool A = (True ∈ A)"

instance by standard (auto simp: Inf_bool_def Sup_bool_def le_bool_def bot_bool_def top_bool_def)

end

instance bool :: complete_boolean_algebra
  by standard (auto simp: Inf_bool_def Sup_bool_def inf_bool_def sup_bool_def)

instantiation "fun" :: (type, Inf) Inf
begin

definition Inf_fun :: "('a ⇒ 'b::Inf) set ⇒ 'a ⇒ 'b"
  where "Inf_fun A = (λx. Inf ((λf. f x) ` A))"

instance ..

end

instantiation "fun" :: (type, Sup) Sup
begin

definition Sup_fun :: "('a ⇒ 'b::Sup) set ⇒ 'a ⇒ 'b"
  where "Sup_fun A = (λx. Sup ((λf. f x) ` A))"

instance ..

end

lemma Inf_apply [simp]: "Inf A x = Inf ((λf. f x) ` A)"
  by (simp add: Inf_fun_def)

lemma Sup_apply [simp]: "Sup A x = Sup ((λf. f x) ` A)"
  by (simp add: Sup_fun_def)

instance "fun" :: (type, complete_lattice) complete_lattice
  by standard (auto simp: le_fun_def fun_eq_iff intro: INF_lower INF_greatest SUP_upper SUP_least)

instance "fun" :: (type, complete_distrib_lattice) complete_distrib_lattice
  by standard (auto simp: fun_eq_iff sup_Inf inf_Sup)

instance "fun" :: (type, complete_boolean_algebra) complete_boolean_algebra ..

subsection ‹Unions and intersections of many sets›

instantiation set :: (type) complete_lattice
begin

definition Inf_set :: "'a set set ⇒ 'a set"
  where "Inf_set A = {x. ∀B∈A. x ∈ B}"

definition Sup_set :: "'a set set ⇒ 'a set"
  where "Sup_set A = {x. ∃B∈A. x ∈ B}"

instance by standard (auto simp: Inf_set_def Sup_set_def)

end

instance set :: (type) complete_boolean_algebra
  by standard (auto simp: Inf_set_def Sup_set_def)

abbreviation Inter :: "'a set set ⇒ 'a set"  ("⋂")
  where "Inter S ≡ Inf S"

abbreviation Union :: "'a set set ⇒ 'a set"  ("⋃")
  where "Union S ≡ Sup S"

lemma Inter_iff [simp]: "(A ∈ ⋂C) = (∀X∈C. A ∈ X)"
  by (simp add: Inf_set_def)

lemma InterI [intro!]: "(⋀X. X ∈ C ⟹ A ∈ X) ⟹ A ∈ ⋂C"
  by simp

lemma InterD [elim]: "A ∈ ⋂C ⟹ X ∈ C ⟹ A ∈ X"
  by auto

lemma Inter_lower: "B ∈ A ⟹ ⋂A ⊆ B"
  by auto

lemma Inter_greatest: "(⋀X. X ∈ A ⟹ C ⊆ X) ⟹ C ⊆ ⋂A"
  by auto

lemma Inter_empty: "⋂{} = UNIV"
  by simp

lemma Inter_insert: "⋂(insert a B) = a ∩ ⋂B"
  by simp

lemma Union_iff [simp]: "(A ∈ ⋃C) = (∃X∈C. A ∈ X)"
  by (simp add: Sup_set_def)

lemma UnionI [intro]: "X ∈ C ⟹ A ∈ X ⟹ A ∈ ⋃C"
  by auto

lemma UnionE [elim!]: "A ∈ ⋃C ⟹ (⋀X. A ∈ X ⟹ X ∈ C ⟹ R) ⟹ R"
  by auto

lemma Union_upper: "B ∈ A ⟹ B ⊆ ⋃A"
  by auto

lemma Union_least: "(⋀X. X ∈ A ⟹ X ⊆ C) ⟹ ⋃A ⊆ C"
  by auto

lemma Union_empty: "⋃{} = {}"
  by simp

lemma Union_UNIV: "⋃UNIV = UNIV"
  by simp

lemma Union_insert: "⋃(insert a B) = a ∪ ⋃B"
  by simp

lemma Union_Un_distrib [simp]: "⋃(A ∪ B) = ⋃A ∪ ⋃B"
  by auto

lemma Union_mono: "A ⊆ B ⟹ ⋃A ⊆ ⋃B"
  by auto

lemma UN_iff: "(b ∈ (⋃x∈A. B x)) = (∃x∈A. b ∈ B x)"
  by auto

lemma UN_I [intro]: "a ∈ A ⟹ b ∈ B a ⟹ b ∈ (⋃x∈A. B x)"
  by auto

lemma UN_E [elim!]: "b ∈ (⋃x∈A. B x) ⟹ (⋀x. x ∈ A ⟹ b ∈ B x ⟹ R) ⟹ R"
  by auto

lemma INT_iff: "(b ∈ (⋂x∈A. B x)) = (∀x∈A. b ∈ B x)"
  by auto

lemma INT_I [intro!]: "(⋀x. x ∈ A ⟹ b ∈ B x) ⟹ b ∈ (⋂x∈A. B x)"
  by auto

lemma UN_upper: "a ∈ A ⟹ B a ⊆ (⋃x∈A. B x)"
  by auto

lemma UN_least: "(⋀x. x ∈ A ⟹ B x ⊆ C) ⟹ (⋃x∈A. B x) ⊆ C"
  by auto

lemma UN_subset_iff: "((⋃i∈I. A i) ⊆ B) = (∀i∈I. A i ⊆ B)"
  by auto

lemma UN_empty: "(⋃x∈{}. B x) = {}"
  by simp

lemma UN_insert [simp]: "(⋃x∈insert a A. B x) = B a ∪ (⋃x∈A. B x)"
  by auto

lemma UN_Un: "(⋃i∈A ∪ B. M i) = (⋃i∈A. M i) ∪ (⋃i∈B. M i)"
  by auto

lemma UN_singleton [simp]: "(⋃x∈A. {x}) = A"
  by auto

lemma UN_constant: "(⋃y∈A. c) = (if A = {} then {} else c)"
  by auto

lemma image_UN: "f ` (⋃x∈A. B x) = (⋃x∈A. f ` B x)"
  by auto

lemma vimage_UN: "f -` (⋃x∈A. B x) = (⋃x∈A. f -` B x)"
  by auto

lemma image_Union: "f ` ⋃S = (⋃x∈S. f ` x)"
  by auto

lemma Int_Union: "A ∩ ⋃B = (⋃C∈B. A ∩ C)"
  by auto

lemma Un_Union_image: "(⋃x∈C. A x ∪ B x) = ⋃(A ` C) ∪ ⋃(B ` C)"
  by auto

lemma Compl_UN: "- (⋃x∈A. B x) = (⋂x∈A. - B x)"
  by auto

lemma Compl_INT: "- (⋂x∈A. B x) = (⋃x∈A. - B x)"
  by auto

lemma UNION_eq: "(⋃x∈A. B x) = {y. ∃x∈A. y ∈ B x}"
  by auto

lemma INTER_eq: "(⋂x∈A. B x) = {y. ∀x∈A. y ∈ B x}"
  by auto

lemma vimage_eq_UN: "f -` B = (⋃y∈B. f -` {y})"
  by auto

end
