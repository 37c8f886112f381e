; Insertion sort: its result has as many elements as its argument, and sorting twice changes nothing.
(declare-datatype Nat ((zero) (succ (pred Nat))))
(declare-datatype List ((nil) (cons (head Nat) (tail List))))
(define-fun-rec leq ((x Nat) (y Nat)) Bool
  (match x ((zero true) ((succ a) (match y ((zero false) ((succ b) (leq a b))))))))
(define-fun-rec insert ((x Nat) (xs List)) List
  (match xs ((nil (cons x nil)) ((cons y ys) (ite (leq x y) (cons x xs) (cons y (insert x ys)))))))
(define-fun-rec sort ((xs List)) List
  (match xs ((nil nil) ((cons y ys) (insert y (sort ys))))))
(define-fun-rec length ((xs List)) Nat
  (match xs ((nil zero) ((cons y ys) (succ (length ys))))))
(define-fun-rec sorted ((xs List)) Bool
  (match xs ((nil true) ((cons y ys) (match ys ((nil true) ((cons z zs) (and (leq y z) (sorted ys)))))))))
(prove (forall ((xs List)) (= (length (sort xs)) (length xs))))
(prove (forall ((xs List)) (sorted (sort xs))))
(prove (forall ((xs List)) (= (sort xs) xs)))
