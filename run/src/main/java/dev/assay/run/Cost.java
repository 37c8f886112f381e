package dev.assay.run;

/** How soon a search usually answers; a portfolio with few threads starts the cheap ones first. */
public enum Cost {
    INSTANT(0),
    CHEAP(0),
    MODERATE(0.05),
    EXPENSIVE(0.3);

    private final double head;

    Cost(double head) {
        this.head = head;
    }

    /** What part of their steps cheaper searches may make before this one counts as having begun. */
    double head() {
        return head;
    }
}
