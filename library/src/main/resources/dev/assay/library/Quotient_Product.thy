section \<open>Quotients of products\<close>

theory Quotient_Product
  imports Quotient_Syntax
begin

lemma prod_equivp: "equivp R1 \<Longrightarrow> equivp R2 \<Longrightarrow> equivp (rel_prod R1 R2)"
  by (auto simp: equivp_def fun_eq_iff)

lemma rel_prod_eq: "rel_prod (=) (=) = (=)"
  by (auto simp: fun_eq_iff)

lemma prod_quotient: "Quotient3 R1 Abs1 Rep1 \<Longrightarrow> Quotient3 R2 Abs2 Rep2 \<Longrightarrow> Quotient3 (rel_prod R1 R2) (map_prod Abs1 Abs2) (map_prod Rep1 Rep2)"
  by (auto simp: Quotient3_def)

end
