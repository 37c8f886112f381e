package dev.assay.atp.superposition;

import dev.assay.fol.Symbol;
import dev.assay.logic.Type;
import java.util.List;

/** A ground type whose values are all built by constructors, each in one way only. */
public record Datatype(Type type, List<Symbol> constructors) {
    public Datatype {
        constructors = List.copyOf(constructors);
        for (Symbol constructor : constructors) {
            if (!constructor.result().equals(type)) {
                throw new IllegalArgumentException(constructor + " does not make a " + type);
            }
        }
    }
}
