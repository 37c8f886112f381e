package dev.assay.model.ground;

import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Function;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A function of too many arguments for a table: it has a value for each argument that it is applied to, the same for the same
 * arguments. For an argument that is not known its value is not known either.
 */
final class Congruent extends Function {
    private record Application(Value argument, Value result, Value shown) {}

    private final Universe universe;
    private final Functions domain;
    private final Supplier<Value> results;
    private final List<Application> applications = new ArrayList<>();

    Congruent(Universe universe, Functions domain, Supplier<Value> results) {
        this.universe = universe;
        this.domain = domain;
        this.results = results;
    }

    @Override
    public Value apply(Value argument) {
        for (Application earlier : applications) {
            if (earlier.argument.equals(argument)) {
                return earlier.shown;
            }
        }
        Algebra algebra = universe.algebra();
        int known = algebra.known(domain.from(), argument);
        if (known == Circuit.FALSE) {
            return algebra.unknown(domain.to());
        }
        Value result = results.get();
        for (Application earlier : applications) {
            int same = algebra.same(domain.from(), argument, earlier.argument);
            if (same != Circuit.FALSE) {
                Value there = algebra.merge(List.of(new Algebra.Case(same, result)), domain.to());
                universe.requireBelow(domain.to(), there, earlier.result);
            }
        }
        Value shown = algebra.merge(List.of(new Algebra.Case(known, result)), domain.to());
        applications.add(new Application(argument, result, shown));
        return shown;
    }
}
