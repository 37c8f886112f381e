package dev.assay.test.narrowing;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.code.jvm.Parallel;
import dev.assay.code.predicate.Decisions;
import dev.assay.code.runtime.TooDeep;
import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.run.Meter;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.SizedTester;
import dev.assay.test.Verdict;
import dev.assay.test.run.Codes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for counterexamples by refining values only where the conjecture looks at them. It takes quantifiers over infinite
 * types, existential ones too, and may find that a conjecture holds.
 */
public final class Narrowing implements SizedTester {
    @Override
    public String name() {
        return "narrowing";
    }

    /** The depth of values; rounds of a search that takes turns if it may go deeper. */
    @Override
    public int sizes(Options options) {
        return options.deepens() ? Math.max(options.size(), Deepening.ROUNDS) : options.size();
    }

    @Override
    public Prepared prepare(Problem problem, Options options) {
        try {
            return new Run(problem, options);
        } catch (NotExecutable e) {
            return (_, _) -> new Verdict.NotExecutable(problem.conclusion(), String.valueOf(e.getMessage()));
        }
    }

    /** One problem under test. */
    static final class Run implements Prepared {
        private final Problem problem;
        private final Options options;
        private final Prenex prenex;
        private final Shapes shapes;
        private final Presentation presentation;
        private final Trail trail = new Trail();
        private final Slot[] roots;
        private final Object[] values;
        private final Program program;
        private final Judge judge;
        private final UniversalSearch search;
        private @Nullable UniversalSearch parallel;
        private @Nullable Deepening deepening;
        private @Nullable Verdict potential;
        private long reported;

        Run(Problem problem, Options options) {
            this.problem = problem;
            this.options = options;
            Code code = Codes.of(problem.theory());
            var disunification = new Disunification(problem.theory());
            this.prenex = Prenex.of(
                    new Problem(
                            problem.theory(),
                            problem.variables(),
                            problem.premises().stream()
                                    .map(disunification::simplify)
                                    .toList(),
                            disunification.simplify(problem.conclusion())),
                    term -> isExecutable(code, term));
            this.shapes = new Shapes(problem.theory(), code);
            this.presentation = new Presentation(shapes, code);
            List<Free> variables =
                    prenex.prefix().stream().map(Prenex.Bound::variable).toList();
            var parts = new ArrayList<>(prenex.premises());
            parts.add(prenex.conclusion());
            this.program = Program.of(
                    code, parts.stream().map(disunification::simplify).toList(), variables);
            this.values = new Object[program.width(2)];
            this.roots = new Slot[variables.size()];
            for (int i = 0; i < roots.length; i++) {
                roots[i] = Slot.root(shapes, trail, shapes.of(variables.get(i).type()), i, values);
            }
            this.judge = judge(false);
            this.search = search(judge);
        }

        /**
         * All formulas of the problem, ready to be compiled.
         *
         * @param quantified the variables of the prefix
         */
        private record Program(
                dev.assay.code.program.Program code,
                List<Extraction.Root> formulas,
                List<Free> quantified,
                Shared shared) {
            static Program of(Code code, List<Term> parts, List<Free> quantified) {
                var shared = new Shared(code);
                var formulas = new ArrayList<Extraction.Root>();
                for (Term part : parts) {
                    formulas.add(Extraction.root("assay.narrowing." + formulas.size(), shared.in(part)));
                }
                var all = new ArrayList<>(formulas);
                all.addAll(shared.roots());
                return new Program(
                        Extraction.extract(code, all, Decisions.STRICT), formulas, List.copyOf(quantified), shared);
            }

            /** How many values there are if the program is compiled so many times, each time with shared parts of its own. */
            int width(int times) {
                return quantified.size() + times * shared.variables().size();
            }

            int[] arguments(Extraction.Root formula, int time) {
                return formula.parameters().stream()
                        .mapToInt(v -> quantified.contains(v)
                                ? quantified.indexOf(v)
                                : width(time) + shared.variables().indexOf(v))
                        .toArray();
            }
        }

        private static boolean isExecutable(Code code, Term term) {
            try {
                Extraction.extract(code, List.of(Extraction.root("assay.narrowing.part", term)), Decisions.STRICT);
                return true;
            } catch (NotExecutable e) {
                return false;
            }
        }

        /** @param isParallel whether all parts of the formula are looked at after each refinement */
        private Judge judge(boolean isParallel) {
            int time = isParallel ? 1 : 0;
            Compiled compiled = Compiled.of(isParallel ? Parallel.of(program.code) : program.code, Mode.LAZY);
            List<Object> constants = program.shared.values(compiled);
            for (int i = 0; i < constants.size(); i++) {
                values[program.width(time) + i] = constants.get(i);
            }
            var formulas = new ArrayList<Formula>();
            for (Extraction.Root root : program.formulas) {
                formulas.add(new Formula(compiled.function(root.constant()), program.arguments(root, time)));
            }
            Formula conclusion = formulas.removeLast();
            return new Judge(formulas.toArray(Formula[]::new), conclusion, values, trail, compiled.fuel(), isParallel);
        }

        private UniversalSearch search(Judge by) {
            Runnable whenUndefined = () -> {
                if (potential == null && !options.genuineOnly()) {
                    potential = refuted(false, List.of());
                }
            };
            return new UniversalSearch(
                    by, trail, roots, whenUndefined, options.abortPotential() && !options.genuineOnly());
        }

        /** How often the formula was evaluated. */
        long evaluations() {
            return judge.evaluations()
                    + (parallel == null ? 0 : parallel.judge().evaluations());
        }

        @Override
        public Verdict test(int size, Meter meter) {
            return TooDeep.guarded(() -> {
                judge.use(meter);
                return prenex.isUniversal() ? universal(size, meter) : quantified(size, meter);
            });
        }

        private Verdict universal(int size, Meter meter) {
            if (!options.deepens()) {
                return conclusive(search.search(Deepening.Attempt.depth(size)), meter)
                        .orElseGet(this::inconclusive);
            }
            Deepening turns = deepening == null ? new Deepening(options.size(), shapes.hasNumbers()) : deepening;
            deepening = turns;
            for (var attempt = turns.next(); attempt.isPresent(); attempt = turns.next()) {
                UniversalSearch next = attempt.get().isParallel() ? parallel(meter) : search;
                UniversalSearch.End end = next.search(attempt.get());
                Optional<Verdict> verdict = conclusive(end, meter);
                if (verdict.isPresent()) {
                    return verdict.get();
                }
                if (end == UniversalSearch.End.SURVIVED) {
                    turns.done();
                }
            }
            return inconclusive();
        }

        private UniversalSearch parallel(Meter meter) {
            UniversalSearch second = parallel == null ? search(judge(true)) : parallel;
            second.judge().use(meter);
            parallel = second;
            return second;
        }

        /** What need not be searched any further. */
        private Optional<Verdict> conclusive(UniversalSearch.End end, Meter meter) {
            return switch (end) {
                case REFUTED -> Optional.of(refuted(true, List.of()));
                case UNDEFINED -> Optional.ofNullable(potential);
                case THEOREM -> Optional.of(new Verdict.Survived(evaluations(), true));
                case STOPPED -> Optional.of(potential == null ? stopped(meter) : potential);
                case SURVIVED, LENGTHY -> Optional.empty();
            };
        }

        private Verdict inconclusive() {
            if (potential != null) {
                return potential;
            }
            long tests = evaluations() - reported;
            reported += tests;
            String reason = search.reason();
            return reason == null ? new Verdict.Survived(tests, false) : new Verdict.Unknown(reason);
        }

        private Verdict quantified(int size, Meter meter) {
            var tree = new TreeSearch(judge, prenex.prefix(), roots);
            return switch (tree.search(Bounds.depth(size))) {
                case FALSE -> refuted(true, strategy(tree.root()));
                case TRUE -> new Verdict.Survived(judge.evaluations(), true);
                case OPEN -> stopped(meter);
                case UNKNOWN -> {
                    String reason = tree.reason();
                    yield new Verdict.Unknown(
                            reason != null
                                    ? reason
                                    : "values of depth " + size + " decide neither the formula nor its negation");
                }
            };
        }

        /** The inner universal variables in terms of the existential ones before them. */
        private List<Counterexample.Evaluation> strategy(Node root) {
            var strategy = new Strategy(presentation, shapes, roots, prenex.prefix());
            var result = new ArrayList<Counterexample.Evaluation>();
            for (int i = problem.variables().size(); i < roots.length; i++) {
                Prenex.Bound bound = prenex.prefix().get(i);
                if (bound.quantifier() == Quantifier.FOR_ALL) {
                    strategy.of(i, root)
                            .filter(t -> !t.equals(
                                    Presentation.blank(bound.variable().type())))
                            .ifPresent(t -> result.add(new Counterexample.Evaluation(bound.variable(), t)));
                }
            }
            Strategy.replay(root);
            return result;
        }

        private Verdict refuted(boolean isGenuine, List<Counterexample.Evaluation> inner) {
            var bindings = new ArrayList<Counterexample.Binding>();
            for (int i = 0; i < problem.variables().size(); i++) {
                Optional<Term> value = presentation.whole(roots[i]);
                if (value.isEmpty()) {
                    return new Verdict.Unknown("there is a counterexample, but its value for "
                            + problem.variables().get(i).name() + " cannot be written down");
                }
                bindings.add(
                        new Counterexample.Binding(problem.variables().get(i).name(), value.get()));
            }
            return new Verdict.Refuted(new Counterexample(bindings, inner), isGenuine);
        }

        /** The values of the problem's variables with {@code _} where any value will do, after a refutation. */
        List<Optional<Term>> partial() {
            return problem.variables().stream()
                    .map(v -> presentation.partial(roots[problem.variables().indexOf(v)]))
                    .toList();
        }

        private static Verdict stopped(Meter meter) {
            return new Verdict.Unknown("the search was stopped: "
                    + meter.stopped().map(Object::toString).orElse("no reason was given"));
        }
    }
}
