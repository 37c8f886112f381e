package dev.assay.logic.infer;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Functions between types without arguments that may be left out of a text, as the one from nat to int. */
public record Coercions(List<Term> functions) {
    public static final Coercions NONE = new Coercions(List.of());

    public Coercions {
        functions = List.copyOf(functions);
        for (Term function : functions) {
            if (!isFunctionOfBaseTypes(function.type())) {
                throw new IllegalArgumentException(function + " has type " + function.type()
                        + " and is no function between types without arguments");
            }
        }
    }

    private static boolean isFunctionOfBaseTypes(Type type) {
        return type.isFun() && isBase(type.domain()) && isBase(type.range());
    }

    private static boolean isBase(Type type) {
        return type instanceof Type.Con(var _, var arguments) && arguments.isEmpty();
    }

    boolean isEmpty() {
        return functions.isEmpty();
    }

    /** With one more, which counts before the others. */
    public Coercions with(Term function) {
        var all = new ArrayList<Term>();
        all.add(function);
        functions.stream().filter(f -> !f.type().equals(function.type())).forEach(all::add);
        return new Coercions(all);
    }

    /** Without the one of that type. */
    public Coercions without(Type type) {
        return new Coercions(
                functions.stream().filter(f -> !f.type().equals(type)).toList());
    }

    /** The term at the other type, by as few functions as there can be. */
    Optional<Term> apply(Term term, Type from, Type to) {
        Map<Type, @Nullable Term> steps = steps(from);
        if (!steps.containsKey(to)) {
            return Optional.empty();
        }
        var functionsToApply = new ArrayDeque<Term>();
        for (Term step = steps.get(to);
                step != null;
                step = steps.get(step.type().domain())) {
            functionsToApply.push(step);
        }
        Term result = term;
        for (Term function : functionsToApply) {
            result = Term.app(function, result);
        }
        return Optional.of(result);
    }

    /** Whether a function from or to the type may be left out. */
    boolean knows(Type type) {
        return functions.stream()
                .anyMatch(
                        f -> f.type().domain().equals(type) || f.type().range().equals(type));
    }

    /** The type and those that it can be taken to, nearest first. */
    Set<Type> above(Type type) {
        return steps(type).keySet();
    }

    /** The types above all of these, the least first. */
    List<Type> aboveAll(List<Type> types) {
        return above(types.getFirst()).stream()
                .sorted(byHeight().reversed())
                .filter(candidate -> types.stream().allMatch(type -> above(type).contains(candidate)))
                .toList();
    }

    /** The types below all of these, the greatest first. */
    List<Type> belowAll(List<Type> types) {
        var candidates = new ArrayList<Type>();
        candidates.add(types.getFirst());
        for (int i = 0; i < candidates.size(); i++) {
            for (Term function : functions) {
                Type domain = function.type().domain();
                if (function.type().range().equals(candidates.get(i)) && !candidates.contains(domain)) {
                    candidates.add(domain);
                }
            }
        }
        return candidates.stream()
                .sorted(byHeight())
                .filter(candidate -> above(candidate).containsAll(types))
                .toList();
    }

    /** Greater types first: they have fewer above them. */
    private Comparator<Type> byHeight() {
        return Comparator.comparingInt(type -> above(type).size());
    }

    /** For each type that can be reached, the last function on the way there. */
    private Map<Type, @Nullable Term> steps(Type start) {
        var result = new LinkedHashMap<Type, @Nullable Term>();
        var open = new ArrayDeque<Type>();
        result.put(start, null);
        open.add(start);
        while (!open.isEmpty()) {
            Type type = open.remove();
            for (Term function : functions) {
                Type next = function.type().range();
                if (function.type().domain().equals(type) && !result.containsKey(next)) {
                    result.put(next, function);
                    open.add(next);
                }
            }
        }
        return result;
    }
}
