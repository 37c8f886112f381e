theory Bench imports Main begin

text \<open>What `assay bench test` measures with. Deletion follows Kahrs: a subtree that has lost a black node is
mended on the way up.\<close>

datatype colour = Red | Black

datatype tree = Leaf | Node colour tree nat tree

fun is_red :: "tree \<Rightarrow> bool" where
  "is_red (Node Red l k r) = True"
| "is_red t = False"

fun is_black_node :: "tree \<Rightarrow> bool" where
  "is_black_node (Node Black l k r) = True"
| "is_black_node t = False"

fun paint :: "colour \<Rightarrow> tree \<Rightarrow> tree" where
  "paint c Leaf = Leaf"
| "paint c (Node d l k r) = Node c l k r"

fun no_red_below_red :: "tree \<Rightarrow> bool" where
  "no_red_below_red Leaf = True"
| "no_red_below_red (Node c l k r) =
    ((c = Black \<or> \<not> is_red l \<and> \<not> is_red r) \<and> no_red_below_red l \<and> no_red_below_red r)"

fun black_height :: "tree \<Rightarrow> nat" where
  "black_height Leaf = 0"
| "black_height (Node c l k r) = (if c = Black then 1 else 0) + black_height l"

fun balanced :: "tree \<Rightarrow> bool" where
  "balanced Leaf = True"
| "balanced (Node c l k r) = (black_height l = black_height r \<and> balanced l \<and> balanced r)"

fun all_below :: "nat \<Rightarrow> tree \<Rightarrow> bool" where
  "all_below n Leaf = True"
| "all_below n (Node c l k r) = (k < n \<and> all_below n l \<and> all_below n r)"

fun all_above :: "nat \<Rightarrow> tree \<Rightarrow> bool" where
  "all_above n Leaf = True"
| "all_above n (Node c l k r) = (n < k \<and> all_above n l \<and> all_above n r)"

fun ordered :: "tree \<Rightarrow> bool" where
  "ordered Leaf = True"
| "ordered (Node c l k r) = (all_below k l \<and> all_above k r \<and> ordered l \<and> ordered r)"

definition is_rbt :: "tree \<Rightarrow> bool" where
  "is_rbt t = (\<not> is_red t \<and> no_red_below_red t \<and> balanced t \<and> ordered t)"

fun balance :: "tree \<Rightarrow> nat \<Rightarrow> tree \<Rightarrow> tree" where
  "balance (Node Red a x b) k (Node Red c y d) = Node Red (Node Black a x b) k (Node Black c y d)"
| "balance (Node Red (Node Red a w b) x c) k r = Node Red (Node Black a w b) x (Node Black c k r)"
| "balance (Node Red a x (Node Red b w c)) k r = Node Red (Node Black a x b) w (Node Black c k r)"
| "balance l k (Node Red c y (Node Red d z e)) = Node Red (Node Black l k c) y (Node Black d z e)"
| "balance l k (Node Red (Node Red c z d) y e) = Node Red (Node Black l k c) z (Node Black d y e)"
| "balance l k r = Node Black l k r"

fun balance_left :: "tree \<Rightarrow> nat \<Rightarrow> tree \<Rightarrow> tree" where
  "balance_left (Node Red a x b) k r = Node Red (Node Black a x b) k r"
| "balance_left l k (Node Black c y d) = balance l k (Node Red c y d)"
| "balance_left l k (Node Red (Node Black c z d) y e) = Node Red (Node Black l k c) z (balance d y (paint Red e))"
| "balance_left l k r = Node Red l k r"

fun balance_right :: "tree \<Rightarrow> nat \<Rightarrow> tree \<Rightarrow> tree" where
  "balance_right l k (Node Red c y d) = Node Red l k (Node Black c y d)"
| "balance_right (Node Black a x b) k r = balance (Node Red a x b) k r"
| "balance_right (Node Red a x (Node Black b w c)) k r = Node Red (balance (paint Red a) x b) w (Node Black c k r)"
| "balance_right l k r = Node Red l k r"

fun join :: "tree \<Rightarrow> tree \<Rightarrow> tree" where
  "join Leaf r = r"
| "join l Leaf = l"
| "join (Node Red a x b) (Node Red c y d) =
    (case join b c of
       Node Red m z n \<Rightarrow> Node Red (Node Red a x m) z (Node Red n y d)
     | t \<Rightarrow> Node Red a x (Node Red t y d))"
| "join (Node Black a x b) (Node Black c y d) =
    (case join b c of
       Node Red m z n \<Rightarrow> Node Red (Node Black a x m) z (Node Black n y d)
     | t \<Rightarrow> balance_left a x (Node Black t y d))"
| "join l (Node Red c y d) = Node Red (join l c) y d"
| "join (Node Red a x b) r = Node Red a x (join b r)"

fun remove :: "nat \<Rightarrow> tree \<Rightarrow> tree" where
  "remove n Leaf = Leaf"
| "remove n (Node c l k r) =
    (if n < k then if is_black_node l then balance_left (remove n l) k r else Node Red (remove n l) k r
     else if k < n then if is_black_node r then balance_right l k (remove n r) else Node Red l k (remove n r)
     else join l r)"

definition delete :: "nat \<Rightarrow> tree \<Rightarrow> tree" where
  "delete n t = paint Black (remove n t)"

lemma reversal: "rev (xs @ ys) = rev ys @ rev xs" for xs ys :: "Enum.finite_3 list" oops

lemma insertion: "sorted xs \<Longrightarrow> sorted (insort x xs)" for xs :: "nat list" oops

lemma deletion: "is_rbt t \<Longrightarrow> is_rbt (delete n t)" oops

lemma S1: "sorted xs \<Longrightarrow> sorted (remdups xs)" for xs :: "nat list" oops

lemma D1: "distinct xs \<Longrightarrow> distinct (tl xs)" for xs :: "nat list" oops

end
