section \<open>Tables as search trees\<close>

theory RBT
  imports AList
begin

text \<open>What a table is made of does not show; here it is a list of entries in the order of their keys.\<close>

typedef (overloaded) ('a, 'b) rbt = "{xs :: ('a::linorder \<times> 'b) list. sorted (List.map fst xs) \<and> distinct (List.map fst xs)}"
  morphisms entries RBT
  by (rule exI [of _ "[]"]) simp

definition lookup :: "('a::linorder, 'b) rbt \<Rightarrow> 'a \<Rightarrow> 'b option"
  where "lookup t = map_of (entries t)"

definition empty :: "('a::linorder, 'b) rbt"
  where "empty = RBT []"

definition insert :: "'a::linorder \<Rightarrow> 'b \<Rightarrow> ('a, 'b) rbt \<Rightarrow> ('a, 'b) rbt"
  where "insert k v t = RBT (insort_key fst (k, v) (List.filter (\<lambda>p. fst p \<noteq> k) (entries t)))"

definition delete :: "'a::linorder \<Rightarrow> ('a, 'b) rbt \<Rightarrow> ('a, 'b) rbt"
  where "delete k t = RBT (List.filter (\<lambda>p. fst p \<noteq> k) (entries t))"

definition keys :: "('a::linorder, 'b) rbt \<Rightarrow> 'a list"
  where "keys t = List.map fst (entries t)"

definition map :: "('a::linorder \<Rightarrow> 'b \<Rightarrow> 'c) \<Rightarrow> ('a, 'b) rbt \<Rightarrow> ('a, 'c) rbt"
  where "map f t = RBT (List.map (\<lambda>(k, v). (k, f k v)) (entries t))"

definition fold :: "('a::linorder \<Rightarrow> 'b \<Rightarrow> 'c \<Rightarrow> 'c) \<Rightarrow> ('a, 'b) rbt \<Rightarrow> 'c \<Rightarrow> 'c"
  where "fold f t = List.fold (\<lambda>(k, v). f k v) (entries t)"

definition bulkload :: "('a::linorder \<times> 'b) list \<Rightarrow> ('a, 'b) rbt"
  where "bulkload xs = foldr (\<lambda>(k, v). RBT.insert k v) xs RBT.empty"

definition is_empty :: "('a::linorder, 'b) rbt \<Rightarrow> bool"
  where "is_empty t = (entries t = [])"

lemma lookup_empty [simp]: "RBT.lookup RBT.empty = Map.empty"
  by (simp add: lookup_def empty_def RBT_inverse)

lemma lookup_insert [simp]: "RBT.lookup (RBT.insert k v t) = (RBT.lookup t)(k := Some v)"
  by (simp add: lookup_def insert_def RBT_inverse)

lemma lookup_delete [simp]: "RBT.lookup (RBT.delete k t) = (RBT.lookup t)(k := None)"
  by (simp add: lookup_def delete_def RBT_inverse)

hide_const (open) empty insert delete entries keys map fold bulkload lookup is_empty

end
