package dev.assay.code.predicate;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
    private @Nullable Boolean tabled;

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
                    case Step.Collect(var procedure, var _, var _) -> result.add(procedure);
                    case Step.Every(var range, var _, var procedure) -> {
                        result.add(range);
                        result.add(procedure);
                    }
                    case Step.Generate _,
                            Step.Fresh _,
                            Step.Check _,
                            Step.Compute _,
                            Step.Each _,
                            Step.Listed _,
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

    /** Whether it may come back to the same inputs, so that its answers are to be collected in a table. */
    boolean isTabled() {
        if (tabled == null) {
            tabled = !generates()
                    && inputs.contains(true)
                    && relation.type().argumentTypes().stream().noneMatch(Procedure::hasFunction)
                    && reached().contains(this)
                    && !descends();
        }
        return tabled;
    }

    private static boolean hasFunction(Type type) {
        return type.isFun()
                || type instanceof Type.Con(var _, var arguments)
                        && arguments.stream().anyMatch(Procedure::hasFunction);
    }

    /** Whether there is an input of which every call in the circle gets a proper part. */
    private boolean descends() {
        int count = (int) inputs.stream().filter(i -> i).count();
        for (int k = 0; k < count; k++) {
            int position = k;
            if (rows.stream().allMatch(row -> row.steps.stream().allMatch(step -> descends(row, step, position)))) {
                return true;
            }
        }
        return false;
    }

    private boolean descends(Row row, Step step, int position) {
        Procedure callee;
        List<Shape> given;
        switch (step) {
            case Step.Run(var procedure, var shapes, var _) -> {
                callee = procedure;
                given = shapes;
            }
            case Step.Unless(var procedure, var shapes) -> {
                callee = procedure;
                given = shapes;
            }
            case Step.Collect(var procedure, var shapes, var _) -> {
                callee = procedure;
                given = shapes;
            }
            // The values of the variables may be anything.
            case Step.Every(var range, var _, var procedure) -> {
                return Stream.of(range, procedure)
                        .noneMatch(p -> p == this || p.reached().contains(this));
            }
            case Step.Generate _,
                    Step.Fresh _,
                    Step.Check _,
                    Step.Compute _,
                    Step.Each _,
                    Step.Listed _,
                    Step.Subtract _,
                    Step.Unsubtract _,
                    Step.Bounded _ -> {
                return true;
            }
        }
        if (callee != this && !callee.reached().contains(this)) {
            return true;
        }
        return callee == this
                && given.get(position) instanceof Shape.Same(var slot)
                && !(row.inputs.get(position) instanceof Shape.Bind)
                && row.inputs.get(position).binds(slot);
    }

    /** As in {@code append(i, o, o)}. */
    @Override
    public String toString() {
        String name = relation.name().substring(relation.name().lastIndexOf('.') + 1);
        return name + "("
                + String.join(", ", inputs.stream().map(i -> i ? "i" : "o").toList()) + ")";
    }
}
