package dev.assay.bench.agree;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Partial functions that are finite. */
final class Maps {
    private Maps() {}

    static Written<Map<Long, Long>> draw(Values values, int depth) {
        if (depth <= 0) {
            return new Written<>("(λ_. None :: nat option)", _ -> Map.of());
        }
        var shapes = new Shapes(values, depth - 1);
        return switch (values.below(8)) {
            case 0, 1 ->
                shapes.three(
                        "(%s(%s ↦ %s))", Kind.MAP, Kind.NUMBER, Kind.NUMBER, (f, a, b) -> changed(f, m -> m.put(a, b)));
            case 2 -> shapes.two("(%s ++ %s)", Kind.MAP, Kind.MAP, (f, g) -> changed(f, m -> m.putAll(g)));
            case 3 ->
                shapes.two(
                        "(%s |` %s)",
                        Kind.MAP, Kind.SET, (f, s) -> changed(f, m -> m.keySet().retainAll(s)));
            case 4 -> shapes.two("(%s(%s := None))", Kind.MAP, Kind.NUMBER, (f, a) -> changed(f, m -> m.remove(a)));
            case 5 ->
                shapes.binder(
                        "(map_option (λ%1$s. %3$s) ∘ %2$s)",
                        Kind.MAP, Kind.NUMBER, (f, g) -> changed(f, m -> m.replaceAll((_, v) -> g.apply(v))));
            case 6 -> shapes.two("(map_of (zip %s %s))", Kind.LIST, Kind.LIST, Maps::zipped);
            default -> shapes.branch(Kind.MAP);
        };
    }

    private static Map<Long, Long> changed(Map<Long, Long> before, Consumer<Map<Long, Long>> change) {
        var result = new TreeMap<>(before);
        change.accept(result);
        return result;
    }

    private static Map<Long, Long> zipped(List<Long> keys, List<Long> values) {
        var result = new TreeMap<Long, Long>();
        for (int i = 0; i < Math.min(keys.size(), values.size()); i++) {
            // The first of several counts.
            result.putIfAbsent(keys.get(i), values.get(i));
        }
        return result;
    }
}
