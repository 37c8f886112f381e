section \<open>Lattices\<close>

theory Lattices
  imports Groups
begin

subsection \<open>Any operation\<close>

locale semilattice = abel_semigroup +
  assumes idem [simp]: "a \<^bold>* a = a"
begin

lemma left_idem [simp]: "a \<^bold>* (a \<^bold>* b) = a \<^bold>* b"
  by (metis assoc idem)

end

locale semilattice_neutr = semilattice + comm_monoid

locale semilattice_order = semilattice +
  fixes less_eq :: "'a \<Rightarrow> 'a \<Rightarrow> bool"  (infix "\<^bold>\<le>" 50)
    and less :: "'a \<Rightarrow> 'a \<Rightarrow> bool"  (infix "\<^bold><" 50)
  assumes order_iff: "a \<^bold>\<le> b \<longleftrightarrow> a = a \<^bold>* b"
    and strict_order_iff: "a \<^bold>< b \<longleftrightarrow> a = a \<^bold>* b \<and> a \<noteq> b"

lemma semilattice_neutr_and: "semilattice_neutr (\<and>) True"
  by (auto simp: semilattice_neutr_def semilattice_def comm_monoid_def abel_semigroup_def semigroup_def)

lemma semilattice_neutr_or: "semilattice_neutr (\<or>) False"
  by (auto simp: semilattice_neutr_def semilattice_def comm_monoid_def abel_semigroup_def semigroup_def)

subsection \<open>Classes\<close>

class inf =
  fixes inf :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"

class sup =
  fixes sup :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"

class semilattice_inf = order + inf +
  assumes inf_le1 [simp]: "inf x y \<le> x"
    and inf_le2 [simp]: "inf x y \<le> y"
    and inf_greatest: "x \<le> y \<Longrightarrow> x \<le> z \<Longrightarrow> x \<le> inf y z"

class semilattice_sup = order + sup +
  assumes sup_ge1 [simp]: "x \<le> sup x y"
    and sup_ge2 [simp]: "y \<le> sup x y"
    and sup_least: "y \<le> x \<Longrightarrow> z \<le> x \<Longrightarrow> sup y z \<le> x"

class lattice = semilattice_inf + semilattice_sup

class distrib_lattice = lattice +
  assumes sup_inf_distrib1: "sup x (inf y z) = inf (sup x y) (sup x z)"

class bounded_semilattice_inf_top = semilattice_inf + order_top

class bounded_semilattice_sup_bot = semilattice_sup + order_bot

class bounded_lattice_bot = lattice + order_bot + bounded_semilattice_sup_bot

class bounded_lattice_top = lattice + order_top + bounded_semilattice_inf_top

class bounded_lattice = lattice + order_bot + order_top + bounded_lattice_bot + bounded_lattice_top

class boolean_algebra = distrib_lattice + bounded_lattice + minus + uminus +
  assumes inf_compl_bot: "inf x (- x) = bot"
    and sup_compl_top: "sup x (- x) = top"
    and diff_eq: "x - y = inf x (- y)"

subsection \<open>Semilattices\<close>

lemma le_infI1: "(a::'a::semilattice_inf) \<le> x \<Longrightarrow> inf a b \<le> x"
  by (metis inf_le1 order_trans)

lemma le_infI2: "(b::'a::semilattice_inf) \<le> x \<Longrightarrow> inf a b \<le> x"
  by (metis inf_le2 order_trans)

lemma le_infI: "(x::'a::semilattice_inf) \<le> a \<Longrightarrow> x \<le> b \<Longrightarrow> x \<le> inf a b"
  by (rule inf_greatest)

lemma le_infE: "(x::'a::semilattice_inf) \<le> inf a b \<Longrightarrow> (x \<le> a \<Longrightarrow> x \<le> b \<Longrightarrow> P) \<Longrightarrow> P"
  by (metis inf_le1 inf_le2 order_trans)

lemma le_inf_iff [simp]: "((x::'a::semilattice_inf) \<le> inf y z) = (x \<le> y \<and> x \<le> z)"
  by (auto intro: le_infI elim: le_infE)

lemma le_iff_inf: "((x::'a::semilattice_inf) \<le> y) = (inf x y = x)"
  by (auto simp: order_eq_iff)

lemma inf_mono: "(a::'a::semilattice_inf) \<le> c \<Longrightarrow> b \<le> d \<Longrightarrow> inf a b \<le> inf c d"
  by (auto intro: le_infI1 le_infI2)

lemma le_supI1: "(x::'a::semilattice_sup) \<le> a \<Longrightarrow> x \<le> sup a b"
  by (metis sup_ge1 order_trans)

lemma le_supI2: "(x::'a::semilattice_sup) \<le> b \<Longrightarrow> x \<le> sup a b"
  by (metis sup_ge2 order_trans)

lemma le_supI: "(a::'a::semilattice_sup) \<le> x \<Longrightarrow> b \<le> x \<Longrightarrow> sup a b \<le> x"
  by (rule sup_least)

lemma le_supE: "sup (a::'a::semilattice_sup) b \<le> x \<Longrightarrow> (a \<le> x \<Longrightarrow> b \<le> x \<Longrightarrow> P) \<Longrightarrow> P"
  by (metis sup_ge1 sup_ge2 order_trans)

lemma le_sup_iff [simp]: "(sup (x::'a::semilattice_sup) y \<le> z) = (x \<le> z \<and> y \<le> z)"
  by (auto intro: le_supI elim: le_supE)

lemma le_iff_sup: "((x::'a::semilattice_sup) \<le> y) = (sup x y = y)"
  by (auto simp: order_eq_iff)

lemma sup_mono: "(a::'a::semilattice_sup) \<le> c \<Longrightarrow> b \<le> d \<Longrightarrow> sup a b \<le> sup c d"
  by (auto intro: le_supI1 le_supI2)

lemma inf_commute: "inf x y = inf y (x::'a::semilattice_inf)"
  by (auto intro: order_antisym)

lemma inf_assoc: "inf (inf x y) z = inf x (inf y (z::'a::semilattice_inf))"
  by (rule order_antisym) (auto intro: le_infI1 le_infI2)

lemma inf_left_commute: "inf (x::'a::semilattice_inf) (inf y z) = inf y (inf x z)"
  by (metis inf_assoc inf_commute)

lemma inf_idem [simp]: "inf x x = (x::'a::semilattice_inf)"
  by (auto intro: order_antisym)

lemma inf_left_idem [simp]: "inf x (inf x y) = inf x (y::'a::semilattice_inf)"
  by (metis inf_assoc inf_idem)

lemma inf_right_idem [simp]: "inf (inf (x::'a::semilattice_inf) y) y = inf x y"
  by (metis inf_assoc inf_idem)

lemma inf_absorb1: "(x::'a::semilattice_inf) \<le> y \<Longrightarrow> inf x y = x"
  by (auto intro: order_antisym)

lemma inf_absorb2: "(y::'a::semilattice_inf) \<le> x \<Longrightarrow> inf x y = y"
  by (auto intro: order_antisym)

lemma sup_commute: "sup x y = sup y (x::'a::semilattice_sup)"
  by (auto intro: order_antisym)

lemma sup_assoc: "sup (sup x y) z = sup x (sup y (z::'a::semilattice_sup))"
  by (rule order_antisym) (auto intro: le_supI1 le_supI2)

lemma sup_left_commute: "sup (x::'a::semilattice_sup) (sup y z) = sup y (sup x z)"
  by (metis sup_assoc sup_commute)

lemma sup_idem [simp]: "sup x x = (x::'a::semilattice_sup)"
  by (auto intro: order_antisym)

lemma sup_left_idem [simp]: "sup (x::'a::semilattice_sup) (sup x y) = sup x y"
  by (metis sup_assoc sup_idem)

lemma sup_right_idem [simp]: "sup (sup (x::'a::semilattice_sup) y) y = sup x y"
  by (metis sup_assoc sup_idem)

lemma sup_absorb1: "(y::'a::semilattice_sup) \<le> x \<Longrightarrow> sup x y = x"
  by (auto intro: order_antisym)

lemma sup_absorb2: "(x::'a::semilattice_sup) \<le> y \<Longrightarrow> sup x y = y"
  by (auto intro: order_antisym)

lemma less_infI1: "(a::'a::semilattice_inf) < x \<Longrightarrow> inf a b < x"
  by (metis inf_le1 le_less_trans)

lemma less_infI2: "(b::'a::semilattice_inf) < x \<Longrightarrow> inf a b < x"
  by (metis inf_le2 le_less_trans)

lemma less_supI1: "(x::'a::semilattice_sup) < a \<Longrightarrow> x < sup a b"
  by (metis sup_ge1 less_le_trans)

lemma less_supI2: "(x::'a::semilattice_sup) < b \<Longrightarrow> x < sup a b"
  by (metis sup_ge2 less_le_trans)

lemma mono_inf: "mono (f::'a::semilattice_inf \<Rightarrow> 'b::semilattice_inf) \<Longrightarrow> f (inf A B) \<le> inf (f A) (f B)"
  by (auto simp: mono_def)

lemma mono_sup: "mono (f::'a::semilattice_sup \<Rightarrow> 'b::semilattice_sup) \<Longrightarrow> sup (f A) (f B) \<le> f (sup A B)"
  by (auto simp: mono_def)

subsection \<open>Lattices\<close>

lemma inf_sup_absorb [simp]: "inf (x::'a::lattice) (sup x y) = x"
  by (auto intro: order_antisym)

lemma sup_inf_absorb [simp]: "sup (x::'a::lattice) (inf x y) = x"
  by (auto intro: order_antisym)

lemma sup_inf_distrib2: "sup (inf (y::'a::distrib_lattice) z) x = inf (sup y x) (sup z x)"
  by (metis sup_commute sup_inf_distrib1)

lemma inf_sup_distrib1: "inf (x::'a::distrib_lattice) (sup y z) = sup (inf x y) (inf x z)"
  by (metis sup_inf_distrib1 inf_sup_absorb sup_inf_absorb inf_assoc inf_commute sup_commute)

lemma inf_sup_distrib2: "inf (sup (y::'a::distrib_lattice) z) x = sup (inf y x) (inf z x)"
  by (metis inf_commute inf_sup_distrib1)

lemma inf_bot_left [simp]: "inf bot (x::'a::bounded_lattice_bot) = bot"
  by (metis inf_le1 bot_unique)

lemma inf_bot_right [simp]: "inf (x::'a::bounded_lattice_bot) bot = bot"
  by (metis inf_le2 bot_unique)

lemma sup_bot_left [simp]: "sup bot (x::'a::bounded_semilattice_sup_bot) = x"
  by (metis sup_absorb2 bot_least)

lemma sup_bot_right [simp]: "sup (x::'a::bounded_semilattice_sup_bot) bot = x"
  by (metis sup_absorb1 bot_least)

lemma sup_eq_bot_iff [simp]: "(sup (x::'a::bounded_lattice_bot) y = bot) = (x = bot \<and> y = bot)"
  by (auto simp: order_eq_iff bot_least)

lemma inf_top_left [simp]: "inf top (x::'a::bounded_semilattice_inf_top) = x"
  by (metis inf_absorb2 top_greatest)

lemma inf_top_right [simp]: "inf (x::'a::bounded_semilattice_inf_top) top = x"
  by (metis inf_absorb1 top_greatest)

lemma sup_top_left [simp]: "sup top (x::'a::bounded_lattice_top) = top"
  by (metis sup_ge1 top_unique)

lemma sup_top_right [simp]: "sup (x::'a::bounded_lattice_top) top = top"
  by (metis sup_ge2 top_unique)

lemma inf_eq_top_iff [simp]: "(inf (x::'a::bounded_lattice_top) y = top) = (x = top \<and> y = top)"
  by (auto simp: order_eq_iff top_greatest)

subsection \<open>Boolean algebras\<close>

lemma compl_inf_bot [simp]: "inf (- (x::'a::boolean_algebra)) x = bot"
  by (metis inf_commute inf_compl_bot)

lemma compl_sup_top [simp]: "sup (- (x::'a::boolean_algebra)) x = top"
  by (metis sup_commute sup_compl_top)

lemma compl_unique: "inf (x::'a::boolean_algebra) y = bot \<Longrightarrow> sup x y = top \<Longrightarrow> - x = y"
  by (metis compl_inf_bot inf_commute inf_sup_distrib1 inf_top_right sup_bot_left sup_compl_top)

lemma double_compl [simp]: "- (- (x::'a::boolean_algebra)) = x"
  by (metis compl_unique compl_inf_bot compl_sup_top)

lemma compl_eq_compl_iff [simp]: "(- (x::'a::boolean_algebra) = - y) = (x = y)"
  by (metis double_compl)

lemma compl_bot_eq [simp]: "- (bot::'a::boolean_algebra) = top"
  by (metis compl_unique inf_bot_left sup_bot_left)

lemma compl_top_eq [simp]: "- (top::'a::boolean_algebra) = bot"
  by (metis compl_bot_eq double_compl)

lemma compl_inf [simp]: "- inf x (y::'a::boolean_algebra) = sup (- x) (- y)"
proof (rule compl_unique)
  have "inf (inf x y) (- x) = bot" by (metis inf_assoc inf_commute inf_compl_bot inf_bot_right)
  moreover have "inf (inf x y) (- y) = bot" by (metis inf_assoc inf_compl_bot inf_bot_right)
  ultimately show "inf (inf x y) (sup (- x) (- y)) = bot" by (simp add: inf_sup_distrib1)
next
  have "sup x (sup (- x) (- y)) = top" by (metis sup_assoc sup_compl_top sup_top_left)
  moreover have "sup y (sup (- x) (- y)) = top" by (metis sup_left_commute sup_compl_top sup_top_right)
  ultimately show "sup (inf x y) (sup (- x) (- y)) = top" by (simp add: sup_inf_distrib2)
qed

lemma compl_sup [simp]: "- sup x (y::'a::boolean_algebra) = inf (- x) (- y)"
  by (metis compl_inf double_compl)

lemma compl_le_compl_iff [simp]: "(- (x::'a::boolean_algebra) \<le> - y) = (y \<le> x)"
  by (metis compl_inf compl_eq_compl_iff le_iff_inf le_iff_sup sup_commute inf_commute)

lemma compl_less_compl_iff [simp]: "(- (x::'a::boolean_algebra) < - y) = (y < x)"
  by (auto simp: less_le)

lemma inf_shunt: "(inf x y = bot) = ((x::'a::boolean_algebra) \<le> - y)"
proof
  assume "inf x y = bot"
  then have "inf x (- y) = x" by (metis inf_sup_distrib1 inf_top_right sup_bot_left sup_compl_top)
  then show "x \<le> - y" by (metis inf_le2)
next
  assume "x \<le> - y"
  then have "inf x y \<le> inf (- y) y" by (metis inf_mono order_refl)
  then show "inf x y = bot" by (metis compl_inf_bot bot_unique)
qed

subsection \<open>Linear orders as lattices\<close>

lemma min_commute: "min a b = min b (a::'a::linorder)"
  by (metis linear min_absorb1 min_absorb2)

lemma max_commute: "max a b = max b (a::'a::linorder)"
  by (metis linear max_absorb1 max_absorb2)

lemma min_assoc: "min (min a b) c = min a (min b (c::'a::linorder))"
  by (metis linear min_absorb1 min_absorb2 order_trans)

lemma max_assoc: "max (max a b) c = max a (max b (c::'a::linorder))"
  by (metis linear max_absorb1 max_absorb2 order_trans)

lemma min_idem [simp]: "min a a = (a::'a::linorder)"
  by (simp add: min_def)

lemma max_idem [simp]: "max a a = (a::'a::linorder)"
  by (simp add: max_def)

lemma min_le_cobounded1 [simp]: "min a b \<le> (a::'a::linorder)"
  by (simp add: min_def less_imp_le)

lemma min_le_cobounded2 [simp]: "min a b \<le> (b::'a::linorder)"
  by (simp add: min_def)

lemma max_ge_cobounded1 [simp]: "(a::'a::linorder) \<le> max a b"
  by (simp add: max_def)

lemma max_ge_cobounded2 [simp]: "(b::'a::linorder) \<le> max a b"
  by (simp add: max_def less_imp_le)

lemma max_min_distrib1: "max (min (b::'a::linorder) c) a = min (max b a) (max c a)"
proof -
  have "mono (\<lambda>x. max x a)" by (rule monoI) (metis linear max_absorb1 max_absorb2 order_refl order_trans)
  then show ?thesis using min_of_mono [of "\<lambda>x. max x a" b c] by simp
qed

lemma min_max_distrib1: "min (max (b::'a::linorder) c) a = max (min b a) (min c a)"
proof -
  have "mono (\<lambda>x. min x a)" by (rule monoI) (metis linear min_absorb1 min_absorb2 order_refl order_trans)
  then show ?thesis using max_of_mono [of "\<lambda>x. min x a" b c] by simp
qed

subsection \<open>Truth values and functions\<close>

instantiation bool :: boolean_algebra
begin

definition inf_bool :: "bool \<Rightarrow> bool \<Rightarrow> bool"
  where "inf_bool P Q = (P \<and> Q)"

definition sup_bool :: "bool \<Rightarrow> bool \<Rightarrow> bool"
  where "sup_bool P Q = (P \<or> Q)"

definition uminus_bool :: "bool \<Rightarrow> bool"
  where "uminus_bool P = (\<not> P)"

definition minus_bool :: "bool \<Rightarrow> bool \<Rightarrow> bool"
  where "minus_bool A B = (A \<and> \<not> B)"

instance by standard (auto simp: inf_bool_def sup_bool_def uminus_bool_def minus_bool_def less_eq_bool_def bot_bool_def top_bool_def)

end

lemma sup_boolI1: "P \<Longrightarrow> sup P Q"
  by (simp add: sup_bool_def)

lemma sup_boolI2: "Q \<Longrightarrow> sup P Q"
  by (simp add: sup_bool_def)

lemma sup_boolE: "sup P Q \<Longrightarrow> (P \<Longrightarrow> R) \<Longrightarrow> (Q \<Longrightarrow> R) \<Longrightarrow> R"
  by (auto simp: sup_bool_def)

instantiation "fun" :: (type, semilattice_sup) semilattice_sup
begin

definition sup_fun :: "('a \<Rightarrow> 'b::semilattice_sup) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "sup_fun f g = (\<lambda>x. sup (f x) (g x))"

instance by standard (auto simp: sup_fun_def le_fun_def)

end

instantiation "fun" :: (type, semilattice_inf) semilattice_inf
begin

definition inf_fun :: "('a \<Rightarrow> 'b::semilattice_inf) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "inf_fun f g = (\<lambda>x. inf (f x) (g x))"

instance by standard (auto simp: inf_fun_def le_fun_def)

end

lemma sup_apply [simp]: "sup f g x = sup (f x) (g x)"
  by (simp add: sup_fun_def)

lemma inf_apply [simp]: "inf f g x = inf (f x) (g x)"
  by (simp add: inf_fun_def)

instance "fun" :: (type, lattice) lattice ..

instance "fun" :: (type, distrib_lattice) distrib_lattice
  by standard (auto simp: sup_fun_def inf_fun_def sup_inf_distrib1)

instance "fun" :: (type, bounded_lattice) bounded_lattice ..

instantiation "fun" :: (type, uminus) uminus
begin

definition uminus_fun :: "('a \<Rightarrow> 'b::uminus) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "uminus_fun A = (\<lambda>x. - A x)"

instance ..

end

instantiation "fun" :: (type, minus) minus
begin

definition minus_fun :: "('a \<Rightarrow> 'b::minus) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "minus_fun A B = (\<lambda>x. A x - B x)"

instance ..

end

lemma uminus_apply [simp]: "(- A) x = - (A x)"
  by (simp add: uminus_fun_def)

lemma minus_apply [simp]: "(A - B) x = A x - B x"
  by (simp add: minus_fun_def)

instance "fun" :: (type, boolean_algebra) boolean_algebra
  by standard (auto simp: fun_eq_iff inf_compl_bot sup_compl_top diff_eq)

lemma inf1I: "A x \<Longrightarrow> B x \<Longrightarrow> inf A B x"
  by (simp add: inf_fun_def inf_bool_def)

lemma inf2I: "A x y \<Longrightarrow> B x y \<Longrightarrow> inf A B x y"
  by (simp add: inf_fun_def inf_bool_def)

lemma inf1E: "inf A B x \<Longrightarrow> (A x \<Longrightarrow> B x \<Longrightarrow> P) \<Longrightarrow> P"
  by (simp add: inf_fun_def inf_bool_def)

lemma inf2E: "inf A B x y \<Longrightarrow> (A x y \<Longrightarrow> B x y \<Longrightarrow> P) \<Longrightarrow> P"
  by (simp add: inf_fun_def inf_bool_def)

lemma inf1D1: "inf A B x \<Longrightarrow> A x"
  by (simp add: inf_fun_def inf_bool_def)

lemma inf1D2: "inf A B x \<Longrightarrow> B x"
  by (simp add: inf_fun_def inf_bool_def)

lemma sup1I1: "A x \<Longrightarrow> sup A B x"
  by (simp add: sup_fun_def sup_bool_def)

lemma sup1I2: "B x \<Longrightarrow> sup A B x"
  by (simp add: sup_fun_def sup_bool_def)

lemma sup2I1: "A x y \<Longrightarrow> sup A B x y"
  by (simp add: sup_fun_def sup_bool_def)

lemma sup2I2: "B x y \<Longrightarrow> sup A B x y"
  by (simp add: sup_fun_def sup_bool_def)

lemma sup1E: "sup A B x \<Longrightarrow> (A x \<Longrightarrow> P) \<Longrightarrow> (B x \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: sup_fun_def sup_bool_def)

lemma sup2E: "sup A B x y \<Longrightarrow> (A x y \<Longrightarrow> P) \<Longrightarrow> (B x y \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: sup_fun_def sup_bool_def)

subsection \<open>Facts under the names that interpretations of abstract algebra give them\<close>

lemmas inf.commute = inf_commute
lemmas inf.assoc = inf_assoc
lemmas inf.left_commute = inf_left_commute
lemmas inf.idem = inf_idem
lemmas sup.commute = sup_commute
lemmas sup.assoc = sup_assoc
lemmas sup.left_commute = sup_left_commute
lemmas sup.idem = sup_idem
lemmas min.commute = min_commute
lemmas min.assoc = min_assoc
lemmas max.commute = max_commute
lemmas max.assoc = max_assoc

end
