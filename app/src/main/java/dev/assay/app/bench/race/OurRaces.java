package dev.assay.app.bench.race;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import java.util.Optional;

/** Assay on the subjects. */
final class OurRaces {
    private OurRaces() {}

    public static void main(String[] arguments) {
        long[] seed = {0};
        Contest.run(
                (subject, schedules) -> Race.test(
                                subject.type(),
                                subject.name(),
                                RaceSettings.standard()
                                        .seeded(++seed[0])
                                        .schedules(schedules)
                                        .keepingFailuresIn(Optional.empty()))
                        .failure()
                        .map(failure -> failure.run().events().size())
                        .orElse(0),
                arguments);
    }
}
