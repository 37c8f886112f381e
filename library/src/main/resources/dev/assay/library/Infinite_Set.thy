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

lemma finite_nat_iff_bounded_le: "finite S = (\<exists>m. S \<subseteq> {..(m::nat)})"
proof
  assume "finite S"
  then have "\<forall>x\<in>S. x \<le> Max (insert 0 S)" by simp
  then show "\<exists>m. S \<subseteq> {..m}" by auto
next
  assume "\<exists>m. S \<subseteq> {..m}"
  then show "finite S" by (meson finite_atMost finite_subset)
qed

lemma infinite_nat_iff_unbounded: "infinite S = (\<forall>m. \<exists>n>m. (n::nat) \<in> S)"
  by (metis finite_nat_iff_bounded_le not_le subset_iff atMost_iff)

lemma infinite_nat_iff_unbounded_le: "infinite S = (\<forall>m. \<exists>n\<ge>m. (n::nat) \<in> S)"
  by (metis infinite_nat_iff_unbounded Suc_le_eq less_imp_le)

lemma range_inj_infinite: "inj f \<Longrightarrow> infinite (range (f::nat \<Rightarrow> 'a))"
  by (metis finite_imageD infinite_UNIV_nat)

lemma INFM_nat: "(\<exists>\<^sub>\<infinity>n. P n) = (\<forall>m. \<exists>n>m. P (n::nat))"
  by (simp add: Inf_many_def infinite_nat_iff_unbounded)

lemma INFM_nat_le: "(\<exists>\<^sub>\<infinity>n. P n) = (\<forall>m. \<exists>n\<ge>m. P (n::nat))"
  by (simp add: Inf_many_def infinite_nat_iff_unbounded_le)

lemma MOST_nat: "(\<forall>\<^sub>\<infinity>n. P n) = (\<exists>m. \<forall>n>m. P (n::nat))"
  by (auto simp: Alm_all_def INFM_nat)

lemma INFM_EX: "(\<exists>\<^sub>\<infinity>x. P x) \<Longrightarrow> \<exists>x. P x"
proof -
  assume "\<exists>\<^sub>\<infinity>x. P x"
  then have "{x. P x} \<noteq> {}" by (metis Inf_many_def finite.emptyI)
  then show ?thesis by blast
qed

lemma not_INFM [simp]: "(\<not> (\<exists>\<^sub>\<infinity>x. P x)) = (\<forall>\<^sub>\<infinity>x. \<not> P x)"
  by (simp add: Alm_all_def)

lemma not_MOST [simp]: "(\<not> (\<forall>\<^sub>\<infinity>x. P x)) = (\<exists>\<^sub>\<infinity>x. \<not> P x)"
  by (simp only: Alm_all_def not_not)

end
