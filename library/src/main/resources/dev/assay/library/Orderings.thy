section \<open>Orders\<close>

theory Orderings
  imports HOL
begin

subsection \<open>Any relation\<close>

locale partial_preordering =
  fixes less_eq :: "'a \<Rightarrow> 'a \<Rightarrow> bool"  (infix "\<^bold>\<le>" 50)
  assumes refl: "a \<^bold>\<le> a"
    and trans: "a \<^bold>\<le> b \<Longrightarrow> b \<^bold>\<le> c \<Longrightarrow> a \<^bold>\<le> c"

locale preordering = partial_preordering +
  fixes less :: "'a \<Rightarrow> 'a \<Rightarrow> bool"  (infix "\<^bold><" 50)
  assumes strict_iff_not: "a \<^bold>< b \<longleftrightarrow> a \<^bold>\<le> b \<and> \<not> b \<^bold>\<le> a"
begin

lemma strict_implies_order: "a \<^bold>< b \<Longrightarrow> a \<^bold>\<le> b"
  by (simp add: strict_iff_not)

lemma irrefl: "\<not> a \<^bold>< a"
  by (simp add: strict_iff_not)

lemma asym: "a \<^bold>< b \<Longrightarrow> b \<^bold>< a \<Longrightarrow> False"
  by (simp add: strict_iff_not)

end

locale ordering = partial_preordering +
  fixes less :: "'a \<Rightarrow> 'a \<Rightarrow> bool"  (infix "\<^bold><" 50)
  assumes strict_iff_order: "a \<^bold>< b \<longleftrightarrow> a \<^bold>\<le> b \<and> a \<noteq> b"
    and antisym: "a \<^bold>\<le> b \<Longrightarrow> b \<^bold>\<le> a \<Longrightarrow> a = b"

locale ordering_top = ordering +
  fixes top :: 'a  ("\<^bold>\<top>")
  assumes extremum [simp]: "a \<^bold>\<le> \<^bold>\<top>"

subsection \<open>The relations\<close>

class ord =
  fixes less_eq :: "'a \<Rightarrow> 'a \<Rightarrow> bool"  (infix "\<le>" 50)
    and less :: "'a \<Rightarrow> 'a \<Rightarrow> bool"  (infix "<" 50)

notation (ASCII)
  less_eq  (infix "<=" 50)

abbreviation (input) greater_eq :: "'a::ord \<Rightarrow> 'a \<Rightarrow> bool"  (infix "\<ge>" 50)
  where "x \<ge> y \<equiv> y \<le> x"

abbreviation (input) greater :: "'a::ord \<Rightarrow> 'a \<Rightarrow> bool"  (infix ">" 50)
  where "x > y \<equiv> y < x"

notation (ASCII)
  greater_eq  (infix ">=" 50)

class preorder = ord +
  assumes less_le_not_le: "x < y = (x \<le> y \<and> \<not> y \<le> x)"
    and order_refl [simp, iff]: "x \<le> x"
    and order_trans: "x \<le> y \<Longrightarrow> y \<le> z \<Longrightarrow> x \<le> z"

class order = preorder +
  assumes order_antisym: "x \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y"

class linorder = order +
  assumes linear: "x \<le> y \<or> y \<le> x"

class bot =
  fixes bot :: 'a

class order_bot = order + bot +
  assumes bot_least: "bot \<le> a"

class top =
  fixes top :: 'a

class order_top = order + top +
  assumes top_greatest: "a \<le> top"

class dense_order = order +
  assumes dense: "x < y \<Longrightarrow> (\<exists>z. x < z \<and> z < y)"

class dense_linorder = linorder + dense_order

class no_top = order +
  assumes gt_ex: "\<exists>y. x < y"

class no_bot = order +
  assumes lt_ex: "\<exists>y. y < x"

class unbounded_dense_linorder = dense_linorder + no_top + no_bot

class wellorder = linorder +
  assumes less_induct: "(\<And>x. (\<And>y. y < x \<Longrightarrow> P y) \<Longrightarrow> P x) \<Longrightarrow> P a"

subsection \<open>Preorders\<close>

lemma eq_refl: "x = y \<Longrightarrow> (x::'a::preorder) \<le> y"
  by simp

lemma less_irrefl [iff]: "\<not> (x::'a::preorder) < x"
  by (simp add: less_le_not_le)

lemma less_imp_le: "(x::'a::preorder) < y \<Longrightarrow> x \<le> y"
  by (simp add: less_le_not_le)

lemma less_asym: "(x::'a::preorder) < y \<Longrightarrow> (\<not> P \<Longrightarrow> y < x) \<Longrightarrow> P"
  by (auto simp: less_le_not_le)

lemma less_not_sym: "(x::'a::preorder) < y \<Longrightarrow> \<not> y < x"
  by (simp add: less_le_not_le)

lemma less_trans: "(x::'a::preorder) < y \<Longrightarrow> y < z \<Longrightarrow> x < z"
  by (metis less_le_not_le order_trans)

lemma le_less_trans: "(x::'a::preorder) \<le> y \<Longrightarrow> y < z \<Longrightarrow> x < z"
  by (auto simp: less_le_not_le intro: order_trans)

lemma less_le_trans: "(x::'a::preorder) < y \<Longrightarrow> y \<le> z \<Longrightarrow> x < z"
  by (auto simp: less_le_not_le intro: order_trans)

lemma less_imp_not_less: "(x::'a::preorder) < y \<Longrightarrow> (\<not> y < x) = True"
  by (auto simp: less_le_not_le)

lemma less_imp_triv: "(x::'a::preorder) < y \<Longrightarrow> (y < x \<longrightarrow> P) = True"
  by (auto simp: less_le_not_le)

subsection \<open>Partial orders\<close>

lemma antisym: "(x::'a::order) \<le> y \<Longrightarrow> y \<le> x \<Longrightarrow> x = y"
  by (rule order_antisym)

lemma less_le: "((x::'a::order) < y) = (x \<le> y \<and> x \<noteq> y)"
  by (auto simp: less_le_not_le intro: order_antisym)

lemma le_less: "((x::'a::order) \<le> y) = (x < y \<or> x = y)"
  by (auto simp: less_le)

lemma order_le_less: "((x::'a::order) \<le> y) = (x < y \<or> x = y)"
  by (auto simp: less_le)

lemma order_less_le: "((x::'a::order) < y) = (x \<le> y \<and> x \<noteq> y)"
  by (rule less_le)

lemma le_imp_less_or_eq: "(x::'a::order) \<le> y \<Longrightarrow> x < y \<or> x = y"
  by (simp add: le_less)

lemma less_imp_not_eq: "(x::'a::order) < y \<Longrightarrow> (x = y) = False"
  by auto

lemma less_imp_not_eq2: "(x::'a::order) < y \<Longrightarrow> (y = x) = False"
  by auto

lemma less_imp_neq: "(x::'a::order) < y \<Longrightarrow> x \<noteq> y"
  by auto

lemma neq_le_trans: "(a::'a::order) \<noteq> b \<Longrightarrow> a \<le> b \<Longrightarrow> a < b"
  by (simp add: less_le)

lemma le_neq_trans: "(a::'a::order) \<le> b \<Longrightarrow> a \<noteq> b \<Longrightarrow> a < b"
  by (simp add: less_le)

lemma eq_iff: "((x::'a::order) = y) = (x \<le> y \<and> y \<le> x)"
  by (auto intro: order_antisym)

lemma order_eq_iff: "((x::'a::order) = y) = (x \<le> y \<and> y \<le> x)"
  by (auto intro: order_antisym)

lemma antisym_conv: "(y::'a::order) \<le> x \<Longrightarrow> (x \<le> y) = (x = y)"
  by (auto intro: order_antisym)

lemma order_less_irrefl: "\<not> (x::'a::order) < x"
  by simp

lemma order_less_imp_le: "(x::'a::order) < y \<Longrightarrow> x \<le> y"
  by (rule less_imp_le)

lemma order_less_trans: "(x::'a::order) < y \<Longrightarrow> y < z \<Longrightarrow> x < z"
  by (rule less_trans)

lemma order_le_less_trans: "(x::'a::order) \<le> y \<Longrightarrow> y < z \<Longrightarrow> x < z"
  by (rule le_less_trans)

lemma order_less_le_trans: "(x::'a::order) < y \<Longrightarrow> y \<le> z \<Longrightarrow> x < z"
  by (rule less_le_trans)

lemma ord_le_eq_trans: "a \<le> b \<Longrightarrow> b = c \<Longrightarrow> a \<le> c"
  by simp

lemma ord_eq_le_trans: "a = b \<Longrightarrow> b \<le> c \<Longrightarrow> a \<le> c"
  by simp

lemma ord_less_eq_trans: "a < b \<Longrightarrow> b = c \<Longrightarrow> a < c"
  by simp

lemma ord_eq_less_trans: "a = b \<Longrightarrow> b < c \<Longrightarrow> a < c"
  by simp

subsection \<open>Linear orders\<close>

lemma less_linear: "(x::'a::linorder) < y \<or> x = y \<or> y < x"
  by (auto simp: less_le dest: linear)

lemma linorder_less_linear: "(x::'a::linorder) < y \<or> x = y \<or> y < x"
  by (rule less_linear)

lemma le_less_linear: "(x::'a::linorder) \<le> y \<or> y < x"
  by (auto simp: less_le dest: linear)

lemma linorder_linear: "(x::'a::linorder) \<le> y \<or> y \<le> x"
  by (rule linear)

lemma le_cases [case_names le ge]: "((x::'a::linorder) \<le> y \<Longrightarrow> P) \<Longrightarrow> (y \<le> x \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto dest: linear)

lemma linorder_cases [case_names less equal greater]: "((x::'a::linorder) < y \<Longrightarrow> P) \<Longrightarrow> (x = y \<Longrightarrow> P) \<Longrightarrow> (y < x \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto dest: less_linear)

lemma not_less: "(\<not> (x::'a::linorder) < y) = (y \<le> x)"
  by (auto simp: less_le_not_le dest: linear)

lemma not_le: "(\<not> (x::'a::linorder) \<le> y) = (y < x)"
  by (auto simp: less_le_not_le dest: linear)

lemma linorder_not_less [simp]: "(\<not> (x::'a::linorder) < y) = (y \<le> x)"
  by (rule not_less)

lemma linorder_not_le [simp]: "(\<not> (x::'a::linorder) \<le> y) = (y < x)"
  by (rule not_le)

lemma not_less_iff_gr_or_eq: "(\<not> (x::'a::linorder) < y) = (y < x \<or> x = y)"
  by (auto simp: not_less le_less)

lemma neq_iff: "((x::'a::linorder) \<noteq> y) = (x < y \<or> y < x)"
  by (metis less_linear less_irrefl)

lemma linorder_neq_iff: "((x::'a::linorder) \<noteq> y) = (x < y \<or> y < x)"
  by (rule neq_iff)

lemma neqE: "(x::'a::linorder) \<noteq> y \<Longrightarrow> (x < y \<Longrightarrow> R) \<Longrightarrow> (y < x \<Longrightarrow> R) \<Longrightarrow> R"
  by (auto simp: neq_iff)

lemma leI: "\<not> (x::'a::linorder) < y \<Longrightarrow> y \<le> x"
  by simp

lemma leD: "(y::'a::linorder) \<le> x \<Longrightarrow> \<not> x < y"
  by simp

lemma not_le_imp_less: "\<not> (y::'a::linorder) \<le> x \<Longrightarrow> x < y"
  by simp

lemma antisym_conv1: "\<not> (x::'a::linorder) < y \<Longrightarrow> (x \<le> y) = (x = y)"
  by (metis le_less)

lemma antisym_conv2: "(x::'a::linorder) \<le> y \<Longrightarrow> (\<not> x < y) = (x = y)"
  by (metis le_less less_irrefl)

subsection \<open>Least and greatest elements, minimum and maximum\<close>

definition Least :: "('a::ord \<Rightarrow> bool) \<Rightarrow> 'a"
  where "Least P = (THE x. P x \<and> (\<forall>y. P y \<longrightarrow> x \<le> y))"

definition Greatest :: "('a::ord \<Rightarrow> bool) \<Rightarrow> 'a"  (binder "GREATEST " 10)
  where "Greatest P = (THE x. P x \<and> (\<forall>y. P y \<longrightarrow> y \<le> x))"

definition min :: "'a::ord \<Rightarrow> 'a \<Rightarrow> 'a"
  where "min a b = (if a \<le> b then a else b)"

definition max :: "'a::ord \<Rightarrow> 'a \<Rightarrow> 'a"
  where "max a b = (if a \<le> b then b else a)"

lemma Least_equality: "(P::'a::order \<Rightarrow> bool) x \<Longrightarrow> (\<And>y. P y \<Longrightarrow> x \<le> y) \<Longrightarrow> Least P = x"
  by (auto simp: Least_def intro: order_antisym)

lemma Greatest_equality: "(P::'a::order \<Rightarrow> bool) x \<Longrightarrow> (\<And>y. P y \<Longrightarrow> y \<le> x) \<Longrightarrow> Greatest P = x"
  by (auto simp: Greatest_def intro: order_antisym)

lemma LeastI2_order: "(P::'a::order \<Rightarrow> bool) x \<Longrightarrow> (\<And>y. P y \<Longrightarrow> x \<le> y) \<Longrightarrow> (\<And>x. P x \<Longrightarrow> \<forall>y. P y \<longrightarrow> x \<le> y \<Longrightarrow> Q x) \<Longrightarrow> Q (Least P)"
  by (auto simp: Least_def intro: order_antisym)

lemma min_absorb1: "(x::'a::order) \<le> y \<Longrightarrow> min x y = x"
  by (simp add: min_def)

lemma min_absorb2: "(y::'a::order) \<le> x \<Longrightarrow> min x y = y"
  by (auto simp: min_def intro: order_antisym)

lemma max_absorb1: "(y::'a::order) \<le> x \<Longrightarrow> max x y = x"
  by (auto simp: max_def intro: order_antisym)

lemma max_absorb2: "(x::'a::order) \<le> y \<Longrightarrow> max x y = y"
  by (simp add: max_def)

lemma min_le_iff_disj: "(min x y \<le> (z::'a::linorder)) = (x \<le> z \<or> y \<le> z)"
  by (metis linear min_absorb1 min_absorb2 order_trans)

lemma le_max_iff_disj: "((z::'a::linorder) \<le> max x y) = (z \<le> x \<or> z \<le> y)"
  by (metis linear max_absorb1 max_absorb2 order_trans)

lemma min_less_iff_disj: "(min x y < (z::'a::linorder)) = (x < z \<or> y < z)"
  by (metis linear min_absorb1 min_absorb2 le_less_trans)

lemma less_max_iff_disj: "((z::'a::linorder) < max x y) = (z < x \<or> z < y)"
  by (metis linear max_absorb1 max_absorb2 less_le_trans)

lemma min_less_iff_conj [simp]: "((z::'a::linorder) < min x y) = (z < x \<and> z < y)"
  by (metis linear min_absorb1 min_absorb2 less_le_trans)

lemma max_less_iff_conj [simp]: "(max x y < (z::'a::linorder)) = (x < z \<and> y < z)"
  by (metis linear max_absorb1 max_absorb2 le_less_trans)

lemma split_min [no_atp]: "(P::'a::linorder \<Rightarrow> bool) (min i j) = ((i \<le> j \<longrightarrow> P i) \<and> (\<not> i \<le> j \<longrightarrow> P j))"
  by (simp add: min_def del: linorder_not_le)

lemma split_max [no_atp]: "(P::'a::linorder \<Rightarrow> bool) (max i j) = ((i \<le> j \<longrightarrow> P j) \<and> (\<not> i \<le> j \<longrightarrow> P i))"
  by (simp add: max_def del: linorder_not_le)

subsection \<open>Monotone functions\<close>

definition mono :: "('a::order \<Rightarrow> 'b::order) \<Rightarrow> bool"
  where "mono f = (\<forall>x y. x \<le> y \<longrightarrow> f x \<le> f y)"

definition antimono :: "('a::order \<Rightarrow> 'b::order) \<Rightarrow> bool"
  where "antimono f = (\<forall>x y. x \<le> y \<longrightarrow> f y \<le> f x)"

definition strict_mono :: "('a::order \<Rightarrow> 'b::order) \<Rightarrow> bool"
  where "strict_mono f = (\<forall>x y. x < y \<longrightarrow> f x < f y)"

lemma monoI [intro?]: "(\<And>x y. x \<le> y \<Longrightarrow> f x \<le> f y) \<Longrightarrow> mono f"
  by (simp add: mono_def)

lemma monoD [dest?]: "mono f \<Longrightarrow> x \<le> y \<Longrightarrow> f x \<le> f y"
  by (simp add: mono_def)

lemma monoE: "mono f \<Longrightarrow> x \<le> y \<Longrightarrow> (f x \<le> f y \<Longrightarrow> thesis) \<Longrightarrow> thesis"
  by (simp add: mono_def)

lemma antimonoI [intro?]: "(\<And>x y. x \<le> y \<Longrightarrow> f y \<le> f x) \<Longrightarrow> antimono f"
  by (simp add: antimono_def)

lemma antimonoD [dest?]: "antimono f \<Longrightarrow> x \<le> y \<Longrightarrow> f y \<le> f x"
  by (simp add: antimono_def)

lemma strict_monoI [intro?]: "(\<And>x y. x < y \<Longrightarrow> f x < f y) \<Longrightarrow> strict_mono f"
  by (simp add: strict_mono_def)

lemma strict_monoD [dest?]: "strict_mono f \<Longrightarrow> x < y \<Longrightarrow> f x < f y"
  by (simp add: strict_mono_def)

lemma strict_mono_mono [dest?]: "strict_mono f \<Longrightarrow> mono f"
  by (auto simp: strict_mono_def mono_def le_less)

lemma strict_mono_less: "strict_mono (f::'a::linorder \<Rightarrow> 'b::order) \<Longrightarrow> (f x < f y) = (x < y)"
  by (metis less_irrefl less_linear less_not_sym strict_monoD)

lemma strict_mono_less_eq: "strict_mono (f::'a::linorder \<Rightarrow> 'b::order) \<Longrightarrow> (f x \<le> f y) = (x \<le> y)"
  by (metis le_less less_irrefl less_linear less_not_sym strict_monoD)

lemma strict_mono_eq: "strict_mono (f::'a::linorder \<Rightarrow> 'b::order) \<Longrightarrow> (f x = f y) = (x = y)"
  by (metis less_irrefl less_linear strict_monoD)

lemma min_of_mono: "mono (f::'a::linorder \<Rightarrow> 'b::linorder) \<Longrightarrow> min (f m) (f n) = f (min m n)"
  by (metis linear min_absorb1 min_absorb2 monoD)

lemma max_of_mono: "mono (f::'a::linorder \<Rightarrow> 'b::linorder) \<Longrightarrow> max (f m) (f n) = f (max m n)"
  by (metis linear max_absorb1 max_absorb2 monoD)

subsection \<open>Bounds\<close>

lemma le_bot: "(a::'a::order_bot) \<le> bot \<Longrightarrow> a = bot"
  by (auto intro: order_antisym bot_least)

lemma bot_unique: "((a::'a::order_bot) \<le> bot) = (a = bot)"
  by (auto intro: order_antisym bot_least)

lemma not_less_bot [simp]: "\<not> (a::'a::order_bot) < bot"
  by (auto simp: less_le_not_le bot_least)

lemma bot_less: "((a::'a::order_bot) \<noteq> bot) = (bot < a)"
  by (auto simp: less_le bot_least)

lemma top_le: "top \<le> (a::'a::order_top) \<Longrightarrow> a = top"
  by (auto intro: order_antisym top_greatest)

lemma top_unique: "(top \<le> (a::'a::order_top)) = (a = top)"
  by (auto intro: order_antisym top_greatest)

lemma not_top_less [simp]: "\<not> top < (a::'a::order_top)"
  by (auto simp: less_le_not_le top_greatest)

lemma less_top: "((a::'a::order_top) \<noteq> top) = (a < top)"
  by (auto simp: less_le top_greatest)

lemma min_bot [simp]: "min bot (x::'a::order_bot) = bot"
  by (simp add: min_def bot_least)

lemma min_bot2 [simp]: "min (x::'a::order_bot) bot = bot"
  by (simp add: min_def bot_unique)

lemma max_bot [simp]: "max bot (x::'a::order_bot) = x"
  by (simp add: max_def bot_least)

lemma max_bot2 [simp]: "max (x::'a::order_bot) bot = x"
  by (simp add: max_def bot_unique)

lemma min_top [simp]: "min top (x::'a::order_top) = x"
  by (simp add: min_def top_unique)

lemma min_top2 [simp]: "min (x::'a::order_top) top = x"
  by (simp add: min_def top_greatest)

lemma max_top [simp]: "max top (x::'a::order_top) = top"
  by (simp add: max_def top_unique)

lemma max_top2 [simp]: "max (x::'a::order_top) top = top"
  by (simp add: max_def top_greatest)

subsection \<open>Dense and well-founded orders\<close>

lemma dense_le: "(\<And>x. x < (y::'a::dense_linorder) \<Longrightarrow> x \<le> z) \<Longrightarrow> y \<le> z"
  by (metis dense not_le)

lemma dense_ge: "(\<And>x. (z::'a::dense_linorder) < x \<Longrightarrow> y \<le> x) \<Longrightarrow> y \<le> z"
  by (metis dense not_le)

lemma LeastI2_wellorder: "(P::'a::wellorder \<Rightarrow> bool) a \<Longrightarrow> (\<And>a. P a \<Longrightarrow> \<forall>b. P b \<longrightarrow> a \<le> b \<Longrightarrow> Q a) \<Longrightarrow> Q (Least P)"
proof -
  assume a: "P a" and q: "\<And>a. P a \<Longrightarrow> \<forall>b. P b \<longrightarrow> a \<le> b \<Longrightarrow> Q a"
  have "\<exists>x. P x \<and> (\<forall>y. P y \<longrightarrow> x \<le> y)"
  proof (rule ccontr)
    assume none: "\<not> (\<exists>x. P x \<and> (\<forall>y. P y \<longrightarrow> x \<le> y))"
    have "\<not> P x" for x
    proof (induct x rule: less_induct)
      fix x assume "\<And>y. y < x \<Longrightarrow> \<not> P y"
      then show "\<not> P x" using none by (metis not_le)
    qed
    then show False using a by blast
  qed
  then obtain x where x: "P x" "\<forall>y. P y \<longrightarrow> x \<le> y" by blast
  then have "Least P = x" by (metis Least_equality)
  then show "Q (Least P)" using x q by metis
qed

lemma LeastI: "(P::'a::wellorder \<Rightarrow> bool) k \<Longrightarrow> P (Least P)"
  using LeastI2_wellorder [of P k P] by blast

lemma Least_le: "(P::'a::wellorder \<Rightarrow> bool) k \<Longrightarrow> Least P \<le> k"
  using LeastI2_wellorder [of P k "\<lambda>x. x \<le> k"] by blast

lemma LeastI_ex: "\<exists>x. (P::'a::wellorder \<Rightarrow> bool) x \<Longrightarrow> P (Least P)"
  by (auto intro: LeastI)

lemma LeastI2: "(P::'a::wellorder \<Rightarrow> bool) a \<Longrightarrow> (\<And>x. P x \<Longrightarrow> Q x) \<Longrightarrow> Q (Least P)"
  by (blast intro: LeastI)

lemma not_less_Least: "k < Least (P::'a::wellorder \<Rightarrow> bool) \<Longrightarrow> \<not> P k"
  by (metis Least_le not_le)

lemma exists_least_iff: "(\<exists>n. (P::'a::wellorder \<Rightarrow> bool) n) = (\<exists>n. P n \<and> (\<forall>m<n. \<not> P m))"
  by (metis LeastI not_less_Least)

subsection \<open>Truth values and functions\<close>

instantiation bool :: "{order_bot, order_top, linorder}"
begin

definition less_eq_bool :: "bool \<Rightarrow> bool \<Rightarrow> bool"
  where "less_eq_bool P Q = (P \<longrightarrow> Q)"

definition less_bool :: "bool \<Rightarrow> bool \<Rightarrow> bool"
  where "less_bool P Q = (\<not> P \<and> Q)"

definition bot_bool :: bool
  where "bot_bool = False"

definition top_bool :: bool
  where "top_bool = True"

instance by standard (auto simp: less_eq_bool_def less_bool_def bot_bool_def top_bool_def)

end

lemma le_boolI: "(P \<Longrightarrow> Q) \<Longrightarrow> P \<le> Q"
  by (simp add: less_eq_bool_def)

lemma le_boolD: "P \<le> Q \<Longrightarrow> P \<longrightarrow> Q"
  by (simp add: less_eq_bool_def)

lemma le_bool_def: "(P \<le> Q) = (P \<longrightarrow> Q)"
  by (simp add: less_eq_bool_def)

lemma bot_boolE: "bot \<Longrightarrow> P"
  by (simp add: bot_bool_def)

lemma top_boolI: "top"
  by (simp add: top_bool_def)

lemma False_less_True [simp]: "False < True"
  by (simp add: less_bool_def)

instantiation "fun" :: (type, ord) ord
begin

definition less_eq_fun :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "less_eq_fun f g = (\<forall>x. f x \<le> g x)"

definition less_fun :: "('a \<Rightarrow> 'b::ord) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> bool"
  where "less_fun f g = ((\<forall>x. f x \<le> g x) \<and> \<not> (\<forall>x. g x \<le> f x))"

instance ..

end

instance "fun" :: (type, preorder) preorder
  by standard (auto simp: less_eq_fun_def less_fun_def intro: order_trans)

instance "fun" :: (type, order) order
  by standard (auto simp: less_eq_fun_def intro: order_antisym)

instantiation "fun" :: (type, bot) bot
begin

definition bot_fun :: "'a \<Rightarrow> 'b::bot"
  where "bot_fun = (\<lambda>x. bot)"

instance ..

end

instance "fun" :: (type, order_bot) order_bot
  by standard (simp add: less_eq_fun_def bot_fun_def bot_least)

instantiation "fun" :: (type, top) top
begin

definition top_fun :: "'a \<Rightarrow> 'b::top"
  where "top_fun = (\<lambda>x. top)"

instance ..

end

instance "fun" :: (type, order_top) order_top
  by standard (simp add: less_eq_fun_def top_fun_def top_greatest)

lemma bot_apply [simp]: "bot x = bot"
  by (simp add: bot_fun_def)

lemma top_apply [simp]: "top x = top"
  by (simp add: top_fun_def)

lemma le_fun_def: "(f \<le> g) = (\<forall>x. f x \<le> g x)"
  by (simp add: less_eq_fun_def)

lemma le_funI: "(\<And>x. f x \<le> g x) \<Longrightarrow> f \<le> g"
  by (simp add: le_fun_def)

lemma le_funE: "f \<le> g \<Longrightarrow> (f x \<le> g x \<Longrightarrow> P) \<Longrightarrow> P"
  by (simp add: le_fun_def)

lemma le_funD: "f \<le> g \<Longrightarrow> f x \<le> g x"
  by (simp add: le_fun_def)

lemma predicate1I: "(\<And>x. P x \<Longrightarrow> Q x) \<Longrightarrow> P \<le> Q"
  by (simp add: le_fun_def le_bool_def)

lemma predicate1D: "P \<le> Q \<Longrightarrow> P x \<Longrightarrow> Q x"
  by (simp add: le_fun_def le_bool_def)

lemma rev_predicate1D: "P x \<Longrightarrow> P \<le> Q \<Longrightarrow> Q x"
  by (simp add: le_fun_def le_bool_def)

lemma predicate2I: "(\<And>x y. P x y \<Longrightarrow> Q x y) \<Longrightarrow> P \<le> Q"
  by (simp add: le_fun_def le_bool_def)

lemma predicate2D: "P \<le> Q \<Longrightarrow> P x y \<Longrightarrow> Q x y"
  by (simp add: le_fun_def le_bool_def)

lemma bot1E: "bot x \<Longrightarrow> P"
  by (simp add: bot_fun_def bot_bool_def)

lemma bot2E: "bot x y \<Longrightarrow> P"
  by (simp add: bot_fun_def bot_bool_def)

lemma top1I: "top x"
  by (simp add: top_fun_def top_bool_def)

lemma top2I: "top x y"
  by (simp add: top_fun_def top_bool_def)

subsection \<open>Facts under the names that interpretations of abstract algebra give them\<close>

lemmas order.trans = order_trans
lemmas order.refl = order_refl
lemmas order.antisym = order_antisym

end
