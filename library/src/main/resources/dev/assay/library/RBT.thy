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

lemma distinct_entries: "distinct (List.map fst (entries t))" and sorted_entries: "sorted (List.map fst (entries t))"
  using entries [of t] by simp_all

lemma sorted_map_filter: "sorted (List.map f xs) \<Longrightarrow> sorted (List.map f (List.filter P xs))"
  by (induct xs) auto

lemma map_of_filter_key: "map_of (List.filter (\<lambda>p. fst p \<noteq> k) xs) = (map_of xs)(k := None)"
  by (induct xs) (auto simp: fun_eq_iff)

lemma set_map_insort_key: "set (List.map f (insort_key f x xs)) = {f x} \<union> set (List.map f xs)"
  by (induct xs) auto

lemma sorted_map_insort_key: "sorted (List.map f xs) \<Longrightarrow> sorted (List.map f (insort_key f x xs))"
proof (induct xs)
  case Nil
  show ?case by simp
next
  case (Cons y ys)
  have "\<forall>z\<in>set (List.map f (insort_key f x ys)). f y \<le> z" if "\<not> f x \<le> f y"
    using that Cons.prems by (auto simp: set_map_insort_key)
  then show ?case using Cons by (auto dest: order_trans)
qed

lemma distinct_map_insort_key: "distinct (List.map f xs) \<Longrightarrow> f x \<notin> f ` set xs \<Longrightarrow> distinct (List.map f (insort_key f x xs))"
proof (induct xs)
  case Nil
  show ?case by simp
next
  case (Cons y ys)
  have "f ` set (insort_key f x ys) = {f x} \<union> f ` set ys" using set_map_insort_key [of f x ys] by simp
  then show ?case using Cons by auto
qed

lemma map_of_insort_key: "fst p \<notin> fst ` set xs \<Longrightarrow> map_of (insort_key fst p xs) = (map_of xs)(fst p := Some (snd p))"
  by (induct xs) (auto simp: fun_eq_iff)

lemma lookup_insert [simp]: "RBT.lookup (RBT.insert k v t) = (RBT.lookup t)(k := Some v)"
proof -
  define xs where "xs = List.filter (\<lambda>p. fst p \<noteq> k) (entries t)"
  have new: "fst (k, v) \<notin> fst ` set xs" by (auto simp: xs_def)
  have "sorted (List.map fst xs)" "distinct (List.map fst xs)"
    unfolding xs_def by (simp_all add: sorted_map_filter distinct_map_filter sorted_entries distinct_entries)
  then have "sorted (List.map fst (insort_key fst (k, v) xs))" "distinct (List.map fst (insort_key fst (k, v) xs))"
    using new by (simp_all add: sorted_map_insort_key distinct_map_insort_key)
  then have "entries (RBT (insort_key fst (k, v) xs)) = insort_key fst (k, v) xs" by (simp add: RBT_inverse)
  moreover have "map_of xs = (map_of (entries t))(k := None)" unfolding xs_def by (rule map_of_filter_key)
  ultimately show ?thesis using new by (simp add: lookup_def insert_def map_of_insort_key xs_def [symmetric])
qed

lemma lookup_delete [simp]: "RBT.lookup (RBT.delete k t) = (RBT.lookup t)(k := None)"
proof -
  have "entries (RBT (List.filter (\<lambda>p. fst p \<noteq> k) (entries t))) = List.filter (\<lambda>p. fst p \<noteq> k) (entries t)"
    by (simp add: RBT_inverse sorted_map_filter distinct_map_filter sorted_entries distinct_entries)
  then show ?thesis by (simp add: lookup_def delete_def map_of_filter_key)
qed

hide_const (open) empty insert delete entries keys map fold bulkload lookup is_empty

end
