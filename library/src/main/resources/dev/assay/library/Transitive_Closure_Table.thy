section \<open>Transitive closure by paths\<close>

theory Transitive_Closure_Table
  imports Main
begin

inductive rtrancl_path :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a \<Rightarrow> 'a list \<Rightarrow> 'a \<Rightarrow> bool"
  for r :: "'a \<Rightarrow> 'a \<Rightarrow> bool"
  where
    base: "rtrancl_path r x [] x"
  | step: "r x y \<Longrightarrow> rtrancl_path r y ys z \<Longrightarrow> rtrancl_path r x (y # ys) z"

lemma rtranclp_eq_rtrancl_path: "r\<^sup>*\<^sup>* x y = (\<exists>xs. rtrancl_path r x xs y)"
  by (auto elim: rtranclp_induct intro: rtrancl_path.intros)

lemma rtrancl_path_trans: "rtrancl_path r x xs y \<Longrightarrow> rtrancl_path r y ys z \<Longrightarrow> rtrancl_path r x (xs @ ys) z"
  by (induct rule: rtrancl_path.induct) (auto intro: rtrancl_path.intros)

end
