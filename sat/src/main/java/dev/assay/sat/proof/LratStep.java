package dev.assay.sat.proof;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A step of an LRAT proof, in which every clause has a number and says from which others it follows. */
// Arrays, as proofs are long; nobody changes or compares them.
@SuppressWarnings("ArrayRecordComponent")
public sealed interface LratStep {
    /**
     * Adds a clause.
     *
     * @param hints clauses that become unit one after the other when the new one is false, the last one false. For a clause
     *     that does not follow, they are grouped: −n, and then the hints for the resolvent with clause n
     */
    record Add(int number, int[] literals, int[] hints) implements LratStep {
        @Override
        public String toString() {
            return number + " " + row(literals) + row(hints).stripTrailing();
        }
    }

    /** Forgets clauses. */
    record Delete(int number, int... clauses) implements LratStep {
        @Override
        public String toString() {
            return number + " d " + row(clauses).stripTrailing();
        }
    }

    private static String row(int[] numbers) {
        return Arrays.stream(numbers).mapToObj(n -> n + " ").collect(Collectors.joining()) + "0 ";
    }
}
