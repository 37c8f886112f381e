fof(unit, axiom, ![X]: mult(e,X) = X).
fof(goal, conjecture, mult(e,e) = e.
