package dev.assay.race.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.programs.Litmus;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The classic litmus tests, all of whose schedules are explored. */
class LitmusTest {
    /** All outcomes there are. */
    static Set<String> outcomes(String test, String mode, MemoryModel memory) {
        var outcomes = new TreeSet<String>();
        RaceResult result = Race.test(
                () -> Litmus.run(test, mode, outcomes),
                RaceSettings.standard()
                        .seeded(1)
                        .schedules(100_000)
                        .by(RaceSettings.Search.ALL)
                        .memory(memory)
                        .keepingFailuresIn(Optional.empty()));
        assertEquals(Optional.empty(), result.failure(), result::toString);
        assertEquals(1, result.exploration().orElseThrow().share(), result::toString);
        return outcomes;
    }

    private static final List<String> MODES = List.of("plain", "opaque", "release/acquire", "volatile");

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            # what it is about; the threads; the outcome; allowed in plain, opaque, release/acquire, volatile mode
            store buffering (SB, Dekker);      x=1 r0=y | y=1 r1=x;                         0 0;      yes yes yes no
            message passing (MP);              x=1 y=1 | r0=y r1=x;                         1 0;      yes yes no no
            message passing, plain data;       d=1 x=1 | r0=x r1=d;                         1 0;      yes yes no no
            independent reads (IRIW);          x=1 | y=1 | r0=x r1=y | r2=y r3=x;           1 0 1 0;  yes yes yes no
            read-read coherence (CoRR);        x=1 | r0=x r1=x;                             1 0;      yes no no no
            one order of writes (CoRR2);       x=1 | x=2 | r0=x r1=x | r2=x r3=x;           1 2 2 1;  yes no no no
            write-read coherence (CoWR);       x=1 r0=x | x=2 | r1=x r2=x;                  2 2 1;    yes no no no
            double write (2+2W);               x=1 y=2 | y=1 x=2 || r0=x r1=y;              1 1;      yes yes yes no
            write to read causality (WRC);     x=1 | r0=x y=1 | r1=y r2=x;                  1 1 0;    yes yes no no
            R;                                 x=1 y=1 | y=2 r0=x || r1=y;                  0 2;      yes yes yes no
            S;                                 x=2 y=1 | r0=y x=1 || r1=x;                  1 2;      yes yes no no
            load buffering (LB);               r0=x y=1 | r1=y x=1;                         1 1;      yes yes no no
            load buffering, one dependency;    r0=x y=1 | r1=y x=r1;                        1 1;      yes yes no no
            out of thin air;                   r0=x y=r0 | r1=y x=r1;                       1 1;      no no no no
            out of thin air, by control;       r0=x if:r0 y=1 | r1=y if:r1 x=1;             1 1;      no no no no
            """)
    void outcomesAreAsJavaHasThem(String about, String test, String outcome, String verdicts) {
        String[] allowed = verdicts.split(" ");
        for (int i = 0; i < MODES.size(); i++) {
            Set<String> outcomes = outcomes(test, MODES.get(i), MemoryModel.JAVA);
            assertEquals(allowed[i].equals("yes"), outcomes.contains(outcome), MODES.get(i) + ": " + outcomes);
        }
        assertEquals(
                allowed[3].equals("yes"),
                outcomes(test, "volatile by handle", MemoryModel.JAVA).contains(outcome));
    }

    @Test
    void sequentialMemoryHasNoWeakOutcome() {
        assertEquals(Set.of("0 1", "1 0", "1 1"), outcomes("x=1 r0=y | y=1 r1=x", "plain", MemoryModel.SEQUENTIAL));
    }
}
