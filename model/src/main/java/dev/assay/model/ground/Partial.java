package dev.assay.model.ground;

import dev.assay.logic.Term.Const;
import dev.assay.model.value.Function;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.List;

/** A constant with fewer arguments than it needs. */
final class Partial extends Function {
    private final Interpretation interpretation;
    private final Const constant;
    private final List<Value> arguments;

    Partial(Interpretation interpretation, Const constant, List<Value> arguments) {
        this.interpretation = interpretation;
        this.constant = constant;
        this.arguments = List.copyOf(arguments);
    }

    @Override
    public Value apply(Value argument) {
        var all = new ArrayList<>(arguments);
        all.add(argument);
        return interpretation.apply(constant, all);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Partial partial
                        && constant.equals(partial.constant)
                        && arguments.equals(partial.arguments);
    }

    @Override
    public int hashCode() {
        return 31 * constant.hashCode() + arguments.hashCode();
    }
}
