section \<open>Quotients of products\<close>

theory Quotient_Product
  imports Quotient_Syntax
begin

lemma prod_equivp: "equivp R1 \<Longrightarrow> equivp R2 \<Longrightarrow> equivp (rel_prod R1 R2)"
proof -
  assume 1: "equivp R1" and 2: "equivp R2"
  show ?thesis
  proof (rule equivpI)
    show "reflp (rel_prod R1 R2)"
      unfolding reflp_def using equivp_reflp [OF 1] equivp_reflp [OF 2] by auto
    show "symp (rel_prod R1 R2)"
      unfolding symp_def using equivp_symp [OF 1] equivp_symp [OF 2] by auto
    show "transp (rel_prod R1 R2)"
      unfolding transp_def using equivp_transp [OF 1] equivp_transp [OF 2] by auto
  qed
qed

lemma rel_prod_eq: "rel_prod (=) (=) = (=)"
  by (auto simp: fun_eq_iff)

lemma prod_quotient: "Quotient3 R1 Abs1 Rep1 \<Longrightarrow> Quotient3 R2 Abs2 Rep2 \<Longrightarrow> Quotient3 (rel_prod R1 R2) (map_prod Abs1 Abs2) (map_prod Rep1 Rep2)"
proof -
  assume 1: "Quotient3 R1 Abs1 Rep1" and 2: "Quotient3 R2 Abs2 Rep2"
  have rel: "R1 r s = (R1 r r \<and> R1 s s \<and> Abs1 r = Abs1 s)" for r s using Quotient3_rel [OF 1] by simp
  have rel': "R2 r s = (R2 r r \<and> R2 s s \<and> Abs2 r = Abs2 s)" for r s using Quotient3_rel [OF 2] by simp
  show ?thesis
    unfolding Quotient3_def
  proof (intro conjI allI)
    fix a :: "'b \<times> 'd"
    show "map_prod Abs1 Abs2 (map_prod Rep1 Rep2 a) = a"
      by (cases a) (simp add: Quotient3_abs_rep [OF 1] Quotient3_abs_rep [OF 2])
    show "rel_prod R1 R2 (map_prod Rep1 Rep2 a) (map_prod Rep1 Rep2 a)"
      by (cases a) (simp add: Quotient3_rep_reflp [OF 1] Quotient3_rep_reflp [OF 2])
  next
    fix r s :: "'a \<times> 'c"
    obtain a b c d where "r = (a, b)" "s = (c, d)" by (metis surj_pair)
    then show "rel_prod R1 R2 r s = (rel_prod R1 R2 r r \<and> rel_prod R1 R2 s s \<and> map_prod Abs1 Abs2 r = map_prod Abs1 Abs2 s)"
      using rel [of a c] rel' [of b d] by auto
  qed
qed

end
