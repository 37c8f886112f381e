package dev.assay.test.smart;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.extract.Reify;
import dev.assay.code.jvm.Mode;
import dev.assay.code.predicate.Denial;
import dev.assay.code.predicate.Evaluated;
import dev.assay.code.predicate.LogicProgram;
import dev.assay.code.predicate.LogicSearch;
import dev.assay.code.predicate.Values;
import dev.assay.code.runtime.Hole;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.TooDeep;
import dev.assay.code.runtime.Undecided;
import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.SizedTester;
import dev.assay.test.Verdict;
import dev.assay.test.domain.Domains;
import dev.assay.test.domain.Enumeration;
import dev.assay.test.narrowing.Holes;
import dev.assay.test.run.Codes;
import dev.assay.test.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Values from the premises: these are run as logic programs that produce what satisfies them. What no premise determines gets
 * every value of its type, or stays a hole that is filled when somebody needs to know.
 */
public final class Smart implements SizedTester {
    private final boolean isNarrowing;

    private Smart(boolean isNarrowing) {
        this.isNarrowing = isNarrowing;
    }

    /** With whole values. */
    public static Smart whole() {
        return new Smart(false);
    }

    /** With values that have holes. */
    public static Smart narrowing() {
        return new Smart(true);
    }

    private static final int DEPTH = 10;

    /** What is not looked for is searched less thoroughly, if there is anything that is. */
    private static final long SECOND = 20_000;

    @Override
    public String name() {
        return isNarrowing ? "smart_narrowing" : "smart";
    }

    /** Depth is not size: a small value may have a deep derivation. */
    @Override
    public int sizes(Options options) {
        return options.depth().orElse(Math.max(options.size(), DEPTH));
    }

    @Override
    public Prepared prepare(Problem problem, Options options) {
        try {
            return new Run(problem, options, isNarrowing);
        } catch (NotExecutable e) {
            return (_, _) -> new Verdict.NotExecutable(problem.conclusion(), String.valueOf(e.getMessage()));
        }
    }

    private static final class Run implements Prepared {
        private final Problem problem;
        private final Options options;
        private final Code code;
        private final Enumeration enumeration;
        private final Holes holes;
        private final boolean isNarrowing;
        private final List<Program> programs = new ArrayList<>();

        Run(Problem problem, Options options, boolean isNarrowing) {
            this.isNarrowing = isNarrowing;
            this.problem = problem;
            this.options = options;
            this.code = Codes.of(problem.theory());
            var domains = new Domains(problem.theory(), code);
            problem.variables().forEach(v -> domains.of(v.type()));
            this.enumeration = new Enumeration(domains);
            this.holes = new Holes(problem.theory(), code);
            var restricted = new Program(problem, logic(true));
            programs.add(restricted);
            if (restricted.logic.isRestricted()) {
                programs.add(new Program(problem, logic(false)));
            }
        }

        private LogicProgram logic(boolean restricts) {
            Mode mode = isNarrowing ? Mode.LAZY : Mode.SMALL;
            return new LogicProgram(code, options.allowFunctionInversion(), restricts, mode);
        }

        @Override
        public Verdict test(int size, Meter meter) {
            return TooDeep.guarded(() -> sized(size, meter));
        }

        private Verdict sized(int size, Meter meter) {
            var tests = new Tests();
            holes.start(size);
            boolean isCut = false;
            Optional<String> obstacle = Optional.empty();
            try {
                for (Program program : programs) {
                    var search = new LogicSearch(program.logic, values(), size, meter);
                    if (program != programs.getFirst()) {
                        search.limit(SECOND);
                    }
                    program.test(search, tests);
                    isCut = search.isCut();
                    obstacle = search.obstacle();
                }
            } catch (BudgetExhausted e) {
                if (tests.potential == null) {
                    return new Verdict.Stopped(e.limit().sentence(), tests.count);
                }
            }
            if (tests.genuine != null) {
                return new Verdict.Refuted(tests.genuine, true);
            }
            if (tests.potential != null && !options.genuineOnly()) {
                return new Verdict.Refuted(tests.potential, false);
            }
            if (tests.count == 0 && obstacle.isPresent()) {
                return new Verdict.NotExecutable(problem.conclusion(), obstacle.get());
            }
            return tests.undecided > 0
                    ? new Verdict.Unknown(tests.undecided + " of " + tests.count + " tests without an answer")
                    : new Verdict.Survived(tests.count, !isCut);
        }

        private Values values() {
            return new Values() {
                @Override
                public boolean each(Type type, int size, Predicate<Object> sink) {
                    return enumeration.each(type, size, sink::test);
                }

                @Override
                public boolean isComplete(Type type) {
                    return enumeration.isComplete(type);
                }

                @Override
                public Optional<Object> hole(Type type, int size) {
                    return holes.of(type, size);
                }

                @Override
                public boolean fill(Hole hole, BooleanSupplier search) {
                    return holes.fill(hole, search);
                }
            };
        }

        private Counterexample counterexample(Object[] values) {
            var reify = new Reify(code, Trial.DATA);
            var bindings = new ArrayList<Counterexample.Binding>();
            for (int i = 0; i < problem.variables().size(); i++) {
                Free variable = problem.variables().get(i);
                Term unknown = new Free("_", variable.type());
                bindings.add(new Counterexample.Binding(
                        variable.name(),
                        holes.whole(values[i])
                                .flatMap(v -> reify.term(v, variable.type()))
                                .orElse(unknown)));
            }
            return new Counterexample(bindings, List.of());
        }

        /** The ways in which the conclusion may fail, as logic programs. */
        private static final class Program {
            private final LogicProgram logic;
            private final List<Denied> denials = new ArrayList<>();

            Program(Problem problem, LogicProgram logic) {
                this.logic = logic;
                for (Denial denial : logic.denials(problem.conclusion())) {
                    var variables = new ArrayList<>(problem.variables());
                    variables.addAll(denial.variables());
                    var premises = new ArrayList<>(problem.premises());
                    premises.addAll(denial.premises());
                    denials.add(new Denied(
                            logic.query(List.of(), variables, premises), conclusion(variables, denial.conclusion())));
                }
                logic.prepare();
            }

            private Conclusion conclusion(List<Free> variables, Term formula) {
                return logic.isExecutable(formula)
                        ? new Conclusion.Computed(logic.formula(variables, formula))
                        : new Conclusion.Searched(logic.query(variables, List.of(), List.of(formula)));
            }

            void test(LogicSearch search, Tests tests) {
                for (Denied denied : denials) {
                    if (tests.goesOn()) {
                        tests.search(search, denied);
                    }
                }
            }
        }

        /** Tests the conclusion for values that satisfy the premises. */
        private final class Tests {
            private long count;
            private long undecided;
            private @Nullable Counterexample genuine;
            private @Nullable Counterexample potential;

            void search(LogicSearch search, Denied denied) {
                try {
                    search.solve(
                            denied.premises, new Object[0], values -> goesOnAfter(search, denied.conclusion, values));
                } catch (Undecided e) {
                    // Such as values that have functions in them, which cannot be told apart.
                    undecided++;
                }
            }

            private boolean goesOnAfter(LogicSearch search, Conclusion conclusion, Object[] values) {
                return isNarrowing
                        ? !search.narrowed(() -> !tested(search, conclusion, values))
                        : tested(search, conclusion, values);
            }

            /** Whether the search goes on; the values are written down now, for their holes will have others. */
            private boolean tested(LogicSearch search, Conclusion conclusion, Object[] values) {
                count++;
                try {
                    switch (conclusion.of(search, values)) {
                        case YES -> {}
                        case NO -> genuine = counterexample(values);
                        case UNKNOWN -> undecided++;
                    }
                } catch (MatchFailure e) {
                    potential = potential == null ? counterexample(values) : potential;
                } catch (Undecided | Stopped e) {
                    undecided++;
                }
                return goesOn();
            }

            boolean goesOn() {
                return genuine == null && !(options.abortPotential() && potential != null);
            }
        }
    }

    /** A way in which the conclusion may fail. */
    private record Denied(LogicProgram.Query premises, Conclusion conclusion) {}

    /** How the truth of the conclusion is found. */
    private sealed interface Conclusion {
        record Computed(Evaluated formula) implements Conclusion {}

        record Searched(LogicProgram.Query query) implements Conclusion {}

        default LogicSearch.Answer of(LogicSearch search, Object[] values) {
            return switch (this) {
                case Computed(var formula) ->
                    (Boolean) formula.value(values) ? LogicSearch.Answer.YES : LogicSearch.Answer.NO;
                case Searched(var query) -> search.decide(query, values);
            };
        }
    }
}
