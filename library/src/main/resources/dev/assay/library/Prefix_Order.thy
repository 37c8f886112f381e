section \<open>Lists ordered by prefix\<close>

theory Prefix_Order
  imports Sublist
begin

instantiation list :: (type) order
begin

definition less_eq_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "xs \<le> ys \<equiv> prefix xs (ys :: 'a list)"

definition less_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "xs < ys \<equiv> xs \<le> ys \<and> \<not> ys \<le> (xs :: 'a list)"

instance by standard (auto simp: less_eq_list_def less_list_def prefix_def)

end

end
