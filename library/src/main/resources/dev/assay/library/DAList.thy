section \<open>Association lists with distinct keys\<close>

theory DAList
  imports AList
begin

typedef ('key, 'value) alist = "{xs :: ('key \<times> 'value) list. distinct (map fst xs)}"
  morphisms impl_of Alist
  by (rule exI [of _ "[]"]) simp

definition lookup :: "('key, 'value) alist \<Rightarrow> 'key \<Rightarrow> 'value option"
  where "lookup xs = map_of (impl_of xs)"

definition empty :: "('key, 'value) alist"
  where "empty = Alist []"

definition update :: "'key \<Rightarrow> 'value \<Rightarrow> ('key, 'value) alist \<Rightarrow> ('key, 'value) alist"
  where "update k v xs = Alist (AList.update k v (impl_of xs))"

definition delete :: "'key \<Rightarrow> ('key, 'value) alist \<Rightarrow> ('key, 'value) alist"
  where "delete k xs = Alist (AList.delete k (impl_of xs))"

definition map_entry :: "'key \<Rightarrow> ('value \<Rightarrow> 'value) \<Rightarrow> ('key, 'value) alist \<Rightarrow> ('key, 'value) alist"
  where "map_entry k f xs = Alist (AList.map_entry k f (impl_of xs))"

definition filter :: "('key \<times> 'value \<Rightarrow> bool) \<Rightarrow> ('key, 'value) alist \<Rightarrow> ('key, 'value) alist"
  where "filter P xs = Alist (List.filter P (impl_of xs))"

definition map_default :: "'key \<Rightarrow> 'value \<Rightarrow> ('value \<Rightarrow> 'value) \<Rightarrow> ('key, 'value) alist \<Rightarrow> ('key, 'value) alist"
  where "map_default k v f xs = Alist (AList.map_default k v f (impl_of xs))"

instantiation alist :: (type, type) size
begin

definition size_alist :: "('a, 'b) alist \<Rightarrow> nat"
  where "size_alist al = length (impl_of al)"

instance ..

end

lemma lookup_empty [simp]: "lookup empty k = None"
  by (simp add: lookup_def empty_def Alist_inverse)

lemma lookup_update [simp]: "lookup (update k v xs) = (lookup xs)(k := Some v)"
proof -
  have "distinct (map fst (impl_of xs))" using impl_of [of xs] by simp
  then have "distinct (map fst (AList.update k v (impl_of xs)))" by (rule AList.distinct_update)
  then show ?thesis by (simp add: lookup_def update_def Alist_inverse AList.update_conv')
qed

hide_const (open) impl_of lookup empty update delete map_entry filter map_default

end
