theory Queue imports Main begin

fun turn :: "'a list ⇒ 'a list ⇒ 'a list" where
  "turn [] ys = ys"
| "turn (x # xs) ys = turn xs (x # ys)"

lemma turn_rev: "turn xs ys = rev xs @ ys"
proof (induction xs arbitrary: ys)
  case Nil
  show ?case by simp
next
  case (Cons z zs)
  from Cons.IH [of "z # ys"] show ?case by simp
qed

lemma turn_self: "turn xs xs = xs"
  by (induct xs) auto

end
