theory Bags
  imports "HOL-Library.Multiset" "HOL-Library.Tree_Multiset"
begin

fun bag_insert :: "'a ⇒ 'a tree ⇒ 'a tree" where
  "bag_insert x ⟨⟩ = ⟨⟨⟩, x, ⟨⟩⟩"
| "bag_insert x ⟨l, a, r⟩ = ⟨bag_insert a r, x, l⟩"

lemma mset_bag_insert: "mset_tree (bag_insert x t) = {#x#} + mset_tree t"
  by (induction t arbitrary: x) auto

definition of_list :: "'a list ⇒ 'a tree" where
  "of_list xs = foldr bag_insert xs Leaf"

lemma "mset_tree (of_list xs) = mset xs" "size (of_list xs) = length xs"
  by (induction xs) (auto simp: of_list_def mset_bag_insert)

lemma "height (bag_insert x t) ≤ Suc (height t)" "set_tree (mirror t) = set_tree t"
  by (induction t arbitrary: x) auto

lemma "count {#a, b, a#} a = (if a = b then 3 else 2)" "x ∈# {#x, y#}" "{#a, b#} = {#b, a#}" "{#} ⊆# M"
  by auto

lemma "filter_mset P (M + N) = filter_mset P M + filter_mset P N" "image_mset f {#a, b#} = {#f a, f b#}"
  by simp_all

lemma "mset xs = mset ys ⟹ sort xs = sort ys" for xs :: "'a::linorder list"
  by (metis properties_for_sort mset_sort sorted_sort)

lemma "M ∩# N ⊆# M" "M ⊆# M ∪# N" "∑⇩# {#1, 2#} = (3::nat)" "replicate_mset 2 x = {#x, x#}"
  oops

lemma "x ∉# M ⟹ M - {#x#} = M" "mset_set {1, 2::nat} = {#1, 2#}" "sorted_list_of_multiset {#2, 1::nat#} = [1, 2]"
  sorry

lemma "wf r ⟹ wf (mult r)"
  by (rule wf_mult)

end
