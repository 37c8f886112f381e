package dev.assay.logic.infer;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The places where a function may have been left out: operands of a type that may be taken to the one that is wanted. A
 * placeholder stands there until all types are known that the text says. Then an unknown type becomes the greatest one
 * below what it has to be taken to, or else the least one above what has to be taken to it.
 */
final class PendingCoercions {
    /** Texts with more such places are not worth the search. */
    private static final int MOST = 20_000;

    private record Pending(String placeholder, Type from, Type to) {}

    private final Coercions coercions;
    private final TypeUnifier unifier;
    private final List<Pending> all = new ArrayList<>();
    private final Map<String, Pending> byPlaceholder = new HashMap<>();
    private int supply;

    PendingCoercions(Coercions coercions, TypeUnifier unifier) {
        this.coercions = coercions;
        this.unifier = unifier;
    }

    /** The term, to be taken to the type if that can be. */
    Typed between(Typed typed, Type wanted) {
        if (coercions.isEmpty()) {
            return typed;
        }
        Type from = unifier.walk(typed.type());
        Type to = unifier.walk(wanted);
        if (from.equals(to) || !mayBeTaken(from) || !mayBeTaken(to) || all.size() > MOST) {
            return typed;
        }
        // No user can write such a name.
        var pending = new Pending("‹coercion " + ++supply + "›", from, to);
        all.add(pending);
        byPlaceholder.put(pending.placeholder, pending);
        Term function = new Term.Free(pending.placeholder, Type.fun(from, to));
        return new Typed(new Term.App(function, typed.term()), to);
    }

    private boolean mayBeTaken(Type type) {
        return TypeUnifier.isUnknown(type) || coercions.knows(type);
    }

    int size() {
        return all.size();
    }

    /** Forgets the places that came after there were that many. */
    void restore(int size) {
        while (all.size() > size) {
            byPlaceholder.remove(all.removeLast().placeholder);
        }
    }

    /** Decides the types that are still open; whether that can be done. */
    boolean solve() {
        List<Pending> open = new ArrayList<>(all);
        while (true) {
            boolean isPossible = true;
            var remaining = new ArrayList<Pending>();
            for (Pending pending : open) {
                Type from = unifier.walk(pending.from);
                Type to = unifier.walk(pending.to);
                if (!TypeUnifier.isUnknown(from) && !TypeUnifier.isUnknown(to)) {
                    isPossible &= coercions.above(from).contains(to)
                            || unifier.tryUnify(from, to).isEmpty();
                } else if (!mayBeTaken(from) || !mayBeTaken(to)) {
                    isPossible &= unifier.tryUnify(from, to).isEmpty();
                } else if (!from.equals(to)) {
                    remaining.add(new Pending(pending.placeholder, from, to));
                }
            }
            if (!isPossible) {
                return false;
            }
            if (remaining.isEmpty()) {
                return true;
            }
            if (remaining.size() == open.size() && !step(remaining)) {
                return false;
            }
            open = remaining;
        }
    }

    /** Decides what has to be below known types, or else what has to be above some, or else that types are equal. */
    private boolean step(List<Pending> open) {
        return decide(open, true)
                .or(() -> decide(open, false))
                .orElseGet(() -> unifier.tryUnify(open.getFirst().from, open.getFirst().to)
                        .isEmpty());
    }

    /** Whether the unknown types on one side of known ones can be decided; nothing where there are none. */
    private Optional<Boolean> decide(List<Pending> open, boolean below) {
        Map<Type, List<Type>> bounds = new LinkedHashMap<>();
        for (Pending pending : open) {
            Type known = below ? pending.to : pending.from;
            if (!TypeUnifier.isUnknown(known)) {
                bounds.computeIfAbsent(below ? pending.from : pending.to, _ -> new ArrayList<>())
                        .add(known);
            }
        }
        if (bounds.isEmpty()) {
            return Optional.empty();
        }
        // What is between an unknown type and a known one goes first, unless they wait for each other.
        Set<Type> waiting = waiting(open, bounds.keySet(), below);
        if (!waiting.containsAll(bounds.keySet())) {
            bounds.keySet().removeAll(waiting);
        }
        return Optional.of(bounds.entrySet().stream()
                .allMatch(bound -> candidates(bound.getValue(), below).stream()
                        .anyMatch(type -> unifier.tryUnify(bound.getKey(), type).isEmpty())));
    }

    private List<Type> candidates(List<Type> bounds, boolean below) {
        return below ? coercions.belowAll(bounds) : coercions.aboveAll(bounds);
    }

    /** The unknown types beyond others that are next to known ones. */
    private static Set<Type> waiting(List<Pending> open, Set<Type> bounded, boolean below) {
        var reached = new HashSet<>(bounded);
        var result = new HashSet<Type>();
        boolean isComplete = false;
        while (!isComplete) {
            isComplete = true;
            for (Pending pending : open) {
                Type near = below ? pending.to : pending.from;
                Type far = below ? pending.from : pending.to;
                if (TypeUnifier.isUnknown(far) && reached.contains(near)) {
                    result.add(far);
                    isComplete &= !reached.add(far);
                }
            }
        }
        return result;
    }

    /** The term with functions for the placeholders, or nothing where none is needed. */
    Term finished(Term term) {
        return byPlaceholder.isEmpty() ? term : replaced(term);
    }

    private Term replaced(Term term) {
        return switch (term) {
            case Term.App(Term.Free(var name, var _), var argument)
            when byPlaceholder.containsKey(name) -> {
                Pending pending = byPlaceholder.get(name);
                Term inner = replaced(argument);
                yield coercions
                        .apply(inner, unifier.walk(pending.from), unifier.walk(pending.to))
                        .orElse(inner);
            }
            case Term.App(var function, var argument) -> new Term.App(replaced(function), replaced(argument));
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, replaced(body));
            case Term.Const _, Term.Free _, Term.Bound _ -> term;
        };
    }
}
