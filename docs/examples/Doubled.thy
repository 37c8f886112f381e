theory Doubled imports Main begin
fun doubled :: "nat list ⇒ nat list" where "doubled xs = map (λx. 2 * x) xs"

value "doubled [1, 2]"
lemma "doubled xs = xs" quickcheck [expect = counterexample] oops
lemma "doubled xs = xs" nitpick [expect = genuine] oops
end
