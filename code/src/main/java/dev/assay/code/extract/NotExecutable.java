package dev.assay.code.extract;

import java.util.ArrayList;
import java.util.List;

/** A term that cannot be run: what of it, why, and through which functions it came in. */
public final class NotExecutable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String reason;
    private final List<String> callers;

    public NotExecutable(String reason) {
        this(reason, List.of());
    }

    private NotExecutable(String reason, List<String> callers) {
        super(sentence(reason, callers), null, false, false);
        this.reason = reason;
        this.callers = callers;
    }

    /** The same, seen from a function that needs the part. */
    NotExecutable calledBy(String function) {
        if (!callers.isEmpty() && callers.getFirst().equals(function)) {
            return this;
        }
        var longer = new ArrayList<>(List.of(function));
        longer.addAll(callers);
        return new NotExecutable(reason, List.copyOf(longer));
    }

    /** Why the innermost part cannot be run. */
    public String reason() {
        return reason;
    }

    /** The functions on the way to that part, the outermost first. */
    public List<String> callers() {
        return callers;
    }

    private static String sentence(String reason, List<String> callers) {
        if (callers.isEmpty()) {
            return reason;
        }
        return String.join(", which calls ", callers) + ": " + reason;
    }
}
