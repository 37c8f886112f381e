package dev.assay.bench.agree;

import dev.assay.property.Gens;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A type of values that Java computes beside a theory. How such a value is written, and what it is, stands in the file of its
 * kind.
 */
final class Kind<T> {
    static final Kind<Long> NUMBER = new Kind<>("nat", Numbers::draw);
    static final Kind<Boolean> TRUTH = new Kind<>("bool", Truths::draw);
    static final Kind<List<Long>> LIST = new Kind<>("nat list", Lists::draw);
    static final Kind<Set<Long>> SET = new Kind<>("nat set", Sets::draw);
    static final Kind<Optional<Long>> OPTION = new Kind<>("nat option", Options::draw);
    static final Kind<Pairs.Pair> PAIR = new Kind<>("(nat × nat)", Pairs::draw);
    static final Kind<Long> INTEGER = new Kind<>("int", Integers::draw);
    static final Kind<String> TEXT = new Kind<>("string", Texts::draw);
    static final Kind<Map<Long, Long>> MAP = new Kind<>("(nat ⇒ nat option)", Maps::draw);

    /** What can be compared without looking into functions. */
    private static final List<Kind<?>> DATA = List.of(NUMBER, LIST, SET, OPTION, PAIR, INTEGER, TEXT);

    private interface Drawing<T> {
        Written<T> of(Values values, int depth);
    }

    private final String type;
    private final Drawing<T> drawing;

    private Kind(String type, Drawing<T> drawing) {
        this.type = type;
        this.drawing = drawing;
    }

    String type() {
        return type;
    }

    Written<T> draw(Values values, int depth) {
        return drawing.of(values, depth);
    }

    /** What was kept as an object, and is of this kind by its place: a variable's value, a function's result. */
    @SuppressWarnings("unchecked")
    T value(Object value) {
        return (T) value;
    }

    static Kind<?> anyData(Values values) {
        return values.choices().draw(Gens.elements(DATA));
    }
}
