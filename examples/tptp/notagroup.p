% Without inverses it need not commute.
fof(associative, axiom, ! [X, Y, Z] : mult(mult(X, Y), Z) = mult(X, mult(Y, Z))).
fof(left_unit, axiom, ! [X] : mult(unit, X) = X).
fof(right_unit, axiom, ! [X] : mult(X, unit) = X).
fof(commutes, conjecture, ! [X, Y] : mult(X, Y) = mult(Y, X)).
