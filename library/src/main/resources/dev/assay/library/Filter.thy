section \<open>Filters: what holds eventually\<close>

theory Filter
  imports Real
begin

locale is_filter =
  fixes F :: "('a \<Rightarrow> bool) \<Rightarrow> bool"
  assumes True: "F (\<lambda>x. True)"
    and conj: "F (\<lambda>x. P x) \<Longrightarrow> F (\<lambda>x. Q x) \<Longrightarrow> F (\<lambda>x. P x \<and> Q x)"
    and mono: "\<forall>x. P x \<longrightarrow> Q x \<Longrightarrow> F (\<lambda>x. P x) \<Longrightarrow> F (\<lambda>x. Q x)"

typedef 'a filter = "{F :: ('a \<Rightarrow> bool) \<Rightarrow> bool. is_filter F}"
  by (rule exI [of _ "\<lambda>P. True"]) (simp add: is_filter_def)

definition eventually :: "('a \<Rightarrow> bool) \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "eventually P F \<longleftrightarrow> Rep_filter F P"

definition frequently :: "('a \<Rightarrow> bool) \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "frequently P F \<longleftrightarrow> \<not> eventually (\<lambda>x. \<not> P x) F"

syntax
  "_eventually" :: "pttrn \<Rightarrow> 'a filter \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<forall>\<^sub>F _ in _./ _)" [0, 0, 10] 10)
  "_frequently" :: "pttrn \<Rightarrow> 'a filter \<Rightarrow> bool \<Rightarrow> bool"  ("(3\<exists>\<^sub>F _ in _./ _)" [0, 0, 10] 10)

translations
  "\<forall>\<^sub>Fx in F. P" \<rightleftharpoons> "CONST eventually (\<lambda>x. P) F"
  "\<exists>\<^sub>Fx in F. P" \<rightleftharpoons> "CONST frequently (\<lambda>x. P) F"

subsection \<open>The lattice of filters: finer ones are smaller\<close>

instantiation filter :: (type) complete_lattice
begin

definition less_eq_filter :: "'a filter \<Rightarrow> 'a filter \<Rightarrow> bool"
  where le_filter_def: "F \<le> F' \<longleftrightarrow> (\<forall>P. eventually P F' \<longrightarrow> eventually P F)"

definition less_filter :: "'a filter \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "F < F' \<longleftrightarrow> F \<le> F' \<and> \<not> F' \<le> (F :: 'a filter)"

definition top_filter :: "'a filter"
  where "top_filter = Abs_filter (\<lambda>P. \<forall>x. P x)"

definition bot_filter :: "'a filter"
  where "bot_filter = Abs_filter (\<lambda>P. True)"

definition sup_filter :: "'a filter \<Rightarrow> 'a filter \<Rightarrow> 'a filter"
  where "sup_filter F F' = Abs_filter (\<lambda>P. eventually P F \<and> eventually P F')"

definition inf_filter :: "'a filter \<Rightarrow> 'a filter \<Rightarrow> 'a filter"
  where "inf_filter F F' = Abs_filter (\<lambda>P. \<exists>Q R. eventually Q F \<and> eventually R F' \<and> (\<forall>x. Q x \<and> R x \<longrightarrow> P x))"

definition Sup_filter :: "'a filter set \<Rightarrow> 'a filter"
  where "Sup_filter S = Abs_filter (\<lambda>P. \<forall>F\<in>S. eventually P F)"

definition Inf_filter :: "'a filter set \<Rightarrow> 'a filter"
  where "Inf_filter S = Sup {F :: 'a filter. \<forall>F'\<in>S. F \<le> F'}"

instance
  by standard (auto simp: le_filter_def less_filter_def top_filter_def bot_filter_def sup_filter_def inf_filter_def
    Sup_filter_def Inf_filter_def eventually_def)

end

instance filter :: (type) distrib_lattice
  by standard (auto simp: le_filter_def sup_filter_def inf_filter_def eventually_def)

abbreviation (input) trivial_limit :: "'a filter \<Rightarrow> bool"
  where "trivial_limit F \<equiv> F = bot"

subsection \<open>Filters made of others, of sets and of orders\<close>

definition filtermap :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a filter \<Rightarrow> 'b filter"
  where "filtermap f F = Abs_filter (\<lambda>P. eventually (\<lambda>x. P (f x)) F)"

definition filtercomap :: "('a \<Rightarrow> 'b) \<Rightarrow> 'b filter \<Rightarrow> 'a filter"
  where "filtercomap f F = Abs_filter (\<lambda>P. \<exists>Q. eventually Q F \<and> (\<forall>x. Q (f x) \<longrightarrow> P x))"

definition principal :: "'a set \<Rightarrow> 'a filter"
  where "principal S = Abs_filter (\<lambda>P. \<forall>x\<in>S. P x)"

definition at_top :: "'a::order filter"
  where "at_top = (INF k. principal {k..})"

definition at_bot :: "'a::order filter"
  where "at_bot = (INF k. principal {..k})"

abbreviation sequentially :: "nat filter"
  where "sequentially \<equiv> at_top"

definition finite_subsets_at_top :: "'a set \<Rightarrow> 'a set filter"
  where "finite_subsets_at_top A = (INF X\<in>{X. finite X \<and> X \<subseteq> A}. principal {Y. finite Y \<and> X \<subseteq> Y \<and> Y \<subseteq> A})"

abbreviation finite_sets_at_top :: "'a set filter"
  where "finite_sets_at_top \<equiv> finite_subsets_at_top UNIV"

definition cofinite :: "'a filter"
  where "cofinite = Abs_filter (\<lambda>P. finite {x. \<not> P x})"

definition prod_filter :: "'a filter \<Rightarrow> 'b filter \<Rightarrow> ('a \<times> 'b) filter"  (infixr "\<times>\<^sub>F" 80)
  where "prod_filter F G =
    (INF (P, Q)\<in>{(P, Q). eventually P F \<and> eventually Q G}. principal {(x, y). P x \<and> Q y})"

definition map_filter_on :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a filter \<Rightarrow> 'b filter"
  where "map_filter_on X f F = Abs_filter (\<lambda>P. eventually (\<lambda>x. P (f x) \<and> x \<in> X) F)"

subsection \<open>Limits\<close>

definition filterlim :: "('a \<Rightarrow> 'b) \<Rightarrow> 'b filter \<Rightarrow> 'a filter \<Rightarrow> bool"
  where "filterlim f F2 F1 \<longleftrightarrow> filtermap f F1 \<le> F2"

syntax
  "_LIM" :: "pttrn \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> 'a \<Rightarrow> bool"  ("(3LIM (_)/ (_)./ (_) :> (_))" [1000, 10, 0, 10] 10)

translations
  "LIM x F1. f :> F2" \<rightleftharpoons> "CONST filterlim (\<lambda>x. f) F2 F1"

end
