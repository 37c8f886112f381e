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
  case empty
  show ?case by simp
next
  case (insert x F)
  obtain M where M: "\<forall>y\<in>F. y \<le> M" using insert unfolding bdd_above_def by blast
  have "y \<le> sup x M" if "y \<in> insert x F" for y
  proof (cases "y = x")
    case True
    then show ?thesis by simp
  next
    case False
    have "y \<le> M" using that M False by blast
    then show ?thesis using sup_ge2 by (rule order_trans)
  qed
  then show ?case unfolding bdd_above_def by blast
qed

lemma bdd_below_finite: "finite A \<Longrightarrow> bdd_below (A::'a::lattice set)"
proof (induct rule: finite_induct)
  case empty
  show ?case by simp
next
  case (insert x F)
  obtain m where m: "\<forall>y\<in>F. m \<le> y" using insert unfolding bdd_below_def by blast
  have "inf x m \<le> y" if "y \<in> insert x F" for y
  proof (cases "y = x")
    case True
    then show ?thesis by simp
  next
    case False
    have "m \<le> y" using that m False by blast
    with inf_le2 show ?thesis by (rule order_trans)
  qed
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
    have "(LEAST n. n \<in> X) \<in> X" using LeastI [of "\<lambda>n. n \<in> X" y] y by simp
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
    have "\<forall>y\<in>X. y \<le> z" using z by blast
    then have f: "finite X" by (rule fin)
    have "Max X \<in> X" by (rule Max_in [OF f n])
    then have "Max X \<le> z" by (rule z)
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
proof
  fix x z :: int and X :: "int set"
  have mem: "Sup Y \<in> Y \<and> (\<forall>y\<in>Y. y \<le> Sup Y)" if a: "a \<in> Y" and M: "\<forall>y\<in>Y. y \<le> M" for a M and Y :: "int set"
  proof -
    define F where "F = Y \<inter> {a..M}"
    have f: "finite F" unfolding F_def by simp
    have "a \<le> M" using a M by blast
    then have w: "a \<in> F" unfolding F_def using a by simp
    have le: "a \<le> Max F" by (rule Max_ge [OF f w])
    have n: "F \<noteq> {}" using w by blast
    have i: "Max F \<in> Y" using Max_in [OF f n] unfolding F_def by blast
    have u: "y \<le> Max F" if y: "y \<in> Y" for y
    proof (cases "a \<le> y")
      case True
      have "y \<le> M" using y M by blast
      then have "y \<in> F" unfolding F_def using True y by simp
      then show ?thesis by (rule Max_ge [OF f])
    next
      case False
      then show ?thesis using le by linarith
    qed
    have "Sup Y = Max F" unfolding Sup_int_def
    proof (rule the_equality)
      show "Max F \<in> Y \<and> (\<forall>y\<in>Y. y \<le> Max F)" using i u by blast
    next
      fix s
      assume s: "s \<in> Y \<and> (\<forall>y\<in>Y. y \<le> s)"
      have "s \<le> Max F" using s u by blast
      moreover have "Max F \<le> s" using s i by blast
      ultimately show "s = Max F" by (rule order_antisym)
    qed
    then show ?thesis using i u by simp
  qed
  have inf: "Inf X \<in> X \<and> (\<forall>y\<in>X. Inf X \<le> y)" if a: "a \<in> X" and m: "\<forall>y\<in>X. m \<le> y" for a m
  proof -
    have b: "- a \<in> uminus ` X" using a by (rule imageI)
    have c: "\<forall>y\<in>uminus ` X. y \<le> - m" using m by auto
    have s: "Sup (uminus ` X) \<in> uminus ` X \<and> (\<forall>y\<in>uminus ` X. y \<le> Sup (uminus ` X))" by (rule mem [OF b c])
    then obtain w where w: "w \<in> X" and e: "Sup (uminus ` X) = - w" by blast
    have i: "Inf X = w" unfolding Inf_int_def e by simp
    have "w \<le> y" if y: "y \<in> X" for y
    proof -
      have "- y \<in> uminus ` X" using y by (rule imageI)
      then have "- y \<le> - w" using s e by metis
      then show ?thesis by simp
    qed
    then show ?thesis using i w by blast
  qed
  show "x \<in> X \<Longrightarrow> bdd_below X \<Longrightarrow> Inf X \<le> x"
  proof -
    assume x: "x \<in> X" and "bdd_below X"
    then obtain m where m: "\<forall>y\<in>X. m \<le> y" unfolding bdd_below_def by blast
    show "Inf X \<le> x" using inf [OF x m] x by blast
  qed
  show "X \<noteq> {} \<Longrightarrow> (\<And>x. x \<in> X \<Longrightarrow> z \<le> x) \<Longrightarrow> z \<le> Inf X"
  proof -
    assume n: "X \<noteq> {}" and z: "\<And>x. x \<in> X \<Longrightarrow> z \<le> x"
    obtain a where a: "a \<in> X" using n by blast
    have b: "\<forall>y\<in>X. z \<le> y" using z by blast
    show "z \<le> Inf X" using inf [OF a b] b by blast
  qed
  show "x \<in> X \<Longrightarrow> bdd_above X \<Longrightarrow> x \<le> Sup X"
  proof -
    assume x: "x \<in> X" and "bdd_above X"
    then obtain M where M: "\<forall>y\<in>X. y \<le> M" unfolding bdd_above_def by blast
    show "x \<le> Sup X" using mem [OF x M] x by blast
  qed
  show "X \<noteq> {} \<Longrightarrow> (\<And>x. x \<in> X \<Longrightarrow> x \<le> z) \<Longrightarrow> Sup X \<le> z"
  proof -
    assume n: "X \<noteq> {}" and z: "\<And>x. x \<in> X \<Longrightarrow> x \<le> z"
    obtain a where a: "a \<in> X" using n by blast
    have b: "\<forall>y\<in>X. y \<le> z" using z by blast
    show "Sup X \<le> z" using mem [OF a b] b by blast
  qed
qed

end
