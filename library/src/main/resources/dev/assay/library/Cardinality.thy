section \<open>The number of values of a type\<close>

theory Cardinality
  imports Main
begin

lemma card_UNIV_unit: "card (UNIV :: unit set) = 1"
  by (simp add: UNIV_unit)

lemma card_UNIV_bool: "card (UNIV :: bool set) = 2"
  by (simp add: UNIV_bool)

lemma card_UNIV_prod: "card (UNIV :: ('a \<times> 'b) set) = card (UNIV :: 'a set) * card (UNIV :: 'b set)"
  by (simp add: card_cartesian_product flip: UNIV_Times_UNIV)

end
