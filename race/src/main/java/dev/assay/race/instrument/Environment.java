package dev.assay.race.instrument;

import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import java.util.concurrent.Callable;

/** Where a program runs: with its classes as they are, or instrumented by a {@link RaceLoader}. */
public interface Environment {
    /** The program as it is to be handed to the scheduler. */
    <T> Callable<T> program(Callable<T> body);

    /** Takes note of what a run showed, for the runs to come; returns whether they will have more steps. */
    boolean learn(Run run);

    /** In the next run every access is to be a step. */
    void probe();

    /** The next run is to have the same steps as the one that had this schedule. */
    void prepare(Schedule schedule);

    /** Classes as they are. */
    static Environment plain() {
        return new Environment() {
            @Override
            public <T> Callable<T> program(Callable<T> body) {
                return body;
            }

            @Override
            public boolean learn(Run run) {
                return false;
            }

            @Override
            public void probe() {}

            @Override
            public void prepare(Schedule schedule) {}
        };
    }
}
