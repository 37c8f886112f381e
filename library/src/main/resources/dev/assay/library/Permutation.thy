section \<open>Permutations of lists\<close>

theory Permutation
  imports Multiset
begin

inductive perm :: "'a list \<Rightarrow> 'a list \<Rightarrow> bool"  (infixr "<~~>" 50)
  where
    Nil [intro!]: "[] <~~> []"
  | swap [intro!]: "y # x # l <~~> x # y # l"
  | Cons [intro!]: "xs <~~> ys \<Longrightarrow> z # xs <~~> z # ys"
  | trans [intro]: "xs <~~> ys \<Longrightarrow> ys <~~> zs \<Longrightarrow> xs <~~> zs"

lemma perm_refl [iff]: "l <~~> l"
  by (induct l) auto

lemma perm_sym: "xs <~~> ys \<Longrightarrow> ys <~~> xs"
  by (induct rule: perm.induct) auto

lemma perm_length: "xs <~~> ys \<Longrightarrow> length xs = length ys"
  by (induct rule: perm.induct) simp_all

lemma perm_bring_first: "x \<in> set ys \<Longrightarrow> ys <~~> x # remove1 x ys"
proof (induct ys)
  case Nil
  then show ?case by simp
next
  case (Cons y ys)
  show ?case
  proof (cases "y = x")
    case True
    then show ?thesis by simp
  next
    case False
    then have "ys <~~> x # remove1 x ys" using Cons by simp
    then have "y # ys <~~> y # x # remove1 x ys" by (rule perm.Cons)
    moreover have "y # x # remove1 x ys <~~> x # y # remove1 x ys" by (rule perm.swap)
    ultimately have "y # ys <~~> x # y # remove1 x ys" by (rule perm.trans)
    then show ?thesis using False by simp
  qed
qed

lemma mset_eq_imp_perm: "mset xs = mset ys \<Longrightarrow> xs <~~> ys"
proof (induction xs arbitrary: ys)
  case Nil
  then have "ys = []" by (metis mset.simps(1) mset_zero_iff)
  then show ?case by simp
next
  case (Cons x xs)
  have "x \<in> set ys" using mset_eq_setD [OF Cons.prems] by auto
  then have first: "ys <~~> x # remove1 x ys" by (rule perm_bring_first)
  have "mset xs = mset (remove1 x ys)" using Cons.prems [symmetric] by (simp add: multiset_eq_iff)
  then have "xs <~~> remove1 x ys" using Cons.IH by blast
  then have "x # xs <~~> x # remove1 x ys" by (rule perm.Cons)
  then show ?case using first by (metis perm.trans perm_sym)
qed

lemma perm_imp_mset_eq: "xs <~~> ys \<Longrightarrow> mset xs = mset ys"
  by (induct rule: perm.induct) (simp_all add: add_mset_commute)

lemma mset_eq_perm: "(mset xs = mset ys) = (xs <~~> ys)"
  by (metis mset_eq_imp_perm perm_imp_mset_eq)

lemma perm_set_eq: "xs <~~> ys \<Longrightarrow> set xs = set ys"
  by (induct rule: perm.induct) auto

lemma perm_append_swap: "xs @ ys <~~> ys @ xs"
  by (simp add: mset_eq_perm [symmetric] add.commute)

lemma perm_rev: "rev xs <~~> xs"
  by (simp add: mset_eq_perm [symmetric])

end
