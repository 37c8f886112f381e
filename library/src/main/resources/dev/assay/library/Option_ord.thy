section \<open>Options in order, nothing first\<close>

theory Option_ord
  imports Main
begin

instantiation option :: (preorder) preorder
begin

definition less_eq_option :: "'a option \<Rightarrow> 'a option \<Rightarrow> bool"
  where "less_eq_option x y =
    (case x of None \<Rightarrow> True | Some a \<Rightarrow> (case y of None \<Rightarrow> False | Some b \<Rightarrow> a \<le> b))"

definition less_option :: "'a option \<Rightarrow> 'a option \<Rightarrow> bool"
  where "less_option x y =
    (case y of None \<Rightarrow> False | Some b \<Rightarrow> (case x of None \<Rightarrow> True | Some a \<Rightarrow> a < b))"

instance by standard (auto simp: less_eq_option_def less_option_def less_le_not_le split: option.splits intro: order_trans)

end

instance option :: (order) order
proof
  fix x y :: "'a option"
  assume "x \<le> y" and "y \<le> x"
  then show "x = y" by (cases x; cases y) (simp_all add: less_eq_option_def)
qed

instance option :: (linorder) linorder
  by standard (auto simp: less_eq_option_def split: option.splits)

instantiation option :: (order) order_bot
begin

definition bot_option :: "'a option"
  where "bot_option = None"

instance by standard (simp add: bot_option_def less_eq_option_def)

end

instantiation option :: (order_top) order_top
begin

definition top_option :: "'a option"
  where "top_option = Some top"

instance by standard (simp add: top_option_def less_eq_option_def split: option.split)

end

lemma less_eq_option_None [simp]: "None \<le> x"
  by (simp add: less_eq_option_def)

lemma less_eq_option_Some_None [simp]: "\<not> Some x \<le> None"
  by (simp add: less_eq_option_def)

lemma less_eq_option_Some [simp]: "(Some x \<le> Some y) = (x \<le> y)"
  by (simp add: less_eq_option_def)

lemma less_option_None_Some [simp]: "None < Some x"
  by (simp add: less_option_def)

lemma less_option_Some [simp]: "(Some x < Some y) = (x < y)"
  by (simp add: less_option_def)

end
