section \<open>Finite and infinite tables\<close>

theory Mapping
  imports Main
begin

typedef ('a, 'b) mapping = "UNIV :: ('a \<Rightarrow> 'b option) set"
  morphisms rep Mapping
  by (rule exI) simp

definition empty :: "('a, 'b) mapping"
  where "empty = Mapping (\<lambda>_. None)"

definition lookup :: "('a, 'b) mapping \<Rightarrow> 'a \<Rightarrow> 'b option"
  where "lookup m k = rep m k"

definition lookup_default :: "'b \<Rightarrow> ('a, 'b) mapping \<Rightarrow> 'a \<Rightarrow> 'b"
  where "lookup_default d m k = (case lookup m k of None \<Rightarrow> d | Some v \<Rightarrow> v)"

definition update :: "'a \<Rightarrow> 'b \<Rightarrow> ('a, 'b) mapping \<Rightarrow> ('a, 'b) mapping"
  where "update k v m = Mapping ((rep m)(k := Some v))"

definition delete :: "'a \<Rightarrow> ('a, 'b) mapping \<Rightarrow> ('a, 'b) mapping"
  where "delete k m = Mapping ((rep m)(k := None))"

definition filter :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> ('a, 'b) mapping \<Rightarrow> ('a, 'b) mapping"
  where "filter P m = Mapping (\<lambda>k. case rep m k of None \<Rightarrow> None | Some v \<Rightarrow> if P k v then Some v else None)"

definition keys :: "('a, 'b) mapping \<Rightarrow> 'a set"
  where "keys m = dom (rep m)"

definition entries :: "('a, 'b) mapping \<Rightarrow> ('a \<times> 'b) set"
  where "entries m = {(k, v). rep m k = Some v}"

definition ordered_keys :: "('a::linorder, 'b) mapping \<Rightarrow> 'a list"
  where "ordered_keys m = (if finite (keys m) then sorted_list_of_set (keys m) else [])"

definition is_empty :: "('a, 'b) mapping \<Rightarrow> bool"
  where "is_empty m = (keys m = {})"

definition size :: "('a, 'b) mapping \<Rightarrow> nat"
  where "size m = (if finite (keys m) then card (keys m) else 0)"

definition tabulate :: "'a list \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> ('a, 'b) mapping"
  where "tabulate ks f = Mapping (map_of (List.map (\<lambda>k. (k, f k)) ks))"

definition bulkload :: "'a list \<Rightarrow> (nat, 'a) mapping"
  where "bulkload xs = Mapping (\<lambda>k. if k < length xs then Some (xs ! k) else None)"

definition map_values :: "('c \<Rightarrow> 'a \<Rightarrow> 'b) \<Rightarrow> ('c, 'a) mapping \<Rightarrow> ('c, 'b) mapping"
  where "map_values f m = Mapping (\<lambda>k. map_option (f k) (rep m k))"

definition of_alist :: "('a \<times> 'b) list \<Rightarrow> ('a, 'b) mapping"
  where "of_alist xs = Mapping (map_of xs)"

lemma mapping_eqI: "(\<And>k. lookup m k = lookup n k) \<Longrightarrow> m = n"
  by (simp add: lookup_def rep_inject [symmetric] fun_eq_iff)

lemma lookup_empty: "lookup empty k = None"
  by (simp add: lookup_def empty_def Mapping_inverse)

lemma lookup_update: "lookup (update k v m) k = Some v"
  by (simp add: lookup_def update_def Mapping_inverse)

lemma lookup_update_neq: "k \<noteq> k' \<Longrightarrow> lookup (update k v m) k' = lookup m k'"
  by (simp add: lookup_def update_def Mapping_inverse)

lemma lookup_delete: "lookup (delete k m) k = None"
  by (simp add: lookup_def delete_def Mapping_inverse)

lemma keys_empty [simp]: "keys empty = {}"
  by (simp add: keys_def empty_def Mapping_inverse)

lemma keys_update [simp]: "keys (update k v m) = insert k (keys m)"
  by (simp add: keys_def update_def Mapping_inverse)

lemma keys_delete [simp]: "keys (delete k m) = keys m - {k}"
  by (simp add: keys_def delete_def Mapping_inverse)

lemma keys_is_none_rep: "(k \<in> keys m) = (\<not> Option.is_none (lookup m k))"
  by (cases "rep m k") (simp_all add: keys_def lookup_def dom_def)

hide_const (open) empty is_empty rep lookup lookup_default filter update delete ordered_keys
  keys size tabulate bulkload entries map_values of_alist

end
