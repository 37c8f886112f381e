theory Tokens
  imports Main
  keywords "shout" :: diag
begin

text ‹A ring of processes passes one token around; see @{term "Suc n mod k"} and \<^const>‹card›.›

type_synonym proc = nat
datatype msg = Token proc | Idle (who: "proc") ("note": string)

locale ring =
  fixes size :: nat and wants :: "proc ⇒ bool"
  assumes nonempty: "0 < size"
begin

definition next_proc :: "proc ⇒ proc" where "next_proc p = Suc p mod size"

lemma next_in: "next_proc p < size"
  using nonempty by (simp add: next_proc_def)

inductive passes :: "proc ⇒ proc ⇒ bool" where
  keep: "wants p ⟹ passes p p"
| pass: "¬ wants p ⟹ passes p (next_proc p)"

lemma passes_in: assumes "passes p q" "p < size" shows "q < size"
  using assms(1) by (cases rule: passes.cases) (use assms(2) next_in in auto)

end

schematic_goal "(?f :: nat ⇒ nat) 0 = 1"
  by (rule refl)

axiomatization clock :: "nat ⇒ nat" where clock_up: "clock n < clock (Suc n)"

lemma clock_mono: "m < n ⟹ clock m < clock n"
proof (induction n)
  case 0 then show ?case by simp
next
  case (Suc n)
  show ?case
  proof (cases "m = n")
    case True then show ?thesis using clock_up by simp
  next
    case False
    with Suc.prems have "m < n" by simp
    with Suc.IH have "clock m < clock n" .
    also note clock_up[of n]
    finally show ?thesis .
  qed
qed

lemma "who (Idle p s) = p" "note (Idle p s) = s"
  by simp_all

ML ‹fun twice x = x + x (* a comment with " *)›
declare [[show_types]]
lemmas grows = clock_up clock_mono [of 0]
notepad begin
  have "clock 0 < clock 1" using clock_up[of 0] by simp
end
thm grows
print_theorems
unused_thms
end
