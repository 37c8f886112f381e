section \<open>Disjoint sums\<close>

theory Sum_Type
  imports Product_Type
begin

datatype (setl: 'a, setr: 'b) sum  (infixr "+" 10) = Inl 'a | Inr 'b

definition Inl_Rep :: "'a \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> bool \<Rightarrow> bool"
  where "Inl_Rep a x y p = (x = a \<and> p)"

definition Inr_Rep :: "'b \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> bool \<Rightarrow> bool"
  where "Inr_Rep b x y p = (y = b \<and> \<not> p)"

primrec Rep_sum :: "'a + 'b \<Rightarrow> 'a \<Rightarrow> 'b \<Rightarrow> bool \<Rightarrow> bool"
  where
    "Rep_sum (Inl a) = Inl_Rep a"
  | "Rep_sum (Inr b) = Inr_Rep b"

definition Abs_sum :: "('a \<Rightarrow> 'b \<Rightarrow> bool \<Rightarrow> bool) \<Rightarrow> 'a + 'b"
  where "Abs_sum r = (THE s. Rep_sum s = r)"

lemma Inl_Rep_not_Inr_Rep: "Inl_Rep a \<noteq> Inr_Rep b"
  by (auto simp: Inl_Rep_def Inr_Rep_def fun_eq_iff)

lemma Rep_sum_inverse: "Abs_sum (Rep_sum s) = s"
proof -
  have inj: "t = s" if "Rep_sum t = Rep_sum s" for t
    using that by (cases t; cases s) (auto simp: fun_eq_iff Inl_Rep_def Inr_Rep_def)
  show ?thesis unfolding Abs_sum_def by (rule the_equality) (auto dest: inj)
qed

lemma Inl_def: "Inl = Abs_sum \<circ> Inl_Rep"
  by (rule ext) (metis Rep_sum.simps(1) Rep_sum_inverse comp_apply)

lemma Inr_def: "Inr = Abs_sum \<circ> Inr_Rep"
  by (rule ext) (metis Rep_sum.simps(2) Rep_sum_inverse comp_apply)

lemma inj_Inl [simp]: "inj_on Inl A"
  by (simp add: inj_on_def)

lemma inj_Inr [simp]: "inj_on Inr A"
  by (simp add: inj_on_def)

lemma Inl_inject: "Inl x = Inl y \<Longrightarrow> x = y"
  by simp

lemma Inr_inject: "Inr x = Inr y \<Longrightarrow> x = y"
  by simp

lemma Inl_not_Inr: "Inl a \<noteq> Inr b"
  by simp

lemma Inr_not_Inl: "Inr b \<noteq> Inl a"
  by simp

lemma sumE: "(\<And>x. s = Inl x \<Longrightarrow> P) \<Longrightarrow> (\<And>y. s = Inr y \<Longrightarrow> P) \<Longrightarrow> P"
  by (cases s) simp_all

lemma split_sum_all: "(\<forall>x. P x) = ((\<forall>x. P (Inl x)) \<and> (\<forall>x. P (Inr x)))"
  by (metis sumE)

lemma split_sum_ex: "(\<exists>x. P x) = ((\<exists>x. P (Inl x)) \<or> (\<exists>x. P (Inr x)))"
  by (metis sumE)

lemma UNIV_sum: "UNIV = Inl ` UNIV \<union> Inr ` UNIV"
  by (auto elim: sumE)

primrec isl :: "'a + 'b \<Rightarrow> bool"
  where
    "isl (Inl a) = True"
  | "isl (Inr b) = False"

fun projl :: "'a + 'b \<Rightarrow> 'a"
  where "projl (Inl a) = a"

fun projr :: "'a + 'b \<Rightarrow> 'b"
  where "projr (Inr b) = b"

definition Plus :: "'a set \<Rightarrow> 'b set \<Rightarrow> ('a + 'b) set"  (infixr "<+>" 65)
  where "A <+> B = Inl ` A \<union> Inr ` B"

lemma InlI [intro!]: "a \<in> A \<Longrightarrow> Inl a \<in> A <+> B"
  unfolding Plus_def by blast

lemma InrI [intro!]: "b \<in> B \<Longrightarrow> Inr b \<in> A <+> B"
  unfolding Plus_def by blast

lemma PlusE [elim!]: "u \<in> A <+> B \<Longrightarrow> (\<And>x. x \<in> A \<Longrightarrow> u = Inl x \<Longrightarrow> P) \<Longrightarrow> (\<And>y. y \<in> B \<Longrightarrow> u = Inr y \<Longrightarrow> P) \<Longrightarrow> P"
  by (auto simp: Plus_def)

lemma Plus_eq_empty_conv [simp]: "(A <+> B = {}) = (A = {} \<and> B = {})"
  by (auto simp: Plus_def)

lemma UNIV_Plus_UNIV [simp]: "UNIV <+> UNIV = UNIV"
  by (auto simp: Plus_def elim: sumE)

hide_const (open) Plus

end
