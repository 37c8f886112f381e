theory Traffic_Light
  imports Main
begin

text ‹Two lights at a crossing; at no time may both be green.›

datatype light = Red | Amber | Green

record crossing =
  north :: light
  east :: light
  turns :: nat

definition start :: crossing where
  "start = ⦇ north = Red, east = Red, turns = 0 ⦈"

inductive moves :: "crossing ⇒ crossing ⇒ bool"  (infix "⟹⇩c" 50) where
  north_goes: "⟦ north s = Red; east s = Red ⟧ ⟹ s ⟹⇩c s⦇ north := Green, turns := Suc (turns s) ⦈"
| north_warns: "north s = Green ⟹ s ⟹⇩c s⦇ north := Amber ⦈"
| north_stops: "north s = Amber ⟹ s ⟹⇩c s⦇ north := Red ⦈"
| east_goes: "⟦ north s = Red; east s = Red ⟧ ⟹ s ⟹⇩c s⦇ east := Green, turns := turns s + 1 ⦈"
| east_stops: "east s = Green ⟹ s ⟹⇩c s⦇ east := Red ⦈"

definition reached :: "crossing set" where
  "reached = {s. moves⇧*⇧* start s}"

abbreviation safe :: "crossing ⇒ bool" where
  "safe s ≡ ¬ (north s ≠ Red ∧ east s ≠ Red)"

lemma safe_start: "safe start"
  by (simp add: start_def)

lemma safe_moves:
  assumes "s ⟹⇩c t" and "safe s"
  shows "safe t"
  using assms by cases auto

theorem always_safe: "∀s ∈ reached. safe s"
proof
  fix s assume "s ∈ reached"
  then have "moves⇧*⇧* start s" unfolding reached_def ..
  then show "safe s"
    by (induction rule: rtranclp_induct) (auto intro: safe_moves safe_start)
qed

lemma turns_grow: "s ⟹⇩c t ⟹ turns s ≤ turns t"
  by (erule moves.cases) simp_all

lemma "crossing.more s = ()" "s⦇ turns := turns s ⦈ = s"
  by simp_all

end
