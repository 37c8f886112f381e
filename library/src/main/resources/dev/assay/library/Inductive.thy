section \<open>Least and greatest fixed points\<close>

theory Inductive
  imports Complete_Lattices
begin

definition lfp :: "('a::complete_lattice \<Rightarrow> 'a) \<Rightarrow> 'a"
  where "lfp f = Inf {u. f u \<le> u}"

definition gfp :: "('a::complete_lattice \<Rightarrow> 'a) \<Rightarrow> 'a"
  where "gfp f = Sup {u. u \<le> f u}"

lemma lfp_lowerbound: "f A \<le> A \<Longrightarrow> lfp f \<le> A"
  by (auto simp: lfp_def intro: Inf_lower)

lemma lfp_greatest: "(\<And>u. f u \<le> u \<Longrightarrow> A \<le> u) \<Longrightarrow> A \<le> lfp f"
  by (auto simp: lfp_def intro: Inf_greatest)

lemma lfp_fixpoint: "mono f \<Longrightarrow> f (lfp f) = lfp f"
  by (metis lfp_greatest lfp_lowerbound monoD order_antisym order_trans)

lemma lfp_unfold: "mono f \<Longrightarrow> lfp f = f (lfp f)"
  by (metis lfp_fixpoint)

lemma lfp_const: "lfp (\<lambda>x. t) = t"
  using lfp_unfold [of "\<lambda>x. t"] by (simp add: mono_def)

lemma lfp_mono: "(\<And>Z. f Z \<le> g Z) \<Longrightarrow> lfp f \<le> lfp g"
  by (metis lfp_greatest lfp_lowerbound order_trans)

lemma lfp_induct: "mono f \<Longrightarrow> f (inf (lfp f) P) \<le> P \<Longrightarrow> lfp f \<le> P"
  by (metis le_inf_iff lfp_fixpoint lfp_lowerbound monoD inf_le1)

lemma gfp_upperbound: "X \<le> f X \<Longrightarrow> X \<le> gfp f"
  by (auto simp: gfp_def intro: Sup_upper)

lemma gfp_least: "(\<And>u. u \<le> f u \<Longrightarrow> u \<le> X) \<Longrightarrow> gfp f \<le> X"
  by (auto simp: gfp_def intro: Sup_least)

lemma gfp_fixpoint: "mono f \<Longrightarrow> f (gfp f) = gfp f"
  by (metis gfp_least gfp_upperbound monoD order_antisym order_trans)

lemma gfp_unfold: "mono f \<Longrightarrow> gfp f = f (gfp f)"
  by (metis gfp_fixpoint)

lemma gfp_mono: "(\<And>Z. f Z \<le> g Z) \<Longrightarrow> gfp f \<le> gfp g"
  by (metis gfp_least gfp_upperbound order_trans)

lemma lfp_le_gfp: "mono f \<Longrightarrow> lfp f \<le> gfp f"
  by (metis gfp_fixpoint lfp_lowerbound order_refl)

end
