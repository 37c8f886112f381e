section \<open>Lists\<close>

theory List
  imports Quotient
begin

datatype 'a list = Nil | Cons 'a "'a list"  (infixr "#" 65)
  for map: map
      rel: list_all2
      pred: list_all

subsection \<open>Basic functions\<close>

primrec set :: "'a list \<Rightarrow> 'a set"
  where
    "set [] = {}"
  | "set (x # xs) = insert x (set xs)"

fun hd :: "'a list \<Rightarrow> 'a"
  where "hd (x # xs) = x"

primrec tl :: "'a list \<Rightarrow> 'a list"
  where
    "tl [] = []"
  | "tl (x # xs) = xs"

abbreviation length :: "'a list \<Rightarrow> nat"
  where "length \<equiv> size"

fun last :: "'a list \<Rightarrow> 'a"
  where "last (x # xs) = (if xs = [] then x else last xs)"

primrec butlast :: "'a list \<Rightarrow> 'a list"
  where
    "butlast [] = []"
  | "butlast (x # xs) = (if xs = [] then [] else x # butlast xs)"

definition coset :: "'a list \<Rightarrow> 'a set"
  where "coset xs = - set xs"

primrec append :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list"  (infixr "@" 65)
  where
    append_Nil: "[] @ ys = ys"
  | append_Cons: "(x # xs) @ ys = x # (xs @ ys)"

primrec rev :: "'a list \<Rightarrow> 'a list"
  where
    "rev [] = []"
  | "rev (x # xs) = rev xs @ [x]"

primrec filter :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "filter P [] = []"
  | "filter P (x # xs) = (if P x then x # filter P xs else filter P xs)"

primrec fold :: "('a \<Rightarrow> 'b \<Rightarrow> 'b) \<Rightarrow> 'a list \<Rightarrow> 'b \<Rightarrow> 'b"
  where
    fold_Nil: "fold f [] = id"
  | fold_Cons: "fold f (x # xs) = fold f xs \<circ> f x"

primrec foldr :: "('a \<Rightarrow> 'b \<Rightarrow> 'b) \<Rightarrow> 'a list \<Rightarrow> 'b \<Rightarrow> 'b"
  where
    foldr_Nil: "foldr f [] = id"
  | foldr_Cons: "foldr f (x # xs) = f x \<circ> foldr f xs"

primrec foldl :: "('b \<Rightarrow> 'a \<Rightarrow> 'b) \<Rightarrow> 'b \<Rightarrow> 'a list \<Rightarrow> 'b"
  where
    foldl_Nil: "foldl f a [] = a"
  | foldl_Cons: "foldl f a (x # xs) = foldl f (f a x) xs"

primrec concat :: "'a list list \<Rightarrow> 'a list"
  where
    "concat [] = []"
  | "concat (x # xs) = x @ concat xs"

primrec drop :: "nat \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    drop_Nil: "drop n [] = []"
  | drop_Cons: "drop n (x # xs) = (case n of 0 \<Rightarrow> x # xs | Suc m \<Rightarrow> drop m xs)"

primrec take :: "nat \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    take_Nil: "take n [] = []"
  | take_Cons: "take n (x # xs) = (case n of 0 \<Rightarrow> [] | Suc m \<Rightarrow> x # take m xs)"

fun nth :: "'a list \<Rightarrow> nat \<Rightarrow> 'a"  (infixl "!" 100)
  where nth_Cons: "(x # xs) ! n = (case n of 0 \<Rightarrow> x | Suc k \<Rightarrow> xs ! k)"

primrec list_update :: "'a list \<Rightarrow> nat \<Rightarrow> 'a \<Rightarrow> 'a list"  ("(_[_ := _])" [100, 0, 0] 100)
  where
    "list_update [] i v = []"
  | "list_update (x # xs) i v = (case i of 0 \<Rightarrow> v # xs | Suc j \<Rightarrow> x # list_update xs j v)"

primrec takeWhile :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "takeWhile P [] = []"
  | "takeWhile P (x # xs) = (if P x then x # takeWhile P xs else [])"

primrec dropWhile :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "dropWhile P [] = []"
  | "dropWhile P (x # xs) = (if P x then dropWhile P xs else x # xs)"

primrec zip :: "'a list \<Rightarrow> 'b list \<Rightarrow> ('a \<times> 'b) list"
  where
    "zip xs [] = []"
  | zip_Cons: "zip xs (y # ys) = (case xs of [] \<Rightarrow> [] | z # zs \<Rightarrow> (z, y) # zip zs ys)"

abbreviation map2 :: "('a \<Rightarrow> 'b \<Rightarrow> 'c) \<Rightarrow> 'a list \<Rightarrow> 'b list \<Rightarrow> 'c list"
  where "map2 f xs ys \<equiv> map (\<lambda>(x, y). f x y) (zip xs ys)"

primrec product :: "'a list \<Rightarrow> 'b list \<Rightarrow> ('a \<times> 'b) list"
  where
    "product [] ys = []"
  | "product (x # xs) ys = map (Pair x) ys @ product xs ys"

primrec product_lists :: "'a list list \<Rightarrow> 'a list list"
  where
    "product_lists [] = [[]]"
  | "product_lists (xs # xss) = concat (map (\<lambda>x. map (Cons x) (product_lists xss)) xs)"

primrec upt :: "nat \<Rightarrow> nat \<Rightarrow> nat list"
  where
    upt_0: "upt i 0 = []"
  | upt_Suc: "upt i (Suc j) = (if i \<le> j then upt i j @ [j] else [])"

definition upto :: "int \<Rightarrow> int \<Rightarrow> int list"
  where "upto i j = map (\<lambda>n. i + int n) (upt 0 (nat (j - i + 1)))"

definition insert :: "'a \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where "insert x xs = (if x \<in> set xs then xs else x # xs)"

definition union :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where "union = fold insert"

primrec find :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> 'a option"
  where
    "find P [] = None"
  | "find P (x # xs) = (if P x then Some x else find P xs)"

primrec count_list :: "'a list \<Rightarrow> 'a \<Rightarrow> nat"
  where
    "count_list [] y = 0"
  | "count_list (x # xs) y = (if x = y then count_list xs y + 1 else count_list xs y)"

definition "extract" :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> ('a list \<times> 'a \<times> 'a list) option"
  where "extract P xs = (case dropWhile (\<lambda>x. \<not> P x) xs of [] \<Rightarrow> None | y # ys \<Rightarrow> Some (takeWhile (\<lambda>x. \<not> P x) xs, y, ys))"

primrec those :: "'a option list \<Rightarrow> 'a list option"
  where
    "those [] = Some []"
  | "those (x # xs) = (case x of None \<Rightarrow> None | Some y \<Rightarrow> map_option (Cons y) (those xs))"

primrec remove1 :: "'a \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "remove1 x [] = []"
  | "remove1 x (y # xs) = (if x = y then xs else y # remove1 x xs)"

primrec removeAll :: "'a \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "removeAll x [] = []"
  | "removeAll x (y # xs) = (if x = y then removeAll x xs else y # removeAll x xs)"

primrec distinct :: "'a list \<Rightarrow> bool"
  where
    "distinct [] = True"
  | "distinct (x # xs) = (x \<notin> set xs \<and> distinct xs)"

fun successively :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> bool"
  where
    "successively P [] = True"
  | "successively P [x] = True"
  | "successively P (x # y # xs) = (P x y \<and> successively P (y # xs))"

primrec remdups :: "'a list \<Rightarrow> 'a list"
  where
    "remdups [] = []"
  | "remdups (x # xs) = (if x \<in> set xs then remdups xs else x # remdups xs)"

definition remdups_adj :: "'a list \<Rightarrow> 'a list"
  where "remdups_adj xs = foldr (\<lambda>x ys. case ys of [] \<Rightarrow> [x] | y # zs \<Rightarrow> if x = y then ys else x # ys) xs []"

primrec replicate :: "nat \<Rightarrow> 'a \<Rightarrow> 'a list"
  where
    replicate_0: "replicate 0 x = []"
  | replicate_Suc: "replicate (Suc n) x = x # replicate n x"

definition enumerate :: "nat \<Rightarrow> 'a list \<Rightarrow> (nat \<times> 'a) list"
  where "enumerate n xs = zip (upt n (n + length xs)) xs"

primrec rotate1 :: "'a list \<Rightarrow> 'a list"
  where
    "rotate1 [] = []"
  | "rotate1 (x # xs) = xs @ [x]"

definition rotate :: "nat \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where "rotate n = rotate1 ^^ n"

definition nths :: "'a list \<Rightarrow> nat set \<Rightarrow> 'a list"
  where "nths xs A = map fst (filter (\<lambda>p. snd p \<in> A) (zip xs (upt 0 (length xs))))"

primrec subseqs :: "'a list \<Rightarrow> 'a list list"
  where
    "subseqs [] = [[]]"
  | "subseqs (x # xs) = (let xss = subseqs xs in map (Cons x) xss @ xss)"

primrec n_lists :: "nat \<Rightarrow> 'a list \<Rightarrow> 'a list list"
  where
    "n_lists 0 xs = [[]]"
  | "n_lists (Suc n) xs = concat (map (\<lambda>ys. map (\<lambda>y. y # ys) xs) (n_lists n xs))"

fun splice :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "splice [] ys = ys"
  | "splice (x # xs) ys = x # splice ys xs"

fun shuffles :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list set"
  where
    "shuffles [] ys = {ys}"
  | "shuffles (x # xs) [] = {x # xs}"
  | "shuffles (x # xs) (y # ys) = Cons x ` shuffles xs (y # ys) \<union> Cons y ` shuffles (x # xs) ys"

fun min_list :: "'a::ord list \<Rightarrow> 'a"
  where "min_list (x # xs) = (case xs of [] \<Rightarrow> x | y # ys \<Rightarrow> min x (min_list xs))"

primrec list_ex :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> bool"
  where
    "list_ex P [] = False"
  | "list_ex P (x # xs) = (P x \<or> list_ex P xs)"

definition list_ex1 :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> bool"
  where "list_ex1 P xs = (\<exists>!x. x \<in> set xs \<and> P x)"

definition member :: "'a list \<Rightarrow> 'a \<Rightarrow> bool"
  where "member xs x = (x \<in> set xs)"

definition null :: "'a list \<Rightarrow> bool"
  where "null xs = (xs = [])"

definition bind :: "'a list \<Rightarrow> ('a \<Rightarrow> 'b list) \<Rightarrow> 'b list"
  where "bind xs f = concat (map f xs)"

definition map_filter :: "('a \<Rightarrow> 'b option) \<Rightarrow> 'a list \<Rightarrow> 'b list"
  where "map_filter f xs = map (\<lambda>x. the (f x)) (filter (\<lambda>x. f x \<noteq> None) xs)"

primrec partition :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> 'a list \<times> 'a list"
  where
    "partition P [] = ([], [])"
  | "partition P (x # xs) = (case partition P xs of (yes, no) \<Rightarrow> if P x then (x # yes, no) else (yes, x # no))"

definition transpose :: "'a list list \<Rightarrow> 'a list list"
  where "transpose xss =
    map (\<lambda>i. map (\<lambda>xs. xs ! i) (filter (\<lambda>xs. i < length xs) xss)) (upt 0 (foldr (\<lambda>xs. max (length xs)) xss 0))"

definition set_Cons :: "'a set \<Rightarrow> 'a list set \<Rightarrow> 'a list set"
  where "set_Cons A XS = {z. \<exists>x xs. z = x # xs \<and> x \<in> A \<and> xs \<in> XS}"

primrec listset :: "'a set list \<Rightarrow> 'a list set"
  where
    "listset [] = {[]}"
  | "listset (A # As) = set_Cons A (listset As)"

inductive listsp :: "('a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> bool"
  for A :: "'a \<Rightarrow> bool"
  where
    Nil [intro!, simp]: "listsp A []"
  | Cons [intro!]: "A x \<Longrightarrow> listsp A xs \<Longrightarrow> listsp A (x # xs)"

definition lists :: "'a set \<Rightarrow> 'a list set"
  where "lists A = {xs. listsp (\<lambda>x. x \<in> A) xs}"

subsection \<open>Sorting\<close>

primrec sorted_wrt :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> bool"
  where
    "sorted_wrt P [] = True"
  | "sorted_wrt P (x # ys) = ((\<forall>y\<in>set ys. P x y) \<and> sorted_wrt P ys)"

primrec sorted :: "'a::linorder list \<Rightarrow> bool"
  where
    "sorted [] = True"
  | "sorted (x # ys) = ((\<forall>y\<in>set ys. x \<le> y) \<and> sorted ys)"

primrec insort_key :: "('b \<Rightarrow> 'a::linorder) \<Rightarrow> 'b \<Rightarrow> 'b list \<Rightarrow> 'b list"
  where
    "insort_key f x [] = [x]"
  | "insort_key f x (y # ys) = (if f x \<le> f y then x # y # ys else y # insort_key f x ys)"

definition sort_key :: "('b \<Rightarrow> 'a::linorder) \<Rightarrow> 'b list \<Rightarrow> 'b list"
  where "sort_key f xs = foldr (insort_key f) xs []"

definition insort_insert_key :: "('b \<Rightarrow> 'a::linorder) \<Rightarrow> 'b \<Rightarrow> 'b list \<Rightarrow> 'b list"
  where "insort_insert_key f x xs = (if f x \<in> f ` set xs then xs else insort_key f x xs)"

abbreviation sort :: "'a::linorder list \<Rightarrow> 'a list"
  where "sort \<equiv> sort_key (\<lambda>x. x)"

abbreviation insort :: "'a::linorder \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where "insort \<equiv> insort_key (\<lambda>x. x)"

abbreviation insort_insert :: "'a::linorder \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where "insort_insert \<equiv> insort_insert_key (\<lambda>x. x)"

abbreviation (input) strict_sorted :: "'a::linorder list \<Rightarrow> bool"
  where "strict_sorted \<equiv> sorted_wrt (<)"

definition sorted_key_list_of_set :: "('b \<Rightarrow> 'a::linorder) \<Rightarrow> 'b set \<Rightarrow> 'b list"
  where "sorted_key_list_of_set f A = Finite_Set.fold (insort_key f) [] A"

definition sorted_list_of_set :: "'a::linorder set \<Rightarrow> 'a list"
  where "sorted_list_of_set A = Finite_Set.fold (insort_key (\<lambda>x. x)) [] A"

definition stable_sort_key :: "(('b \<Rightarrow> 'a::linorder) \<Rightarrow> 'b list \<Rightarrow> 'b list) \<Rightarrow> bool"
  where "stable_sort_key sk = (\<forall>f xs k. filter (\<lambda>y. f y = k) (sk f xs) = filter (\<lambda>y. f y = k) xs)"

subsection \<open>Orders on lists\<close>

primrec lexn :: "('a \<times> 'a) set \<Rightarrow> nat \<Rightarrow> ('a list \<times> 'a list) set"
  where
    "lexn r 0 = {}"
  | "lexn r (Suc n) = {(xs, ys). length xs = Suc n \<and> length ys = Suc n \<and>
      ((hd xs, hd ys) \<in> r \<or> hd xs = hd ys \<and> (tl xs, tl ys) \<in> lexn r n)}"

definition lex :: "('a \<times> 'a) set \<Rightarrow> ('a list \<times> 'a list) set"
  where "lex r = (\<Union>n. lexn r n)"

definition lenlex :: "('a \<times> 'a) set \<Rightarrow> ('a list \<times> 'a list) set"
  where "lenlex r = inv_image (less_than <*lex*> lex r) (\<lambda>xs. (length xs, xs))"

definition lexord :: "('a \<times> 'a) set \<Rightarrow> ('a list \<times> 'a list) set"
  where "lexord r = {(x, y). (\<exists>a v. y = x @ a # v) \<or>
    (\<exists>u a b v w. (a, b) \<in> r \<and> x = u @ (a # v) \<and> y = u @ (b # w))}"

definition measures :: "('a \<Rightarrow> nat) list \<Rightarrow> ('a \<times> 'a) set"
  where "measures fs = inv_image (lex less_than) (\<lambda>a. map (\<lambda>f. f a) fs)"

definition listrel1 :: "('a \<times> 'a) set \<Rightarrow> ('a list \<times> 'a list) set"
  where "listrel1 r = {(xs, ys). \<exists>us z z' vs. xs = us @ z # vs \<and> (z, z') \<in> r \<and> ys = us @ z' # vs}"

definition listrel :: "('a \<times> 'b) set \<Rightarrow> ('a list \<times> 'b list) set"
  where "listrel r = {(xs, ys). list_all2 (\<lambda>x y. (x, y) \<in> r) xs ys}"

inductive lexordp :: "'a::ord list \<Rightarrow> 'a list \<Rightarrow> bool"
  where
    Nil: "lexordp [] (y # ys)"
  | Cons: "x < y \<Longrightarrow> lexordp (x # xs) (y # ys)"
  | Cons_eq: "\<not> x < y \<Longrightarrow> \<not> y < x \<Longrightarrow> lexordp xs ys \<Longrightarrow> lexordp (x # xs) (y # ys)"

inductive lexordp_eq :: "'a::ord list \<Rightarrow> 'a list \<Rightarrow> bool"
  where
    Nil: "lexordp_eq [] ys"
  | Cons: "x < y \<Longrightarrow> lexordp_eq (x # xs) (y # ys)"
  | Cons_eq: "\<not> x < y \<Longrightarrow> \<not> y < x \<Longrightarrow> lexordp_eq xs ys \<Longrightarrow> lexordp_eq (x # xs) (y # ys)"

subsection \<open>Facts: constructors and length\<close>

lemma not_Cons_self [simp]: "xs \<noteq> x # xs"
  by (induct xs) auto

lemma not_Cons_self2 [simp]: "x # xs \<noteq> xs"
  by (metis not_Cons_self)

lemma neq_Nil_conv: "(xs \<noteq> []) = (\<exists>y ys. xs = y # ys)"
  by (cases xs) auto

lemma list_nonempty_induct [case_names single cons, consumes 1]: "xs \<noteq> [] \<Longrightarrow> (\<And>x. P [x]) \<Longrightarrow> (\<And>x xs. xs \<noteq> [] \<Longrightarrow> P xs \<Longrightarrow> P (x # xs)) \<Longrightarrow> P xs"
  by (induct xs) auto

lemma hd_Cons_tl [simp]: "xs \<noteq> [] \<Longrightarrow> hd xs # tl xs = xs"
  by (cases xs) auto

lemma length_induct: "(\<And>xs. \<forall>ys. length ys < length xs \<longrightarrow> P ys \<Longrightarrow> P xs) \<Longrightarrow> P xs"
  by (rule measure_induct)

lemma length_append [simp]: "length (xs @ ys) = length xs + length ys"
  by (induct xs) auto

lemma length_map [simp]: "length (map f xs) = length xs"
  by (induct xs) auto

lemma length_rev [simp]: "length (rev xs) = length xs"
  by (induct xs) auto

lemma length_tl [simp]: "length (tl xs) = length xs - 1"
  by (cases xs) auto

lemma length_0_conv [iff]: "(length xs = 0) = (xs = [])"
  by (cases xs) auto

lemma length_greater_0_conv [iff]: "(0 < length xs) = (xs \<noteq> [])"
  by (cases xs) auto

lemma length_Suc_conv: "(length xs = Suc n) = (\<exists>y ys. xs = y # ys \<and> length ys = n)"
  by (cases xs) auto

lemma list_induct2 [case_names Nil Cons, consumes 1]: "length xs = length ys \<Longrightarrow> P [] [] \<Longrightarrow> (\<And>x xs y ys. length xs = length ys \<Longrightarrow> P xs ys \<Longrightarrow> P (x # xs) (y # ys)) \<Longrightarrow> P xs ys"
proof (induct xs arbitrary: ys)
  case Nil
  then show ?case by (cases ys) auto
next
  case (Cons a as)
  then show ?case by (cases ys) auto
qed

lemma neq_if_length_neq: "length xs \<noteq> length ys \<Longrightarrow> (xs = ys) = False"
  by auto

subsection \<open>Facts: append and reversal\<close>

lemma append_assoc [simp]: "(xs @ ys) @ zs = xs @ (ys @ zs)"
  by (induct xs) auto

lemma append_Nil2 [simp]: "xs @ [] = xs"
  by (induct xs) auto

lemma append_is_Nil_conv [iff]: "(xs @ ys = []) = (xs = [] \<and> ys = [])"
  by (induct xs) auto

lemma Nil_is_append_conv [iff]: "([] = xs @ ys) = (xs = [] \<and> ys = [])"
  by (induct xs) auto

lemma append_self_conv [iff]: "(xs @ ys = xs) = (ys = [])"
  by (induct xs) auto

lemma self_append_conv [iff]: "(xs = xs @ ys) = (ys = [])"
  by (induct xs) auto

lemma append_self_conv2 [iff]: "(xs @ ys = ys) = (xs = [])"
proof
  assume "xs @ ys = ys"
  then have "length (xs @ ys) = length ys" by (rule arg_cong)
  then show "xs = []" by simp
next
  assume "xs = []"
  then show "xs @ ys = ys" by simp
qed

lemma same_append_eq [iff]: "(xs @ ys = xs @ zs) = (ys = zs)"
  by (induct xs) auto

lemma append1_eq_conv [iff]: "(xs @ [x] = ys @ [y]) = (xs = ys \<and> x = y)"
proof (induct xs arbitrary: ys)
  case Nil
  show ?case by (cases ys) auto
next
  case (Cons a as)
  show ?case using Cons by (cases ys) auto
qed

lemma append_eq_append_conv [simp]: "length xs = length ys \<or> length us = length vs \<Longrightarrow> (xs @ us = ys @ vs) = (xs = ys \<and> us = vs)"
proof (induct xs arbitrary: ys)
  case Nil
  then show ?case by (cases ys) (auto dest: arg_cong [of _ _ length])
next
  case (Cons a as)
  then show ?case by (cases ys) (auto dest: arg_cong [of _ _ length])
qed

lemma append_same_eq [iff]: "(ys @ xs = zs @ xs) = (ys = zs)"
  by simp

lemma append_eq_append_conv2: "(xs @ ys = zs @ ts) = (\<exists>us. xs = zs @ us \<and> us @ ys = ts \<or> xs @ us = zs \<and> ys = us @ ts)"
proof (induct xs arbitrary: zs)
  case Nil
  show ?case by auto
next
  case (Cons a as)
  show ?case using Cons by (cases zs) auto
qed

lemma append_eq_Cons_conv: "(ys @ zs = x # xs) = (ys = [] \<and> zs = x # xs \<or> (\<exists>ys'. ys = x # ys' \<and> ys' @ zs = xs))"
  by (cases ys) auto

lemma Cons_eq_append_conv: "(x # xs = ys @ zs) = (ys = [] \<and> x # xs = zs \<or> (\<exists>ys'. x # ys' = ys \<and> xs = ys' @ zs))"
  by (cases ys) auto

lemma hd_append: "hd (xs @ ys) = (if xs = [] then hd ys else hd xs)"
  by (cases xs) auto

lemma hd_append2 [simp]: "xs \<noteq> [] \<Longrightarrow> hd (xs @ ys) = hd xs"
  by (cases xs) auto

lemma tl_append: "tl (xs @ ys) = (case xs of [] \<Rightarrow> tl ys | z # zs \<Rightarrow> zs @ ys)"
  by (cases xs) auto

lemma tl_append2 [simp]: "xs \<noteq> [] \<Longrightarrow> tl (xs @ ys) = tl xs @ ys"
  by (cases xs) auto

lemma rev_append [simp]: "rev (xs @ ys) = rev ys @ rev xs"
  by (induct xs) auto

lemma rev_rev_ident [simp]: "rev (rev xs) = xs"
  by (induct xs) auto

lemma rev_swap: "(rev xs = ys) = (xs = rev ys)"
  by auto

lemma rev_is_Nil_conv [iff]: "(rev xs = []) = (xs = [])"
  by (cases xs) auto

lemma Nil_is_rev_conv [iff]: "([] = rev xs) = (xs = [])"
  by (cases xs) auto

lemma rev_is_rev_conv [iff]: "(rev xs = rev ys) = (xs = ys)"
  by (metis rev_rev_ident)

lemma rev_singleton_conv [simp]: "(rev xs = [x]) = (xs = [x])"
  by (simp add: rev_swap)

lemma rev_induct [case_names Nil snoc]: "P [] \<Longrightarrow> (\<And>x xs. P xs \<Longrightarrow> P (xs @ [x])) \<Longrightarrow> P xs"
proof -
  assume nil: "P []" and snoc: "\<And>x xs. P xs \<Longrightarrow> P (xs @ [x])"
  have "P (rev ys)" for ys
    by (induct ys) (simp_all add: nil snoc)
  from this [of "rev xs"] show "P xs" by simp
qed

lemma rev_exhaust [case_names Nil snoc]: "(xs = [] \<Longrightarrow> P) \<Longrightarrow> (\<And>ys y. xs = ys @ [y] \<Longrightarrow> P) \<Longrightarrow> P"
proof -
  assume nil: "xs = [] \<Longrightarrow> P" and snoc: "\<And>ys y. xs = ys @ [y] \<Longrightarrow> P"
  have "xs = [] \<or> (\<exists>ys y. xs = ys @ [y])" by (induct xs rule: rev_induct) auto
  then show P using nil snoc by blast
qed

subsection \<open>Facts: map\<close>

lemma map_append [simp]: "map f (xs @ ys) = map f xs @ map f ys"
  by (induct xs) auto

lemma map_ext: "(\<And>x. x \<in> set xs \<longrightarrow> f x = g x) \<Longrightarrow> map f xs = map g xs"
  by (induct xs) auto

lemma map_ident [simp]: "map (\<lambda>x. x) = (\<lambda>xs. xs)"
proof (rule ext)
  fix xs
  show "map (\<lambda>x. x) xs = xs" by (induct xs) simp_all
qed

lemma map_map [simp]: "map f (map g xs) = map (f \<circ> g) xs"
  by (induct xs) auto

lemma map_comp_map [simp]: "map f \<circ> map g = map (f \<circ> g)"
  by (simp add: fun_eq_iff)

lemma rev_map: "rev (map f xs) = map f (rev xs)"
  by (induct xs) auto

lemma map_eq_conv [simp]: "(map f xs = map g xs) = (\<forall>x\<in>set xs. f x = g x)"
  by (induct xs) auto

lemma map_cong [fundef_cong]: "xs = ys \<Longrightarrow> (\<And>x. x \<in> set ys \<Longrightarrow> f x = g x) \<Longrightarrow> map f xs = map g ys"
  by simp

lemma map_is_Nil_conv [iff]: "(map f xs = []) = (xs = [])"
  by (cases xs) auto

lemma Nil_is_map_conv [iff]: "([] = map f xs) = (xs = [])"
  by (cases xs) auto

lemma map_eq_Cons_conv: "(map f xs = y # ys) = (\<exists>z zs. xs = z # zs \<and> f z = y \<and> map f zs = ys)"
  by (cases xs) auto

lemma map_injective: "map f xs = map f ys \<Longrightarrow> inj f \<Longrightarrow> xs = ys"
proof (induct xs arbitrary: ys)
  case Nil
  then show ?case by simp
next
  case (Cons a as)
  then show ?case by (cases ys) (auto dest: injD)
qed

lemma inj_map_eq_map [simp]: "inj f \<Longrightarrow> (map f xs = map f ys) = (xs = ys)"
  by (auto dest: map_injective)

lemma hd_map: "xs \<noteq> [] \<Longrightarrow> hd (map f xs) = f (hd xs)"
  by (cases xs) auto

lemma map_tl: "map f (tl xs) = tl (map f xs)"
  by (cases xs) auto

lemma map_fst_zip [simp]: "length xs = length ys \<Longrightarrow> map fst (zip xs ys) = xs"
  by (induct rule: list_induct2) auto

lemma map_snd_zip [simp]: "length xs = length ys \<Longrightarrow> map snd (zip xs ys) = ys"
  by (induct rule: list_induct2) auto

lemma map_replicate [simp]: "map f (replicate n x) = replicate n (f x)"
  by (induct n) auto

subsection \<open>Facts: set\<close>

lemma finite_set [iff]: "finite (set xs)"
  by (induct xs) auto

lemma set_append [simp]: "set (xs @ ys) = set xs \<union> set ys"
  by (induct xs) auto

lemma set_map [simp]: "set (map f xs) = f ` set xs"
  by (induct xs) auto

lemma set_rev [simp]: "set (rev xs) = set xs"
  by (induct xs) auto

lemma set_filter [simp]: "set (filter P xs) = {x. x \<in> set xs \<and> P x}"
  by (induct xs) auto

lemma set_concat [simp]: "set (concat xs) = (\<Union>x\<in>set xs. set x)"
  by (induct xs) auto

lemma set_empty [iff]: "(set xs = {}) = (xs = [])"
  by (cases xs) auto

lemma set_empty2 [iff]: "({} = set xs) = (xs = [])"
  by (cases xs) auto

lemma set_ConsD: "y \<in> set (x # xs) \<Longrightarrow> y = x \<or> y \<in> set xs"
  by auto

lemma set_subset_Cons: "set xs \<subseteq> set (x # xs)"
  by auto

lemma hd_in_set [simp]: "xs \<noteq> [] \<Longrightarrow> hd xs \<in> set xs"
  by (cases xs) auto

lemma list_set_tl: "x \<in> set (tl xs) \<Longrightarrow> x \<in> set xs"
  by (cases xs) auto

lemma split_list: "x \<in> set xs \<Longrightarrow> \<exists>ys zs. xs = ys @ x # zs"
proof (induct xs)
  case Nil
  then show ?case by simp
next
  case (Cons a as)
  then show ?case by (metis set_ConsD append_Nil append_Cons)
qed

lemma in_set_conv_decomp: "(x \<in> set xs) = (\<exists>ys zs. xs = ys @ x # zs)"
proof
  assume "x \<in> set xs"
  then show "\<exists>ys zs. xs = ys @ x # zs" by (rule split_list)
next
  assume "\<exists>ys zs. xs = ys @ x # zs"
  then show "x \<in> set xs" by auto
qed

lemma split_list_first: "x \<in> set xs \<Longrightarrow> \<exists>ys zs. xs = ys @ x # zs \<and> x \<notin> set ys"
proof (induct xs)
  case Nil
  then show ?case by simp
next
  case (Cons a as)
  show ?case
  proof (cases "a = x")
    case True
    then have "a # as = [] @ x # as \<and> x \<notin> set []" by simp
    then show ?thesis by metis
  next
    case False
    with Cons obtain ys zs where "as = ys @ x # zs \<and> x \<notin> set ys" by auto
    with False have "a # as = (a # ys) @ x # zs \<and> x \<notin> set (a # ys)" by simp
    then show ?thesis by metis
  qed
qed

lemma split_list_last: "x \<in> set xs \<Longrightarrow> \<exists>ys zs. xs = ys @ x # zs \<and> x \<notin> set zs"
proof -
  assume "x \<in> set xs"
  then have "x \<in> set (rev xs)" by simp
  then obtain ys zs where eq: "rev xs = ys @ x # zs" and ys: "x \<notin> set ys"
    using split_list_first [of x "rev xs"] by blast
  from eq have "rev (rev xs) = rev (ys @ x # zs)" by (rule arg_cong)
  then have "xs = rev zs @ x # rev ys \<and> x \<notin> set (rev ys)" using ys by simp
  then show ?thesis by metis
qed

lemma finite_list: "finite A \<Longrightarrow> \<exists>xs. set xs = A"
proof (induct rule: finite_induct)
  show "\<exists>xs. set xs = {}" by (metis set.simps(1))
next
  fix a F
  assume "\<exists>xs. set xs = F"
  then show "\<exists>xs. set xs = Set.insert a F" by (metis set.simps(2))
qed

lemma card_length: "card (set xs) \<le> length xs"
  by (induct xs) (auto simp: card_insert_if)

subsection \<open>Facts: filter and concat\<close>

lemma filter_append [simp]: "filter P (xs @ ys) = filter P xs @ filter P ys"
  by (induct xs) auto

lemma rev_filter: "rev (filter P xs) = filter P (rev xs)"
  by (induct xs) auto

lemma filter_filter [simp]: "filter P (filter Q xs) = filter (\<lambda>x. Q x \<and> P x) xs"
  by (induct xs) auto

lemma length_filter_le [simp]: "length (filter P xs) \<le> length xs"
  by (induct xs) auto

lemma filter_True [simp]: "\<forall>x\<in>set xs. P x \<Longrightarrow> filter P xs = xs"
  by (induct xs) auto

lemma filter_False [simp]: "\<forall>x\<in>set xs. \<not> P x \<Longrightarrow> filter P xs = []"
  by (induct xs) auto

lemma filter_empty_conv: "(filter P xs = []) = (\<forall>x\<in>set xs. \<not> P x)"
  by (induct xs) auto

lemma filter_map: "filter P (map f xs) = map f (filter (P \<circ> f) xs)"
  by (induct xs) auto

lemma filter_cong [fundef_cong]: "xs = ys \<Longrightarrow> (\<And>x. x \<in> set ys \<Longrightarrow> P x = Q x) \<Longrightarrow> filter P xs = filter Q ys"
  by (induct xs arbitrary: ys) auto

lemma sum_length_filter_compl: "length (filter P xs) + length (filter (\<lambda>x. \<not> P x) xs) = length xs"
  by (induct xs) auto

lemma concat_append [simp]: "concat (xs @ ys) = concat xs @ concat ys"
  by (induct xs) auto

lemma concat_map_singleton [simp]: "concat (map (\<lambda>x. [f x]) xs) = map f xs"
  by (induct xs) auto

lemma map_concat: "map f (concat xs) = concat (map (map f) xs)"
  by (induct xs) auto

lemma rev_concat: "rev (concat xs) = concat (map rev (rev xs))"
  by (induct xs) auto

lemma partition_filter1 [simp]: "fst (partition P xs) = filter P xs"
  by (induct xs) (auto split: prod.split)

lemma partition_filter2 [simp]: "snd (partition P xs) = filter (Not \<circ> P) xs"
  by (induct xs) (auto split: prod.split)

subsection \<open>Facts: indices\<close>

lemma nth_Cons_0 [simp]: "(x # xs) ! 0 = x"
  by simp

lemma nth_Cons_Suc [simp]: "(x # xs) ! Suc n = xs ! n"
  by simp

declare nth.simps [simp del]

lemma nth_append: "(xs @ ys) ! n = (if n < length xs then xs ! n else ys ! (n - length xs))"
  by (induct xs arbitrary: n) (auto simp: nth_Cons split: nat.split)

lemma nth_append_length [simp]: "(xs @ x # ys) ! length xs = x"
  by (simp add: nth_append)

lemma nth_map [simp]: "n < length xs \<Longrightarrow> map f xs ! n = f (xs ! n)"
  by (induct xs arbitrary: n) (auto simp: nth_Cons split: nat.split)

lemma nth_mem [simp]: "n < length xs \<Longrightarrow> xs ! n \<in> set xs"
  by (induct xs arbitrary: n) (auto simp: nth_Cons split: nat.split)

lemma hd_conv_nth: "xs \<noteq> [] \<Longrightarrow> hd xs = xs ! 0"
  by (cases xs) auto

lemma nth_equalityI: "length xs = length ys \<Longrightarrow> (\<And>i. i < length xs \<Longrightarrow> xs ! i = ys ! i) \<Longrightarrow> xs = ys"
proof (induction xs arbitrary: ys)
  case Nil
  then show ?case by (cases ys) auto
next
  case (Cons a as)
  obtain b bs where v: "ys = b # bs" using Cons.prems(1) by (cases ys) auto
  have l: "length as = length bs" using Cons.prems(1) v by simp
  have "\<forall>i<length (a # as). (a # as) ! i = ys ! i" using Cons.prems by blast
  then have h: "(a # as) ! i = (b # bs) ! i" if "i < Suc (length as)" for i using that v by simp
  have h0: "a = b" using h [of 0] by simp
  have "\<forall>i. i < length as \<longrightarrow> as ! i = bs ! i"
  proof
    fix i
    show "i < length as \<longrightarrow> as ! i = bs ! i" using h [of "Suc i"] by simp
  qed
  with l have "as = bs" by (rule Cons.IH)
  then show ?case using h0 v by simp
qed

lemma list_eq_iff_nth_eq: "(xs = ys) = (length xs = length ys \<and> (\<forall>i<length xs. xs ! i = ys ! i))"
  by (auto intro: nth_equalityI)

lemma set_conv_nth: "set xs = {xs ! i |i. i < length xs}"
proof (rule set_eqI)
  fix x
  show "(x \<in> set xs) = (x \<in> {xs ! i |i. i < length xs})"
  proof
    assume "x \<in> set xs"
    then obtain ys zs where "xs = ys @ x # zs" using split_list by metis
    then have "length ys < length xs \<and> xs ! length ys = x" by simp
    then show "x \<in> {xs ! i |i. i < length xs}" by blast
  next
    assume "x \<in> {xs ! i |i. i < length xs}"
    then show "x \<in> set xs" using nth_mem by blast
  qed
qed

lemma in_set_conv_nth: "(x \<in> set xs) = (\<exists>i<length xs. xs ! i = x)"
  by (auto simp: set_conv_nth)

lemma all_set_conv_all_nth: "(\<forall>x\<in>set xs. P x) = (\<forall>i. i < length xs \<longrightarrow> P (xs ! i))"
  by (auto simp: set_conv_nth)

lemma rev_nth: "n < length xs \<Longrightarrow> rev xs ! n = xs ! (length xs - Suc n)"
proof (induct xs arbitrary: n)
  case Nil
  then show ?case by simp
next
  case (Cons a as)
  show ?case
  proof (cases "n < length as")
    case True
    then have "length as - n = Suc (length as - Suc n)" by arith
    then show ?thesis using Cons True by (simp add: nth_append)
  next
    case False
    with Cons.prems have "n = length as" by simp
    then show ?thesis by (simp add: nth_append)
  qed
qed

lemma length_list_update [simp]: "length (xs[i := x]) = length xs"
  by (induct xs arbitrary: i) (auto split: nat.split)

lemma nth_list_update: "i < length xs \<Longrightarrow> xs[i := x] ! j = (if i = j then x else xs ! j)"
  by (induct xs arbitrary: i j) (auto simp: nth_Cons split: nat.split)

lemma nth_list_update_eq [simp]: "i < length xs \<Longrightarrow> xs[i := x] ! i = x"
  by (simp add: nth_list_update)

lemma nth_list_update_neq [simp]: "i \<noteq> j \<Longrightarrow> xs[i := x] ! j = xs ! j"
  by (induct xs arbitrary: i j) (auto simp: nth_Cons split: nat.split)

lemma list_update_id [simp]: "xs[i := xs ! i] = xs"
  by (induct xs arbitrary: i) (auto split: nat.split)

lemma list_update_overwrite [simp]: "(xs[i := x])[i := y] = xs[i := y]"
  by (induct xs arbitrary: i) (auto split: nat.split)

lemma list_update_beyond [simp]: "length xs \<le> i \<Longrightarrow> xs[i := x] = xs"
  by (induct xs arbitrary: i) (auto split: nat.split)

lemma set_update_subset_insert: "set (xs[i := x]) \<subseteq> Set.insert x (set xs)"
  by (induct xs arbitrary: i) (auto split: nat.split)

lemma map_update: "map f (xs[k := y]) = (map f xs)[k := f y]"
  by (induct xs arbitrary: k) (auto split: nat.split)

subsection \<open>Facts: last, take and drop\<close>

lemma last_snoc [simp]: "last (xs @ [x]) = x"
  by (induct xs) auto

lemma butlast_snoc [simp]: "butlast (xs @ [x]) = xs"
  by (induct xs) auto

lemma last_append: "last (xs @ ys) = (if ys = [] then last xs else last ys)"
  by (induct xs) auto

lemma last_in_set [simp]: "xs \<noteq> [] \<Longrightarrow> last xs \<in> set xs"
  by (induct xs) auto

lemma append_butlast_last_id [simp]: "xs \<noteq> [] \<Longrightarrow> butlast xs @ [last xs] = xs"
  by (induct xs) auto

lemma hd_rev: "xs \<noteq> [] \<Longrightarrow> hd (rev xs) = last xs"
  by (induct xs rule: rev_induct) auto

lemma last_rev: "xs \<noteq> [] \<Longrightarrow> last (rev xs) = hd xs"
  by (metis hd_rev rev_rev_ident rev_is_Nil_conv)

lemma length_butlast [simp]: "length (butlast xs) = length xs - 1"
  by (induct xs rule: rev_induct) auto

lemma last_conv_nth: "xs \<noteq> [] \<Longrightarrow> last xs = xs ! (length xs - 1)"
  by (induct xs rule: rev_induct) auto

lemma take_0 [simp]: "take 0 xs = []"
  by (cases xs) auto

lemma drop_0 [simp]: "drop 0 xs = xs"
  by (cases xs) auto

lemma take_Suc_Cons [simp]: "take (Suc n) (x # xs) = x # take n xs"
  by simp

lemma drop_Suc_Cons [simp]: "drop (Suc n) (x # xs) = drop n xs"
  by simp

lemma length_take [simp]: "length (take n xs) = min (length xs) n"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma length_drop [simp]: "length (drop n xs) = length xs - n"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma take_all [simp]: "length xs \<le> n \<Longrightarrow> take n xs = xs"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma drop_all [simp]: "length xs \<le> n \<Longrightarrow> drop n xs = []"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma take_append [simp]: "take n (xs @ ys) = take n xs @ take (n - length xs) ys"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma drop_append [simp]: "drop n (xs @ ys) = drop n xs @ drop (n - length xs) ys"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma take_take [simp]: "take n (take m xs) = take (min n m) xs"
  by (induct xs arbitrary: n m) (auto split: nat.split)

lemma drop_drop [simp]: "drop n (drop m xs) = drop (n + m) xs"
  by (induct xs arbitrary: m) (auto split: nat.split)

lemma take_drop: "take n (drop m xs) = drop m (take (n + m) xs)"
  by (induct xs arbitrary: m) (auto split: nat.split)

lemma append_take_drop_id [simp]: "take n xs @ drop n xs = xs"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma take_map: "take n (map f xs) = map f (take n xs)"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma drop_map: "drop n (map f xs) = map f (drop n xs)"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma nth_take [simp]: "i < n \<Longrightarrow> take n xs ! i = xs ! i"
  by (induct xs arbitrary: i n) (auto simp: nth_Cons split: nat.split)

lemma nth_drop [simp]: "n \<le> length xs \<Longrightarrow> drop n xs ! i = xs ! (n + i)"
  by (induct xs arbitrary: n) (auto simp: nth_Cons split: nat.split)

lemma rev_take: "rev (take i xs) = drop (length xs - i) (rev xs)"
  by (induct xs arbitrary: i) (auto split: nat.split)

lemma rev_drop: "rev (drop i xs) = take (length xs - i) (rev xs)"
  by (induct xs arbitrary: i) (auto split: nat.split)

lemma set_take_subset: "set (take n xs) \<subseteq> set xs"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma set_drop_subset: "set (drop n xs) \<subseteq> set xs"
  by (induct xs arbitrary: n) (auto split: nat.split)

lemma append_eq_conv_conj: "(xs @ ys = zs) = (xs = take (length xs) zs \<and> ys = drop (length xs) zs)"
proof
  assume "xs @ ys = zs"
  then show "xs = take (length xs) zs \<and> ys = drop (length xs) zs" by auto
next
  assume "xs = take (length xs) zs \<and> ys = drop (length xs) zs"
  then show "xs @ ys = zs" by (metis append_take_drop_id)
qed

lemma id_take_nth_drop: "i < length xs \<Longrightarrow> xs = take i xs @ xs ! i # drop (Suc i) xs"
  by (induct xs arbitrary: i) (auto simp: nth_Cons split: nat.split)

lemma takeWhile_dropWhile_id [simp]: "takeWhile P xs @ dropWhile P xs = xs"
  by (induct xs) auto

lemma dropWhile_map: "dropWhile P (map f xs) = map f (dropWhile (P \<circ> f) xs)"
  by (induct xs) auto

lemma takeWhile_map: "takeWhile P (map f xs) = map f (takeWhile (P \<circ> f) xs)"
  by (induct xs) auto

lemma set_takeWhileD: "x \<in> set (takeWhile P xs) \<Longrightarrow> x \<in> set xs \<and> P x"
  by (induct xs) (auto split: if_split_asm)

lemma hd_dropWhile: "dropWhile P xs \<noteq> [] \<Longrightarrow> \<not> P (hd (dropWhile P xs))"
  by (induct xs) auto

subsection \<open>Facts: zip and ranges\<close>

lemma zip_Nil [simp]: "zip [] ys = []"
  by (cases ys) auto

lemma zip_Cons_Cons [simp]: "zip (x # xs) (y # ys) = (x, y) # zip xs ys"
  by simp

lemma length_zip [simp]: "length (zip xs ys) = min (length xs) (length ys)"
  by (induct ys arbitrary: xs) (auto split: list.split)

lemma zip_append [simp]: "length xs = length us \<Longrightarrow> zip (xs @ ys) (us @ vs) = zip xs us @ zip ys vs"
  by (induct rule: list_induct2) auto

lemma zip_rev: "length xs = length ys \<Longrightarrow> zip (rev xs) (rev ys) = rev (zip xs ys)"
  by (induct rule: list_induct2) auto

lemma zip_map_map: "zip (map f xs) (map g ys) = map (\<lambda>(x, y). (f x, g y)) (zip xs ys)"
proof (induct xs arbitrary: ys)
  case Nil
  show ?case by simp
next
  case (Cons a as)
  show ?case using Cons by (cases ys) auto
qed

lemma nth_zip [simp]: "i < length xs \<Longrightarrow> i < length ys \<Longrightarrow> zip xs ys ! i = (xs ! i, ys ! i)"
  by (induct ys arbitrary: i xs) (auto simp: nth_Cons split: list.split nat.split)

lemma set_zip: "set (zip xs ys) = {(xs ! i, ys ! i) |i. i < min (length xs) (length ys)}"
proof -
  have "zip xs ys ! i = (xs ! i, ys ! i)" if "i < min (length xs) (length ys)" for i
    using that by simp
  then have "(\<exists>i. p = zip xs ys ! i \<and> i < length (zip xs ys)) = (\<exists>i. p = (xs ! i, ys ! i) \<and> i < min (length xs) (length ys))" for p
    by (metis length_zip)
  then show ?thesis by (simp only: set_conv_nth)
qed

lemma in_set_zipE: "(x, y) \<in> set (zip xs ys) \<Longrightarrow> (x \<in> set xs \<Longrightarrow> y \<in> set ys \<Longrightarrow> R) \<Longrightarrow> R"
  by (auto simp: set_zip)

lemma zip_map_fst_snd: "zip (map fst zs) (map snd zs) = zs"
  by (induct zs) auto

lemma upt_rec: "[i..<j] = (if i < j then i # [Suc i..<j] else [])"
  by (induct j) (auto simp: less_Suc_eq)

lemma upt_conv_Nil [simp]: "j \<le> i \<Longrightarrow> [i..<j] = []"
  by (subst upt_rec) simp

lemma upt_conv_Cons: "i < j \<Longrightarrow> [i..<j] = i # [Suc i..<j]"
  by (metis upt_rec)

lemma upt_Suc_append: "i \<le> j \<Longrightarrow> [i..<Suc j] = [i..<j] @ [j]"
  by simp

lemma length_upt [simp]: "length [i..<j] = j - i"
  by (induct j) (auto simp: Suc_diff_le)

lemma nth_upt [simp]: "i + k < j \<Longrightarrow> [i..<j] ! k = i + k"
  by (induct j) (auto simp: nth_append less_Suc_eq)

lemma set_upt [simp]: "set [i..<j] = {i..<j}"
  by (induct j) auto

lemma map_nth: "map (\<lambda>i. xs ! i) [0..<length xs] = xs"
  by (rule nth_equalityI) auto

lemma map_Suc_upt: "map Suc [m..<n] = [Suc m..<Suc n]"
  by (induct n) auto

lemma upto_rec: "upto i j = (if i \<le> j then i # upto (i + 1) j else [])"
proof (cases "i \<le> j")
  case True
  define n where "n = nat (j - i)"
  have "int (nat (j - i + 1)) = int (Suc n)" using True by (simp add: n_def)
  then have "nat (j - i + 1) = Suc n" by (simp only: of_nat_eq_iff)
  moreover have "j - (i + 1) + 1 = j - i" by arith
  then have "nat (j - (i + 1) + 1) = n" by (simp only: n_def)
  moreover have "upt 0 (Suc n) = 0 # map Suc (upt 0 n)"
    unfolding map_Suc_upt by (rule upt_conv_Cons) simp
  ultimately show ?thesis using True by (simp add: upto_def del: upt_Suc)
next
  case False
  then show ?thesis by (simp add: upto_def)
qed

lemma set_upto [simp]: "set (upto i j) = {i..j}"
proof (rule set_eqI)
  fix k
  have in_image: "\<exists>n\<in>{0..<nat (j - i + 1)}. k = i + int n" if "i \<le> k" and "k \<le> j"
    by (rule bexI [of _ "nat (k - i)"]) (use that in simp_all)
  have between: "i \<le> i + int n \<and> i + int n \<le> j" if "n < nat (j - i + 1)" for n
  proof -
    have "nat (int n) < nat (j - i + 1)" using that by simp
    then have "int n < j - i + 1" by (simp only: zless_nat_conj)
    then show ?thesis by simp
  qed
  show "(k \<in> set (upto i j)) = (k \<in> {i..j})"
  proof
    assume "k \<in> set (upto i j)"
    then obtain n where "k = i + int n" and "n < nat (j - i + 1)" by (auto simp: upto_def)
    then show "k \<in> {i..j}" using between [of n] by simp
  next
    assume "k \<in> {i..j}"
    then show "k \<in> set (upto i j)" using in_image by (simp add: upto_def image_iff)
  qed
qed

subsection \<open>Facts: folding\<close>

lemma fold_append [simp]: "fold f (xs @ ys) = fold f ys \<circ> fold f xs"
  by (induct xs) auto

lemma foldr_append [simp]: "foldr f (xs @ ys) a = foldr f xs (foldr f ys a)"
  by (induct xs) auto

lemma foldl_append [simp]: "foldl f a (xs @ ys) = foldl f (foldl f a xs) ys"
  by (induct xs arbitrary: a) auto

lemma foldr_conv_fold: "foldr f xs = fold f (rev xs)"
  by (induct xs) (auto simp: fun_eq_iff)

lemma foldl_conv_fold: "foldl f s xs = fold (\<lambda>x s. f s x) xs s"
  by (induct xs arbitrary: s) auto

lemma foldr_conv_foldl: "foldr f xs a = foldl (\<lambda>x y. f y x) a (rev xs)"
  by (induct xs) auto

lemma foldr_map: "foldr g (map f xs) a = foldr (g \<circ> f) xs a"
  by (induct xs) auto

lemma foldl_map: "foldl g a (map f xs) = foldl (\<lambda>a x. g a (f x)) a xs"
  by (induct xs arbitrary: a) auto

lemma fold_cong: "a = b \<Longrightarrow> xs = ys \<Longrightarrow> (\<And>x. x \<in> set xs \<Longrightarrow> f x = g x) \<Longrightarrow> fold f xs a = fold g ys b"
  by (induct ys arbitrary: a b xs) auto

lemma foldr_cong: "a = b \<Longrightarrow> l = k \<Longrightarrow> (\<And>a x. x \<in> set l \<Longrightarrow> f x a = g x a) \<Longrightarrow> foldr f l a = foldr g k b"
  by (induct k arbitrary: a b l) auto

text \<open>For recursion, conditions are about the right-hand sides.\<close>

lemma fold_cong_right [fundef_cong]: "a = b \<Longrightarrow> xs = ys \<Longrightarrow> (\<And>x. x \<in> set ys \<Longrightarrow> f x = g x) \<Longrightarrow> fold f xs a = fold g ys b"
  by (auto intro: fold_cong)

lemma foldr_cong_right [fundef_cong]: "a = b \<Longrightarrow> l = k \<Longrightarrow> (\<And>a x. x \<in> set k \<Longrightarrow> f x a = g x a) \<Longrightarrow> foldr f l a = foldr g k b"
  by (auto intro: foldr_cong)

lemma fold_Cons_rev: "fold Cons xs = append (rev xs)"
  by (induct xs) (auto simp: fun_eq_iff)

lemma rev_conv_fold: "rev xs = fold Cons xs []"
  by (simp add: fold_Cons_rev)

lemma concat_conv_foldr: "concat xss = foldr append xss []"
  by (induct xss) auto

lemma union_coset_filter: "List.coset xs \<union> A = List.coset (filter (\<lambda>x. x \<notin> A) xs)"
  by (auto simp: coset_def)

lemma SUP_set_fold: "Sup (f ` set xs) = fold (sup \<circ> f) xs (bot::'a::complete_lattice)"
  by (induct xs rule: rev_induct) (auto simp: sup_commute)

subsection \<open>Facts: distinct, remdups and removal\<close>

lemma distinct_append [simp]: "distinct (xs @ ys) = (distinct xs \<and> distinct ys \<and> set xs \<inter> set ys = {})"
  by (induct xs) auto

lemma distinct_upt [simp]: "distinct [i..<j]"
proof (induct j)
  case 0
  show ?case by simp
next
  case (Suc j)
  have "j \<notin> {i..<j}" by simp
  then have "{i..<j} \<inter> {j} = {}" by (auto simp: set_eq_iff)
  then show ?case using Suc by simp
qed

lemma distinct_rev [simp]: "distinct (rev xs) = distinct xs"
  by (induct xs) auto

lemma distinct_filter [simp]: "distinct xs \<Longrightarrow> distinct (filter P xs)"
  by (induct xs) auto

lemma distinct_map: "distinct (map f xs) = (distinct xs \<and> inj_on f (set xs))"
  by (induct xs) auto

lemma distinct_card: "distinct xs \<Longrightarrow> card (set xs) = size xs"
  by (induct xs) auto

lemma card_distinct: "card (set xs) = size xs \<Longrightarrow> distinct xs"
proof (induct xs)
  case Nil
  show ?case by simp
next
  case (Cons a as)
  show ?case
  proof (cases "a \<in> set as")
    case True
    then have "card (set as) = Suc (length as)" using Cons.prems by (simp add: insert_absorb)
    then show ?thesis using card_length [of as] by simp
  next
    case False
    then show ?thesis using Cons by simp
  qed
qed

lemma distinct_conv_nth: "distinct xs = (\<forall>i<size xs. \<forall>j<size xs. i \<noteq> j \<longrightarrow> xs ! i \<noteq> xs ! j)"
proof (induct xs)
  case Nil
  show ?case by simp
next
  case (Cons a as)
  have split: "(\<forall>i<Suc n. Q i) = (Q 0 \<and> (\<forall>i<n. Q (Suc i)))" for n Q
    by (metis less_Suc_eq_0_disj)
  show ?case using Cons by (simp add: split in_set_conv_nth) (metis not_less)
qed

lemma set_remdups [simp]: "set (remdups xs) = set xs"
  by (induct xs) auto

lemma distinct_remdups [iff]: "distinct (remdups xs)"
  by (induct xs) auto

lemma distinct_remdups_id: "distinct xs \<Longrightarrow> remdups xs = xs"
  by (induct xs) auto

lemma length_remdups_leq [iff]: "length (remdups xs) \<le> length xs"
  by (induct xs) auto

lemma not_distinct_decomp: "\<not> distinct ws \<Longrightarrow> \<exists>xs ys zs y. ws = xs @ [y] @ ys @ [y] @ zs"
proof (induct ws)
  case Nil
  then show ?case by simp
next
  case (Cons a as)
  show ?case
  proof (cases "a \<in> set as")
    case True
    then obtain ys zs where "as = ys @ a # zs" using split_list by metis
    then have "a # as = [] @ [a] @ ys @ [a] @ zs" by simp
    then show ?thesis by metis
  next
    case False
    with Cons obtain xs ys zs y where "as = xs @ [y] @ ys @ [y] @ zs" by auto
    then have "a # as = (a # xs) @ [y] @ ys @ [y] @ zs" by simp
    then show ?thesis by metis
  qed
qed

lemma bij_betw_nth: "distinct xs \<Longrightarrow> A = {..<length xs} \<Longrightarrow> B = set xs \<Longrightarrow> bij_betw ((!) xs) A B"
  by (auto simp: bij_betw_def inj_on_def distinct_conv_nth set_conv_nth)

lemma finite_distinct_list: "finite A \<Longrightarrow> \<exists>xs. set xs = A \<and> distinct xs"
  by (metis finite_list distinct_remdups set_remdups)

lemma in_set_remove1 [simp]: "a \<noteq> b \<Longrightarrow> (a \<in> set (remove1 b xs)) = (a \<in> set xs)"
  by (induct xs) auto

lemma set_remove1_subset: "set (remove1 x xs) \<subseteq> set xs"
  by (induct xs) auto

lemma length_remove1: "length (remove1 x xs) = (if x \<in> set xs then length xs - 1 else length xs)"
proof (induct xs)
  case Nil
  show ?case by simp
next
  case (Cons a as)
  have "x \<in> set as \<Longrightarrow> Suc (length as - 1) = length as" by (cases as) auto
  then show ?case using Cons by auto
qed

lemma remove1_idem [simp]: "x \<notin> set xs \<Longrightarrow> remove1 x xs = xs"
  by (induct xs) auto

lemma set_removeAll [simp]: "set (removeAll x xs) = set xs - {x}"
  by (induct xs) auto

lemma removeAll_append [simp]: "removeAll x (xs @ ys) = removeAll x xs @ removeAll x ys"
  by (induct xs) auto

lemma removeAll_filter_not_eq: "removeAll x = filter (\<lambda>y. x \<noteq> y)"
proof (rule ext)
  fix xs
  show "removeAll x xs = filter (\<lambda>y. x \<noteq> y) xs" by (induct xs) simp_all
qed

lemma map_removeAll_inj: "inj f \<Longrightarrow> map f (removeAll x xs) = removeAll (f x) (map f xs)"
  by (induct xs) (auto dest: injD)

lemma in_set_insert [simp]: "x \<in> set xs \<Longrightarrow> List.insert x xs = xs"
  by (simp add: List.insert_def)

lemma set_insert [simp]: "set (List.insert x xs) = Set.insert x (set xs)"
  by (auto simp: List.insert_def)

lemma set_union [simp]: "set (List.union xs ys) = set xs \<union> set ys"
  by (induct xs arbitrary: ys) (auto simp: List.union_def)

lemma count_notin [simp]: "x \<notin> set xs \<Longrightarrow> count_list xs x = 0"
  by (induct xs) auto

lemma count_le_length: "count_list xs x \<le> length xs"
  by (induct xs) auto

lemma length_replicate [simp]: "length (replicate n x) = n"
  by (induct n) auto

lemma nth_replicate [simp]: "i < n \<Longrightarrow> replicate n x ! i = x"
  by (induct n arbitrary: i) (auto simp: nth_Cons split: nat.split)

lemma set_replicate [simp]: "n \<noteq> 0 \<Longrightarrow> set (replicate n x) = {x}"
  by (induct n) auto

lemma in_set_replicate [simp]: "(x \<in> set (replicate n y)) = (x = y \<and> n \<noteq> 0)"
  by (induct n) auto

lemma replicate_add: "replicate (n + m) x = replicate n x @ replicate m x"
  by (induct n) auto

lemma replicate_append_same: "replicate i x @ [x] = x # replicate i x"
  by (induct i) auto

lemma rev_replicate [simp]: "rev (replicate n x) = replicate n x"
  by (induct n) (auto simp: replicate_append_same)

subsection \<open>Facts: rotation and other rearrangements\<close>

lemma rotate0 [simp]: "rotate 0 = id"
  by (simp add: rotate_def)

lemma rotate_Suc [simp]: "rotate (Suc n) xs = rotate1 (rotate n xs)"
  by (simp add: rotate_def)

lemma rotate_add: "rotate (m + n) = rotate m \<circ> rotate n"
  by (simp add: rotate_def funpow_add)

lemma length_rotate1 [simp]: "length (rotate1 xs) = length xs"
  by (cases xs) auto

lemma length_rotate [simp]: "length (rotate n xs) = length xs"
  by (induct n) auto

lemma set_rotate [simp]: "set (rotate n xs) = set xs"
proof -
  have *: "set (rotate1 ys) = set ys" for ys :: "'a list"
    by (cases ys) auto
  show ?thesis by (induct n) (simp_all add: *)
qed

lemma nth_transpose: "i < length (transpose xs) \<Longrightarrow> transpose xs ! i = map (\<lambda>xs. xs ! i) (filter (\<lambda>ys. i < length ys) xs)"
  by (simp add: transpose_def)

lemma length_transpose: "length (transpose xs) = foldr (\<lambda>xs. max (length xs)) xs 0"
  by (simp add: transpose_def)

lemma transpose_empty [simp]: "transpose [] = []"
  by (simp add: transpose_def)

lemma length_splice [simp]: "length (splice xs ys) = length xs + length ys"
  by (induct xs ys rule: splice.induct) auto

lemma splice_Nil2 [simp]: "splice xs [] = xs"
  by (cases xs) auto

lemma length_shuffles: "zs \<in> shuffles xs ys \<Longrightarrow> length zs = length xs + length ys"
  by (induct xs ys arbitrary: zs rule: shuffles.induct) auto

lemma length_product [simp]: "length (List.product xs ys) = length xs * length ys"
  by (induct xs) auto

lemma set_product [simp]: "set (List.product xs ys) = set xs \<times> set ys"
  by (induct xs) auto

lemma set_subseqs: "set ` set (subseqs xs) = Pow (set xs)"
proof (induct xs)
  case Nil
  show ?case by simp
next
  case (Cons a as)
  have "set ` set (subseqs (a # as)) = Set.insert a ` (set ` set (subseqs as)) \<union> set ` set (subseqs as)"
    by (auto simp: Let_def image_Un image_image)
  also have "\<dots> = Set.insert a ` Pow (set as) \<union> Pow (set as)" using Cons by simp
  also have "\<dots> = Pow (set (a # as))"
  proof (rule set_eqI)
    fix B
    have "B \<in> Set.insert a ` Pow (set as)" if "a \<in> B" and "B \<subseteq> Set.insert a (set as)"
    proof -
      have "B = Set.insert a (B - {a})" using that by blast
      moreover have "B - {a} \<in> Pow (set as)" using that by auto
      ultimately show ?thesis by (metis image_eqI)
    qed
    then show "(B \<in> Set.insert a ` Pow (set as) \<union> Pow (set as)) = (B \<in> Pow (set (a # as)))"
      by auto
  qed
  finally show ?case .
qed

lemma length_subseqs: "length (subseqs xs) = 2 ^ length xs"
  by (induct xs) (auto simp: Let_def)

subsection \<open>Facts: quantifiers over lists\<close>

lemma list_all_simps: "list_all P (x # xs) = (P x \<and> list_all P xs)" "list_all P []"
  by auto

lemma list_ex_simps: "list_ex P (x # xs) = (P x \<or> list_ex P xs)" "\<not> list_ex P []"
  by auto

lemma list_all_iff: "list_all P xs = (\<forall>x\<in>set xs. P x)"
  by (induct xs) auto

lemma list_ex_iff: "list_ex P xs = (\<exists>x\<in>set xs. P x)"
  by (induct xs) auto

lemma Ball_set: "(\<forall>x\<in>set xs. P x) = list_all P xs"
  by (simp add: list_all_iff)

lemma Bex_set: "(\<exists>x\<in>set xs. P x) = list_ex P xs"
  by (simp add: list_ex_iff)

lemma list_all_append [simp]: "list_all P (xs @ ys) = (list_all P xs \<and> list_all P ys)"
  by (induct xs) auto

lemma list_all2_lengthD [intro?]: "list_all2 P xs ys \<Longrightarrow> length xs = length ys"
proof (induct xs arbitrary: ys)
  case Nil
  then show ?case by (cases ys) auto
next
  case (Cons a as)
  then show ?case by (cases ys) auto
qed

lemma list_all2_Cons [iff]: "list_all2 P (x # xs) (y # ys) = (P x y \<and> list_all2 P xs ys)"
  by simp

lemma list_all2_iff: "list_all2 P xs ys = (length xs = length ys \<and> (\<forall>(x, y)\<in>set (zip xs ys). P x y))"
proof (induct xs arbitrary: ys)
  case Nil
  show ?case by (cases ys) auto
next
  case (Cons a as)
  show ?case using Cons by (cases ys) auto
qed

lemma list_all2_same: "list_all2 P xs xs = (\<forall>x\<in>set xs. P x x)"
  by (induct xs) auto

lemma list_all2_rev [iff]: "list_all2 P (rev xs) (rev ys) = list_all2 P xs ys"
proof (cases "length xs = length ys")
  case True
  then show ?thesis by (simp add: list_all2_iff zip_rev)
next
  case False
  then show ?thesis by (simp add: list_all2_iff)
qed

lemma list_all2_conv_all_nth: "list_all2 P xs ys = (length xs = length ys \<and> (\<forall>i<length xs. P (xs ! i) (ys ! i)))"
  by (force simp: list_all2_iff set_zip)

lemma find_None_iff: "(find P xs = None) = (\<not> (\<exists>x. x \<in> set xs \<and> P x))"
  by (induct xs) auto

lemma find_cong [fundef_cong]: "xs = ys \<Longrightarrow> (\<And>x. x \<in> set ys \<Longrightarrow> P x = Q x) \<Longrightarrow> find P xs = find Q ys"
  by (induct xs arbitrary: ys) auto

lemma in_lists_conv_set: "(xs \<in> lists A) = (\<forall>x\<in>set xs. x \<in> A)"
proof (induct xs)
  case Nil
  show ?case by (simp add: lists_def)
next
  case (Cons a as)
  have "Q a \<and> listsp Q as" if "listsp Q (a # as)" for Q
    using that by (cases rule: listsp.cases) auto
  then show ?case using Cons by (auto simp: lists_def)
qed

lemma member_rec: "List.member (x # xs) y = (x = y \<or> List.member xs y)"
  by (auto simp: member_def)

lemma null_iff [simp]: "List.null xs = (xs = [])"
  by (simp add: null_def)

subsection \<open>Facts: sorting\<close>

lemma sorted_sorted_wrt: "sorted = sorted_wrt (\<le>)"
proof (rule ext)
  fix xs
  show "sorted xs = sorted_wrt (\<le>) xs" by (induct xs) simp_all
qed

lemma sorted01: "length xs \<le> 1 \<Longrightarrow> sorted xs"
  by (cases xs) auto

lemma sorted_append: "sorted (xs @ ys) = (sorted xs \<and> sorted ys \<and> (\<forall>x\<in>set xs. \<forall>y\<in>set ys. x \<le> y))"
  by (induct xs) auto

lemma sorted_wrt_append: "sorted_wrt P (xs @ ys) = (sorted_wrt P xs \<and> sorted_wrt P ys \<and> (\<forall>x\<in>set xs. \<forall>y\<in>set ys. P x y))"
  by (induct xs) auto

lemma sorted_nth_mono: "sorted xs \<Longrightarrow> i \<le> j \<Longrightarrow> j < length xs \<Longrightarrow> xs ! i \<le> xs ! j"
  by (induct xs arbitrary: i j) (auto simp: nth_Cons all_set_conv_all_nth split: nat.split)

lemma set_insort_key: "set (insort_key f x xs) = Set.insert x (set xs)"
  by (induct xs) auto

lemma length_insort [simp]: "length (insort_key f x xs) = Suc (length xs)"
  by (induct xs) auto

lemma set_sort [simp]: "set (sort_key f xs) = set xs"
  by (induct xs) (auto simp: sort_key_def set_insort_key)

lemma length_sort [simp]: "length (sort_key f xs) = length xs"
  by (induct xs) (auto simp: sort_key_def)

lemma sorted_insort: "sorted (insort x xs) = sorted xs"
  by (induct xs) (auto simp: set_insort_key not_le intro: order_trans less_imp_le)

lemma sorted_sort [simp]: "sorted (sort xs)"
  by (induct xs) (auto simp: sort_key_def sorted_insort)

lemma sorted_sort_id: "sorted xs \<Longrightarrow> sort xs = xs"
proof (induct xs)
  case Nil
  show ?case by (simp add: sort_key_def)
next
  case (Cons a as)
  have "insort a as = a # as" using Cons.prems by (cases as) auto
  then show ?case using Cons by (simp add: sort_key_def)
qed

lemma distinct_insort: "distinct (insort_key f x xs) = (x \<notin> set xs \<and> distinct xs)"
  by (induct xs) (auto simp: set_insort_key)

lemma distinct_sort [simp]: "distinct (sort_key f xs) = distinct xs"
proof (induct xs)
  case Nil
  show ?case by (simp add: sort_key_def)
next
  case (Cons a as)
  have "sort_key f (a # as) = insort_key f a (sort_key f as)" by (simp add: sort_key_def)
  then show ?case using Cons by (simp add: distinct_insort)
qed

lemma distinct_insort_insert: "distinct xs \<Longrightarrow> distinct (insort_insert_key f x xs)"
  by (auto simp: insort_insert_key_def distinct_insort)

lemma insort_left_comm: "insort x (insort y xs) = insort y (insort x xs)"
proof -
  have n: "insort p [] = [p]" for p :: 'a by simp
  have t: "insort p (q # qs) = p # q # qs" if "p \<le> q" for p q :: 'a and qs using that by simp
  have f: "insort p (q # qs) = q # insort p qs" if "\<not> p \<le> q" for p q :: 'a and qs using that by (simp del: not_le)
  have *: "insort u (insort v xs) = insort v (insort u xs)" if l: "u < v" for u v
  proof -
    have uv: "u \<le> v" using l by (rule less_imp_le)
    have vu: "\<not> v \<le> u" using l by (simp only: not_le)
    show ?thesis
    proof (induction xs)
      case Nil
      show ?case by (simp only: n t [OF uv] f [OF vu])
    next
      case (Cons a as)
      consider "v \<le> a" and "u \<le> a" | "\<not> v \<le> a" and "u \<le> a" | "\<not> v \<le> a" and "\<not> u \<le> a" by (metis uv order_trans)
      then show ?case
      proof cases
        case 1
        show ?thesis by (simp only: t [OF 1(1)] t [OF 1(2)] t [OF uv] f [OF vu])
      next
        case 2
        show ?thesis by (simp only: f [OF 2(1)] t [OF 2(2)] f [OF vu])
      next
        case 3
        show ?thesis by (simp only: f [OF 3(1)] f [OF 3(2)] Cons.IH)
      qed
    qed
  qed
  consider "x < y" | "x = y" | "y < x" by (metis linorder_less_linear)
  then show ?thesis
  proof cases
    case 1
    then show ?thesis by (rule *)
  next
    case 2
    then show ?thesis by simp
  next
    case 3
    then show ?thesis using * [of y x] by simp
  qed
qed

lemma comp_fun_commute_insort: "comp_fun_commute insort"
  by (simp add: comp_fun_commute_def fun_eq_iff insort_left_comm)

lemma set_sorted_list_of_set [simp]: "finite A \<Longrightarrow> set (sorted_list_of_set A) = A"
  by (induct rule: finite_induct) (simp_all add: sorted_list_of_set_def fold_insert comp_fun_commute_insort set_insort_key)

lemma sorted_sorted_list_of_set [simp]: "sorted (sorted_list_of_set A)"
proof (cases "finite A")
  case True
  then show ?thesis
    by (induct rule: finite_induct) (simp_all add: sorted_list_of_set_def fold_insert comp_fun_commute_insort sorted_insort)
next
  case False
  then show ?thesis by (simp add: sorted_list_of_set_def)
qed

lemma distinct_sorted_list_of_set [simp]: "distinct (sorted_list_of_set A)"
proof (cases "finite A")
  case True
  then show ?thesis
  proof (induct rule: finite_induct)
    show "distinct (sorted_list_of_set {})" by (simp add: sorted_list_of_set_def)
  next
    fix a F
    assume fin: "finite F" and notin: "a \<notin> F" and dist: "distinct (sorted_list_of_set F)"
    have "sorted_list_of_set (Set.insert a F) = insort a (sorted_list_of_set F)"
      unfolding sorted_list_of_set_def by (rule fold_insert) (simp_all add: comp_fun_commute_insort fin notin)
    then show "distinct (sorted_list_of_set (Set.insert a F))" using fin notin dist by (simp add: distinct_insort)
  qed
next
  case False
  then show ?thesis by (simp add: sorted_list_of_set_def)
qed

subsection \<open>Facts: orders on lists\<close>

lemma lexordp_simps [simp]: "lexordp [] ys = (ys \<noteq> [])" "lexordp xs [] = False"
  "lexordp (x # xs) (y # ys) = (x < y \<or> \<not> y < x \<and> lexordp xs ys)"
proof -
  show "lexordp [] ys = (ys \<noteq> [])" by (cases ys) (auto elim: lexordp.cases intro: lexordp.intros)
  show "lexordp xs [] = False" by (auto elim: lexordp.cases)
  show "lexordp (x # xs) (y # ys) = (x < y \<or> \<not> y < x \<and> lexordp xs ys)"
  proof
    assume "lexordp (x # xs) (y # ys)"
    then show "x < y \<or> \<not> y < x \<and> lexordp xs ys" by (cases rule: lexordp.cases) auto
  next
    assume "x < y \<or> \<not> y < x \<and> lexordp xs ys"
    then show "lexordp (x # xs) (y # ys)" by (metis lexordp.Cons lexordp.Cons_eq)
  qed
qed

lemma lexordp_append_rightI: "ys \<noteq> [] \<Longrightarrow> lexordp xs (xs @ ys)"
  by (induct xs) auto

lemma wf_lex [intro!]: "wf r \<Longrightarrow> wf (lex r)"
proof -
  assume r: "wf r"
  have n: "wf (lexn r n)" for n
  proof (induct n)
    case 0
    show ?case by simp
  next
    case (Suc n)
    have "wf (inv_image (r <*lex*> lexn r n) (\<lambda>xs. (hd xs, tl xs)))"
      by (intro wf_inv_image wf_lex_prod r Suc)
    then show ?case by (rule wf_subset) auto
  qed
  have least: "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> lexn r k \<longrightarrow> y \<notin> Q" if "u \<in> Q" for Q u k
    using n [of k] that unfolding wf_eq_minimal by blast
  have len: "length xs = n \<and> length ys = n" if "(xs, ys) \<in> lexn r n" for xs ys n
    using that by (cases n) auto
  show "wf (lex r)"
  proof (rule wfI_min)
    fix x Q
    assume "x \<in> (Q :: 'a list set)"
    then have "x \<in> Q \<inter> {y. length y = length x}" by simp
    from least [OF this, of "length x"] obtain z where z: "z \<in> Q" and lz: "length z = length x"
      and min: "\<forall>y. (y, z) \<in> lexn r (length x) \<longrightarrow> y \<notin> Q \<inter> {y. length y = length x}" by blast
    have "y \<notin> Q" if yz: "(y, z) \<in> lex r" for y
    proof -
      obtain k where k: "(y, z) \<in> lexn r k" using yz by (auto simp: lex_def)
      have ky: "length y = k" and kz: "length z = k" using len [OF k] by simp_all
      have "(y, z) \<in> lexn r (length x)" using k kz lz by simp
      then have "y \<notin> Q \<inter> {y. length y = length x}" using min by blast
      then show "y \<notin> Q" using ky kz lz by simp
    qed
    then show "\<exists>z\<in>Q. \<forall>y. (y, z) \<in> lex r \<longrightarrow> y \<notin> Q" using z by metis
  qed
qed

lemma Nil_notin_lex [iff]: "([], ys) \<notin> lex r"
proof -
  have "([], ys) \<notin> lexn r n" for n by (cases n) auto
  then show ?thesis by (simp add: lex_def)
qed

lemma Cons_in_lex [simp]: "((x # xs, y # ys) \<in> lex r) = ((x, y) \<in> r \<and> length xs = length ys \<or> x = y \<and> (xs, ys) \<in> lex r)"
proof -
  have len: "length us = n \<and> length vs = n" if "(us, vs) \<in> lexn r n" for us vs :: "'a list" and n
    using that by (cases n) auto
  have step: "((x # xs, y # ys) \<in> lexn r (Suc n)) =
      (length xs = n \<and> length ys = n \<and> ((x, y) \<in> r \<or> x = y \<and> (xs, ys) \<in> lexn r n))" for n
    by simp
  have zero: "(x # xs, y # ys) \<notin> lexn r 0" by simp
  have mem: "(p \<in> lex r) = (\<exists>n. p \<in> lexn r n)" for p by (simp add: lex_def)
  show ?thesis unfolding mem by (metis step zero len nat.exhaust)
qed

lemma lexord_Nil_left [simp]: "(([], y) \<in> lexord r) = (\<exists>a x. y = a # x)"
  by (auto simp: lexord_def)

lemma lexord_Nil_right [simp]: "(x, []) \<notin> lexord r"
  by (auto simp: lexord_def)

lemma lexord_cons_cons [simp]: "((a # x, b # y) \<in> lexord r) = ((a, b) \<in> r \<or> a = b \<and> (x, y) \<in> lexord r)"
proof -
  have mem: "((p, q) \<in> lexord r) = ((\<exists>c v. q = p @ c # v) \<or>
      (\<exists>u c d v w. (c, d) \<in> r \<and> p = u @ c # v \<and> q = u @ d # w))" for p q
    by (simp add: lexord_def)
  show ?thesis
  proof
    assume "(a # x, b # y) \<in> lexord r"
    then consider (longer) c v where "b # y = (a # x) @ c # v"
      | (differ) u c d v w where "(c, d) \<in> r" and "a # x = u @ c # v" and "b # y = u @ d # w"
      unfolding mem by blast
    then show "(a, b) \<in> r \<or> a = b \<and> (x, y) \<in> lexord r"
    proof cases
      case longer
      then have "a = b \<and> y = x @ c # v" by simp
      then show ?thesis using mem by metis
    next
      case differ
      show ?thesis
      proof (cases u)
        case Nil
        then show ?thesis using differ by simp
      next
        case (Cons e es)
        then have "a = b \<and> x = es @ c # v \<and> y = es @ d # w" using differ by simp
        then show ?thesis using differ(1) mem by metis
      qed
    qed
  next
    assume "(a, b) \<in> r \<or> a = b \<and> (x, y) \<in> lexord r"
    then show "(a # x, b # y) \<in> lexord r" unfolding mem by (metis append_Cons append_Nil)
  qed
qed

lemma not_Nil_listrel1 [iff]: "([], xs) \<notin> listrel1 r"
  by (auto simp: listrel1_def)

lemma not_listrel1_Nil [iff]: "(xs, []) \<notin> listrel1 r"
  by (auto simp: listrel1_def)

lemma Cons_listrel1_Cons [iff]: "((x # xs, y # ys) \<in> listrel1 r) = ((x, y) \<in> r \<and> xs = ys \<or> x = y \<and> (xs, ys) \<in> listrel1 r)"
  by (auto simp: listrel1_def Cons_eq_append_conv)

lemma listrel_eq_len: "(xs, ys) \<in> listrel r \<Longrightarrow> length xs = length ys"
  by (auto simp: listrel_def list_all2_lengthD)

lemma finite_lists_length_eq: "finite A \<Longrightarrow> finite {xs. set xs \<subseteq> A \<and> length xs = n}"
proof (induct n)
  case 0
  have "{xs. set xs \<subseteq> A \<and> length xs = 0} = {[]}" by auto
  then show ?case by simp
next
  case (Suc n)
  have "xs \<in> (\<Union>x\<in>A. Cons x ` {xs. set xs \<subseteq> A \<and> length xs = n})" if "set xs \<subseteq> A" and "length xs = Suc n" for xs
  proof -
    obtain y ys where xs: "xs = y # ys" and ys: "length ys = n" using that length_Suc_conv by metis
    then have "y \<in> A" and "ys \<in> {xs. set xs \<subseteq> A \<and> length xs = n}" using that by simp_all
    then show ?thesis using xs by blast
  qed
  then have "{xs. set xs \<subseteq> A \<and> length xs = Suc n} \<subseteq> (\<Union>x\<in>A. Cons x ` {xs. set xs \<subseteq> A \<and> length xs = n})"
    by blast
  moreover have "finite (\<Union>x\<in>A. Cons x ` {xs. set xs \<subseteq> A \<and> length xs = n})" using Suc by simp
  ultimately show ?case by (rule finite_subset)
qed

lemma finite_maxlen: "finite (M::'a list set) \<Longrightarrow> \<exists>n. \<forall>s\<in>M. size s < n"
proof (induct rule: finite_induct)
  show "\<exists>n. \<forall>s\<in>{}. size s < n" by simp
next
  fix a and F :: "'a list set"
  assume "\<exists>n. \<forall>s\<in>F. size s < n"
  then obtain n where n: "\<forall>s\<in>F. size s < n" by blast
  have "size s < Suc (size a + n)" if "s \<in> Set.insert a F" for s
  proof (cases "s = a")
    case True
    then show ?thesis by simp
  next
    case False
    then have "size s < n" using that n by blast
    then show ?thesis by simp
  qed
  then show "\<exists>n. \<forall>s\<in>Set.insert a F. size s < n" by metis
qed

lemma nths_shift_lemma_Suc: "map fst (filter (\<lambda>p. P (Suc (snd p))) (zip xs is)) = map fst (filter (\<lambda>p. P (snd p)) (zip xs (map Suc is)))"
proof -
  have "map fst (filter (\<lambda>p. P (Suc (snd p))) (zip xs ns)) = map fst (filter (\<lambda>p. P (snd p)) (zip xs (map Suc ns)))" for ns
    by (induct ns arbitrary: xs) (auto split: list.split)
  then show ?thesis .
qed

subsection \<open>Execution\<close>

lemma rev_code [code]: "rev xs = fold (#) xs []"
  by (rule rev_conv_fold)

lemma upt_code [code]: "upt i j = (if i < j then i # upt (Suc i) j else [])"
  by (induct j) auto

lemma upto_code [code]: "upto i j = (if i \<le> j then i # upto (i + 1) j else [])"
  by (rule upto_rec)

lemma member_code [code]: "member [] y = False" "member (x # xs) y = (x = y \<or> member xs y)"
  by (auto simp: member_def)

lemma in_set_member [code_unfold]: "(x \<in> set xs) = member xs x"
  by (simp add: member_def)

lemma Ball_set_list_all [code_unfold]: "Ball (set xs) P = list_all P xs"
  by (induct xs) simp_all

lemma Bex_set_list_ex [code_unfold]: "Bex (set xs) P = list_ex P xs"
  by (induct xs) simp_all

fun lexord_test :: "('a \<times> 'a) set \<Rightarrow> 'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where
    "lexord_test r xs [] = False"
  | "lexord_test r [] (y # ys) = True"
  | "lexord_test r (x # xs) (y # ys) = ((x, y) \<in> r \<or> x = y \<and> lexord_test r xs ys)"

lemma lexord_code [code]: "lexord r = {(xs, ys). lexord_test r xs ys}"
proof -
  have "((xs, ys) \<in> lexord r) = lexord_test r xs ys" for xs ys
    by (induct r xs ys rule: lexord_test.induct) auto
  then show ?thesis by auto
qed

fun listrel1_test :: "('a \<times> 'a) set \<Rightarrow> 'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where
    "listrel1_test r (x # xs) (y # ys) = ((x, y) \<in> r \<and> xs = ys \<or> x = y \<and> listrel1_test r xs ys)"
  | "listrel1_test r xs ys = False"

lemma listrel1_code [code]: "listrel1 r = {(xs, ys). listrel1_test r xs ys}"
proof -
  have "((xs, ys) \<in> listrel1 r) = listrel1_test r xs ys" for xs ys
    by (induct r xs ys rule: listrel1_test.induct) auto
  then show ?thesis by auto
qed

lemma listset_code [code]: "set_Cons A XS = Set.bind A (\<lambda>x. (#) x ` XS)"
  by (auto simp: set_Cons_def Set.bind_def)

inductive ListMem :: "'a \<Rightarrow> 'a list \<Rightarrow> bool"
  where
    elem: "ListMem x (x # xs)"
  | insert: "ListMem x xs \<Longrightarrow> ListMem x (y # xs)"

lemma ListMem_iff: "ListMem x xs = (x \<in> set xs)"
  by (induct xs) (auto intro: ListMem.intros elim: ListMem.cases)

hide_const (open) coset insert union "extract" member null bind product map_filter n_lists lexord_test listrel1_test

definition distinct_adj :: "'a list \<Rightarrow> bool"
  where "distinct_adj = successively (\<noteq>)"

lemma distinct_adj_Nil [simp]: "distinct_adj []"
  by (simp add: distinct_adj_def)

lemma distinct_adj_singleton [simp]: "distinct_adj [x]"
  by (simp add: distinct_adj_def)

lemma distinct_adj_Cons_Cons [simp]: "distinct_adj (x # y # xs) = (x \<noteq> y \<and> distinct_adj (y # xs))"
  by (simp add: distinct_adj_def)

fun arg_min_list :: "('a \<Rightarrow> 'b::linorder) \<Rightarrow> 'a list \<Rightarrow> 'a"
  where
    "arg_min_list f [x] = x"
  | "arg_min_list f (x # y # zs) = (let m = arg_min_list f (y # zs) in if f x \<le> f m then x else m)"

lemma arg_min_list_in: "xs \<noteq> [] \<Longrightarrow> arg_min_list f xs \<in> set xs"
proof (induct xs)
  case Nil
  then show ?case by simp
next
  case (Cons a as)
  note IH = this
  show ?case
  proof (cases as)
    case Nil
    then show ?thesis by simp
  next
    case (Cons b bs)
    then have "arg_min_list f (b # bs) \<in> set (b # bs)" using IH by simp
    then show ?thesis using Cons by (auto simp: Let_def)
  qed
qed

definition lexord_eq :: "('a \<times> 'a) set \<Rightarrow> ('a list \<times> 'a list) set"
  where "lexord_eq r = (lexord r)\<^sup>="

lemmas list.set_map = set_map

end
