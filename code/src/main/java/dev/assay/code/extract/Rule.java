package dev.assay.code.extract;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;

/** A theorem read as: where the conditions hold, left becomes right. */
record Rule(List<Term> conditions, Term left, Term right) {
    static Rule of(Term proposition) {
        var conditions = new ArrayList<Term>();
        Term rest = proposition;
        while (true) {
            if (rest instanceof App(Const(var all, var _), Term.Abs(var hint, var type, var body))
                    && all.equals(Hol.ALL)) {
                rest = body.instantiate(new Term.Free(hint + "'" + conditions.size(), type));
            } else if (rest instanceof App(App(Const(var implies, var _), var premise), var conclusion)
                    && implies.equals(Hol.IMPLIES.name())) {
                conditions.add(premise);
                rest = conclusion;
            } else {
                break;
            }
        }
        if (rest instanceof App(App(Const(var eq, var _), var left), var right) && eq.equals(Hol.EQ)) {
            return new Rule(conditions, left, right);
        }
        if (rest instanceof App(Const(var not, var _), var negated) && not.equals(Hol.NOT.name())) {
            return new Rule(conditions, negated, Hol.FALSE);
        }
        return new Rule(conditions, rest, Hol.TRUE);
    }
}
