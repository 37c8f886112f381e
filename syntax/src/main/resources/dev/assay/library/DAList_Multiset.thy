section ‹Multisets as association lists›

theory DAList_Multiset
  imports Multiset DAList
begin

definition count_of :: "('a × nat) list ⇒ 'a ⇒ nat"
  where "count_of xs x = (case map_of xs x of None ⇒ 0 | Some n ⇒ n)"

definition Bag :: "('a, nat) alist ⇒ 'a multiset"
  where "Bag xs = Abs_multiset (count_of (DAList.impl_of xs))"

lemma count_Bag [simp]: "count (Bag xs) = count_of (DAList.impl_of xs)"
  by (simp add: Bag_def Abs_multiset_inverse count_of_def)

end
