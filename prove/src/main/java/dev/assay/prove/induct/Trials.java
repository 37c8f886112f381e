package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.prove.closure.Pattern;
import dev.assay.prove.closure.Symbols;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tests of propositions on random values. */
final class Trials {
    enum Verdict {
        REFUTED,
        /** The premises were hardly ever true. */
        VACUOUS,
        PASSED
    }

    private static final int TESTS = 400;
    private static final int ENOUGH = 12;
    private static final int LARGEST_VALUE = 7;

    /** After so many tests without an end one does not wait for more of them. */
    private static final int MOST_UNKNOWN = 40;

    private final Evaluation evaluation;
    private final Symbols symbols;

    Trials(Evaluation evaluation, Symbols symbols) {
        this.evaluation = evaluation;
        this.symbols = symbols;
    }

    Verdict test(Term proposition) {
        var premises = new ArrayList<Term>();
        Term rest = proposition;
        while (rest.isApplied(Hol.IMPLIES.name()) && rest.arguments().size() == 2) {
            premises.add(rest.arguments().get(0));
            rest = rest.arguments().get(1);
        }
        return test(premises, rest);
    }

    Verdict test(List<Term> premises, Term conclusion) {
        Set<Free> variables = new LinkedHashSet<>(conclusion.frees());
        premises.forEach(p -> variables.addAll(p.frees()));
        List<Free> order = List.copyOf(variables);
        Map<Free, Term> renaming = new HashMap<>();
        for (int i = 0; i < order.size(); i++) {
            renaming.put(order.get(i), Pattern.variable(i, order.get(i).type()));
        }
        List<Pattern> conditions = premises.stream()
                .map(p -> Pattern.of(p.substitute(renaming), symbols))
                .toList();
        Pattern wanted = Pattern.of(conclusion.substitute(renaming), symbols);
        int passed = 0;
        int unknown = 0;
        for (int t = 0; t < TESTS && unknown < MOST_UNKNOWN; t++) {
            var binding = new int[order.size()];
            boolean isUsable = true;
            for (int i = 0; i < binding.length; i++) {
                binding[i] = evaluation.sample(
                        order.get(i).type(), evaluation.size(order.get(i).type(), t, LARGEST_VALUE));
                isUsable &= binding[i] != Evaluation.UNKNOWN;
            }
            for (int i = 0; isUsable && i < conditions.size(); i++) {
                int value = evaluation.evaluate(conditions.get(i), binding);
                unknown += value == Evaluation.UNKNOWN ? 1 : 0;
                isUsable = value == evaluation.truth;
            }
            if (isUsable) {
                int value = evaluation.evaluate(wanted, binding);
                if (value == evaluation.falsity) {
                    return Verdict.REFUTED;
                }
                passed += value == evaluation.truth ? 1 : 0;
                unknown += value == Evaluation.UNKNOWN ? 1 : 0;
            }
        }
        return passed < ENOUGH ? Verdict.VACUOUS : Verdict.PASSED;
    }
}
