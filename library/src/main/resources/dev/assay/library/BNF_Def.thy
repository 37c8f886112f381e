section \<open>Relating functions\<close>

theory BNF_Def
  imports Set_Interval
begin

definition rel_fun :: "('a \<Rightarrow> 'c \<Rightarrow> bool) \<Rightarrow> ('b \<Rightarrow> 'd \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> ('c \<Rightarrow> 'd) \<Rightarrow> bool"
  where "rel_fun A B f g = (\<forall>x y. A x y \<longrightarrow> B (f x) (g y))"

definition rel_set :: "('a \<Rightarrow> 'b \<Rightarrow> bool) \<Rightarrow> 'a set \<Rightarrow> 'b set \<Rightarrow> bool"
  where "rel_set R A B = ((\<forall>x\<in>A. \<exists>y\<in>B. R x y) \<and> (\<forall>y\<in>B. \<exists>x\<in>A. R x y))"

definition convol :: "('a \<Rightarrow> 'b) \<Rightarrow> ('a \<Rightarrow> 'c) \<Rightarrow> 'a \<Rightarrow> 'b \<times> 'c"
  where "convol f g = (\<lambda>a. (f a, g a))"

definition Gr :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> ('a \<times> 'b) set"
  where "Gr A f = {(a, f a) |a. a \<in> A}"

definition Grp :: "'a set \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> bool"
  where "Grp A f = (\<lambda>a b. b = f a \<and> a \<in> A)"

lemma rel_funI [intro]: "(\<And>x y. A x y \<Longrightarrow> B (f x) (g y)) \<Longrightarrow> rel_fun A B f g"
  by (simp add: rel_fun_def)

lemma rel_funD: "rel_fun A B f g \<Longrightarrow> A x y \<Longrightarrow> B (f x) (g y)"
  by (simp add: rel_fun_def)

lemma rel_fun_mono: "rel_fun X A f g \<Longrightarrow> (\<And>x y. Y x y \<longrightarrow> X x y) \<Longrightarrow> (\<And>x y. A x y \<Longrightarrow> B x y) \<Longrightarrow> rel_fun Y B f g"
  by (simp add: rel_fun_def)

lemma rel_fun_eq: "rel_fun (=) (=) = (=)"
  by (auto simp: rel_fun_def fun_eq_iff)

lemma rel_setI: "(\<And>x. x \<in> A \<Longrightarrow> \<exists>y\<in>B. R x y) \<Longrightarrow> (\<And>y. y \<in> B \<Longrightarrow> \<exists>x\<in>A. R x y) \<Longrightarrow> rel_set R A B"
  by (simp add: rel_set_def)

end
