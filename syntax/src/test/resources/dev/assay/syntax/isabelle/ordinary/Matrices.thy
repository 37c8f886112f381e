theory Matrices
  imports Main "HOL-Library.Function_Algebras" "HOL-Library.FuncSet"
begin

type_synonym 'a mat = "nat ⇒ nat ⇒ 'a"

definition mmult :: "nat ⇒ 'a::comm_semiring_1 mat ⇒ 'a mat ⇒ 'a mat"  ("(_ ⊠⇘_⇙ _)" [71, 0, 72] 71)
  where "mmult n A B = (λi j. ∑k<n. A i k * B k j)"

definition munit :: "'a::comm_semiring_1 mat"
  where "munit = (λi j. of_bool (i = j))"

definition trace :: "nat ⇒ 'a::comm_semiring_1 mat ⇒ 'a"
  where "trace n A = (∑i<n. A i i)"

definition transposed :: "'a mat ⇒ 'a mat"
  where "transposed A = (λi j. A j i)"

lemma trace_transposed: "trace n (transposed A) = trace n A"
  by (simp add: trace_def transposed_def)

lemma trace_commute: "trace n (mmult n A B) = trace n (mmult n B A)"
  unfolding trace_def mmult_def
  by (subst sum.swap) (simp add: mult.commute)

lemma mmult_munit: "i < n ⟹ j < n ⟹ mmult n A munit i j = A i j"
  by (auto simp: mmult_def munit_def of_bool_def intro!: sum.neutral)

lemma add_pointwise: "(A + B) i j = A i j + (B i j :: int)"
  by simp

lemma "A ∈ {..<n} → UNIV" "restrict f {..<n} ∈ extensional {..<n}"
  by auto

fun mpow :: "nat ⇒ 'a::comm_semiring_1 mat ⇒ nat ⇒ 'a mat" where
  "mpow n A 0 = munit"
| "mpow n A (Suc k) = mmult n A (mpow n A k)"

lemma mpow_add: "mpow n A (j + k) = mmult n (mpow n A j) (mpow n A k)"
  oops

end
