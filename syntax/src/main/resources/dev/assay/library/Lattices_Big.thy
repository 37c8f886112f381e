section ‹Infima, suprema, minima and maxima of finite sets›

theory Lattices_Big
  imports Groups_Big
begin

text ‹Folding a binary operation over a finite non-empty set, without a neutral element.›

definition semilattice_set :: "('a ⇒ 'a ⇒ 'a) ⇒ 'a set ⇒ 'a"
  where "semilattice_set f A = the (Finite_Set.fold (λx y. Some (case y of None ⇒ x | Some z ⇒ f x z)) None A)"

definition Inf_fin :: "'a::semilattice_inf set ⇒ 'a"  ("⨅\<^sub>f\<^sub>i\<^sub>n_" [900] 900)
  where "Inf_fin = semilattice_set inf"

definition Sup_fin :: "'a::semilattice_sup set ⇒ 'a"  ("⨆\<^sub>f\<^sub>i\<^sub>n_" [900] 900)
  where "Sup_fin = semilattice_set sup"

definition Min :: "'a::linorder set ⇒ 'a"
  where "Min = semilattice_set min"

definition Max :: "'a::linorder set ⇒ 'a"
  where "Max = semilattice_set max"

lemma Inf_fin_singleton [simp]: "Inf_fin {x} = x"
  by (simp add: Inf_fin_def semilattice_set_def)

lemma Inf_fin_insert [simp]: "finite A ⟹ A ≠ {} ⟹ Inf_fin (insert x A) = inf x (Inf_fin A)"
  by (simp add: Inf_fin_def semilattice_set_def)

lemma Sup_fin_singleton [simp]: "Sup_fin {x} = x"
  by (simp add: Sup_fin_def semilattice_set_def)

lemma Sup_fin_insert [simp]: "finite A ⟹ A ≠ {} ⟹ Sup_fin (insert x A) = sup x (Sup_fin A)"
  by (simp add: Sup_fin_def semilattice_set_def)

lemma Inf_fin_le_Sup_fin [simp]: "finite A ⟹ A ≠ {} ⟹ Inf_fin A ≤ (Sup_fin A::'a::lattice)"
  by (induct rule: finite_induct) (auto intro: le_infI1 le_supI1)

lemma sup_Inf_absorb [simp]: "finite A ⟹ a ∈ A ⟹ sup (Inf_fin A) a = (a::'a::lattice)"
  by (induct rule: finite_induct) auto

lemma Inf_fin_Inf: "finite A ⟹ A ≠ {} ⟹ Inf_fin A = (Inf A::'a::complete_lattice)"
  by (induct rule: finite_induct) auto

lemma Sup_fin_Sup: "finite A ⟹ A ≠ {} ⟹ Sup_fin A = (Sup A::'a::complete_lattice)"
  by (induct rule: finite_induct) auto

lemma Min_singleton [simp]: "Min {x} = x"
  by (simp add: Min_def semilattice_set_def)

lemma Max_singleton [simp]: "Max {x} = x"
  by (simp add: Max_def semilattice_set_def)

lemma Min_insert [simp]: "finite A ⟹ A ≠ {} ⟹ Min (insert x A) = min x (Min A)"
  by (simp add: Min_def semilattice_set_def)

lemma Max_insert [simp]: "finite A ⟹ A ≠ {} ⟹ Max (insert x A) = max x (Max A)"
  by (simp add: Max_def semilattice_set_def)

lemma Min_in [simp]: "finite A ⟹ A ≠ {} ⟹ Min A ∈ A"
  by (induct rule: finite_induct) (auto simp: min_def)

lemma Max_in [simp]: "finite A ⟹ A ≠ {} ⟹ Max A ∈ A"
  by (induct rule: finite_induct) (auto simp: max_def)

lemma Min_le [simp]: "finite A ⟹ x ∈ A ⟹ Min A ≤ x"
  by (induct rule: finite_induct) (auto simp: min_def)

lemma Max_ge [simp]: "finite A ⟹ x ∈ A ⟹ x ≤ Max A"
  by (induct rule: finite_induct) (auto simp: max_def)

lemma Min_insert2: "finite A ⟹ (⋀b. b ∈ A ⟹ a ≤ b) ⟹ Min (insert a A) = a"
  by (cases "A = {}") (auto simp: min_def)

lemma Max_insert2: "finite A ⟹ (⋀b. b ∈ A ⟹ b ≤ a) ⟹ Max (insert a A) = a"
  by (cases "A = {}") (auto simp: max_def)

lemma Min_eqI: "finite A ⟹ (⋀y. y ∈ A ⟹ y ≥ x) ⟹ x ∈ A ⟹ Min A = x"
  by (auto intro: order_antisym)

lemma Max_eqI: "finite A ⟹ (⋀y. y ∈ A ⟹ y ≤ x) ⟹ x ∈ A ⟹ Max A = x"
  by (auto intro: order_antisym)

lemma eq_Min_iff: "finite A ⟹ A ≠ {} ⟹ (m = Min A) = (m ∈ A ∧ (∀a∈A. m ≤ a))"
  by (auto intro: order_antisym)

lemma eq_Max_iff: "finite A ⟹ A ≠ {} ⟹ (m = Max A) = (m ∈ A ∧ (∀a∈A. a ≤ m))"
  by (auto intro: order_antisym)

lemma Min_ge_iff [simp]: "finite A ⟹ A ≠ {} ⟹ (x ≤ Min A) = (∀a∈A. x ≤ a)"
  by (auto intro: order_trans)

lemma Max_le_iff [simp]: "finite A ⟹ A ≠ {} ⟹ (Max A ≤ x) = (∀a∈A. a ≤ x)"
  by (auto intro: order_trans)

lemma Min_gr_iff [simp]: "finite A ⟹ A ≠ {} ⟹ (x < Min A) = (∀a∈A. x < a)"
  by (auto intro: less_le_trans)

lemma Max_less_iff [simp]: "finite A ⟹ A ≠ {} ⟹ (Max A < x) = (∀a∈A. a < x)"
  by (auto intro: le_less_trans)

lemma Min_le_iff: "finite A ⟹ A ≠ {} ⟹ (Min A ≤ x) = (∃a∈A. a ≤ x)"
  by (auto intro: order_trans)

lemma Max_ge_iff: "finite A ⟹ A ≠ {} ⟹ (x ≤ Max A) = (∃a∈A. x ≤ a)"
  by (auto intro: order_trans)

lemma Max_eq_if: "finite A ⟹ finite B ⟹ ∀a∈A. ∃b∈B. a ≤ b ⟹ ∀b∈B. ∃a∈A. b ≤ a ⟹ Max A = Max B"
  by (cases "A = {}") (auto intro: order_antisym)

lemma Min_antimono: "M ⊆ N ⟹ M ≠ {} ⟹ finite N ⟹ Min N ≤ Min M"
  by (auto intro: finite_subset)

lemma Max_mono: "M ⊆ N ⟹ M ≠ {} ⟹ finite N ⟹ Max M ≤ Max N"
  by (auto intro: finite_subset)

lemma Max_Sup: "finite A ⟹ A ≠ {} ⟹ Max A = (Sup A::'a::complete_linorder)"
  by (induct rule: finite_induct) auto

lemma Min_Inf: "finite A ⟹ A ≠ {} ⟹ Min A = (Inf A::'a::complete_linorder)"
  by (induct rule: finite_induct) auto

lemma finite_linorder_min_induct: "finite (A::'a::linorder set) ⟹ P {} ⟹ (⋀b A. finite A ⟹ ∀a∈A. b < a ⟹ P A ⟹ P (insert b A)) ⟹ P A"
  by (induct "card A" arbitrary: A) auto

lemma finite_linorder_max_induct: "finite (A::'a::linorder set) ⟹ P {} ⟹ (⋀b A. finite A ⟹ ∀a∈A. a < b ⟹ P A ⟹ P (insert b A)) ⟹ P A"
  by (induct "card A" arbitrary: A) auto

subsection ‹Arguments that minimise or maximise a function›

definition is_arg_min :: "('a ⇒ 'b::ord) ⇒ ('a ⇒ bool) ⇒ 'a ⇒ bool"
  where "is_arg_min f P x = (P x ∧ ¬ (∃y. P y ∧ f y < f x))"

definition arg_min :: "('a ⇒ 'b::ord) ⇒ ('a ⇒ bool) ⇒ 'a"
  where "arg_min f P = (SOME x. is_arg_min f P x)"

definition arg_min_on :: "('a ⇒ 'b::ord) ⇒ 'a set ⇒ 'a"
  where "arg_min_on f S = arg_min f (λx. x ∈ S)"

definition is_arg_max :: "('a ⇒ 'b::ord) ⇒ ('a ⇒ bool) ⇒ 'a ⇒ bool"
  where "is_arg_max f P x = (P x ∧ ¬ (∃y. P y ∧ f x < f y))"

definition arg_max :: "('a ⇒ 'b::ord) ⇒ ('a ⇒ bool) ⇒ 'a"
  where "arg_max f P = (SOME x. is_arg_max f P x)"

definition arg_max_on :: "('a ⇒ 'b::ord) ⇒ 'a set ⇒ 'a"
  where "arg_max_on f S = arg_max f (λx. x ∈ S)"

lemma arg_min_equality: "P k ⟹ (⋀x. P x ⟹ (f::'a ⇒ 'b::order) k ≤ f x) ⟹ f (arg_min f P) = f k"
  by (auto simp: arg_min_def is_arg_min_def intro: someI2 order_antisym)

lemma ex_has_least_nat: "P k ⟹ ∃x. P x ∧ (∀y. P y ⟶ (m::'a ⇒ nat) x ≤ m y)"
  by (metis LeastI Least_le)

lemma arg_min_natI: "P k ⟹ P (arg_min (m::'a ⇒ nat) P)"
  by (metis arg_min_equality ex_has_least_nat)

lemma arg_min_nat_le: "P x ⟹ (m::'a ⇒ nat) (arg_min m P) ≤ m x"
  by (metis arg_min_equality ex_has_least_nat)

lemma arg_maxI: "P x ⟹ (⋀y. P y ⟹ ¬ f x < f y) ⟹ (⋀x. P x ⟹ ∀y. P y ⟶ ¬ f x < f y ⟹ Q x) ⟹ Q (arg_max f P)"
  by (auto simp: arg_max_def is_arg_max_def intro: someI2)

end
