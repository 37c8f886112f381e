package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/** The bound variables at a place of a formula, outermost first, and what the formula belongs to. */
record Scope(List<Binder> binders, String origin) {
    /** A variable with its annotated type. */
    record Binder(String name, Type type, AnnotatedType annotated) {}

    Scope {
        binders = List.copyOf(binders);
    }

    static Scope of(String origin) {
        return new Scope(List.of(), origin);
    }

    Scope with(Binder binder) {
        var result = new ArrayList<>(binders);
        result.add(binder);
        return new Scope(result, origin);
    }

    int depth() {
        return binders.size();
    }

    /** The place in the list of the variable with this index. */
    int level(Bound variable) {
        return depth() - 1 - variable.index();
    }

    /** Whether the variable at that place occurs in the term and may have a new value. */
    boolean occurs(int level, Term term) {
        return binders.get(level).annotated != AnnotatedType.FIXED && term.mentionsBound(depth() - 1 - level);
    }

    /** Whether the term is old if all variables before that place are. */
    boolean isBefore(Term term, int level) {
        for (int i = level; i < depth(); i++) {
            if (occurs(i, term)) {
                return false;
            }
        }
        return true;
    }

    /** The term with free variables for those bound here. */
    Term open(Term term) {
        Term result = term;
        for (Binder binder : binders.reversed()) {
            result = result.instantiate(new Free(binder.name, binder.type));
        }
        return result;
    }

    Obstacle obstacle(Obstacle.Rule rule, Term term) {
        return new Obstacle(rule, open(term), origin);
    }
}
