package dev.assay.prove.metis;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.IdentityHashMap;
import java.util.List;

/** How many clauses a formula becomes if it is multiplied out, without doing that. */
final class ClauseCount {
    /** There is no need to know more exactly. */
    private static final int MANY = 1_000_000;

    private final IdentityHashMap<Term, Integer> ofTruth = new IdentityHashMap<>();
    private final IdentityHashMap<Term, Integer> ofDenial = new IdentityHashMap<>();

    /** The number of clauses of the formula, or of its denial. */
    int of(Term formula, boolean isDenied) {
        IdentityHashMap<Term, Integer> known = isDenied ? ofDenial : ofTruth;
        Integer before = known.get(formula);
        if (before != null) {
            return before;
        }
        int result = count(formula, isDenied);
        known.put(formula, result);
        return result;
    }

    private int count(Term formula, boolean isDenied) {
        if (!(formula.head() instanceof Const(var name, var type))) {
            return 1;
        }
        List<Term> parts = formula.arguments();
        if (name.equals(Hol.NOT.name()) && parts.size() == 1) {
            return of(parts.getFirst(), !isDenied);
        }
        if ((name.equals(Hol.ALL) || name.equals(Hol.EX))
                && parts.size() == 1
                && parts.getFirst() instanceof Term.Abs(var _, var _, var body)) {
            return of(body, isDenied);
        }
        if (parts.size() != 2) {
            return 1;
        }
        Term p = parts.get(0);
        Term q = parts.get(1);
        if (name.equals(Hol.AND.name())) {
            return isDenied ? times(of(p, true), of(q, true)) : plus(of(p, false), of(q, false));
        }
        if (name.equals(Hol.OR.name())) {
            return isDenied ? plus(of(p, true), of(q, true)) : times(of(p, false), of(q, false));
        }
        if (name.equals(Hol.IMPLIES.name())) {
            return isDenied ? plus(of(p, false), of(q, true)) : times(of(p, true), of(q, false));
        }
        if (name.equals(Hol.EQ) && type.domain().equals(Type.bool())) {
            return isDenied
                    ? plus(times(of(p, false), of(q, false)), times(of(p, true), of(q, true)))
                    : plus(times(of(p, true), of(q, false)), times(of(p, false), of(q, true)));
        }
        return 1;
    }

    private static int plus(int m, int n) {
        return Math.min(MANY, m + n);
    }

    static int times(int m, int n) {
        return (int) Math.min(MANY, (long) m * n);
    }
}
