section ‹Well-founded relations›

theory Wellfounded
  imports Transitive_Closure
begin

definition wf :: "('a × 'a) set ⇒ bool"
  where "wf r = (∀P. (∀x. (∀y. (y, x) ∈ r ⟶ P y) ⟶ P x) ⟶ (∀x. P x))"

definition wfP :: "('a ⇒ 'a ⇒ bool) ⇒ bool"
  where "wfP r = wf {(x, y). r x y}"

lemma wfP_wf_eq: "wfP (λx y. (x, y) ∈ r) = wf r"
  by (simp add: wfP_def)

lemma wfUNIVI: "(⋀P x. (∀x. (∀y. (y, x) ∈ r ⟶ P y) ⟶ P x) ⟹ P x) ⟹ wf r"
  unfolding wf_def by blast

lemma wf_induct: "wf r ⟹ (⋀x. ∀y. (y, x) ∈ r ⟶ P y ⟹ P x) ⟹ P a"
  unfolding wf_def by blast

lemma wf_induct_rule: "wf r ⟹ (⋀x. (⋀y. (y, x) ∈ r ⟹ P y) ⟹ P x) ⟹ P a"
  unfolding wf_def by blast

lemma wfP_induct: "wfP r ⟹ (⋀x. ∀y. r y x ⟶ P y ⟹ P x) ⟹ P a"
  unfolding wfP_def wf_def by simp

lemma wf_not_sym: "wf r ⟹ (a, x) ∈ r ⟹ (x, a) ∉ r"
  by (induct a arbitrary: x rule: wf_induct_rule) blast

lemma wf_asym: "wf r ⟹ (a, x) ∈ r ⟹ ((x, a) ∉ r ⟹ thesis) ⟹ thesis"
  by (metis wf_not_sym)

lemma wf_not_refl [simp]: "wf r ⟹ (a, a) ∉ r"
  by (blast dest: wf_not_sym)

lemma wf_irrefl: "wf r ⟹ ((a, a) ∉ r ⟹ thesis) ⟹ thesis"
  by simp

lemma wf_eq_minimal: "wf r = (∀Q x. x ∈ Q ⟶ (∃z∈Q. ∀y. (y, z) ∈ r ⟶ y ∉ Q))"
  unfolding wf_def by blast

lemma wfE_min: "wf R ⟹ x ∈ Q ⟹ (⋀z. z ∈ Q ⟹ (⋀y. (y, z) ∈ R ⟹ y ∉ Q) ⟹ thesis) ⟹ thesis"
  unfolding wf_eq_minimal by blast

lemma wfE_min': "wf R ⟹ Q ≠ {} ⟹ (⋀z. z ∈ Q ⟹ (⋀y. (y, z) ∈ R ⟹ y ∉ Q) ⟹ thesis) ⟹ thesis"
  unfolding wf_eq_minimal by blast

lemma wfI_min: "(⋀x Q. x ∈ Q ⟹ ∃z∈Q. ∀y. (y, z) ∈ R ⟶ y ∉ Q) ⟹ wf R"
  unfolding wf_eq_minimal by blast

lemma wf_empty [iff]: "wf {}"
  by (simp add: wf_def)

lemma wfP_empty [iff]: "wfP (λx y. False)"
  by (simp add: wfP_def)

lemma wf_subset: "wf r ⟹ p ⊆ r ⟹ wf p"
  unfolding wf_eq_minimal by blast

lemma wf_trancl: "wf r ⟹ wf (r\<^sup>+)"
  by (simp add: wf_def) (metis tranclE)

lemma wf_converse_trancl: "wf (r¯) ⟹ wf ((r\<^sup>+)¯)"
  by (metis trancl_converse wf_trancl)

lemma wf_insert [iff]: "wf (insert (y, x) r) = (wf r ∧ (x, y) ∉ r\<^sup>*)"
  by (auto simp: wf_eq_minimal)

lemma wf_Un: "wf r ⟹ wf s ⟹ Domain r ∩ Range s = {} ⟹ wf (r ∪ s)"
  by (auto simp: wf_eq_minimal Domain_def Range_def)

lemma wf_UN: "(⋀i. i ∈ I ⟹ wf (r i)) ⟹ (⋀i j. i ∈ I ⟹ j ∈ I ⟹ r i ≠ r j ⟹ Domain (r i) ∩ Range (r j) = {}) ⟹ wf (⋃i∈I. r i)"
  by (auto simp: wf_eq_minimal)

lemma wf_map_prod_image_Dom_Ran: "wf r ⟹ (⋀a a'. a ∈ Domain r ⟹ a' ∈ Range r ⟹ f a = f a' ⟹ a = a') ⟹ wf (map_prod f f ` r)"
  by (auto simp: wf_eq_minimal)

lemma wf_relcomp_compatible: "wf R ⟹ R O S ⊆ S O R ⟹ wf (S O R)"
  by (auto simp: wf_eq_minimal)

lemma wf_acyclic: "wf r ⟹ acyclic r"
  by (auto simp: acyclic_def dest: wf_trancl)

lemma finite_acyclic_wf: "finite r ⟹ acyclic r ⟹ wf r"
  by (induct rule: finite_induct) auto

lemma wf_iff_acyclic_if_finite: "finite r ⟹ wf r = acyclic r"
  by (auto intro: finite_acyclic_wf wf_acyclic)

subsection ‹Accessible part›

inductive accp :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ bool"
  for r :: "'a ⇒ 'a ⇒ bool"
  where accpI: "(∀y. r y x ⟶ accp r y) ⟹ accp r x"

definition acc :: "('a × 'a) set ⇒ 'a set"
  where "acc r = {x. accp (λx y. (x, y) ∈ r) x}"

abbreviation termip :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ bool"
  where "termip r ≡ accp (conversep r)"

abbreviation termi :: "('a × 'a) set ⇒ 'a set"
  where "termi r ≡ acc (r¯)"

lemma accp_induct: "accp r a ⟹ (⋀x. accp r x ⟹ ∀y. r y x ⟶ P y ⟹ P x) ⟹ P a"
  by (induct rule: accp.induct) (auto intro: accpI)

lemma accp_downward: "accp r b ⟹ r a b ⟹ accp r a"
  by (auto elim: accp.cases)

lemma not_accp_down: "¬ accp R x ⟹ (⋀z. R z x ⟹ ¬ accp R z ⟹ thesis) ⟹ thesis"
  by (auto intro: accpI)

lemma accp_downwards_aux: "rtranclp r b a ⟹ accp r a ⟶ accp r b"
  by (induct rule: rtranclp_induct) (auto intro: accp_downward)

lemma accp_downwards: "accp r a ⟹ rtranclp r b a ⟹ accp r b"
  by (blast dest: accp_downwards_aux)

lemma accp_wfPI: "∀x. accp r x ⟹ wfP r"
  unfolding wfP_def wf_def by (blast intro: accp_induct)

lemma wfP_accp_iff: "wfP r = (∀x. accp r x)"
  by (auto intro: accp_wfPI accpI wfP_induct)

lemma accp_subset: "R1 ≤ R2 ⟹ accp R2 ≤ accp R1"
  by (auto simp: le_fun_def le_bool_def intro: accp_induct accpI)

lemma accp_subset_induct: "D ≤ accp R ⟹ (⋀x z. D x ⟹ R z x ⟹ D z) ⟹ D x ⟹ (⋀x. D x ⟹ (⋀z. R z x ⟹ P z) ⟹ P x) ⟹ P x"
  by (auto simp: le_fun_def le_bool_def intro: accp_induct)

hide_const (open) acc accp

subsection ‹Particular relations›

definition pred_nat :: "(nat × nat) set"
  where "pred_nat = {(m, n). n = Suc m}"

definition less_than :: "(nat × nat) set"
  where "less_than = pred_nat\<^sup>+"

definition measure :: "('a ⇒ nat) ⇒ ('a × 'a) set"
  where "measure = inv_image less_than"

definition lex_prod :: "('a × 'a) set ⇒ ('b × 'b) set ⇒ (('a × 'b) × ('a × 'b)) set"  (infixr "<*lex*>" 80)
  where "ra <*lex*> rb = {((a, b), (a', b')). (a, a') ∈ ra ∨ a = a' ∧ (b, b') ∈ rb}"

definition mlex_prod :: "('a ⇒ nat) ⇒ ('a × 'a) set ⇒ ('a × 'a) set"  (infixr "<*mlex*>" 80)
  where "f <*mlex*> R = inv_image (less_than <*lex*> R) (λx. (f x, x))"

definition same_fst :: "('a ⇒ bool) ⇒ ('a ⇒ ('b × 'b) set) ⇒ (('a × 'b) × ('a × 'b)) set"
  where "same_fst P R = {((x', y'), (x, y)). x' = x ∧ P x ∧ (y', y) ∈ R x}"

definition finite_psubset :: "('a set × 'a set) set"
  where "finite_psubset = {(A, B). A ⊂ B ∧ finite B}"

definition max_ext :: "('a × 'a) set ⇒ ('a set × 'a set) set"
  where "max_ext R = {(X, Y). finite X ∧ finite Y ∧ Y ≠ {} ∧ (∀x∈X. ∃y∈Y. (x, y) ∈ R)}"

definition min_ext :: "('a × 'a) set ⇒ ('a set × 'a set) set"
  where "min_ext r = {(X, Y). X ≠ {} ∧ (∀y∈Y. ∃x∈X. (x, y) ∈ r)}"

lemma wf_pred_nat: "wf pred_nat"
  by (rule wfUNIVI) (auto simp: pred_nat_def elim: nat_induct)

lemma less_than_iff [iff]: "((x, y) ∈ less_than) = (x < y)"
  by (auto simp: less_than_def pred_nat_def)

lemma wf_less_than [iff]: "wf less_than"
  by (simp add: less_than_def wf_pred_nat wf_trancl)

lemma trans_less_than [iff]: "trans less_than"
  by (simp add: less_than_def)

lemma wf_less: "wf {(x, y::'a::wellorder). x < y}"
  unfolding wf_def by (auto elim: less_induct)

lemma wf_inv_image [simp, intro!]: "wf r ⟹ wf (inv_image r f)"
  unfolding wf_eq_minimal by (auto simp: inv_image_def)

lemma in_measure [simp]: "((x, y) ∈ measure f) = (f x < f y)"
  by (simp add: measure_def)

lemma wf_measure [iff]: "wf (measure f)"
  by (simp add: measure_def)

lemma wf_if_measure: "(⋀x. P x ⟹ f (g x) < (f x::nat)) ⟹ wf {(y, x). P x ∧ y = g x}"
  by (rule wf_subset [OF wf_measure]) auto

lemma wf_lex_prod [intro!]: "wf ra ⟹ wf rb ⟹ wf (ra <*lex*> rb)"
  unfolding wf_def lex_prod_def by blast

lemma in_lex_prod [simp]: "(((a, b), (a', b')) ∈ r <*lex*> s) = ((a, a') ∈ r ∨ a = a' ∧ (b, b') ∈ s)"
  by (simp add: lex_prod_def)

lemma trans_lex_prod [intro!]: "trans R1 ⟹ trans R2 ⟹ trans (R1 <*lex*> R2)"
  unfolding trans_def lex_prod_def by blast

lemma wf_finite_psubset [simp]: "wf finite_psubset"
  by (rule wf_subset [OF wf_measure [of card]]) (auto simp: finite_psubset_def psubset_card_mono)

lemma in_finite_psubset [simp]: "((A, B) ∈ finite_psubset) = (A ⊂ B ∧ finite B)"
  by (simp add: finite_psubset_def)

lemma max_ext_wf: "wf r ⟹ wf (max_ext r)"
  by (auto simp: wf_eq_minimal max_ext_def)

lemma min_ext_wf: "wf r ⟹ wf (min_ext r)"
  by (auto simp: wf_eq_minimal min_ext_def)

end
