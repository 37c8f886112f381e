fof(injective, axiom, ![X, Y]: (f(X) = f(Y) => X = Y)).
fof(moves, axiom, ![X]: f(X) != X).
fof(goal, conjecture, ![X]: f(f(X)) = X).
