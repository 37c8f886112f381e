package dev.assay.test.random;

import dev.assay.code.program.Layout;
import dev.assay.logic.Type;
import dev.assay.test.domain.Domain;
import dev.assay.test.domain.Domains;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How deep the least value of a type is, and which constructors lead back to their own type. */
final class Depths {
    /** Deeper than any value. */
    static final int INFINITE = Integer.MAX_VALUE / 2;

    private final Domains domains;
    private final Map<Type, Integer> least = new HashMap<>();
    private final Map<Type, Set<Type>> below = new HashMap<>();

    Depths(Domains domains) {
        this.domains = domains;
    }

    int of(Type type) {
        Integer known = least.get(type);
        if (known != null) {
            return known;
        }
        int depth = depth(type, new HashSet<>());
        least.put(type, depth);
        return depth;
    }

    int of(Layout.Shape shape) {
        return 1 + shape.fields().stream().mapToInt(this::of).max().orElse(0);
    }

    /** Whether no constructor of the type makes shallower values. */
    boolean isShallow(Type type, Layout.Shape shape) {
        return of(shape) <= of(type);
    }

    private int depth(Type type, Set<Type> above) {
        if (!above.add(type)) {
            return INFINITE;
        }
        int result = switch (domains.of(type)) {
            case Domain.Truth _, Domain.Natural _, Domain.Whole _, Domain.Ratio _, Domain.Sets _ -> 0;
            case Domain.Functions(var _, var range) -> depth(range, above);
            case Domain.Data(var layout, var _, var _) -> depth(layout.shapes(), above);
            case Domain.Made(var makers, var _) ->
                depth(makers.stream().map(Domain.Maker::shape).toList(), above);
        };
        above.remove(type);
        return result;
    }

    private int depth(List<Layout.Shape> shapes, Set<Type> above) {
        int best = INFINITE;
        for (Layout.Shape shape : shapes) {
            int deepest = 0;
            for (Type field : shape.fields()) {
                deepest = Math.max(deepest, depth(field, above));
            }
            best = Math.min(best, deepest + 1);
        }
        return best;
    }

    boolean isRecursive(Type type, Layout.Shape shape) {
        return shape.fields().stream().anyMatch(f -> f.equals(type) || below(f).contains(type));
    }

    private Set<Type> below(Type type) {
        Set<Type> known = below.get(type);
        if (known == null) {
            known = new HashSet<>();
            below.put(type, known);
            for (Type part : parts(type)) {
                collect(part, known);
            }
        }
        return known;
    }

    private void collect(Type type, Set<Type> found) {
        if (found.add(type)) {
            parts(type).forEach(part -> collect(part, found));
        }
    }

    private List<Type> parts(Type type) {
        return switch (domains.of(type)) {
            case Domain.Truth _, Domain.Natural _, Domain.Whole _, Domain.Ratio _ -> List.of();
            case Domain.Sets(var element) -> List.of(element);
            case Domain.Functions(var _, var range) -> List.of(range);
            case Domain.Data(var layout, var _, var _) ->
                layout.shapes().stream().flatMap(s -> s.fields().stream()).toList();
            case Domain.Made(var makers, var _) ->
                makers.stream().flatMap(m -> m.shape().fields().stream()).toList();
        };
    }
}
