section ‹Sums and products over finite sets›

theory Groups_Big
  imports Equiv_Relations
begin

definition sum :: "('b ⇒ 'a::comm_monoid_add) ⇒ 'b set ⇒ 'a"
  where "sum f A = Finite_Set.fold ((+) ∘ f) 0 A"

definition prod :: "('b ⇒ 'a::comm_monoid_mult) ⇒ 'b set ⇒ 'a"
  where "prod f A = Finite_Set.fold ((*) ∘ f) 1 A"

lemma sum_infinite [simp]: "infinite A ⟹ sum g A = 0"
  by (simp add: sum_def)

lemma sum_empty [simp]: "sum g {} = 0"
  by (simp add: sum_def)

lemma sum_insert [simp]: "finite A ⟹ x ∉ A ⟹ sum g (insert x A) = g x + sum g A"
  by (simp add: sum_def fold_insert comp_fun_commute_def fun_eq_iff add_left_commute)

lemma sum_remove: "finite A ⟹ x ∈ A ⟹ sum g A = g x + sum g (A - {x})"
  by (metis sum_insert finite_Diff insert_Diff Diff_iff singletonI)

lemma sum_neutral: "∀x∈A. g x = 0 ⟹ sum g A = 0"
  by (cases "finite A") (auto elim: finite_induct)

lemma sum_cong: "A = B ⟹ (⋀x. x ∈ B ⟹ g x = h x) ⟹ sum g A = sum h B"
  by (cases "finite B") (auto elim: finite_induct)

lemma sum_union_disjoint: "finite A ⟹ finite B ⟹ A ∩ B = {} ⟹ sum g (A ∪ B) = sum g A + sum g B"
  by (induct rule: finite_induct) (auto simp: add_assoc)

lemma sum_union_inter: "finite A ⟹ finite B ⟹ sum g (A ∪ B) + sum g (A ∩ B) = sum g A + sum g B"
  by (induct rule: finite_induct) (auto simp: add_ac)

lemma sum_subset_diff: "B ⊆ A ⟹ finite A ⟹ sum g A = sum g (A - B) + sum g B"
  by (metis sum_union_disjoint Diff_partition finite_subset)

lemma sum_reindex: "inj_on h A ⟹ sum g (h ` A) = sum (g ∘ h) A"
  by (cases "finite A") (auto elim: finite_induct)

lemma sum_distrib: "sum (λx. g x + h x) A = sum g A + sum h A"
  by (cases "finite A") (auto elim: finite_induct simp: add_ac)

lemma sum_negf: "sum (λx. - f x) A = - sum (f::'b ⇒ 'a::ab_group_add) A"
  by (cases "finite A") (auto elim: finite_induct)

lemma sum_subtractf: "sum (λx. f x - g x) A = sum f A - sum (g::'b ⇒ 'a::ab_group_add) A"
  by (cases "finite A") (auto elim: finite_induct)

lemma sum_distrib_left: "r * sum f A = sum (λn. r * (f n::'a::semiring_0)) A"
  by (cases "finite A") (auto elim: finite_induct simp: distrib_left)

lemma sum_distrib_right: "sum f A * r = sum (λn. (f n::'a::semiring_0) * r) A"
  by (cases "finite A") (auto elim: finite_induct simp: distrib_right)

lemma sum_constant [simp]: "sum (λx. y) A = of_nat (card A) * (y::'a::semiring_1)"
  by (cases "finite A") (auto elim: finite_induct simp: distrib_right)

lemma sum_mono: "(⋀i. i ∈ K ⟹ f i ≤ (g i::'a::ordered_comm_monoid_add)) ⟹ sum f K ≤ sum g K"
  by (cases "finite K") (auto elim: finite_induct intro: add_mono)

lemma sum_nonneg: "(⋀x. x ∈ A ⟹ 0 ≤ (f x::'a::ordered_comm_monoid_add)) ⟹ 0 ≤ sum f A"
  by (cases "finite A") (auto elim: finite_induct)

lemma sum_swap: "sum (λi. sum (g i) B) A = sum (λj. sum (λi. g i j) A) B"
  by (cases "finite A") (auto elim: finite_induct simp: sum_distrib)

lemma sum_cartesian_product: "sum (λx. sum (g x) B) A = sum (λ(x, y). g x y) (A × B)"
  by (cases "finite A") (auto elim: finite_induct)

lemma sum_eq_0_iff [simp]: "finite F ⟹ (sum f F = 0) = (∀a∈F. f a = (0::nat))"
  by (induct rule: finite_induct) auto

lemma sum_Suc: "sum (λx. Suc (f x)) A = sum f A + card A"
  by (cases "finite A") (auto elim: finite_induct)

lemma card_eq_sum: "card A = sum (λx. 1) A"
  by (cases "finite A") (auto elim: finite_induct)

lemma card_UN_disjoint: "finite I ⟹ (∀i∈I. finite (A i)) ⟹ (∀i∈I. ∀j∈I. i ≠ j ⟶ A i ∩ A j = {}) ⟹ card (⋃i∈I. A i) = sum (λi. card (A i)) I"
  by (induct rule: finite_induct) (auto simp: card_Un_disjoint)

lemma prod_infinite [simp]: "infinite A ⟹ prod g A = 1"
  by (simp add: prod_def)

lemma prod_empty [simp]: "prod g {} = 1"
  by (simp add: prod_def)

lemma prod_insert [simp]: "finite A ⟹ x ∉ A ⟹ prod g (insert x A) = g x * prod g A"
  by (simp add: prod_def fold_insert comp_fun_commute_def fun_eq_iff mult_left_commute)

lemma prod_cong: "A = B ⟹ (⋀x. x ∈ B ⟹ g x = h x) ⟹ prod g A = prod h B"
  by (cases "finite B") (auto elim: finite_induct)

lemma prod_union_disjoint: "finite A ⟹ finite B ⟹ A ∩ B = {} ⟹ prod g (A ∪ B) = prod g A * prod g B"
  by (induct rule: finite_induct) (auto simp: mult_assoc)

lemma prod_distrib: "prod (λx. g x * h x) A = prod g A * prod h A"
  by (cases "finite A") (auto elim: finite_induct simp: mult_ac)

lemma prod_constant [simp]: "prod (λx. y) A = y ^ card A"
  by (cases "finite A") (auto elim: finite_induct)

lemma prod_zero_iff [simp]: "finite A ⟹ (prod f A = 0) = (∃a∈A. f a = (0::'a::semidom))"
  by (induct rule: finite_induct) auto

lemma dvd_prod_eqI: "finite A ⟹ a ∈ A ⟹ b = f a ⟹ b dvd prod f A"
  by (induct rule: finite_induct) auto

lemma of_nat_sum [simp]: "of_nat (sum f A) = sum (λx. of_nat (f x)) A"
  by (cases "finite A") (auto elim: finite_induct)

lemma of_nat_prod [simp]: "of_nat (prod f A) = prod (λx. of_nat (f x)::'a::comm_semiring_1) A"
  by (cases "finite A") (auto elim: finite_induct)

end
