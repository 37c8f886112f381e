section \<open>Transitive closure by paths\<close>

theory Transitive_Closure_Table
  imports Main
begin

inductive rtrancl_path :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> 'a list \<Rightarrow> 'a \<Rightarrow> bool"
  for r :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  where
    base: "rtrancl_path r x [] x"
  | step: "r x y \<Longrightarrow> rtrancl_path r y ys z \<Longrightarrow> rtrancl_path r x (y # ys) z"

lemma rtrancl_path_trans: "rtrancl_path r x xs y \<Longrightarrow> rtrancl_path r y ys z \<Longrightarrow> rtrancl_path r x (xs @ ys) z"
  by (induct rule: rtrancl_path.induct) (auto intro: rtrancl_path.intros)

lemma rtranclp_eq_rtrancl_path: "r\<^sup>*\<^sup>* x y = (\<exists>xs. rtrancl_path r x xs y)"
proof
  assume "r\<^sup>*\<^sup>* x y"
  then show "\<exists>xs. rtrancl_path r x xs y"
  proof (induct rule: rtranclp_induct)
    show "\<exists>xs. rtrancl_path r x xs x" by (metis rtrancl_path.base)
  next
    fix u v
    assume "r u v" and "\<exists>xs. rtrancl_path r x xs u"
    moreover have "rtrancl_path r u [v] v" using \<open>r u v\<close> by (metis rtrancl_path.base rtrancl_path.step)
    ultimately show "\<exists>xs. rtrancl_path r x xs v" by (metis rtrancl_path_trans)
  qed
next
  have "r\<^sup>*\<^sup>* x y" if "rtrancl_path r x xs y" for xs
    using that by (induct rule: rtrancl_path.induct) (auto intro: converse_rtranclp_into_rtranclp)
  then show "\<exists>xs. rtrancl_path r x xs y \<Longrightarrow> r\<^sup>*\<^sup>* x y" by blast
qed

end
