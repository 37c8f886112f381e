section \<open>Families of disjoint sets, and partitions\<close>

theory Disjoint_Sets
  imports Main
begin

abbreviation disjoint :: "'a set set \<Rightarrow> bool"
  where "disjoint \<equiv> pairwise disjnt"

definition disjoint_family_on :: "('i \<Rightarrow> 'a set) \<Rightarrow> 'i set \<Rightarrow> bool"
  where "disjoint_family_on A S = (\<forall>m\<in>S. \<forall>n\<in>S. m \<noteq> n \<longrightarrow> A m \<inter> A n = {})"

abbreviation disjoint_family :: "('i \<Rightarrow> 'a set) \<Rightarrow> bool"
  where "disjoint_family A \<equiv> disjoint_family_on A UNIV"

definition partition_on :: "'a set \<Rightarrow> 'a set set \<Rightarrow> bool"
  where "partition_on A P = (\<Union>P = A \<and> disjoint P \<and> {} \<notin> P)"

lemma disjoint_def: "disjoint P = (\<forall>A\<in>P. \<forall>B\<in>P. A \<noteq> B \<longrightarrow> A \<inter> B = {})"
  by (auto simp: pairwise_def disjnt_def)

lemma disjointI: "(\<And>a b. a \<in> A \<Longrightarrow> b \<in> A \<Longrightarrow> a \<noteq> b \<Longrightarrow> a \<inter> b = {}) \<Longrightarrow> disjoint A"
  by (simp add: disjoint_def)

lemma disjointD: "disjoint A \<Longrightarrow> a \<in> A \<Longrightarrow> b \<in> A \<Longrightarrow> a \<noteq> b \<Longrightarrow> a \<inter> b = {}"
  by (simp add: disjoint_def)

lemma partition_onI:
  "\<Union>P = A \<Longrightarrow> (\<And>p q. p \<in> P \<Longrightarrow> q \<in> P \<Longrightarrow> p \<noteq> q \<Longrightarrow> disjnt p q) \<Longrightarrow> {} \<notin> P \<Longrightarrow> partition_on A P"
  by (auto simp: partition_on_def pairwise_def)

lemma partition_onD1: "partition_on A P \<Longrightarrow> A = \<Union>P"
  by (simp add: partition_on_def)

lemma partition_onD2: "partition_on A P \<Longrightarrow> disjoint P"
  by (simp add: partition_on_def)

lemma partition_onD3: "partition_on A P \<Longrightarrow> {} \<notin> P"
  by (simp add: partition_on_def)

lemma partition_on_empty: "partition_on {} P = (P = {})"
  by (auto simp: partition_on_def)

end
