package dev.assay.race;

import dev.assay.race.schedule.Outcome;
import org.jspecify.annotations.Nullable;

/** Thrown when a schedule was found under which a program fails; the message says which. */
public final class RaceFailed extends AssertionError {
    private static final long serialVersionUID = 1;

    private final transient RaceResult result;

    RaceFailed(RaceResult result, RaceResult.Failure failure) {
        super(result.toString(), cause(failure));
        this.result = result;
    }

    private static @Nullable Throwable cause(RaceResult.Failure failure) {
        return failure.run().outcome() instanceof Outcome.Threw threw ? threw.thrown() : null;
    }

    public RaceResult result() {
        return result;
    }
}
