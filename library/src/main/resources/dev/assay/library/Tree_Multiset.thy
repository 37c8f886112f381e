section \<open>The multiset of the elements of a tree\<close>

theory Tree_Multiset
  imports Multiset Tree
begin

primrec mset_tree :: "'a tree \<Rightarrow> 'a multiset"
  where
    "mset_tree Leaf = {#}"
  | "mset_tree (Node l a r) = {#a#} + mset_tree l + mset_tree r"

lemma set_mset_tree [simp]: "set_mset (mset_tree t) = set_tree t"
  by (induct t) auto

lemma size_mset_tree [simp]: "size (mset_tree t) = size t"
  by (induct t) auto

lemma mset_inorder [simp]: "mset (inorder t) = mset_tree t"
  by (induct t) auto

lemma mset_preorder [simp]: "mset (preorder t) = mset_tree t"
  by (induct t) auto

lemma mset_mirror: "mset_tree (mirror t) = mset_tree t"
  by (induct t) (simp_all add: add.commute)

end
