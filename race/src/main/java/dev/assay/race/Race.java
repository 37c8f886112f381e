package dev.assay.race;

import java.util.function.BooleanSupplier;

/**
 * Runs a program under many schedules, to find one under which it fails.
 *
 * <pre>
 * Race.check(() -&gt; {
 *     var counter = new Counter();
 *     Thread other = new Thread(counter::increment);
 *     other.start();
 *     counter.increment();
 *     other.join();
 *     assertEquals(2, counter.value());
 * });
 * </pre>
 */
public final class Race {
    private Race() {}

    /** Throws if the scenario fails under a schedule. */
    public static RaceResult check(Scenario scenario) {
        return test(scenario, RaceSettings.standard()).orThrow();
    }

    public static RaceResult check(Scenario scenario, RaceSettings settings) {
        return test(scenario, settings).orThrow();
    }

    /** As {@link #check}, but returns the result whatever it is. */
    public static RaceResult test(Scenario scenario, RaceSettings settings) {
        Subject subject = Subject.of(scenario);
        return new RaceSearch(subject.type() + "." + subject.method(), subject, settings, () -> false).run();
    }

    /** Tests a method without parameters of a class, which is loaded again for it. */
    public static RaceResult test(Class<?> type, String method, RaceSettings settings) {
        return test(type, method, settings, () -> false);
    }

    /** The same, which ends early when it is stopped, with what is known then. */
    public static RaceResult test(Class<?> type, String method, RaceSettings settings, BooleanSupplier stopped) {
        return new RaceSearch(type.getSimpleName() + "." + method, Subject.of(type, method), settings, stopped).run();
    }
}
