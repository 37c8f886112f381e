package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.Supply;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A method on a state that may have unknowns: it may tell them, and where it names a rule, make more.
 *
 * @param time how long it may take
 */
record MethodStep(ProofMethod method, MethodCall call, Duration time) {
    /** Methods that apply what their text names, whatever is left of it. */
    private static final Set<String> RULES = Set.of(
            "rule",
            "erule",
            "drule",
            "frule",
            "intro",
            "elim",
            "rule_tac",
            "erule_tac",
            "drule_tac",
            "frule_tac",
            "cases");

    /** How many of the newest facts may be meant by {@code fact} without a name. */
    private static final int NEWEST = 200;

    Optional<GoalState> on(GoalState state) {
        if (!state.hasUnknowns()) {
            return state.step(again()).or(() -> opened(state));
        }
        boolean appliesRules = RULES.contains(call.name());
        Optional<GoalState> asItIs = appliesRules ? state.step(again()) : Optional.empty();
        if (asItIs.isPresent()) {
            return asItIs;
        }
        for (Map<String, Term> told :
                Determination.of(call.proof(), state.goals().getFirst(), facts())) {
            Optional<GoalState> result = state.told(told)
                    .flatMap(s -> s.step(again()))
                    .filter(s ->
                            appliesRules || s.goals().size() < state.goals().size());
            if (result.isPresent()) {
                return result;
            }
        }
        return appliesRules ? opened(state) : state.step(again());
    }

    private Unknowns.Step again() {
        return (state, _) -> method.apply(call.with(context()), state);
    }

    private ProofContext context() {
        return call.proof().with(Effort.within(Effort.USUAL, time));
    }

    /** The rule with unknowns for what nothing determines. */
    private Optional<GoalState> opened(GoalState state) {
        int number = state.unknowns().steps().size();
        return RULES.contains(call.name())
                ? state.step((s, known) -> method.apply(call.with(context().with(new Supply(number, known))), s))
                : Optional.empty();
    }

    /** The facts that the goal may be an instance of. */
    private List<Thm> facts() {
        return switch (call.name()) {
            case "rule", "intro" -> call.arguments();
            case "fact" ->
                call.text().first().arguments().isEmpty()
                        ? call.context().theory().facts().reversed().stream()
                                .flatMap(fact -> fact.theorems().stream())
                                .limit(NEWEST)
                                .toList()
                        : call.arguments();
            default -> call.facts();
        };
    }
}
