package dev.assay.sat.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checks DRAT proofs from front to back, each clause by unit propagation, and finds out from which clauses it follows. Like
 * other checkers it keeps a clause that a proof deletes while it is the reason for a literal.
 */
public final class DratChecker {
    private final Propagation propagation = new Propagation();
    private final List<LratStep> result = new ArrayList<>();

    /** The clauses with the same literals, by number. */
    private final Map<List<Integer>, Deque<Integer>> numbers = new HashMap<>();

    private DratChecker() {}

    /** The same proof with hints, if it shows that the clauses are unsatisfiable. */
    public static List<LratStep> check(Cnf cnf, List<DratStep> proof) throws BadProof {
        var checker = new DratChecker();
        for (int[] clause : cnf.clauses()) {
            checker.add(clause);
        }
        int step = 0;
        for (DratStep next : proof) {
            step++;
            if (checker.propagation.conflict() != 0) {
                break;
            }
            switch (next) {
                case DratStep.Add add -> checker.follow(add.literals(), step);
                case DratStep.Delete delete -> checker.delete(delete.literals());
            }
        }
        return checker.finish();
    }

    private void add(int[] literals) {
        int number = propagation.add(literals.clone());
        numbers.computeIfAbsent(key(literals), _ -> new ArrayDeque<>()).push(number);
    }

    private static List<Integer> key(int[] literals) {
        return Arrays.stream(literals).sorted().distinct().boxed().toList();
    }

    private void delete(int[] literals) {
        Deque<Integer> same = numbers.get(key(literals));
        // Solvers also delete what they simplified without saying so.
        if (same == null || same.isEmpty() || propagation.isReason(same.peek())) {
            return;
        }
        int number = same.pop();
        propagation.remove(number);
        result.add(new LratStep.Delete(propagation.count(), number));
    }

    private void follow(int[] literals, int step) throws BadProof {
        int[] hints = propagation.refute(literals);
        if (hints == null) {
            hints = literals.length == 0 ? null : asymmetric(literals);
        }
        if (hints == null) {
            throw new BadProof("step " + step + ": the clause " + Arrays.toString(literals) + " does not follow");
        }
        result.add(new LratStep.Add(propagation.count() + 1, literals, hints));
        add(literals);
    }

    /** Hints for all resolvents on the first literal; null if one of them does not follow. */
    private int @Nullable [] asymmetric(int[] literals) {
        int pivot = literals[0];
        var hints = new ArrayList<Integer>();
        for (int number = 1; number <= propagation.count(); number++) {
            int[] other = propagation.clause(number);
            if (other != null && Arrays.stream(other).anyMatch(l -> l == -pivot)) {
                int[] resolvent = resolvent(literals, other, pivot);
                hints.add(-number);
                if (!isTautology(resolvent)) {
                    int[] own = propagation.refute(resolvent);
                    if (own == null) {
                        return null;
                    }
                    Arrays.stream(own).forEach(hints::add);
                }
            }
        }
        return hints.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The literals of both, but for the negation of the pivot. */
    private static int[] resolvent(int[] literals, int[] other, int pivot) {
        var result = new ArrayList<Integer>();
        Arrays.stream(literals).forEach(result::add);
        Arrays.stream(other).filter(l -> l != -pivot).forEach(result::add);
        return result.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean isTautology(int[] literals) {
        return Arrays.stream(literals).anyMatch(l -> Arrays.stream(literals).anyMatch(m -> m == -l));
    }

    private List<LratStep> finish() throws BadProof {
        int[] hints = propagation.refute(new int[0]);
        if (hints == null) {
            throw new BadProof("the proof does not reach a contradiction");
        }
        result.add(new LratStep.Add(propagation.count() + 1, new int[0], hints));
        return result;
    }
}
