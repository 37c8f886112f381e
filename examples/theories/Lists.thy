theory Lists
  imports Main
begin

text \<open>A list type of our own, so that the library knows nothing of it.\<close>

datatype 'a seq = Nil | Cons 'a "'a seq"

fun join :: "'a seq \<Rightarrow> 'a seq \<Rightarrow> 'a seq" where
  "join Nil ys = ys" |
  "join (Cons x xs) ys = Cons x (join xs ys)"

fun turned :: "'a seq \<Rightarrow> 'a seq" where
  "turned Nil = Nil" |
  "turned (Cons x xs) = join (turned xs) (Cons x Nil)"

fun turnedOnto :: "'a seq \<Rightarrow> 'a seq \<Rightarrow> 'a seq" where
  "turnedOnto Nil ys = ys" |
  "turnedOnto (Cons x xs) ys = turnedOnto xs (Cons x ys)"

lemma join_assoc: "join (join xs ys) zs = join xs (join ys zs)"
  oops

text \<open>Needs lemmas that are not here.\<close>

lemma turned_twice: "turned (turned xs) = xs"
  oops

lemma turned_fast: "turnedOnto xs Nil = turned xs"
  oops

lemma join_commutes: "join xs ys = join ys xs"
  oops

end
