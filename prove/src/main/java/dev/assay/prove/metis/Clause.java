package dev.assay.prove.metis;

import java.util.List;

/** A disjunction of literals, and where it comes from. Its variables are numbered from 0. */
final class Clause {
    final List<Literal> literals;
    final Derivation derivation;

    /** The weight of all literals. */
    final int weight;

    final int variables;

    /** In the order in which clauses were made. */
    final int number;

    /** Whether it was derived, at whatever distance, from what is to be shown. */
    final boolean isOfGoal;

    Clause(List<Literal> literals, Derivation derivation, int number, boolean isOfGoal) {
        this.literals = List.copyOf(literals);
        this.derivation = derivation;
        this.number = number;
        this.isOfGoal = isOfGoal;
        int sum = 0;
        int most = 0;
        for (Literal literal : literals) {
            sum += literal.weight();
            most = Math.max(most, literal.variables());
        }
        weight = sum;
        variables = most;
    }

    boolean isEmpty() {
        return literals.isEmpty();
    }

    boolean isUnit() {
        return literals.size() == 1;
    }
}
