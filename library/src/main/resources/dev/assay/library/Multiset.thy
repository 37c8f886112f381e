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

text \<open>What is written with its elements.\<close>

syntax
  "_multiset" :: "args \<Rightarrow> 'a multiset"  ("{#(_)#}")

translations
  "{#x, xs#}" \<rightleftharpoons> "CONST add_mset x {#xs#}"
  "{#x#}" \<rightleftharpoons> "CONST add_mset x {#}"

definition set_mset :: "'a multiset \<Rightarrow> 'a set"
  where "set_mset M = {x. 0 < count M x}"

abbreviation member_mset :: "'a \<Rightarrow> 'a multiset \<Rightarrow> bool"  (infix "\<in>#" 50)
  where "a \<in># M \<equiv> a \<in> set_mset M"

abbreviation not_member_mset :: "'a \<Rightarrow> 'a multiset \<Rightarrow> bool"  (infix "\<notin>#" 50)
  where "a \<notin># M \<equiv> a \<notin> set_mset M"

notation (ASCII)
  member_mset  (infix ":#" 50) and
  not_member_mset  (infix "~:#" 50)

abbreviation Ball_mset :: "'a multiset \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> bool"
  where "Ball_mset M \<equiv> Ball (set_mset M)"

abbreviation Bex_mset :: "'a multiset \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> bool"
  where "Bex_mset M \<equiv> Bex (set_mset M)"

syntax
  "_MBall" :: "pttrn \<Rightarrow> 'a multiset \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<forall>_\<in>#_./ _)" [0, 0, 10] 10)
  "_MBex" :: "pttrn \<Rightarrow> 'a multiset \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<exists>_\<in>#_./ _)" [0, 0, 10] 10)

syntax (ASCII)
  "_MBall" :: "pttrn \<Rightarrow> 'a multiset \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<forall>_:#_./ _)" [0, 0, 10] 10)
  "_MBex" :: "pttrn \<Rightarrow> 'a multiset \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<exists>_:#_./ _)" [0, 0, 10] 10)

translations
  "\<forall>x\<in>#A. P" \<rightleftharpoons> "CONST Ball_mset A (\<lambda>x. P)"
  "\<exists>x\<in>#A. P" \<rightleftharpoons> "CONST Bex_mset A (\<lambda>x. P)"

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

syntax
  "_MCollect" :: "pttrn \<Rightarrow> 'a multiset \<Rightarrow> bool \<Rightarrow> 'a multiset"  ("(1{#_ \<in># _./ _#})")
  "_comprehension_mset" :: "'a \<Rightarrow> pttrn \<Rightarrow> 'b multiset \<Rightarrow> 'a multiset"  ("({#_/. _ \<in># _#})")
  "_comprehension_mset'" :: "'a \<Rightarrow> pttrn \<Rightarrow> 'b multiset \<Rightarrow> bool \<Rightarrow> 'a multiset"  ("({#_/ | _ \<in># _./ _#})")

syntax (ASCII)
  "_MCollect" :: "pttrn \<Rightarrow> 'a multiset \<Rightarrow> bool \<Rightarrow> 'a multiset"  ("(1{#_ :# _./ _#})")
  "_comprehension_mset" :: "'a \<Rightarrow> pttrn \<Rightarrow> 'b multiset \<Rightarrow> 'a multiset"  ("({#_/. _ :# _#})")
  "_comprehension_mset'" :: "'a \<Rightarrow> pttrn \<Rightarrow> 'b multiset \<Rightarrow> bool \<Rightarrow> 'a multiset"  ("({#_/ | _ :# _./ _#})")

translations
  "{#x \<in># M. P#}" \<rightleftharpoons> "CONST filter_mset (\<lambda>x. P) M"
  "{#e. x \<in># M#}" \<rightleftharpoons> "CONST image_mset (\<lambda>x. e) M"
  "{#e | x \<in># M. P#}" \<rightleftharpoons> "CONST image_mset (\<lambda>x. e) {#x \<in># M. P#}"

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

notation sum_mset  ("\<Sum>\<^sub>#")

notation prod_mset  ("\<Prod>\<^sub>#")

syntax
  "_sum_mset_image" :: "pttrn \<Rightarrow> 'b multiset \<Rightarrow> 'a \<Rightarrow> 'a"  ("(3\<Sum>_\<in>#_./ _)" [0, 51, 10] 10)
  "_prod_mset_image" :: "pttrn \<Rightarrow> 'b multiset \<Rightarrow> 'a \<Rightarrow> 'a"  ("(3\<Prod>_\<in>#_./ _)" [0, 51, 10] 10)

syntax (ASCII)
  "_sum_mset_image" :: "pttrn \<Rightarrow> 'b multiset \<Rightarrow> 'a \<Rightarrow> 'a"  ("(3SUM _:#_./ _)" [0, 51, 10] 10)
  "_prod_mset_image" :: "pttrn \<Rightarrow> 'b multiset \<Rightarrow> 'a \<Rightarrow> 'a"  ("(3PROD _:#_./ _)" [0, 51, 10] 10)

translations
  "\<Sum>x\<in>#A. b" \<rightleftharpoons> "CONST sum_mset (CONST image_mset (\<lambda>x. b) A)"
  "\<Prod>x\<in>#A. b" \<rightleftharpoons> "CONST prod_mset (CONST image_mset (\<lambda>x. b) A)"

abbreviation remove1_mset :: "'a \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "remove1_mset a M \<equiv> M - {#a#}"

abbreviation removeAll_mset :: "'a \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "removeAll_mset a M \<equiv> M - replicate_mset (count M a) a"

abbreviation Min_mset :: "'a::linorder multiset \<Rightarrow> 'a"
  where "Min_mset M \<equiv> Min (set_mset M)"

abbreviation Max_mset :: "'a::linorder multiset \<Rightarrow> 'a"
  where "Max_mset M \<equiv> Max (set_mset M)"

definition repeat_mset :: "nat \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "repeat_mset n M = ((+) M ^^ n) 0"

definition rel_mset :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> 'a multiset \<Rightarrow> 'b multiset \<Rightarrow> bool"
  where "rel_mset R M N = (\<exists>xs ys. mset xs = M \<and> mset ys = N \<and> list_all2 R xs ys)"

definition is_empty :: "'a multiset \<Rightarrow> bool"
  where "is_empty M = (M = {#})"

hide_const (open) is_empty

definition part :: "('b \<Rightarrow> 'a::linorder) \<Rightarrow> 'a \<Rightarrow> 'b list \<Rightarrow> 'b list \<times> 'b list \<times> 'b list"
  where "part f pivot xs = ([x \<leftarrow> xs. f x < pivot], [x \<leftarrow> xs. f x = pivot], [x \<leftarrow> xs. pivot < f x])"

hide_const (open) part

abbreviation Union_mset :: "'a multiset multiset \<Rightarrow> 'a multiset"  ("\<Union>#")
  where "\<Union># \<equiv> sum_mset"

abbreviation supseteq_mset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"  (infix "\<supseteq>#" 50)
  where "A \<supseteq># B \<equiv> B \<subseteq># A"

abbreviation supset_mset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"  (infix "\<supset>#" 50)
  where "A \<supset># B \<equiv> B \<subset># A"

definition mult1 :: "('a \<times> 'a) set \<Rightarrow> ('a multiset \<times> 'a multiset) set"
  where "mult1 r = {(N, M). \<exists>a M0 K. M = add_mset a M0 \<and> N = M0 + K \<and> (\<forall>b. b \<in># K \<longrightarrow> (b, a) \<in> r)}"

definition mult :: "('a \<times> 'a) set \<Rightarrow> ('a multiset \<times> 'a multiset) set"
  where "mult r = (mult1 r)\<^sup>+"

definition multp :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"
  where "multp r M N = ((M, N) \<in> mult {(x, y). r x y})"

instantiation multiset :: (preorder) order
begin

definition less_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"
  where "less_multiset M N = multp (<) M N"

definition less_eq_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"
  where "less_eq_multiset M N = (M < N \<or> M = N)"

instance by standard (auto simp: less_eq_multiset_def less_multiset_def multp_def)

end

lemma wf_mult: "wf r \<Longrightarrow> wf (mult r)"
  by (simp add: mult_def wf_trancl)

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

lemma count_eq_zero_iff: "(count M x = 0) = (x \<notin># M)"
  by (auto simp: set_mset_def)

lemma in_diff_count: "(a \<in># M - N) = (count N a < count M a)"
  by (simp add: set_mset_def)

lemma mset_subset_eqI: "(\<And>a. count A a \<le> count B a) \<Longrightarrow> A \<subseteq># B"
  by (simp add: subseteq_mset_def)

lemma mset_subset_eqD: "A \<subseteq># B \<Longrightarrow> x \<in># A \<Longrightarrow> x \<in># B"
  by (auto simp: subseteq_mset_def set_mset_def dest: less_le_trans)

lemma image_mset_empty [simp]: "image_mset f {#} = {#}"
  by (simp add: multiset_eq_iff)

lemma image_mset_add_mset [simp]: "image_mset f (add_mset a M) = add_mset (f a) (image_mset f M)"
  by (simp add: multiset_eq_iff)

lemma image_mset_union [simp]: "image_mset f (M + N) = image_mset f M + image_mset f N"
  by (simp add: multiset_eq_iff)

lemma set_image_mset [simp]: "set_mset (image_mset f M) = f ` set_mset M"
  by (induct M rule: multiset_induct) auto

lemma size_image_mset [simp]: "size (image_mset f M) = size M"
  by (induct M rule: multiset_induct) auto

lemma count_filter_mset [simp]: "count (filter_mset P M) a = (if P a then count M a else 0)"
  by (simp add: filter_mset_def Abs_multiset_inverse)

lemma set_mset_filter [simp]: "set_mset (filter_mset P M) = {x \<in> set_mset M. P x}"
  by (auto simp: set_mset_def)

lemma sum_mset_empty [simp]: "sum_mset {#} = 0"
  by (simp add: sum_mset_def)

lemma sum_mset_add_mset [simp]: "sum_mset (add_mset x N) = x + sum_mset N"
  by (simp add: sum_mset_def)

lemma sum_mset_sum_list: "sum_mset (mset xs) = (sum_list xs :: 'a::comm_monoid_add)"
  by (induct xs) auto

lemma mset_eq_setD: "mset xs = mset ys \<Longrightarrow> set xs = set ys"
  by (metis set_mset_mset)

lemma mset_eq_length: "mset xs = mset ys \<Longrightarrow> length xs = length ys"
  by (metis size_mset)

lemma mset_zero_iff [simp]: "(mset x = {#}) = (x = [])"
  by (cases x) auto

lemma mset_remove1 [simp]: "mset (remove1 a xs) = mset xs - {#a#}"
  by (induct xs) (auto simp: multiset_eq_iff)

lemma mset_swap: "i < length ls \<Longrightarrow> j < length ls \<Longrightarrow> mset (ls[j := ls ! i, i := ls ! j]) = mset ls"
  by (simp add: multiset_eq_iff)

lemma properties_for_sort: "mset ys = mset xs \<Longrightarrow> sorted ys \<Longrightarrow> sort xs = ys"
  by (induct xs arbitrary: ys) auto

lemma set_mset_eq_empty_iff [simp]: "(set_mset M = {}) = (M = {#})"
  by (auto simp: set_mset_def multiset_eq_iff)

lemma size_eq_0_iff_empty [iff]: "(size M = 0) = (M = {#})"
  by (induct M rule: multiset_induct) auto

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
