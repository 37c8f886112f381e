section \<open>Infinite sets, and what holds infinitely often\<close>

theory Infinite_Set
  imports Main
begin

definition Inf_many :: "('a \<Rightarrow> bool) \<Rightarrow> bool"  (binder "\<exists>\<^sub>\<infinity>" 10)
  where "Inf_many P = infinite {x. P x}"

definition Alm_all :: "('a \<Rightarrow> bool) \<Rightarrow> bool"  (binder "\<forall>\<^sub>\<infinity>" 10)
  where "Alm_all P = (\<not> Inf_many (\<lambda>x. \<not> P x))"

notation (ASCII)
  Inf_many  (binder "INFM " 10) and
  Alm_all  (binder "MOST " 10)

primrec enumerate :: "'a::wellorder set \<Rightarrow> nat \<Rightarrow> 'a"
  where
    "enumerate S 0 = (LEAST n. n \<in> S)"
  | "enumerate S (Suc n) = enumerate (S - {LEAST n. n \<in> S}) n"

hide_const (open) enumerate

lemma infinite_imp_nonempty: "infinite S \<Longrightarrow> S \<noteq> {}"
  by auto

lemma infinite_remove: "infinite S \<Longrightarrow> infinite (S - {a})"
  by simp

lemma infinite_super: "S \<subseteq> T \<Longrightarrow> infinite S \<Longrightarrow> infinite T"
  by (metis finite_subset)

lemma infinite_nat_iff_unbounded: "infinite S = (\<forall>m. \<exists>n>m. (n::nat) \<in> S)"
  by (metis finite_nat_set_iff_bounded)

lemma infinite_nat_iff_unbounded_le: "infinite S = (\<forall>m. \<exists>n\<ge>m. (n::nat) \<in> S)"
  by (metis finite_nat_set_iff_bounded)

lemma range_inj_infinite: "inj f \<Longrightarrow> infinite (range (f::nat \<Rightarrow> 'a))"
  by (metis finite_imageD infinite_UNIV_nat)

lemma INFM_nat: "(\<exists>\<^sub>\<infinity>n. P n) = (\<forall>m. \<exists>n>m. P (n::nat))"
  by (simp add: Inf_many_def infinite_nat_iff_unbounded)

lemma INFM_nat_le: "(\<exists>\<^sub>\<infinity>n. P n) = (\<forall>m. \<exists>n\<ge>m. P (n::nat))"
  by (simp add: Inf_many_def infinite_nat_iff_unbounded_le)

lemma MOST_nat: "(\<forall>\<^sub>\<infinity>n. P n) = (\<exists>m. \<forall>n>m. P (n::nat))"
  by (simp add: Alm_all_def INFM_nat)

lemma INFM_EX: "(\<exists>\<^sub>\<infinity>x. P x) \<Longrightarrow> \<exists>x. P x"
  by (auto simp: Inf_many_def)

lemma not_INFM [simp]: "(\<not> (\<exists>\<^sub>\<infinity>x. P x)) = (\<forall>\<^sub>\<infinity>x. \<not> P x)"
  by (simp add: Alm_all_def)

lemma not_MOST [simp]: "(\<not> (\<forall>\<^sub>\<infinity>x. P x)) = (\<exists>\<^sub>\<infinity>x. \<not> P x)"
  by (simp add: Alm_all_def)

end
