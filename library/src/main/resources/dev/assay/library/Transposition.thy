section \<open>Functions that exchange two values\<close>

theory Transposition
  imports Main
begin

definition transpose :: "'a \<Rightarrow> 'a \<Rightarrow> 'a \<Rightarrow> 'a"
  where "transpose a b c = (if c = a then b else if c = b then a else c)"

lemma transpose_apply_first [simp]: "transpose a b a = b"
  by (simp add: transpose_def)

lemma transpose_apply_second [simp]: "transpose a b b = a"
  by (simp add: transpose_def)

lemma transpose_apply_other [simp]: "c \<noteq> a \<Longrightarrow> c \<noteq> b \<Longrightarrow> transpose a b c = c"
  by (simp add: transpose_def)

lemma transpose_same [simp]: "transpose a a = id"
  by (simp add: fun_eq_iff transpose_def)

lemma transpose_commute: "transpose b a = transpose a b"
  by (auto simp: fun_eq_iff transpose_def)

lemma transpose_involutory [simp]: "transpose a b (transpose a b c) = c"
  by (auto simp: transpose_def)

abbreviation (input) swap :: "'a \<Rightarrow> 'a \<Rightarrow> ('a \<Rightarrow> 'b) \<Rightarrow> 'a \<Rightarrow> 'b"
  where "swap a b f \<equiv> f \<circ> transpose a b"

end
