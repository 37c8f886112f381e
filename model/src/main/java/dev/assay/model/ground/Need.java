package dev.assay.model.ground;

/** Which half of a truth value somebody will look at; the other need not be computed and counts as unknown. */
enum Need {
    YES,
    NO,
    BOTH;

    Need not() {
        return switch (this) {
            case YES -> NO;
            case NO -> YES;
            case BOTH -> BOTH;
        };
    }
}
