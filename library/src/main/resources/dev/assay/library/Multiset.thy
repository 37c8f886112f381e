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

lemma finite_count: "finite {a. 0 < count M a}"
  using count [of M] by simp

lemma finite_count_plus: "finite {a. 0 < count M a + count N a}"
proof -
  have "{a. 0 < count M a + count N a} = {a. 0 < count M a} \<union> {a. 0 < count N a}" by auto
  then show ?thesis by (simp add: finite_count)
qed

lemma finite_count_below: "(\<And>a. 0 < f a \<Longrightarrow> 0 < count M a) \<Longrightarrow> finite {a. 0 < f a}"
  by (rule finite_subset [of _ "{a. 0 < count M a}"]) (auto simp: finite_count)

lemma finite_count_minus: "finite {a. 0 < count M a - count N a}"
  by (rule finite_count_below [of _ M]) simp

lemma count_Abs_multiset: "finite {x. 0 < f x} \<Longrightarrow> count (Abs_multiset f) = f"
  by (simp add: Abs_multiset_inverse)

instantiation multiset :: (type) "{zero, plus, minus}"
begin

definition zero_multiset :: "'a multiset"
  where "zero_multiset = Abs_multiset (\<lambda>a. 0)"

definition plus_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "plus_multiset M N = Abs_multiset (\<lambda>a. count M a + count N a)"

definition minus_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> 'a multiset"
  where "minus_multiset M N = Abs_multiset (\<lambda>a. count M a - count N a)"

instance ..

end

lemma count_zero [simp]: "count 0 a = 0"
  by (simp add: zero_multiset_def Abs_multiset_inverse)

lemma count_union [simp]: "count (M + N) a = count M a + count N a"
  by (simp add: plus_multiset_def count_Abs_multiset [OF finite_count_plus])

lemma count_diff [simp]: "count (M - N) a = count M a - count N a"
  by (simp add: minus_multiset_def count_Abs_multiset [OF finite_count_minus])

instance multiset :: (type) cancel_comm_monoid_add
  by standard (simp_all add: multiset_eq_iff diff_diff_left)

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

lemma count_empty: "count {#} a = 0"
  by simp

lemma count_add_mset [simp]: "count (add_mset b A) a = (if b = a then Suc (count A a) else count A a)"
proof -
  have "{x. 0 < (if x = b then Suc (count A x) else count A x)} = insert b {x. 0 < count A x}" by auto
  then have "finite {x. 0 < (if x = b then Suc (count A x) else count A x)}" by (simp add: finite_count)
  then show ?thesis by (simp add: add_mset_def Abs_multiset_inverse)
qed

lemma count_filter_mset [simp]: "count (filter_mset P M) a = (if P a then count M a else 0)"
proof -
  have "finite {x. 0 < (if P x then count M x else 0)}"
    by (rule finite_count_below [of _ M]) (simp split: if_splits)
  then show ?thesis by (simp add: filter_mset_def Abs_multiset_inverse)
qed

lemma count_inter_mset [simp]: "count (A \<inter># B) a = min (count A a) (count B a)"
proof -
  have "finite {x. 0 < min (count A x) (count B x)}"
    by (rule finite_count_below [of _ A]) simp
  then show ?thesis by (simp add: inter_mset_def Abs_multiset_inverse)
qed

lemma count_union_mset [simp]: "count (A \<union># B) a = max (count A a) (count B a)"
proof -
  have "{x. 0 < max (count A x) (count B x)} = {x. 0 < count A x} \<union> {x. 0 < count B x}"
    by (auto simp: max_def)
  then have "finite {x. 0 < max (count A x) (count B x)}" by (simp add: finite_count)
  then show ?thesis by (simp add: union_mset_def Abs_multiset_inverse)
qed

lemma add_mset_not_empty [simp]: "add_mset a A \<noteq> {#}"
proof
  assume empty: "add_mset a A = {#}"
  have "count (add_mset a A) a = 0" by (simp only: empty count_zero)
  then show False by simp
qed

lemma add_mset_add_single: "add_mset a A = A + add_mset a {#}"
  by (simp add: multiset_eq_iff)

lemma add_mset_commute: "add_mset x (add_mset y M) = add_mset y (add_mset x M)"
  by (simp add: multiset_eq_iff)

lemma union_mset_add_mset_left [simp]: "add_mset a A + B = add_mset a (A + B)"
  by (simp add: multiset_eq_iff)

lemma union_mset_add_mset_right [simp]: "A + add_mset a B = add_mset a (A + B)"
  by (simp add: multiset_eq_iff)

lemma add_mset_cancel [simp]: "(add_mset a A = add_mset a B) = (A = B)"
proof
  assume equal: "add_mset a A = add_mset a B"
  show "A = B"
  proof (rule multiset_eqI)
    fix x
    from equal have "count (add_mset a A) x = count (add_mset a B) x" by simp
    then show "count A x = count B x" by (simp split: if_splits)
  qed
qed simp

lemma set_mset_empty [simp]: "set_mset {#} = {}"
  by (simp add: set_mset_def)

lemma set_mset_add_mset_insert [simp]: "set_mset (add_mset a A) = insert a (set_mset A)"
  by (auto simp: set_mset_def split: if_splits)

lemma set_mset_union [simp]: "set_mset (M + N) = set_mset M \<union> set_mset N"
  by (auto simp: set_mset_def)

lemma finite_set_mset [iff]: "finite (set_mset M)"
  by (simp add: set_mset_def finite_count)

lemma count_eq_zero_iff: "(count M x = 0) = (x \<notin># M)"
  by (auto simp: set_mset_def)

lemma multi_member_split: "x \<in># M \<Longrightarrow> \<exists>A. M = add_mset x A"
proof -
  assume "x \<in># M"
  then have "0 < count M x" by (simp add: set_mset_def)
  then have "M = add_mset x (M - add_mset x {#})" by (simp add: multiset_eq_iff)
  then show ?thesis by blast
qed

lemma sum_count_add_mset: "finite T \<Longrightarrow> sum (count (add_mset a M)) T = sum (count M) T + (if a \<in> T then 1 else 0)"
  by (induct T rule: finite_induct) auto

lemma sum_count_insert: "finite T \<Longrightarrow> count M a = 0 \<or> a \<in> T \<Longrightarrow> sum (count M) (insert a T) = sum (count M) T"
  by (cases "a \<in> T") (auto simp: insert_absorb)

lemma size_empty [simp]: "size {#} = 0"
  by (simp add: size_multiset_def)

lemma size_add_mset [simp]: "size (add_mset a A) = Suc (size A)"
proof -
  have "sum (count (add_mset a A)) (insert a (set_mset A)) = sum (count A) (insert a (set_mset A)) + 1"
    by (rule trans [OF sum_count_add_mset]) simp_all
  moreover have "sum (count A) (insert a (set_mset A)) = sum (count A) (set_mset A)"
    by (rule sum_count_insert) (auto simp: count_eq_zero_iff)
  ultimately show ?thesis by (simp add: size_multiset_def)
qed

lemma size_eq_0_empty: "size M = 0 \<Longrightarrow> M = {#}"
  by (simp add: size_multiset_def multiset_eq_iff set_mset_def finite_count)

lemma multiset_induct: "P {#} \<Longrightarrow> (\<And>x M. P M \<Longrightarrow> P (add_mset x M)) \<Longrightarrow> P M"
proof -
  assume empty: "P {#}" and add: "\<And>x M. P M \<Longrightarrow> P (add_mset x M)"
  have "\<forall>M. size M = n \<longrightarrow> P M" for n
  proof (induct n)
    case 0
    show ?case by (metis empty size_eq_0_empty)
  next
    case (Suc n)
    show ?case
    proof (intro allI impI)
      fix M :: "'a multiset"
      assume size: "size M = Suc n"
      then have "set_mset M \<noteq> {}" by (auto simp: size_multiset_def)
      then obtain x where "x \<in># M" by blast
      then obtain A where M: "M = add_mset x A" using multi_member_split by blast
      then have "size A = n" using size by simp
      then show "P M" using Suc add M by blast
    qed
  qed
  then show ?thesis by blast
qed

lemma size_union [simp]: "size (M + N) = size M + size (N::'a multiset)"
  by (induct M rule: multiset_induct) simp_all

lemma size_eq_0_iff_empty [iff]: "(size M = 0) = (M = {#})"
  by (metis size_empty size_eq_0_empty)

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
proof (induct X rule: multiset_induct)
  show "\<exists>xs. mset xs = {#}" by (rule exI [of _ "[]"]) simp
next
  fix x M
  assume "\<exists>xs. mset xs = M"
  then obtain xs where "mset xs = M" by blast
  then have "mset (x # xs) = add_mset x M" by simp
  then show "\<exists>xs. mset xs = add_mset x M" by blast
qed

lemma mset_insort [simp]: "mset (insort_key k x xs) = add_mset x (mset xs)"
  by (induct xs) (auto simp: add_mset_commute)

lemma mset_sort [simp]: "mset (sort_key k xs) = mset xs"
  by (induct xs) (simp_all add: sort_key_def)

lemma in_diff_count: "(a \<in># M - N) = (count N a < count M a)"
  by (simp add: set_mset_def)

lemma mset_subset_eqI: "(\<And>a. count A a \<le> count B a) \<Longrightarrow> A \<subseteq># B"
  by (simp add: subseteq_mset_def)

lemma mset_subset_eqD: "A \<subseteq># B \<Longrightarrow> x \<in># A \<Longrightarrow> x \<in># B"
  by (auto simp: subseteq_mset_def set_mset_def dest: less_le_trans)

lemma mset_subset_eq_size: "A \<subseteq># B \<Longrightarrow> size A = size B \<Longrightarrow> A = B"
proof -
  assume sub: "A \<subseteq># B" and size: "size A = size B"
  from sub have B: "B = A + (B - A)" by (simp add: multiset_eq_iff subseteq_mset_def)
  then have "size B = size A + size (B - A)" by (metis size_union)
  then have "B - A = {#}" using size by simp
  then show ?thesis using B by (metis add_0_right)
qed

lemma count_image_mset: "count (image_mset f M) b = sum (count M) {a. f a = b \<and> 0 < count M a}"
proof -
  have "{b. 0 < sum (count M) {a. f a = b \<and> 0 < count M a}} \<subseteq> f ` {a. 0 < count M a}"
  proof
    fix b
    assume b: "b \<in> {b. 0 < sum (count M) {a. f a = b \<and> 0 < count M a}}"
    show "b \<in> f ` {a. 0 < count M a}"
    proof (rule ccontr)
      assume "b \<notin> f ` {a. 0 < count M a}"
      then have empty: "{a. f a = b \<and> 0 < count M a} = {}" by auto
      have "sum (count M) {a. f a = b \<and> 0 < count M a} = 0" by (simp only: empty sum_empty)
      then show False using b by simp
    qed
  qed
  then have "finite {b. 0 < sum (count M) {a. f a = b \<and> 0 < count M a}}"
    by (rule finite_subset) (simp add: finite_count)
  then show ?thesis by (simp add: image_mset_def Abs_multiset_inverse)
qed

lemma image_mset_empty [simp]: "image_mset f {#} = {#}"
  by (simp add: multiset_eq_iff count_image_mset)

lemma image_mset_add_mset [simp]: "image_mset f (add_mset a M) = add_mset (f a) (image_mset f M)"
proof (rule multiset_eqI)
  fix b
  define T where "T = {x. f x = b \<and> 0 < count M x}"
  have finite: "finite T"
    unfolding T_def by (rule finite_subset [OF _ finite_count [of M]]) auto
  show "count (image_mset f (add_mset a M)) b = count (add_mset (f a) (image_mset f M)) b"
  proof (cases "f a = b")
    case True
    then have "{x. f x = b \<and> 0 < count (add_mset a M) x} = insert a T" by (auto simp: T_def split: if_splits)
    moreover have "sum (count (add_mset a M)) (insert a T) = sum (count M) (insert a T) + 1"
      by (rule trans [OF sum_count_add_mset]) (simp_all add: finite)
    moreover have "sum (count M) (insert a T) = sum (count M) T"
      by (rule sum_count_insert [OF finite]) (auto simp: T_def True)
    ultimately show ?thesis using True by (simp add: count_image_mset T_def)
  next
    case False
    then have "{x. f x = b \<and> 0 < count (add_mset a M) x} = T" by (auto simp: T_def split: if_splits)
    moreover have "a \<notin> T"
      using False by (simp add: T_def)
    then have "sum (count (add_mset a M)) T = sum (count M) T"
      by - (rule trans [OF sum_count_add_mset], simp_all add: finite)
    ultimately show ?thesis using False by (simp add: count_image_mset T_def)
  qed
qed

lemma image_mset_union [simp]: "image_mset f (M + N) = image_mset f M + image_mset f N"
  by (induct M rule: multiset_induct) simp_all

lemma set_image_mset [simp]: "set_mset (image_mset f M) = f ` set_mset M"
  by (induct M rule: multiset_induct) auto

lemma size_image_mset [simp]: "size (image_mset f M) = size M"
  by (induct M rule: multiset_induct) auto

lemma mset_map [simp]: "mset (map f xs) = image_mset f (mset xs)"
  by (induct xs) auto

lemma mset_filter [simp]: "mset (filter P xs) = filter_mset P (mset xs)"
  by (induct xs) (auto simp: multiset_eq_iff)

lemma set_mset_filter [simp]: "set_mset (filter_mset P M) = {x \<in> set_mset M. P x}"
  by (auto simp: set_mset_def split: if_splits)

text \<open>To fold a function that commutes with itself.\<close>

lemma comp_fun_commute_funpow: "comp_fun_commute f \<Longrightarrow> comp_fun_commute (\<lambda>x. f x ^^ g x)"
proof -
  assume f: "comp_fun_commute f"
  then have one: "f y (f x z) = f x (f y z)" for x y z
    by (metis comp_fun_commute_def comp_apply)
  have two: "f y ((f x ^^ n) z) = (f x ^^ n) (f y z)" for x y z n
    by (induct n) (simp_all add: one)
  have "(f y ^^ m) ((f x ^^ n) z) = (f x ^^ n) ((f y ^^ m) z)" for x y z m n
    by (induct m) (simp_all add: two)
  then show ?thesis by (simp add: comp_fun_commute_def fun_eq_iff)
qed

lemma fold_set_cong: "finite A \<Longrightarrow> comp_fun_commute f \<Longrightarrow> comp_fun_commute g \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> f x = g x) \<Longrightarrow>
    Finite_Set.fold f z A = Finite_Set.fold g z A"
proof -
  assume f: "comp_fun_commute f" and g: "comp_fun_commute g"
  assume "finite A" and "\<And>x. x \<in> A \<Longrightarrow> f x = g x"
  then show ?thesis
  proof (induct A rule: finite_induct)
    case empty
    show ?case by simp
  next
    case (insert x F)
    then show ?case using f g by (simp add: fold_insert)
  qed
qed

lemma fold_mset_empty [simp]: "fold_mset f s {#} = s"
  by (simp add: fold_mset_def)

lemma fold_mset_add_mset: "comp_fun_commute f \<Longrightarrow> fold_mset f s (add_mset a M) = f a (fold_mset f s M)"
proof -
  assume f: "comp_fun_commute f"
  define g where "g = (\<lambda>x. f x ^^ count M x)"
  define h where "h = (\<lambda>x. f x ^^ count (add_mset a M) x)"
  have g: "comp_fun_commute g" unfolding g_def using f by (rule comp_fun_commute_funpow)
  have h: "comp_fun_commute h" unfolding h_def using f by (rule comp_fun_commute_funpow)
  have both: "h a z = f a (g a z)" for z by (simp add: g_def h_def)
  have same: "Finite_Set.fold h s (set_mset M - {a}) = Finite_Set.fold g s (set_mset M - {a})"
    by (rule fold_set_cong [OF _ h g]) (auto simp: g_def h_def)
  have "Finite_Set.fold h s (insert a (set_mset M)) = h a (Finite_Set.fold h s (insert a (set_mset M) - {a}))"
    by (rule fold_rec [OF h]) simp_all
  also have "\<dots> = f a (g a (Finite_Set.fold g s (set_mset M - {a})))"
    by (simp add: same both)
  also have "g a (Finite_Set.fold g s (set_mset M - {a})) = Finite_Set.fold g s (set_mset M)"
  proof (cases "a \<in># M")
    case True
    then show ?thesis by (simp add: fold_rec [OF g])
  next
    case False
    then have "count M a = 0" by (simp add: count_eq_zero_iff)
    then show ?thesis using False by (simp add: g_def)
  qed
  finally show ?thesis by (simp add: fold_mset_def g_def h_def)
qed

lemma sum_mset_empty [simp]: "sum_mset {#} = 0"
  by (simp add: sum_mset_def)

lemma sum_mset_add_mset [simp]: "sum_mset (add_mset x N) = x + sum_mset N"
  by (simp add: sum_mset_def fold_mset_add_mset comp_fun_commute_def fun_eq_iff add_left_commute)

lemma prod_mset_empty [simp]: "prod_mset {#} = 1"
  by (simp add: prod_mset_def)

lemma prod_mset_add_mset [simp]: "prod_mset (add_mset x N) = x * prod_mset N"
  by (simp add: prod_mset_def fold_mset_add_mset comp_fun_commute_def fun_eq_iff mult_left_commute)

lemma sum_mset_sum_list: "sum_mset (mset xs) = (sum_list xs :: 'a::comm_monoid_add)"
  by (induct xs) auto

lemma prod_mset_prod_list: "prod_mset (mset xs) = (prod_list xs :: 'a::comm_monoid_mult)"
  by (induct xs) auto

lemma mset_eq_setD: "mset xs = mset ys \<Longrightarrow> set xs = set ys"
  by (metis set_mset_mset)

lemma mset_eq_length: "mset xs = mset ys \<Longrightarrow> length xs = length ys"
  by (metis size_mset)

lemma mset_zero_iff [simp]: "(mset x = {#}) = (x = [])"
  by (cases x) auto

lemma mset_remove1 [simp]: "mset (remove1 a xs) = mset xs - {#a#}"
  by (induct xs) (auto simp: multiset_eq_iff)

lemma mset_update: "i < length ls \<Longrightarrow> add_mset (ls ! i) (mset (ls[i := v])) = add_mset v (mset ls)"
proof (induct ls arbitrary: i)
  case Nil
  then show ?case by simp
next
  case (Cons x xs)
  show ?case
  proof (cases i)
    case 0
    then show ?thesis by (simp add: add_mset_commute)
  next
    case (Suc n)
    then have "add_mset (xs ! n) (mset (xs[n := v])) = add_mset v (mset xs)" using Cons by simp
    then have "add_mset x (add_mset (xs ! n) (mset (xs[n := v]))) = add_mset x (add_mset v (mset xs))" by simp
    then show ?thesis using Suc by (simp add: add_mset_commute)
  qed
qed

lemma mset_swap: "i < length ls \<Longrightarrow> j < length ls \<Longrightarrow> mset (ls[j := ls ! i, i := ls ! j]) = mset ls"
proof -
  assume i: "i < length ls" and j: "j < length ls"
  have "ls[j := ls ! i] ! i = ls ! i" using i by (cases "i = j") simp_all
  then have "add_mset (ls ! i) (mset (ls[j := ls ! i, i := ls ! j])) = add_mset (ls ! j) (mset (ls[j := ls ! i]))"
    using i mset_update [of i "ls[j := ls ! i]" "ls ! j"] by simp
  also have "\<dots> = add_mset (ls ! i) (mset ls)" using j by (rule mset_update)
  finally show ?thesis by simp
qed

lemma mset_sorted_unique: "sorted xs \<Longrightarrow> sorted ys \<Longrightarrow> mset xs = mset ys \<Longrightarrow> xs = ys"
proof (induct xs arbitrary: ys)
  case Nil
  then show ?case by (metis mset.simps(1) mset_zero_iff)
next
  case (Cons x xs)
  from Cons.prems(3) have "ys \<noteq> []" by (metis add_mset_not_empty mset.simps)
  then obtain y zs where ys: "ys = y # zs" by (meson neq_Nil_conv)
  have sets: "set (x # xs) = set (y # zs)" using Cons.prems(3) ys by (metis mset_eq_setD)
  have "x \<le> y" using Cons.prems(1) sets by auto
  moreover have "y \<le> x" using Cons.prems(2) ys sets by auto
  ultimately have "x = y" by simp
  moreover have "xs = zs" using Cons ys \<open>x = y\<close> by simp
  ultimately show ?case using ys by simp
qed

lemma properties_for_sort: "mset ys = mset xs \<Longrightarrow> sorted ys \<Longrightarrow> sort xs = ys"
  by (metis mset_sort mset_sorted_unique sorted_sort)

lemma set_mset_eq_empty_iff [simp]: "(set_mset M = {}) = (M = {#})"
proof
  assume "set_mset M = {}"
  then have "count M a = 0" for a by (simp add: count_eq_zero_iff)
  then show "M = {#}" by (simp add: multiset_eq_iff)
qed simp

subsection \<open>The order of multisets\<close>

instantiation multiset :: (preorder) ord
begin

definition less_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"
  where "less_multiset M N = multp (<) M N"

definition less_eq_multiset :: "'a multiset \<Rightarrow> 'a multiset \<Rightarrow> bool"
  where "less_eq_multiset M N = (M < N \<or> M = N)"

instance ..

end

lemma mult_implies_one_step: "trans r \<Longrightarrow> (M, N) \<in> mult r \<Longrightarrow>
    \<exists>I J K. N = I + J \<and> M = I + K \<and> J \<noteq> {#} \<and> (\<forall>k. k \<in># K \<longrightarrow> (\<exists>j. j \<in># J \<and> (k, j) \<in> r))"
proof -
  assume r: "trans r" and "(M, N) \<in> mult r"
  then have "(M, N) \<in> (mult1 r)\<^sup>+" by (simp add: mult_def)
  then obtain P where MP: "(M, P) \<in> (mult1 r)\<^sup>*" and PN: "(P, N) \<in> mult1 r"
    by (metis rtrancl_refl tranclE trancl_into_rtrancl)
  from MP show ?thesis
  proof (induct rule: converse_rtrancl_induct)
    from PN obtain a M0 K where "N = add_mset a M0" "P = M0 + K" "\<forall>b. b \<in># K \<longrightarrow> (b, a) \<in> r"
      by (auto simp: mult1_def)
    then have one: "N = M0 + {#a#} \<and> P = M0 + K \<and> {#a#} \<noteq> {#} \<and> (\<forall>k. k \<in># K \<longrightarrow> (\<exists>j. j \<in># {#a#} \<and> (k, j) \<in> r))"
      by simp
    show "\<exists>I J K. N = I + J \<and> P = I + K \<and> J \<noteq> {#} \<and> (\<forall>k. k \<in># K \<longrightarrow> (\<exists>j. j \<in># J \<and> (k, j) \<in> r))"
      by (rule exI [of _ M0], rule exI [of _ "{#a#}"], rule exI [of _ K], rule one)
  next
    fix Y Z
    assume YZ: "(Y, Z) \<in> mult1 r"
      and "\<exists>I J K. N = I + J \<and> Z = I + K \<and> J \<noteq> {#} \<and> (\<forall>k. k \<in># K \<longrightarrow> (\<exists>j. j \<in># J \<and> (k, j) \<in> r))"
    then obtain I J K where N: "N = I + J" and ZK: "Z = I + K" and J: "J \<noteq> {#}"
      and K: "\<forall>k. k \<in># K \<longrightarrow> (\<exists>j. j \<in># J \<and> (k, j) \<in> r)"
      by blast
    from YZ obtain a M0 L where Z: "Z = add_mset a M0" and Y: "Y = M0 + L" and L: "\<forall>b. b \<in># L \<longrightarrow> (b, a) \<in> r"
      by (auto simp: mult1_def)
    have "a \<in># I + K" using Z ZK by (metis insertI1 set_mset_add_mset_insert)
    then have "a \<in># K \<or> a \<in># I" by auto
    then show "\<exists>I J K. N = I + J \<and> Y = I + K \<and> J \<noteq> {#} \<and> (\<forall>k. k \<in># K \<longrightarrow> (\<exists>j. j \<in># J \<and> (k, j) \<in> r))"
    proof
      assume aK: "a \<in># K"
      then obtain K' where K': "K = add_mset a K'" using multi_member_split by blast
      then have "add_mset a M0 = add_mset a (I + K')" using Z ZK by simp
      then have "M0 = I + K'" by simp
      then have Y': "Y = I + (K' + L)" using Y by (simp add: add.assoc)
      have "\<exists>j. j \<in># J \<and> (k, j) \<in> r" if k: "k \<in># K' + L" for k
      proof (cases "k \<in># L")
        case True
        then have "(k, a) \<in> r" using L by blast
        moreover obtain j where "j \<in># J" "(a, j) \<in> r" using K aK by blast
        ultimately show ?thesis using r by (meson transD)
      next
        case False
        then have "k \<in># K" using k K' by simp
        then show ?thesis using K by blast
      qed
      then have one: "N = I + J \<and> Y = I + (K' + L) \<and> J \<noteq> {#} \<and> (\<forall>k. k \<in># K' + L \<longrightarrow> (\<exists>j. j \<in># J \<and> (k, j) \<in> r))"
        using N J Y' by simp
      show ?thesis by (rule exI [of _ I], rule exI [of _ J], rule exI [of _ "K' + L"], rule one)
    next
      assume "a \<in># I"
      then obtain I' where I': "I = add_mset a I'" using multi_member_split by blast
      then have "add_mset a M0 = add_mset a (I' + K)" using Z ZK by simp
      then have "M0 = I' + K" by simp
      then have Y': "Y = I' + (K + L)" using Y by (simp add: add.assoc)
      have N': "N = I' + add_mset a J" using N I' by simp
      have "\<exists>j. j \<in># add_mset a J \<and> (k, j) \<in> r" if "k \<in># K + L" for k
        using that K L by auto
      then have one: "N = I' + add_mset a J \<and> Y = I' + (K + L) \<and> add_mset a J \<noteq> {#} \<and>
          (\<forall>k. k \<in># K + L \<longrightarrow> (\<exists>j. j \<in># add_mset a J \<and> (k, j) \<in> r))"
        using N' Y' by simp
      show ?thesis by (rule exI [of _ I'], rule exI [of _ "add_mset a J"], rule exI [of _ "K + L"], rule one)
    qed
  qed
qed

lemma finite_no_larger: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> \<exists>m\<in>A. \<forall>x\<in>A. \<not> m < (x::'a::preorder)"
proof (induct rule: finite_ne_induct)
  fix x :: 'a
  show "\<exists>m\<in>{x}. \<forall>y\<in>{x}. \<not> m < y" by simp
next
  fix x :: 'a and F :: "'a set"
  assume "\<exists>m\<in>F. \<forall>y\<in>F. \<not> m < y"
  then obtain m where m: "m \<in> F" "\<forall>y\<in>F. \<not> m < y" by blast
  show "\<exists>m\<in>insert x F. \<forall>y\<in>insert x F. \<not> m < y"
  proof (cases "m < x")
    case True
    have "\<not> x < y" if y: "y \<in> insert x F" for y
    proof
      assume xy: "x < y"
      then have "y \<in> F" using y by auto
      moreover have "m < y" using True xy by (rule less_trans)
      ultimately show False using m by blast
    qed
    then show ?thesis by blast
  next
    case False
    then show ?thesis using m by blast
  qed
qed

lemma multiset_less_irrefl: "\<not> M < (M::'a::preorder multiset)"
proof
  assume "M < M"
  then have "(M, M) \<in> mult {(x, y). x < y}" by (simp add: less_multiset_def multp_def)
  moreover have "trans {(x, y). x < (y::'a)}" by (auto simp: trans_def intro: less_trans)
  ultimately obtain I J K where "M = I + J" "M = I + K" and J: "J \<noteq> {#}"
    and K: "\<forall>k. k \<in># K \<longrightarrow> (\<exists>j. j \<in># J \<and> (k, j) \<in> {(x, y). x < y})"
    by (meson mult_implies_one_step)
  then have "J = K" by (metis add_left_cancel)
  then have larger: "\<forall>k\<in>set_mset J. \<exists>j\<in>set_mset J. k < j" using K by blast
  have "set_mset J \<noteq> {}" using J by simp
  then obtain m where "m \<in> set_mset J" "\<forall>x\<in>set_mset J. \<not> m < x" using finite_no_larger [of "set_mset J"] by blast
  then show False using larger by blast
qed

lemma multiset_less_trans: "L < M \<Longrightarrow> M < N \<Longrightarrow> L < (N::'a::preorder multiset)"
  unfolding less_multiset_def multp_def mult_def by (rule trancl_trans)

instance multiset :: (preorder) order
  by standard (metis less_eq_multiset_def multiset_less_irrefl multiset_less_trans)+

lemma mult1_add: "(N, add_mset a M) \<in> mult1 r \<Longrightarrow>
    (\<exists>L. (L, M) \<in> mult1 r \<and> N = add_mset a L) \<or> (\<exists>K. (\<forall>b. b \<in># K \<longrightarrow> (b, a) \<in> r) \<and> N = M + K)"
proof -
  assume "(N, add_mset a M) \<in> mult1 r"
  then obtain b M1 K where eq: "add_mset a M = add_mset b M1" and N: "N = M1 + K" and K: "\<forall>c. c \<in># K \<longrightarrow> (c, b) \<in> r"
    by (auto simp: mult1_def)
  show ?thesis
  proof (cases "a = b")
    case True
    then have "M = M1" using eq by simp
    then show ?thesis using True N K by blast
  next
    case False
    have "a \<in># add_mset b M1" using eq by (metis insertI1 set_mset_add_mset_insert)
    then have "a \<in># M1" using False by simp
    then obtain L where L: "M1 = add_mset a L" using multi_member_split by blast
    then have "add_mset a M = add_mset a (add_mset b L)" using eq by (simp add: add_mset_commute)
    then have "M = add_mset b L" by simp
    then have "(L + K, M) \<in> mult1 r" unfolding mult1_def using K by blast
    moreover have "N = add_mset a (L + K)" using N L by simp
    ultimately show ?thesis by blast
  qed
qed

lemma wf_mult1: "wf r \<Longrightarrow> wf (mult1 r)"
proof -
  assume r: "wf r"
  define W where "W = Wellfounded.accp (\<lambda>X Y. (X, Y) \<in> mult1 r)"
  have WI: "W X" if "\<forall>Y. (Y, X) \<in> mult1 r \<longrightarrow> W Y" for X
    using that unfolding W_def by (rule accpI)
  have down: "W Y" if "W X" and "(Y, X) \<in> mult1 r" for X Y
    using that unfolding W_def by (rule accp_downward)
  have empty: "W {#}"
    by (rule WI) (auto simp: mult1_def dest: sym)
  have add: "W M \<Longrightarrow> W (add_mset a M)" for a M
    using r
  proof (induct a arbitrary: M rule: wf_induct_rule)
    fix a M
    assume less: "\<And>b. (b, a) \<in> r \<Longrightarrow> \<forall>M. W M \<longrightarrow> W (add_mset b M)" and M: "W M"
    have many: "(\<forall>b. b \<in># K \<longrightarrow> (b, a) \<in> r) \<longrightarrow> W (L + K)" if L: "W L" for L K
    proof (induct K rule: multiset_induct)
      show "(\<forall>b. b \<in># {#} \<longrightarrow> (b, a) \<in> r) \<longrightarrow> W (L + {#})" using L by simp
    next
      fix x K
      assume IH: "(\<forall>b. b \<in># K \<longrightarrow> (b, a) \<in> r) \<longrightarrow> W (L + K)"
      show "(\<forall>b. b \<in># add_mset x K \<longrightarrow> (b, a) \<in> r) \<longrightarrow> W (L + add_mset x K)"
      proof
        assume all: "\<forall>b. b \<in># add_mset x K \<longrightarrow> (b, a) \<in> r"
        then have "W (L + K)" using IH by simp
        moreover have "(x, a) \<in> r" using all by simp
        ultimately have "W (add_mset x (L + K))" using less by blast
        then show "W (L + add_mset x K)" by simp
      qed
    qed
    have grow: "W L \<longrightarrow> W (add_mset a L)" if "Wellfounded.accp (\<lambda>X Y. (X, Y) \<in> mult1 r) L" for L
      using that
    proof (induct rule: accp_induct)
      fix L
      assume IH: "\<forall>Y. (Y, L) \<in> mult1 r \<longrightarrow> W Y \<longrightarrow> W (add_mset a Y)"
      show "W L \<longrightarrow> W (add_mset a L)"
      proof
        assume L: "W L"
        have "W N" if "(N, add_mset a L) \<in> mult1 r" for N
          using mult1_add [OF that]
        proof
          assume "\<exists>Y. (Y, L) \<in> mult1 r \<and> N = add_mset a Y"
          then show "W N" using IH L down by blast
        next
          assume "\<exists>K. (\<forall>b. b \<in># K \<longrightarrow> (b, a) \<in> r) \<and> N = L + K"
          then show "W N" using many [OF L] by blast
        qed
        then show "W (add_mset a L)" by (metis WI)
      qed
    qed
    then show "W (add_mset a M)" using M unfolding W_def by blast
  qed
  have "W M" for M
    by (induct M rule: multiset_induct) (rule empty, metis add)
  then have "wfP (\<lambda>X Y. (X, Y) \<in> mult1 r)"
    unfolding W_def by (metis accp_wfPI)
  then show "wf (mult1 r)"
    by (simp add: wfP_wf_eq)
qed

lemma wf_mult: "wf r \<Longrightarrow> wf (mult r)"
  by (simp add: mult_def wf_trancl wf_mult1)

subsection \<open>Execution\<close>

text \<open>A multiset is the list of its elements in any order.\<close>

lemma mset_empty_code [code]: "{#} = mset []"
  by simp

lemma mset_add_code [code]: "add_mset a (mset xs) = mset (a # xs)"
  by simp

lemma mset_plus_code [code]: "mset xs + mset ys = mset (xs @ ys)"
  by simp

lemma mset_minus_code [code]: "mset xs - mset ys = mset (fold remove1 ys xs)"
proof (induct ys arbitrary: xs)
  case Nil
  show ?case by simp
next
  case (Cons y ys)
  have "mset (fold remove1 (y # ys) xs) = mset (remove1 y xs) - mset ys" by (simp add: Cons [symmetric])
  also have "\<dots> = mset xs - mset (y # ys)" by (rule multiset_eqI) (simp add: diff_diff_left)
  finally show ?case by simp
qed

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

lemma mset_subseteq_code [code]: "(mset xs \<subseteq># mset ys) = list_all (\<lambda>x. count_list xs x \<le> count_list ys x) xs"
proof -
  have outside: "count_list xs x \<le> count_list ys x" if "x \<notin> set xs" for x
  proof -
    have "count (mset xs) x = 0" by (simp add: count_eq_zero_iff that)
    then show ?thesis by (simp add: count_mset)
  qed
  have "(mset xs \<subseteq># mset ys) = (\<forall>x. count_list xs x \<le> count_list ys x)"
    by (simp add: subseteq_mset_def count_mset)
  also have "\<dots> = (\<forall>x\<in>set xs. count_list xs x \<le> count_list ys x)" using outside by metis
  finally show ?thesis by (simp add: list_all_iff)
qed

lemma mset_equal_code [code]: "HOL.equal (mset xs) (mset ys) =
    (length xs = length ys \<and> list_all (\<lambda>x. count_list xs x = count_list ys x) xs)"
proof
  assume "HOL.equal (mset xs) (mset ys)"
  then have "mset xs = mset ys" by (simp add: equal_eq)
  then show "length xs = length ys \<and> list_all (\<lambda>x. count_list xs x = count_list ys x) xs"
    using mset_eq_length by (auto simp: list_all_iff count_mset [symmetric])
next
  assume same: "length xs = length ys \<and> list_all (\<lambda>x. count_list xs x = count_list ys x) xs"
  then have "mset xs \<subseteq># mset ys" by (auto simp: mset_subseteq_code list_all_iff)
  then have "mset xs = mset ys" using same by (simp add: mset_subset_eq_size)
  then show "HOL.equal (mset xs) (mset ys)" by (simp add: equal_eq)
qed

lemma mset_inter_code [code]: "mset xs \<inter># mset ys = mset xs - (mset xs - mset ys)"
  by (simp add: multiset_eq_iff min_def)

lemma mset_union_code [code]: "mset xs \<union># mset ys = mset xs + (mset ys - mset xs)"
  by (simp add: multiset_eq_iff max_def)

lemma mset_filter_code [code]: "filter_mset P (mset xs) = mset (filter P xs)"
  by simp

lemma mset_image_code [code]: "image_mset f (mset xs) = mset (map f xs)"
  by simp

lemma mset_fold_code [code]: "sum_mset (mset xs) = sum_list xs" "prod_mset (mset xs) = prod_list xs"
  by (simp_all add: sum_mset_sum_list prod_mset_prod_list)

lemma mset_sorted_code [code]: "sorted_list_of_multiset (mset xs) = sort xs"
  by (induct xs) (simp_all add: sorted_list_of_multiset_def fold_mset_add_mset comp_fun_commute_insort sort_key_def)

subsection \<open>Further facts about multisets\<close>

lemma union_filter_mset_complement [simp]: "\<forall>x. P x = (\<not> Q x) \<Longrightarrow> filter_mset P M + filter_mset Q M = M"
  by (rule multiset_eqI) auto

lemma multiset_partition: "M = filter_mset P M + filter_mset (\<lambda>x. \<not> P x) M"
  by (rule multiset_eqI) auto

lemma subset_mset.add_diff_inverse: "A \<subseteq># B \<Longrightarrow> A + (B - A) = (B :: 'a multiset)"
  by (rule multiset_eqI) (simp add: subseteq_mset_def)

lemma insert_DiffM2 [simp]: "x \<in># M \<Longrightarrow> (M - {#x#}) + {#x#} = M"
proof (rule multiset_eqI)
  fix a
  assume "x \<in># M"
  then have "count M x \<noteq> 0" by (simp add: count_eq_zero_iff)
  then show "count (M - {#x#} + {#x#}) a = count M a" by auto
qed

lemma mset_subset_eq_add_left [simp]: "A \<subseteq># A + (B :: 'a multiset)"
  by (simp add: subseteq_mset_def)

lemma mset_subset_eq_add_right [simp]: "B \<subseteq># A + (B :: 'a multiset)"
  by (simp add: subseteq_mset_def)

lemma image_mset.compositionality: "image_mset f (image_mset g M) = image_mset (f \<circ> g) M"
  by (induct M rule: multiset_induct) auto

lemma count_mset_set': "count (mset_set A) x = (if finite A \<and> x \<in> A then 1 else 0)"
proof -
  have "{a. 0 < (if finite A \<and> a \<in> A then 1 else 0 :: nat)} \<subseteq> (if finite A then A else {})" by auto
  moreover have "finite (if finite A then A else {})" by simp
  ultimately have "finite {a. 0 < (if finite A \<and> a \<in> A then 1 else 0 :: nat)}" by (rule finite_subset)
  then show ?thesis by (simp add: mset_set_def Abs_multiset_inverse)
qed

lemma count_mset_set [simp]:
  "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> count (mset_set A) x = 1"
  "infinite A \<Longrightarrow> count (mset_set A) x = 0"
  "x \<notin> A \<Longrightarrow> count (mset_set A) x = 0"
  by (simp_all add: count_mset_set')

end
