package dev.assay.run;

/** One of several ways to an answer, which a {@link Portfolio} runs side by side. */
public interface Search<A> {
    /** What the user knows it by; unique in a portfolio. */
    String name();

    default Cost cost() {
        return Cost.MODERATE;
    }

    /**
     * How long one of its steps takes on a usual machine, by which the steps of different searches are compared; 0 for a search that goes by
     * the clock, because what it runs counts no steps.
     */
    default long stepNanos() {
        return 1;
    }

    /** Whether it could have an answer that is wanted rather than that one. */
    default boolean rivals(A answer) {
        return true;
    }

    /**
     * Works within the meter's budget. A {@link BudgetExhausted} that comes out of it means that there is no answer; a search
     * with something better to say, such as how many tests have passed, catches it.
     */
    A run(Meter meter, Reporter reporter) throws InterruptedException;

    /** An answer on one line. */
    default String summary(A answer) {
        return String.valueOf(answer);
    }

    /** A search in one function. */
    static <A> Search<A> of(String name, Body<A> body) {
        return new Search<>() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public A run(Meter meter, Reporter reporter) throws InterruptedException {
                return body.run(meter, reporter);
            }
        };
    }

    /** What a search does. */
    interface Body<A> {
        A run(Meter meter, Reporter reporter) throws InterruptedException;
    }
}
