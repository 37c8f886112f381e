package dev.assay.logic.kernel;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * That the meaning of a symbol at some type instance was given in terms of other symbols. Definitions of
 * overloaded constants keep this relation well-founded; otherwise {@code c = ¬ c} could be reached in
 * several innocent steps. Where the meaning is simply another constant, {@code alias} is that constant.
 */
record Dependency(Symbol symbol, List<Symbol> uses, Optional<Term.Const> alias) {
    Dependency(Symbol symbol, List<Symbol> uses) {
        this(symbol, uses, Optional.empty());
    }

    /** A constant at an instance of its type, or a type constructor at its arguments. */
    record Symbol(String name, boolean isType, List<Type> arguments) {
        String key() {
            return (isType ? "type " : "constant ") + name;
        }

        Symbol substitute(Map<Type.Var, Type> substitution) {
            return new Symbol(
                    name,
                    isType,
                    arguments.stream().map(a -> a.substitute(substitution)).toList());
        }
    }

    /** How many instances the search looks at before it refuses a definition as too intricate. */
    private static final int LIMIT = 20_000;

    /** A type constructor that nobody can declare. */
    private static final String NAMELESS = "";

    static Symbol symbol(Signature signature, Term.Const c) {
        return new Symbol(c.name(), false, signature.typeArguments(c));
    }

    static Symbol symbol(Type.Con type) {
        return new Symbol(type.name(), true, type.arguments());
    }

    /** The symbols that occur in terms and types, except those in {@code defined}. */
    static List<Symbol> symbols(Signature signature, List<Term> terms, List<Type> types, Set<String> defined) {
        var result = new LinkedHashSet<Symbol>();
        for (Term term : terms) {
            term.constants().stream()
                    .filter(c -> !defined.contains(c.name()))
                    .forEach(c -> result.add(symbol(signature, c)));
            term.forEachType(t -> collect(t, result));
        }
        types.forEach(t -> collect(t, result));
        result.removeIf(s -> s.isType() && (s.name().equals(Type.FUN) || defined.contains(s.key())));
        return List.copyOf(result);
    }

    private static void collect(Type type, Set<Symbol> result) {
        if (type instanceof Type.Con con && result.add(symbol(con))) {
            con.arguments().forEach(a -> collect(a, result));
        }
    }

    /** One path of the search: the instance of the new left-hand side it started from, and where it has come. */
    private record Path(List<Type> start, Symbol here) {}

    /**
     * Throws if, with this dependency added, some instance of its symbol would depend on itself or on a
     * chain of instances that do not get smaller.
     */
    void requireWellFounded(Signature signature, String rule) {
        var queue = new ArrayDeque<Path>();
        var seen = new HashSet<Path>();
        for (Symbol use : uses) {
            queue.add(canonical(symbol.arguments(), use));
        }
        while (!queue.isEmpty()) {
            Path path = queue.removeFirst();
            if (!seen.add(path)) {
                continue;
            }
            if (seen.size() > LIMIT) {
                throw new KernelException(rule, "too many instances depend on " + symbol.name());
            }
            if (path.here().key().equals(symbol.key())) {
                requireSmaller(path, symbol.substitute(renaming(variables(), "other")), rule);
            }
            for (Dependency dependency : signature.dependencies(path.here())) {
                Map<Type.Var, Type> renaming = renaming(dependency.variables(), "other");
                Symbol left = dependency.symbol().substitute(renaming);
                unify(path.here().arguments(), left.arguments()).ifPresent(unifier -> {
                    var start = substitute(path.start(), unifier);
                    for (Symbol use : dependency.uses()) {
                        queue.add(canonical(start, use.substitute(renaming).substitute(unifier)));
                    }
                });
            }
        }
    }

    private static void requireSmaller(Path path, Symbol left, String rule) {
        Optional<Map<Type.Var, Type>> unifier = unify(path.here().arguments(), left.arguments());
        if (unifier.isEmpty()) {
            return;
        }
        List<Type> from = substitute(path.start(), unifier.get());
        List<Type> to = substitute(path.here().arguments(), unifier.get());
        boolean smaller = !from.equals(to);
        for (int i = 0; i < from.size(); i++) {
            smaller &= from.get(i).contains(to.get(i));
        }
        if (!smaller) {
            throw new KernelException(rule, "the definition of " + left.name() + " is circular");
        }
    }

    /** Whether some type is an instance of both. */
    static boolean overlap(Symbol left, Symbol right) {
        return unify(
                        left.substitute(renaming(variables(left.arguments()), "one"))
                                .arguments(),
                        right.substitute(renaming(variables(right.arguments()), "other"))
                                .arguments())
                .isPresent();
    }

    private Set<Type.Var> variables() {
        var result = variables(symbol.arguments());
        uses.forEach(u -> result.addAll(variables(u.arguments())));
        return result;
    }

    private static Set<Type.Var> variables(List<Type> types) {
        var result = new LinkedHashSet<Type.Var>();
        types.forEach(t -> t.forEachVariable(result::add));
        return result;
    }

    private static List<Type> substitute(List<Type> types, Map<Type.Var, Type> substitution) {
        return types.stream().map(t -> t.substitute(substitution)).toList();
    }

    /** Every variable gets a new name, so that names which the user chose cannot clash. */
    private static Map<Type.Var, Type> renaming(Set<Type.Var> variables, String prefix) {
        var result = new HashMap<Type.Var, Type>();
        variables.forEach(v -> result.put(v, Type.var(prefix + result.size())));
        return result;
    }

    /** The path with its type variables numbered in order, so that renamed copies are equal. */
    private static Path canonical(List<Type> from, Symbol here) {
        List<Type> start = from.stream().map(t -> essence(t, here.arguments())).toList();
        var variables = variables(start);
        variables.addAll(variables(here.arguments()));
        Map<Type.Var, Type> renaming = renaming(variables, "one");
        return new Path(substitute(start, renaming), here.substitute(renaming));
    }

    /**
     * All that matters of the type a path started from: which parts of the types where it has come lie inside. The
     * rest is forgotten, since otherwise there would be no end of paths through list, list list, and so on.
     */
    private static Type essence(Type start, List<Type> here) {
        var parts = new LinkedHashSet<Type>();
        here.forEach(type -> sharedParts(start, type, parts));
        return parts.contains(start) ? start : new Type.Con(NAMELESS, List.copyOf(parts));
    }

    private static void sharedParts(Type whole, Type type, Set<Type> result) {
        if (whole.contains(type)) {
            result.add(type);
        } else if (type instanceof Type.Con(var _, var arguments)) {
            arguments.forEach(a -> sharedParts(whole, a, result));
        }
    }

    /** A most general unifier of two lists of types; sorts are ignored, which only finds more overlaps. */
    static Optional<Map<Type.Var, Type>> unify(List<Type> left, List<Type> right) {
        var unifier = new HashMap<Type.Var, Type>();
        var work = new ArrayList<Type[]>();
        for (int i = 0; i < left.size(); i++) {
            work.add(new Type[] {left.get(i), right.get(i)});
        }
        while (!work.isEmpty()) {
            Type[] pair = work.removeLast();
            Type s = pair[0].substitute(unifier);
            Type t = pair[1].substitute(unifier);
            if (s.equals(t)) {
                continue;
            }
            if (!(s instanceof Type.Var) && t instanceof Type.Var) {
                Type swap = s;
                s = t;
                t = swap;
            }
            if (s instanceof Type.Var v) {
                if (t.occurs(v)) {
                    return Optional.empty();
                }
                Map<Type.Var, Type> step = Map.of(v, t);
                unifier.replaceAll((_, type) -> type.substitute(step));
                unifier.put(v, t);
            } else if (s instanceof Type.Con(var f, var xs)
                    && t instanceof Type.Con(var g, var ys)
                    && f.equals(g)
                    && xs.size() == ys.size()) {
                for (int i = 0; i < xs.size(); i++) {
                    work.add(new Type[] {xs.get(i), ys.get(i)});
                }
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(unifier);
    }
}
