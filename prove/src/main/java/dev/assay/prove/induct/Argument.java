package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.closure.Derivation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** How a proposition was proved. */
sealed interface Argument {
    /** Without induction, a derivation for each goal. */
    record Direct(Introduction introduction, List<Derivation> derivations) implements Argument {
        public Direct {
            derivations = List.copyOf(derivations);
        }
    }

    /** By induction, an argument for each case. */
    record Inductive(Scheme.Instance instance, List<Case> cases) implements Argument {
        public Inductive {
            cases = List.copyOf(cases);
        }
    }

    /** For all values of the variables, the hypotheses imply what is argued for. */
    record Case(List<Free> variables, List<Term> hypotheses, Argument rest) {
        public Case {
            variables = List.copyOf(variables);
            hypotheses = List.copyOf(hypotheses);
        }
    }

    /** ⊢ the proposition, by the kernel; the names of the lemmas that it rests on go to {@code used}. */
    default Thm theorem(Theory theory, Set<String> used) {
        return switch (this) {
            case Direct(var introduction, var derivations) -> {
                var theorems =
                        derivations.stream().map(d -> d.theorem(theory, used)).iterator();
                yield introduction.theorem(theorems);
            }
            case Inductive(var instance, var cases) -> {
                var theorems = new ArrayList<Thm>();
                for (Case c : cases) {
                    Thm result = c.rest().theorem(theory, used);
                    for (Term hypothesis : c.hypotheses().reversed()) {
                        result = Thm.disch(hypothesis, result);
                    }
                    theorems.add(Rules.gens(c.variables(), result));
                }
                yield instance.conclude(theorems);
            }
        };
    }
}
