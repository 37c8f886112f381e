package dev.assay.model.monotonic;

import java.util.List;

/** A type in which every arrow carries an annotation; each object has annotations of its own. */
sealed interface AnnotatedType {
    /** A type in which the growing type does not occur. */
    record Fixed() implements AnnotatedType {}

    /** The growing type itself. */
    record Growing() implements AnnotatedType {}

    /** domain →_A range; sets are functions into truth values. */
    record Arrow(AnnotatedType domain, Annotation annotation, AnnotatedType range) implements AnnotatedType {}

    /** A datatype at some types, with the arguments of each constructor; there is only one object for each such type. */
    final class Data implements AnnotatedType {
        private List<List<AnnotatedType>> arguments = List.of();

        /** The argument types, by constructor. */
        List<List<AnnotatedType>> arguments() {
            return arguments;
        }

        /** Set once all types in it are known, as it may occur in them itself. */
        void complete(List<List<AnnotatedType>> types) {
            arguments = types;
        }
    }

    AnnotatedType FIXED = new Fixed();
    AnnotatedType GROWING = new Growing();
}
