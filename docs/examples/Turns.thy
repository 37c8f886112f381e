theory Turns imports Main begin

datatype 'a seq = Nil | Cons 'a "'a seq"

fun join :: "'a seq ⇒ 'a seq ⇒ 'a seq" where
  "join Nil ys = ys" |
  "join (Cons x xs) ys = Cons x (join xs ys)"

fun turn :: "'a seq ⇒ 'a seq" where
  "turn Nil = Nil" |
  "turn (Cons x xs) = join (turn xs) (Cons x Nil)"

lemma turn_join: "turn (join xs ys) = join (turn ys) (turn xs)"
  oops

lemma turn_turn: "turn (turn xs) = xs"
  oops

end
