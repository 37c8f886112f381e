package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Datatype;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Parts;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** Values taken apart: by the patterns of equations, and by case distinctions. */
final class Patterns {
    private final Universe universe;
    private final Arithmetic arithmetic;
    private final Branches branches;

    Patterns(Universe universe, Arithmetic arithmetic, Branches branches) {
        this.universe = universe;
        this.branches = branches;
        this.arithmetic = arithmetic;
    }

    /** A value taken apart; none for a value of a type that is not made by constructors. */
    private Optional<Parts> parts(Value value, String constructor) {
        return switch (value) {
            case Pair(var first, var second) -> Optional.of(new Parts(Circuit.TRUE, List.of(first, second)));
            case Truth(var yes, var no) ->
                switch (constructor) {
                    case HolNames.TRUE -> Optional.of(new Parts(yes, List.of()));
                    case HolNames.FALSE -> Optional.of(new Parts(no, List.of()));
                    default -> Optional.empty();
                };
            case Atom atom
            when atom.domain() instanceof Data data ->
                Optional.of(universe.algebra().parts(data, atom, data.constructor(constructor)));
            case Atom atom -> arithmetic.parts(atom, constructor);
            case Function _ -> Optional.empty();
        };
    }

    /** When the value fits the pattern; adds the values of the pattern's variables. */
    int match(Term pattern, Value value, Map<Free, Value> bindings) {
        if (pattern instanceof Free variable) {
            bindings.put(variable, value);
            return Circuit.TRUE;
        }
        List<Term> fields = pattern.arguments();
        Optional<Parts> parts = pattern.head() instanceof Const c ? parts(value, c.name()) : Optional.empty();
        if (parts.isEmpty() || parts.get().arguments().size() < fields.size()) {
            return Circuit.FALSE;
        }
        int guard = parts.get().guard();
        for (int i = 0; i < fields.size() && guard != Circuit.FALSE; i++) {
            guard = universe.circuit()
                    .and(guard, match(fields.get(i), parts.get().arguments().get(i), bindings));
        }
        return guard;
    }

    /** The branch for the constructor that the subject has, applied to its arguments. */
    Value cases(Datatype datatype, Value subject, IntFunction<Value> bodies, Domain result) {
        var cases = new ArrayList<Algebra.Case>();
        for (int i = 0; i < datatype.constructors().size(); i++) {
            Datatype.Constructor constructor = datatype.constructors().get(i);
            Optional<Parts> parts = parts(subject, constructor.name());
            if (parts.isPresent() && parts.get().guard() != Circuit.FALSE) {
                Value branch = bodies.apply(i);
                for (Value part : parts.get().arguments()) {
                    branch = ((Function) branch).apply(part);
                }
                cases.add(new Algebra.Case(parts.get().guard(), branch));
            }
        }
        boolean isExhaustive = cases.size() == datatype.constructors().size();
        return isExhaustive ? branches.merge(cases, result) : universe.algebra().merge(cases, result);
    }
}
