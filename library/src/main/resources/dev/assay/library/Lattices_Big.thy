section \<open>Infima, suprema, minima and maxima of finite sets\<close>

theory Lattices_Big
  imports Groups_Big
begin

text \<open>Folding a binary operation over a finite non-empty set, without a neutral element.\<close>

definition semilattice_set :: "('a \<Rightarrow> 'a \<Rightarrow> 'a) \<Rightarrow> 'a set \<Rightarrow> 'a"
  where "semilattice_set f A = the (Finite_Set.fold (\<lambda>x y. Some (case y of None \<Rightarrow> x | Some z \<Rightarrow> f x z)) None A)"

definition Inf_fin :: "'a::semilattice_inf set \<Rightarrow> 'a"  ("\<Sqinter>\<^sub>f\<^sub>i\<^sub>n_" [900] 900)
  where "Inf_fin = semilattice_set inf"

definition Sup_fin :: "'a::semilattice_sup set \<Rightarrow> 'a"  ("\<Squnion>\<^sub>f\<^sub>i\<^sub>n_" [900] 900)
  where "Sup_fin = semilattice_set sup"

definition Min :: "'a::linorder set \<Rightarrow> 'a"
  where "Min = semilattice_set min"

definition Max :: "'a::linorder set \<Rightarrow> 'a"
  where "Max = semilattice_set max"

lemma Inf_fin_singleton [simp]: "Inf_fin {x} = x"
  by (simp add: Inf_fin_def semilattice_set_def)

lemma Inf_fin_insert [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Inf_fin (insert x A) = inf x (Inf_fin A)"
  by (simp add: Inf_fin_def semilattice_set_def)

lemma Sup_fin_singleton [simp]: "Sup_fin {x} = x"
  by (simp add: Sup_fin_def semilattice_set_def)

lemma Sup_fin_insert [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Sup_fin (insert x A) = sup x (Sup_fin A)"
  by (simp add: Sup_fin_def semilattice_set_def)

lemma Inf_fin_le_Sup_fin [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Inf_fin A \<le> (Sup_fin A::'a::lattice)"
  by (induct rule: finite_induct) (auto intro: le_infI1 le_supI1)

lemma sup_Inf_absorb [simp]: "finite A \<Longrightarrow> a \<in> A \<Longrightarrow> sup (Inf_fin A) a = (a::'a::lattice)"
  by (induct rule: finite_induct) auto

lemma Inf_fin_Inf: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Inf_fin A = (Inf A::'a::complete_lattice)"
  by (induct rule: finite_induct) auto

lemma Sup_fin_Sup: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Sup_fin A = (Sup A::'a::complete_lattice)"
  by (induct rule: finite_induct) auto

lemma Min_singleton [simp]: "Min {x} = x"
  by (simp add: Min_def semilattice_set_def)

lemma Max_singleton [simp]: "Max {x} = x"
  by (simp add: Max_def semilattice_set_def)

lemma Min_insert [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Min (insert x A) = min x (Min A)"
  by (simp add: Min_def semilattice_set_def)

lemma Max_insert [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Max (insert x A) = max x (Max A)"
  by (simp add: Max_def semilattice_set_def)

lemma Min_in [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Min A \<in> A"
  by (induct rule: finite_induct) (auto simp: min_def)

lemma Max_in [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Max A \<in> A"
  by (induct rule: finite_induct) (auto simp: max_def)

lemma Min_le [simp]: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> Min A \<le> x"
  by (induct rule: finite_induct) (auto simp: min_def)

lemma Max_ge [simp]: "finite A \<Longrightarrow> x \<in> A \<Longrightarrow> x \<le> Max A"
  by (induct rule: finite_induct) (auto simp: max_def)

lemma Min_insert2: "finite A \<Longrightarrow> (\<And>b. b \<in> A \<Longrightarrow> a \<le> b) \<Longrightarrow> Min (insert a A) = a"
  by (cases "A = {}") (auto simp: min_def)

lemma Max_insert2: "finite A \<Longrightarrow> (\<And>b. b \<in> A \<Longrightarrow> b \<le> a) \<Longrightarrow> Max (insert a A) = a"
  by (cases "A = {}") (auto simp: max_def)

lemma Min_eqI: "finite A \<Longrightarrow> (\<And>y. y \<in> A \<Longrightarrow> y \<ge> x) \<Longrightarrow> x \<in> A \<Longrightarrow> Min A = x"
  by (auto intro: order_antisym)

lemma Max_eqI: "finite A \<Longrightarrow> (\<And>y. y \<in> A \<Longrightarrow> y \<le> x) \<Longrightarrow> x \<in> A \<Longrightarrow> Max A = x"
  by (auto intro: order_antisym)

lemma eq_Min_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (m = Min A) = (m \<in> A \<and> (\<forall>a\<in>A. m \<le> a))"
  by (auto intro: order_antisym)

lemma eq_Max_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (m = Max A) = (m \<in> A \<and> (\<forall>a\<in>A. a \<le> m))"
  by (auto intro: order_antisym)

lemma Min_ge_iff [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (x \<le> Min A) = (\<forall>a\<in>A. x \<le> a)"
  by (auto intro: order_trans)

lemma Max_le_iff [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (Max A \<le> x) = (\<forall>a\<in>A. a \<le> x)"
  by (auto intro: order_trans)

lemma Min_gr_iff [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (x < Min A) = (\<forall>a\<in>A. x < a)"
  by (auto intro: less_le_trans)

lemma Max_less_iff [simp]: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (Max A < x) = (\<forall>a\<in>A. a < x)"
  by (auto intro: le_less_trans)

lemma Min_le_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (Min A \<le> x) = (\<exists>a\<in>A. a \<le> x)"
  by (auto intro: order_trans)

lemma Max_ge_iff: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> (x \<le> Max A) = (\<exists>a\<in>A. x \<le> a)"
  by (auto intro: order_trans)

lemma Max_eq_if: "finite A \<Longrightarrow> finite B \<Longrightarrow> \<forall>a\<in>A. \<exists>b\<in>B. a \<le> b \<Longrightarrow> \<forall>b\<in>B. \<exists>a\<in>A. b \<le> a \<Longrightarrow> Max A = Max B"
  by (cases "A = {}") (auto intro: order_antisym)

lemma Min_antimono: "M \<subseteq> N \<Longrightarrow> M \<noteq> {} \<Longrightarrow> finite N \<Longrightarrow> Min N \<le> Min M"
  by (auto intro: finite_subset)

lemma Max_mono: "M \<subseteq> N \<Longrightarrow> M \<noteq> {} \<Longrightarrow> finite N \<Longrightarrow> Max M \<le> Max N"
  by (auto intro: finite_subset)

lemma Max_Sup: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Max A = (Sup A::'a::complete_linorder)"
  by (induct rule: finite_induct) auto

lemma Min_Inf: "finite A \<Longrightarrow> A \<noteq> {} \<Longrightarrow> Min A = (Inf A::'a::complete_linorder)"
  by (induct rule: finite_induct) auto

lemma finite_linorder_min_induct: "finite (A::'a::linorder set) \<Longrightarrow> P {} \<Longrightarrow> (\<And>b A. finite A \<Longrightarrow> \<forall>a\<in>A. b < a \<Longrightarrow> P A \<Longrightarrow> P (insert b A)) \<Longrightarrow> P A"
  by (induct "card A" arbitrary: A) auto

lemma finite_linorder_max_induct: "finite (A::'a::linorder set) \<Longrightarrow> P {} \<Longrightarrow> (\<And>b A. finite A \<Longrightarrow> \<forall>a\<in>A. a < b \<Longrightarrow> P A \<Longrightarrow> P (insert b A)) \<Longrightarrow> P A"
  by (induct "card A" arbitrary: A) auto

subsection \<open>Arguments that minimise or maximise a function\<close>

definition is_arg_min :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> bool"
  where "is_arg_min f P x = (P x \<and> \<not> (\<exists>y. P y \<and> f y < f x))"

definition arg_min :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a"
  where "arg_min f P = (SOME x. is_arg_min f P x)"

definition arg_min_on :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> 'a set \<Rightarrow> 'a"
  where "arg_min_on f S = arg_min f (\<lambda>x. x \<in> S)"

definition is_arg_max :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> bool"
  where "is_arg_max f P x = (P x \<and> \<not> (\<exists>y. P y \<and> f x < f y))"

definition arg_max :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> bool) \<Rightarrow> 'a"
  where "arg_max f P = (SOME x. is_arg_max f P x)"

definition arg_max_on :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> 'a set \<Rightarrow> 'a"
  where "arg_max_on f S = arg_max f (\<lambda>x. x \<in> S)"

lemma arg_min_equality: "P k \<Longrightarrow> (\<And>x. P x \<Longrightarrow> (f::'a \<Rightarrow> 'b::order) k \<le> f x) \<Longrightarrow> f (arg_min f P) = f k"
  by (auto simp: arg_min_def is_arg_min_def intro: someI2 order_antisym)

lemma ex_has_least_nat: "P k \<Longrightarrow> \<exists>x. P x \<and> (\<forall>y. P y \<longrightarrow> (m::'a \<Rightarrow> nat) x \<le> m y)"
  by (metis LeastI Least_le)

lemma arg_min_natI: "P k \<Longrightarrow> P (arg_min (m::'a \<Rightarrow> nat) P)"
  by (metis arg_min_equality ex_has_least_nat)

lemma arg_min_nat_le: "P x \<Longrightarrow> (m::'a \<Rightarrow> nat) (arg_min m P) \<le> m x"
  by (metis arg_min_equality ex_has_least_nat)

lemma arg_maxI: "P x \<Longrightarrow> (\<And>y. P y \<Longrightarrow> \<not> f x < f y) \<Longrightarrow> (\<And>x. P x \<Longrightarrow> \<forall>y. P y \<longrightarrow> \<not> f x < f y \<Longrightarrow> Q x) \<Longrightarrow> Q (arg_max f P)"
  by (auto simp: arg_max_def is_arg_max_def intro: someI2)

end
