package dev.assay.bench.agree;

import dev.assay.property.Gens;
import java.util.List;

/** The types of values that Java computes beside a theory. */
enum Kind {
    NUMBER("nat", Numbers::draw),
    TRUTH("bool", Truths::draw),
    LIST("nat list", Lists::draw),
    SET("nat set", Sets::draw),
    OPTION("nat option", Options::draw),
    PAIR("(nat × nat)", Pairs::draw),
    INTEGER("int", Integers::draw),
    TEXT("string", Texts::draw),
    MAP("(nat ⇒ nat option)", Maps::draw);

    /** What can be compared without looking into functions. */
    static final List<Kind> DATA = List.of(NUMBER, LIST, SET, OPTION, PAIR, INTEGER, TEXT);

    private interface Drawing {
        Written of(Values values, int depth);
    }

    private final String type;

    @SuppressWarnings("ImmutableEnumChecker") // A method, which has no state.
    private final Drawing drawing;

    Kind(String type, Drawing drawing) {
        this.type = type;
        this.drawing = drawing;
    }

    String type() {
        return type;
    }

    Written draw(Values values, int depth) {
        return drawing.of(values, depth);
    }

    static Kind anyData(Values values) {
        return values.choices().draw(Gens.elements(DATA));
    }
}
