section ‹Division by numerals›

theory Divides
  imports Parity
begin

class unique_euclidean_semiring_numeral = unique_euclidean_semiring + linordered_semidom + semiring_parity +
  assumes div_less_numeral: "0 ≤ a ⟹ a < b ⟹ a div b = 0"
    and mod_less_numeral: "0 ≤ a ⟹ a < b ⟹ a mod b = a"

instance nat :: unique_euclidean_semiring_numeral
  by standard simp_all

instance int :: unique_euclidean_semiring_numeral
  by standard simp_all

definition divides_aux :: "'a::unique_euclidean_semiring_numeral × 'a ⇒ bool"
  where "divides_aux qr = (snd qr = 0)"

lemma divides_aux_eq [simp]: "divides_aux (q, r) = (r = (0::'a::unique_euclidean_semiring_numeral))"
  by (simp add: divides_aux_def)

definition divmod :: "num ⇒ num ⇒ 'a::unique_euclidean_semiring_numeral × 'a"
  where "divmod m n = (numeral m div numeral n, numeral m mod numeral n)"

lemma unique_quotient_lemma: "b * q' + r' ≤ b * q + r ⟹ 0 ≤ r' ⟹ r' < b ⟹ r < b ⟹ q' ≤ (q::int)"
  by (metis add_le_less_mono linorder_not_le)

lemma div_dvd_sgn_abs: "l dvd k ⟹ k div l = (sgn k * sgn l) * (¦k¦ div ¦l::int¦)"
  by (auto simp: divide_int_def)

lemma div_sgn_abs_cancel: "v ≠ 0 ⟹ (sgn v * ¦k¦) div (sgn v * ¦l¦) = ¦k¦ div ¦l::int¦"
  by (auto simp: divide_int_def)

lemma nonneg1_imp_zdiv_pos_iff: "0 ≤ a ⟹ (0 < a div b) = (b ≤ a ∧ 0 < (b::int))"
  by (auto simp: divide_int_def)

hide_const (open) divmod

end
