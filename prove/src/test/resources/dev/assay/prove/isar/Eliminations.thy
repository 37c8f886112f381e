theory Eliminations
  imports Main
begin

datatype t = X | Y t | Z

fun g :: "t \<Rightarrow> t \<Rightarrow> t"
  where
    "g X y = y"
  | "g (Y x) y = Y (g x y)"

fun e :: "t \<Rightarrow> bool"
  where
    "e X = True"
  | "e (Y x) = (\<not> e x)"
  | "e Z = False"

lemma value_of_a_function: "g a b = c \<Longrightarrow> a = X \<Longrightarrow> c = b"
  by (elim g.elims) auto

lemma predicate_that_holds: "e v \<Longrightarrow> v = X \<or> (\<exists>y. v = Y y \<and> \<not> e y)"
  by (elim e.elims(2)) auto

lemma predicate_that_fails: "\<not> e v \<Longrightarrow> v = Z \<or> (\<exists>y. v = Y y \<and> e y)"
  by (elim e.elims(3)) auto

inductive ev :: "nat \<Rightarrow> bool"
  where
    "ev 0"
  | "ev n \<Longrightarrow> ev (Suc (Suc n))"

lemma rule_for_an_assumption: "ev n \<Longrightarrow> even n"
  apply (erule ev.induct)
   apply simp
  apply simp
  done

lemma major_premise_first: assumes "ev n" shows "\<exists>k. n = 2 * k"
  using ev.induct [OF assms, of "\<lambda>n. \<exists>k. n = 2 * k"] by (metis mult_0_right mult_Suc_right add_2_eq_Suc)

lemma steps: "(a, b) \<in> r\<^sup>* \<Longrightarrow> (b, c) \<in> r\<^sup>* \<Longrightarrow> (a, c) \<in> r\<^sup>*"
  apply (erule rtrancl_induct)
   apply assumption
  apply auto
  done

datatype rose = Rose nat "rose list"

primrec twin :: "rose \<Rightarrow> rose"
  where "twin (Rose n ts) = Rose n (map twin ts)"

lemma elements_of_a_list: "twin t = t"
  by (induct t) (auto intro: map_idI)

lemma obtained_without_variables: "x = (1::nat) \<Longrightarrow> x < 2 \<and> x < 3"
proof -
  assume "x = 1"
  then obtain "x < 2" "x < 3" by simp
  then show ?thesis by simp
qed

lemma gathered: "x = (1::nat) \<Longrightarrow> x < 2 \<and> x < 3"
proof -
  assume x: "x = 1"
  have "x < 2" using x by simp
  moreover have "x < 3" using x by simp
  ultimately show ?thesis using calculation by simp
qed

lemma at_most_each_other:
  fixes f :: "'a \<Rightarrow> 'b::order"
  assumes "\<And>x y. f x = f y \<Longrightarrow> x = y"
  shows "f x \<le> f y \<Longrightarrow> f y \<le> f x \<Longrightarrow> x = y"
  by (auto dest: assms)

lemma under_its_condition: "\<forall>x. x \<in> A \<longrightarrow> f x = (0::nat) \<Longrightarrow> (\<forall>x. x \<in> A \<longrightarrow> f x + f x = 0)"
  by simp

lemma some_element:
  assumes "x \<in> set xs"
  obtains ys zs where "xs = ys @ x # zs" and "x \<notin> set ys"
proof (atomize_elim)
  show "\<exists>ys zs. xs = ys @ x # zs \<and> x \<notin> set ys"
    using assms by (rule split_list_first)
qed

end
