% Numbers from a first one on: the axioms have only infinite models, so no finite one can be shown.
fof(injective, axiom, ! [X, Y] : (next(X) = next(Y) => X = Y)).
fof(first, axiom, ! [X] : next(X) != first).
fof(loops, conjecture, ? [X] : next(next(X)) = X).
