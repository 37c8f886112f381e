package dev.assay.run;

/**
 * Thrown by a {@link Meter} when its budget is spent or it was told to stop.
 *
 * <p>It carries no stack trace: it is thrown in the middle of every search, and where it happened says nothing.
 */
public final class BudgetExhausted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Limit limit;

    public BudgetExhausted(Limit limit) {
        super(limit.sentence(), null, false, false);
        this.limit = limit;
    }

    public Limit limit() {
        return limit;
    }
}
