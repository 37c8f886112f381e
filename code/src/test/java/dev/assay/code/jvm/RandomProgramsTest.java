package dev.assay.code.jvm;

import static org.junit.jupiter.api.Assertions.*;

import dev.assay.code.program.Program;
import dev.assay.code.runtime.Lazy;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Overflow;
import dev.assay.code.runtime.Signal;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.TooDeep;
import dev.assay.logic.Term.Const;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomProgramsTest {
    private static final int PROGRAMS = Integer.getInteger("assay.programs", 60);
    private int values;
    private int failures;
    private int overflows;

    @Test
    void compiledProgramsComputeWhatTheyMean() {
        for (int seed = 0; seed < PROGRAMS; seed++) {
            var programs = new RandomPrograms(seed);
            Program program = programs.program();
            Compiled small = Compiled.of(program, Mode.SMALL);
            Compiled big = Compiled.of(program, Mode.BIG);
            Compiled lazy = Compiled.of(program, Mode.LAZY);
            for (Const function : programs.functions()) {
                for (int i = 0; i < 10; i++) {
                    Object[] arguments = programs.arguments(function);
                    compare(program, List.of(small, big, lazy), function, arguments, "seed " + seed);
                }
            }
        }
        assertTrue(values > 10 * PROGRAMS, "values: " + values);
        assertTrue(failures > PROGRAMS / 10, "failures: " + failures);
        assertTrue(overflows > 0, "overflows: " + overflows);
    }

    private void compare(Program program, List<Compiled> codes, Const function, Object[] arguments, String where) {
        Object expected;
        try {
            expected = TooDeep.guarded(() -> new Interpreter(program, 5000).call(function, Arrays.asList(arguments)));
            values++;
        } catch (MatchFailure failure) {
            expected = failure;
            failures++;
        } catch (Stopped stopped) {
            return;
        }
        for (Compiled code : codes) {
            String place = where + " " + function.name() + Arrays.toString(arguments) + " " + code.mode();
            Object actual;
            code.fuel().start(1_000_000, () -> false);
            try {
                actual = TooDeep.guarded(() -> Lazy.deep(code.call(function, arguments)));
            } catch (Signal signal) {
                actual = signal;
            }
            switch (code.mode()) {
                case SMALL -> {
                    if (actual instanceof Overflow) {
                        overflows++;
                    } else {
                        assertSame(expected, actual, place);
                    }
                }
                case BIG -> assertSame(expected, actual, place);
                case LAZY -> {
                    if (!(expected instanceof Signal)) {
                        assertSame(expected, actual, place);
                    }
                }
            }
        }
    }

    private static void assertSame(Object expected, Object actual, String place) {
        if (expected instanceof MatchFailure) {
            assertInstanceOf(MatchFailure.class, actual, place);
        } else {
            assertEquals(expected, actual, place);
        }
    }
}
