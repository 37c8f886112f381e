section \<open>Lists without repetitions\<close>

theory Dlist
  imports DAList
begin

typedef 'a dlist = "{xs :: 'a list. distinct xs}"
  morphisms list_of_dlist Abs_dlist
  by (rule exI [of _ "[]"]) simp

definition Dlist :: "'a list \<Rightarrow> 'a dlist"
  where "Dlist xs = Abs_dlist (remdups xs)"

lemma distinct_list_of_dlist [simp, intro]: "distinct (list_of_dlist dxs)"
  by (metis list_of_dlist mem_Collect_eq)

lemma list_of_dlist_Dlist [simp]: "list_of_dlist (Dlist xs) = remdups xs"
  by (simp add: Dlist_def Abs_dlist_inverse)

lemma Dlist_list_of_dlist [simp]: "Dlist (list_of_dlist dxs) = dxs"
  by (simp add: Dlist_def list_of_dlist_inverse distinct_remdups_id)

lemma dlist_eq_iff: "(dxs = dys) = (list_of_dlist dxs = list_of_dlist dys)"
  by (simp add: list_of_dlist_inject)

definition empty :: "'a dlist"
  where "empty = Dlist []"

definition insert :: "'a \<Rightarrow> 'a dlist \<Rightarrow> 'a dlist"
  where "insert x dxs = Dlist (List.insert x (list_of_dlist dxs))"

definition remove :: "'a \<Rightarrow> 'a dlist \<Rightarrow> 'a dlist"
  where "remove x dxs = Dlist (remove1 x (list_of_dlist dxs))"

definition map :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a dlist \<Rightarrow> 'b dlist"
  where "map f dxs = Dlist (remdups (List.list.map f (list_of_dlist dxs)))"

definition filter :: "('a \<Rightarrow> bool) \<Rightarrow> 'a dlist \<Rightarrow> 'a dlist"
  where "filter P dxs = Dlist (List.filter P (list_of_dlist dxs))"

definition rotate :: "nat \<Rightarrow> 'a dlist \<Rightarrow> 'a dlist"
  where "rotate n dxs = Dlist (List.rotate n (list_of_dlist dxs))"

definition null :: "'a dlist \<Rightarrow> bool"
  where "null dxs = List.null (list_of_dlist dxs)"

definition member :: "'a dlist \<Rightarrow> 'a \<Rightarrow> bool"
  where "member dxs = List.member (list_of_dlist dxs)"

definition length :: "'a dlist \<Rightarrow> nat"
  where "length dxs = List.length (list_of_dlist dxs)"

definition fold :: "('a \<Rightarrow> 'b \<Rightarrow> 'b) \<Rightarrow> 'a dlist \<Rightarrow> 'b \<Rightarrow> 'b"
  where "fold f dxs = List.fold f (list_of_dlist dxs)"

definition foldr :: "('a \<Rightarrow> 'b \<Rightarrow> 'b) \<Rightarrow> 'a dlist \<Rightarrow> 'b \<Rightarrow> 'b"
  where "foldr f dxs = List.foldr f (list_of_dlist dxs)"

lemma list_of_dlist_empty [simp]: "list_of_dlist Dlist.empty = []"
  by (simp add: empty_def)

lemma list_of_dlist_insert [simp]: "list_of_dlist (Dlist.insert x dxs) = List.insert x (list_of_dlist dxs)"
  by (simp add: insert_def List.insert_def distinct_remdups_id)

lemma distinct_remove_first: "distinct xs \<Longrightarrow> distinct (remove1 x xs)"
  by (induct xs) (auto dest: notin_set_remove1)

lemma list_of_dlist_remove [simp]: "list_of_dlist (Dlist.remove x dxs) = remove1 x (list_of_dlist dxs)"
  by (simp add: remove_def distinct_remdups_id distinct_remove_first)

lemma dlist_induct [case_names empty insert]: "P Dlist.empty \<Longrightarrow> (\<And>x dxs. \<not> Dlist.member dxs x \<Longrightarrow> P dxs \<Longrightarrow> P (Dlist.insert x dxs)) \<Longrightarrow> P dxs"
proof -
  assume empty: "P Dlist.empty" and add: "\<And>x dxs. \<not> Dlist.member dxs x \<Longrightarrow> P dxs \<Longrightarrow> P (Dlist.insert x dxs)"
  have "distinct xs \<Longrightarrow> P (Dlist xs)" for xs
  proof (induct xs)
    case Nil
    show ?case using empty by (simp add: empty_def)
  next
    case (Cons x xs)
    then have xs: "list_of_dlist (Dlist xs) = xs" by (simp add: distinct_remdups_id)
    have "\<not> Dlist.member (Dlist xs) x" using Cons by (simp add: member_def xs List.member_def)
    moreover have "P (Dlist xs)" using Cons by simp
    ultimately have "P (Dlist.insert x (Dlist xs))" by (rule add)
    moreover have "Dlist.insert x (Dlist xs) = Dlist (x # xs)"
      using Cons by (simp add: insert_def xs List.insert_def)
    ultimately show ?case by simp
  qed
  then have "P (Dlist (list_of_dlist dxs))" using distinct_list_of_dlist by blast
  then show ?thesis by simp
qed

hide_const (open) empty insert remove map filter rotate null member length fold foldr

end
