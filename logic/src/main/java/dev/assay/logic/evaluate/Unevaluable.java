package dev.assay.logic.evaluate;

/** There is no telling what the value is. */
final class Unevaluable extends RuntimeException {
    Unevaluable(String reason) {
        super(reason, null, false, false);
    }
}
