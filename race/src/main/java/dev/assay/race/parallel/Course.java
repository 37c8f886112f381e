package dev.assay.race.parallel;

import dev.assay.race.ScheduleStore;
import java.time.Duration;
import java.util.Optional;

/**
 * How long a search may take, and what it begins with.
 *
 * @param time no program is begun after it
 * @param replay the only program and schedule to try, from the text of a failure
 * @param store what failed last time, to be tried first
 */
record Course(Duration time, Optional<String> replay, ScheduleStore store) {
    static final Course FREE = new Course(Duration.ofDays(365), Optional.empty(), new ScheduleStore(Optional.empty()));
}
