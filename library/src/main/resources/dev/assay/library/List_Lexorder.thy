section \<open>Lists in the order of a dictionary\<close>

theory List_Lexorder
  imports Main
begin

instantiation list :: (ord) ord
begin

definition less_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "less_list xs ys = ((xs, ys) \<in> lexord {(u, v). u < v})"

definition less_eq_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"
  where "less_eq_list xs ys = (xs < ys \<or> xs = ys)"

instance ..

end

instance list :: (order) order
proof
  have irreflexive: "\<not> xs < xs" for xs :: "'a list"
    by (induct xs) (simp_all add: less_list_def)
  have transitive: "xs < ys \<Longrightarrow> ys < zs \<Longrightarrow> xs < zs" for xs ys zs :: "'a list"
  proof (induct xs arbitrary: ys zs)
    case Nil
    then show ?case by (cases ys; cases zs) (simp_all add: less_list_def)
  next
    case (Cons a xs)
    then obtain b ys' where ys: "ys = b # ys'" by (cases ys) (simp_all add: less_list_def)
    then obtain c zs' where zs: "zs = c # zs'" using Cons by (cases zs) (simp_all add: less_list_def)
    have 1: "a < b \<or> a = b \<and> xs < ys'" and 2: "b < c \<or> b = c \<and> ys' < zs'"
      using Cons ys zs by (simp_all add: less_list_def)
    have "a < c \<or> a = c \<and> xs < zs'" using 1 2 Cons(1) [of ys' zs'] by (metis order.strict_trans)
    then show ?case using zs by (simp add: less_list_def)
  qed
  fix xs ys zs :: "'a list"
  show "(xs < ys) = (xs \<le> ys \<and> \<not> ys \<le> xs)"
    unfolding less_eq_list_def by (metis irreflexive transitive)
  show "xs \<le> xs"
    by (simp add: less_eq_list_def)
  show "xs \<le> ys \<Longrightarrow> ys \<le> zs \<Longrightarrow> xs \<le> zs"
    unfolding less_eq_list_def using transitive by blast
  show "xs \<le> ys \<Longrightarrow> ys \<le> xs \<Longrightarrow> xs = ys"
    unfolding less_eq_list_def by (metis irreflexive transitive)
qed

instance list :: (linorder) linorder
proof
  fix xs ys :: "'a list"
  have total: "us < vs \<or> us = vs \<or> vs < us" for us vs :: "'a list"
  proof (induct us arbitrary: vs)
    case Nil
    then show ?case by (cases vs) (simp_all add: less_list_def)
  next
    case (Cons a us)
    show ?case
    proof (cases vs)
      case Nil
      then show ?thesis by (simp add: less_list_def)
    next
      case (Cons b vs')
      have "us < vs' \<or> us = vs' \<or> vs' < us" by fact
      then show ?thesis using Cons less_linear [of a b] by (auto simp: less_list_def)
    qed
  qed
  show "xs \<le> ys \<or> ys \<le> xs"
    using total [of xs ys] by (auto simp: less_eq_list_def)
qed

lemma Nil_less_Cons [simp]: "[] < a # x"
  by (simp add: less_list_def)

lemma not_less_Nil [simp]: "\<not> x < []"
  by (simp add: less_list_def)

lemma Cons_less_Cons [simp]: "(a # x < b # y) = (a < b \<or> a = b \<and> x < y)"
  by (simp add: less_list_def)

lemma Nil_le_Cons [simp]: "[] \<le> x"
  by (cases x) (simp_all add: less_eq_list_def)

end
