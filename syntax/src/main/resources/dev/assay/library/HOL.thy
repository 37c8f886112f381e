section ‹Higher-order logic›

theory HOL
  imports Pure
begin

text ‹The connectives and quantifiers are part of the kernel; here are the facts that everybody cites.›

subsection ‹Equality›

lemma refl [simp, iff, intro]: "t = t"
  by simp

lemma sym: "s = t ⟹ t = s"
  by simp

lemma not_sym: "t ≠ s ⟹ s ≠ t"
  by auto

lemma trans: "r = s ⟹ s = t ⟹ r = t"
  by simp

lemma subst: "s = t ⟹ P s ⟹ P t"
  by simp

lemma ssubst: "t = s ⟹ P s ⟹ P t"
  by simp

lemma box_equals: "a = b ⟹ a = c ⟹ b = d ⟹ c = d"
  by simp

lemma ext: "(⋀x. f x = g x) ⟹ f = g"
  by auto

lemma fun_cong: "f = g ⟹ f x = g x"
  by simp

lemma arg_cong: "x = y ⟹ f x = f y"
  by simp

lemma arg_cong2: "a = b ⟹ c = d ⟹ f a c = f b d"
  by simp

lemma cong: "f = g ⟹ x = y ⟹ f x = g y"
  by simp

lemma fun_eq_iff: "(f = g) = (∀x. f x = g x)"
  by auto

lemma eq_commute: "(a = b) = (b = a)"
  by auto

lemma eq_sym_conv: "(x = y) = (y = x)"
  by auto

lemma simp_thms_eq [simp]: "(x = x) = True"
  by simp

subsection ‹Connectives›

lemma TrueI [intro!, simp]: "True"
  by simp

lemma FalseE [elim!]: "False ⟹ P"
  by simp

lemma notI [intro!]: "(P ⟹ False) ⟹ ¬ P"
  by auto

lemma notE: "¬ P ⟹ P ⟹ R"
  by simp

lemma not_not [simp]: "(¬ ¬ P) = P"
  by auto

lemma notnotD: "¬ ¬ P ⟹ P"
  by simp

lemma contrapos_nn: "¬ Q ⟹ (P ⟹ Q) ⟹ ¬ P"
  by auto

lemma contrapos_np: "Q ⟹ (¬ P ⟹ ¬ Q) ⟹ P"
  by auto

lemma contrapos_pp: "Q ⟹ (¬ P ⟹ ¬ Q) ⟹ P"
  by auto

lemma contrapos_pn: "Q ⟹ (P ⟹ ¬ Q) ⟹ ¬ P"
  by auto

lemma ccontr: "(¬ P ⟹ False) ⟹ P"
  by auto

lemma classical: "(¬ P ⟹ P) ⟹ P"
  by auto

lemma excluded_middle: "¬ P ∨ P"
  by auto

lemma case_split: "(P ⟹ Q) ⟹ (¬ P ⟹ Q) ⟹ Q"
  by auto

lemma impI [intro!]: "(P ⟹ Q) ⟹ P ⟶ Q"
  by auto

lemma mp: "P ⟶ Q ⟹ P ⟹ Q"
  by simp

lemma rev_mp: "P ⟹ P ⟶ Q ⟹ Q"
  by simp

lemma impE: "P ⟶ Q ⟹ P ⟹ (Q ⟹ R) ⟹ R"
  by simp

lemma iffI [intro!]: "(P ⟹ Q) ⟹ (Q ⟹ P) ⟹ P = Q"
  by auto

lemma iffD1: "Q = P ⟹ Q ⟹ P"
  by simp

lemma iffD2: "P = Q ⟹ Q ⟹ P"
  by simp

lemma rev_iffD1: "Q ⟹ Q = P ⟹ P"
  by simp

lemma rev_iffD2: "Q ⟹ P = Q ⟹ P"
  by simp

lemma iffE: "P = Q ⟹ (P ⟶ Q ⟹ Q ⟶ P ⟹ R) ⟹ R"
  by auto

lemma conjI [intro!]: "P ⟹ Q ⟹ P ∧ Q"
  by simp

lemma conjunct1: "P ∧ Q ⟹ P"
  by simp

lemma conjunct2: "P ∧ Q ⟹ Q"
  by simp

lemma conjE [elim!]: "P ∧ Q ⟹ (P ⟹ Q ⟹ R) ⟹ R"
  by simp

lemma context_conjI: "P ⟹ (P ⟹ Q) ⟹ P ∧ Q"
  by simp

lemma disjI1: "P ⟹ P ∨ Q"
  by simp

lemma disjI2: "Q ⟹ P ∨ Q"
  by simp

lemma disjCI [intro!]: "(¬ Q ⟹ P) ⟹ P ∨ Q"
  by auto

lemma disjE [elim!]: "P ∨ Q ⟹ (P ⟹ R) ⟹ (Q ⟹ R) ⟹ R"
  by auto

lemma conj_commute: "(P ∧ Q) = (Q ∧ P)"
  by auto

lemma conj_left_commute: "(P ∧ Q ∧ R) = (Q ∧ P ∧ R)"
  by auto

lemma conj_assoc: "((P ∧ Q) ∧ R) = (P ∧ Q ∧ R)"
  by auto

lemma disj_commute: "(P ∨ Q) = (Q ∨ P)"
  by auto

lemma disj_left_commute: "(P ∨ Q ∨ R) = (Q ∨ P ∨ R)"
  by auto

lemma disj_assoc: "((P ∨ Q) ∨ R) = (P ∨ Q ∨ R)"
  by auto

lemma conj_disj_distribL: "(P ∧ (Q ∨ R)) = (P ∧ Q ∨ P ∧ R)"
  by auto

lemma conj_disj_distribR: "((P ∨ Q) ∧ R) = (P ∧ R ∨ Q ∧ R)"
  by auto

lemma disj_conj_distribL: "(P ∨ (Q ∧ R)) = ((P ∨ Q) ∧ (P ∨ R))"
  by auto

lemma disj_conj_distribR: "((P ∧ Q) ∨ R) = ((P ∨ R) ∧ (Q ∨ R))"
  by auto

lemma imp_conjR: "(P ⟶ (Q ∧ R)) = ((P ⟶ Q) ∧ (P ⟶ R))"
  by auto

lemma imp_conjL: "((P ∧ Q) ⟶ R) = (P ⟶ (Q ⟶ R))"
  by auto

lemma imp_disjL: "((P ∨ Q) ⟶ R) = ((P ⟶ R) ∧ (Q ⟶ R))"
  by auto

lemma de_Morgan_disj [simp]: "(¬ (P ∨ Q)) = (¬ P ∧ ¬ Q)"
  by auto

lemma de_Morgan_conj [simp]: "(¬ (P ∧ Q)) = (¬ P ∨ ¬ Q)"
  by auto

lemma not_imp [simp]: "(¬ (P ⟶ Q)) = (P ∧ ¬ Q)"
  by auto

lemma not_iff: "(P ≠ Q) = (P = (¬ Q))"
  by auto

lemma imp_conv_disj: "(P ⟶ Q) = (¬ P ∨ Q)"
  by auto

lemma disj_imp: "(P ∨ Q) = (¬ P ⟶ Q)"
  by auto

lemma iff_conv_conj_imp: "(P = Q) = ((P ⟶ Q) ∧ (Q ⟶ P))"
  by auto

lemma conj_cong: "P = P' ⟹ (P' ⟹ Q = Q') ⟹ (P ∧ Q) = (P' ∧ Q')"
  by auto

lemma imp_cong: "P = P' ⟹ (P' ⟹ Q = Q') ⟹ (P ⟶ Q) = (P' ⟶ Q')"
  by auto

lemma disj_cong: "P = P' ⟹ (¬ P' ⟹ Q = Q') ⟹ (P ∨ Q) = (P' ∨ Q')"
  by auto

lemma eq_True_False [simp]: "(True = P) = P" "(P = True) = P" "(False = P) = (¬ P)" "(P = False) = (¬ P)"
  by auto

lemma conj_simps [simp]: "(P ∧ True) = P" "(True ∧ P) = P" "(P ∧ False) = False" "(False ∧ P) = False" "(P ∧ P) = P"
  by auto

lemma disj_simps [simp]: "(P ∨ True) = True" "(True ∨ P) = True" "(P ∨ False) = P" "(False ∨ P) = P" "(P ∨ P) = P"
  by auto

lemma imp_simps [simp]: "(P ⟶ True) = True" "(True ⟶ P) = P" "(P ⟶ False) = (¬ P)" "(False ⟶ P) = True" "(P ⟶ P) = True"
  by auto

lemma not_simps [simp]: "(¬ True) = False" "(¬ False) = True"
  by auto

lemma True_not_False [simp]: "True ≠ False"
  by simp

lemma False_not_True [simp]: "False ≠ True"
  by simp

subsection ‹Quantifiers›

lemma allI [intro!]: "(⋀x. P x) ⟹ ∀x. P x"
  by auto

lemma spec: "∀x. P x ⟹ P x"
  by simp

lemma allE [elim]: "∀x. P x ⟹ (P x ⟹ R) ⟹ R"
  by auto

lemma exI [intro]: "P x ⟹ ∃x. P x"
  by auto

lemma exE [elim!]: "∃x. P x ⟹ (⋀x. P x ⟹ Q) ⟹ Q"
  by auto

lemma ex1I: "P a ⟹ (⋀x. P x ⟹ x = a) ⟹ ∃!x. P x"
  by auto

lemma ex_ex1I: "∃x. P x ⟹ (⋀x y. P x ⟹ P y ⟹ x = y) ⟹ ∃!x. P x"
  by auto

lemma ex1E: "∃!x. P x ⟹ (⋀x. P x ⟹ ∀y. P y ⟶ y = x ⟹ R) ⟹ R"
  by auto

lemma ex1_implies_ex: "∃!x. P x ⟹ ∃x. P x"
  by auto

lemma not_all [simp]: "(¬ (∀x. P x)) = (∃x. ¬ P x)"
  by auto

lemma not_ex [simp]: "(¬ (∃x. P x)) = (∀x. ¬ P x)"
  by auto

lemma all_simps_const [simp]: "(∀x. P) = P"
  by auto

lemma ex_simps_const [simp]: "(∃x. P) = P"
  by auto

lemma ex_eq [simp]: "∃x. x = t" "∃x. t = x"
  by auto

lemma ex_one_point [simp]: "(∃x. x = t ∧ P x) = P t" "(∃x. t = x ∧ P x) = P t"
  by auto

lemma all_one_point [simp]: "(∀x. x = t ⟶ P x) = P t" "(∀x. t = x ⟶ P x) = P t"
  by auto

lemma all_conj_distrib: "(∀x. P x ∧ Q x) = ((∀x. P x) ∧ (∀x. Q x))"
  by auto

lemma ex_disj_distrib: "(∃x. P x ∨ Q x) = ((∃x. P x) ∨ (∃x. Q x))"
  by auto

lemma imp_ex: "((∃x. P x) ⟶ Q) = (∀x. P x ⟶ Q)"
  by auto

lemma imp_all: "((∀x. P x) ⟶ Q) = (∃x. P x ⟶ Q)"
  by auto

lemma all_comm: "(∀x y. P x y) = (∀y x. P x y)"
  by auto

lemma ex_comm: "(∃x y. P x y) = (∃y x. P x y)"
  by auto

lemma all_cong: "(⋀x. Q x ⟹ P x = P' x) ⟹ (∀x. Q x ⟶ P x) = (∀x. Q x ⟶ P' x)"
  by auto

lemma ex_cong: "(⋀x. Q x ⟹ P x = P' x) ⟹ (∃x. Q x ∧ P x) = (∃x. Q x ∧ P' x)"
  by auto

subsection ‹At most one›

definition Uniq :: "('a ⇒ bool) ⇒ bool"
  where "Uniq P = (∀x y. P x ⟶ P y ⟶ y = x)"

lemma Uniq_I [intro?]: "(⋀x y. P x ⟹ P y ⟹ y = x) ⟹ Uniq P"
  by (auto simp: Uniq_def)

lemma Uniq_D [dest?]: "Uniq P ⟹ P a ⟹ P b ⟹ a = b"
  by (auto simp: Uniq_def)

lemma ex1_iff_ex_Uniq: "(∃!x. P x) = ((∃x. P x) ∧ Uniq P)"
  by (auto simp: Uniq_def)

subsection ‹Definite description›

lemma the_equality [intro]: "P a ⟹ (⋀x. P x ⟹ x = a) ⟹ (THE x. P x) = a"
  by auto

lemma theI: "P a ⟹ (⋀x. P x ⟹ x = a) ⟹ P (THE x. P x)"
  by auto

lemma theI': "∃!x. P x ⟹ P (THE x. P x)"
  by auto

lemma theI2: "P a ⟹ (⋀x. P x ⟹ x = a) ⟹ (⋀x. P x ⟹ Q x) ⟹ Q (THE x. P x)"
  by auto

lemma the1_equality: "∃!x. P x ⟹ P a ⟹ (THE x. P x) = a"
  by auto

lemma the_sym_eq_trivial: "(THE y. x = y) = x"
  by auto

subsection ‹Conditionals and local definitions›

lemma if_True [simp]: "(if True then x else y) = x"
  by simp

lemma if_False [simp]: "(if False then x else y) = y"
  by simp

lemma if_P: "P ⟹ (if P then x else y) = x"
  by simp

lemma if_not_P: "¬ P ⟹ (if P then x else y) = y"
  by simp

lemma if_split [split]: "P (if Q then x else y) = ((Q ⟶ P x) ∧ (¬ Q ⟶ P y))"
  by auto

lemma if_split_asm: "P (if Q then x else y) = (¬ ((Q ∧ ¬ P x) ∨ (¬ Q ∧ ¬ P y)))"
  by auto

lemma if_cancel [simp]: "(if c then x else x) = x"
  by simp

lemma if_eq_cancel [simp]: "(if x = y then y else x) = x"
  by simp

lemma if_bool_eq_conj: "(if P then Q else R) = ((P ⟶ Q) ∧ (¬ P ⟶ R))"
  by auto

lemma if_bool_eq_disj: "(if P then Q else R) = ((P ∧ Q) ∨ (¬ P ∧ R))"
  by auto

lemma if_distrib: "f (if c then x else y) = (if c then f x else f y)"
  by auto

lemma if_cong: "b = c ⟹ (c ⟹ x = u) ⟹ (¬ c ⟹ y = v) ⟹ (if b then x else y) = (if c then u else v)"
  by auto

lemma if_weak_cong [cong]: "b = c ⟹ (if b then x else y) = (if c then x else y)"
  by simp

lemma if_swap: "(if P then x else y) = (if ¬ P then y else x)"
  by auto

lemma Let_def: "Let s f = f s"
  by simp

lemma let_weak_cong: "a = b ⟹ (let x = a in t x) = (let x = b in t x)"
  by simp

lemma let_cong: "M = N ⟹ (⋀x. x = N ⟹ f x = g x) ⟹ Let M f = Let N g"
  by simp

subsection ‹Classes without axioms›

class default =
  fixes default :: 'a

class equal =
  fixes equal :: "'a ⇒ 'a ⇒ bool"
  assumes equal_eq: "equal x y = (x = y)"

hide_const (open) equal

end
