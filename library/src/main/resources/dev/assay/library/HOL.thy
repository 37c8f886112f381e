section \<open>Higher-order logic\<close>

theory HOL
  imports Pure
begin

text \<open>The connectives and quantifiers are part of the kernel; here are the facts that everybody cites.\<close>

subsection \<open>Equality\<close>

lemma refl [simp, iff, intro]: "t = t"
  by simp

lemma sym: "s = t \<Longrightarrow> t = s"
  by simp

lemma not_sym: "t \<noteq> s \<Longrightarrow> s \<noteq> t"
  by auto

lemma trans: "r = s \<Longrightarrow> s = t \<Longrightarrow> r = t"
  by simp

lemma subst: "s = t \<Longrightarrow> P s \<Longrightarrow> P t"
  by simp

lemma ssubst: "t = s \<Longrightarrow> P s \<Longrightarrow> P t"
  by simp

lemma box_equals: "a = b \<Longrightarrow> a = c \<Longrightarrow> b = d \<Longrightarrow> c = d"
  by simp

lemma ext: "(\<And>x. f x = g x) \<Longrightarrow> f = g"
  by auto

lemma fun_cong: "f = g \<Longrightarrow> f x = g x"
  by simp

lemma arg_cong: "x = y \<Longrightarrow> f x = f y"
  by simp

lemma arg_cong2: "a = b \<Longrightarrow> c = d \<Longrightarrow> f a c = f b d"
  by simp

lemma cong: "f = g \<Longrightarrow> x = y \<Longrightarrow> f x = g y"
  by simp

lemma fun_eq_iff: "(f = g) = (\<forall>x. f x = g x)"
  by auto

lemma eq_commute: "(a = b) = (b = a)"
  by auto

lemma eq_sym_conv: "(x = y) = (y = x)"
  by auto

lemma simp_thms_eq [simp]: "(x = x) = True"
  by simp

subsection \<open>Connectives\<close>

lemma TrueI [intro!, simp]: "True"
  by simp

lemma FalseE [elim!]: "False \<Longrightarrow> P"
  by simp

lemma notI [intro!]: "(P \<Longrightarrow> False) \<Longrightarrow> \<not> P"
  by auto

lemma notE: "\<not> P \<Longrightarrow> P \<Longrightarrow> R"
  by simp

lemma not_not [simp]: "(\<not> \<not> P) = P"
  by auto

lemma notnotD: "\<not> \<not> P \<Longrightarrow> P"
  by simp

lemma contrapos_nn: "\<not> Q \<Longrightarrow> (P \<Longrightarrow> Q) \<Longrightarrow> \<not> P"
  by auto

lemma contrapos_np: "Q \<Longrightarrow> (\<not> P \<Longrightarrow> \<not> Q) \<Longrightarrow> P"
  by auto

lemma contrapos_pp: "Q \<Longrightarrow> (\<not> P \<Longrightarrow> \<not> Q) \<Longrightarrow> P"
  by auto

lemma contrapos_pn: "Q \<Longrightarrow> (P \<Longrightarrow> \<not> Q) \<Longrightarrow> \<not> P"
  by auto

lemma ccontr: "(\<not> P \<Longrightarrow> False) \<Longrightarrow> P"
  by auto

lemma classical: "(\<not> P \<Longrightarrow> P) \<Longrightarrow> P"
  by auto

lemma excluded_middle: "\<not> P \<or> P"
  by auto

lemma case_split: "(P \<Longrightarrow> Q) \<Longrightarrow> (\<not> P \<Longrightarrow> Q) \<Longrightarrow> Q"
  by auto

lemma impI [intro!]: "(P \<Longrightarrow> Q) \<Longrightarrow> P \<longrightarrow> Q"
  by auto

lemma mp: "P \<longrightarrow> Q \<Longrightarrow> P \<Longrightarrow> Q"
  by simp

lemma rev_mp: "P \<Longrightarrow> P \<longrightarrow> Q \<Longrightarrow> Q"
  by simp

lemma impE: "P \<longrightarrow> Q \<Longrightarrow> P \<Longrightarrow> (Q \<Longrightarrow> R) \<Longrightarrow> R"
  by simp

lemma iffI [intro!]: "(P \<Longrightarrow> Q) \<Longrightarrow> (Q \<Longrightarrow> P) \<Longrightarrow> P = Q"
  by auto

lemma iffD1: "Q = P \<Longrightarrow> Q \<Longrightarrow> P"
  by simp

lemma iffD2: "P = Q \<Longrightarrow> Q \<Longrightarrow> P"
  by simp

lemma rev_iffD1: "Q \<Longrightarrow> Q = P \<Longrightarrow> P"
  by simp

lemma rev_iffD2: "Q \<Longrightarrow> P = Q \<Longrightarrow> P"
  by simp

lemma iffE: "P = Q \<Longrightarrow> (P \<longrightarrow> Q \<Longrightarrow> Q \<longrightarrow> P \<Longrightarrow> R) \<Longrightarrow> R"
  by auto

lemma conjI [intro!]: "P \<Longrightarrow> Q \<Longrightarrow> P \<and> Q"
  by simp

lemma conjunct1: "P \<and> Q \<Longrightarrow> P"
  by simp

lemma conjunct2: "P \<and> Q \<Longrightarrow> Q"
  by simp

lemma conjE [elim!]: "P \<and> Q \<Longrightarrow> (P \<Longrightarrow> Q \<Longrightarrow> R) \<Longrightarrow> R"
  by simp

lemma context_conjI: "P \<Longrightarrow> (P \<Longrightarrow> Q) \<Longrightarrow> P \<and> Q"
  by simp

lemma disjI1: "P \<Longrightarrow> P \<or> Q"
  by simp

lemma disjI2: "Q \<Longrightarrow> P \<or> Q"
  by simp

lemma disjCI [intro!]: "(\<not> Q \<Longrightarrow> P) \<Longrightarrow> P \<or> Q"
  by auto

lemma disjE [elim!]: "P \<or> Q \<Longrightarrow> (P \<Longrightarrow> R) \<Longrightarrow> (Q \<Longrightarrow> R) \<Longrightarrow> R"
  by auto

lemma conj_commute: "(P \<and> Q) = (Q \<and> P)"
  by auto

lemma conj_left_commute: "(P \<and> Q \<and> R) = (Q \<and> P \<and> R)"
  by auto

lemma conj_assoc: "((P \<and> Q) \<and> R) = (P \<and> Q \<and> R)"
  by auto

lemma disj_commute: "(P \<or> Q) = (Q \<or> P)"
  by auto

lemma disj_left_commute: "(P \<or> Q \<or> R) = (Q \<or> P \<or> R)"
  by auto

lemma disj_assoc: "((P \<or> Q) \<or> R) = (P \<or> Q \<or> R)"
  by auto

lemma conj_disj_distribL: "(P \<and> (Q \<or> R)) = (P \<and> Q \<or> P \<and> R)"
  by auto

lemma conj_disj_distribR: "((P \<or> Q) \<and> R) = (P \<and> R \<or> Q \<and> R)"
  by auto

lemma disj_conj_distribL: "(P \<or> (Q \<and> R)) = ((P \<or> Q) \<and> (P \<or> R))"
  by auto

lemma disj_conj_distribR: "((P \<and> Q) \<or> R) = ((P \<or> R) \<and> (Q \<or> R))"
  by auto

lemma imp_conjR: "(P \<longrightarrow> (Q \<and> R)) = ((P \<longrightarrow> Q) \<and> (P \<longrightarrow> R))"
  by auto

lemma imp_conjL: "((P \<and> Q) \<longrightarrow> R) = (P \<longrightarrow> (Q \<longrightarrow> R))"
  by auto

lemma imp_disjL: "((P \<or> Q) \<longrightarrow> R) = ((P \<longrightarrow> R) \<and> (Q \<longrightarrow> R))"
  by auto

lemma de_Morgan_disj [simp]: "(\<not> (P \<or> Q)) = (\<not> P \<and> \<not> Q)"
  by auto

lemma de_Morgan_conj [simp]: "(\<not> (P \<and> Q)) = (\<not> P \<or> \<not> Q)"
  by auto

lemma not_imp [simp]: "(\<not> (P \<longrightarrow> Q)) = (P \<and> \<not> Q)"
  by auto

lemma not_iff: "(P \<noteq> Q) = (P = (\<not> Q))"
  by auto

lemma imp_conv_disj: "(P \<longrightarrow> Q) = (\<not> P \<or> Q)"
  by auto

lemma disj_imp: "(P \<or> Q) = (\<not> P \<longrightarrow> Q)"
  by auto

lemma iff_conv_conj_imp: "(P = Q) = ((P \<longrightarrow> Q) \<and> (Q \<longrightarrow> P))"
  by auto

lemma conj_cong: "P = P' \<Longrightarrow> (P' \<Longrightarrow> Q = Q') \<Longrightarrow> (P \<and> Q) = (P' \<and> Q')"
  by auto

lemma imp_cong: "P = P' \<Longrightarrow> (P' \<Longrightarrow> Q = Q') \<Longrightarrow> (P \<longrightarrow> Q) = (P' \<longrightarrow> Q')"
  by auto

lemma disj_cong: "P = P' \<Longrightarrow> (\<not> P' \<Longrightarrow> Q = Q') \<Longrightarrow> (P \<or> Q) = (P' \<or> Q')"
  by auto

lemma eq_True_False [simp]: "(True = P) = P" "(P = True) = P" "(False = P) = (\<not> P)" "(P = False) = (\<not> P)"
  by auto

lemma conj_simps [simp]: "(P \<and> True) = P" "(True \<and> P) = P" "(P \<and> False) = False" "(False \<and> P) = False" "(P \<and> P) = P"
  by auto

lemma disj_simps [simp]: "(P \<or> True) = True" "(True \<or> P) = True" "(P \<or> False) = P" "(False \<or> P) = P" "(P \<or> P) = P"
  by auto

lemma imp_simps [simp]: "(P \<longrightarrow> True) = True" "(True \<longrightarrow> P) = P" "(P \<longrightarrow> False) = (\<not> P)" "(False \<longrightarrow> P) = True" "(P \<longrightarrow> P) = True"
  by auto

lemma not_simps [simp]: "(\<not> True) = False" "(\<not> False) = True"
  by auto

lemma True_not_False [simp]: "True \<noteq> False"
  by simp

lemma False_not_True [simp]: "False \<noteq> True"
  by simp

subsection \<open>Quantifiers\<close>

lemma allI [intro!]: "(\<And>x. P x) \<Longrightarrow> \<forall>x. P x"
  by auto

lemma spec: "\<forall>x. P x \<Longrightarrow> P x"
  by simp

lemma allE [elim]: "\<forall>x. P x \<Longrightarrow> (P x \<Longrightarrow> R) \<Longrightarrow> R"
  by auto

lemma exI [intro]: "P x \<Longrightarrow> \<exists>x. P x"
  by auto

lemma exE [elim!]: "\<exists>x. P x \<Longrightarrow> (\<And>x. P x \<Longrightarrow> Q) \<Longrightarrow> Q"
  by auto

lemma ex1I: "P a \<Longrightarrow> (\<And>x. P x \<Longrightarrow> x = a) \<Longrightarrow> \<exists>!x. P x"
  by auto

lemma ex_ex1I: "\<exists>x. P x \<Longrightarrow> (\<And>x y. P x \<Longrightarrow> P y \<Longrightarrow> x = y) \<Longrightarrow> \<exists>!x. P x"
  by auto

lemma ex1E: "\<exists>!x. P x \<Longrightarrow> (\<And>x. P x \<Longrightarrow> \<forall>y. P y \<longrightarrow> y = x \<Longrightarrow> R) \<Longrightarrow> R"
  by auto

lemma ex1_implies_ex: "\<exists>!x. P x \<Longrightarrow> \<exists>x. P x"
  by auto

lemma not_all [simp]: "(\<not> (\<forall>x. P x)) = (\<exists>x. \<not> P x)"
  by auto

lemma not_ex [simp]: "(\<not> (\<exists>x. P x)) = (\<forall>x. \<not> P x)"
  by auto

lemma all_simps_const [simp]: "(\<forall>x. P) = P"
  by auto

lemma ex_simps_const [simp]: "(\<exists>x. P) = P"
  by auto

lemma ex_eq [simp]: "\<exists>x. x = t" "\<exists>x. t = x"
  by auto

lemma ex_one_point [simp]: "(\<exists>x. x = t \<and> P x) = P t" "(\<exists>x. t = x \<and> P x) = P t"
  by auto

lemma all_one_point [simp]: "(\<forall>x. x = t \<longrightarrow> P x) = P t" "(\<forall>x. t = x \<longrightarrow> P x) = P t"
  by auto

lemma all_conj_distrib: "(\<forall>x. P x \<and> Q x) = ((\<forall>x. P x) \<and> (\<forall>x. Q x))"
  by auto

lemma ex_disj_distrib: "(\<exists>x. P x \<or> Q x) = ((\<exists>x. P x) \<or> (\<exists>x. Q x))"
  by auto

lemma imp_ex: "((\<exists>x. P x) \<longrightarrow> Q) = (\<forall>x. P x \<longrightarrow> Q)"
  by auto

lemma imp_all: "((\<forall>x. P x) \<longrightarrow> Q) = (\<exists>x. P x \<longrightarrow> Q)"
  by auto

lemma all_comm: "(\<forall>x y. P x y) = (\<forall>y x. P x y)"
  by auto

lemma ex_comm: "(\<exists>x y. P x y) = (\<exists>y x. P x y)"
  by auto

lemma ex_simps [simp]:
  "(\<exists>x. P x \<and> Q) = ((\<exists>x. P x) \<and> Q)" "(\<exists>x. A \<and> B x) = (A \<and> (\<exists>x. B x))"
  "(\<exists>x. P x \<or> Q) = ((\<exists>x. P x) \<or> Q)" "(\<exists>x. A \<or> B x) = (A \<or> (\<exists>x. B x))"
  "(\<exists>x. P x \<longrightarrow> Q) = ((\<forall>x. P x) \<longrightarrow> Q)" "(\<exists>x. A \<longrightarrow> B x) = (A \<longrightarrow> (\<exists>x. B x))"
  by auto

lemma all_simps [simp]:
  "(\<forall>x. P x \<and> Q) = ((\<forall>x. P x) \<and> Q)" "(\<forall>x. A \<and> B x) = (A \<and> (\<forall>x. B x))"
  "(\<forall>x. P x \<or> Q) = ((\<forall>x. P x) \<or> Q)" "(\<forall>x. A \<or> B x) = (A \<or> (\<forall>x. B x))"
  "(\<forall>x. P x \<longrightarrow> Q) = ((\<exists>x. P x) \<longrightarrow> Q)" "(\<forall>x. A \<longrightarrow> B x) = (A \<longrightarrow> (\<forall>x. B x))"
  by auto

lemma all_cong: "(\<And>x. Q x \<Longrightarrow> P x = P' x) \<Longrightarrow> (\<forall>x. Q x \<longrightarrow> P x) = (\<forall>x. Q x \<longrightarrow> P' x)"
  by auto

lemma ex_cong: "(\<And>x. Q x \<Longrightarrow> P x = P' x) \<Longrightarrow> (\<exists>x. Q x \<and> P x) = (\<exists>x. Q x \<and> P' x)"
  by auto

subsection \<open>At most one\<close>

definition Uniq :: "('a \<Rightarrow> bool) \<Rightarrow> bool"
  where "Uniq P = (\<forall>x y. P x \<longrightarrow> P y \<longrightarrow> y = x)"

notation Uniq  (binder "\<exists>\<^sub>\<le>\<^sub>1" 10)

lemma Uniq_I [intro?]: "(\<And>x y. P x \<Longrightarrow> P y \<Longrightarrow> y = x) \<Longrightarrow> Uniq P"
  by (auto simp: Uniq_def)

lemma Uniq_D [dest?]: "Uniq P \<Longrightarrow> P a \<Longrightarrow> P b \<Longrightarrow> a = b"
  by (auto simp: Uniq_def)

lemma ex1_iff_ex_Uniq: "(\<exists>!x. P x) = ((\<exists>x. P x) \<and> Uniq P)"
  by (auto simp: Uniq_def)

subsection \<open>Definite description\<close>

lemma the_equality [intro]: "P a \<Longrightarrow> (\<And>x. P x \<Longrightarrow> x = a) \<Longrightarrow> (THE x. P x) = a"
proof -
  assume holds: "P a" and only: "\<And>x. P x \<Longrightarrow> x = a"
  have "P = (\<lambda>x. x = a)"
    using holds only by blast
  then show "(THE x. P x) = a"
    by simp
qed

lemma theI: "P a \<Longrightarrow> (\<And>x. P x \<Longrightarrow> x = a) \<Longrightarrow> P (THE x. P x)"
  by auto

lemma theI': "\<exists>!x. P x \<Longrightarrow> P (THE x. P x)"
  by auto

lemma theI2: "P a \<Longrightarrow> (\<And>x. P x \<Longrightarrow> x = a) \<Longrightarrow> (\<And>x. P x \<Longrightarrow> Q x) \<Longrightarrow> Q (THE x. P x)"
  by auto

lemma the1_equality: "\<exists>!x. P x \<Longrightarrow> P a \<Longrightarrow> (THE x. P x) = a"
  by auto

lemma the_sym_eq_trivial: "(THE y. x = y) = x"
  by auto

subsection \<open>Conditionals and local definitions\<close>

lemma if_True [simp]: "(if True then x else y) = x"
  by simp

lemma if_False [simp]: "(if False then x else y) = y"
  by simp

lemma if_P: "P \<Longrightarrow> (if P then x else y) = x"
  by simp

lemma if_not_P: "\<not> P \<Longrightarrow> (if P then x else y) = y"
  by simp

lemma if_split [split]: "P (if Q then x else y) = ((Q \<longrightarrow> P x) \<and> (\<not> Q \<longrightarrow> P y))"
  by auto

lemma if_split_asm: "P (if Q then x else y) = (\<not> ((Q \<and> \<not> P x) \<or> (\<not> Q \<and> \<not> P y)))"
  by auto

lemmas if_splits = if_split if_split_asm

lemma if_cancel [simp]: "(if c then x else x) = x"
  by simp

lemma if_eq_cancel [simp]: "(if x = y then y else x) = x"
  by simp

lemma if_bool_eq_conj: "(if P then Q else R) = ((P \<longrightarrow> Q) \<and> (\<not> P \<longrightarrow> R))"
  by auto

lemma if_bool_eq_disj: "(if P then Q else R) = ((P \<and> Q) \<or> (\<not> P \<and> R))"
  by auto

lemma if_distrib: "f (if c then x else y) = (if c then f x else f y)"
  by auto

lemma if_cong: "b = c \<Longrightarrow> (c \<Longrightarrow> x = u) \<Longrightarrow> (\<not> c \<Longrightarrow> y = v) \<Longrightarrow> (if b then x else y) = (if c then u else v)"
  by auto

lemma if_weak_cong [cong]: "b = c \<Longrightarrow> (if b then x else y) = (if c then x else y)"
  by simp

lemma if_swap: "(if P then x else y) = (if \<not> P then y else x)"
  by auto

lemma Let_def: "Let s f = f s"
  by simp

lemma let_weak_cong: "a = b \<Longrightarrow> (let x = a in t x) = (let x = b in t x)"
  by simp

lemma let_cong: "M = N \<Longrightarrow> (\<And>x. x = N \<Longrightarrow> f x = g x) \<Longrightarrow> Let M f = Let N g"
  by simp

subsection \<open>Classes without axioms\<close>

class default =
  fixes default :: 'a

class equal =
  fixes equal :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  assumes equal_eq: "equal x y = (x = y)"

hide_const (open) equal eq

subsection \<open>Rules of calculation for the connectives\<close>

lemma simp_thms:
  "(\<not> \<not> P) = P" "(\<not> True) = False" "(\<not> False) = True" "(x = x) = True"
  "(True = P) = P" "(P = True) = P" "(False = P) = (\<not> P)" "(P = False) = (\<not> P)"
  "(True \<longrightarrow> P) = P" "(False \<longrightarrow> P) = True" "(P \<longrightarrow> True) = True" "(P \<longrightarrow> P) = True"
  "(P \<and> True) = P" "(True \<and> P) = P" "(P \<and> False) = False" "(False \<and> P) = False" "(P \<and> P) = P"
  "(P \<or> True) = True" "(True \<or> P) = True" "(P \<or> False) = P" "(False \<or> P) = P" "(P \<or> P) = P"
  "(\<forall>x. P) = P" "(\<exists>x. P) = P"
  by auto

end
