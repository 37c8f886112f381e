section \<open>Association lists\<close>

theory AList
  imports Quotient_Product
begin

primrec update :: "'key \<Rightarrow> 'val \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where
    "update k v [] = [(k, v)]"
  | "update k v (p # ps) = (if fst p = k then (k, v) # ps else p # update k v ps)"

definition delete :: "'key \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where "delete k = filter (\<lambda>p. fst p \<noteq> k)"

definition updates :: "'key list \<Rightarrow> 'val list \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where "updates ks vs = fold (\<lambda>(k, v). update k v) (zip ks vs)"

primrec map_entry :: "'key \<Rightarrow> ('val \<Rightarrow> 'val) \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where
    "map_entry k f [] = []"
  | "map_entry k f (p # ps) = (if fst p = k then (k, f (snd p)) # ps else p # map_entry k f ps)"

primrec update_with_aux :: "'val \<Rightarrow> 'key \<Rightarrow> ('val \<Rightarrow> 'val) \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where
    "update_with_aux v k f [] = [(k, f v)]"
  | "update_with_aux v k f (p # ps) = (if fst p = k then (k, f (snd p)) # ps else p # update_with_aux v k f ps)"

fun delete_aux :: "'key \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where
    "delete_aux k [] = []"
  | "delete_aux k ((k', v) # ps) = (if k = k' then ps else (k', v) # delete_aux k ps)"

definition clearjunk :: "('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where "clearjunk ps = foldr (\<lambda>p qs. p # delete (fst p) qs) ps []"

definition restrict :: "'key set \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where "restrict A = filter (\<lambda>p. fst p \<in> A)"

definition merge :: "('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where "merge qs ps = foldr (\<lambda>p. update (fst p) (snd p)) ps qs"

primrec map_default :: "'key \<Rightarrow> 'val \<Rightarrow> ('val \<Rightarrow> 'val) \<Rightarrow> ('key \<times> 'val) list \<Rightarrow> ('key \<times> 'val) list"
  where
    "map_default k v f [] = [(k, v)]"
  | "map_default k v f (p # ps) = (if fst p = k then (k, f (snd p)) # ps else p # map_default k v f ps)"

lemma update_conv': "map_of (update k v al) = (map_of al)(k := Some v)"
  by (induct al) (auto simp: fun_eq_iff)

lemma delete_conv': "map_of (delete k al) = (map_of al)(k := None)"
  by (induct al) (auto simp: delete_def fun_eq_iff)

lemma dom_update: "fst ` set (update k v al) = {k} \<union> fst ` set al"
  by (induct al) auto

lemma distinct_update: "distinct (map fst al) \<Longrightarrow> distinct (map fst (update k v al))"
  by (induct al) (auto simp: dom_update)

lemma distinct_delete: "distinct (map fst al) \<Longrightarrow> distinct (map fst (delete k al))"
  by (induct al) (auto simp: delete_def)

lemma clearjunk_map_of: "map_of (clearjunk al) = map_of al"
  by (induct al) (auto simp: clearjunk_def delete_conv' fun_eq_iff)

lemma distinct_clearjunk [simp]: "distinct (map fst (clearjunk al))"
proof (induct al)
  case Nil
  show ?case by (simp add: clearjunk_def)
next
  case (Cons p ps)
  have "clearjunk (p # ps) = p # delete (fst p) (clearjunk ps)" by (simp add: clearjunk_def)
  moreover have "fst p \<notin> fst ` set (delete (fst p) (clearjunk ps))" by (auto simp: delete_def)
  moreover have "distinct (map fst (delete (fst p) (clearjunk ps)))" using Cons by (rule distinct_delete)
  ultimately show ?case by simp
qed

hide_const (open) update delete updates map_entry update_with_aux delete_aux clearjunk restrict merge map_default

end
