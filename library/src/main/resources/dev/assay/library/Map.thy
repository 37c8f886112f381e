section \<open>Maps\<close>

theory Map
  imports GCD
begin

type_synonym ('a, 'b) "map" = "'a \<Rightarrow> 'b option"  (infixr "\<rightharpoonup>" 0)

abbreviation (input) empty :: "'a \<Rightarrow> 'b option"
  where "empty \<equiv> \<lambda>x. None"

definition map_comp :: "('b \<Rightarrow> 'c option) \<Rightarrow> ('a \<Rightarrow> 'b option) \<Rightarrow> 'a \<Rightarrow> 'c option"  (infixl "\<circ>\<^sub>m" 55)
  where "f \<circ>\<^sub>m g = (\<lambda>k. case g k of None \<Rightarrow> None | Some v \<Rightarrow> f v)"

definition map_add :: "('a \<Rightarrow> 'b option) \<Rightarrow> ('a \<Rightarrow> 'b option) \<Rightarrow> 'a \<Rightarrow> 'b option"  (infixl "++" 100)
  where "m1 ++ m2 = (\<lambda>x. case m2 x of None \<Rightarrow> m1 x | Some y \<Rightarrow> Some y)"

definition restrict_map :: "('a \<Rightarrow> 'b option) \<Rightarrow> 'a set \<Rightarrow> 'a \<Rightarrow> 'b option"  (infixl "|`" 110)
  where "m |` A = (\<lambda>x. if x \<in> A then m x else None)"

definition dom :: "('a \<Rightarrow> 'b option) \<Rightarrow> 'a set"
  where "dom m = {a. m a \<noteq> None}"

definition ran :: "('a \<Rightarrow> 'b option) \<Rightarrow> 'b set"
  where "ran m = {b. \<exists>a. m a = Some b}"

definition map_le :: "('a \<Rightarrow> 'b option) \<Rightarrow> ('a \<Rightarrow> 'b option) \<Rightarrow> bool"  (infix "\<subseteq>\<^sub>m" 50)
  where "m1 \<subseteq>\<^sub>m m2 = (\<forall>a\<in>dom m1. m1 a = m2 a)"

primrec map_of :: "('a \<times> 'b) list \<Rightarrow> 'a \<Rightarrow> 'b option"
  where
    "map_of [] = (\<lambda>x. None)"
  | "map_of (p # ps) = (map_of ps)(fst p := Some (snd p))"

definition map_upds :: "('a \<Rightarrow> 'b option) \<Rightarrow> 'a list \<Rightarrow> 'b list \<Rightarrow> 'a \<Rightarrow> 'b option"
  where "map_upds m xs ys = m ++ map_of (rev (zip xs ys))"

hide_const (open) empty

subsection \<open>Updates\<close>

lemma empty_upd_none [simp]: "Map.empty(x := None) = Map.empty"
  by (simp add: fun_eq_iff)

lemma map_upd_triv: "t k = Some x \<Longrightarrow> t(k := Some x) = t"
  by (auto simp: fun_eq_iff)

lemma map_upd_nonempty [simp]: "t(k := Some x) \<noteq> Map.empty"
  by (auto simp: fun_eq_iff)

lemma map_upd_eqD1: "m(a := Some x) = n(a := Some y) \<Longrightarrow> x = y"
  by (metis fun_upd_same option.inject)

lemma map_upd_Some_unfold: "((m(a := Some b)) x = Some y) = (x = a \<and> b = y \<or> x \<noteq> a \<and> m x = Some y)"
  by auto

subsection \<open>Association lists\<close>

lemma map_of_eq_None_iff: "(map_of xys x = None) = (x \<notin> fst ` set xys)"
  by (induct xys) auto

lemma map_of_eq_Some_iff [simp]: "distinct (map fst xys) \<Longrightarrow> (map_of xys x = Some y) = ((x, y) \<in> set xys)"
proof (induct xys)
  case Nil
  show ?case by simp
next
  case (Cons p ps)
  obtain a b where p: "p = (a, b)" by (metis surj_pair)
  have n: "a \<notin> fst ` set ps" using Cons.prems p by simp
  have m: "(a, y) \<notin> set ps" using n by (metis fst_conv imageI)
  have i: "(map_of ps x = Some y) = ((x, y) \<in> set ps)" using Cons by simp
  show ?case
  proof (cases "x = a")
    case True
    show ?thesis using True p m by auto
  next
    case False
    show ?thesis using False p i by auto
  qed
qed

lemma map_of_SomeD: "map_of xs k = Some y \<Longrightarrow> (k, y) \<in> set xs"
  by (induct xs) (auto split: if_split_asm)

lemma weak_map_of_SomeI: "(k, x) \<in> set l \<Longrightarrow> \<exists>x. map_of l k = Some x"
  by (induct l) auto

lemma map_of_zip_is_None [simp]: "length xs = length ys \<Longrightarrow> (map_of (zip xs ys) x = None) = (x \<notin> set xs)"
  by (induct rule: list_induct2) auto

lemma map_of_filter_in: "map_of xs k = Some z \<Longrightarrow> P k z \<Longrightarrow> map_of (filter (\<lambda>(x, y). P x y) xs) k = Some z"
proof (induct xs)
  case Nil
  then show ?case by simp
next
  case (Cons p ps)
  obtain a b where p: "p = (a, b)" by (metis surj_pair)
  show ?case
  proof (cases "k = a")
    case True
    then show ?thesis using Cons.prems p by simp
  next
    case False
    then show ?thesis using Cons p by simp
  qed
qed

lemma map_of_append [simp]: "map_of (xs @ ys) = map_of ys ++ map_of xs"
  by (induct xs) (auto simp: map_add_def fun_eq_iff)

lemma map_of_map: "map_of (map (\<lambda>(k, v). (k, f v)) xs) = map_option f \<circ> map_of xs"
proof (induct xs)
  case Nil
  show ?case by (simp add: fun_eq_iff)
next
  case (Cons p ps)
  obtain a b where p: "p = (a, b)" by (metis surj_pair)
  show ?case using Cons p by (simp add: fun_eq_iff)
qed

lemma finite_dom_map_of: "finite (dom (map_of l))"
proof (induct l)
  case Nil
  show ?case by (simp add: dom_def)
next
  case (Cons p ps)
  have s: "dom (map_of (p # ps)) \<subseteq> insert (fst p) (dom (map_of ps))"
  proof (rule subsetI)
    fix x
    assume "x \<in> dom (map_of (p # ps))"
    then show "x \<in> insert (fst p) (dom (map_of ps))"
      by (cases "x = fst p") (simp_all add: dom_def)
  qed
  have f: "finite (insert (fst p) (dom (map_of ps)))" using Cons by simp
  show ?case by (rule finite_subset [OF s f])
qed

lemma map_of_eq_dom: "map_of xs = map_of ys \<Longrightarrow> fst ` set xs = fst ` set ys"
  by (metis map_of_eq_None_iff set_eqI)

subsection \<open>Sums of maps\<close>

lemma map_add_empty [simp]: "m ++ Map.empty = m"
  by (simp add: map_add_def)

lemma empty_map_add [simp]: "Map.empty ++ m = m"
  by (auto simp: map_add_def fun_eq_iff split: option.split)

lemma map_add_assoc [simp]: "m1 ++ (m2 ++ m3) = (m1 ++ m2) ++ m3"
  by (auto simp: map_add_def fun_eq_iff split: option.split)

lemma map_add_Some_iff: "((m ++ n) k = Some x) = (n k = Some x \<or> n k = None \<and> m k = Some x)"
  by (auto simp: map_add_def split: option.split)

lemma map_add_None [iff]: "((m ++ n) k = None) = (n k = None \<and> m k = None)"
  by (auto simp: map_add_def split: option.split)

lemma map_add_find_right [simp]: "n k = Some xx \<Longrightarrow> (m ++ n) k = Some xx"
  by (simp add: map_add_def)

lemma map_add_upd [simp]: "f ++ g(x := Some y) = (f ++ g)(x := Some y)"
  by (auto simp: map_add_def fun_eq_iff)

lemma map_add_upd_left: "m \<notin> dom e2 \<Longrightarrow> e1(m := Some u1) ++ e2 = (e1 ++ e2)(m := Some u1)"
  by (auto simp: map_add_def dom_def fun_eq_iff split: option.split)

lemma map_add_comm: "dom m1 \<inter> dom m2 = {} \<Longrightarrow> m1 ++ m2 = m2 ++ m1"
  by (auto simp: map_add_def dom_def fun_eq_iff split: option.split)

subsection \<open>Domain and range\<close>

lemma domI: "m a = Some b \<Longrightarrow> a \<in> dom m"
  by (simp add: dom_def)

lemma domD: "a \<in> dom m \<Longrightarrow> \<exists>b. m a = Some b"
  by (simp add: dom_def)

lemma domIff [iff]: "(a \<in> dom m) = (m a \<noteq> None)"
  by (simp add: dom_def)

lemma dom_empty [simp]: "dom Map.empty = {}"
  by (simp add: dom_def)

lemma dom_eq_empty_conv [simp]: "(dom f = {}) = (f = Map.empty)"
  by (auto simp: dom_def fun_eq_iff)

lemma dom_fun_upd [simp]: "dom (f(x := y)) = (if y = None then dom f - {x} else insert x (dom f))"
proof (rule set_eqI)
  fix z
  show "z \<in> dom (f(x := y)) \<longleftrightarrow> z \<in> (if y = None then dom f - {x} else insert x (dom f))"
    by (cases "z = x"; cases "y = None") (simp_all add: dom_def)
qed

lemma dom_map_of_conv_image_fst: "dom (map_of xys) = fst ` set xys"
  by (induct xys) auto

lemma dom_map_add [simp]: "dom (m ++ n) = dom n \<union> dom m"
  by (auto simp: dom_def)

lemma ranI: "m a = Some b \<Longrightarrow> b \<in> ran m"
  by (auto simp: ran_def)

lemma ran_empty [simp]: "ran Map.empty = {}"
  by (simp add: ran_def)

lemma ran_map_upd [simp]: "m a = None \<Longrightarrow> ran (m(a := Some b)) = insert b (ran m)"
proof (rule set_eqI)
  fix z
  assume n: "m a = None"
  have "(\<exists>c. (m(a := Some b)) c = Some z) \<longleftrightarrow> z = b \<or> (\<exists>c. m c = Some z)"
    using n by (metis fun_upd_same fun_upd_other option.inject option.distinct(1))
  then show "z \<in> ran (m(a := Some b)) \<longleftrightarrow> z \<in> insert b (ran m)"
    by (simp add: ran_def)
qed

subsection \<open>Restriction and inclusion\<close>

lemma restrict_map_to_empty [simp]: "m |` {} = Map.empty"
  by (simp add: restrict_map_def)

lemma restrict_in [simp]: "x \<in> A \<Longrightarrow> (m |` A) x = m x"
  by (simp add: restrict_map_def)

lemma restrict_out [simp]: "x \<notin> A \<Longrightarrow> (m |` A) x = None"
  by (simp add: restrict_map_def)

lemma dom_restrict [simp]: "dom (m |` A) = dom m \<inter> A"
proof (rule set_eqI)
  fix z
  show "z \<in> dom (m |` A) \<longleftrightarrow> z \<in> dom m \<inter> A"
    by (cases "z \<in> A") (simp_all add: restrict_map_def dom_def)
qed

lemma restrict_restrict [simp]: "m |` A |` B = m |` (A \<inter> B)"
  by (auto simp: restrict_map_def fun_eq_iff)

lemma map_le_empty [simp]: "Map.empty \<subseteq>\<^sub>m g"
  by (simp add: map_le_def)

lemma map_le_refl [simp]: "f \<subseteq>\<^sub>m f"
  by (simp add: map_le_def)

lemma map_le_trans: "m1 \<subseteq>\<^sub>m m2 \<Longrightarrow> m2 \<subseteq>\<^sub>m m3 \<Longrightarrow> m1 \<subseteq>\<^sub>m m3"
  by (auto simp: map_le_def dom_def)

lemma map_le_antisym: "f \<subseteq>\<^sub>m g \<Longrightarrow> g \<subseteq>\<^sub>m f \<Longrightarrow> f = g"
proof (rule ext)
  fix x
  assume f: "f \<subseteq>\<^sub>m g" and g: "g \<subseteq>\<^sub>m f"
  have a: "f x \<noteq> None \<Longrightarrow> f x = g x" using f by (simp add: map_le_def dom_def)
  have b: "g x \<noteq> None \<Longrightarrow> g x = f x" using g by (simp add: map_le_def dom_def)
  show "f x = g x" by (metis a b)
qed

lemma map_add_subsumed2: "f \<subseteq>\<^sub>m g \<Longrightarrow> g ++ f = g"
  by (auto simp: map_le_def map_add_def dom_def fun_eq_iff split: option.split)

lemma map_le_iff_map_add_commute: "(f \<subseteq>\<^sub>m f ++ g) = (f ++ g = g ++ f)"
proof
  assume l: "f \<subseteq>\<^sub>m f ++ g"
  show "f ++ g = g ++ f"
  proof (rule ext)
    fix x
    have e: "f x \<noteq> None \<Longrightarrow> f x = (f ++ g) x" using l by (simp add: map_le_def dom_def)
    show "(f ++ g) x = (g ++ f) x"
      using e by (cases "f x"; cases "g x") (simp_all add: map_add_def)
  qed
next
  assume e: "f ++ g = g ++ f"
  show "f \<subseteq>\<^sub>m f ++ g"
    unfolding map_le_def
  proof (rule ballI)
    fix x
    assume "x \<in> dom f"
    then obtain y where y: "f x = Some y" by (metis domD)
    have "(g ++ f) x = Some y" using y by (simp add: map_add_def)
    then show "f x = (f ++ g) x" by (metis e y)
  qed
qed

lemma map_comp_None_iff: "((m1 \<circ>\<^sub>m m2) k = None) = (m2 k = None \<or> (\<exists>k'. m2 k = Some k' \<and> m1 k' = None))"
  by (auto simp: map_comp_def split: option.split)

lemma map_upds_Nil1 [simp]: "map_upds m [] bs = m"
  by (simp add: map_upds_def)

lemma map_upds_Nil2 [simp]: "map_upds m as [] = m"
  by (simp add: map_upds_def)

lemma map_upds_Cons [simp]: "map_upds m (a # as) (b # bs) = map_upds (m(a := Some b)) as bs"
  by (auto simp: map_upds_def fun_eq_iff map_add_def split: option.split)

definition graph :: "('a \<Rightarrow> 'b option) \<Rightarrow> ('a \<times> 'b) set"
  where "graph m = {(a, b). m a = Some b}"

lemma in_graphI: "m k = Some v \<Longrightarrow> (k, v) \<in> graph m"
  by (simp add: graph_def)

lemma in_graphD: "(k, v) \<in> graph m \<Longrightarrow> m k = Some v"
  by (simp add: graph_def)

lemma graph_empty [simp]: "graph Map.empty = {}"
  by (simp add: graph_def)

lemma fst_graph_eq_dom: "fst ` graph m = dom m"
proof (rule set_eqI)
  fix x
  have "x \<in> fst ` graph m \<longleftrightarrow> (\<exists>y. (x, y) \<in> graph m)"
    by (metis imageE imageI fst_conv surj_pair)
  then show "x \<in> fst ` graph m \<longleftrightarrow> x \<in> dom m"
    by (simp add: graph_def dom_def)
qed

lemma snd_graph_ran: "snd ` graph m = ran m"
proof (rule set_eqI)
  fix y
  have "y \<in> snd ` graph m \<longleftrightarrow> (\<exists>x. (x, y) \<in> graph m)"
    by (metis imageE imageI snd_conv surj_pair)
  then show "y \<in> snd ` graph m \<longleftrightarrow> y \<in> ran m"
    by (simp add: graph_def ran_def)
qed

end
