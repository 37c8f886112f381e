package dev.assay.sat.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Unsatisfiable clauses, and proofs of that by trying all values. */
final class Problems {
    private Problems() {}

    /** So many pigeons do not fit into one hole less. */
    static Cnf pigeons(int count) {
        int holes = count - 1;
        var clauses = new ArrayList<int[]>();
        for (int p = 0; p < count; p++) {
            int pigeon = p;
            clauses.add(java.util.stream.IntStream.rangeClosed(1, holes)
                    .map(h -> pigeon * holes + h)
                    .toArray());
        }
        for (int h = 1; h <= holes; h++) {
            for (int p = 0; p < count; p++) {
                for (int q = p + 1; q < count; q++) {
                    clauses.add(new int[] {-(p * holes + h), -(q * holes + h)});
                }
            }
        }
        return new Cnf(clauses);
    }

    static Cnf random(int variables, int count, long seed) {
        var random = new SplittableRandom(seed);
        var clauses = new ArrayList<int[]>();
        for (int i = 0; i < count; i++) {
            var clause = new int[3];
            for (int j = 0; j < 3; j++) {
                int variable = random.nextInt(1, variables + 1);
                clause[j] = random.nextBoolean() ? variable : -variable;
            }
            clauses.add(clause);
        }
        return new Cnf(clauses);
    }

    /** Whether some values of the variables make all clauses true. */
    static boolean isSatisfiable(Cnf cnf, int variables) {
        for (int values = 0; values < 1 << variables; values++) {
            int v = values;
            if (cnf.clauses().stream()
                    .allMatch(c -> Arrays.stream(c).anyMatch(l -> ((v >> (Math.abs(l) - 1)) & 1) == (l > 0 ? 1 : 0)))) {
                return true;
            }
        }
        return false;
    }

    /** For every branch of the search that fails, the clause that it fails. */
    static List<DratStep> refutation(Cnf cnf, int variables) {
        var result = new ArrayList<DratStep>();
        refute(cnf, variables, List.of(), result);
        return result;
    }

    private static void refute(Cnf cnf, int variables, List<Integer> branch, List<DratStep> result) {
        boolean fails = cnf.clauses().stream().anyMatch(c -> Arrays.stream(c).allMatch(l -> branch.contains(-l)));
        if (!fails) {
            for (int sign : new int[] {1, -1}) {
                var longer = new ArrayList<>(branch);
                longer.add(sign * (branch.size() + 1));
                refute(cnf, variables, longer, result);
            }
        }
        result.add(new DratStep.Add(branch.stream().mapToInt(l -> -l).toArray()));
    }
}
