package dev.assay.property;

/** What the body of a property says about the case that it runs on. */
public final class Case {
    private static final ThreadLocal<CaseLog> CURRENT = new ThreadLocal<>();

    private Case() {}

    /** Unless the condition holds, the case does not count. */
    public static void assume(boolean condition) {
        if (!condition) {
            throw Rejected.ASSUMPTION;
        }
    }

    /** If the condition holds, nobody waits for the test any more: neither this case counts nor is there another one. */
    public static void interruptIf(boolean condition) {
        if (condition) {
            throw Rejected.INTERRUPTION;
        }
    }

    /** Counts the case under a label; how often each came up is printed. */
    public static void label(Object label) {
        CaseLog log = CURRENT.get();
        if (log != null) {
            log.label(String.valueOf(label));
        }
    }

    /** Counts the value in a statistic of its own; each is printed with the share of its values. */
    public static void collect(String statistic, Object value) {
        CaseLog log = CURRENT.get();
        if (log != null) {
            log.collect(statistic, value);
        }
    }

    /** Counts the case under the label if the condition holds. */
    public static void classify(boolean condition, String label) {
        if (condition) {
            label(label);
        }
    }

    /**
     * As {@link #classify}, and the property fails if it can be told from the cases that fewer than so many percent of them
     * have the label.
     */
    public static void cover(double percent, boolean condition, String label) {
        CaseLog log = CURRENT.get();
        if (log != null) {
            log.demand(label, percent);
        }
        classify(condition, label);
    }

    /** Says something that is printed if the case fails. */
    public static void note(Object note) {
        CaseLog log = CURRENT.get();
        if (log != null) {
            log.note(String.valueOf(note));
        }
    }

    /** Tells the search how near this case came to what is sought: it goes on from cases with a large score. */
    public static void maximize(double score) {
        CaseLog log = CURRENT.get();
        if (log != null) {
            log.score(score);
        }
    }

    /** What is said on this thread goes to the log from now on; returns to whom it went before. */
    static @org.jspecify.annotations.Nullable CaseLog begin(CaseLog log) {
        CaseLog outer = CURRENT.get();
        CURRENT.set(log);
        return outer;
    }

    static void end(@org.jspecify.annotations.Nullable CaseLog outer) {
        if (outer == null) {
            CURRENT.remove();
        } else {
            CURRENT.set(outer);
        }
    }
}
