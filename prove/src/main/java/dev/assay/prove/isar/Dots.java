package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.outer.Inner;
import java.util.List;
import java.util.Map;

/** {@code …}, which stands for the last argument of the fact before. */
final class Dots {
    private static final String NAME = "?dots";

    private Dots() {}

    static void bind(Map<String, Term> bindings, Term fact) {
        if (fact instanceof Term.App(var _, var last)) {
            bindings.put(NAME, last);
        }
    }

    static Context prepared(Context context, Map<String, Term> bindings) {
        Term value = bindings.get(NAME);
        return value == null ? context : context.fixingAll(List.of(new Free(NAME, value.type())));
    }

    /** The texts with a name for the dots. */
    static List<Inner> replaced(List<Inner> texts) {
        return texts.stream()
                .map(t -> {
                    String text = t.text()
                            .replace("\\<dots>", NAME)
                            .replace("…", NAME)
                            .replace("...", NAME);
                    return text.equals(t.text())
                            ? t
                            : new Inner(text, t.source(), t.offset(), List.of(new Inner.Shift(text.length(), 0)));
                })
                .toList();
    }
}
