section \<open>Pairs in order component by component\<close>

theory Product_Order
  imports Main
begin

instantiation prod :: (ord, ord) ord
begin

definition less_eq_prod :: "'a \<times> 'b \<Rightarrow> 'a \<times> 'b \<Rightarrow> bool"
  where "less_eq_prod x y = (fst x \<le> fst y \<and> snd x \<le> snd y)"

definition less_prod :: "'a \<times> 'b \<Rightarrow> 'a \<times> 'b \<Rightarrow> bool"
  where "less_prod x y = (x \<le> y \<and> \<not> y \<le> x)"

instance ..

end

instance prod :: (preorder, preorder) preorder
  by standard (auto simp: less_eq_prod_def less_prod_def intro: order_trans)

instance prod :: (order, order) order
  by standard (auto simp: less_eq_prod_def)

lemma fst_mono: "x \<le> y \<Longrightarrow> fst x \<le> fst y"
  by (simp add: less_eq_prod_def)

lemma snd_mono: "x \<le> y \<Longrightarrow> snd x \<le> snd y"
  by (simp add: less_eq_prod_def)

lemma Pair_le [simp]: "((a, b) \<le> (c, d)) = (a \<le> c \<and> b \<le> d)"
  by (simp add: less_eq_prod_def)

end
