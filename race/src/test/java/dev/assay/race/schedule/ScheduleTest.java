package dev.assay.race.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.programs.Bugs;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A schedule that is written and read is the same, and a program that is run by it twice does the same twice. */
class ScheduleTest {
    private static final Gen<String> WORDS = Gens.elements("main", "Thread-0", "worker 1", "", "lock ∀", "read x.y");

    private static Decision decision(Choices choices) {
        String strand = choices.draw(WORDS);
        return switch (choices.draw(Gens.ints(0, 3))) {
            case 0 -> new Decision.Go(strand, choices.draw(WORDS));
            case 1 -> new Decision.Deliver(strand, choices.draw(WORDS));
            case 2 -> new Decision.Expire(strand);
            default -> new Decision.Pick(strand, choices.draw(WORDS));
        };
    }

    private static final Gen<Schedule> SCHEDULES = Gens.composed(choices -> new Schedule(
            choices.repeat(0, 40, i -> decision(choices)),
            choices.repeat(
                    0, 5, i -> new Schedule.Spawn(choices.draw(WORDS), choices.draw(WORDS), choices.draw(WORDS)))));

    @Test
    void theTextOfAScheduleIsReadBack() {
        Property.forAll(SCHEDULES)
                .forgetful()
                .seed(2)
                .tries(500)
                .passes(schedule -> assertEquals(schedule, Schedule.parse(schedule.text())));
    }

    private static boolean isRefused(String text) {
        try {
            Schedule.parse(text);
            return false;
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    /** Without its last letters, which only check the others, it may still be read. */
    @Test
    void aScheduleThatWasCutOffIsNotTakenForAnother() {
        Property.forAll(SCHEDULES, Gens.ints(0, 200))
                .forgetful()
                .seed(3)
                .tries(300)
                .passes((schedule, at) -> {
                    String text = schedule.text();
                    String cut = text.substring(0, Math.min(at, text.length() - 1));
                    assertTrue(isRefused(cut) || Schedule.parse(cut).equals(schedule), cut);
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"lostUpdate", "deadlock", "lostWakeUp", "checkThenAct", "brokenPop"})
    void everyFailureIsSeenAgainByFollowingItsSchedule(String bug) {
        for (int seed = 0; seed < 5; seed++) {
            RaceSettings settings =
                    RaceSettings.standard().seeded(seed).schedules(2000).keepingFailuresIn(Optional.empty());
            RaceResult.Failure failure =
                    Race.test(Bugs.class, bug, settings).failure().orElseThrow();
            RaceResult.Failure again = Race.test(
                            Bugs.class,
                            bug,
                            settings.replaying(failure.schedule().text()))
                    .failure()
                    .orElseThrow();
            assertEquals(
                    failure.run().outcome().getClass(), again.run().outcome().getClass(), bug);
            assertEquals(failure.run().decisions(), again.run().decisions(), bug);
        }
    }
}
