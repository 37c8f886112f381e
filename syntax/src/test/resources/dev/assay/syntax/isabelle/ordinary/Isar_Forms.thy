theory Isar_Forms
  imports Main
begin
notepad
begin
  fix A B :: bool
  assume "A \<and> B"
  then obtain A and B ..
  then have "B \<and> A" ..
  { fix x :: nat assume *: "x > 0"
    from * have "x \<noteq> 0" by simp
    note this[symmetric] }
  have "P \<longrightarrow> P" for P :: bool
  proof assume P thus P . qed
end
theorem sum_formula [simp, intro!]:
  fixes n :: nat
  assumes pos: "n > 0" and le [simp]: "n \<le> N"
  defines "m \<equiv> n + 1"
  notes defs = m_def
  shows first: "2 * (\<Sum>i\<le>n. i) = n * m" (is "?P n")
    and second: "m > n" (is ?thesis2)
  subgoal premises prems
    apply (insert prems)
    supply [[simp_trace = true]]
    by (induct n) (auto simp: m_def)
  subgoal for k using pos
    unfolding m_def
    apply -
    apply (rule less_add_one)?
    done
  done
lemma ex1: assumes "\<exists>x. P x" obtains x where "P x"
  using assms by blast
lemma split_nat: obtains (zero) "n = 0" | (suc) m where "n = Suc m" and "m < n"
  by (cases n) auto
lemma calc: "(a::int) = d" if "a = b" and "b \<le> c" "c = d" "d \<le> b" for a b c d
proof -
  have "a = b" by (fact that(1))
  also have "\<dots> \<le> c" by (fact that(2))
  also (xtrans) have "... = d" using that by simp
  finally have "a \<le> d" .
  moreover have "d \<le> a" using that by auto
  ultimately show ?thesis by (rule antisym)
qed
lemma "\<lbrakk> \<forall>x. P x \<longrightarrow> Q x; P a \<rbrakk> \<Longrightarrow> Q a"
  apply (erule_tac x = "a" in allE)
  apply (drule mp, assumption)
  apply assumption
  back
  done
lemma inductive_style:
  fixes xs :: "'a list"
  assumes "xs \<noteq> []"
  shows "hd (rev xs) = last xs \<and> P xs \<longrightarrow> P xs"
  using assms
proof (induct xs rule: rev_induct)
  case Nil
  then show ?case ..
next
  case (snoc x xs')
  define z where "z = hd (rev xs')"
  define f :: "nat \<Rightarrow> nat" and c :: nat where "f = Suc" and "c = 2" for z
  consider "xs' = []" | (other) y ys where "xs' = y # ys" by (cases xs') auto
  then show ?case
  proof cases
    case 1 then show ?thesis by simp
  next
    case other
    interpret comp_fun_commute Suc sorry
    with snoc(1)[OF _] other show ?thesis
      apply_end simp
      sorry
  qed
qed (auto
  intro: allI
  simp: Let_def)
lemma presume_style: "A \<Longrightarrow> A"
proof -
  presume "A" then show A .
qed assumption
lemma "P x" if asm: "\<And>x. P x" supply asm[simp] by simp
proposition two_named:
  "P \<Longrightarrow> P" and
  other_name [dest]: "Q \<Longrightarrow> Q" "R \<longrightarrow> R"
  by - (assumption | rule impI)+
lemma includes lifting_syntax shows "(A ===> A) id id" by (simp add: rel_fun_def)
lemma (in linorder) my_max: "max a b = (if a \<le> b then b else a)" by (simp add: max_def)
lemmas all_rules [intro] = conjI disjI1 disjI2 impI [THEN mp] and more = TrueI
text \<open>Done, see @{thm [source] sum_formula(1)}, \<^term>\<open>\<lambda>x. x\<close> and @{lemma "x = x" by simp}.\<close>
ML \<open>val _ = writeln "hello \<open>nested\<close> \"quote"\<close>
ML_val \<open>@{term "a + b"}\<close>
setup \<open>fn thy => thy\<close>
end
