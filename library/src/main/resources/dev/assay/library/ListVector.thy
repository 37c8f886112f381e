section \<open>Lists as vectors\<close>

theory ListVector
  imports Main
begin

abbreviation scale :: "'a::times \<Rightarrow> 'a list \<Rightarrow> 'a list"  (infix "*\<^sub>s" 70)
  where "x *\<^sub>s xs \<equiv> map ((*) x) xs"

fun zipwith0 :: "('a::zero \<Rightarrow> 'b::zero \<Rightarrow> 'c) \<Rightarrow> 'a list \<Rightarrow> 'b list \<Rightarrow> 'c list"
  where
    "zipwith0 f [] [] = []"
  | "zipwith0 f (x # xs) (y # ys) = f x y # zipwith0 f xs ys"
  | "zipwith0 f (x # xs) [] = f x 0 # zipwith0 f xs []"
  | "zipwith0 f [] (y # ys) = f 0 y # zipwith0 f [] ys"

instantiation list :: ("{zero, plus}") plus
begin

definition plus_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where list_add_def: "plus_list = zipwith0 (+)"

instance ..

end

instantiation list :: ("{zero, uminus}") uminus
begin

definition uminus_list :: "'a list \<Rightarrow> 'a list"
  where list_uminus_def: "uminus_list = map uminus"

instance ..

end

instantiation list :: ("{zero, minus}") minus
begin

definition minus_list :: "'a list \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where list_diff_def: "minus_list = zipwith0 (-)"

instance ..

end

definition iprod :: "'a::ring list \<Rightarrow> 'a list \<Rightarrow> 'a"  ("\<langle>_,_\<rangle>")
  where "\<langle>xs,ys\<rangle> = (\<Sum>(x, y)\<leftarrow>zip xs ys. x * y)"

end
