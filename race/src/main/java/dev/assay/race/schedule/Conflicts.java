package dev.assay.race.schedule;

/** Whether it can matter which of two steps comes first. */
@FunctionalInterface
public interface Conflicts {
    boolean between(Step a, Step b);

    /** Deliveries to one strand from different senders; operations of different strands on one thing, one of which changes it. */
    static Conflicts standard() {
        return (a, b) -> {
            if (a.decision() instanceof Decision.Deliver one && b.decision() instanceof Decision.Deliver other) {
                return one.strand().equals(other.strand()) && !one.sender().equals(other.sender());
            }
            return a.decision() instanceof Decision.Go one
                    && b.decision() instanceof Decision.Go other
                    && a.operation().conflicts(b.operation())
                    && !one.strand().equals(other.strand());
        };
    }
}
