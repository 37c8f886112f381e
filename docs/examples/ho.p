thf(nat, type, nat: $tType).
thf(zero, type, zero: nat).
thf(suc, type, suc: nat > nat).
thf(twice_type, type, twice: (nat > nat) > nat > nat).
thf(twice, axiom, ![F: nat > nat, X: nat]: ((twice @ F @ X) = (F @ (F @ X)))).
thf(goal, conjecture, (twice @ (^[X: nat]: (suc @ (suc @ X))) @ zero) = (suc @ (suc @ (suc @ (suc @ zero))))).
