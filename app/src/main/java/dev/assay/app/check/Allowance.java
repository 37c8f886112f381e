package dev.assay.app.check;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.time.Duration;

/**
 * The time that commands get.
 *
 * @param most for each, whatever the theory allows
 * @param run of the whole program, which the user may stop
 */
public record Allowance(Duration most, Meter run) {
    public Meter start() {
        return run.child(Budget.UNLIMITED.withTime(most));
    }

    /** For a command that wants only so much. */
    public Meter start(Duration wanted) {
        return run.child(Budget.UNLIMITED.withTime(wanted.compareTo(most) < 0 ? wanted : most));
    }
}
