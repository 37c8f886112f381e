package dev.assay.test.exhaustive;

import dev.assay.code.extract.NotExecutable;
import dev.assay.code.runtime.TooDeep;
import dev.assay.judge.Counterexample;
import dev.assay.logic.Type;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.SizedTester;
import dev.assay.test.Verdict;
import dev.assay.test.domain.Domains;
import dev.assay.test.domain.Enumeration;
import dev.assay.test.run.Codes;
import dev.assay.test.run.Search;
import dev.assay.test.run.TestProgram;
import dev.assay.test.run.Trial;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All values of all variables, the small ones first. */
public final class Exhaustive implements SizedTester {
    @Override
    public String name() {
        return "exhaustive";
    }

    @Override
    public Prepared prepare(Problem problem, Options options) {
        try {
            var domains = new Domains(problem.theory(), Codes.of(problem.theory()));
            TestProgram program = TestProgram.of(problem, domains, options);
            return new Run(program, new Enumeration(domains), options);
        } catch (NotExecutable e) {
            return (_, _) -> new Verdict.NotExecutable(problem.conclusion(), String.valueOf(e.getMessage()));
        }
    }

    private record Run(TestProgram program, Enumeration enumeration, Options options) implements Prepared {
        @Override
        public Verdict test(int size, Meter meter) {
            return TooDeep.guarded(() -> sized(size, meter));
        }

        private Verdict sized(int size, Meter meter) {
            var trial = new Trial(program, meter);
            var best = new Best();
            boolean isComplete = Search.isComplete(program, enumeration);
            boolean isWhole = false;
            try {
                var search = new Search(trial, enumeration, size, isGenuine -> {
                    if (isGenuine || best.potential == null && !options.genuineOnly()) {
                        best.take(trial.counterexample(enumeration), isGenuine);
                    }
                    return best.genuine == null && !(options.abortPotential() && best.potential != null);
                });
                isWhole = completed(program.undefinedTypes(), size, this, search);
            } catch (BudgetExhausted e) {
                if (best.potential == null) {
                    return new Verdict.Stopped(e.limit().sentence(), trial.tests());
                }
            }
            if (best.genuine != null) {
                return new Verdict.Refuted(best.genuine, true);
            }
            if (best.potential != null) {
                return new Verdict.Refuted(best.potential, false);
            }
            if (trial.undecided() > 0) {
                return trial.tests() <= trial.undecided() && program.obstacle().isPresent()
                        ? new Verdict.NotExecutable(
                                program.problem().conclusion(),
                                String.valueOf(program.obstacle().get().getMessage()))
                        : new Verdict.Unknown(trial.undecided() + " tests without an answer: " + trial.reason());
            }
            return new Verdict.Survived(
                    trial.tests(),
                    isComplete && isWhole && program.undefinedTypes().isEmpty());
        }
    }

    /** The search for all values that functions may have where they are not defined. */
    private static boolean completed(List<Type> undefined, int size, Run run, Search search) {
        return undefined.isEmpty()
                ? search.run()
                : run.enumeration.each(undefined.getFirst(), size, value -> {
                    run.program.setUndefined(undefined.getFirst(), value);
                    return completed(undefined.subList(1, undefined.size()), size, run, search);
                });
    }

    /** The first counterexamples. */
    private static final class Best {
        private @Nullable Counterexample genuine;
        private @Nullable Counterexample potential;

        void take(Counterexample found, boolean isGenuine) {
            if (isGenuine) {
                genuine = found;
            } else {
                potential = found;
            }
        }
    }
}
