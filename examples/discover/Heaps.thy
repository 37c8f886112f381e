theory Heaps imports Main begin

text \<open>Skew heaps.\<close>

datatype heap = Tip | Heap heap nat heap

fun weight :: "heap \<Rightarrow> nat" where
  "weight Tip = 0"
| "weight (Heap l x r) = Suc (weight l + weight r)"

function merge :: "heap \<Rightarrow> heap \<Rightarrow> heap" where
  "merge Tip h = h"
| "merge (Heap l x r) Tip = Heap l x r"
| "merge (Heap l x r) (Heap l' y r') =
     (if x \<le> y then Heap (merge (Heap l' y r') r) x l else Heap (merge (Heap l x r) r') y l')"
  by pat_completeness auto
termination by (relation "measure (\<lambda>(g, h). weight g + weight h)") auto

fun insert :: "nat \<Rightarrow> heap \<Rightarrow> heap" where
  "insert x h = merge (Heap Tip x Tip) h"

fun without_least :: "heap \<Rightarrow> heap" where
  "without_least Tip = Tip"
| "without_least (Heap l x r) = merge l r"

end
