theory Trees imports Main begin

datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"

fun mirror :: "'a tree \<Rightarrow> 'a tree" where
  "mirror Leaf = Leaf"
| "mirror (Node l x r) = Node (mirror r) x (mirror l)"

fun inorder :: "'a tree \<Rightarrow> 'a list" where
  "inorder Leaf = []"
| "inorder (Node l x r) = inorder l @ x # inorder r"

fun nodes :: "'a tree \<Rightarrow> nat" where
  "nodes Leaf = 0"
| "nodes (Node l x r) = Suc (nodes l + nodes r)"

fun height :: "'a tree \<Rightarrow> nat" where
  "height Leaf = 0"
| "height (Node l x r) = Suc (max (height l) (height r))"

end
