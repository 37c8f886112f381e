fof(two, axiom, ![M]: (owns(M, b1(M)) & owns(M, b2(M)))).
fof(differ, axiom, ![M]: b1(M) != b2(M)).
fof(alone, axiom, ![M1, M2, B]: ((owns(M1, B) & owns(M2, B)) => M1 = M2)).
