package dev.assay.model.collect;

import dev.assay.logic.Fact;
import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.List;

/** What was stated as an axiom about constants that have no definition. */
public final class UserAxioms {
    private UserAxioms() {}

    /** The axioms of the theory that declared the constant, if they mention it. */
    public static List<Term> about(Theory theory, String constant) {
        int dot = constant.indexOf('.');
        if (dot < 0) {
            return List.of();
        }
        String prefix = constant.substring(0, dot + 1);
        var result = new ArrayList<Term>();
        for (String name : theory.factNames()) {
            if (name.startsWith(prefix)) {
                theory.fact(name).ifPresent(fact -> add(fact, constant, result));
            }
        }
        return result;
    }

    private static void add(Fact fact, String constant, List<Term> result) {
        for (Thm thm : fact.theorems()) {
            if (thm.oracles().contains("axiom " + fact.name()) && mentions(thm.conclusion(), constant)) {
                result.add(thm.conclusion());
            }
        }
    }

    private static boolean mentions(Term term, String constant) {
        boolean[] found = {false};
        term.forEachSubterm(t -> found[0] |= t instanceof Term.Const(var name, var _) && name.equals(constant));
        return found[0];
    }
}
