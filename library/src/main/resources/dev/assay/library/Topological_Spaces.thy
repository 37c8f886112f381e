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
  by standard (blast dest: t1_space)

class t2_space = topological_space +
  assumes hausdorff: "x \<noteq> y \<Longrightarrow> \<exists>U V. open U \<and> open V \<and> x \<in> U \<and> y \<in> V \<and> U \<inter> V = {}"

instance t2_space \<subseteq> t1_space
  by standard (blast dest: hausdorff)

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
  by standard (auto simp: open_generated_order intro: generate_topology.intros)

class linorder_topology = linorder + order_topology

instance linorder_topology \<subseteq> t2_space
  by standard (auto simp: open_generated_order)

class discrete_topology = topological_space +
  assumes open_discrete: "\<And>A. open A"

instance discrete_topology \<subseteq> t2_space
  by standard (auto simp: open_discrete)

instantiation bool :: linorder_topology
begin

definition open_bool :: "bool set \<Rightarrow> bool"
  where "open_bool = generate_topology (range (\<lambda>a. {..< a}) \<union> range (\<lambda>a. {a <..}))"

instance by standard (rule open_bool_def)

end

instance bool :: discrete_topology
  by standard (auto simp: open_bool_def)

instantiation nat :: linorder_topology
begin

definition open_nat :: "nat set \<Rightarrow> bool"
  where "open_nat = generate_topology (range (\<lambda>a. {..< a}) \<union> range (\<lambda>a. {a <..}))"

instance by standard (rule open_nat_def)

end

instance nat :: discrete_topology
  by standard (auto simp: open_nat_def)

instantiation int :: linorder_topology
begin

definition open_int :: "int set \<Rightarrow> bool"
  where "open_int = generate_topology (range (\<lambda>a. {..< a}) \<union> range (\<lambda>a. {a <..}))"

instance by standard (rule open_int_def)

end

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
  by standard (auto simp: open_uniformity)

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

instance by standard (auto simp: open_prod_def)

end

instance prod :: (t0_space, t0_space) t0_space
  by standard (auto simp: open_prod_def)

instance prod :: (t1_space, t1_space) t1_space
  by standard (auto simp: open_prod_def)

instance prod :: (t2_space, t2_space) t2_space
  by standard (auto simp: open_prod_def)

end
