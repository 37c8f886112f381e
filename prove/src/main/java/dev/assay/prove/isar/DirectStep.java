package dev.assay.prove.isar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A step of a direct proof. A clause is a set of atoms, one of which holds. */
public sealed interface DirectStep {
    /** Each of the premises is a clause, and the conclusion is one. */
    record Have(Set<Set<Integer>> premises, Set<Integer> conclusion) implements DirectStep {
        public Have {
            premises = Set.copyOf(premises);
            conclusion = Set.copyOf(conclusion);
        }
    }

    /** One branch for each atom of the clause before it. */
    record Cases(List<Branch> branches) implements DirectStep {
        public Cases {
            branches = List.copyOf(branches);
        }
    }

    /** What follows from one more assumption; from an empty branch, the assumption itself. */
    record Branch(int assumption, List<DirectStep> steps) {
        public Branch {
            steps = List.copyOf(steps);
        }

        Set<Integer> conclusion() {
            return steps.isEmpty() ? Set.of(assumption) : steps.getLast().conclusion();
        }
    }

    /** What is known after it. */
    default Set<Integer> conclusion() {
        return switch (this) {
            case Have(var _, var conclusion) -> conclusion;
            case Cases(var branches) -> {
                var result = new TreeSet<Integer>();
                branches.forEach(b -> result.addAll(b.conclusion()));
                yield result;
            }
        };
    }

    /**
     * The proof in short: {@code 1,2 |> 4; 3 >> 5} for “from 1 and 2 follows 4, with that and 3 follows 5”, and
     * {@code [6: … | 7: …]} for cases.
     */
    static String shorthand(List<DirectStep> steps) {
        return shorthand(steps, Set.of());
    }

    private static String shorthand(List<DirectStep> steps, Set<Integer> before) {
        var result = new ArrayList<String>();
        Set<Integer> last = before;
        for (DirectStep step : steps) {
            switch (step) {
                case Have(var premises, var conclusion) -> {
                    var named = new ArrayList<>(premises);
                    boolean isHence = !last.isEmpty() && named.remove(last);
                    String from = named.stream()
                            .map(DirectStep::clause)
                            .sorted()
                            .reduce((a, b) -> a + "," + b)
                            .orElse("");
                    result.add((from + (isHence ? " >> " : " |> ") + clause(conclusion)).strip());
                }
                case Cases(var branches) ->
                    result.add(branches.stream()
                            .map(b -> (b.assumption() + ": " + shorthand(b.steps(), Set.of(b.assumption()))).strip())
                            .reduce((a, b) -> a + " | " + b)
                            .map(text -> "[" + text + "]")
                            .orElse("[]"));
            }
            last = step.conclusion();
        }
        return String.join("; ", result);
    }

    private static String clause(Set<Integer> atoms) {
        return String.join(
                "v", new TreeSet<>(atoms).stream().map(String::valueOf).toList());
    }
}
