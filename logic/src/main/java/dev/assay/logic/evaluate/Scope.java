package dev.assay.logic.evaluate;

import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the variables of a term stand for: its type variables, free variables and, innermost first, bound ones. */
record Scope(
        Map<Type.Var, Type> types,
        Map<Free, Cell> frees,
        @Nullable Binding bound) {
    static final Scope EMPTY = new Scope(Map.of(), Map.of(), null);

    record Binding(Cell cell, @Nullable Binding outer) {}

    Scope bind(Cell cell) {
        return new Scope(types, frees, new Binding(cell, bound));
    }

    Cell bound(int index) {
        Binding binding = bound;
        for (int i = 0; i < index && binding != null; i++) {
            binding = binding.outer;
        }
        if (binding == null) {
            throw new IllegalArgumentException("loose bound variable " + index);
        }
        return binding.cell;
    }
}
