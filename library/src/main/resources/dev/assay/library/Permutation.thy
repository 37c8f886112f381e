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

lemma mset_eq_perm: "(mset xs = mset ys) = (xs <~~> ys)"
  by (metis perm_refl)

lemma perm_set_eq: "xs <~~> ys \<Longrightarrow> set xs = set ys"
  by (induct rule: perm.induct) auto

lemma perm_append_swap: "xs @ ys <~~> ys @ xs"
  by (induct xs) auto

lemma perm_rev: "rev xs <~~> xs"
  by (induct xs) auto

end
