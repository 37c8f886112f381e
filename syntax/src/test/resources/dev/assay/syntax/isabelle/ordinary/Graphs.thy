theory Graphs imports Main begin
type_synonym 'v graph = "'v set \<times> ('v \<times> 'v) set"
abbreviation verts :: "'v graph \<Rightarrow> 'v set" where "verts \<equiv> fst"
abbreviation edges :: "'v graph \<Rightarrow> ('v \<times> 'v) set" where "edges G \<equiv> snd G"
definition wf_graph :: "'v graph \<Rightarrow> bool" where
  "wf_graph G \<longleftrightarrow> finite (verts G) \<and> edges G \<subseteq> verts G \<times> verts G"
inductive path :: "'v graph \<Rightarrow> 'v \<Rightarrow> 'v list \<Rightarrow> 'v \<Rightarrow> bool" for G where
  path_nil: "v \<in> verts G \<Longrightarrow> path G v [] v" |
  path_cons: "\<lbrakk>(u, v) \<in> edges G; path G v p w\<rbrakk> \<Longrightarrow> path G u (v # p) w"
lemma path_append: "path G u p v \<Longrightarrow> path G v q w \<Longrightarrow> path G u (p @ q) w"
  by (induct rule: path.induct) (auto intro: path.intros)
definition reachable where "reachable G u v \<equiv> (u, v) \<in> (edges G)\<^sup>*"
lemma reach_trans [trans]: "reachable G u v \<Longrightarrow> reachable G v w \<Longrightarrow> reachable G u w"
  unfolding reachable_def by (rule rtrancl_trans)
definition "succs E u = E `` {u}"
definition indegree :: "('v \<times> 'v) set \<Rightarrow> 'v \<Rightarrow> nat" where "indegree E v = card {u. (u, v) \<in> E}"
lemma handshake: "finite E \<Longrightarrow> (\<Sum>v\<in>V. indegree E v) \<le> card E" oops
context
  fixes E :: "('v \<times> 'v) set" and root :: 'v
  assumes fin: "finite (E\<^sup>* `` {root})"
begin
function dfs :: "'v list \<Rightarrow> 'v set \<Rightarrow> 'v set" where
  "dfs [] vis = vis"
| "dfs (v # vs) vis = (if v \<in> vis then dfs vs vis else dfs vs (insert v vis))"
  by pat_completeness auto
termination by lexicographic_order
lemma dfs_mono: "vis \<subseteq> dfs ws vis" by (induct ws vis rule: dfs.induct) auto
end
locale digraph =
  fixes V :: "'a set" and A :: "('a \<times> 'a) set" (infix "\<leadsto>" 50)
  assumes A_in_V: "A \<subseteq> V \<times> V" and finV: "finite V"
begin
definition "nbh u = {v. (u, v) \<in> A}"
lemma finite_nbh [simp]: "finite (nbh u)" using A_in_V finV unfolding nbh_def by (blast intro: finite_subset)
abbreviation deg where "deg u \<equiv> card (nbh u)"
lemma deg_le: "u \<in> V \<Longrightarrow> deg u \<le> card V" sorry
end
locale dag = digraph + assumes acyc: "acyclic A"
sublocale dag \<subseteq> rev: digraph V "A\<inverse>" by unfold_locales (use A_in_V finV in auto)
interpretation triv: digraph "{}" "{}" by standard auto
lemma (in dag) "\<exists>r. linear_order_on V r \<and> A \<subseteq> r" oops
lemma "acyclic r \<longleftrightarrow> (\<forall>x. (x, x) \<notin> r\<^sup>+)" "trans (r\<^sup>+)" "Field r = Domain r \<union> Range r" by (auto simp: acyclic_def)
lemma "equiv A R \<Longrightarrow> x \<in> A \<Longrightarrow> R `` {x} \<in> A // R" by (rule quotientI)
lemma "wf (measure f)" "wf (r <*lex*> s) \<longleftrightarrow> wf r \<and> wf s" oops
end
