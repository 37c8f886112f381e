section \<open>Lattices in which bounded sets have bounds that are best\<close>

theory Conditionally_Complete_Lattices
  imports Zorn
begin

definition bdd_above :: "'a::preorder set \<Rightarrow> bool"
  where "bdd_above A = (\<exists>M. \<forall>x\<in>A. x \<le> M)"

definition bdd_below :: "'a::preorder set \<Rightarrow> bool"
  where "bdd_below A = (\<exists>m. \<forall>x\<in>A. m \<le> x)"

class conditionally_complete_lattice = lattice + Sup + Inf +
  assumes cInf_lower: "x \<in> X \<Longrightarrow> bdd_below X \<Longrightarrow> Inf X \<le> x"
    and cInf_greatest: "X \<noteq> {} \<Longrightarrow> (\<And>x. x \<in> X \<Longrightarrow> z \<le> x) \<Longrightarrow> z \<le> Inf X"
    and cSup_upper: "x \<in> X \<Longrightarrow> bdd_above X \<Longrightarrow> x \<le> Sup X"
    and cSup_least: "X \<noteq> {} \<Longrightarrow> (\<And>x. x \<in> X \<Longrightarrow> x \<le> z) \<Longrightarrow> Sup X \<le> z"

class conditionally_complete_linorder = conditionally_complete_lattice + linorder

lemma bdd_aboveI [intro]: "(\<And>x. x \<in> A \<Longrightarrow> x \<le> M) \<Longrightarrow> bdd_above A"
  by (auto simp: bdd_above_def)

lemma bdd_belowI [intro]: "(\<And>x. x \<in> A \<Longrightarrow> m \<le> x) \<Longrightarrow> bdd_below A"
  by (auto simp: bdd_below_def)

lemma bdd_above_empty [simp, intro]: "bdd_above {}"
  by (simp add: bdd_above_def)

lemma bdd_below_empty [simp, intro]: "bdd_below {}"
  by (simp add: bdd_below_def)

lemma bdd_above_mono: "bdd_above B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> bdd_above A"
  by (auto simp: bdd_above_def)

lemma bdd_below_mono: "bdd_below B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> bdd_below A"
  by (auto simp: bdd_below_def)

lemma bdd_above_finite: "finite A \<Longrightarrow> bdd_above (A::'a::lattice set)"
  by (induct rule: finite_induct) auto

lemma bdd_below_finite: "finite A \<Longrightarrow> bdd_below (A::'a::lattice set)"
  by (induct rule: finite_induct) auto

lemma bdd_below_bot [simp, intro]: "bdd_below (A::'a::order_bot set)"
  by (auto simp: bdd_below_def)

lemma bdd_above_top [simp, intro]: "bdd_above (A::'a::order_top set)"
  by (auto simp: bdd_above_def)

lemma cSup_singleton [simp]: "Sup {x} = (x::'a::conditionally_complete_lattice)"
  by (metis antisym cSup_least cSup_upper singletonD singletonI)

lemma cInf_singleton [simp]: "Inf {x} = (x::'a::conditionally_complete_lattice)"
  by (metis antisym cInf_greatest cInf_lower singletonD singletonI)

instantiation nat :: "{Inf, Sup}"
begin

definition Inf_nat :: "nat set \<Rightarrow> nat"
  where "Inf_nat X = (LEAST n. n \<in> X)"

definition Sup_nat :: "nat set \<Rightarrow> nat"
  where "Sup_nat X = (if X = {} then 0 else Max X)"

instance ..

end

instance nat :: conditionally_complete_linorder
  by standard (auto simp: Inf_nat_def Sup_nat_def bdd_above_def)

instantiation int :: "{Inf, Sup}"
begin

definition Sup_int :: "int set \<Rightarrow> int"
  where "Sup_int X = (THE x. x \<in> X \<and> (\<forall>y\<in>X. y \<le> x))"

definition Inf_int :: "int set \<Rightarrow> int"
  where "Inf_int X = - Sup (uminus ` X)"

instance ..

end

instance int :: conditionally_complete_linorder
  by standard (auto simp: Inf_int_def Sup_int_def bdd_above_def bdd_below_def)

end
