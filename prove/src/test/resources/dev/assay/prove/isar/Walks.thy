theory Walks imports Main begin

inductive star :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool" for r where
  refl: "star r x x"
| step: "r x y ⟹ star r y z ⟹ star r x z"

lemma star_trans: "star r x y ⟹ star r y z ⟹ star r x z"
proof (induction rule: star.induct)
  case (refl x)
  then show ?case .
next
  case step
  then show ?case by (metis star.step)
qed

lemma star_one: "r x y ⟹ star r x y"
  by (metis star.refl star.step)

inductive star' :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool" for r where
  refl': "star' r x x"
| step': "star' r x y ⟹ r y z ⟹ star' r x z"

lemma front: "star' r y z ⟹ r x y ⟹ star' r x z"
  by (induction rule: star'.induct) (auto intro: star'.intros)

lemma "star r x y ⟹ star' r x y"
proof (induction rule: star.induct)
  case (refl x)
  show ?case by (rule refl')
next
  case (step x y z)
  from step.IH step.hyps(1) show ?case by (rule front)
qed

lemma "star' r x y ⟹ star r x y"
  apply (induction rule: star'.induct)
   apply (rule star.refl)
  apply (blast intro: star_trans star_one)
  done

inductive palindrome :: "'a list ⇒ bool" where
  "palindrome []"
| "palindrome [x]"
| "palindrome xs ⟹ palindrome (x # xs @ [x])"

lemma "palindrome xs ⟹ rev xs = xs"
  by (induction rule: palindrome.induct) auto

inductive iter :: "('a ⇒ 'a ⇒ bool) ⇒ nat ⇒ 'a ⇒ 'a ⇒ bool" for r where
  none: "iter r 0 x x"
| more: "r x y ⟹ iter r n y z ⟹ iter r (Suc n) x z"

lemma "star r x y ⟹ ∃n. iter r n x y"
proof (induction rule: star.induct)
  case (refl x)
  have "iter r 0 x x" by (rule none)
  then show ?case ..
next
  case (step x y z)
  then obtain n where "iter r n y z" by auto
  with step have "iter r (Suc n) x z" by (auto intro: more)
  then show ?case ..
qed

lemma "iter r n x y ⟹ star r x y"
  by (induction rule: iter.induct) (auto intro: star.intros)

type_synonym vname = string
type_synonym state = "vname ⇒ int"

datatype aexp = N int | V vname | Plus aexp aexp
datatype bexp = Bc bool | Not bexp | And bexp bexp | Less aexp aexp

fun aval :: "aexp ⇒ state ⇒ int" where
  "aval (N n) s = n"
| "aval (V x) s = s x"
| "aval (Plus a b) s = aval a s + aval b s"

fun bval :: "bexp ⇒ state ⇒ bool" where
  "bval (Bc v) s = v"
| "bval (Not b) s = (¬ bval b s)"
| "bval (And b c) s = (bval b s ∧ bval c s)"
| "bval (Less a b) s = (aval a s < aval b s)"

fun asimp :: "aexp ⇒ aexp" where
  "asimp (N n) = N n"
| "asimp (V x) = V x"
| "asimp (Plus a b) = (case (asimp a, asimp b) of (N i, N j) ⇒ N (i + j) | (p, q) ⇒ Plus p q)"

lemma aval_asimp: "aval (asimp a) s = aval a s"
  by (induction a) (auto split: aexp.split)

datatype com = SKIP | Assign vname aexp ("_ ::= _" [1000, 61] 61) | Seq com com ("_;;/ _" [60, 61] 60)
  | If bexp com com ("(IF _/ THEN _/ ELSE _)" [0, 0, 61] 61) | While bexp com ("(WHILE _/ DO _)" [0, 61] 61)

inductive big :: "com × state ⇒ state ⇒ bool" (infix "⇒⇒" 55) where
  Skip: "(SKIP, s) ⇒⇒ s"
| Assign: "(x ::= a, s) ⇒⇒ s(x := aval a s)"
| Seq: "(c, s) ⇒⇒ t ⟹ (d, t) ⇒⇒ u ⟹ (c;; d, s) ⇒⇒ u"
| IfTrue: "bval b s ⟹ (c, s) ⇒⇒ t ⟹ (IF b THEN c ELSE d, s) ⇒⇒ t"
| IfFalse: "¬ bval b s ⟹ (d, s) ⇒⇒ t ⟹ (IF b THEN c ELSE d, s) ⇒⇒ t"
| WhileFalse: "¬ bval b s ⟹ (WHILE b DO c, s) ⇒⇒ s"
| WhileTrue: "bval b s ⟹ (c, s) ⇒⇒ t ⟹ (WHILE b DO c, t) ⇒⇒ u ⟹ (WHILE b DO c, s) ⇒⇒ u"

declare big.intros [intro]
lemmas big_induct = big.induct [split_format (complete)]

inductive_cases SkipE [elim!]: "(SKIP, s) ⇒⇒ t"
inductive_cases AssignE [elim!]: "(x ::= a, s) ⇒⇒ t"
inductive_cases SeqE [elim!]: "(c;; d, s) ⇒⇒ t"
inductive_cases IfE [elim!]: "(IF b THEN c ELSE d, s) ⇒⇒ t"
inductive_cases WhileE [elim]: "(WHILE b DO c, s) ⇒⇒ t"

lemma "((c;; d);; e, s) ⇒⇒ t ⟷ (c;; (d;; e), s) ⇒⇒ t"
proof
  assume "((c;; d);; e, s) ⇒⇒ t"
  then obtain u v where c: "(c, s) ⇒⇒ u" and d: "(d, u) ⇒⇒ v" and e: "(e, v) ⇒⇒ t" by auto
  from d e have "(d;; e, u) ⇒⇒ t" by (rule Seq)
  with c show "(c;; (d;; e), s) ⇒⇒ t" by (rule Seq)
next
  assume "(c;; (d;; e), s) ⇒⇒ t"
  then obtain u v where c: "(c, s) ⇒⇒ u" and d: "(d, u) ⇒⇒ v" and e: "(e, v) ⇒⇒ t" by auto
  from c d have "(c;; d, s) ⇒⇒ v" by (rule Seq)
  from this e show "((c;; d);; e, s) ⇒⇒ t" by (rule Seq)
qed

abbreviation same :: "com ⇒ com ⇒ bool" (infix "≈" 50) where
  "c ≈ d ≡ (∀s t. (c, s) ⇒⇒ t = (d, s) ⇒⇒ t)"

lemma unfold_while: "(WHILE b DO c) ≈ (IF b THEN c;; WHILE b DO c ELSE SKIP)"
  by blast

lemma "(IF b THEN c ELSE c) ≈ c"
  by blast

theorem deterministic: "(c, s) ⇒⇒ t ⟹ (c, s) ⇒⇒ u ⟹ u = t"
  by (induction "(c, s)" t arbitrary: c s u rule: big.induct) blast+

lemma while_false_after: "(WHILE b DO c, s) ⇒⇒ t ⟹ ¬ bval b t"
  by (induction "WHILE b DO c" s t rule: big_induct) auto

lemma "rev (rev xs) = xs"
proof (induct xs)
  case Nil
  show ?case by simp
next
  case (Cons x xs)
  have "rev (rev xs) = xs" by (fact Cons.hyps)
  then show ?case by simp
qed

end
