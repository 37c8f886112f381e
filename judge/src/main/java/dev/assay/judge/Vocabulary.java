package dev.assay.judge;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.Optional;

/** What the texts of options mean where a conjecture stands. */
public interface Vocabulary {
    Optional<Type> type(String text);

    /** The full name of a constant. */
    Optional<String> constant(String text);

    /** A term in which the variables of the conjecture have their types. */
    Optional<Term> term(String text);

    /** A place where only the user's own names mean anything. */
    Vocabulary NONE = new Vocabulary() {
        @Override
        public Optional<Type> type(String text) {
            return Optional.empty();
        }

        @Override
        public Optional<String> constant(String text) {
            return Optional.empty();
        }

        @Override
        public Optional<Term> term(String text) {
            return Optional.empty();
        }
    };
}
