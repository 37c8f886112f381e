section ‹Choice›

theory Hilbert_Choice
  imports Option
begin

lemma someI_ex [elim?]: "∃x. P x ⟹ P (SOME x. P x)"
  by (auto intro: someI)

lemma someI2: "P a ⟹ (⋀x. P x ⟹ Q x) ⟹ Q (SOME x. P x)"
  by (blast intro: someI)

lemma someI2_ex: "∃a. P a ⟹ (⋀x. P x ⟹ Q x) ⟹ Q (SOME x. P x)"
  by (blast intro: someI)

lemma some_equality [intro]: "P a ⟹ (⋀x. P x ⟹ x = a) ⟹ (SOME x. P x) = a"
  by (blast intro: someI)

lemma some1_equality: "∃!x. P x ⟹ P a ⟹ (SOME x. P x) = a"
  by blast

lemma some_eq_ex: "P (SOME x. P x) = (∃x. P x)"
  by (blast intro: someI)

lemma some_eq_trivial [simp]: "(SOME y. y = x) = x"
  by blast

lemma some_sym_eq_trivial [simp]: "(SOME y. x = y) = x"
  by blast

lemma some_in_eq: "((SOME x. x ∈ A) ∈ A) = (A ≠ {})"
  by (auto simp: some_eq_ex)

lemma choice: "∀x. ∃y. Q x y ⟹ ∃f. ∀x. Q x (f x)"
  by (fast elim: someI)

lemma bchoice: "∀x∈S. ∃y. Q x y ⟹ ∃f. ∀x∈S. Q x (f x)"
  by (fast elim: someI)

lemma choice_iff: "(∀x. ∃y. Q x y) = (∃f. ∀x. Q x (f x))"
  by (fast elim: someI)

subsection ‹Inverse functions›

definition inv_into :: "'a set ⇒ ('a ⇒ 'b) ⇒ 'b ⇒ 'a"
  where "inv_into A f = (λx. SOME y. y ∈ A ∧ f y = x)"

abbreviation inv :: "('a ⇒ 'b) ⇒ 'b ⇒ 'a"
  where "inv ≡ inv_into UNIV"

lemma inv_def: "inv f = (λy. SOME x. f x = y)"
  by (simp add: inv_into_def)

lemma inv_into_into: "x ∈ f ` A ⟹ inv_into A f x ∈ A"
  by (auto simp: inv_into_def intro: someI2)

lemma f_inv_into_f: "y ∈ f ` A ⟹ f (inv_into A f y) = y"
  by (auto simp: inv_into_def intro: someI2)

lemma inv_into_f_f [simp]: "inj_on f A ⟹ x ∈ A ⟹ inv_into A f (f x) = x"
  by (auto simp: inv_into_def inj_on_def intro: some_equality)

lemma inv_f_f: "inj f ⟹ inv f (f x) = x"
  by simp

lemma inv_id [simp]: "inv id = id"
  by (simp add: fun_eq_iff inv_into_def)

lemma surj_f_inv_f: "surj f ⟹ f (inv f y) = y"
  by (simp add: f_inv_into_f)

lemma inj_iff: "inj f = (inv f ∘ f = id)"
  by (auto simp: fun_eq_iff inj_on_def)

lemma surj_iff: "surj f = (f ∘ inv f = id)"
  by (auto simp: fun_eq_iff f_inv_into_f)

lemma inv_equality: "(⋀x. g (f x) = x) ⟹ (⋀y. f (g y) = y) ⟹ inv f = g"
  by (auto simp: fun_eq_iff inv_into_def)

lemma bij_imp_bij_inv: "bij f ⟹ bij (inv f)"
  by (auto simp: bij_betw_def inj_on_def)

lemma inv_inv_eq: "bij f ⟹ inv (inv f) = f"
  by (rule inv_equality) (auto simp: bij_betw_def f_inv_into_f)

lemma inj_on_inv_into: "B ⊆ f ` A ⟹ inj_on (inv_into A f) B"
  by (auto simp: inj_on_def intro: f_inv_into_f)

lemma bij_betw_inv_into: "bij_betw f A B ⟹ bij_betw (inv_into A f) B A"
  by (auto simp: bij_betw_def inj_on_inv_into)

end
