section ‹Orders›

theory Orderings
  imports HOL
begin

subsection ‹The relations›

class ord =
  fixes less_eq :: "'a ⇒ 'a ⇒ bool"  (infix "≤" 50)
    and less :: "'a ⇒ 'a ⇒ bool"  (infix "<" 50)

notation (ASCII)
  less_eq  (infix "<=" 50)

abbreviation (input) greater_eq :: "'a::ord ⇒ 'a ⇒ bool"  (infix "≥" 50)
  where "x ≥ y ≡ y ≤ x"

abbreviation (input) greater :: "'a::ord ⇒ 'a ⇒ bool"  (infix ">" 50)
  where "x > y ≡ y < x"

notation (ASCII)
  greater_eq  (infix ">=" 50)

class preorder = ord +
  assumes less_le_not_le: "x < y = (x ≤ y ∧ ¬ y ≤ x)"
    and order_refl [simp, iff]: "x ≤ x"
    and order_trans: "x ≤ y ⟹ y ≤ z ⟹ x ≤ z"

class order = preorder +
  assumes order_antisym: "x ≤ y ⟹ y ≤ x ⟹ x = y"

class linorder = order +
  assumes linear: "x ≤ y ∨ y ≤ x"

class bot =
  fixes bot :: 'a

class order_bot = order + bot +
  assumes bot_least: "bot ≤ a"

class top =
  fixes top :: 'a

class order_top = order + top +
  assumes top_greatest: "a ≤ top"

class dense_order = order +
  assumes dense: "x < y ⟹ (∃z. x < z ∧ z < y)"

class dense_linorder = linorder + dense_order

class no_top = order +
  assumes gt_ex: "∃y. x < y"

class no_bot = order +
  assumes lt_ex: "∃y. y < x"

class unbounded_dense_linorder = dense_linorder + no_top + no_bot

class wellorder = linorder +
  assumes less_induct: "(⋀x. (⋀y. y < x ⟹ P y) ⟹ P x) ⟹ P a"

subsection ‹Preorders›

lemma eq_refl: "x = y ⟹ (x::'a::preorder) ≤ y"
  by simp

lemma less_irrefl [iff]: "¬ (x::'a::preorder) < x"
  by (simp add: less_le_not_le)

lemma less_imp_le: "(x::'a::preorder) < y ⟹ x ≤ y"
  by (simp add: less_le_not_le)

lemma less_asym: "(x::'a::preorder) < y ⟹ (¬ P ⟹ y < x) ⟹ P"
  by (auto simp: less_le_not_le)

lemma less_not_sym: "(x::'a::preorder) < y ⟹ ¬ y < x"
  by (simp add: less_le_not_le)

lemma less_trans: "(x::'a::preorder) < y ⟹ y < z ⟹ x < z"
  by (auto simp: less_le_not_le intro: order_trans)

lemma le_less_trans: "(x::'a::preorder) ≤ y ⟹ y < z ⟹ x < z"
  by (auto simp: less_le_not_le intro: order_trans)

lemma less_le_trans: "(x::'a::preorder) < y ⟹ y ≤ z ⟹ x < z"
  by (auto simp: less_le_not_le intro: order_trans)

lemma less_imp_not_less: "(x::'a::preorder) < y ⟹ (¬ y < x) = True"
  by (auto simp: less_le_not_le)

lemma less_imp_triv: "(x::'a::preorder) < y ⟹ (y < x ⟶ P) = True"
  by (auto simp: less_le_not_le)

subsection ‹Partial orders›

lemma antisym: "(x::'a::order) ≤ y ⟹ y ≤ x ⟹ x = y"
  by (rule order_antisym)

lemma less_le: "((x::'a::order) < y) = (x ≤ y ∧ x ≠ y)"
  by (auto simp: less_le_not_le intro: order_antisym)

lemma le_less: "((x::'a::order) ≤ y) = (x < y ∨ x = y)"
  by (auto simp: less_le)

lemma order_le_less: "((x::'a::order) ≤ y) = (x < y ∨ x = y)"
  by (auto simp: less_le)

lemma order_less_le: "((x::'a::order) < y) = (x ≤ y ∧ x ≠ y)"
  by (rule less_le)

lemma le_imp_less_or_eq: "(x::'a::order) ≤ y ⟹ x < y ∨ x = y"
  by (simp add: le_less)

lemma less_imp_not_eq: "(x::'a::order) < y ⟹ (x = y) = False"
  by auto

lemma less_imp_not_eq2: "(x::'a::order) < y ⟹ (y = x) = False"
  by auto

lemma less_imp_neq: "(x::'a::order) < y ⟹ x ≠ y"
  by auto

lemma neq_le_trans: "(a::'a::order) ≠ b ⟹ a ≤ b ⟹ a < b"
  by (simp add: less_le)

lemma le_neq_trans: "(a::'a::order) ≤ b ⟹ a ≠ b ⟹ a < b"
  by (simp add: less_le)

lemma eq_iff: "((x::'a::order) = y) = (x ≤ y ∧ y ≤ x)"
  by (auto intro: order_antisym)

lemma order_eq_iff: "((x::'a::order) = y) = (x ≤ y ∧ y ≤ x)"
  by (auto intro: order_antisym)

lemma antisym_conv: "(y::'a::order) ≤ x ⟹ (x ≤ y) = (x = y)"
  by (auto intro: order_antisym)

lemma order_less_irrefl: "¬ (x::'a::order) < x"
  by simp

lemma order_less_imp_le: "(x::'a::order) < y ⟹ x ≤ y"
  by (rule less_imp_le)

lemma order_less_trans: "(x::'a::order) < y ⟹ y < z ⟹ x < z"
  by (rule less_trans)

lemma order_le_less_trans: "(x::'a::order) ≤ y ⟹ y < z ⟹ x < z"
  by (rule le_less_trans)

lemma order_less_le_trans: "(x::'a::order) < y ⟹ y ≤ z ⟹ x < z"
  by (rule less_le_trans)

lemma ord_le_eq_trans: "a ≤ b ⟹ b = c ⟹ a ≤ c"
  by simp

lemma ord_eq_le_trans: "a = b ⟹ b ≤ c ⟹ a ≤ c"
  by simp

lemma ord_less_eq_trans: "a < b ⟹ b = c ⟹ a < c"
  by simp

lemma ord_eq_less_trans: "a = b ⟹ b < c ⟹ a < c"
  by simp

subsection ‹Linear orders›

lemma less_linear: "(x::'a::linorder) < y ∨ x = y ∨ y < x"
  by (auto simp: less_le dest: linear)

lemma linorder_less_linear: "(x::'a::linorder) < y ∨ x = y ∨ y < x"
  by (rule less_linear)

lemma le_less_linear: "(x::'a::linorder) ≤ y ∨ y < x"
  by (auto simp: less_le dest: linear)

lemma linorder_linear: "(x::'a::linorder) ≤ y ∨ y ≤ x"
  by (rule linear)

lemma le_cases: "((x::'a::linorder) ≤ y ⟹ P) ⟹ (y ≤ x ⟹ P) ⟹ P"
  by (auto dest: linear)

lemma linorder_cases: "((x::'a::linorder) < y ⟹ P) ⟹ (x = y ⟹ P) ⟹ (y < x ⟹ P) ⟹ P"
  by (auto dest: less_linear)

lemma not_less: "(¬ (x::'a::linorder) < y) = (y ≤ x)"
  by (auto simp: less_le_not_le dest: linear)

lemma not_le: "(¬ (x::'a::linorder) ≤ y) = (y < x)"
  by (auto simp: less_le_not_le dest: linear)

lemma linorder_not_less [simp]: "(¬ (x::'a::linorder) < y) = (y ≤ x)"
  by (rule not_less)

lemma linorder_not_le [simp]: "(¬ (x::'a::linorder) ≤ y) = (y < x)"
  by (rule not_le)

lemma not_less_iff_gr_or_eq: "(¬ (x::'a::linorder) < y) = (y < x ∨ x = y)"
  by (auto simp: not_less le_less)

lemma neq_iff: "((x::'a::linorder) ≠ y) = (x < y ∨ y < x)"
  by (auto dest: less_linear)

lemma linorder_neq_iff: "((x::'a::linorder) ≠ y) = (x < y ∨ y < x)"
  by (rule neq_iff)

lemma neqE: "(x::'a::linorder) ≠ y ⟹ (x < y ⟹ R) ⟹ (y < x ⟹ R) ⟹ R"
  by (auto simp: neq_iff)

lemma leI: "¬ (x::'a::linorder) < y ⟹ y ≤ x"
  by simp

lemma leD: "(y::'a::linorder) ≤ x ⟹ ¬ x < y"
  by simp

lemma not_le_imp_less: "¬ (y::'a::linorder) ≤ x ⟹ x < y"
  by simp

lemma antisym_conv1: "¬ (x::'a::linorder) < y ⟹ (x ≤ y) = (x = y)"
  by (auto simp: le_less)

lemma antisym_conv2: "(x::'a::linorder) ≤ y ⟹ (¬ x < y) = (x = y)"
  by (auto simp: le_less)

subsection ‹Least and greatest elements, minimum and maximum›

definition Least :: "('a::ord ⇒ bool) ⇒ 'a"
  where "Least P = (THE x. P x ∧ (∀y. P y ⟶ x ≤ y))"

definition Greatest :: "('a::ord ⇒ bool) ⇒ 'a"  (binder "GREATEST " 10)
  where "Greatest P = (THE x. P x ∧ (∀y. P y ⟶ y ≤ x))"

definition min :: "'a::ord ⇒ 'a ⇒ 'a"
  where "min a b = (if a ≤ b then a else b)"

definition max :: "'a::ord ⇒ 'a ⇒ 'a"
  where "max a b = (if a ≤ b then b else a)"

lemma Least_equality: "(P::'a::order ⇒ bool) x ⟹ (⋀y. P y ⟹ x ≤ y) ⟹ Least P = x"
  by (auto simp: Least_def intro: order_antisym)

lemma Greatest_equality: "(P::'a::order ⇒ bool) x ⟹ (⋀y. P y ⟹ y ≤ x) ⟹ Greatest P = x"
  by (auto simp: Greatest_def intro: order_antisym)

lemma LeastI2_order: "(P::'a::order ⇒ bool) x ⟹ (⋀y. P y ⟹ x ≤ y) ⟹ (⋀x. P x ⟹ ∀y. P y ⟶ x ≤ y ⟹ Q x) ⟹ Q (Least P)"
  by (auto simp: Least_def intro: order_antisym)

lemma min_absorb1: "(x::'a::order) ≤ y ⟹ min x y = x"
  by (simp add: min_def)

lemma min_absorb2: "(y::'a::order) ≤ x ⟹ min x y = y"
  by (auto simp: min_def intro: order_antisym)

lemma max_absorb1: "(y::'a::order) ≤ x ⟹ max x y = x"
  by (auto simp: max_def intro: order_antisym)

lemma max_absorb2: "(x::'a::order) ≤ y ⟹ max x y = y"
  by (simp add: max_def)

lemma min_le_iff_disj: "(min x y ≤ (z::'a::linorder)) = (x ≤ z ∨ y ≤ z)"
  by (auto simp: min_def)

lemma le_max_iff_disj: "((z::'a::linorder) ≤ max x y) = (z ≤ x ∨ z ≤ y)"
  by (auto simp: max_def)

lemma min_less_iff_disj: "(min x y < (z::'a::linorder)) = (x < z ∨ y < z)"
  by (auto simp: min_def)

lemma less_max_iff_disj: "((z::'a::linorder) < max x y) = (z < x ∨ z < y)"
  by (auto simp: max_def)

lemma min_less_iff_conj [simp]: "((z::'a::linorder) < min x y) = (z < x ∧ z < y)"
  by (auto simp: min_def)

lemma max_less_iff_conj [simp]: "(max x y < (z::'a::linorder)) = (x < z ∧ y < z)"
  by (auto simp: max_def)

lemma split_min [no_atp]: "(P::'a::linorder ⇒ bool) (min i j) = ((i ≤ j ⟶ P i) ∧ (¬ i ≤ j ⟶ P j))"
  by (simp add: min_def)

lemma split_max [no_atp]: "(P::'a::linorder ⇒ bool) (max i j) = ((i ≤ j ⟶ P j) ∧ (¬ i ≤ j ⟶ P i))"
  by (simp add: max_def)

subsection ‹Monotone functions›

definition mono :: "('a::order ⇒ 'b::order) ⇒ bool"
  where "mono f = (∀x y. x ≤ y ⟶ f x ≤ f y)"

definition antimono :: "('a::order ⇒ 'b::order) ⇒ bool"
  where "antimono f = (∀x y. x ≤ y ⟶ f y ≤ f x)"

definition strict_mono :: "('a::order ⇒ 'b::order) ⇒ bool"
  where "strict_mono f = (∀x y. x < y ⟶ f x < f y)"

lemma monoI [intro?]: "(⋀x y. x ≤ y ⟹ f x ≤ f y) ⟹ mono f"
  by (simp add: mono_def)

lemma monoD [dest?]: "mono f ⟹ x ≤ y ⟹ f x ≤ f y"
  by (simp add: mono_def)

lemma monoE: "mono f ⟹ x ≤ y ⟹ (f x ≤ f y ⟹ thesis) ⟹ thesis"
  by (simp add: mono_def)

lemma antimonoI [intro?]: "(⋀x y. x ≤ y ⟹ f y ≤ f x) ⟹ antimono f"
  by (simp add: antimono_def)

lemma antimonoD [dest?]: "antimono f ⟹ x ≤ y ⟹ f y ≤ f x"
  by (simp add: antimono_def)

lemma strict_monoI [intro?]: "(⋀x y. x < y ⟹ f x < f y) ⟹ strict_mono f"
  by (simp add: strict_mono_def)

lemma strict_monoD [dest?]: "strict_mono f ⟹ x < y ⟹ f x < f y"
  by (simp add: strict_mono_def)

lemma strict_mono_mono [dest?]: "strict_mono f ⟹ mono f"
  by (auto simp: strict_mono_def mono_def le_less)

lemma strict_mono_less: "strict_mono (f::'a::linorder ⇒ 'b::order) ⟹ (f x < f y) = (x < y)"
  by (auto simp: strict_mono_def dest: less_linear less_trans)

lemma strict_mono_less_eq: "strict_mono (f::'a::linorder ⇒ 'b::order) ⟹ (f x ≤ f y) = (x ≤ y)"
  by (auto simp: strict_mono_def le_less dest: less_linear less_trans)

lemma strict_mono_eq: "strict_mono (f::'a::linorder ⇒ 'b::order) ⟹ (f x = f y) = (x = y)"
  by (auto simp: strict_mono_def dest: less_linear)

lemma min_of_mono: "mono (f::'a::linorder ⇒ 'b::linorder) ⟹ min (f m) (f n) = f (min m n)"
  by (auto simp: mono_def min_def intro: order_antisym)

lemma max_of_mono: "mono (f::'a::linorder ⇒ 'b::linorder) ⟹ max (f m) (f n) = f (max m n)"
  by (auto simp: mono_def max_def intro: order_antisym)

subsection ‹Bounds›

lemma le_bot: "(a::'a::order_bot) ≤ bot ⟹ a = bot"
  by (auto intro: order_antisym bot_least)

lemma bot_unique: "((a::'a::order_bot) ≤ bot) = (a = bot)"
  by (auto intro: order_antisym bot_least)

lemma not_less_bot [simp]: "¬ (a::'a::order_bot) < bot"
  by (auto simp: less_le_not_le bot_least)

lemma bot_less: "((a::'a::order_bot) ≠ bot) = (bot < a)"
  by (auto simp: less_le bot_least)

lemma top_le: "top ≤ (a::'a::order_top) ⟹ a = top"
  by (auto intro: order_antisym top_greatest)

lemma top_unique: "(top ≤ (a::'a::order_top)) = (a = top)"
  by (auto intro: order_antisym top_greatest)

lemma not_top_less [simp]: "¬ top < (a::'a::order_top)"
  by (auto simp: less_le_not_le top_greatest)

lemma less_top: "((a::'a::order_top) ≠ top) = (a < top)"
  by (auto simp: less_le top_greatest)

lemma min_bot [simp]: "min bot (x::'a::order_bot) = bot"
  by (simp add: min_def bot_least)

lemma min_bot2 [simp]: "min (x::'a::order_bot) bot = bot"
  by (simp add: min_def bot_unique)

lemma max_bot [simp]: "max bot (x::'a::order_bot) = x"
  by (simp add: max_def bot_least)

lemma max_bot2 [simp]: "max (x::'a::order_bot) bot = x"
  by (simp add: max_def bot_unique)

lemma min_top [simp]: "min top (x::'a::order_top) = x"
  by (simp add: min_def top_unique)

lemma min_top2 [simp]: "min (x::'a::order_top) top = x"
  by (simp add: min_def top_greatest)

lemma max_top [simp]: "max top (x::'a::order_top) = top"
  by (simp add: max_def top_unique)

lemma max_top2 [simp]: "max (x::'a::order_top) top = top"
  by (simp add: max_def top_greatest)

subsection ‹Dense and well-founded orders›

lemma dense_le: "(⋀x. x < (y::'a::dense_linorder) ⟹ x ≤ z) ⟹ y ≤ z"
  by (metis dense not_le)

lemma dense_ge: "(⋀x. (z::'a::dense_linorder) < x ⟹ y ≤ x) ⟹ y ≤ z"
  by (metis dense not_le)

lemma LeastI: "(P::'a::wellorder ⇒ bool) k ⟹ P (Least P)"
  by (induct k rule: less_induct) auto

lemma Least_le: "(P::'a::wellorder ⇒ bool) k ⟹ Least P ≤ k"
  by (induct k rule: less_induct) auto

lemma LeastI_ex: "∃x. (P::'a::wellorder ⇒ bool) x ⟹ P (Least P)"
  by (auto intro: LeastI)

lemma LeastI2: "(P::'a::wellorder ⇒ bool) a ⟹ (⋀x. P x ⟹ Q x) ⟹ Q (Least P)"
  by (blast intro: LeastI)

lemma LeastI2_wellorder: "(P::'a::wellorder ⇒ bool) a ⟹ (⋀a. P a ⟹ ∀b. P b ⟶ a ≤ b ⟹ Q a) ⟹ Q (Least P)"
  by (blast intro: LeastI Least_le)

lemma not_less_Least: "k < Least (P::'a::wellorder ⇒ bool) ⟹ ¬ P k"
  by (metis Least_le not_le)

lemma exists_least_iff: "(∃n. (P::'a::wellorder ⇒ bool) n) = (∃n. P n ∧ (∀m<n. ¬ P m))"
  by (metis LeastI not_less_Least)

subsection ‹Truth values and functions›

instantiation bool :: "{order_bot, order_top, linorder}"
begin

definition less_eq_bool :: "bool ⇒ bool ⇒ bool"
  where "less_eq_bool P Q = (P ⟶ Q)"

definition less_bool :: "bool ⇒ bool ⇒ bool"
  where "less_bool P Q = (¬ P ∧ Q)"

definition bot_bool :: bool
  where "bot_bool = False"

definition top_bool :: bool
  where "top_bool = True"

instance by standard (auto simp: less_eq_bool_def less_bool_def bot_bool_def top_bool_def)

end

lemma le_boolI: "(P ⟹ Q) ⟹ P ≤ Q"
  by (simp add: less_eq_bool_def)

lemma le_boolD: "P ≤ Q ⟹ P ⟶ Q"
  by (simp add: less_eq_bool_def)

lemma le_bool_def: "(P ≤ Q) = (P ⟶ Q)"
  by (simp add: less_eq_bool_def)

lemma bot_boolE: "bot ⟹ P"
  by (simp add: bot_bool_def)

lemma top_boolI: "top"
  by (simp add: top_bool_def)

lemma False_less_True [simp]: "False < True"
  by (simp add: less_bool_def)

instantiation "fun" :: (type, ord) ord
begin

definition less_eq_fun :: "('a ⇒ 'b::ord) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "less_eq_fun f g = (∀x. f x ≤ g x)"

definition less_fun :: "('a ⇒ 'b::ord) ⇒ ('a ⇒ 'b) ⇒ bool"
  where "less_fun f g = ((∀x. f x ≤ g x) ∧ ¬ (∀x. g x ≤ f x))"

instance ..

end

instance "fun" :: (type, preorder) preorder
  by standard (auto simp: less_eq_fun_def less_fun_def intro: order_trans)

instance "fun" :: (type, order) order
  by standard (auto simp: less_eq_fun_def intro: order_antisym)

instantiation "fun" :: (type, bot) bot
begin

definition bot_fun :: "'a ⇒ 'b::bot"
  where "bot_fun = (λx. bot)"

instance ..

end

instance "fun" :: (type, order_bot) order_bot
  by standard (simp add: less_eq_fun_def bot_fun_def bot_least)

instantiation "fun" :: (type, top) top
begin

definition top_fun :: "'a ⇒ 'b::top"
  where "top_fun = (λx. top)"

instance ..

end

instance "fun" :: (type, order_top) order_top
  by standard (simp add: less_eq_fun_def top_fun_def top_greatest)

lemma bot_apply [simp]: "bot x = bot"
  by (simp add: bot_fun_def)

lemma top_apply [simp]: "top x = top"
  by (simp add: top_fun_def)

lemma le_fun_def: "(f ≤ g) = (∀x. f x ≤ g x)"
  by (simp add: less_eq_fun_def)

lemma le_funI: "(⋀x. f x ≤ g x) ⟹ f ≤ g"
  by (simp add: le_fun_def)

lemma le_funE: "f ≤ g ⟹ (f x ≤ g x ⟹ P) ⟹ P"
  by (simp add: le_fun_def)

lemma le_funD: "f ≤ g ⟹ f x ≤ g x"
  by (simp add: le_fun_def)

lemma predicate1I: "(⋀x. P x ⟹ Q x) ⟹ P ≤ Q"
  by (simp add: le_fun_def le_bool_def)

lemma predicate1D: "P ≤ Q ⟹ P x ⟹ Q x"
  by (simp add: le_fun_def le_bool_def)

lemma rev_predicate1D: "P x ⟹ P ≤ Q ⟹ Q x"
  by (simp add: le_fun_def le_bool_def)

lemma predicate2I: "(⋀x y. P x y ⟹ Q x y) ⟹ P ≤ Q"
  by (simp add: le_fun_def le_bool_def)

lemma predicate2D: "P ≤ Q ⟹ P x y ⟹ Q x y"
  by (simp add: le_fun_def le_bool_def)

lemma bot1E: "bot x ⟹ P"
  by (simp add: bot_fun_def bot_bool_def)

lemma bot2E: "bot x y ⟹ P"
  by (simp add: bot_fun_def bot_bool_def)

lemma top1I: "top x"
  by (simp add: top_fun_def top_bool_def)

lemma top2I: "top x y"
  by (simp add: top_fun_def top_bool_def)

end
