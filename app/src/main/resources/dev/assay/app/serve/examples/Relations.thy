theory Relations
  imports Main
begin

text ‹Types and constants about which nothing is known cannot be run, but finite models of them can be drawn.›

typedecl person

consts
  loves :: "person ⇒ person ⇒ bool"
  mother :: "person ⇒ person"

lemma somebody_is_loved_by_all: "∀x. ∃y. loves x y ⟹ ∃y. ∀x. loves x y"
  oops

lemma all_love_somebody: "∃y. ∀x. loves x y ⟹ ∀x. ∃y. loves x y"
  by blast

lemma mothers_are_loved: "∀x. loves x (mother x) ⟹ ∀x. loves (mother x) x"
  oops

text ‹A relation that is symmetric and transitive need not be reflexive.›

lemma symmetric_and_transitive_is_reflexive:
  "(∀x y. r x y ⟶ r y x) ⟹ (∀x y z. r x y ⟶ r y z ⟶ r x z) ⟹ r a a"
  oops

text ‹In every inn there is a guest of whom it is true that if he drinks, everybody drinks.›

lemma drinker: "∃x. drinks x ⟶ (∀y. drinks y)"
  oops

end
