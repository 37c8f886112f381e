section \<open>Limits in normed spaces\<close>

theory Limits
  imports Real_Vector_Spaces
begin

definition at_infinity :: "'a::real_normed_vector filter"
  where "at_infinity = (INF r. principal {x. r \<le> norm x})"

definition Bfun :: "('a \<Rightarrow> 'b::metric_space) \<Rightarrow> 'a filter \<Rightarrow> bool"
  where Bfun_metric_def: "Bfun f F = (\<exists>y. \<exists>K>0. eventually (\<lambda>x. dist (f x) y \<le> K) F)"

abbreviation Bseq :: "(nat \<Rightarrow> 'a::metric_space) \<Rightarrow> bool"
  where "Bseq X \<equiv> Bfun X sequentially"

definition Zfun :: "('a \<Rightarrow> 'b::real_normed_vector) \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "Zfun f F = (\<forall>r>0. eventually (\<lambda>x. norm (f x) < r) F)"

abbreviation isUCont :: "('a::metric_space \<Rightarrow> 'b::metric_space) \<Rightarrow> bool"
  where "isUCont f \<equiv> uniformly_continuous_on UNIV f"

subsection \<open>Continuous operations\<close>

class topological_monoid_add = topological_space + monoid_add +
  assumes tendsto_add_Pair: "LIM x (nhds a \<times>\<^sub>F nhds b). fst x + snd x :> nhds (a + b)"

class topological_comm_monoid_add = topological_monoid_add + comm_monoid_add

class topological_group_add = topological_monoid_add + group_add +
  assumes tendsto_uminus_nhds: "(uminus \<longlongrightarrow> - a) (nhds a)"

class topological_ab_group_add = topological_group_add + ab_group_add

class topological_semigroup_mult = topological_space + semigroup_mult +
  assumes tendsto_mult_Pair: "LIM x (nhds a \<times>\<^sub>F nhds b). fst x * snd x :> nhds (a * b)"

class topological_monoid_mult = topological_semigroup_mult + monoid_mult

class topological_comm_monoid_mult = topological_monoid_mult + comm_monoid_mult

class comm_real_normed_algebra_1 = real_normed_algebra_1 + comm_monoid_mult

instance topological_ab_group_add \<subseteq> topological_comm_monoid_add ..

instance real_normed_vector \<subseteq> topological_ab_group_add
  by standard auto

instance real_normed_algebra \<subseteq> topological_semigroup_mult
  by standard auto

instance real_normed_field \<subseteq> comm_real_normed_algebra_1 ..

instance nat :: topological_comm_monoid_add
  by standard auto

instance int :: topological_comm_monoid_add
  by standard auto

instance nat :: topological_comm_monoid_mult
  by standard auto

instance int :: topological_comm_monoid_mult
  by standard auto

end
