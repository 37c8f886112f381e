theory Lambda imports Main begin

text \<open>The simply typed lambda calculus with indices for variables. What stands between two lines with the name of a function is
  what mutants replace.\<close>

datatype ty = Truth | Fun ty ty

datatype expr = Var nat | Bool bool | Abs ty expr | App expr expr

fun lookup :: "ty list \<Rightarrow> nat \<Rightarrow> ty option" where
  "lookup [] n = None"
| "lookup (t # ts) 0 = Some t"
| "lookup (t # ts) (Suc n) = lookup ts n"

fun type_of :: "ty list \<Rightarrow> expr \<Rightarrow> ty option" where
  "type_of c (Var n) = lookup c n"
| "type_of c (Bool b) = Some Truth"
| "type_of c (Abs t e) = (case type_of (t # c) e of None \<Rightarrow> None | Some u \<Rightarrow> Some (Fun t u))"
| "type_of c (App e f) = (case type_of c e of
     None \<Rightarrow> None
   | Some Truth \<Rightarrow> None
   | Some (Fun t u) \<Rightarrow> (if type_of c f = Some t then Some u else None))"

inductive typed :: "ty list \<Rightarrow> expr \<Rightarrow> ty \<Rightarrow> bool" where
  "lookup c n = Some t \<Longrightarrow> typed c (Var n) t"
| "typed c (Bool b) Truth"
| "typed (t # c) e u \<Longrightarrow> typed c (Abs t e) (Fun t u)"
| "typed c e (Fun t u) \<Longrightarrow> typed c f t \<Longrightarrow> typed c (App e f) u"

text \<open>Variables from c on become d larger, or one smaller.\<close>

(* shift *)
fun shift :: "nat \<Rightarrow> expr \<Rightarrow> expr" where
  "shift c (Var n) = Var (if n < c then n else Suc n)"
| "shift c (Bool b) = Bool b"
| "shift c (Abs t e) = Abs t (shift (Suc c) e)"
| "shift c (App e f) = App (shift c e) (shift c f)"

fun unshift :: "nat \<Rightarrow> expr \<Rightarrow> expr" where
  "unshift c (Var n) = Var (if n < c then n else n - 1)"
| "unshift c (Bool b) = Bool b"
| "unshift c (Abs t e) = Abs t (unshift (Suc c) e)"
| "unshift c (App e f) = App (unshift c e) (unshift c f)"
(* shift *)

(* subst *)
fun subst :: "nat \<Rightarrow> expr \<Rightarrow> expr \<Rightarrow> expr" where
  "subst n s (Var m) = (if m = n then s else Var m)"
| "subst n s (Bool b) = Bool b"
| "subst n s (Abs t e) = Abs t (subst (Suc n) (shift 0 s) e)"
| "subst n s (App e f) = App (subst n s e) (subst n s f)"
(* subst *)

(* subst_top *)
definition subst_top :: "expr \<Rightarrow> expr \<Rightarrow> expr" where
  "subst_top s e = unshift 0 (subst 0 (shift 0 s) e)"
(* subst_top *)

fun step :: "expr \<Rightarrow> expr option" where
  "step (Abs t e) = (case step e of None \<Rightarrow> None | Some f \<Rightarrow> Some (Abs t f))"
| "step (App (Abs t e) f) = Some (subst_top
     (case step f of None \<Rightarrow> f | Some g \<Rightarrow> g) (case step e of None \<Rightarrow> e | Some g \<Rightarrow> g))"
| "step (App e f) = (case step e of
     None \<Rightarrow> (case step f of None \<Rightarrow> None | Some g \<Rightarrow> Some (App e g))
   | Some g \<Rightarrow> Some (App g (case step f of None \<Rightarrow> f | Some h \<Rightarrow> h)))"
| "step e = None"

fun steps :: "nat \<Rightarrow> expr \<Rightarrow> expr option" where
  "steps 0 e = None"
| "steps (Suc n) e = (case step e of None \<Rightarrow> Some e | Some f \<Rightarrow> steps n f)"

lemma SinglePreserve: "typed [] e t \<Longrightarrow> step e = Some f \<Longrightarrow> type_of [] f = Some t" oops
lemma MultiPreserve: "typed [] e t \<Longrightarrow> steps 40 e = Some f \<Longrightarrow> type_of [] f = Some t" oops

end
