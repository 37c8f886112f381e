theory Numbers
  imports Main
begin

fun collatz :: "nat \<Rightarrow> nat" where
  "collatz n = (if even n then n div 2 else 3 * n + 1)"

text \<open>An open problem for small numbers and few steps: tests find nothing, and nobody has a proof.\<close>

fun reaches :: "nat \<Rightarrow> nat \<Rightarrow> bool" where
  "reaches 0 n = (n = 1)" |
  "reaches (Suc k) n = (n = 1 \<or> reaches k (collatz n))"

lemma squares_are_not_two_more_than_a_multiple_of_three: "(n * n) mod 3 \<noteq> (2 :: nat)"
  oops

lemma sum_of_odds: "(\<Sum>i = 0..<n. 2 * i + 1) = n * (n :: nat)"
  oops

lemma collatz_grows: "n < collatz n"
  oops

lemma small_numbers_reach_one: "0 < n \<Longrightarrow> n < 20 \<Longrightarrow> reaches 30 n"
  oops

end
