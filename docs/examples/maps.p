thf(twice_type, type, twice: ($i > $i) > $i > $i).
thf(f, type, f: $i > $i).
thf(c, type, c: $i).
thf(twice, axiom, twice = (^[F: $i > $i, X: $i]: (F @ (F @ X)))).
thf(goal, conjecture, (twice @ f @ c) = (f @ (f @ c))).
