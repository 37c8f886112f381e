package dev.assay.sat.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Clauses, and the literals that follow from them by unit propagation. Two literals of each longer clause are watched: while
 * neither is false, the clause has nothing to say.
 */
final class Propagation {
    /** A clause, whose watched literals come first. */
    private final List<int @Nullable []> clauses = new ArrayList<>();

    /** The clauses in which a literal is watched. */
    private List<List<Integer>> watching = new ArrayList<>();

    /** By variable: 1 for true, −1 for false, 0 if not known. */
    private byte[] values = new byte[1];

    /** By variable: the clause that made it so; 0 for an assumption. */
    private int[] reasons = new int[1];

    private final List<Integer> trail = new ArrayList<>();
    private int propagated;

    /** A clause that is false without assumptions. */
    private int conflict;

    Propagation() {
        clauses.add(null);
        watching.add(new ArrayList<>());
        watching.add(new ArrayList<>());
    }

    /** The number of clauses so far, those removed included. */
    int count() {
        return clauses.size() - 1;
    }

    int @Nullable [] clause(int number) {
        return clauses.get(number);
    }

    int conflict() {
        return conflict;
    }

    boolean isReason(int number) {
        int[] clause = clauses.get(number);
        return clause != null && Arrays.stream(clause).anyMatch(l -> value(l) > 0 && reasons[Math.abs(l)] == number);
    }

    void remove(int number) {
        clauses.set(number, null);
    }

    /** Adds a clause and all that follows at once; the array is ours from now on. */
    int add(int[] literals) {
        int[] clause = Arrays.stream(literals).distinct().toArray();
        for (int literal : clause) {
            reserve(Math.abs(literal));
        }
        clauses.add(clause);
        int number = count();
        int open = 0;
        for (int i = 0; i < clause.length && open < 2; i++) {
            if (value(clause[i]) >= 0) {
                int moved = clause[i];
                clause[i] = clause[open];
                clause[open++] = moved;
            }
        }
        if (clause.length > 1) {
            watch(clause[0], number);
            watch(clause[1], number);
        }
        if (open == 0) {
            conflict = conflict == 0 ? number : conflict;
        } else if (open == 1 && value(clause[0]) == 0) {
            assign(clause[0], number);
            int found = propagate();
            conflict = conflict == 0 ? found : conflict;
        }
        return number;
    }

    private void reserve(int variable) {
        if (variable >= values.length) {
            int length = Math.max(variable + 1, 2 * values.length);
            values = Arrays.copyOf(values, length);
            reasons = Arrays.copyOf(reasons, length);
            while (watching.size() < 2 * length) {
                watching.add(new ArrayList<>());
            }
        }
    }

    private static int index(int literal) {
        return literal > 0 ? 2 * literal : -2 * literal + 1;
    }

    private void watch(int literal, int number) {
        watching.get(index(literal)).add(number);
    }

    private int value(int literal) {
        int value = values[Math.abs(literal)];
        return literal > 0 ? value : -value;
    }

    private void assign(int literal, int reason) {
        values[Math.abs(literal)] = (byte) (literal > 0 ? 1 : -1);
        reasons[Math.abs(literal)] = reason;
        trail.add(literal);
    }

    /** The number of a clause that is false; 0 if there is none. */
    private int propagate() {
        while (propagated < trail.size()) {
            int falsified = -trail.get(propagated++);
            List<Integer> affected = watching.get(index(falsified));
            int kept = 0;
            int found = 0;
            for (int i = 0; i < affected.size(); i++) {
                int number = affected.get(i);
                int[] clause = clauses.get(number);
                if (clause == null) {
                    continue;
                }
                if (found != 0 || !moved(clause, falsified, number)) {
                    affected.set(kept++, number);
                    if (found == 0 && value(clause[0]) < 0) {
                        found = number;
                    } else if (found == 0 && value(clause[0]) == 0) {
                        assign(clause[0], number);
                    }
                }
            }
            affected.subList(kept, affected.size()).clear();
            if (found != 0) {
                return found;
            }
        }
        return 0;
    }

    /** Watches another literal in place of the false one, which is moved to the second place; false if that cannot be done. */
    private boolean moved(int[] clause, int falsified, int number) {
        if (clause[0] == falsified) {
            clause[0] = clause[1];
            clause[1] = falsified;
        }
        if (value(clause[0]) > 0) {
            return false;
        }
        for (int i = 2; i < clause.length; i++) {
            if (value(clause[i]) >= 0) {
                clause[1] = clause[i];
                clause[i] = falsified;
                watch(clause[1], number);
                return true;
            }
        }
        return false;
    }

    /** Clauses that propagate one after the other to a contradiction when all of these literals are false; null if none does. */
    int @Nullable [] refute(int[] literals) {
        if (conflict != 0) {
            return hints(conflict);
        }
        int before = trail.size();
        int found = 0;
        for (int literal : literals) {
            reserve(Math.abs(literal));
            if (value(literal) > 0) {
                // It is true already, or the clause has a literal and its negation.
                found = reasons[Math.abs(literal)];
                int[] result = found == 0 ? new int[0] : hints(found);
                undo(before);
                return result;
            }
            if (value(literal) == 0) {
                assign(-literal, 0);
            }
        }
        found = propagate();
        int[] result = found == 0 ? null : hints(found);
        undo(before);
        return result;
    }

    private void undo(int size) {
        while (trail.size() > size) {
            int variable = Math.abs(trail.removeLast());
            values[variable] = 0;
            reasons[variable] = 0;
        }
        propagated = size;
    }

    /** The reasons for what a false clause depends on, in the order in which they propagated, and the clause itself. */
    private int[] hints(int last) {
        var needed = new BitSet();
        mark(last, needed);
        var result = new ArrayList<Integer>();
        for (int literal : trail.reversed()) {
            int variable = Math.abs(literal);
            int reason = reasons[variable];
            if (needed.get(variable) && reason != 0 && reason != last) {
                result.add(reason);
                mark(reason, needed);
            }
        }
        result = new ArrayList<>(result.reversed());
        result.add(last);
        return result.stream().mapToInt(Integer::intValue).toArray();
    }

    private void mark(int number, BitSet needed) {
        int[] clause = clauses.get(number);
        if (clause != null) {
            Arrays.stream(clause).forEach(l -> needed.set(Math.abs(l)));
        }
    }
}
