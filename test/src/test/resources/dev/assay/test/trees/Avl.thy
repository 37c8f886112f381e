theory Avl imports Main begin

datatype avl = Tip | Node avl nat avl nat

fun ht :: "avl \<Rightarrow> nat" where
  "ht Tip = 0"
| "ht (Node l x r h) = h"

fun depth :: "avl \<Rightarrow> nat" where
  "depth Tip = 0"
| "depth (Node l x r h) = Suc (max (depth l) (depth r))"

fun keys :: "avl \<Rightarrow> nat list" where
  "keys Tip = []"
| "keys (Node l x r h) = keys l @ x # keys r"

fun balanced :: "avl \<Rightarrow> bool" where
  "balanced Tip = True"
| "balanced (Node l x r h) = (balanced l \<and> balanced r \<and> h = Suc (max (depth l) (depth r)) \<and>
    (depth l = depth r \<or> depth l = Suc (depth r) \<or> depth r = Suc (depth l)))"

fun above :: "nat \<Rightarrow> avl \<Rightarrow> bool" where
  "above k Tip = True"
| "above k (Node l x r h) = (k < x \<and> above k l \<and> above k r)"

fun below :: "nat \<Rightarrow> avl \<Rightarrow> bool" where
  "below k Tip = True"
| "below k (Node l x r h) = (x < k \<and> below k l \<and> below k r)"

fun ordered :: "avl \<Rightarrow> bool" where
  "ordered Tip = True"
| "ordered (Node l x r h) = (below x l \<and> above x r \<and> ordered l \<and> ordered r)"

definition node :: "avl \<Rightarrow> nat \<Rightarrow> avl \<Rightarrow> avl" where
  "node l x r = Node l x r (Suc (max (ht l) (ht r)))"

fun lean_left :: "avl \<Rightarrow> nat \<Rightarrow> avl \<Rightarrow> avl" where
  "lean_left Tip x r = node Tip x r"
| "lean_left (Node a y b h) x r =
    (if h = Suc (Suc (ht r)) then
       (if ht a < ht b then
          (case b of Tip \<Rightarrow> Tip | Node c z d i \<Rightarrow> node (node a y c) z (node d x r))
        else node a y (node b x r))
     else node (Node a y b h) x r)"

fun lean_right :: "avl \<Rightarrow> nat \<Rightarrow> avl \<Rightarrow> avl" where
  "lean_right l x Tip = node l x Tip"
| "lean_right l x (Node a y b h) =
    (if h = Suc (Suc (ht l)) then
       (if ht b < ht a then
          (case a of Tip \<Rightarrow> Tip | Node c z d i \<Rightarrow> node (node l x c) z (node d y b))
        else node (node l x a) y b)
     else node l x (Node a y b h))"

fun last_key :: "avl \<Rightarrow> nat" where
  "last_key Tip = 0"
| "last_key (Node l x r h) = (if r = Tip then x else last_key r)"

fun without_last :: "avl \<Rightarrow> avl" where
  "without_last Tip = Tip"
| "without_last (Node l x r h) = (if r = Tip then l else lean_left l x (without_last r))"

fun join :: "avl \<Rightarrow> avl \<Rightarrow> avl" where
  "join l r = (if l = Tip then r else lean_right (without_last l) (last_key l) r)"

fun delete :: "nat \<Rightarrow> avl \<Rightarrow> avl" where
  "delete k Tip = Tip"
| "delete k (Node l x r h) =
    (if k = x then join l r
     else if k < x then lean_right (delete k l) x r
     else lean_left l x (delete k r))"

lemma stays_balanced: "balanced t \<Longrightarrow> balanced (delete k t)" oops
lemma loses_one_key: "ordered t \<Longrightarrow> balanced t \<Longrightarrow> keys (delete k t) = removeAll k (keys t)" oops

end
