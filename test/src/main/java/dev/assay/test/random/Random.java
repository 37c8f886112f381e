package dev.assay.test.random;

import dev.assay.code.extract.NotExecutable;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.TooDeep;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.Report;
import dev.assay.test.SizedTester;
import dev.assay.test.Verdict;
import dev.assay.test.domain.Domains;
import dev.assay.test.domain.Enumeration;
import dev.assay.test.run.Codes;
import dev.assay.test.run.TestProgram;
import dev.assay.test.run.Trial;
import dev.assay.test.run.Walk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Values drawn at random, a fixed number of times for each size. */
public final class Random implements SizedTester {
    @Override
    public String name() {
        return "random";
    }

    @Override
    public Prepared prepare(Problem problem, Options options) {
        try {
            var domains = new Domains(problem.theory(), Codes.of(problem.theory()));
            var enumeration = new Enumeration(domains);
            var dice = new Dice(0);
            var drawing = new Drawing(dice, new Draw(enumeration));
            TestProgram program = TestProgram.of(problem, domains, options, drawing);
            return new Run(program, enumeration, dice, drawing, options, new ArrayList<>());
        } catch (NotExecutable e) {
            return (_, _) -> new Verdict.NotExecutable(problem.conclusion(), String.valueOf(e.getMessage()));
        }
    }

    private record Run(
            TestProgram program, Enumeration enumeration, Dice dice, Drawing drawing, Options options, List<Walk> walks)
            implements Prepared {
        /** How many tests are made in one go. */
        private static final int CHUNK = 256;

        @Override
        public Optional<Report> report() {
            return walks.stream().map(Walk::report).reduce(Report::plus);
        }

        @Override
        public Verdict test(int size, Meter meter) {
            return TooDeep.guarded(() -> sized(size, meter));
        }

        private Verdict sized(int size, Meter meter) {
            var trial = new Trial(program, meter);
            var walk = new Walk(trial);
            walks.add(walk);
            dice.reset(meter.random("random tests of size " + size).nextLong());
            Verdict potential = null;
            int drawn = 0;
            int left = options.iterations();
            try {
                while (left > 0) {
                    // A report counts what became of each premise, which the compiled loop does not.
                    int passed = options.report() ? 0 : passed(trial, size, Math.min(left, CHUNK));
                    drawn += passed;
                    left -= passed;
                    if (left == 0 || passed == CHUNK) {
                        continue;
                    }
                    left--;
                    Walk.Outcome outcome = once(walk, trial, size);
                    drawn += outcome == Walk.Outcome.UNDECIDED ? 0 : 1;
                    if (outcome == Walk.Outcome.FAILED) {
                        Verdict found = small(walk, new Walk(trial), trial, Walk.Outcome.FAILED);
                        if (found != null) {
                            return found;
                        }
                    }
                    if (outcome == Walk.Outcome.UNDEFINED && potential == null && !options.genuineOnly()) {
                        potential = small(walk, new Walk(trial), trial, Walk.Outcome.UNDEFINED);
                        if (options.abortPotential() && potential != null) {
                            return potential;
                        }
                    }
                }
            } catch (BudgetExhausted e) {
                if (potential == null) {
                    return new Verdict.Stopped(e.limit().sentence(), trial.tests());
                }
            }
            if (potential != null) {
                return potential;
            }
            if (drawn == 0 && options.iterations() > 0) {
                return program.obstacle().isPresent()
                        ? new Verdict.NotExecutable(
                                program.problem().conclusion(),
                                String.valueOf(program.obstacle().get().getMessage()))
                        : new Verdict.Unknown(trial.undecided() + " tests without an answer: " + trial.reason());
            }
            return new Verdict.Survived(trial.tests(), false);
        }

        /** Makes tests in compiled code until one fails; the dice lie as at the beginning of that one then. */
        private int passed(Trial trial, int size, int count) {
            Optional<Fun> whole = program.undefinedTypes().isEmpty() ? program.wholeTest() : Optional.empty();
            if (whole.isEmpty()) {
                return 0;
            }
            var sizes = new Object[count];
            Arrays.fill(sizes, (long) size);
            int stop = whole.get().skip(new Object[0], sizes, 0, count, true);
            int passed = stop < 0 ? ~stop : stop;
            trial.count(passed, passed);
            if (passed < count) {
                dice.again();
            }
            return passed;
        }

        private Walk.Outcome once(Walk walk, Trial trial, int size) {
            trial.refuel();
            try {
                for (Type type : program.undefinedTypes()) {
                    program.setUndefined(type, drawn(type, size));
                }
                return walk.once(variable -> drawn(variable.type(), size));
            } catch (Undecided e) {
                return Walk.Outcome.UNDECIDED;
            }
        }

        private Object drawn(Type type, int size) {
            return program.generator(drawing.generator(type)).apply((long) size);
        }

        /**
         * The test made last with smaller values that come to the same; null if it cannot be repeated.
         *
         * @param walk for the tests that this takes, which nobody counts
         */
        private @Nullable Verdict small(Walk last, Walk walk, Trial trial, Walk.Outcome outcome) {
            var freeze = new Freeze(enumeration.domains());
            Map<Free, Object> values = new LinkedHashMap<>();
            last.generated().forEach((x, value) -> values.put(x, freeze.value(value, x.type())));
            if (again(walk, values) != outcome) {
                return null;
            }
            var shrink = new Shrink(enumeration.domains());
            while (shrinkOnce(walk, shrink, values, outcome)) {
                trial.refuel();
            }
            again(walk, values);
            return new Verdict.Refuted(trial.counterexample(enumeration), outcome == Walk.Outcome.FAILED);
        }

        private static Walk.Outcome again(Walk walk, Map<Free, Object> values) {
            try {
                return walk.once(variable -> {
                    Object value = values.get(variable);
                    if (value == null) {
                        throw new Undecided(variable.name() + " was not needed before");
                    }
                    return value;
                });
            } catch (Undecided e) {
                return Walk.Outcome.UNDECIDED;
            }
        }

        private static boolean shrinkOnce(Walk walk, Shrink shrink, Map<Free, Object> values, Walk.Outcome outcome) {
            for (var entry : List.copyOf(values.entrySet())) {
                Free variable = entry.getKey();
                Object value = entry.getValue();
                for (Object smaller : shrink.smaller(value, variable.type())) {
                    values.put(variable, smaller);
                    if (again(walk, values) == outcome) {
                        return true;
                    }
                }
                values.put(variable, value);
            }
            return false;
        }
    }
}
