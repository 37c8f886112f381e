section \<open>Multisets as association lists\<close>

theory DAList_Multiset
  imports Multiset
begin

definition count_of :: "('a \<times> nat) list \<Rightarrow> 'a \<Rightarrow> nat"
  where "count_of xs x = (case map_of xs x of None \<Rightarrow> 0 | Some n \<Rightarrow> n)"

definition Bag :: "('a, nat) alist \<Rightarrow> 'a multiset"
  where "Bag xs = Abs_multiset (count_of (DAList.impl_of xs))"

lemma count_Bag [simp]: "count (Bag xs) = count_of (DAList.impl_of xs)"
proof -
  have "{x. 0 < count_of ps x} \<subseteq> fst ` set ps" for ps :: "('a \<times> nat) list"
    by (induct ps) (auto simp: count_of_def split: if_splits)
  then have "finite {x. 0 < count_of ps x}" for ps :: "('a \<times> nat) list"
    by (rule finite_subset) simp
  then show ?thesis by (simp add: Bag_def Abs_multiset_inverse)
qed

end
