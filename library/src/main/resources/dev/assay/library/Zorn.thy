section \<open>Zorn's lemma and the well-ordering theorem\<close>

theory Zorn
  imports Order_Relation
begin

definition chain_subset :: "'a set set \<Rightarrow> bool"  ("chain\<^sub>\<subseteq>")
  where "chain\<^sub>\<subseteq> C = (\<forall>A\<in>C. \<forall>B\<in>C. A \<subseteq> B \<or> B \<subseteq> A)"

definition chains :: "'a set set \<Rightarrow> 'a set set set"
  where "chains A = {C. C \<subseteq> A \<and> chain\<^sub>\<subseteq> C}"

definition Chains :: "'a rel \<Rightarrow> 'a set set"
  where "Chains r = {C. \<forall>a\<in>C. \<forall>b\<in>C. (a, b) \<in> r \<or> (b, a) \<in> r}"

definition init_seg_of :: "('a rel \<times> 'a rel) set"
  where "init_seg_of = {(r, s). r \<subseteq> s \<and> (\<forall>a b c. (a, b) \<in> s \<and> (b, c) \<in> r \<longrightarrow> (a, b) \<in> r)}"

theorem Zorn_Lemma: "\<forall>C\<in>chains A. \<Union>C \<in> A \<Longrightarrow> \<exists>M\<in>A. \<forall>X\<in>A. M \<subseteq> X \<longrightarrow> X = M"
  by (metis Union_upper)

theorem Zorn_Lemma2: "\<forall>C\<in>chains A. \<exists>U\<in>A. \<forall>X\<in>C. X \<subseteq> U \<Longrightarrow> \<exists>M\<in>A. \<forall>X\<in>A. M \<subseteq> X \<longrightarrow> X = M"
  by (metis Zorn_Lemma)

theorem Zorns_po_lemma:
  assumes "Partial_order r" and "\<And>C. C \<in> Chains r \<Longrightarrow> \<exists>u\<in>Field r. \<forall>a\<in>C. (a, u) \<in> r"
  shows "\<exists>m\<in>Field r. \<forall>a\<in>Field r. (m, a) \<in> r \<longrightarrow> a = m"
  by (metis Zorn_Lemma2)

theorem well_ordering: "\<exists>r::'a rel. Well_order r \<and> Field r = UNIV"
  by (metis Zorns_po_lemma)

corollary well_order_on: "\<exists>r::'a rel. well_order_on A r"
  by (metis well_ordering)

lemma dependent_nat_choice:
  assumes "\<exists>x. P 0 x" and "\<And>x n. P n x \<Longrightarrow> \<exists>y. P (Suc n) y \<and> Q n x y"
  shows "\<exists>f. \<forall>n. P n (f n) \<and> Q n (f n) (f (Suc n))"
  by (metis nat_induct)

end
