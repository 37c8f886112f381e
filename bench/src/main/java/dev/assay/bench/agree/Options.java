package dev.assay.bench.agree;

import java.util.List;
import java.util.Optional;

/** Numbers that may be missing. */
final class Options {
    private Options() {}

    static Written<Optional<Long>> draw(Values values, int depth) {
        var shapes = new Shapes(values, depth - 1);
        return switch (depth <= 0 ? values.below(2) : values.below(7)) {
            case 0 -> values.literal(Kind.OPTION, Optional.empty(), "(None::nat option)");
            case 1 -> shapes.one("(Some %s)", Kind.NUMBER, Optional::of);
            case 2 -> shapes.binder("(map_option (λ%1$s. %3$s) %2$s)", Kind.OPTION, Kind.NUMBER, Optional::map);
            case 3 -> shapes.binder("(Option.bind %2$s (λ%1$s. %3$s))", Kind.OPTION, Kind.OPTION, Optional::flatMap);
            case 4 ->
                shapes.binder(
                        "(find (λ%1$s. %3$s) %2$s)",
                        Kind.LIST,
                        Kind.TRUTH,
                        (xs, p) -> xs.stream().filter(p::apply).findFirst());
            case 5 -> shapes.three("(map_of (zip %s %s) %s)", Kind.LIST, Kind.LIST, Kind.NUMBER, Options::found);
            default -> shapes.branch(Kind.OPTION);
        };
    }

    private static Optional<Long> found(List<Long> keys, List<Long> values, long key) {
        int index = keys.indexOf(key);
        return index < 0 || index >= values.size() ? Optional.empty() : Optional.of(values.get(index));
    }
}
