theory Search_Trees
  imports Main "HOL-Library.Tree" "HOL-Library.Tree_Multiset"
begin
text \<open>AVL trees on top of \<^theory>\<open>HOL-Library.Tree\<close>.\<close>
type_synonym 'a avl = "('a \<times> nat) tree"
fun ht :: "'a avl \<Rightarrow> nat" where "ht Leaf = 0" | "ht (Node l (a, n) r) = n"
definition node :: "'a avl \<Rightarrow> 'a \<Rightarrow> 'a avl \<Rightarrow> 'a avl" where
  "node l a r = Node l (a, max (ht l) (ht r) + 1) r"
fun avl :: "'a avl \<Rightarrow> bool" where
"avl \<langle>\<rangle> = True" |
"avl \<langle>l, (a,n), r\<rangle> =
 ((height l = height r \<or> height l = height r + 1 \<or> height r = height l + 1) \<and>
  n = max (height l) (height r) + 1 \<and> avl l \<and> avl r)"
lemma ht_height[simp]: "avl t \<Longrightarrow> ht t = height t" by (cases t rule: avl.cases) simp_all
fun ins :: "'a::linorder \<Rightarrow> 'a tree \<Rightarrow> 'a tree" where
"ins x Leaf = Node Leaf x Leaf" |
"ins x (Node l a r) = (if x < a then Node (ins x l) a r else if x > a then Node l a (ins x r) else Node l a r)"
lemma set_ins: "set_tree (ins x t) = {x} \<union> set_tree t" by (induct t) auto
lemma bst_ins: "bst t \<Longrightarrow> bst (ins x t)" by (induct t) (auto simp: set_ins)
lemma "inorder (mirror t) = rev (inorder t)" by (induct t) auto
lemma size_bound: "size t + 1 \<le> 2 ^ height t" by (induct t) auto
lemma min_h: "2 ^ min_height t \<le> size1 t" "complete t \<Longrightarrow> size1 t = 2 ^ height t" oops
lemma "heap t \<Longrightarrow> t \<noteq> Leaf \<Longrightarrow> value t = Min (set_mset (mset_tree t))" oops
lemma "mset_tree (ins x t) \<subseteq># add_mset x (mset_tree t)" oops
lemma "preorder t = map id (preorder t)" "postorder (mirror t) = rev (preorder t)" oops
lemma "subtrees t \<noteq> {}" "acomplete t = acomplete (mirror t)" "wbalanced Leaf" "ipl Leaf = 0" oops
lemma "bst_wrt (\<le>) t = sorted (inorder t)" oops
lemma "map_tree f (mirror t) = mirror (map_tree f t)" "left \<langle>l,a,r\<rangle> = l" "right \<langle>l,a,r\<rangle> = r" oops
lemma "sorted (inorder t) \<longleftrightarrow> bst_wrt (\<le>) (t :: nat tree)" oops
end
