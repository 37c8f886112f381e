package dev.assay.prove.method;

import dev.assay.logic.kernel.Thm;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.ClassicalRules;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.RuleTactics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The rule that a goal and its facts suggest, where the text names none: {@code proof} and {@code ..}. */
final class StandardRules {
    private StandardRules() {}

    /** What a single step of natural deduction may be. */
    private static final List<String> BASIC = Stream.of(
                    "exI",
                    "disjI1",
                    "disjI2",
                    "conjI",
                    "notE",
                    "mp",
                    "iffD1",
                    "iffD2",
                    "spec",
                    "conjunct1",
                    "conjunct2",
                    "FalseE",
                    "iffI",
                    "ex1I")
            .map(name -> "HOL." + name)
            .toList();

    static void register(Methods methods) {
        methods.register("standard", (call, state) -> state.first(goal -> standard(call, goal)));
        methods.register("..", (call, state) -> state.first(goal -> immediate(call, goal)));
    }

    /** The rule that the form of the goal or of the first fact suggests. */
    static Optional<Refinement> standard(MethodCall call, Goal goal) {
        ProofContext context = call.proof();
        if (!call.facts().isEmpty()) {
            Optional<Refinement> direct = FactMethods.byFacts(context, call.facts(), goal);
            if (direct.isPresent()) {
                return direct;
            }
            var connectives = new Connectives(context);
            Refinement inserted = call.inserted(goal);
            Optional<Refinement> eliminated =
                    connectives.eliminate(inserted.goals().getFirst());
            if (eliminated.isPresent()) {
                return eliminated.map(r -> inserted.then(List.of(r)));
            }
            var candidates = new ArrayList<Rule>();
            candidates.addAll(context.rules().safeElims());
            candidates.addAll(context.rules().elims());
            candidates.addAll(context.rules().safeIntros());
            candidates.addAll(context.rules().intros());
            for (Rule rule : candidates) {
                Optional<Refinement> result = RuleMethods.applied(context, rule.source(), call.facts(), goal);
                if (result.isPresent()) {
                    return result;
                }
            }
        }
        Refinement inserted = call.inserted(goal);
        Goal now = inserted.goals().getFirst();
        Optional<Refinement> step =
                new Connectives(context).introduce(now).or(() -> RuleMethods.byDefinition(call, now));
        var tactics = new RuleTactics(context);
        for (Rule rule : context.rules().safeIntros()) {
            step = step.isPresent() ? step : tactics.introduce(rule, now);
        }
        for (Rule rule : context.rules().intros()) {
            step = step.isPresent() ? step : tactics.introduce(rule, now);
        }
        return step.map(r -> inserted.then(List.of(r)));
    }

    /** The first rule that leaves nothing but assumptions; if there is none, what fits. */
    private static Optional<Refinement> immediate(MethodCall call, Goal goal) {
        ProofContext context = call.proof();
        Optional<Refinement> suggested = standard(call, goal);
        return Stream.concat(suggested.stream(), rules(context).flatMap(rule -> byRule(call, rule, goal)))
                .map(r -> r.thenEach(g -> Closing.byAssumption(context, g)))
                .filter(Refinement::isProved)
                .findFirst()
                .or(() -> suggested);
    }

    /** What the facts make of the rule, and what the goal makes of it with the facts among its assumptions. */
    private static Stream<Refinement> byRule(MethodCall call, Thm rule, Goal goal) {
        Refinement inserted = call.inserted(goal);
        return Stream.concat(
                RuleMethods.applied(call.proof(), rule, call.facts(), goal).stream(),
                new RuleTactics(call.proof())
                        .introduce(Rule.of(rule), inserted.goals().getFirst()).stream()
                                .map(r -> inserted.then(List.of(r))));
    }

    /** Those of the connectives, and those that the theory declares. */
    private static Stream<Thm> rules(ProofContext context) {
        ClassicalRules declared = context.rules();
        return Stream.concat(
                BASIC.stream()
                        .flatMap(name -> context.theory().fact(name).stream().flatMap(f -> f.theorems().stream())),
                Stream.of(
                                declared.safeElims(),
                                declared.elims(),
                                declared.safeDests(),
                                declared.dests(),
                                declared.safeIntros(),
                                declared.intros())
                        .flatMap(List::stream)
                        .map(Rule::source));
    }
}
