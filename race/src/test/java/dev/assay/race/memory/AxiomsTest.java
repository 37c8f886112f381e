package dev.assay.race.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All schedules of the machine give exactly the outcomes that the axioms allow. */
class AxiomsTest {
    private static final int PROGRAMS = 25;

    static Stream<String> programs() {
        var random = new Random(7);
        return Stream.generate(() -> program(random)).limit(PROGRAMS);
    }

    /** Two threads of up to three accesses, or three of up to two. */
    private static String program(Random random) {
        int threads = 2 + random.nextInt(2);
        int registers = 0;
        int values = 1;
        var text = new StringBuilder();
        for (int i = 0; i < threads; i++) {
            text.append(i == 0 ? "" : " |");
            int steps = 1 + random.nextInt(threads == 2 ? 3 : 2);
            for (int j = 0; j < steps; j++) {
                String variable = random.nextBoolean() ? "x" : "y";
                text.append(
                        random.nextBoolean() ? " r" + registers++ + "=" + variable : " " + variable + "=" + values++);
            }
        }
        return text.append(" || r" + registers++ + "=x r" + registers + "=y")
                .toString()
                .trim();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void allSchedulesGiveTheOutcomesOfTheAxioms(String program) {
        for (String mode : new String[] {"plain", "opaque", "release/acquire", "volatile"}) {
            assertEquals(
                    Axioms.outcomes(program, mode),
                    LitmusTest.outcomes(program, mode, MemoryModel.JAVA),
                    program + " in mode " + mode);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "opaque"})
    void onlyVolatileIsSequential(String mode) {
        String dekker = "x=1 r0=y | y=1 r1=x";
        assertEquals(4, Axioms.outcomes(dekker, mode).size());
        assertEquals(3, Axioms.outcomes(dekker, "volatile").size());
    }
}
