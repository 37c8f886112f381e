package dev.assay.logic.infer;

/** A reading that was only tried does not fit; nobody will read why, so nothing is said and no stack is recorded. */
final class Untypable extends RuntimeException {
    Untypable() {
        super(null, null, false, false);
    }
}
