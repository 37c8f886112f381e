package dev.assay.code.runtime;

/** No equation says what a function is for its arguments. */
public final class MatchFailure extends Signal {
    private final String function;

    public MatchFailure(String function) {
        super("no equation of " + function + " matches");
        this.function = function;
    }

    public String function() {
        return function;
    }
}
