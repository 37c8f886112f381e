package dev.assay.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The names under which constants, free variables and binders of one term are printed; none stands for two. */
final class PrintedNames {
    private final Map<String, String> constants = new HashMap<>();
    private final Map<String, Type> freeTypes = new HashMap<>();
    private final Set<String> freesOfSeveralTypes = new HashSet<>();
    private final Set<String> global = new HashSet<>();
    private final Set<String> bound = new HashSet<>();
    private final List<String> scope = new ArrayList<>();

    PrintedNames(Term term, List<String> binders, UnaryOperator<String> shortening) {
        term.forEachSubterm(t -> {
            switch (t) {
                case Term.Const(var name, var _) -> constants.put(name, name);
                case Term.Free(var name, var type) -> {
                    Type before = freeTypes.putIfAbsent(name, type);
                    if (before != null && !before.equals(type)) {
                        freesOfSeveralTypes.add(name);
                    }
                }
                case Term.Bound _, Term.Abs _, Term.App _ -> {}
            }
        });
        shortenConstants(shortening);
        global.addAll(constants.values());
        global.addAll(freeTypes.keySet());
        binders.reversed().forEach(hint -> bind(hint, term));
    }

    /** A constant keeps its full name where the short one also means something else. */
    private void shortenConstants(UnaryOperator<String> shortening) {
        var meanings = new HashMap<String, Integer>();
        freeTypes.keySet().forEach(name -> meanings.put(name, 1));
        constants.keySet().forEach(name -> meanings.merge(shortening.apply(name), 1, Integer::sum));
        constants.replaceAll((name, _) -> meanings.get(shortening.apply(name)) == 1 ? shortening.apply(name) : name);
    }

    String constant(String name) {
        return constants.get(name);
    }

    boolean hasSeveralTypes(String free) {
        return freesOfSeveralTypes.contains(free);
    }

    /** The name of a bound variable; one that points outside of the term shows its index. */
    String bound(int index) {
        return index < scope.size() ? scope.get(scope.size() - 1 - index) : "B." + (index - scope.size());
    }

    /** Enters a binder; its name is {@code hint}, made different from the binders around and the names in its body. */
    String bind(String hint, Term body) {
        String base = hint.isEmpty() ? "x" : hint;
        String name = base;
        for (int variant = 1; clashes(name, body); variant++) {
            name = base + letters(variant);
        }
        bound.add(name);
        scope.add(name);
        return name;
    }

    private boolean clashes(String name, Term body) {
        return bound.contains(name) || global.contains(name) && isNamed(name, body);
    }

    private boolean isNamed(String name, Term body) {
        return switch (body) {
            case Term.Const c -> constant(c.name()).equals(name);
            case Term.Free v -> v.name().equals(name);
            case Term.Bound _ -> false;
            case Term.Abs abs -> isNamed(name, abs.body());
            case Term.App(var function, var argument) -> isNamed(name, function) || isNamed(name, argument);
        };
    }

    /** Leaves the {@code count} innermost binders. */
    void unbind(int count) {
        for (int i = 0; i < count; i++) {
            bound.remove(scope.removeLast());
        }
    }

    /** a, b, …, z, aa, ab, … */
    private static String letters(int number) {
        var result = new StringBuilder();
        for (int rest = number; rest > 0; rest = (rest - 1) / 26) {
            result.append((char) ('a' + (rest - 1) % 26));
        }
        return result.reverse().toString();
    }
}
