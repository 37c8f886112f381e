fof(mortals, axiom, ![X]: (man(X) => mortal(X))).
fof(man, axiom, man(father(socrates))).
fof(fs, axiom, father(socrates) = bob).
fof(goal, conjecture, mortal(bob)).
