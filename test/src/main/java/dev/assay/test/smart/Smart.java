package dev.assay.test.smart;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.extract.Reify;
import dev.assay.code.predicate.Denial;
import dev.assay.code.predicate.Evaluated;
import dev.assay.code.predicate.LogicProgram;
import dev.assay.code.predicate.LogicSearch;
import dev.assay.code.predicate.Values;
import dev.assay.code.runtime.DeepStack;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.engine.BudgetExhausted;
import dev.assay.logic.engine.Counterexample;
import dev.assay.logic.engine.Meter;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.SizedTester;
import dev.assay.test.Verdict;
import dev.assay.test.domain.Domains;
import dev.assay.test.domain.Enumeration;
import dev.assay.test.run.Codes;
import dev.assay.test.run.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Values from the premises: these are run as logic programs that produce what satisfies them. */
public final class Smart implements SizedTester {
    private static final int DEPTH = 10;

    @Override
    public String name() {
        return "smart";
    }

    /** Depth is not size: a small value may have a deep derivation. */
    @Override
    public int sizes(Options options) {
        return options.depth().orElse(Math.max(options.size(), DEPTH));
    }

    @Override
    public Prepared prepare(Problem problem, Options options) {
        try {
            return new Run(problem, options);
        } catch (NotExecutable e) {
            return (_, _) -> new Verdict.NotExecutable(problem.conclusion(), String.valueOf(e.getMessage()));
        }
    }

    private static final class Run implements Prepared {
        private final Problem problem;
        private final Options options;
        private final Code code;
        private final Enumeration enumeration;
        private final LogicProgram program;
        private final List<Denied> denials = new ArrayList<>();

        Run(Problem problem, Options options) {
            this.problem = problem;
            this.options = options;
            this.code = Codes.of(problem.theory());
            var domains = new Domains(problem.theory(), code);
            problem.variables().forEach(v -> domains.of(v.type()));
            this.enumeration = new Enumeration(domains);
            this.program = new LogicProgram(code, options.allowFunctionInversion());
            for (Denial denial : program.denials(problem.conclusion())) {
                var variables = new ArrayList<>(problem.variables());
                variables.addAll(denial.variables());
                var premises = new ArrayList<>(problem.premises());
                premises.addAll(denial.premises());
                denials.add(new Denied(
                        program.query(List.of(), variables, premises), conclusion(variables, denial.conclusion())));
            }
            program.prepare();
        }

        private Conclusion conclusion(List<Free> variables, Term formula) {
            return program.isExecutable(formula)
                    ? new Conclusion.Computed(program.formula(variables, formula))
                    : new Conclusion.Searched(program.query(variables, List.of(), List.of(formula)));
        }

        @Override
        public Verdict test(int size, Meter meter) {
            return DeepStack.run(() -> sized(size, meter));
        }

        private Verdict sized(int size, Meter meter) {
            var search = new LogicSearch(program, values(), size, meter);
            var tests = new Tests(search);
            try {
                for (Denied denied : denials) {
                    if (tests.goesOn()) {
                        search.solve(
                                denied.premises, new Object[0], values -> tests.goesOnAfter(denied.conclusion, values));
                    }
                }
            } catch (BudgetExhausted e) {
                if (tests.potential == null) {
                    return new Verdict.Unknown(
                            e.limit().sentence() + " after " + tests.count + " tests at size " + size);
                }
            }
            if (tests.genuine != null) {
                return new Verdict.Refuted(counterexample(tests.genuine), true);
            }
            if (tests.potential != null && !options.genuineOnly()) {
                return new Verdict.Refuted(counterexample(tests.potential), false);
            }
            if (tests.count == 0 && search.obstacle().isPresent()) {
                return new Verdict.NotExecutable(
                        problem.conclusion(), search.obstacle().get());
            }
            return tests.undecided > 0
                    ? new Verdict.Unknown(tests.undecided + " of " + tests.count + " tests without an answer")
                    : new Verdict.Survived(tests.count, !search.isCut());
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
            };
        }

        private Counterexample counterexample(Object[] values) {
            var reify = new Reify(code, Trial.DATA);
            var bindings = new ArrayList<Counterexample.Binding>();
            for (int i = 0; i < problem.variables().size(); i++) {
                Free variable = problem.variables().get(i);
                Term unknown = new Free("_", variable.type());
                bindings.add(new Counterexample.Binding(
                        variable.name(), reify.term(values[i], variable.type()).orElse(unknown)));
            }
            return new Counterexample(bindings, List.of());
        }

        /** Tests the conclusion for values that satisfy the premises. */
        private final class Tests {
            private final LogicSearch search;
            private long count;
            private long undecided;
            private Object @Nullable [] genuine;
            private Object @Nullable [] potential;

            Tests(LogicSearch search) {
                this.search = search;
            }

            boolean goesOnAfter(Conclusion conclusion, Object[] values) {
                count++;
                try {
                    switch (conclusion.of(search, values)) {
                        case YES -> {}
                        case NO -> genuine = values;
                        case UNKNOWN -> undecided++;
                    }
                } catch (MatchFailure e) {
                    potential = potential == null ? values : potential;
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
