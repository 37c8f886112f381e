package dev.assay.model.display;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.model.value.Plain;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Elements of plain types named by the first letter of the type, numbered from 1. */
public final class Elements implements Readback.Names {
    private final Map<Type, List<String>> given;

    /** @param given names for the elements of some types; those for truth values are for all types */
    public Elements(Map<Type, List<String>> given) {
        this.given = given;
    }

    @Override
    public Term element(Plain domain, int index) {
        List<String> own = given.getOrDefault(domain.type(), given.getOrDefault(Type.bool(), List.of()));
        if (index < own.size()) {
            return new Free(own.get(index), domain.type());
        }
        String name = switch (domain.type()) {
            case Type.Var(var variable, var _) -> variable.substring(1);
            case Type.Con(var constructor, var _) -> constructor.substring(constructor.lastIndexOf('.') + 1);
        };
        return new Free(name.charAt(0) + "\u21e9" + (index + 1), domain.type());
    }

    @Override
    public Term unknown(Type type) {
        return new Free("?", type);
    }

    @Override
    public Optional<Term> others(Type type) {
        return Optional.of(new Free("\u2026", type));
    }

    @Override
    public UnaryOperator<Type> types() {
        return UnaryOperator.identity();
    }
}
