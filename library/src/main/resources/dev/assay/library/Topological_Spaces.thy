section \<open>Topological and uniform spaces\<close>

theory Topological_Spaces
  imports Filter
begin

subsection \<open>Open and closed sets\<close>

class "open" =
  fixes "open" :: "'a set \<Rightarrow> bool"

class topological_space = "open" +
  assumes open_UNIV [simp, intro]: "open UNIV"
    and open_Int [intro]: "open S \<Longrightarrow> open T \<Longrightarrow> open (S \<inter> T)"
    and open_Union [intro]: "\<forall>S\<in>K. open S \<Longrightarrow> open (\<Union>K)"

definition closed :: "'a::topological_space set \<Rightarrow> bool"
  where "closed S \<longleftrightarrow> open (- S)"

class t0_space = topological_space +
  assumes t0_space: "x \<noteq> y \<Longrightarrow> \<exists>U. open U \<and> \<not> (x \<in> U \<longleftrightarrow> y \<in> U)"

class t1_space = topological_space +
  assumes t1_space: "x \<noteq> y \<Longrightarrow> \<exists>U. open U \<and> x \<in> U \<and> y \<notin> U"

instance t1_space \<subseteq> t0_space
proof
  fix x y :: 'a
  assume "x \<noteq> y"
  then obtain U where "open U" "x \<in> U" "y \<notin> U"
    using t1_space by blast
  then show "\<exists>U. open U \<and> \<not> (x \<in> U \<longleftrightarrow> y \<in> U)"
    by blast
qed

class t2_space = topological_space +
  assumes hausdorff: "x \<noteq> y \<Longrightarrow> \<exists>U V. open U \<and> open V \<and> x \<in> U \<and> y \<in> V \<and> U \<inter> V = {}"

instance t2_space \<subseteq> t1_space
proof
  fix x y :: 'a
  assume "x \<noteq> y"
  then obtain U V where "open U" "open V" "x \<in> U" "y \<in> V" "U \<inter> V = {}"
    using hausdorff by blast
  then have parts: "open U \<and> x \<in> U \<and> y \<notin> U"
    by blast
  then show "\<exists>U. open U \<and> x \<in> U \<and> y \<notin> U"
    by blast
  from parts show "\<exists>U. open U \<and> \<not> (x \<in> U \<longleftrightarrow> y \<in> U)"
    by blast
qed

class t3_space = t2_space +
  assumes t3_space: "closed S \<Longrightarrow> y \<notin> S \<Longrightarrow> \<exists>U V. open U \<and> open V \<and> y \<in> U \<and> S \<subseteq> V \<and> U \<inter> V = {}"

class t4_space = t2_space +
  assumes t4_space: "closed S \<Longrightarrow> closed T \<Longrightarrow> S \<inter> T = {} \<Longrightarrow> \<exists>U V. open U \<and> open V \<and> S \<subseteq> U \<and> T \<subseteq> V \<and> U \<inter> V = {}"

class perfect_space = topological_space +
  assumes not_open_singleton: "\<not> open {x}"

inductive generate_topology :: "'a set set \<Rightarrow> 'a set \<Rightarrow> bool" for S :: "'a set set"
  where
    UNIV: "generate_topology S UNIV"
  | Int: "generate_topology S (a \<inter> b)" if "generate_topology S a" and "generate_topology S b"
  | UN: "generate_topology S (\<Union>K)" if "(\<And>k. k \<in> K \<Longrightarrow> generate_topology S k)"
  | Basis: "generate_topology S s" if "s \<in> S"

class order_topology = order + "open" +
  assumes open_generated_order: "open = generate_topology (range (\<lambda>a. {..< a}) \<union> range (\<lambda>a. {a <..}))"

instance order_topology \<subseteq> topological_space
proof
  show "open (UNIV :: 'a set)"
    unfolding open_generated_order by (rule generate_topology.UNIV)
next
  fix S T :: "'a set"
  assume "open S" "open T"
  then show "open (S \<inter> T)"
    unfolding open_generated_order by (rule generate_topology.Int)
next
  fix K :: "'a set set"
  assume "\<forall>S\<in>K. open S"
  then show "open (\<Union>K)"
    unfolding open_generated_order by (intro generate_topology.UN) blast
qed

lemma open_lessThan [simp]: "open {..< a::'a::order_topology}"
  unfolding open_generated_order by (rule generate_topology.Basis) blast

lemma open_greaterThan [simp]: "open {a::'a::order_topology <..}"
  unfolding open_generated_order by (rule generate_topology.Basis) blast

class linorder_topology = linorder + order_topology

instance linorder_topology \<subseteq> t2_space
  by standard (auto simp: open_generated_order)

class discrete_topology = topological_space +
  assumes open_discrete: "\<And>A. open A"

lemma open_if_singletons:
  assumes singletons: "\<And>x::'a. open {x}"
  shows "open (A :: 'a::topological_space set)"
proof -
  have "\<forall>S\<in>(\<lambda>x. {x}) ` A. open S"
  proof
    fix S
    assume "S \<in> (\<lambda>x. {x}) ` A"
    then obtain x where "S = {x}"
      by auto
    then show "open S"
      using singletons [of x] by simp
  qed
  then have "open (\<Union>((\<lambda>x. {x}) ` A))"
    by (rule open_Union)
  moreover have "\<Union>((\<lambda>x. {x}) ` A) = A"
    by auto
  ultimately show "open A"
    by simp
qed

instance discrete_topology \<subseteq> t2_space
proof
  fix x y :: 'a
  assume "x \<noteq> y"
  then have apart: "{x} \<inter> {y} = {}"
    by blast
  then have "open {x} \<and> open {y} \<and> x \<in> {x} \<and> y \<in> {y} \<and> {x} \<inter> {y} = {}"
    by (simp add: open_discrete)
  then show "\<exists>U V. open U \<and> open V \<and> x \<in> U \<and> y \<in> V \<and> U \<inter> V = {}"
    by blast
  from \<open>x \<noteq> y\<close> have "open {x} \<and> x \<in> {x} \<and> y \<notin> {x}"
    by (simp add: open_discrete)
  then show "\<exists>U. open U \<and> x \<in> U \<and> y \<notin> U" and "\<exists>U. open U \<and> \<not> (x \<in> U \<longleftrightarrow> y \<in> U)"
    by blast+
qed

instantiation bool :: order_topology
begin

definition open_bool :: "bool set \<Rightarrow> bool"
  where "open_bool = generate_topology (range (\<lambda>a. {..< a}) \<union> range (\<lambda>a. {a <..}))"

instance
  by standard (auto simp: open_bool_def intro: generate_topology.intros)

end

instance bool :: linorder_topology ..

instance bool :: discrete_topology
  by standard (auto simp: open_bool_def)

instantiation nat :: order_topology
begin

definition open_nat :: "nat set \<Rightarrow> bool"
  where "open_nat = generate_topology (range (\<lambda>a. {..< a}) \<union> range (\<lambda>a. {a <..}))"

instance
  by standard (auto simp: open_nat_def intro: generate_topology.intros)

end

instance nat :: linorder_topology ..

instance nat :: discrete_topology
  by standard (auto simp: open_nat_def)

instantiation int :: order_topology
begin

definition open_int :: "int set \<Rightarrow> bool"
  where "open_int = generate_topology (range (\<lambda>a. {..< a}) \<union> range (\<lambda>a. {a <..}))"

instance
  by standard (auto simp: open_int_def intro: generate_topology.intros)

end

instance int :: linorder_topology ..

instance int :: discrete_topology
  by standard (auto simp: open_int_def)

subsection \<open>Neighbourhoods and limits\<close>

definition nhds :: "'a::topological_space \<Rightarrow> 'a filter"
  where "nhds a = (INF S\<in>{S. open S \<and> a \<in> S}. principal S)"

definition at_within :: "'a::topological_space \<Rightarrow> 'a set \<Rightarrow> 'a filter"  ("at (_)/ within (_)" [1000, 60] 60)
  where "at a within s = inf (nhds a) (principal (s - {a}))"

abbreviation at :: "'a::topological_space \<Rightarrow> 'a filter"  ("at")
  where "at x \<equiv> at x within UNIV"

abbreviation at_right :: "'a::order_topology \<Rightarrow> 'a filter"
  where "at_right x \<equiv> at x within {x <..}"

abbreviation at_left :: "'a::order_topology \<Rightarrow> 'a filter"
  where "at_left x \<equiv> at x within {..< x}"

abbreviation tendsto :: "('b \<Rightarrow> 'a::topological_space) \<Rightarrow> 'a \<Rightarrow> 'b filter \<Rightarrow> bool"  (infixr "\<longlongrightarrow>" 55)
  where "(f \<longlongrightarrow> l) F \<equiv> filterlim f (nhds l) F"

definition Lim :: "'f filter \<Rightarrow> ('f \<Rightarrow> 'a::t2_space) \<Rightarrow> 'a"
  where "Lim A f = (THE l. (f \<longlongrightarrow> l) A)"

abbreviation LIMSEQ :: "(nat \<Rightarrow> 'a::topological_space) \<Rightarrow> 'a \<Rightarrow> bool"  ("((_)/ \<longlonglongrightarrow> (_))" [60, 60] 60)
  where "X \<longlonglongrightarrow> L \<equiv> (X \<longlongrightarrow> L) sequentially"

abbreviation lim :: "(nat \<Rightarrow> 'a::t2_space) \<Rightarrow> 'a"
  where "lim X \<equiv> Lim sequentially X"

definition convergent :: "(nat \<Rightarrow> 'a::topological_space) \<Rightarrow> bool"
  where "convergent X = (\<exists>L. X \<longlonglongrightarrow> L)"

abbreviation LIM :: "('a::topological_space \<Rightarrow> 'b::topological_space) \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> bool"
    ("((_)/ \<midarrow>(_)/\<rightarrow> (_))" [60, 0, 60] 60)
  where "f \<midarrow>a\<rightarrow> L \<equiv> (f \<longlongrightarrow> L) (at a)"

definition monoseq :: "(nat \<Rightarrow> 'a::order) \<Rightarrow> bool"
  where "monoseq X \<longleftrightarrow> (\<forall>m. \<forall>n\<ge>m. X m \<le> X n) \<or> (\<forall>m. \<forall>n\<ge>m. X n \<le> X m)"

abbreviation incseq :: "(nat \<Rightarrow> 'a::order) \<Rightarrow> bool"
  where "incseq X \<equiv> mono X"

abbreviation decseq :: "(nat \<Rightarrow> 'a::order) \<Rightarrow> bool"
  where "decseq X \<equiv> antimono X"

class first_countable_topology = topological_space +
  assumes first_countable_basis:
    "\<exists>A :: nat \<Rightarrow> 'a set. (\<forall>i. x \<in> A i \<and> open (A i)) \<and> (\<forall>S. open S \<and> x \<in> S \<longrightarrow> (\<exists>i. A i \<subseteq> S))"

subsection \<open>Continuous functions, compact and connected sets\<close>

definition continuous_on :: "'a set \<Rightarrow> ('a::topological_space \<Rightarrow> 'b::topological_space) \<Rightarrow> bool"
  where "continuous_on s f \<longleftrightarrow> (\<forall>x\<in>s. (f \<longlongrightarrow> f x) (at x within s))"

definition continuous :: "'a::t2_space filter \<Rightarrow> ('a \<Rightarrow> 'b::topological_space) \<Rightarrow> bool"
  where "continuous F f \<longleftrightarrow> (f \<longlongrightarrow> f (Lim F (\<lambda>x. x))) F"

abbreviation isCont :: "('a::t2_space \<Rightarrow> 'b::topological_space) \<Rightarrow> 'a \<Rightarrow> bool"
  where "isCont f a \<equiv> continuous (at a) f"

definition compact :: "'a::topological_space set \<Rightarrow> bool"
  where compact_eq_Heine_Borel:
    "compact S \<longleftrightarrow> (\<forall>C. (\<forall>c\<in>C. open c) \<and> S \<subseteq> \<Union>C \<longrightarrow> (\<exists>D\<subseteq>C. finite D \<and> S \<subseteq> \<Union>D))"

definition connected :: "'a::topological_space set \<Rightarrow> bool"
  where "connected S \<longleftrightarrow>
    \<not> (\<exists>A B. open A \<and> open B \<and> S \<subseteq> A \<union> B \<and> A \<inter> B \<inter> S = {} \<and> A \<inter> S \<noteq> {} \<and> B \<inter> S \<noteq> {})"

class linear_continuum = conditionally_complete_linorder + dense_linorder +
  assumes UNIV_not_singleton: "\<exists>a b :: 'a. a \<noteq> b"

class linear_continuum_topology = linorder_topology + linear_continuum

instance linear_continuum_topology \<subseteq> perfect_space
  by standard (auto simp: open_generated_order)

subsection \<open>Uniform spaces\<close>

class uniformity =
  fixes uniformity :: "('a \<times> 'a) filter"

abbreviation uniformity_on :: "'a::uniformity set \<Rightarrow> ('a \<times> 'a) filter"
  where "uniformity_on s \<equiv> inf uniformity (principal (s \<times> s))"

class open_uniformity = "open" + uniformity +
  assumes open_uniformity: "\<And>U. open U \<longleftrightarrow> (\<forall>x\<in>U. eventually (\<lambda>(x', y). x' = x \<longrightarrow> y \<in> U) uniformity)"

instance open_uniformity \<subseteq> topological_space
proof
  show "open (UNIV :: 'a set)"
    unfolding open_uniformity by (intro ballI eventually_mono [OF eventually_True]) auto
next
  fix S T :: "'a set"
  assume S: "open S" and T: "open T"
  show "open (S \<inter> T)"
    unfolding open_uniformity
  proof
    fix x
    assume x: "x \<in> S \<inter> T"
    have "eventually (\<lambda>(x', y). x' = x \<longrightarrow> y \<in> S) uniformity" "eventually (\<lambda>(x', y). x' = x \<longrightarrow> y \<in> T) uniformity"
      using S T x unfolding open_uniformity by auto
    then have "eventually (\<lambda>p. (case p of (x', y) \<Rightarrow> x' = x \<longrightarrow> y \<in> S) \<and> (case p of (x', y) \<Rightarrow> x' = x \<longrightarrow> y \<in> T)) uniformity"
      by (rule eventually_conj)
    then show "eventually (\<lambda>(x', y). x' = x \<longrightarrow> y \<in> S \<inter> T) uniformity"
      by (rule eventually_mono) auto
  qed
next
  fix K :: "'a set set"
  assume K: "\<forall>S\<in>K. open S"
  show "open (\<Union>K)"
    unfolding open_uniformity
  proof
    fix x
    assume "x \<in> \<Union>K"
    then obtain S where S: "S \<in> K" "x \<in> S"
      by blast
    with K have "open S"
      by blast
    with S have "eventually (\<lambda>(x', y). x' = x \<longrightarrow> y \<in> S) uniformity"
      unfolding open_uniformity by blast
    then show "eventually (\<lambda>(x', y). x' = x \<longrightarrow> y \<in> \<Union>K) uniformity"
      by (rule eventually_mono) (use S in auto)
  qed
qed

class uniform_space = open_uniformity +
  assumes uniformity_refl: "eventually E uniformity \<Longrightarrow> E (x, x)"
    and uniformity_sym: "eventually E uniformity \<Longrightarrow> eventually (\<lambda>(x, y). E (y, x)) uniformity"
    and uniformity_trans: "eventually E uniformity \<Longrightarrow>
      \<exists>D. eventually D uniformity \<and> (\<forall>x y z. D (x, y) \<longrightarrow> D (y, z) \<longrightarrow> E (x, z))"

definition totally_bounded :: "'a::uniform_space set \<Rightarrow> bool"
  where "totally_bounded S \<longleftrightarrow> (\<forall>E. eventually E uniformity \<longrightarrow> (\<exists>X. finite X \<and> (\<forall>s\<in>S. \<exists>x\<in>X. E (x, s))))"

definition cauchy_filter :: "'a::uniform_space filter \<Rightarrow> bool"
  where "cauchy_filter F \<longleftrightarrow> F \<times>\<^sub>F F \<le> uniformity"

definition Cauchy :: "(nat \<Rightarrow> 'a::uniform_space) \<Rightarrow> bool"
  where Cauchy_uniform: "Cauchy X = cauchy_filter (filtermap X sequentially)"

definition complete :: "'a::uniform_space set \<Rightarrow> bool"
  where complete_uniform: "complete S \<longleftrightarrow>
    (\<forall>F \<le> principal S. F \<noteq> bot \<longrightarrow> cauchy_filter F \<longrightarrow> (\<exists>x\<in>S. F \<le> nhds x))"

definition uniformly_continuous_on :: "'a set \<Rightarrow> ('a::uniform_space \<Rightarrow> 'b::uniform_space) \<Rightarrow> bool"
  where uniformly_continuous_on_uniformity:
    "uniformly_continuous_on s f \<longleftrightarrow> (LIM (x, y) (uniformity_on s). (f x, f y) :> uniformity)"

subsection \<open>Pairs\<close>

instantiation prod :: (topological_space, topological_space) topological_space
begin

definition open_prod :: "('a \<times> 'b) set \<Rightarrow> bool"
  where "open_prod S \<longleftrightarrow> (\<forall>x\<in>S. \<exists>A B. open A \<and> open B \<and> x \<in> A \<times> B \<and> A \<times> B \<subseteq> S)"

instance
proof
  show "open (UNIV :: ('a \<times> 'b) set)"
    unfolding open_prod_def by (metis open_UNIV UNIV_Times_UNIV UNIV_I subset_UNIV)
next
  fix S T :: "('a \<times> 'b) set"
  assume S: "open S" and T: "open T"
  show "open (S \<inter> T)"
    unfolding open_prod_def
  proof
    fix x
    assume x: "x \<in> S \<inter> T"
    then obtain A B where A: "open A" "open B" "x \<in> A \<times> B" "A \<times> B \<subseteq> S"
      using S unfolding open_prod_def by blast
    from x obtain C D where C: "open C" "open D" "x \<in> C \<times> D" "C \<times> D \<subseteq> T"
      using T unfolding open_prod_def by blast
    have "open (A \<inter> C) \<and> open (B \<inter> D) \<and> x \<in> (A \<inter> C) \<times> (B \<inter> D) \<and> (A \<inter> C) \<times> (B \<inter> D) \<subseteq> S \<inter> T"
      using A C by (auto intro: open_Int)
    then show "\<exists>A B. open A \<and> open B \<and> x \<in> A \<times> B \<and> A \<times> B \<subseteq> S \<inter> T"
      by blast
  qed
next
  fix K :: "('a \<times> 'b) set set"
  assume K: "\<forall>S\<in>K. open S"
  show "open (\<Union>K)"
    unfolding open_prod_def
  proof
    fix x
    assume "x \<in> \<Union>K"
    then obtain S where S: "S \<in> K" "x \<in> S"
      by blast
    with K have "open S"
      by blast
    with S obtain A B where "open A" "open B" "x \<in> A \<times> B" "A \<times> B \<subseteq> S"
      unfolding open_prod_def by blast
    with S show "\<exists>A B. open A \<and> open B \<and> x \<in> A \<times> B \<and> A \<times> B \<subseteq> \<Union>K"
      by blast
  qed
qed

end

lemma open_Times: "open A \<Longrightarrow> open B \<Longrightarrow> open (A \<times> B)"
  unfolding open_prod_def by blast

instance prod :: (t0_space, t0_space) t0_space
proof
  fix x y :: "'a \<times> 'b"
  assume "x \<noteq> y"
  then consider "fst x \<noteq> fst y" | "snd x \<noteq> snd y"
    by (metis prod_eqI)
  then show "\<exists>U. open U \<and> \<not> (x \<in> U \<longleftrightarrow> y \<in> U)"
  proof cases
    case 1
    then obtain U where "open U" "\<not> (fst x \<in> U \<longleftrightarrow> fst y \<in> U)"
      using t0_space by blast
    then have "open (U \<times> (UNIV :: 'b set)) \<and> \<not> (x \<in> U \<times> UNIV \<longleftrightarrow> y \<in> U \<times> UNIV)"
      by (auto simp: open_Times mem_Times_iff)
    then show ?thesis
      by blast
  next
    case 2
    then obtain U where "open U" "\<not> (snd x \<in> U \<longleftrightarrow> snd y \<in> U)"
      using t0_space by blast
    then have "open ((UNIV :: 'a set) \<times> U) \<and> \<not> (x \<in> UNIV \<times> U \<longleftrightarrow> y \<in> UNIV \<times> U)"
      by (auto simp: open_Times mem_Times_iff)
    then show ?thesis
      by blast
  qed
qed

instance prod :: (t1_space, t1_space) t1_space
proof
  fix x y :: "'a \<times> 'b"
  assume "x \<noteq> y"
  then consider "fst x \<noteq> fst y" | "snd x \<noteq> snd y"
    by (metis prod_eqI)
  then show "\<exists>U. open U \<and> x \<in> U \<and> y \<notin> U"
  proof cases
    case 1
    then obtain U where "open U" "fst x \<in> U" "fst y \<notin> U"
      using t1_space by blast
    then have "open (U \<times> (UNIV :: 'b set)) \<and> x \<in> U \<times> UNIV \<and> y \<notin> U \<times> UNIV"
      by (auto simp: open_Times mem_Times_iff)
    then show ?thesis
      by blast
  next
    case 2
    then obtain U where "open U" "snd x \<in> U" "snd y \<notin> U"
      using t1_space by blast
    then have "open ((UNIV :: 'a set) \<times> U) \<and> x \<in> UNIV \<times> U \<and> y \<notin> UNIV \<times> U"
      by (auto simp: open_Times mem_Times_iff)
    then show ?thesis
      by blast
  qed
qed

instance prod :: (t2_space, t2_space) t2_space
  by standard (auto simp: open_prod_def)

end
