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
  by (simp add: while_option_def)

lemma while_option_stop: "while_option b c s = Some t \<Longrightarrow> \<not> b t"
  by (auto simp: while_option_def split: if_splits intro: LeastI)

theorem while_option_rule:
  assumes "\<And>s. P s \<Longrightarrow> b s \<Longrightarrow> P (c s)" and "while_option b c s = Some t" and "P s"
  shows "P t"
  by (metis while_option_unfold)

lemma while_unfold: "while b c s = (if b s then while b c (c s) else s)"
  by (simp add: while_def while_option_unfold [of b c s])

theorem while_rule:
  assumes "P s" and "\<And>s. P s \<Longrightarrow> b s \<Longrightarrow> P (c s)" and "\<And>s. P s \<Longrightarrow> \<not> b s \<Longrightarrow> Q s"
    and "wf r" and "\<And>s. P s \<Longrightarrow> b s \<Longrightarrow> (c s, s) \<in> r"
  shows "Q (while b c s)"
  by (metis while_unfold wf_induct)

theorem measure_while_option_Some:
  assumes "\<And>s. P s \<Longrightarrow> b s \<Longrightarrow> P (c s) \<and> f (c s) < (f s::nat)" and "P s"
  shows "\<exists>t. while_option b c s = Some t"
  by (metis while_option_unfold measure_induct)

text \<open>What can be reached from x by f, up to the first element that does not satisfy p: the elements to be visited,
  and those seen so far.\<close>

definition rtrancl_while :: "('a \<Rightarrow> bool) \<Rightarrow> ('a \<Rightarrow> 'a list) \<Rightarrow> 'a \<Rightarrow> ('a list \<times> 'a set) option"
  where "rtrancl_while p f x =
    while_option
      (\<lambda>(ws, Z). ws \<noteq> [] \<and> p (hd ws))
      (\<lambda>(ws, Z). let new = remdups (filter (\<lambda>y. y \<notin> Z) (f (hd ws))) in (new @ tl ws, set new \<union> Z))
      ([x], {x})"

end
