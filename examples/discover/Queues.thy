theory Queues imports Main begin

text \<open>A queue as two lists: the front, and the rear in reverse.\<close>

datatype 'a queue = Queue "'a list" "'a list"

fun empty :: "'a queue" where
  "empty = Queue [] []"

fun enqueue :: "'a \<Rightarrow> 'a queue \<Rightarrow> 'a queue" where
  "enqueue x (Queue front rear) = Queue front (x # rear)"

fun elements :: "'a queue \<Rightarrow> 'a list" where
  "elements (Queue front rear) = front @ rev rear"

fun turned :: "'a queue \<Rightarrow> 'a queue" where
  "turned (Queue [] rear) = Queue (rev rear) []"
| "turned (Queue front rear) = Queue front rear"

end
