section \<open>Permutations of lists, by their multisets\<close>

theory List_Permutation
  imports Multiset
begin

abbreviation (input) perm :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"  (infixr "<~~>" 50)
  where "xs <~~> ys \<equiv> mset xs = mset ys"

end
