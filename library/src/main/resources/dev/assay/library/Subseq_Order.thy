section \<open>Lists ordered by subsequence\<close>

theory Subseq_Order
  imports Sublist
begin

instantiation list :: (type) order
begin

definition less_eq_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "xs \<le> ys \<longleftrightarrow> subseq xs (ys :: 'a list)"

definition less_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "xs < ys \<longleftrightarrow> xs \<le> ys \<and> \<not> ys \<le> (xs :: 'a list)"

instance
proof
  fix xs ys zs :: "'a list"
  show "(xs < ys) = (xs \<le> ys \<and> \<not> ys \<le> xs)" by (rule less_list_def)
  show "xs \<le> xs" by (simp add: less_eq_list_def)
  show "xs \<le> ys \<Longrightarrow> ys \<le> zs \<Longrightarrow> xs \<le> zs" unfolding less_eq_list_def by (rule subseq_trans)
  show "xs \<le> ys \<Longrightarrow> ys \<le> xs \<Longrightarrow> xs = ys" unfolding less_eq_list_def by (rule subseq_antisym)
qed

end

end
