section \<open>Arrays that never change\<close>

theory IArray
  imports Main
begin

datatype 'a iarray = IArray "'a list"

primrec list_of :: "'a iarray \<Rightarrow> 'a list"
  where "list_of (IArray xs) = xs"

definition of_fun :: "(nat \<Rightarrow> 'a) \<Rightarrow> nat \<Rightarrow> 'a iarray"
  where [simp]: "of_fun f n = IArray (map f [0..<n])"

definition sub :: "'a iarray \<Rightarrow> nat \<Rightarrow> 'a"  (infixl "!!" 100)
  where [simp]: "sub as n = list_of as ! n"

definition length :: "'a iarray \<Rightarrow> nat"
  where [simp]: "length as = List.length (list_of as)"

definition all :: "('a \<Rightarrow> bool) \<Rightarrow> 'a iarray \<Rightarrow> bool"
  where [simp]: "all p as \<longleftrightarrow> (\<forall>a\<in>set (list_of as). p a)"

definition exists :: "('a \<Rightarrow> bool) \<Rightarrow> 'a iarray \<Rightarrow> bool"
  where [simp]: "exists p as \<longleftrightarrow> (\<exists>a\<in>set (list_of as). p a)"

hide_const (open) list_of of_fun sub length all exists

end
