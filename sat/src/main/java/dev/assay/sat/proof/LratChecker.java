package dev.assay.sat.proof;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks LRAT proofs: it only looks whether each hint is what it claims to be, and searches for nothing. */
public final class LratChecker {
    private final Map<Integer, int[]> clauses = new HashMap<>();
    private final Set<Integer> isTrue = new HashSet<>();

    private LratChecker() {}

    /** Returns if the proof shows that the clauses are unsatisfiable. */
    public static void check(Cnf cnf, List<LratStep> proof) throws BadProof {
        var checker = new LratChecker();
        for (int[] clause : cnf.clauses()) {
            checker.clauses.put(checker.clauses.size() + 1, clause);
        }
        for (LratStep step : proof) {
            switch (step) {
                case LratStep.Add add -> {
                    checker.follow(add);
                    if (add.literals().length == 0) {
                        return;
                    }
                    checker.clauses.put(add.number(), add.literals());
                }
                case LratStep.Delete delete -> Arrays.stream(delete.clauses()).forEach(checker.clauses::remove);
            }
        }
        throw new BadProof("the proof never reaches the empty clause");
    }

    /**
     * <pre>
     *   C ∨ ℓ      D ∨ ¬ℓ                        every resolvent of ℓ ∨ C on ℓ follows
     *  ─────────────────── and so on: rup       ─────────────────────────────────────── rat
     *        C ∨ D                                              ℓ ∨ C
     * </pre>
     */
    private void follow(LratStep.Add step) throws BadProof {
        if (clauses.containsKey(step.number())) {
            throw new BadProof("step " + step.number() + ": there is a clause of that number already");
        }
        isTrue.clear();
        for (int literal : step.literals()) {
            if (isTrue.contains(literal)) {
                // A clause with a literal and its negation is always true.
                return;
            }
            isTrue.add(-literal);
        }
        int[] hints = step.hints();
        int place = 0;
        while (place < hints.length && hints[place] > 0) {
            if (propagate(hints[place++], step)) {
                return;
            }
        }
        if (step.literals().length == 0) {
            throw new BadProof("step " + step.number() + ": the hints do not lead to a conflict");
        }
        int pivot = step.literals()[0];
        var resolved = new HashSet<Integer>();
        while (place < hints.length) {
            int candidate = -hints[place++];
            resolved.add(candidate);
            var before = Set.copyOf(isTrue);
            boolean follows = falsify(clause(candidate, step), pivot);
            while (place < hints.length && hints[place] > 0) {
                follows = follows || propagate(hints[place], step);
                place++;
            }
            if (!follows) {
                throw new BadProof("step " + step.number() + ": the resolvent with clause " + candidate
                        + " does not follow by its hints");
            }
            isTrue.clear();
            isTrue.addAll(before);
        }
        for (var entry : clauses.entrySet()) {
            if (contains(entry.getValue(), -pivot) && !resolved.contains(entry.getKey())) {
                throw new BadProof("step " + step.number() + ": nothing is said about the resolvent with clause "
                        + entry.getKey());
            }
        }
    }

    private int[] clause(int number, LratStep.Add step) throws BadProof {
        int[] clause = clauses.get(number);
        if (clause == null) {
            throw new BadProof("step " + step.number() + ": there is no clause " + number);
        }
        return clause;
    }

    /** Makes all literals but the resolved one false; true if that contradicts what is known already. */
    private boolean falsify(int[] clause, int pivot) {
        boolean contradiction = false;
        for (int literal : clause) {
            if (literal != -pivot) {
                contradiction |= isTrue.contains(literal);
                isTrue.add(-literal);
            }
        }
        return contradiction;
    }

    /** Makes the last open literal of a clause true; true if there is none. */
    private boolean propagate(int number, LratStep.Add step) throws BadProof {
        int unit = 0;
        for (int literal : clause(number, step)) {
            if (!isTrue.contains(-literal) && literal != unit) {
                if (unit != 0) {
                    throw new BadProof(
                            "step " + step.number() + ": the clause " + number + " is neither unit nor false");
                }
                unit = literal;
            }
        }
        if (unit == 0) {
            return true;
        }
        isTrue.add(unit);
        return false;
    }

    private static boolean contains(int[] clause, int literal) {
        return Arrays.stream(clause).anyMatch(l -> l == literal);
    }
}
