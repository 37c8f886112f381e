package dev.assay.code.predicate;

import dev.assay.logic.Term.Const;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A relation with some arguments given and the others looked for. */
final class Procedure {
    /**
     * A clause with its premises in order.
     *
     * @param width the number of slots
     */
    record Row(int width, List<Shape> inputs, List<Step> steps, List<Shape> outputs) {
        Row {
            inputs = List.copyOf(inputs);
            steps = List.copyOf(steps);
            outputs = List.copyOf(outputs);
        }
    }

    final Const relation;
    final List<Boolean> inputs;
    List<Row> rows = List.of();
    /** The terms that its steps evaluate. */
    final List<Evaluated> evaluated = new ArrayList<>();
    /** For how many variables of a clause, here or in what is called, all values are enumerated. */
    int guesses;

    private final Set<Procedure> reached = new HashSet<>();

    Procedure(Const relation, List<Boolean> inputs) {
        this.relation = relation;
        this.inputs = List.copyOf(inputs);
    }

    boolean generates() {
        return guesses > 0;
    }

    boolean isDecision() {
        return !inputs.contains(false);
    }

    Set<Procedure> callees() {
        Set<Procedure> result = new HashSet<>();
        for (Row row : rows) {
            for (Step step : row.steps) {
                switch (step) {
                    case Step.Run(var procedure, var _, var _) -> result.add(procedure);
                    case Step.Unless(var procedure, var _) -> result.add(procedure);
                    case Step.Generate _,
                            Step.Check _,
                            Step.Compute _,
                            Step.Each _,
                            Step.Subtract _,
                            Step.Unsubtract _,
                            Step.Bounded _ -> {}
                }
            }
        }
        return result;
    }

    /** The procedures that this may call, directly or not. */
    Set<Procedure> reached() {
        if (reached.isEmpty()) {
            collect(this);
        }
        return reached;
    }

    private void collect(Procedure from) {
        for (Procedure callee : from.callees()) {
            if (reached.add(callee)) {
                collect(callee);
            }
        }
    }

    /** As in {@code append(i, o, o)}. */
    @Override
    public String toString() {
        String name = relation.name().substring(relation.name().lastIndexOf('.') + 1);
        return name + "("
                + String.join(", ", inputs.stream().map(i -> i ? "i" : "o").toList()) + ")";
    }
}
