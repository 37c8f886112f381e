theory Queue
  imports Main
begin

text ‹A queue as two lists: what comes in goes to the front of the second, which is turned round when the first is empty.›

datatype 'a queue = Queue "'a list" "'a list"

fun elements :: "'a queue ⇒ 'a list" where
  "elements (Queue front back) = front @ rev back"

fun enqueue :: "'a ⇒ 'a queue ⇒ 'a queue" where
  "enqueue x (Queue front back) = Queue front (x # back)"

fun dequeue :: "'a queue ⇒ 'a queue" where
  "dequeue (Queue [] back) = Queue (tl (rev back)) []" |
  "dequeue (Queue (x # front) back) = Queue front back"

lemma enqueue_adds_at_the_end: "elements (enqueue x q) = elements q @ [x]"
  oops

lemma dequeue_takes_from_the_front: "elements (dequeue q) = tl (elements q)"
  oops

text ‹Not so: an empty queue gives back what was put into it.›

lemma dequeue_after_enqueue: "elements (dequeue (enqueue x q)) = elements (enqueue x (dequeue q))"
  oops

lemma dequeue_after_enqueue_unless_empty:
  "elements q ≠ [] ⟹ elements (dequeue (enqueue x q)) = elements (enqueue x (dequeue q))"
  oops

end
