package dev.assay.app.check;

import dev.assay.judge.Limits;
import dev.assay.judge.VerdictStore;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.time.Duration;
import java.util.Optional;

/**
 * What commands get.
 *
 * @param most the time for each, whatever the theory allows
 * @param run of the whole program, which the user may stop
 * @param limits how many engines work at a time, and where randomness starts
 * @param store what earlier runs decided
 * @param path where external provers are looked for
 */
public record Allowance(Duration most, Meter run, Limits limits, Optional<VerdictStore> store, String path) {
    /** With the usual limits, and without memory. */
    public Allowance(Duration most, Meter run) {
        this(most, run, Limits.DEFAULT, Optional.empty(), "");
    }

    public Meter start() {
        return run.child(Budget.UNLIMITED.withTime(most));
    }

    /** For a command that wants only so much. */
    public Meter start(Duration wanted) {
        return run.child(Budget.UNLIMITED.withTime(wanted.compareTo(most) < 0 ? wanted : most));
    }

    /** The same as limits for engines. */
    public Limits limits(Duration wanted) {
        return Limits.of(wanted).withJobs(limits.jobs()).withSeed(limits.seed());
    }
}
