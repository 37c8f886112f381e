tff(list, type, list: $tType > $tType).
tff(b, type, b: $tType).
tff(nil, type, nil: !>[A: $tType]: list(A)).
tff(cons, type, cons: !>[A: $tType]: ((A * list(A)) > list(A))).
tff(hd, type, hd: !>[A: $tType]: (list(A) > A)).
tff(first, axiom, ![A: $tType, X: A, Xs: list(A)]: hd(A, cons(A, X, Xs)) = X).
tff(single, conjecture, ![X: b]: hd(b, cons(b, X, nil(b))) = X).
