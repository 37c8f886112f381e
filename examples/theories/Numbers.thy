theory Numbers
  imports Main
begin

fun sumOfOdds :: "nat \<Rightarrow> nat" where
  "sumOfOdds 0 = 0" |
  "sumOfOdds (Suc n) = sumOfOdds n + (2 * n + 1)"

lemma sum_of_odds_is_a_square: "sumOfOdds n = n * n"
  oops

fun collatz :: "nat \<Rightarrow> nat" where
  "collatz n = (if even n then n div 2 else 3 * n + 1)"

lemma collatz_grows: "n < collatz n"
  oops

text \<open>True, but it needs a case distinction by remainders that nobody here thinks of: tests find nothing against it.\<close>

lemma squares_leave_no_two: "(n * n) mod 3 \<noteq> (2 :: nat)"
  oops

end
