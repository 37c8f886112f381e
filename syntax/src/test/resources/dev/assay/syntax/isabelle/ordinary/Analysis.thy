theory Analysis
  imports Complex_Main "HOL-Library.Numeral_Type" "HOL-Library.State_Monad" "HOL-Library.Multiset_Order"
begin

section \<open>Numbers that are taken for others\<close>

lemma "log 2 (2 ^ n) = n"
  for n :: nat
  by (simp add: log_def)

lemma "\<lfloor>sqrt n\<rfloor> \<le> n"
  for n :: nat
  by (simp add: sqrt_def)

lemma "(\<Sum>i<n. i) = n * (n - 1) / (2::real)"
  for n :: nat
  by (induct n) auto

lemma "(\<lambda>n. 1 / Suc n) \<longlonglongrightarrow> 0"
  by (simp add: LIMSEQ_def)

lemma "exp (x + \<bar>y\<bar>) \<ge> exp x \<and> sin (2 * pi) = 0 \<and> x powr 1 = x"
  oops

lemma "\<i> * \<i> = - 1 \<and> Re (Complex a b) = a \<and> cnj (cnj z) = z \<and> norm z \<ge> 0"
  oops

section \<open>Sizes of types\<close>

lemma "CARD(12) = 12 \<and> card (UNIV :: 5 set) = 5"
  by simp

section \<open>Counting in the state\<close>

definition tick :: "(nat, nat) state"
  where "tick = do { n \<leftarrow> State_Monad.get; _ \<leftarrow> State_Monad.set (n + 1); State_Monad.return n }"

lemma "run_state tick n = (n, n + 1)"
  by (simp add: tick_def)

section \<open>Numbers of the target language\<close>

lemma "(7::natural) + 3 = 10 \<and> (x::integer) - x = 0"
  by simp

lemma "(M :: nat multiset) < N \<or> N \<le> M"
  by (simp add: not_less)

end
