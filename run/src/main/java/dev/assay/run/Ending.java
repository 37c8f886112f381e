package dev.assay.run;

/** How a search ended. */
public sealed interface Ending<A> {
    record Answered<A>(A answer) implements Ending<A> {}

    /** No answer; {@code tried} says how far the search came and may be empty. */
    record Unanswered<A>(Reason reason, String tried) implements Ending<A> {}
}
