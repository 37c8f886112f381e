section ‹Quotients of products›

theory Quotient_Product
  imports Quotient_Syntax
begin

lemma prod_equivp: "equivp R1 ⟹ equivp R2 ⟹ equivp (rel_prod R1 R2)"
  by (auto simp: equivp_def fun_eq_iff)

lemma rel_prod_eq: "rel_prod (=) (=) = (=)"
  by (auto simp: fun_eq_iff)

lemma prod_quotient: "Quotient3 R1 Abs1 Rep1 ⟹ Quotient3 R2 Abs2 Rep2 ⟹ Quotient3 (rel_prod R1 R2) (map_prod Abs1 Abs2) (map_prod Rep1 Rep2)"
  by (auto simp: Quotient3_def)

end
