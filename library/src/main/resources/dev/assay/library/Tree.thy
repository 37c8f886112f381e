section \<open>Binary trees\<close>

theory Tree
  imports Main
begin

datatype 'a tree = Leaf  ("\<langle>\<rangle>") | Node (left: "'a tree") ("value": 'a) (right: "'a tree")  ("(1\<langle>_,/ _,/ _\<rangle>)")
  where "left Leaf = Leaf" | "right Leaf = Leaf"

class height =
  fixes height :: "'a \<Rightarrow> nat"

primrec size1 :: "'a tree \<Rightarrow> nat"
  where
    "size1 \<langle>\<rangle> = 1"
  | "size1 \<langle>l, x, r\<rangle> = size1 l + size1 r"

primrec subtrees :: "'a tree \<Rightarrow> 'a tree set"
  where
    "subtrees \<langle>\<rangle> = {\<langle>\<rangle>}"
  | "subtrees \<langle>l, a, r\<rangle> = {\<langle>l, a, r\<rangle>} \<union> subtrees l \<union> subtrees r"

primrec mirror :: "'a tree \<Rightarrow> 'a tree"
  where
    "mirror \<langle>\<rangle> = Leaf"
  | "mirror \<langle>l, x, r\<rangle> = \<langle>mirror r, x, mirror l\<rangle>"

instantiation tree :: (type) height
begin

primrec height_tree :: "'a tree \<Rightarrow> nat"
  where
    "height_tree Leaf = 0"
  | "height_tree (Node l a r) = max (height_tree l) (height_tree r) + 1"

instance ..

end

primrec min_height :: "'a tree \<Rightarrow> nat"
  where
    "min_height Leaf = 0"
  | "min_height (Node l _ r) = min (min_height l) (min_height r) + 1"

primrec complete :: "'a tree \<Rightarrow> bool"
  where
    "complete Leaf = True"
  | "complete (Node l x r) = (height l = height r \<and> complete l \<and> complete r)"

definition acomplete :: "'a tree \<Rightarrow> bool"
  where "acomplete t = (height t - min_height t \<le> 1)"

primrec wbalanced :: "'a tree \<Rightarrow> bool"
  where
    "wbalanced Leaf = True"
  | "wbalanced (Node l x r) = (\<bar>int (size l) - int (size r)\<bar> \<le> 1 \<and> wbalanced l \<and> wbalanced r)"

primrec ipl :: "'a tree \<Rightarrow> nat"
  where
    "ipl Leaf = 0"
  | "ipl (Node l _ r) = ipl l + size l + ipl r + size r"

primrec preorder :: "'a tree \<Rightarrow> 'a list"
  where
    "preorder \<langle>\<rangle> = []"
  | "preorder \<langle>l, x, r\<rangle> = x # preorder l @ preorder r"

primrec inorder :: "'a tree \<Rightarrow> 'a list"
  where
    "inorder \<langle>\<rangle> = []"
  | "inorder \<langle>l, x, r\<rangle> = inorder l @ [x] @ inorder r"

primrec inorder2 :: "'a tree \<Rightarrow> 'a list \<Rightarrow> 'a list"
  where
    "inorder2 \<langle>\<rangle> xs = xs"
  | "inorder2 \<langle>l, x, r\<rangle> xs = inorder2 l (x # inorder2 r xs)"

primrec postorder :: "'a tree \<Rightarrow> 'a list"
  where
    "postorder \<langle>\<rangle> = []"
  | "postorder \<langle>l, x, r\<rangle> = postorder l @ postorder r @ [x]"

primrec bst_wrt :: "('a \<Rightarrow> 'a \<Rightarrow> bool) \<Rightarrow> 'a tree \<Rightarrow> bool"
  where
    "bst_wrt P \<langle>\<rangle> = True"
  | "bst_wrt P \<langle>l, a, r\<rangle> =
      ((\<forall>x\<in>set_tree l. P x a) \<and> (\<forall>x\<in>set_tree r. P a x) \<and> bst_wrt P l \<and> bst_wrt P r)"

abbreviation bst :: "'a::linorder tree \<Rightarrow> bool"
  where "bst \<equiv> bst_wrt (<)"

primrec heap :: "'a::linorder tree \<Rightarrow> bool"
  where
    "heap Leaf = True"
  | "heap (Node l m r) = ((\<forall>x\<in>set_tree l \<union> set_tree r. m \<le> x) \<and> heap l \<and> heap r)"

lemma set_tree_simps [simp]: "set_tree \<langle>\<rangle> = {}" "set_tree \<langle>l, x, r\<rangle> = insert x (set_tree l \<union> set_tree r)"
  by (auto simp: tree.set_tree_def)

lemmas tree.set = set_tree_simps

lemma size1_size: "size1 t = size t + 1"
  by (induct t) simp_all

lemma size1_ge0 [simp]: "0 < size1 t"
  by (simp add: size1_size)

lemma neq_Leaf_iff: "(t \<noteq> \<langle>\<rangle>) = (\<exists>l a r. t = \<langle>l, a, r\<rangle>)"
  by (cases t) auto

lemma size_map_tree [simp]: "size (map_tree f t) = size t"
  by (induct t) auto

lemma finite_set_tree [simp]: "finite (set_tree t)"
  by (induct t) simp_all

lemma set_treeE: "a \<in> set_tree t \<Longrightarrow> \<exists>l r. \<langle>l, a, r\<rangle> \<in> subtrees t"
  by (induct t) auto

lemma height_mirror [simp]: "height (mirror t) = height t"
  by (induct t) simp_all

lemma size_mirror [simp]: "size (mirror t) = size t"
  by (induct t) simp_all

lemma mirror_mirror [simp]: "mirror (mirror t) = t"
  by (induct t) simp_all

lemma set_mirror [simp]: "set_tree (mirror t) = set_tree t"
  by (induct t) auto

lemma eq_size_0 [simp]: "(size t = 0) = (t = (\<langle>\<rangle>::'a tree))"
  by (cases t) auto

lemma height_le_size_tree: "height t \<le> size (t::'a tree)"
  by (induct t) auto

lemma size1_height: "size1 t \<le> 2 ^ height (t::'a tree)"
proof (induct t)
  case Leaf
  show ?case by simp
next
  case (Node l x r)
  have "(2::nat) ^ height l \<le> 2 ^ max (height l) (height r)" by (rule power_increasing) simp_all
  with Node(1) have left: "size1 l \<le> 2 ^ max (height l) (height r)" by (rule order_trans)
  have "(2::nat) ^ height r \<le> 2 ^ max (height l) (height r)" by (rule power_increasing) simp_all
  with Node(2) have right: "size1 r \<le> 2 ^ max (height l) (height r)" by (rule order_trans)
  show ?case using left right by simp
qed

lemma min_height_le_height: "min_height t \<le> height t"
  by (induct t) auto

lemma min_height_size1: "2 ^ min_height t \<le> size1 t"
proof (induct t)
  case Leaf
  show ?case by simp
next
  case (Node l x r)
  have "(2::nat) ^ min (min_height l) (min_height r) \<le> 2 ^ min_height l" by (rule power_increasing) simp_all
  from this Node(1) have left: "2 ^ min (min_height l) (min_height r) \<le> size1 l" by (rule order_trans)
  have "(2::nat) ^ min (min_height l) (min_height r) \<le> 2 ^ min_height r" by (rule power_increasing) simp_all
  from this Node(2) have right: "2 ^ min (min_height l) (min_height r) \<le> size1 r" by (rule order_trans)
  show ?case using left right by simp
qed

lemma complete_iff_height: "complete t = (min_height t = height t)"
proof (induct t)
  case Leaf
  show ?case by simp
next
  case (Node l x r)
  then show ?case using min_height_le_height [of l] min_height_le_height [of r] by (auto simp: min_def max_def)
qed

lemma size1_if_complete: "complete t \<Longrightarrow> size1 t = 2 ^ height t"
  by (induct t) auto

lemma set_inorder [simp]: "set (inorder t) = set_tree t"
  by (induct t) auto

lemma set_preorder [simp]: "set (preorder t) = set_tree t"
  by (induct t) auto

lemma length_inorder [simp]: "length (inorder t) = size t"
  by (induct t) auto

lemma length_preorder [simp]: "length (preorder t) = size t"
  by (induct t) auto

lemma inorder_map: "inorder (map_tree f t) = map f (inorder t)"
  by (induct t) auto

lemma inorder2_inorder: "inorder2 t xs = inorder t @ xs"
  by (induct t arbitrary: xs) auto

lemma inorder_mirror: "inorder (mirror t) = rev (inorder t)"
  by (induct t) auto

lemma bst_iff_sorted_wrt_less: "bst t = sorted_wrt (<) (inorder t)"
proof (induct t)
  case Leaf
  show ?case by simp
next
  case (Node l x r)
  then show ?case by (auto simp: sorted_wrt_append dest: less_trans)
qed

end
