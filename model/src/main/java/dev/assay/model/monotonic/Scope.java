package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * The bound variables at a place of a formula, outermost first, and what the formula belongs to. In the context they may
 * stand in another order, that of their ranks.
 */
record Scope(List<Binder> binders, String origin) {
    /** A variable with its annotated type. */
    record Binder(String name, Type type, AnnotatedType annotated, int rank) {}

    Scope {
        binders = List.copyOf(binders);
    }

    static Scope of(String origin) {
        return new Scope(List.of(), origin);
    }

    /** With a variable after all others in the context. */
    Scope withLast(String name, Type type, AnnotatedType annotated) {
        return withAt(last() + 1, name, type, annotated);
    }

    /** The greatest rank, 0 if there is no variable. */
    int last() {
        return binders.stream().mapToInt(Binder::rank).max().orElse(0);
    }

    /** With a variable of that rank; those from there on move one place. */
    Scope withAt(int rank, String name, Type type, AnnotatedType annotated) {
        var result = new ArrayList<Binder>();
        for (Binder b : binders) {
            result.add(b.rank < rank ? b : new Binder(b.name, b.type, b.annotated, b.rank + 1));
        }
        result.add(new Binder(name, type, annotated, rank));
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

    /** Whether the variable at the first place comes after that at the second in the context. */
    boolean isAfter(int level, int other) {
        return binders.get(level).rank > binders.get(other).rank;
    }

    /** Whether the term is old if all variables are that come before the one at that place in the context. */
    boolean isBefore(Term term, int level) {
        for (int i = 0; i < depth(); i++) {
            if (occurs(i, term) && !isAfter(level, i)) {
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
