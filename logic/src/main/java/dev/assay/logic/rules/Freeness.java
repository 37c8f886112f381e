package dev.assay.logic.rules;

import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;

/**
 * What equations between constructed values come to: those of different constructors are false, those of the same one are
 * between their arguments, and a variable that is said to be something is replaced by it.
 */
public final class Freeness {
    private Freeness() {}

    public static Conv of(Theory theory) {
        Signature signature = theory.signature();
        var equations = new ArrayList<Thm>();
        for (Fact fact : theory.facts()) {
            boolean isAboutConstructors =
                    fact.name().endsWith(".inject") || fact.name().endsWith(".distinct");
            if (isAboutConstructors || fact.name().equals("HOL.simp_thms")) {
                fact.theorems().forEach(t -> equations.add(t.transfer(signature)));
            }
        }
        return Conv.rewrite(signature, equations)
                .or(Conv.beta(signature))
                .or(new OnePoint(signature))
                .everywhere(signature);
    }
}
