section \<open>Lists of a length over a set\<close>

theory NList
  imports Main
begin

definition nlists :: "nat \<Rightarrow> 'a set \<Rightarrow> 'a list set"
  where "nlists n A = {xs. size xs = n \<and> set xs \<subseteq> A}"

lemma nlistsI: "size xs = n \<Longrightarrow> set xs \<subseteq> A \<Longrightarrow> xs \<in> nlists n A"
  by (simp add: nlists_def)

lemma nlistsE_length [simp]: "xs \<in> nlists n A \<Longrightarrow> size xs = n"
  by (simp add: nlists_def)

lemma nlistsE_set [simp]: "xs \<in> nlists n A \<Longrightarrow> set xs \<subseteq> A"
  by (simp add: nlists_def)

lemma in_nlists_UNIV: "xs \<in> nlists k UNIV \<longleftrightarrow> length xs = k"
  by (simp add: nlists_def)

lemma less_lengthI: "xs \<in> nlists n A \<Longrightarrow> p < n \<Longrightarrow> p < size xs"
  by (simp add: nlists_def)

lemma nlists_mono: "A \<subseteq> B \<Longrightarrow> nlists n A \<subseteq> nlists n B"
  by (auto simp: nlists_def)

lemma nlists_n_0 [simp]: "nlists 0 A = {[]}"
  by (auto simp: nlists_def)

end
