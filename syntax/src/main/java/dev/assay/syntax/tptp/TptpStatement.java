package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import java.util.List;
import java.util.Locale;

/** What a TPTP file is a sequence of. */
public sealed interface TptpStatement {
    Position position();

    /** The dialects, named as in the text. */
    enum Language {
        CNF,
        FOF,
        TFF,
        THF;

        public String keyword() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** language(name, role, formula, annotations). The annotations are kept as they are written. */
    record Annotated(
            Language language, String name, String role, TptpFormula formula, String annotations, Position position)
            implements TptpStatement {}

    /** language(name, type, symbol : type). */
    record Declaration(
            Language language, String name, String symbol, TptpType type, String annotations, Position position)
            implements TptpStatement {}

    /** include(file, [selection]); an empty selection selects everything. */
    record Include(String file, List<String> selection, Position position) implements TptpStatement {
        public Include {
            selection = List.copyOf(selection);
        }
    }
}
