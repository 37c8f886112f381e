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
  unfolding bdd_above_def by blast

lemma bdd_belowI [intro]: "(\<And>x. x \<in> A \<Longrightarrow> m \<le> x) \<Longrightarrow> bdd_below A"
  unfolding bdd_below_def by blast

lemma bdd_above_empty [simp, intro]: "bdd_above {}"
  by (simp add: bdd_above_def)

lemma bdd_below_empty [simp, intro]: "bdd_below {}"
  by (simp add: bdd_below_def)

lemma bdd_above_mono: "bdd_above B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> bdd_above A"
  by (auto simp: bdd_above_def)

lemma bdd_below_mono: "bdd_below B \<Longrightarrow> A \<subseteq> B \<Longrightarrow> bdd_below A"
  by (auto simp: bdd_below_def)

lemma bdd_above_finite: "finite A \<Longrightarrow> bdd_above (A::'a::lattice set)"
proof (induct rule: finite_induct)
  case emptyI
  show ?case by simp
next
  case (insertI x F)
  obtain M where M: "\<forall>y\<in>F. y \<le> M" using insertI unfolding bdd_above_def by blast
  have "y \<le> sup x M" if "y \<in> insert x F" for y
    using that M by (metis insert_iff order_trans sup_ge1 sup_ge2)
  then show ?case unfolding bdd_above_def by blast
qed

lemma bdd_below_finite: "finite A \<Longrightarrow> bdd_below (A::'a::lattice set)"
proof (induct rule: finite_induct)
  case emptyI
  show ?case by simp
next
  case (insertI x F)
  obtain m where m: "\<forall>y\<in>F. m \<le> y" using insertI unfolding bdd_below_def by blast
  have "inf x m \<le> y" if "y \<in> insert x F" for y
    using that m by (metis insert_iff order_trans inf_le1 inf_le2)
  then show ?case unfolding bdd_below_def by blast
qed

lemma bdd_below_bot [simp, intro]: "bdd_below (A::'a::order_bot set)"
  unfolding bdd_below_def by (metis bot_least)

lemma bdd_above_top [simp, intro]: "bdd_above (A::'a::order_top set)"
  unfolding bdd_above_def by (metis top_greatest)

lemma cSup_singleton [simp]: "Sup {x} = (x::'a::conditionally_complete_lattice)"
proof (rule antisym)
  show "Sup {x} \<le> x" by (rule cSup_least) auto
next
  have b: "bdd_above {x}" unfolding bdd_above_def by (metis order_refl singletonD)
  show "x \<le> Sup {x}" by (rule cSup_upper [OF singletonI b])
qed

lemma cInf_singleton [simp]: "Inf {x} = (x::'a::conditionally_complete_lattice)"
proof (rule antisym)
  have b: "bdd_below {x}" unfolding bdd_below_def by (metis order_refl singletonD)
  show "Inf {x} \<le> x" by (rule cInf_lower [OF singletonI b])
next
  show "x \<le> Inf {x}" by (rule cInf_greatest) auto
qed

instantiation nat :: "{Inf, Sup}"
begin

definition Inf_nat :: "nat set \<Rightarrow> nat"
  where "Inf_nat X = (LEAST n. n \<in> X)"

definition Sup_nat :: "nat set \<Rightarrow> nat"
  where "Sup_nat X = (if X = {} then 0 else Max X)"

instance ..

end

instance nat :: conditionally_complete_linorder
proof
  fix x z :: nat and X :: "nat set"
  have fin: "finite X" if "\<forall>y\<in>X. y \<le> M" for M
  proof -
    have s: "X \<subseteq> {..M}" using that by auto
    show ?thesis by (rule finite_subset [OF s finite_atMost])
  qed
  show "x \<in> X \<Longrightarrow> bdd_below X \<Longrightarrow> Inf X \<le> x"
    unfolding Inf_nat_def by (rule Least_le)
  show "X \<noteq> {} \<Longrightarrow> (\<And>x. x \<in> X \<Longrightarrow> z \<le> x) \<Longrightarrow> z \<le> Inf X"
  proof -
    assume n: "X \<noteq> {}" and z: "\<And>x. x \<in> X \<Longrightarrow> z \<le> x"
    obtain y where y: "y \<in> X" using n by blast
    have "(LEAST n. n \<in> X) \<in> X" using y by (rule LeastI)
    then show "z \<le> Inf X" unfolding Inf_nat_def by (rule z)
  qed
  show "x \<in> X \<Longrightarrow> bdd_above X \<Longrightarrow> x \<le> Sup X"
  proof -
    assume x: "x \<in> X" and b: "bdd_above X"
    have f: "finite X" using b fin unfolding bdd_above_def by blast
    have n: "X \<noteq> {}" using x by blast
    show "x \<le> Sup X" using Max_ge [OF f x] n by (simp add: Sup_nat_def)
  qed
  show "X \<noteq> {} \<Longrightarrow> (\<And>x. x \<in> X \<Longrightarrow> x \<le> z) \<Longrightarrow> Sup X \<le> z"
  proof -
    assume n: "X \<noteq> {}" and z: "\<And>x. x \<in> X \<Longrightarrow> x \<le> z"
    have f: "finite X" using z fin by blast
    have "Max X \<le> z" by (rule z [OF Max_in [OF f n]])
    then show "Sup X \<le> z" using n by (simp add: Sup_nat_def)
  qed
qed

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
