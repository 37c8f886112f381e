section \<open>The order on multisets\<close>

theory Multiset_Order
  imports Multiset
begin

lemma less_multiset_less_multiset\<^sub>H\<^sub>O: "M < N \<longleftrightarrow> M \<noteq> N \<and> (\<forall>y. count N y < count M y \<longrightarrow> (\<exists>x>y. count M x < count N x))"
  for M N :: "'a::linorder multiset"
  by (simp add: less_multiset_def multp_def)

instance multiset :: (linorder) linorder
  by standard (auto simp: less_eq_multiset_def less_multiset_less_multiset\<^sub>H\<^sub>O)

end
