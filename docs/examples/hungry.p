tff(monkey, type, monkey: $tType).
tff(banana, type, banana: $tType).
tff(hungry, type, hungry: monkey > $o).
tff(owns, type, owns: (monkey * banana) > $o).
tff(b1, type, b1: monkey > banana).
tff(b2, type, b2: monkey > banana).
tff(two, axiom, ![M: monkey]: (owns(M, b1(M)) & owns(M, b2(M)))).
tff(differ, axiom, ![M: monkey]: b1(M) != b2(M)).
tff(alone, axiom, ![M1: monkey, M2: monkey, B: banana]: ((hungry(M1) & hungry(M2) & owns(M1, B) & owns(M2, B)) => M1 = M2)).
