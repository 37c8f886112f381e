% The barber shaves exactly those who do not shave themselves: there is no such barber.
fof(barber, axiom, ! [X] : (shaves(barber, X) <=> ~ shaves(X, X))).
