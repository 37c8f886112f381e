theory Reverse imports Main begin

datatype 'a lst = Nil | Cons 'a "'a lst"

fun app :: "'a lst \<Rightarrow> 'a lst \<Rightarrow> 'a lst" where
  "app Nil ys = ys"
| "app (Cons x xs) ys = Cons x (app xs ys)"

fun reverse :: "'a lst \<Rightarrow> 'a lst" where
  "reverse Nil = Nil"
| "reverse (Cons x xs) = app (reverse xs) (Cons x Nil)"

fun len :: "'a lst \<Rightarrow> nat" where
  "len Nil = 0"
| "len (Cons x xs) = Suc (len xs)"

end
