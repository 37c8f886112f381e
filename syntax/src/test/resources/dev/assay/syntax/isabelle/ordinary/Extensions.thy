theory Extensions
  imports Main
begin

section \<open>Specified constants\<close>

consts
  low :: nat
  high :: nat

specification (low high)
  low_pos: "0 < low"
  low_high: "low < high"
  by (rule exI [of _ 1]) auto

lemma "1 < high"
  using low_pos low_high by simp

section \<open>Locales\<close>

locale semi =
  fixes combine :: "'a \<Rightarrow> 'a \<Rightarrow> 'a"  (infixl "\<cdot>" 70)
  assumes assoc: "(x \<cdot> y) \<cdot> z = x \<cdot> (y \<cdot> z)"
begin

definition square
  where "square x = x \<cdot> x"

primrec many :: "'a \<Rightarrow> nat \<Rightarrow> 'a"
  where
    "many x 0 = x"
  | "many x (Suc n) = x \<cdot> many x n"

end

text \<open>Only the assumption shows that both operations are on the same type.\<close>

locale distributive = times: semi times + plus: semi plus
  for times (infixl "\<odot>" 70) and plus (infixl "\<boxplus>" 65) +
  assumes distrib: "x \<odot> (y \<boxplus> z) = (x \<odot> y) \<boxplus> (x \<odot> z)"
begin

lemma "x \<odot> plus.square y = plus.square (x \<odot> y)"
  by (simp add: plus.square_def distrib)

end

global_interpretation sums: semi "(+) :: nat \<Rightarrow> nat \<Rightarrow> nat"
  defines double = sums.square and multiple = sums.many
  by standard simp

lemma "double x = 2 * x"
  by (simp add: double_def sums.square_def)

context
  fixes r :: "('a \<times> 'a) set"
begin

inductive_set reach :: "'a \<Rightarrow> 'a set"
  for x
  where
    start: "x \<in> reach x"
  | step: "y \<in> reach x \<Longrightarrow> (y, z) \<in> r \<Longrightarrow> z \<in> reach x"

lemma "y \<in> reach x \<Longrightarrow> (x, y) \<in> r\<^sup>*"
  by (induct rule: reach.induct) auto

end

section \<open>Recursion below a composition\<close>

datatype 'a wide = Tip 'a | Fork "nat \<Rightarrow> 'a wide"

primrec wide_map :: "('a \<Rightarrow> 'b) \<Rightarrow> 'a wide \<Rightarrow> 'b wide"
  where
    "wide_map f (Tip a) = Tip (f a)"
  | "wide_map f (Fork g) = Fork (wide_map f \<circ> g)"

lemma "wide_map id t = t"
  by (induct t) (auto simp: comp_def)

end
