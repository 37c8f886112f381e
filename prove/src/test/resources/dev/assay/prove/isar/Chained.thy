theory Chained
  imports Main
begin

text \<open>What is shown of any value is shown of the one that the goal has fixed.\<close>

definition small :: "(nat \<Rightarrow> nat) \<Rightarrow> bool" where "small f = (\<forall>x. f x \<le> 5)"

lemma smallI: "(\<And>x. f x \<le> 5) \<Longrightarrow> f 0 = c \<Longrightarrow> small f"
  by (auto simp: small_def)

lemma assumes "\<forall>x. f x = (3::nat)" shows "small f"
proof (rule smallI)
  show "\<And>y. f y \<le> 5" using assms by simp
  show "f 0 = 3" using assms by simp
qed

text \<open>Facts that are chained are rules, one for what the other leaves.\<close>

lemma assumes step: "Q F \<Longrightarrow> P F" and "Q F" shows "P F"
proof -
  have "Q F" by fact
  with step show "P F" .
qed

text \<open>Definitions are unfolded in what is chained, too.\<close>

definition within :: "'a list \<Rightarrow> 'a set \<Rightarrow> bool" where "within xs A \<equiv> set xs \<subseteq> A"

lemma assumes "within (x # xs) A" shows "x \<in> A"
  using assms by (unfold within_def, auto)

text \<open>A rule says what its cases are called.\<close>

lemma "finite A \<Longrightarrow> \<exists>xs. set xs = A \<and> distinct xs"
proof (induct rule: finite_induct)
  case (insert a B)
  then obtain xs where "set xs = B" "distinct xs" by auto
  with insert have "set (a # xs) = insert a B \<and> distinct (a # xs)" by auto
  then show ?case by blast
qed auto

lemma two_ways [case_names left right]: "(n < 5 \<Longrightarrow> P) \<Longrightarrow> (5 \<le> n \<Longrightarrow> P) \<Longrightarrow> P" for n :: nat
  by (cases "n < 5") auto

lemma "n * 0 = (0::nat) \<and> (n < 5 \<or> 5 \<le> n)"
proof (cases n rule: two_ways)
  case right
  then show ?thesis by simp
qed simp

lemma assumes "finite A" shows "sum f A \<le> sum (\<lambda>x. f x + (1::nat)) A"
  using assms
proof (induct set: finite)
  case (insert a B)
  from insert(2) have "a \<notin> B" .
  with insert show ?case by simp
qed simp

text \<open>A name for something of any type has the type that each place needs.\<close>

lemma "A \<subseteq> insert (a :: 'a) A \<and> B \<subseteq> insert (b :: 'b) B"
proof -
  let ?none = "{}"
  have "A = ?none \<union> A" by auto
  moreover have "B = ?none \<union> B" by auto
  ultimately show ?thesis by auto
qed

text \<open>Closures of relations.\<close>

lemma "(a, b) \<in> r\<^sup>+ \<Longrightarrow> (b, c) \<in> r \<Longrightarrow> (a, c) \<in> r\<^sup>+" by simp
lemma "(a, b) \<in> r\<^sup>* \<Longrightarrow> (c, d) \<in> r\<^sup>* \<Longrightarrow> (b, c) \<in> r \<Longrightarrow> (a, d) \<in> r\<^sup>+" by auto
lemma "(a, b) \<in> r\<^sup>+ \<Longrightarrow> (b, c) \<in> r\<^sup>+ \<Longrightarrow> (a, c) \<in> r\<^sup>*" by simp
lemma "r\<^sup>+\<^sup>+ x y \<Longrightarrow> r\<^sup>*\<^sup>* y z \<Longrightarrow> r z w \<Longrightarrow> r\<^sup>+\<^sup>+ x w" by auto

text \<open>Rules that the text names lead to one another.\<close>

lemma "inj_on f A \<Longrightarrow> card {a \<in> A. P a} = card (f ` {a \<in> A. P a})"
  by (auto intro: inj_on_subset card_image [symmetric])

lemma "bij_betw f A B \<Longrightarrow> x \<in> A \<Longrightarrow> y \<in> A \<Longrightarrow> f x = f y \<Longrightarrow> x = y"
  by (auto dest: inj_onD bij_betw_imp_inj_on)

lemma "finite C \<Longrightarrow> A \<subseteq> C \<Longrightarrow> inj_on f A \<Longrightarrow> card (f ` A) = card A"
  by (auto iff: inj_on_iff_eq_card [symmetric] intro: finite_subset)

lemma "finite A \<Longrightarrow> finite B \<Longrightarrow> A \<inter> B = {} \<Longrightarrow> card (A \<union> B) = card A + card B"
  by (auto iff: card_Un_disjoint)

text \<open>A pair that has no components yet is taken apart.\<close>

lemma "(p, q) \<in> {(x, y). fst x = fst y \<and> r (snd x) (snd y)} \<longleftrightarrow>
    (case p of (a, b) \<Rightarrow> case q of (c, d) \<Rightarrow> a = c \<and> r b d)"
  by auto

text \<open>The rules of a locale rest on its assumptions.\<close>

locale ranked =
  fixes rank :: "'a \<Rightarrow> nat" and top :: 'a
  assumes below: "rank x \<le> rank top"
begin

definition high where "high x \<longleftrightarrow> rank x = rank top"

lemma highI [intro]: "rank top \<le> rank x \<Longrightarrow> high x"
  using below by (simp add: high_def le_antisym)

lemma "P x \<Longrightarrow> rank top \<le> rank x \<Longrightarrow> \<exists>y. high y \<and> P y"
  by blast

end

text \<open>Types that contain one another have one induction.\<close>

datatype 'a menu = Choice 'a | Sub "'a menus"
    and 'a menus = Nothing | More "'a menu" "'a menus"

fun choices :: "'a menu \<Rightarrow> 'a list" and all_choices :: "'a menus \<Rightarrow> 'a list" where
  "choices (Choice a) = [a]"
| "choices (Sub ms) = all_choices ms"
| "all_choices Nothing = []"
| "all_choices (More m ms) = choices m @ all_choices ms"

fun collect :: "'a menu \<Rightarrow> 'a list \<Rightarrow> 'a list" and collect_all :: "'a menus \<Rightarrow> 'a list \<Rightarrow> 'a list" where
  "collect (Choice a) as = a # as"
| "collect (Sub ms) as = collect_all ms as"
| "collect_all Nothing as = as"
| "collect_all (More m ms) as = collect m (collect_all ms as)"

lemma "collect (m :: 'a menu) as = choices m @ as" and "collect_all (ms :: 'a menus) bs = all_choices ms @ bs"
  by (induct m and ms arbitrary: as and bs) auto

lemma assumes "n > (0::nat)"
  shows "length (choices (m :: 'a menu)) * n \<ge> length (choices m)" "length (all_choices (ms :: 'a menus)) * n \<ge> length (all_choices ms)"
  using assms by (induct m and ms) (auto simp: add_mult_distrib add_mono)

text \<open>A locale that comes in two ways has its rules for both.\<close>

locale unit_right =
  fixes op :: "'a \<Rightarrow> 'a \<Rightarrow> 'a" and e :: 'a
  assumes right [simp]: "op x e = x"

locale two_units = plus: unit_right plus none + times: unit_right times one
  for plus :: "'a \<Rightarrow> 'a \<Rightarrow> 'a" and none :: 'a and times :: "'a \<Rightarrow> 'a \<Rightarrow> 'a" and one :: 'a
begin

lemma "plus (times x one) none = x"
  by simp

lemma "times (plus x none) one = x"
  by auto

end

text \<open>An equation that holds of any two values that something relates is itself what is known.\<close>

lemma "(\<And>x y. p x \<Longrightarrow> p y \<Longrightarrow> {x, y} \<subseteq> A \<Longrightarrow> f x = f y) \<Longrightarrow> (\<forall>x y. p x \<and> p y \<and> x \<in> A \<and> y \<in> A \<longrightarrow> f x = f y)"
  by simp

text \<open>Divisors that are bound are none of arithmetic's.\<close>

lemma "\<forall>n. 2 \<le> n \<and> n < p \<longrightarrow> \<not> n dvd p \<Longrightarrow> a < b \<Longrightarrow> a < b + (1 :: nat)"
  by arith

end
