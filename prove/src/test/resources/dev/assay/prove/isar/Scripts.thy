theory Scripts
  imports Main
begin

text \<open>Methods that name variables and assumptions of the goal, and the other forms of proof scripts.\<close>

lemma rule_tac: "P a \<Longrightarrow> \<exists>x. P x"
  apply (rule_tac x = a in exI)
  apply assumption
  done

lemma erule_tac: "\<forall>x. P x \<Longrightarrow> P (f a)"
  apply (erule_tac x = "f a" in allE)
  apply assumption
  done

lemma drule_tac: "\<forall>x. P x \<longrightarrow> Q x \<Longrightarrow> P a \<Longrightarrow> Q a"
  apply (drule_tac x = a in spec)
  apply (drule mp)
  apply assumption
  apply assumption
  done

lemma frule_tac: "\<forall>x. P x \<Longrightarrow> P a \<and> (\<forall>x. P x)"
  apply (frule_tac x = a in spec)
  apply (rule conjI)
  apply assumption
  apply assumption
  done

lemma rule_with_terms: "\<forall>x. P x \<Longrightarrow> P a"
  by (rule allE [where x = a])

lemma subgoal_tac: "P \<and> Q \<Longrightarrow> Q"
  apply (subgoal_tac "Q \<and> P")
  apply simp
  apply simp
  done

lemma cut_tac: "rev (rev xs) @ [] = xs"
  apply (cut_tac xs = xs in rev_rev_ident)
  apply simp
  done

lemma thin_tac: "P \<Longrightarrow> x = y \<Longrightarrow> P"
  apply (thin_tac "x = _")
  apply assumption
  done

lemma rename_tac: "\<forall>x. P x \<Longrightarrow> \<forall>y. P y"
  apply (rule allI)
  apply (rename_tac z)
  apply (erule_tac x = z in allE)
  apply assumption
  done

lemma case_tac: "xs = [] \<or> (\<exists>y ys. xs = y # ys)"
  apply (case_tac xs)
  apply auto
  done

lemma induct_tac: "length (map f xs) = length xs"
  apply (induct_tac xs)
  apply simp_all
  done

lemma subgoals: "\<And>x. P x \<Longrightarrow> P x \<or> Q" "Q \<Longrightarrow> R \<or> Q"
  subgoal for a
    by simp
  subgoal premises given
    using given by simp
  done

lemma subgoal_variables: "\<forall>x y. P x y \<longrightarrow> P x y \<or> P y x"
  apply (intro allI impI)
  subgoal for u v
    apply (rule disjI1)
    apply assumption
    done
  done

lemma clarified: "A \<and> B \<longrightarrow> B \<and> A"
  apply clarify
  apply (rule conjI)
  apply assumption
  apply assumption
  done

lemma unknown_in_between: "A \<subseteq> B \<Longrightarrow> B \<subseteq> C \<Longrightarrow> A \<subseteq> C"
  apply (rule subset_trans)
  apply assumption
  apply assumption
  done

lemma introduced: "A \<longrightarrow> B \<longrightarrow> A"
  by (intro impI)

lemma substituted: "f (xs @ []) = f xs"
  by (subst append_Nil2) (rule refl)

lemma substituted_second: "g (xs @ []) (ys @ []) = g (xs @ []) ys"
  apply (subst (2) append_Nil2)
  apply (rule refl)
  done

lemma substituted_under_binder: "(\<lambda>x. f (x @ [])) = f"
  by (subst append_Nil2) (rule refl)

lemma substituted_in_assumption: "P (xs @ []) \<Longrightarrow> P xs"
  apply (subst (asm) append_Nil2)
  apply assumption
  done

lemma substituted_under_condition: "x \<noteq> 0 \<Longrightarrow> x div x = (1::nat)"
  apply (subst div_self)
  apply assumption
  apply (rule refl)
  done

lemma folded: "x + x = (y::nat) \<Longrightarrow> True"
  by (fold mult_2) (rule TrueI)

lemma split_once: "(if b then P else P) \<Longrightarrow> P"
  by (simp split: if_splits)

lemma options_of_metis: "xs \<noteq> [] \<Longrightarrow> \<exists>y ys. xs = y # ys"
  by (metis (no_types, lifting) neq_Nil_conv)

lemma options_of_smt: "(x::int) < y \<Longrightarrow> x + 1 \<le> y"
  by (smt (verit, ccfv_threshold))

lemma propositional: "(P \<longrightarrow> Q) \<longrightarrow> \<not> Q \<longrightarrow> \<not> P"
  by satx

lemma congruent: "a = b \<Longrightarrow> b = c \<Longrightarrow> f a = f c"
  by argo

lemma evaluated: "rev [1, 2, 3 :: nat] = [3, 2, 1]"
  by eval

lemma flipped: "x = y \<Longrightarrow> f y = f x"
  by (simp flip: eq_commute)

lemma alternatives: "A \<Longrightarrow> A \<or> B"
  by (assumption | rule disjI1, assumption)

lemma restricted: "(A \<and> B) \<and> C \<Longrightarrow> (A \<and> C) \<and> B"
  apply (rule conjI)
  apply (rule conjI, simp_all)[1]
  apply simp
  done

lemma repeated: "A \<Longrightarrow> B \<Longrightarrow> C \<Longrightarrow> A \<and> B \<and> C"
  by (rule conjI, assumption)+ assumption

lemma chained_each_time: assumes f: "\<And>x. P x" shows "P a" "P b"
  using f by blast+

lemma outer_premise: "Q \<longrightarrow> R \<longrightarrow> Q \<and> R"
proof -
  have "R \<longrightarrow> Q \<and> R" if "Q"
  proof -
    have "Q \<and> R" if "R" using \<open>Q\<close> \<open>R\<close> by blast
    then show ?thesis by blast
  qed
  then show ?thesis by blast
qed

end
