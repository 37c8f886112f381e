section ‹Functions›

theory Fun
  imports Set
begin

lemma apply_inverse: "f x = u ⟹ (⋀x. P x ⟹ g (f x) = x) ⟹ P x ⟹ x = g u"
  by auto

subsection ‹Identity and composition›

definition id :: "'a ⇒ 'a"
  where "id = (λx. x)"

lemma id_apply [simp]: "id x = x"
  by (simp add: id_def)

lemma image_id [simp]: "image id = id"
  by (simp add: id_def fun_eq_iff)

lemma vimage_id [simp]: "vimage id = id"
  by (auto simp: id_def fun_eq_iff)

definition comp :: "('b ⇒ 'c) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'c"  (infixl "∘" 55)
  where "f ∘ g = (λx. f (g x))"

notation (ASCII)
  comp  (infixl "o" 55)

lemma comp_apply [simp]: "(f ∘ g) x = f (g x)"
  by (simp add: comp_def)

lemma o_def: "f ∘ g = (λx. f (g x))"
  by (simp add: comp_def)

lemma comp_assoc: "(f ∘ g) ∘ h = f ∘ (g ∘ h)"
  by (simp add: fun_eq_iff)

lemma o_assoc: "f ∘ (g ∘ h) = f ∘ g ∘ h"
  by (simp add: fun_eq_iff)

lemma id_comp [simp]: "id ∘ g = g"
  by (simp add: fun_eq_iff)

lemma comp_id [simp]: "f ∘ id = f"
  by (simp add: fun_eq_iff)

lemma comp_eq_dest: "a ∘ b = c ∘ d ⟹ a (b v) = c (d v)"
  by (simp add: fun_eq_iff)

lemma comp_eq_elim: "a ∘ b = c ∘ d ⟹ ((⋀v. a (b v) = c (d v)) ⟹ R) ⟹ R"
  by (simp add: fun_eq_iff)

lemma image_comp: "f ` (g ` r) = (f ∘ g) ` r"
  by auto

lemma vimage_comp: "f -` (g -` x) = (g ∘ f) -` x"
  by auto

lemma image_eq_imp_comp: "f ` A = g ` B ⟹ (h ∘ f) ` A = (h ∘ g) ` B"
  by (auto simp: image_comp [symmetric])

definition fcomp :: "('a ⇒ 'b) ⇒ ('b ⇒ 'c) ⇒ 'a ⇒ 'c"  (infixl "∘>" 60)
  where "f ∘> g = (λx. g (f x))"

lemma fcomp_apply [simp]: "(f ∘> g) x = g (f x)"
  by (simp add: fcomp_def)

lemma fcomp_comp: "fcomp f g = comp g f"
  by (simp add: fun_eq_iff)

no_notation fcomp  (infixl "∘>" 60)

definition map_fun :: "('c ⇒ 'a) ⇒ ('b ⇒ 'd) ⇒ ('a ⇒ 'b) ⇒ 'c ⇒ 'd"
  where "map_fun f g h = g ∘ h ∘ f"

lemma map_fun_apply [simp]: "map_fun f g h x = g (h (f x))"
  by (simp add: map_fun_def)

subsection ‹Injective, surjective and bijective functions›

definition inj_on :: "('a ⇒ 'b) ⇒ 'a set ⇒ bool"
  where "inj_on f A = (∀x∈A. ∀y∈A. f x = f y ⟶ x = y)"

definition bij_betw :: "('a ⇒ 'b) ⇒ 'a set ⇒ 'b set ⇒ bool"
  where "bij_betw f A B = (inj_on f A ∧ f ` A = B)"

abbreviation inj :: "('a ⇒ 'b) ⇒ bool"
  where "inj f ≡ inj_on f UNIV"

abbreviation surj :: "('a ⇒ 'b) ⇒ bool"
  where "surj f ≡ range f = UNIV"

abbreviation bij :: "('a ⇒ 'b) ⇒ bool"
  where "bij f ≡ bij_betw f UNIV UNIV"

lemma inj_def: "inj f = (∀x y. f x = f y ⟶ x = y)"
  by (simp add: inj_on_def)

lemma injI: "(⋀x y. f x = f y ⟹ x = y) ⟹ inj f"
  by (simp add: inj_on_def)

lemma injD: "inj f ⟹ f x = f y ⟹ x = y"
  by (simp add: inj_on_def)

lemma inj_eq: "inj f ⟹ (f x = f y) = (x = y)"
  by (auto simp: inj_on_def)

lemma inj_onI [intro?]: "(⋀x y. x ∈ A ⟹ y ∈ A ⟹ f x = f y ⟹ x = y) ⟹ inj_on f A"
  by (simp add: inj_on_def)

lemma inj_onD: "inj_on f A ⟹ f x = f y ⟹ x ∈ A ⟹ y ∈ A ⟹ x = y"
  by (simp add: inj_on_def)

lemma inj_on_eq_iff: "inj_on f A ⟹ x ∈ A ⟹ y ∈ A ⟹ (f x = f y) = (x = y)"
  by (auto simp: inj_on_def)

lemma inj_on_cong: "(⋀a. a ∈ A ⟹ f a = g a) ⟹ inj_on f A = inj_on g A"
  by (auto simp: inj_on_def)

lemma inj_on_id [simp]: "inj_on id A"
  by (simp add: inj_on_def)

lemma inj_on_id2 [simp]: "inj_on (λx. x) A"
  by (simp add: inj_on_def)

lemma inj_on_Int: "inj_on f A ∨ inj_on f B ⟹ inj_on f (A ∩ B)"
  by (auto simp: inj_on_def)

lemma inj_on_subset: "inj_on f A ⟹ B ⊆ A ⟹ inj_on f B"
  by (auto simp: inj_on_def)

lemma inj_on_empty [iff]: "inj_on f {}"
  by (simp add: inj_on_def)

lemma inj_on_insert [iff]: "inj_on f (insert a A) = (inj_on f A ∧ f a ∉ f ` (A - {a}))"
  by (auto simp: inj_on_def)

lemma inj_singleton [simp]: "inj_on (λx. {x}) A"
  by (simp add: inj_on_def)

lemma inj_on_Un: "inj_on f (A ∪ B) = (inj_on f A ∧ inj_on f B ∧ f ` (A - B) ∩ f ` (B - A) = {})"
  by (auto simp: inj_on_def)

lemma comp_inj_on: "inj_on f A ⟹ inj_on g (f ` A) ⟹ inj_on (g ∘ f) A"
  by (auto simp: inj_on_def)

lemma inj_compose: "inj f ⟹ inj g ⟹ inj (f ∘ g)"
  by (auto simp: inj_on_def)

lemma inj_on_imageI: "inj_on (g ∘ f) A ⟹ inj_on g (f ` A)"
  by (auto simp: inj_on_def)

lemma inj_image_mem_iff: "inj f ⟹ (f a ∈ f ` A) = (a ∈ A)"
  by (auto simp: inj_on_def)

lemma inj_image_eq_iff: "inj f ⟹ (f ` A = f ` B) = (A = B)"
  by (auto simp: inj_on_def set_eq_iff image_def)

lemma inj_image_subset_iff: "inj f ⟹ (f ` A ⊆ f ` B) = (A ⊆ B)"
  by (auto simp: inj_on_def)

lemma inj_on_Un_image_eq_iff: "inj_on f (A ∪ B) ⟹ (f ` A = f ` B) = (A = B)"
  by (auto simp: inj_on_def set_eq_iff image_def)

lemma image_Int: "inj f ⟹ f ` (A ∩ B) = f ` A ∩ f ` B"
  by (auto simp: inj_on_def)

lemma image_set_diff: "inj f ⟹ f ` (A - B) = f ` A - f ` B"
  by (auto simp: inj_on_def)

lemma inj_vimage_image_eq: "inj f ⟹ f -` (f ` A) = A"
  by (auto simp: inj_on_def)

lemma surj_def: "surj f = (∀y. ∃x. y = f x)"
  by auto

lemma surjI: "(⋀x. g (f x) = x) ⟹ surj g"
  by (metis rangeI UNIV_eq_I)

lemma surjD: "surj f ⟹ ∃x. y = f x"
  by auto

lemma surjE: "surj f ⟹ (⋀x. y = f x ⟹ C) ⟹ C"
  by auto

lemma surj_id: "surj id"
  by simp

lemma comp_surj: "surj f ⟹ surj g ⟹ surj (g ∘ f)"
  by (simp add: image_comp [symmetric])

lemma surj_image_vimage_eq: "surj f ⟹ f ` (f -` A) = A"
  by auto

lemma vimage_subsetD: "surj f ⟹ f -` B ⊆ A ⟹ B ⊆ f ` A"
  by (metis image_mono surj_image_vimage_eq)

lemma bijI: "inj f ⟹ surj f ⟹ bij f"
  by (simp add: bij_betw_def)

lemma bij_def: "bij f = (inj f ∧ surj f)"
  by (simp add: bij_betw_def)

lemma bij_is_inj: "bij f ⟹ inj f"
  by (simp add: bij_betw_def)

lemma bij_is_surj: "bij f ⟹ surj f"
  by (simp add: bij_betw_def)

lemma bij_id [simp]: "bij id"
  by (simp add: bij_betw_def)

lemma bij_comp: "bij f ⟹ bij g ⟹ bij (g ∘ f)"
  by (simp add: bij_betw_def inj_compose comp_surj)

lemma bij_betw_imageI: "inj_on f A ⟹ f ` A = B ⟹ bij_betw f A B"
  by (simp add: bij_betw_def)

lemma bij_betw_imp_inj_on: "bij_betw f A B ⟹ inj_on f A"
  by (simp add: bij_betw_def)

lemma bij_betw_imp_surj_on: "bij_betw f A B ⟹ f ` A = B"
  by (simp add: bij_betw_def)

lemma bij_betw_id [simp, intro]: "bij_betw id A A"
  by (simp add: bij_betw_def)

lemma bij_betw_empty1: "bij_betw f {} A ⟹ A = {}"
  by (simp add: bij_betw_def)

lemma bij_betw_empty2: "bij_betw f A {} ⟹ A = {}"
  by (simp add: bij_betw_def)

lemma bij_betw_trans: "bij_betw f A B ⟹ bij_betw g B C ⟹ bij_betw (g ∘ f) A C"
  by (auto simp: bij_betw_def comp_inj_on)

lemma bij_betw_comp_iff: "bij_betw f A A' ⟹ bij_betw f' A' A'' = bij_betw (f' ∘ f) A A''"
  by (auto simp: bij_betw_def inj_on_def)

lemma bij_betw_combine: "bij_betw f A B ⟹ bij_betw f C D ⟹ B ∩ D = {} ⟹ bij_betw f (A ∪ C) (B ∪ D)"
  by (auto simp: bij_betw_def inj_on_def)

subsection ‹Updating functions›

definition fun_upd :: "('a ⇒ 'b) ⇒ 'a ⇒ 'b ⇒ 'a ⇒ 'b"
  where "fun_upd f a b = (λx. if x = a then b else f x)"

lemma fun_upd_apply [simp]: "(f(x := y)) z = (if z = x then y else f z)"
  by (simp add: fun_upd_def)

lemma fun_upd_same: "(f(x := y)) x = y"
  by simp

lemma fun_upd_other: "z ≠ x ⟹ (f(x := y)) z = f z"
  by simp

lemma fun_upd_triv [iff]: "f(x := f x) = f"
  by (simp add: fun_eq_iff)

lemma fun_upd_idem: "f x = y ⟹ f(x := y) = f"
  by (auto simp: fun_eq_iff)

lemma fun_upd_upd [simp]: "f(x := y, x := z) = f(x := z)"
  by (simp add: fun_eq_iff)

lemma fun_upd_twist: "a ≠ c ⟹ (m(a := b))(c := d) = (m(c := d))(a := b)"
  by (auto simp: fun_eq_iff)

lemma fun_upd_image: "f(x := y) ` A = (if x ∈ A then insert y (f ` (A - {x})) else f ` A)"
  by auto

lemma inj_on_fun_updI: "inj_on f A ⟹ y ∉ f ` A ⟹ inj_on (f(x := y)) A"
  by (auto simp: inj_on_def)

definition override_on :: "('a ⇒ 'b) ⇒ ('a ⇒ 'b) ⇒ 'a set ⇒ 'a ⇒ 'b"
  where "override_on f g A = (λa. if a ∈ A then g a else f a)"

lemma override_on_emptyset [simp]: "override_on f g {} = f"
  by (simp add: override_on_def fun_eq_iff)

lemma override_on_apply_notin [simp]: "a ∉ A ⟹ (override_on f g A) a = f a"
  by (simp add: override_on_def)

lemma override_on_apply_in [simp]: "a ∈ A ⟹ (override_on f g A) a = g a"
  by (simp add: override_on_def)

definition swap :: "'a ⇒ 'a ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'b"
  where "swap a b f = f(a := f b, b := f a)"

lemma swap_apply [simp]: "swap a b f a = f b" "swap a b f b = f a" "c ≠ a ⟹ c ≠ b ⟹ swap a b f c = f c"
  by (auto simp: swap_def)

lemma swap_self [simp]: "swap a a f = f"
  by (simp add: swap_def fun_eq_iff)

lemma swap_commute: "swap a b f = swap b a f"
  by (auto simp: swap_def fun_eq_iff)

lemma swap_nilpotent [simp]: "swap a b (swap a b f) = f"
  by (auto simp: swap_def fun_eq_iff)

lemma swap_image_eq [simp]: "a ∈ A ⟹ b ∈ A ⟹ swap a b f ` A = f ` A"
  by (auto simp: swap_def)

lemma surj_swap_iff [simp]: "surj (swap a b f) = surj f"
  by simp

hide_const (open) swap

subsection ‹The inverse on the image›

definition the_inv_into :: "'a set ⇒ ('a ⇒ 'b) ⇒ 'b ⇒ 'a"
  where "the_inv_into A f = (λx. THE y. y ∈ A ∧ f y = x)"

abbreviation the_inv :: "('a ⇒ 'b) ⇒ 'b ⇒ 'a"
  where "the_inv f ≡ the_inv_into UNIV f"

lemma the_inv_into_f_f: "inj_on f A ⟹ x ∈ A ⟹ the_inv_into A f (f x) = x"
  by (auto simp: the_inv_into_def inj_on_def)

lemma f_the_inv_into_f: "inj_on f A ⟹ y ∈ f ` A ⟹ f (the_inv_into A f y) = y"
  by (auto simp: the_inv_into_f_f)

lemma the_inv_f_f: "inj f ⟹ the_inv f (f x) = x"
  by (simp add: the_inv_into_f_f)

lemma inj_vimage_singleton: "inj f ⟹ f -` {a} ⊆ {THE x. f x = a}"
  by (auto simp: inj_on_def)

end
