theory Numbers
  imports Main
begin

fun double :: "nat \<Rightarrow> nat" where
  "double 0 = 0" |
  "double (Suc n) = Suc (Suc (double n))"

lemma double_is_twice: "double n = 2 * n"
  oops

fun collatz :: "nat \<Rightarrow> nat" where
  "collatz n = (if even n then n div 2 else 3 * n + 1)"

lemma collatz_grows: "n < collatz n"
  oops

text \<open>True, but it needs a case distinction by remainders that nobody here thinks of: tests find nothing against it.\<close>

lemma squares_leave_no_two: "(n * n) mod 3 \<noteq> (2 :: nat)"
  oops

end
