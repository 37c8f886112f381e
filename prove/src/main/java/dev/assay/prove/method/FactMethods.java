package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.RuleTactics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Methods by which a goal is a fact or gets facts as assumptions: {@code this}, {@code fact}, {@code assumption}, {@code insert}. */
final class FactMethods {
    private FactMethods() {}

    static void register(Methods methods) {
        methods.register(
                "assumption", (call, state) -> state.first(goal -> assumption(call.proof(), call.facts(), goal)));
        methods.register(
                "this",
                (call, state) -> state.first(goal -> byFacts(call.proof(), call.facts(), goal))
                        .or(() -> inOrder(call, state)));
        methods.register("fact", (call, state) -> state.first(goal -> byFacts(call.proof(), known(call), goal)));
        methods.register("-", (call, state) -> Optional.of(inserted(call, state)));
        methods.register("insert", (call, state) -> state.each(goal -> Optional.of(insert(call, goal))));
    }

    /** The facts that {@code fact} names, or else all, the newest first. */
    private static List<Thm> known(MethodCall call) {
        return call.text().first().arguments().isEmpty()
                ? call.context().theory().facts().reversed().stream()
                        .flatMap(fact -> fact.theorems().stream())
                        .toList()
                : call.arguments();
    }

    /** The goal is one of the facts, up to what their variables stand for. */
    static Optional<Refinement> byFacts(ProofContext context, List<Thm> facts, Goal goal) {
        for (Thm fact : facts) {
            Rule rule = Rule.of(fact);
            Term whole = rule.theorem().conclusion();
            var match = new PatternMatch(context.signature(), rule.variables());
            if (match.match(whole, goal.conclusion())) {
                Thm instance = match.instance(rule.theorem().transfer(context.signature()));
                return Optional.of(Refinement.proved(Rules.convert(instance, goal.conclusion())));
            }
        }
        return Optional.empty();
    }

    /** Each fact is a rule for the first goal that those before it have left. */
    private static Optional<GoalState> inOrder(MethodCall call, GoalState state) {
        var rules = new RuleTactics(call.proof());
        Optional<GoalState> result = call.facts().isEmpty() ? Optional.empty() : Optional.of(state);
        for (Thm fact : call.facts()) {
            result = result.flatMap(s -> s.first(goal -> rules.introduce(Rule.of(fact), goal)));
        }
        return result;
    }

    static Optional<Refinement> assumption(ProofContext context, List<Thm> facts, Goal goal) {
        return RuleMethods.opening(
                context,
                goal,
                g -> byFacts(context, facts, g)
                        .or(() -> g.assumptions().stream()
                                .filter(a -> a.sameAs(g.conclusion()))
                                .findFirst()
                                .map(a -> Refinement.proved(
                                        Rules.convert(Thm.assume(context.signature(), a), g.conclusion())))));
    }

    static GoalState inserted(MethodCall call, GoalState state) {
        return call.facts().isEmpty() || state.isProved()
                ? state
                : state.refined(0, call.inserted(state.goals().getFirst()));
    }

    private static Refinement insert(MethodCall call, Goal goal) {
        List<Thm> facts = new ArrayList<>(call.arguments());
        facts.addAll(call.facts());
        return new MethodCall(call.text(), call.context(), call.proof(), call.bindings(), facts).inserted(goal);
    }
}
