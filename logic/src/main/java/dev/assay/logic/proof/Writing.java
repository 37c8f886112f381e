package dev.assay.logic.proof;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;

/** How a proof writes terms and the names of facts. */
public interface Writing {
    String term(Term term);

    /** The fact of that full name. */
    String fact(String name);

    /** A variable where it is fixed. */
    default String variable(Free variable) {
        return variable.name();
    }

    /** For problems that are no theories, by short names. */
    Writing SHORT = new Writing() {
        private static final TermPrinter PRINTER = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);

        @Override
        public String term(Term term) {
            return PRINTER.print(term);
        }

        @Override
        public String fact(String name) {
            return name.replace("TIP.", "");
        }
    };
}
