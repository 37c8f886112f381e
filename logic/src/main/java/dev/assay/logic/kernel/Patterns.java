package dev.assay.logic.kernel;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether the left-hand sides of a function's equations fit every argument exactly once. */
final class Patterns {
    private record Row(int equation, List<Term> patterns) {}

    private final Signature signature;
    private final String rule;

    Patterns(Signature signature, String rule) {
        this.signature = signature;
        this.rule = rule;
    }

    /** Throws unless the arguments are linear constructor patterns. */
    void requireLinear(List<Term> patterns) {
        var seen = new HashSet<Term.Free>();
        patterns.forEach(p -> requireLinear(p, seen));
    }

    private void requireLinear(Term pattern, Set<Term.Free> seen) {
        if (pattern instanceof Term.Free v) {
            if (!seen.add(v)) {
                throw new KernelException(rule, "variable " + v.name() + " occurs twice on a left-hand side");
            }
            return;
        }
        Datatype.Constructor constructor = constructor(pattern)
                .orElseThrow(() -> new KernelException(rule, "not a constructor pattern: " + pattern));
        if (constructor.arguments().size() != pattern.arguments().size()) {
            throw new KernelException(
                    rule,
                    "constructor " + constructor.name() + " takes "
                            + constructor.arguments().size() + " arguments in " + pattern);
        }
        pattern.arguments().forEach(p -> requireLinear(p, seen));
    }

    private Optional<Datatype.Constructor> constructor(Term pattern) {
        return pattern.head() instanceof Term.Const c
                ? signature.constructed(c).flatMap(d -> d.constructor(c.name()))
                : Optional.empty();
    }

    /** Throws unless each tuple of values of {@code types} is an instance of exactly one of the rows. */
    void requirePartition(List<List<Term>> rows, List<Type> types) {
        var numbered = new ArrayList<Row>();
        for (int i = 0; i < rows.size(); i++) {
            numbered.add(new Row(i, rows.get(i)));
        }
        split(numbered, types, new ArrayList<>());
    }

    private void split(List<Row> rows, List<Type> types, List<String> path) {
        if (rows.isEmpty()) {
            throw new KernelException(rule, "no equation covers " + (path.isEmpty() ? "anything" : "the case " + path));
        }
        int column = 0;
        while (column < types.size() && allVariables(rows, column)) {
            column++;
        }
        if (column == types.size()) {
            if (rows.size() > 1) {
                throw new KernelException(
                        rule,
                        "equations " + (rows.get(0).equation() + 1) + " and "
                                + (rows.get(1).equation() + 1) + " overlap");
            }
            return;
        }
        Type.Con type = (Type.Con) types.get(column);
        Datatype datatype = signature.datatype(type.name()).orElseThrow();
        for (Datatype.Constructor c : datatype.constructors()) {
            List<Type> fields = datatype.constant(c, type.arguments())
                    .type()
                    .argumentTypes()
                    .subList(0, c.arguments().size());
            var kept = new ArrayList<Row>();
            for (Row row : rows) {
                Term pattern = row.patterns().get(column);
                if (pattern instanceof Term.Free) {
                    kept.add(new Row(row.equation(), replace(row.patterns(), column, wildcards(fields))));
                } else if (((Term.Const) pattern.head()).name().equals(c.name())) {
                    kept.add(new Row(row.equation(), replace(row.patterns(), column, pattern.arguments())));
                }
            }
            path.add(c.name());
            split(kept, replace(types, column, fields), path);
            path.removeLast();
        }
    }

    private static boolean allVariables(List<Row> rows, int column) {
        return rows.stream().allMatch(r -> r.patterns().get(column) instanceof Term.Free);
    }

    private static List<Term> wildcards(List<Type> types) {
        return types.stream().<Term>map(t -> new Term.Free("_", t)).toList();
    }

    private static <T> List<T> replace(List<T> list, int index, List<? extends T> parts) {
        var result = new ArrayList<T>(list);
        result.remove(index);
        result.addAll(index, parts);
        return result;
    }
}
