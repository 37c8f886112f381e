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
import dev.assay.property.Choices;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RandomProgramsTest {
    private static final int PROGRAMS = Integer.getInteger("assay.programs", 60);
    private int values;
    private int failures;
    private int overflows;

    private record Call(Const function, List<Object> arguments) {}

    private record Drawn(Program program, List<Call> calls) {}

    private static Drawn drawn(Choices choices) {
        var programs = new RandomPrograms(choices);
        Program program = programs.program();
        List<Call> calls = choices.repeat(20, 50, _ -> {
            Const function = choices.draw(Gens.elements(programs.functions()));
            return new Call(function, Arrays.asList(programs.arguments(function)));
        });
        return new Drawn(program, calls);
    }

    @Test
    void compiledProgramsComputeWhatTheyMean() {
        Property.forAll(Gens.composed(RandomProgramsTest::drawn))
                .forgetful()
                .seed(24)
                .tries(PROGRAMS)
                .passes(drawn -> {
                    Program program = drawn.program();
                    List<Compiled> codes = Stream.of(Mode.SMALL, Mode.BIG, Mode.LAZY)
                            .map(mode -> Compiled.of(program, mode))
                            .toList();
                    drawn.calls()
                            .forEach(call -> compare(
                                    program,
                                    codes,
                                    call.function(),
                                    call.arguments().toArray()));
                });
        assertTrue(values > 10 * PROGRAMS, "values: " + values);
        assertTrue(failures > PROGRAMS / 10, "failures: " + failures);
        assertTrue(overflows > 0, "overflows: " + overflows);
    }

    private void compare(Program program, List<Compiled> codes, Const function, Object[] arguments) {
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
            String place = function.name() + Arrays.toString(arguments) + " " + code.mode();
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
