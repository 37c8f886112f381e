package dev.assay.test.narrowing;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.code.predicate.Decisions;
import dev.assay.code.runtime.DeepStack;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.engine.Counterexample;
import dev.assay.logic.engine.Meter;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.run.Codes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks for counterexamples by refining values only where the conjecture looks at them. It takes quantifiers over infinite
 * types, existential ones too, and may find that a conjecture holds.
 */
public final class Narrowing implements Tester {
    @Override
    public String name() {
        return "narrowing";
    }

    @Override
    public Verdict test(Problem problem, Options options, Meter meter) {
        try {
            return DeepStack.run(() -> new Run(problem, options, meter).verdict());
        } catch (NotExecutable e) {
            return new Verdict.NotExecutable(problem.conclusion(), String.valueOf(e.getMessage()));
        }
    }

    /** One problem under test. */
    static final class Run {
        private final Problem problem;
        private final Options options;
        private final Meter meter;
        private final Prenex prenex;
        private final Shapes shapes;
        private final Presentation presentation;
        private final Trail trail = new Trail();
        private final Slot[] roots;
        private final Judge judge;

        Run(Problem problem, Options options, Meter meter) {
            this.problem = problem;
            this.options = options;
            this.meter = meter;
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
            var values = new Object[variables.size()];
            this.roots = new Slot[variables.size()];
            for (int i = 0; i < roots.length; i++) {
                roots[i] = Slot.root(shapes, trail, shapes.of(variables.get(i).type()), i, values);
            }
            this.judge = judge(code, variables, values, disunification);
        }

        private static boolean isExecutable(Code code, Term term) {
            try {
                Extraction.extract(code, List.of(Extraction.root("assay.narrowing.part", term)), Decisions.STRICT);
                return true;
            } catch (NotExecutable e) {
                return false;
            }
        }

        private Judge judge(Code code, List<Free> variables, Object[] values, Disunification disunification) {
            var parts = new ArrayList<>(prenex.premises());
            parts.add(prenex.conclusion());
            var programs = new ArrayList<Extraction.Root>();
            for (Term part : parts) {
                programs.add(Extraction.root("assay.narrowing." + programs.size(), disunification.simplify(part)));
            }
            Compiled compiled = Compiled.of(Extraction.extract(code, programs, Decisions.STRICT), Mode.LAZY);
            var formulas = new ArrayList<Formula>();
            for (Extraction.Root root : programs) {
                formulas.add(new Formula(
                        compiled.function(root.constant()),
                        root.parameters().stream().mapToInt(variables::indexOf).toArray()));
            }
            Formula conclusion = formulas.removeLast();
            return new Judge(formulas.toArray(Formula[]::new), conclusion, values, trail, compiled.fuel(), meter);
        }

        /** How often the formula was evaluated. */
        long evaluations() {
            return judge.evaluations();
        }

        Verdict verdict() {
            return prenex.isUniversal() ? universal() : quantified();
        }

        private Verdict universal() {
            var potential = new ArrayList<Verdict>();
            Runnable whenUndefined = () -> {
                if (potential.isEmpty() && !options.genuineOnly()) {
                    potential.add(refuted(false, List.of()));
                }
            };
            var search = new UniversalSearch(
                    judge, trail, roots, whenUndefined, options.abortPotential() && !options.genuineOnly());
            Deepening deepening = options.deepens()
                    ? Deepening.inTurns(options.size(), shapes.hasNumbers())
                    : Deepening.byDepth(options.size());
            for (var attempt = deepening.next(); attempt.isPresent(); attempt = deepening.next()) {
                switch (search.search(attempt.get())) {
                    case REFUTED -> {
                        return refuted(true, List.of());
                    }
                    case UNDEFINED -> {
                        return potential.getFirst();
                    }
                    case THEOREM -> {
                        return new Verdict.Survived(judge.evaluations(), true);
                    }
                    case STOPPED -> {
                        return potential.isEmpty() ? stopped() : potential.getFirst();
                    }
                    case SURVIVED -> deepening.done();
                    case LENGTHY -> {}
                }
            }
            if (!potential.isEmpty()) {
                return potential.getFirst();
            }
            String reason = search.reason();
            return reason == null ? new Verdict.Survived(judge.evaluations(), false) : new Verdict.Unknown(reason);
        }

        private Verdict quantified() {
            var search = new TreeSearch(judge, prenex.prefix(), roots);
            for (int limit = 1; limit <= options.size(); limit++) {
                switch (search.search(Bounds.depth(limit))) {
                    case FALSE -> {
                        return refuted(true, strategy(search.root()));
                    }
                    case TRUE -> {
                        return new Verdict.Survived(judge.evaluations(), true);
                    }
                    case OPEN -> {
                        return stopped();
                    }
                    case UNKNOWN -> {}
                }
            }
            String reason = search.reason();
            return new Verdict.Unknown(
                    reason != null
                            ? reason
                            : "values of depth " + options.size() + " decide neither the formula nor its negation");
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

        private Verdict stopped() {
            return new Verdict.Unknown("the search was stopped: "
                    + meter.stopped().map(Object::toString).orElse("no reason was given"));
        }
    }
}
