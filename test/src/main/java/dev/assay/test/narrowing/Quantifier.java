package dev.assay.test.narrowing;

/** How a variable of a prenex formula is bound. */
enum Quantifier {
    FOR_ALL,
    EXISTS;

    Quantifier dual() {
        return this == FOR_ALL ? EXISTS : FOR_ALL;
    }

    /** The truth of a quantified formula whose instances have these truths. */
    Truth join(Truth a, Truth b) {
        return rank(a) <= rank(b) ? a : b;
    }

    /** What decides first. An unknown instance makes an existential formula unknown at once: we want refutations. */
    private int rank(Truth truth) {
        return switch (truth) {
            case FALSE -> this == FOR_ALL ? 0 : 3;
            case OPEN -> this == FOR_ALL ? 1 : 2;
            case UNKNOWN -> this == FOR_ALL ? 2 : 1;
            case TRUE -> this == FOR_ALL ? 3 : 0;
        };
    }
}
