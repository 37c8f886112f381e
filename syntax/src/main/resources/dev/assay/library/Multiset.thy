section \<open>Multisets\<close>

theory Multiset
  imports FSet
begin

typedef 'a multiset = "{f :: 'a \<Rightarrow> nat. finite {x. 0 < f x}}"
  morphisms count Abs_multiset
  by (rule exI [of _ "\<lambda>x. 0"]) simp

lemma multiset_eq_iff: "(M = N) = (\<forall>a. count M a = count N a)"
  by (simp add: count_inject [symmetric] fun_eq_iff)

lemma multiset_eqI: "(\<And>x. count A x = count B x) \<Longrightarrow> A = B"
  by (simp add: multiset_eq_iff)

instantiation multiset :: (type) cancel_comm_monoid_add
begin

definition zero_multiset :: "'a multiset"
  where "zero_multiset = Abs_multiset (\<lambda>a. 0)"

definition plus_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "plus_multiset M N = Abs_multiset (\<lambda>a. count M a + count N a)"

definition minus_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "minus_multiset M N = Abs_multiset (\<lambda>a. count M a - count N a)"

instance by standard (auto simp: multiset_eq_iff zero_multiset_def plus_multiset_def minus_multiset_def)

end

instance multiset :: (type) comm_monoid_diff
  by standard (simp add: multiset_eq_iff)

abbreviation empty_mset :: "'a multiset"  ("{#}")
  where "{#} \<equiv> 0"

definition add_mset :: "'a \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "add_mset a M = Abs_multiset (\<lambda>b. if b = a then Suc (count M b) else count M b)"

definition set_mset :: "'a multiset \<Rightarrow> 'a set"
  where "set_mset M = {x. 0 < count M x}"

abbreviation member_mset :: "'a \<Rightarrow> 'a multiset \<Rightarrow> bool"  (infix "\<in>#" 50)
  where "a \<in># M \<equiv> a \<in> set_mset M"

abbreviation not_member_mset :: "'a \<Rightarrow> 'a multiset \<Rightarrow> bool"  (infix "\<notin>#" 50)
  where "a \<notin># M \<equiv> a \<notin> set_mset M"

notation (ASCII)
  member_mset  (infix ":#" 50) and
  not_member_mset  (infix "~:#" 50)

definition subseteq_mset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"  (infix "\<subseteq>#" 50)
  where "A \<subseteq># B = (\<forall>a. count A a \<le> count B a)"

definition subset_mset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"  (infix "\<subset>#" 50)
  where "A \<subset># B = (A \<subseteq># B \<and> A \<noteq> B)"

notation (ASCII)
  subseteq_mset  (infix "<=#" 50) and
  subset_mset  (infix "<#" 50)

definition inter_mset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"  (infixl "\<inter>#" 70)
  where "A \<inter># B = Abs_multiset (\<lambda>a. min (count A a) (count B a))"

definition union_mset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"  (infixl "\<union>#" 70)
  where "A \<union># B = Abs_multiset (\<lambda>a. max (count A a) (count B a))"

primrec mset :: "'a list \<Rightarrow> 'a multiset"
  where
    "mset [] = 0"
  | "mset (a # x) = add_mset a (mset x)"

instantiation multiset :: (type) size
begin

definition size_multiset :: "'a multiset \<Rightarrow> nat"
  where "size_multiset M = sum (count M) (set_mset M)"

instance ..

end

definition fold_mset :: "('a \<Rightarrow> 'b \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a multiset \<Rightarrow> 'b"
  where "fold_mset f s M = Finite_Set.fold (\<lambda>x. f x ^^ count M x) s (set_mset M)"

definition filter_mset :: "('a \<Rightarrow> bool) \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "filter_mset P M = Abs_multiset (\<lambda>x. if P x then count M x else 0)"

definition image_mset :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a multiset \<Rightarrow> 'b multiset"
  where "image_mset f M = Abs_multiset (\<lambda>b. sum (count M) {a. f a = b \<and> 0 < count M a})"

definition sum_mset :: "'a::comm_monoid_add multiset \<Rightarrow> 'a"
  where "sum_mset M = fold_mset (+) 0 M"

definition prod_mset :: "'a::comm_monoid_mult multiset \<Rightarrow> 'a"
  where "prod_mset M = fold_mset (*) 1 M"

definition mset_set :: "'a set \<Rightarrow> 'a multiset"
  where "mset_set A = Abs_multiset (\<lambda>a. if finite A \<and> a \<in> A then 1 else 0)"

definition sorted_list_of_multiset :: "'a::linorder multiset \<Rightarrow> 'a list"
  where "sorted_list_of_multiset M = fold_mset insort [] M"

definition replicate_mset :: "nat \<Rightarrow> 'a \<Rightarrow> 'a multiset"
  where "replicate_mset n x = (add_mset x ^^ n) 0"

lemma count_empty [simp]: "count {#} a = 0"
  by (simp add: zero_multiset_def Abs_multiset_inverse)

lemma count_add_mset [simp]: "count (add_mset b A) a = (if b = a then Suc (count A a) else count A a)"
  by (simp add: add_mset_def Abs_multiset_inverse)

lemma count_union [simp]: "count (M + N) a = count M a + count N a"
  by (simp add: plus_multiset_def Abs_multiset_inverse)

lemma count_diff [simp]: "count (M - N) a = count M a - count N a"
  by (simp add: minus_multiset_def Abs_multiset_inverse)

lemma add_mset_not_empty [simp]: "add_mset a A \<noteq> {#}"
  by (auto simp: multiset_eq_iff)

lemma add_mset_add_single: "add_mset a A = A + add_mset a {#}"
  by (simp add: multiset_eq_iff)

lemma add_mset_commute: "add_mset x (add_mset y M) = add_mset y (add_mset x M)"
  by (simp add: multiset_eq_iff)

lemma union_mset_add_mset_left [simp]: "add_mset a A + B = add_mset a (A + B)"
  by (simp add: multiset_eq_iff)

lemma union_mset_add_mset_right [simp]: "A + add_mset a B = add_mset a (A + B)"
  by (simp add: multiset_eq_iff)

lemma set_mset_empty [simp]: "set_mset {#} = {}"
  by (simp add: set_mset_def)

lemma set_mset_add_mset_insert [simp]: "set_mset (add_mset a A) = insert a (set_mset A)"
  by (auto simp: set_mset_def)

lemma set_mset_union [simp]: "set_mset (M + N) = set_mset M \<union> set_mset N"
  by (auto simp: set_mset_def)

lemma finite_set_mset [iff]: "finite (set_mset M)"
  by (simp add: set_mset_def count [simplified])

lemma size_empty [simp]: "size {#} = 0"
  by (simp add: size_multiset_def)

lemma size_add_mset [simp]: "size (add_mset a A) = Suc (size A)"
  by (simp add: size_multiset_def)

lemma size_union [simp]: "size (M + N) = size M + size (N::'a multiset)"
  by (simp add: size_multiset_def)

lemma multiset_induct: "P {#} \<Longrightarrow> (\<And>x M. P M \<Longrightarrow> P (add_mset x M)) \<Longrightarrow> P M"
  by (induct "size M" arbitrary: M) auto

lemma mset_append [simp]: "mset (xs @ ys) = mset xs + mset ys"
  by (induct xs) auto

lemma mset_rev [simp]: "mset (rev xs) = mset xs"
  by (induct xs) auto

lemma set_mset_mset [simp]: "set_mset (mset xs) = set xs"
  by (induct xs) auto

lemma size_mset [simp]: "size (mset xs) = length xs"
  by (induct xs) auto

lemma count_mset: "count (mset xs) x = count_list xs x"
  by (induct xs) auto

lemma ex_mset: "\<exists>xs. mset xs = X"
  by (induct X rule: multiset_induct) (auto intro: exI mset.simps)

lemma mset_sort [simp]: "mset (sort_key k xs) = mset xs"
  by (induct xs) (auto simp: sort_key_def)

lemma mset_map [simp]: "mset (map f xs) = image_mset f (mset xs)"
  by (induct xs) (auto simp: multiset_eq_iff)

lemma mset_filter [simp]: "mset (filter P xs) = filter_mset P (mset xs)"
  by (induct xs) (auto simp: multiset_eq_iff)

subsection \<open>Execution\<close>

text \<open>A multiset is the list of its elements in any order.\<close>

lemma mset_empty_code [code]: "{#} = mset []"
  by simp

lemma mset_add_code [code]: "add_mset a (mset xs) = mset (a # xs)"
  by simp

lemma mset_plus_code [code]: "mset xs + mset ys = mset (xs @ ys)"
  by simp

lemma mset_minus_code [code]: "mset xs - mset ys = mset (fold remove1 ys xs)"
  by (induct ys arbitrary: xs) (auto simp: multiset_eq_iff)

lemma mset_count_code [code]: "count (mset xs) x = count_list xs x"
  by (rule count_mset)

lemma mset_set_code [code]: "set_mset (mset xs) = set xs"
  by simp

lemma mset_size_code [code]: "size (mset xs) = length xs"
  by simp

instantiation multiset :: (type) equal
begin

definition equal_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"
  where "equal_multiset M N = (M = N)"

instance by standard (simp add: equal_multiset_def)

end

lemma mset_equal_code [code]: "HOL.equal (mset xs) (mset ys) =
    (length xs = length ys \<and> list_all (\<lambda>x. count_list xs x = count_list ys x) xs)"
  by (auto simp: equal_eq multiset_eq_iff)

lemma mset_subseteq_code [code]: "(mset xs \<subseteq># mset ys) = list_all (\<lambda>x. count_list xs x \<le> count_list ys x) xs"
  by (auto simp: subseteq_mset_def)

lemma mset_inter_code [code]: "mset xs \<inter># mset ys = mset xs - (mset xs - mset ys)"
  by (auto simp: inter_mset_def multiset_eq_iff)

lemma mset_union_code [code]: "mset xs \<union># mset ys = mset xs + (mset ys - mset xs)"
  by (auto simp: union_mset_def multiset_eq_iff)

lemma mset_filter_code [code]: "filter_mset P (mset xs) = mset (filter P xs)"
  by simp

lemma mset_image_code [code]: "image_mset f (mset xs) = mset (map f xs)"
  by simp

lemma mset_fold_code [code]: "sum_mset (mset xs) = sum_list xs" "prod_mset (mset xs) = prod_list xs"
  by (induct xs) auto

lemma mset_sorted_code [code]: "sorted_list_of_multiset (mset xs) = sort xs"
  by (induct xs) auto

end
