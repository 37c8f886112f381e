package dev.assay.logic.evaluate;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import org.jspecify.annotations.Nullable;

/** A value that is computed when it is first needed, or a variable that still has none. */
final class Cell {
    private @Nullable Term term;
    private @Nullable Scope scope;
    private @Nullable Value value;
    private @Nullable Type type;

    Cell(Value value) {
        this.value = value;
    }

    Cell(Term term, Scope scope) {
        this.term = term;
        this.scope = scope;
    }

    /** A variable of this type, to be solved for. */
    Cell(Type type) {
        this.type = type;
    }

    /** The type of a variable to be solved for. */
    Type type() {
        if (type == null) {
            throw new Unevaluable("a part of a pattern whose type is not at hand");
        }
        return type;
    }

    boolean isUnbound() {
        return value == null && term == null;
    }

    void bind(Value found) {
        value = found;
    }

    void release() {
        value = null;
    }

    Value force(Evaluator evaluator) {
        if (value != null) {
            return value;
        }
        if (term == null || scope == null) {
            throw new Unevaluable("a variable has no value yet");
        }
        Value found = evaluator.value(term, scope);
        value = found;
        term = null;
        scope = null;
        return found;
    }
}
