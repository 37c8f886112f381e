theory Matrices imports Main begin

text \<open>Two by two, over the integers.\<close>

datatype matrix = Matrix int int int int

fun plus :: "matrix \<Rightarrow> matrix \<Rightarrow> matrix" where
  "plus (Matrix a b c d) (Matrix a' b' c' d') = Matrix (a + a') (b + b') (c + c') (d + d')"

fun times :: "matrix \<Rightarrow> matrix \<Rightarrow> matrix" where
  "times (Matrix a b c d) (Matrix a' b' c' d') =
     Matrix (a * a' + b * c') (a * b' + b * d') (c * a' + d * c') (c * b' + d * d')"

fun transposed :: "matrix \<Rightarrow> matrix" where
  "transposed (Matrix a b c d) = Matrix a c b d"

definition unit :: matrix where
  "unit = Matrix 1 0 0 1"

end
