section ‹A machine with a stack, and what it computes›

theory Stack_Machine
  imports Main
begin

datatype arith = Lit int | Read nat | Neg arith | Sum arith arith | Cond arith arith arith

fun meaning :: "(nat ⇒ int) ⇒ arith ⇒ int" where
  "meaning ρ (Lit i) = i"
| "meaning ρ (Read n) = ρ n"
| "meaning ρ (Neg e) = - meaning ρ e"
| "meaning ρ (Sum e f) = meaning ρ e + meaning ρ f"
| "meaning ρ (Cond c e f) = (if meaning ρ c = 0 then meaning ρ f else meaning ρ e)"

datatype op = Push int | Fetch nat | Negate | Add | Choose

fun step :: "(nat ⇒ int) ⇒ op ⇒ int list ⇒ int list option" where
  "step ρ (Push i) st = Some (i # st)"
| "step ρ (Fetch n) st = Some (ρ n # st)"
| "step ρ Negate (x # st) = Some (- x # st)"
| "step ρ Add (x # y # st) = Some ((y + x) # st)"
| "step ρ Choose (z # y # x # st) = Some ((if x = 0 then z else y) # st)"
| "step ρ _ _ = None"

primrec run :: "(nat ⇒ int) ⇒ op list ⇒ int list ⇒ int list option" where
  "run ρ [] st = Some st"
| "run ρ (c # cs) st = (case step ρ c st of None ⇒ None | Some st' ⇒ run ρ cs st')"

primrec code :: "arith ⇒ op list" where
  "code (Lit i) = [Push i]"
| "code (Read n) = [Fetch n]"
| "code (Neg e) = code e @ [Negate]"
| "code (Sum e f) = code e @ code f @ [Add]"
| "code (Cond c e f) = code c @ code e @ code f @ [Choose]"

lemma run_append: "run ρ (xs @ ys) st = Option.bind (run ρ xs st) (run ρ ys)"
proof (induction xs arbitrary: st)
  case (Cons c cs)
  then show ?case by (cases "step ρ c st") auto
qed simp

theorem code_correct: "run ρ (code e) st = Some (meaning ρ e # st)"
  by (induction e arbitrary: st) (simp_all add: run_append)

fun depth where
  "depth (Lit _) = (1::nat)"
| "depth (Read _) = 1"
| "depth (Neg e) = depth e"
| "depth (Sum e f) = max (depth e) (Suc (depth f))"
| "depth (Cond c e f) = max (depth c) (max (Suc (depth e)) (depth f + 2))"

lemma depth_pos [simp, intro]: "0 < depth e"
  by (induction e) auto

lemma "length (code e) ≤ depth e"
  quickcheck [expect = counterexample]
  oops

end
