theory Polynomials imports Main begin

text \<open>Lists of coefficients, the constant one first.\<close>

fun value_at :: "int \<Rightarrow> int list \<Rightarrow> int" where
  "value_at x [] = 0"
| "value_at x (a # p) = a + x * value_at x p"

fun added :: "int list \<Rightarrow> int list \<Rightarrow> int list" where
  "added [] q = q"
| "added p [] = p"
| "added (a # p) (b # q) = (a + b) # added p q"

fun scaled :: "int \<Rightarrow> int list \<Rightarrow> int list" where
  "scaled c [] = []"
| "scaled c (a # p) = (c * a) # scaled c p"

end
