package dev.assay.atp;

import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.encoding.Encoding.Decoration;

/** What a prover reads. */
public enum InputFormat {
    /** Untyped formulas. */
    FOF,
    /** Untyped formulas, for a prover that negates whatever is called a conjecture, negated or not. */
    FOF_NEGATING,
    /** Formulas with ground types. */
    TF0,
    /** Formulas with polymorphic types. */
    TF1,
    /** Higher-order formulas with ground types. */
    TH0,
    /** Ground-typed assertions. */
    SMTLIB;

    /** Whether a problem in this encoding can be said. */
    public boolean accepts(Encoding encoding) {
        return switch (encoding.style()) {
            case ERASED, ARGUMENTS, CONSTRUCTOR_ARGUMENTS, TAGS, GUARDS -> this != TH0;
            case NATIVE ->
                switch (this) {
                    case FOF, FOF_NEGATING, TH0 -> false;
                    case TF0, SMTLIB -> encoding.decoration() == Decoration.MANGLED;
                    case TF1 -> true;
                };
            case NATIVE_HIGHER_ORDER -> this == TH0;
        };
    }
}
