section \<open>Pairs in order, the first components first\<close>

theory Product_Lexorder
  imports Main
begin

instantiation prod :: (ord, ord) ord
begin

definition less_eq_prod :: "'a \<times> 'b \<Rightarrow> 'a \<times> 'b \<Rightarrow> bool"
  where "less_eq_prod x y = (fst x < fst y \<or> fst x \<le> fst y \<and> snd x \<le> snd y)"

definition less_prod :: "'a \<times> 'b \<Rightarrow> 'a \<times> 'b \<Rightarrow> bool"
  where "less_prod x y = (fst x < fst y \<or> fst x \<le> fst y \<and> snd x < snd y)"

instance ..

end

instance prod :: (preorder, preorder) preorder
  by standard (auto simp: less_eq_prod_def less_prod_def less_le_not_le intro: order_trans)

instance prod :: (order, order) order
  by standard (auto simp: less_eq_prod_def)

instance prod :: (linorder, linorder) linorder
  by standard (auto simp: less_eq_prod_def)

instance prod :: (wellorder, wellorder) wellorder
proof
  fix P :: "'a \<times> 'b \<Rightarrow> bool" and a
  assume step: "\<And>x. (\<And>y. y < x \<Longrightarrow> P y) \<Longrightarrow> P x"
  have "\<forall>v. P (u, v)" for u
  proof (induct u rule: less_induct)
    case first: (less u)
    show ?case
    proof
      fix v
      show "P (u, v)"
      proof (induct v rule: less_induct)
        case second: (less v)
        show ?case
        proof (rule step)
          fix y :: "'a \<times> 'b"
          assume "y < (u, v)"
          then have "fst y < u \<or> fst y = u \<and> snd y < v" by (auto simp: less_prod_def le_less)
          then have "P (fst y, snd y)" using first second by auto
          then show "P y" by simp
        qed
      qed
    qed
  qed
  then show "P a" by (metis surj_pair)
qed

lemma less_eq_prod_simp [simp]: "((x1, y1) \<le> (x2, y2)) = (x1 < x2 \<or> x1 \<le> x2 \<and> y1 \<le> y2)"
  by (simp add: less_eq_prod_def)

lemma less_prod_simp [simp]: "((x1, y1) < (x2, y2)) = (x1 < x2 \<or> x1 \<le> x2 \<and> y1 < y2)"
  by (simp add: less_prod_def)

end
