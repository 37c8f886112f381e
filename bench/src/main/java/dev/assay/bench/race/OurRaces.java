package dev.assay.bench.race;

import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import java.util.Optional;

/** Assay on the subjects. */
final class OurRaces {
    private static final int MOST_SCHEDULES = 10_000;

    private OurRaces() {}

    public static void main(String[] arguments) {
        if (arguments[0].equals("replays")) {
            busy();
            Contest.run(OurRaces::replays, arguments);
        } else {
            long[] seed = {0};
            Contest.run(
                    (subject, schedules) -> Race.test(subject.type(), subject.name(), settings(++seed[0], schedules))
                            .failure()
                            .map(failure -> failure.run().events().size())
                            .orElse(0),
                    arguments);
        }
    }

    private static RaceSettings settings(long seed, int schedules) {
        return RaceSettings.standard().seeded(seed).schedules(schedules).keepingFailuresIn(Optional.empty());
    }

    /** How often a failure comes again in the same words, of so many replays. */
    private static int replays(Subject subject, int times) {
        RaceSettings settings = settings(1, MOST_SCHEDULES);
        RaceResult.Failure failure = Race.test(subject.type(), subject.name(), settings)
                .failure()
                .orElseThrow(() -> new IllegalStateException(subject.name() + " is not found"));
        String schedule = failure.schedule().text();
        int again = 0;
        for (int i = 0; i < times; i++) {
            boolean same = Race.test(subject.type(), subject.name(), settings.replaying(schedule))
                    .failure()
                    .filter(each -> words(each).equals(words(failure)))
                    .isPresent();
            again += same ? 1 : 0;
        }
        return again;
    }

    /** What happened, without the addresses that the JDK puts into the texts of objects that have no text of their own. */
    private static String words(RaceResult.Failure failure) {
        return failure.run().events().toString().replaceAll("(@|/0x)[0-9a-f]+", "");
    }

    /** A thread that never rests for each processor. */
    private static void busy() {
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            Thread.ofPlatform().daemon().start(() -> {
                while (true) {
                    Thread.onSpinWait();
                }
            });
        }
    }
}
