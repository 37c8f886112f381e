section \<open>Characters in order\<close>

theory Char_ord
  imports Main
begin

instantiation char :: linorder
begin

definition less_eq_char :: "char \<Rightarrow> char \<Rightarrow> bool"
  where "less_eq_char c d = ((of_char c :: nat) \<le> of_char d)"

definition less_char :: "char \<Rightarrow> char \<Rightarrow> bool"
  where "less_char c d = ((of_char c :: nat) < of_char d)"

instance
proof
  fix c d :: char
  assume "c \<le> d" and "d \<le> c"
  then have "(of_char c :: nat) = of_char d" by (simp add: less_eq_char_def)
  then show "c = d" by (metis char_of_of_char)
qed (auto simp: less_eq_char_def less_char_def)

end

end
