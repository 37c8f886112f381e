package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.prove.closure.Stuck;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Lemmas that would help where a proof is stuck: what is left to show, made more general as far as tests allow. */
final class Speculation {
    private static final int MOST_SUBJECTS = 8;
    private static final int MOST_LEMMAS = 6;
    private static final int LARGEST = 24;

    private final Signature signature;
    private final Trials trials;

    Speculation(Signature signature, Trials trials) {
        this.signature = signature;
        this.trials = trials;
    }

    /** Propositions that imply that the goal holds, or nearly so; the smallest first. */
    List<Term> lemmas(Stuck stuck) {
        var result = new LinkedHashMap<String, Term>();
        List<Integer> subjects = stuck.subjects();
        subjects = subjects.subList(0, Math.min(MOST_SUBJECTS, subjects.size()));
        add(stuck, List.of(), result);
        for (int i = 0; i < subjects.size(); i++) {
            add(stuck, List.of(subjects.get(i)), result);
            for (int j = 0; j < i; j++) {
                add(stuck, List.of(subjects.get(i), subjects.get(j)), result);
            }
        }
        var sorted = new ArrayList<>(result.values());
        sorted.sort(Comparator.comparingInt(Shape::size));
        return sorted.subList(0, Math.min(MOST_LEMMAS, sorted.size()));
    }

    private void add(Stuck stuck, List<Integer> subjects, Map<String, Term> result) {
        stuck.generalise(subjects).ifPresent(statement -> {
            Term conclusion = stripped(statement.conclusion());
            if (Shape.size(conclusion) > LARGEST || isTrivial(conclusion)) {
                return;
            }
            if (trials.test(List.of(), conclusion) == Trials.Verdict.PASSED) {
                result.putIfAbsent(Shape.of(conclusion), conclusion);
                return;
            }
            List<Term> needed = needed(statement.premises(), conclusion);
            if (!needed.isEmpty()) {
                Term lemma = Hol.mkImplies(needed, conclusion);
                result.putIfAbsent(Shape.of(lemma), lemma);
            }
        });
    }

    /** C … s … = C … t … becomes s = t, where all other arguments are the same. */
    private Term stripped(Term conclusion) {
        if (!conclusion.isApplied(Hol.EQ)) {
            return conclusion;
        }
        Term left = conclusion.arguments().get(0);
        Term right = conclusion.arguments().get(1);
        if (!(left.head() instanceof Term.Const c)
                || !left.head().equals(right.head())
                || signature.constructed(c).isEmpty()) {
            return conclusion;
        }
        List<Integer> different = IntStream.range(0, left.arguments().size())
                .filter(i -> !left.arguments().get(i).equals(right.arguments().get(i)))
                .boxed()
                .toList();
        return different.size() != 1
                ? conclusion
                : stripped(Hol.mkEq(
                        left.arguments().get(different.getFirst()),
                        right.arguments().get(different.getFirst())));
    }

    private static boolean isTrivial(Term conclusion) {
        return conclusion.isApplied(Hol.EQ)
                && conclusion.arguments().get(0).equals(conclusion.arguments().get(1));
    }

    /** As few of the premises as tests can do without; empty if all of them are not enough. */
    private List<Term> needed(List<Term> all, Term conclusion) {
        var premises = new ArrayList<>(all);
        premises.removeIf(p -> Shape.size(p) > LARGEST);
        if (premises.isEmpty() || trials.test(premises, conclusion) != Trials.Verdict.PASSED) {
            return List.of();
        }
        for (Term premise : List.copyOf(premises)) {
            var without = new ArrayList<>(premises);
            without.remove(premise);
            if (!without.isEmpty() && trials.test(without, conclusion) == Trials.Verdict.PASSED) {
                premises = without;
            }
        }
        return premises;
    }
}
