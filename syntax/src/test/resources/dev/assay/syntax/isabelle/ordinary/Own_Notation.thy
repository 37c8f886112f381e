theory Own_Notation
  imports Main "HOL-Library.Multiset" "HOL-Library.FuncSet"
begin

section \<open>Programs with their own syntax\<close>

type_synonym store = "string \<Rightarrow> nat"

datatype prog = Done | Set string "store \<Rightarrow> nat" | Then prog prog | Loop "store \<Rightarrow> bool" prog

syntax
  "_assign" :: "string \<Rightarrow> (store \<Rightarrow> nat) \<Rightarrow> prog"  ("_ \<leftarrow>\<leftarrow> _" [90, 61] 61)
  "_seq" :: "prog \<Rightarrow> prog \<Rightarrow> prog"  ("_ ;; _" [60, 61] 60)
  "_loop" :: "(store \<Rightarrow> bool) \<Rightarrow> prog \<Rightarrow> prog"  ("(LOOP _ DO _ END)")

translations
  "x \<leftarrow>\<leftarrow> e" \<rightleftharpoons> "CONST Set x e"
  "a ;; b" \<rightleftharpoons> "CONST Then a b"
  "LOOP b DO c END" \<rightleftharpoons> "CONST Loop b c"

primrec writes :: "prog \<Rightarrow> string set"
  where
    "writes Done = {}"
  | "writes (x \<leftarrow>\<leftarrow> e) = {x}"
  | "writes (a ;; b) = writes a \<union> writes b"
  | "writes (LOOP b DO c END) = writes c"

lemma "writes (''x'' \<leftarrow>\<leftarrow> (\<lambda>s. 0) ;; LOOP (\<lambda>s. s ''x'' < 3) DO ''x'' \<leftarrow>\<leftarrow> (\<lambda>s. s ''x'' + 1) END) = {''x''}"
  by simp

section \<open>Bags\<close>

lemma "(\<Sum>x\<in>#{#1, 2, 3#}. x * x) = (14::nat)"
  by simp

lemma "\<forall>x\<in>#{#y \<in># M. 0 < y#}. x \<noteq> (0::nat)"
  by simp

lemma "{#fst p. p \<in># {#(x, y) \<in># M. x < y#}#} \<subseteq># image_mset fst M"
  by (simp add: image_mset_subseteq_mono)

section \<open>Dependent functions\<close>

lemma "f \<in> (\<Pi> x\<in>A. {x..}) \<Longrightarrow> x \<in> A \<Longrightarrow> x \<le> f x"
  by auto

lemma "(\<lambda>x\<in>A. x) \<in> A \<rightarrow> A"
  by simp

end
