package dev.assay.rewrite.completion;

/**
 * Operations that have no value for some arguments. An operation has none where an argument has none; so an equation, which holds
 * where all variables have values, holds for terms without a value, too, if they are in both sides.
 */
public interface Partiality {
    /** Whether a term with this symbol may have no value although its arguments have. */
    boolean isPartial(int symbol);

    /** Whether the symbol stands for having no value. */
    boolean isUndefined(int symbol);

    /** Whether all variables of the sort stand for terms with a value only, those in both sides included. */
    boolean isPeculiar(int sort);

    /** Every term has a value. */
    Partiality NONE = new Partiality() {
        @Override
        public boolean isPartial(int symbol) {
            return false;
        }

        @Override
        public boolean isUndefined(int symbol) {
            return false;
        }

        @Override
        public boolean isPeculiar(int sort) {
            return false;
        }
    };
}
