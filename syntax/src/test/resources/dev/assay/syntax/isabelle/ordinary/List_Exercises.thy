(*  Title:  Exercises on lists, chapter 2 and 3
    Author: a student *)
theory List_Exercises
imports Main
begin

section \<open>Exercise 2.1: @{command value} and friends\<close>

text \<open>Use @{term "value"} on @{term [source] "1 + (2::nat)"}; cf.\ \<^const>\<open>rev\<close> and @{thm rev_rev_ident}.
  \begin{itemize}\item ``quoted'' \end{itemize}\<close>

value "1 + (2::nat)"
value "[a,b,c] @ [d::'a]"

fun count :: "'a => 'a list => nat" where
"count x [] = 0" |
"count x (y # ys) = (if x = y then Suc (count x ys) else count x ys)"

theorem count_length [simp, intro!]: "count x xs \<le> length xs"
apply (induction xs)
apply auto
done

fun snoc :: "'a list => 'a => 'a list" where
"snoc [] y = [y]" | "snoc (x # xs) y = x # snoc xs y"

fun reverse :: "'a list => 'a list" where
  "reverse [] = []"
| "reverse (x # xs) = snoc (reverse xs) x"

lemma reverse_snoc: "reverse (snoc xs y) = y # reverse xs"
  by (induction xs) auto

theorem reverse_reverse: "reverse (reverse xs) = xs"
  by (induction xs)
     (auto
       simp add: reverse_snoc)

fun sum_upto :: "nat => nat" where
"sum_upto 0 = 0" | "sum_upto (Suc n) = Suc n + sum_upto n"

lemma "sum_upto n = n * (n + 1) div 2"
  apply (induct_tac n, simp_all)
  done

fun intersperse :: "'a \<Rightarrow> 'a list \<Rightarrow> 'a list" where
"intersperse a [] = []" |
"intersperse a [x] = [x]" |
"intersperse a (x#xs) = x # a # intersperse a xs"

lemma "map f (intersperse a xs) = intersperse (f a) (map f xs)"
  by (induction a xs rule: intersperse.induct) auto

fun itadd :: "nat \<Rightarrow> nat \<Rightarrow> nat" where
"itadd 0 n = n" | "itadd (Suc m) n = itadd m (Suc n)"

lemma "itadd m n = m + n"
proof (induction m arbitrary: n)
  case 0 then show ?case by simp
next
  case (Suc m)
  from Suc.IH[of "Suc n"] show ?case by simp
qed

datatype 'a tree2 = Tip 'a | Node "'a tree2" 'a "'a tree2"

primrec mirror2 where
  "mirror2 (Tip a) = Tip a"
| "mirror2 (Node l a r) = Node (mirror2 r) a (mirror2 l)"

fun pre_order and post_order where
"pre_order (Tip a) = [a]" |
"pre_order (Node l a r) = a # pre_order l @ pre_order r" |
"post_order (Tip a) = [a]" |
"post_order (Node l a r) = post_order l @ post_order r @ [a]"

lemma "pre_order (mirror2 t) = rev (post_order t)"
  by (induction t) auto

text_raw \<open>\newpage\<close>

datatype exp = Var | Const int | Add exp exp | Mult exp exp

fun eval :: "exp \<Rightarrow> int \<Rightarrow> int" where
"eval Var x = x" | "eval (Const n) x = n" |
"eval (Add a b) x = eval a x + eval b x" |
"eval (Mult a b) x = eval a x * eval b x"

fun evalp :: "int list \<Rightarrow> int \<Rightarrow> int" where
"evalp [] x = 0" | "evalp (c # cs) x = c + x * evalp cs x"

fun add_l :: "int list \<Rightarrow> int list \<Rightarrow> int list" where
"add_l [] ys = ys" | "add_l xs [] = xs" | "add_l (x#xs) (y#ys) = (x+y) # add_l xs ys"

fun mult_l where
"mult_l [] ys = []" |
"mult_l (x#xs) ys = add_l (map ((*) x) ys) (0 # mult_l xs ys)"

fun coeffs :: "exp \<Rightarrow> int list" where
"coeffs Var = [0, 1]" | "coeffs (Const n) = [n]" |
"coeffs (Add a b) = add_l (coeffs a) (coeffs b)" |
"coeffs (Mult a b) = mult_l (coeffs a) (coeffs b)"

theorem evalp_coeffs: "evalp (coeffs e) x = eval e x"
  by (induction e) (simp_all add: algebra_simps)
end
