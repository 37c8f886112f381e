package dev.assay.logic.kernel;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** f p₁ … pₙ = right, for a function that is being defined and still a free variable. */
record Equation(Free function, List<Term> patterns, Term left, Term right) {
    /**
     * The proposition as an equation for one of the functions: its patterns are linear, its variables and type
     * variables all occur on the left.
     */
    static Equation of(Signature signature, Set<Free> functions, Term proposition, String rule) {
        signature.checkProposition(proposition, rule);
        if (!(Hol.sides(Hol.EQ, proposition) instanceof Hol.Sides(var left, var right))
                || !(left.head() instanceof Free f)
                || !functions.contains(f)) {
            throw new KernelException(rule, "not an equation for a function being defined: " + proposition);
        }
        List<Term> patterns = left.arguments();
        new Patterns(signature, rule).requireLinear(patterns);
        if (patterns.stream().anyMatch(p -> functions.stream().anyMatch(p::occurs))) {
            throw new KernelException(rule, "a function being defined occurs in a pattern of " + proposition);
        }
        Set<Free> bound = new HashSet<>(functions);
        patterns.forEach(p -> bound.addAll(p.frees()));
        for (Free v : right.frees()) {
            if (!bound.contains(v)) {
                throw new KernelException(
                        rule, "variable " + v.name() + " occurs only on the right-hand side of " + proposition);
            }
        }
        if (!f.type().variables().containsAll(proposition.typeVariables())) {
            throw new KernelException(
                    rule,
                    "type variables " + proposition.typeVariables() + " are not all in the type of " + f.name() + " :: "
                            + f.type());
        }
        return new Equation(f, patterns, left, right);
    }
}
