section \<open>The state monad\<close>

theory State_Monad
  imports Monad_Syntax
begin

datatype ('s, 'a) state = State (run_state: "'s \<Rightarrow> 'a \<times> 's")

definition return :: "'a \<Rightarrow> ('s, 'a) state"
  where "return a = State (Pair a)"

definition bind :: "('s, 'a) state \<Rightarrow> ('a \<Rightarrow> ('s, 'b) state) \<Rightarrow> ('s, 'b) state"
  where "bind x f = State (\<lambda>s. case run_state x s of (a, s') \<Rightarrow> run_state (f a) s')"

definition get :: "('s, 's) state"
  where "get = State (\<lambda>s. (s, s))"

definition set :: "'s \<Rightarrow> ('s, unit) state"
  where "set s = State (\<lambda>_. ((), s))"

definition update :: "('s \<Rightarrow> 's) \<Rightarrow> ('s, unit) state"
  where "update f = bind get (set \<circ> f)"

definition map :: "('a \<Rightarrow> 'b) \<Rightarrow> ('s, 'a) state \<Rightarrow> ('s, 'b) state"
  where "map f x = bind x (return \<circ> f)"

definition ap :: "('s, 'a \<Rightarrow> 'b) state \<Rightarrow> ('s, 'a) state \<Rightarrow> ('s, 'b) state"
  where "ap f x = bind f (\<lambda>g. bind x (\<lambda>y. return (g y)))"

primrec traverse_list :: "('a \<Rightarrow> ('s, 'b) state) \<Rightarrow> 'a list \<Rightarrow> ('s, 'b list) state"
  where
    "traverse_list f [] = return []"
  | "traverse_list f (x # xs) = bind (f x) (\<lambda>y. bind (traverse_list f xs) (\<lambda>ys. return (y # ys)))"

definition lift :: "('s \<Rightarrow> 'a) \<Rightarrow> ('s, 'a) state"
  where "lift f = bind get (return \<circ> f)"

adhoc_overloading Monad_Syntax.bind \<rightleftharpoons> bind

hide_const (open) return bind get set update map ap traverse_list lift

lemma bind_left_identity [simp]: "State_Monad.bind (State_Monad.return a) f = f a"
  by (cases "f a") (simp add: State_Monad.return_def State_Monad.bind_def)

end
