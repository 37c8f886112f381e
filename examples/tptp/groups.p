% In a group where every element is its own inverse, multiplication commutes.
fof(associative, axiom, ! [X, Y, Z] : mult(mult(X, Y), Z) = mult(X, mult(Y, Z))).
fof(left_unit, axiom, ! [X] : mult(unit, X) = X).
fof(own_inverse, axiom, ! [X] : mult(X, X) = unit).
fof(commutes, conjecture, ! [X, Y] : mult(X, Y) = mult(Y, X)).
