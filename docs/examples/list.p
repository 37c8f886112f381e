tff(list, type, list: $tType > $tType).
tff(b, type, b: $tType).
tff(nil, type, nil: !>[A: $tType]: list(A)).
tff(cons, type, cons: !>[A: $tType]: ((A * list(A)) > list(A))).
tff(hd, type, hd: !>[A: $tType]: (list(A) > A)).
tff(tl, type, tl: !>[A: $tType]: (list(A) > list(A))).
tff(distinct, axiom, ![A: $tType, X: A, Xs: list(A)]: nil(A) != cons(A, X, Xs)).
tff(exhaust, axiom, ![A: $tType, Xs: list(A)]: (Xs = nil(A) | ?[Y: A, Ys: list(A)]: Xs = cons(A, Y, Ys))).
tff(sel, axiom, ![A: $tType, X: A, Xs: list(A)]: (hd(A, cons(A, X, Xs)) = X & tl(A, cons(A, X, Xs)) = Xs)).
tff(inj, conjecture, ![X: b, Xs: list(b), Y: b, Ys: list(b)]: (cons(b, X, Xs) = cons(b, Y, Ys) => (X = Y & Xs = Ys))).
