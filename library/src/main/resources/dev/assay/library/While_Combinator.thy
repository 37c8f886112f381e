section \<open>Loops\<close>

theory While_Combinator
  imports Main
begin

definition while_option :: "('a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> 'a \<Rightarrow> 'a option"
  where "while_option b c s =
    (if \<exists>k. \<not> b ((c ^^ k) s) then Some ((c ^^ (LEAST k. \<not> b ((c ^^ k) s))) s) else None)"

definition while :: "('a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'a) \<Rightarrow> 'a \<Rightarrow> 'a"
  where "while b c s = the (while_option b c s)"

theorem while_option_unfold: "while_option b c s = (if b s then while_option b c (c s) else Some s)"
proof (cases "b s")
  case False
  then have "(LEAST k. \<not> b ((c ^^ k) s)) = 0" by (intro Least_equality) simp_all
  moreover have "\<exists>k. \<not> b ((c ^^ k) s)" using False by (metis funpow_0)
  ultimately show ?thesis using False by (simp add: while_option_def)
next
  case True
  have step: "(c ^^ Suc k) s = (c ^^ k) (c s)" for k by (simp add: funpow_swap1)
  have some: "(\<exists>k. \<not> b ((c ^^ k) s)) = (\<exists>k. \<not> b ((c ^^ k) (c s)))"
    by (metis True funpow_0 not0_implies_Suc step)
  show ?thesis
  proof (cases "\<exists>k. \<not> b ((c ^^ k) (c s))")
    case False
    then show ?thesis using True some by (simp add: while_option_def)
  next
    case exists: True
    then obtain k where "\<not> b ((c ^^ k) (c s))" by blast
    then have "\<not> b ((c ^^ Suc k) s)" by (metis step)
    then have "(LEAST k. \<not> b ((c ^^ k) s)) = Suc (LEAST k. \<not> b ((c ^^ Suc k) s))"
      by (intro Least_Suc [of "\<lambda>k. \<not> b ((c ^^ k) s)" "Suc k"]) (simp_all add: True)
    then have "(c ^^ (LEAST k. \<not> b ((c ^^ k) s))) s = (c ^^ (LEAST k. \<not> b ((c ^^ k) (c s)))) (c s)"
      by (simp only: step)
    then show ?thesis using True some exists by (simp add: while_option_def)
  qed
qed

lemma while_option_stop: "while_option b c s = Some t \<Longrightarrow> \<not> b t"
  by (auto simp: while_option_def split: if_splits intro: LeastI)

theorem while_option_rule:
  assumes "\<And>s. P s \<Longrightarrow> b s \<Longrightarrow> P (c s)" and "while_option b c s = Some t" and "P s"
  shows "P t"
proof -
  have all: "P ((c ^^ k) s)" if "\<forall>j<k. b ((c ^^ j) s)" for k
    using that
  proof (induct k)
    case 0
    show ?case using assms(3) by simp
  next
    case (Suc k)
    then have "P ((c ^^ k) s)" "b ((c ^^ k) s)" by simp_all
    then show ?case using assms(1) by simp
  qed
  define k where "k = (LEAST k. \<not> b ((c ^^ k) s))"
  have t: "t = (c ^^ k) s" using assms(2) by (simp add: while_option_def k_def split: if_splits)
  have "\<forall>j<k. b ((c ^^ j) s)" unfolding k_def by (metis not_less_Least)
  then show ?thesis using all t by simp
qed

lemma while_unfold: "while b c s = (if b s then while b c (c s) else s)"
  by (simp add: while_def while_option_unfold [of b c s])

theorem while_rule:
  assumes "P s" and "\<And>s. P s \<Longrightarrow> b s \<Longrightarrow> P (c s)" and "\<And>s. P s \<Longrightarrow> \<not> b s \<Longrightarrow> Q s"
    and "wf r" and "\<And>s. P s \<Longrightarrow> b s \<Longrightarrow> (c s, s) \<in> r"
  shows "Q (while b c s)"
proof -
  have "P s \<longrightarrow> Q (while b c s)" for s
    using assms(4)
  proof (induct s rule: wf_induct_rule)
    fix s
    assume less: "\<And>t. (t, s) \<in> r \<Longrightarrow> P t \<longrightarrow> Q (while b c t)"
    show "P s \<longrightarrow> Q (while b c s)"
    proof
      assume P: "P s"
      show "Q (while b c s)"
      proof (cases "b s")
        case True
        then have "Q (while b c (c s))" using less assms(2,5) P by blast
        then show ?thesis using True by (simp add: while_unfold [of b c s])
      next
        case False
        then show ?thesis using assms(3) P by (simp add: while_unfold [of b c s])
      qed
    qed
  qed
  then show ?thesis using assms(1) by blast
qed

theorem measure_while_option_Some:
  assumes "\<And>s. P s \<Longrightarrow> b s \<Longrightarrow> P (c s) \<and> f (c s) < (f s::nat)" and "P s"
  shows "\<exists>t. while_option b c s = Some t"
proof -
  have "\<forall>s. P s \<longrightarrow> f s = n \<longrightarrow> (\<exists>t. while_option b c s = Some t)" for n
  proof (induct n rule: less_induct)
    fix n
    assume less: "\<And>m. m < n \<Longrightarrow> \<forall>s. P s \<longrightarrow> f s = m \<longrightarrow> (\<exists>t. while_option b c s = Some t)"
    show "\<forall>s. P s \<longrightarrow> f s = n \<longrightarrow> (\<exists>t. while_option b c s = Some t)"
    proof (intro allI impI)
      fix s
      assume P: "P s" and n: "f s = n"
      show "\<exists>t. while_option b c s = Some t"
      proof (cases "b s")
        case True
        then have "P (c s)" "f (c s) < n" using assms(1) P n by blast+
        then have "\<exists>t. while_option b c (c s) = Some t" using less by blast
        then show ?thesis using True by (simp add: while_option_unfold [of b c s])
      next
        case False
        then show ?thesis by (simp add: while_option_unfold [of b c s])
      qed
    qed
  qed
  then show ?thesis using assms(2) by blast
qed

text \<open>What can be reached from x by f, up to the first element that does not satisfy p: the elements to be visited,
  and those seen so far.\<close>

definition rtrancl_while :: "('a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'a list) \<Rightarrow> 'a \<Rightarrow> ('a list \<times> 'a set) option"
  where "rtrancl_while p f x =
    while_option
      (\<lambda>(ws, Z). ws \<noteq> [] \<and> p (hd ws))
      (\<lambda>(ws, Z). let new = remdups (filter (\<lambda>y. y \<notin> Z) (f (hd ws))) in (new @ tl ws, set new \<union> Z))
      ([x], {x})"

end
