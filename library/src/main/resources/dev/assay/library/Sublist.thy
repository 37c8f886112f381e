section \<open>Prefixes, suffixes and sublists\<close>

theory Sublist
  imports Main
begin

definition prefix :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "prefix xs ys = (\<exists>zs. ys = xs @ zs)"

definition strict_prefix :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "strict_prefix xs ys = (prefix xs ys \<and> xs \<noteq> ys)"

definition parallel :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"  (infixl "\<parallel>" 50)
  where "(xs \<parallel> ys) = (\<not> prefix xs ys \<and> \<not> prefix ys xs)"

definition suffix :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "suffix xs ys = (\<exists>zs. ys = zs @ xs)"

definition strict_suffix :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "strict_suffix xs ys = (suffix xs ys \<and> xs \<noteq> ys)"

primrec prefixes :: "'a list \<Rightarrow> 'a list list"
  where
    "prefixes [] = [[]]"
  | "prefixes (x # xs) = [] # map ((#) x) (prefixes xs)"

primrec suffixes :: "'a list \<Rightarrow> 'a list list"
  where
    "suffixes [] = [[]]"
  | "suffixes (x # xs) = suffixes xs @ [x # xs]"

inductive list_emb :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  for P :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  where
    list_emb_Nil [intro, simp]: "list_emb P [] ys"
  | list_emb_Cons [intro]: "list_emb P xs ys \<Longrightarrow> list_emb P xs (y # ys)"
  | list_emb_Cons2 [intro]: "P x y \<Longrightarrow> list_emb P xs ys \<Longrightarrow> list_emb P (x # xs) (y # ys)"

abbreviation subseq :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "subseq xs ys \<equiv> list_emb (=) xs ys"

definition strict_subseq :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "strict_subseq xs ys = (xs \<noteq> ys \<and> subseq xs ys)"

definition sublist :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "sublist xs ys = (\<exists>ps ss. ys = ps @ xs @ ss)"

definition strict_sublist :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "strict_sublist xs ys = (sublist xs ys \<and> xs \<noteq> ys)"

primrec sublists :: "'a list \<Rightarrow> 'a list list"
  where
    "sublists [] = [[]]"
  | "sublists (x # xs) = sublists xs @ map ((#) x) (prefixes xs)"

definition Longest_common_prefix :: "'a list set \<Rightarrow> 'a list"
  where "Longest_common_prefix L = arg_max length (\<lambda>ps. \<forall>xs\<in>L. prefix ps xs)"

fun longest_common_prefix :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "longest_common_prefix (x # xs) (y # ys) = (if x = y then x # longest_common_prefix xs ys else [])"
  | "longest_common_prefix _ _ = []"

lemma prefixI [intro?]: "ys = xs @ zs \<Longrightarrow> prefix xs ys"
  by (auto simp: prefix_def)

lemma prefixE [elim?]: "prefix xs ys \<Longrightarrow> (\<And>zs. ys = xs @ zs \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (auto simp: prefix_def)

lemma Nil_prefix [simp]: "prefix [] xs"
  by (simp add: prefix_def)

lemma prefix_Nil [simp]: "prefix xs [] = (xs = [])"
  by (simp add: prefix_def)

lemma Cons_prefix_Cons [simp]: "prefix (x # xs) (y # ys) = (x = y \<and> prefix xs ys)"
  by (auto simp: prefix_def)

lemma same_prefix_prefix [simp]: "prefix (xs @ ys) (xs @ zs) = prefix ys zs"
  by (induct xs) simp_all

lemma prefix_length_le: "prefix xs ys \<Longrightarrow> length xs \<le> length ys"
  by (auto simp: prefix_def)

lemma take_is_prefix: "prefix (take n xs) xs"
  by (metis append_take_drop_id prefix_def)

lemma prefix_order_trans: "prefix xs ys \<Longrightarrow> prefix ys zs \<Longrightarrow> prefix xs zs"
  by (auto simp: prefix_def)

lemma prefix_append: "prefix xs (ys @ zs) = (prefix xs ys \<or> (\<exists>us. xs = ys @ us \<and> prefix us zs))"
proof
  assume "prefix xs (ys @ zs)"
  then obtain us where "ys @ zs = xs @ us" by (auto simp: prefix_def)
  then show "prefix xs ys \<or> (\<exists>us. xs = ys @ us \<and> prefix us zs)"
    unfolding prefix_def append_eq_append_conv2 by blast
next
  assume "prefix xs ys \<or> (\<exists>us. xs = ys @ us \<and> prefix us zs)"
  then show "prefix xs (ys @ zs)" by (auto simp: prefix_def)
qed

lemma set_mono_prefix: "prefix xs ys \<Longrightarrow> set xs \<subseteq> set ys"
  by (auto simp: prefix_def)

lemma prefix_same_cases: "prefix xs zs \<Longrightarrow> prefix ys zs \<Longrightarrow> prefix xs ys \<or> prefix ys xs"
  by (auto simp: prefix_def append_eq_append_conv2)

lemma suffix_to_prefix: "suffix xs ys = prefix (rev xs) (rev ys)"
  by (auto simp: suffix_def prefix_def)

lemma Nil_suffix [simp]: "suffix [] xs"
  by (simp add: suffix_def)

lemma suffix_Nil [simp]: "suffix xs [] = (xs = [])"
  by (simp add: suffix_def)

lemma suffix_length_le: "suffix xs ys \<Longrightarrow> length xs \<le> length ys"
  by (auto simp: suffix_def)

lemma in_set_prefixes [simp]: "(xs \<in> set (prefixes ys)) = prefix xs ys"
proof (induct ys arbitrary: xs)
  case Nil
  show ?case by simp
next
  case (Cons y ys)
  show ?case by (cases xs) (auto simp: Cons)
qed

lemma in_set_suffixes [simp]: "(xs \<in> set (suffixes ys)) = suffix xs ys"
proof (induct ys arbitrary: xs)
  case Nil
  show ?case by simp
next
  case (Cons y ys)
  have "suffix xs (y # ys) = (xs = y # ys \<or> suffix xs ys)"
    unfolding suffix_def by (metis append_Cons append_Nil list.exhaust list.inject)
  then show ?case by (auto simp: Cons)
qed

lemma list_emb_length: "list_emb P xs ys \<Longrightarrow> length xs \<le> length ys"
  by (induct rule: list_emb.induct) auto

lemma subseq_same [simp, intro]: "subseq xs xs"
  by (induct xs) auto

inductive_cases list_emb_NilE: "list_emb P xs []"

inductive_cases list_emb_ConsE: "list_emb P xs (y # ys)"

lemma subseq_Cons_left: "subseq (x # xs) ys \<Longrightarrow> subseq xs ys"
proof (induction ys)
  case Nil
  then show ?case by (auto elim: list_emb_NilE)
next
  case (Cons y ys)
  from Cons.prems have "subseq (x # xs) ys \<or> subseq xs ys" by (rule list_emb_ConsE) auto
  then have "subseq xs ys" using Cons.IH by blast
  then show ?case by (rule list_emb_Cons)
qed

lemma subseq_trans: "subseq xs ys \<Longrightarrow> subseq ys zs \<Longrightarrow> subseq xs zs"
proof (induction zs arbitrary: xs ys)
  case Nil
  then have "ys = []" by (auto elim: list_emb_NilE)
  then show ?case using Nil by simp
next
  case (Cons z zs)
  from Cons.prems(2) have "subseq ys zs \<or> (\<exists>ws. ys = z # ws \<and> subseq ws zs) \<or> ys = []"
    by (rule list_emb_ConsE) auto
  then show ?case
  proof (elim disjE exE conjE)
    assume "subseq ys zs"
    then have "subseq xs zs" using Cons by blast
    then show ?thesis by (rule list_emb_Cons)
  next
    fix ws
    assume ys: "ys = z # ws" and ws: "subseq ws zs"
    have "subseq xs (z # ws)" using Cons.prems(1) ys by simp
    then have "subseq xs ws \<or> (\<exists>us. xs = z # us \<and> subseq us ws) \<or> xs = []"
      by (rule list_emb_ConsE) auto
    then show ?thesis
    proof (elim disjE exE conjE)
      assume "subseq xs ws"
      then have "subseq xs zs" using Cons.IH ws by blast
      then show ?thesis by (rule list_emb_Cons)
    next
      fix us
      assume xs: "xs = z # us" and "subseq us ws"
      then have "subseq us zs" using Cons.IH ws by blast
      then show ?thesis using xs by auto
    next
      assume "xs = []"
      then show ?thesis by simp
    qed
  next
    assume "ys = []"
    then have "xs = []" using Cons.prems(1) by (auto elim: list_emb_NilE)
    then show ?thesis by simp
  qed
qed

lemma subseq_same_length: "subseq xs ys \<Longrightarrow> length xs = length ys \<Longrightarrow> xs = ys"
proof (induct rule: list_emb.induct)
  case (list_emb_Nil ys)
  then have "length ys = 0" by simp
  then show ?case by simp
next
  case (list_emb_Cons xs ys y)
  then show ?case using list_emb_length [of "(=)" xs ys] by simp
next
  case (list_emb_Cons2 x y xs ys)
  then show ?case by simp
qed

lemma subseq_antisym: "subseq xs ys \<Longrightarrow> subseq ys xs \<Longrightarrow> xs = ys"
  by (metis list_emb_length order_antisym subseq_same_length)

lemma subseq_filter_left [simp]: "subseq (filter P xs) xs"
  by (induct xs) auto

lemma prefix_imp_sublist [intro]: "prefix xs ys \<Longrightarrow> sublist xs ys"
  by (auto simp: prefix_def sublist_def)

lemma sublist_imp_subseq [intro]: "sublist xs ys \<Longrightarrow> subseq xs ys"
proof -
  have right: "subseq xs (xs @ ss)" for ss by (induct xs) auto
  have left: "subseq xs (ps @ xs @ ss)" for ps ss by (induct ps) (auto simp: right)
  assume "sublist xs ys"
  then show ?thesis using left by (auto simp: sublist_def)
qed

end
