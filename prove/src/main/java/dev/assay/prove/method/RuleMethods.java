package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.prove.classical.Substitution;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.Connectives;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.prove.tactic.RuleTactics;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Methods that apply rules which their text names: {@code rule}, {@code erule}, {@code subst} and their like. */
final class RuleMethods {
    private RuleMethods() {}

    static void register(Methods methods) {
        methods.register("rule", (call, state) -> state.first(goal -> rule(call, goal)));
        methods.register("erule", (call, state) -> state.first(withRules(call, (t, r, g) -> t.eliminate(r, g))));
        methods.register("drule", (call, state) -> state.first(withRules(call, (t, r, g) -> t.destruct(r, g, false))));
        methods.register("frule", (call, state) -> state.first(withRules(call, (t, r, g) -> t.destruct(r, g, true))));
        methods.register("intro", (call, state) -> state.first(repeated(call, RuleTactics::introduce)));
        methods.register("elim", (call, state) -> state.first(repeated(call, RuleTactics::eliminate)));
        for (String name : List.of("subst", "simplesubst")) {
            methods.register(name, (call, state) -> state.first(substitution(call)));
        }
        methods.register(
                "hypsubst",
                (call, state) ->
                        state.first(g -> Substitution.substitute(call.proof().signature(), g)));
        for (String name : List.of("unfold_locales", "intro_locales", "intro_classes")) {
            methods.register(name, (call, state) -> Optional.of(byDefinition(call, state)));
        }
    }

    /** What a rule can do to a goal. */
    @FunctionalInterface
    interface Application {
        Optional<Refinement> apply(RuleTactics tactics, Rule rule, Goal goal);
    }

    private static Tactic withRules(MethodCall call, Application application) {
        List<Thm> facts = call.arguments();
        return call.inserting(context -> {
            var tactics = new RuleTactics(context);
            return goal -> {
                for (Thm fact : facts) {
                    Optional<Refinement> result =
                            opening(context, goal, g -> application.apply(tactics, FactReading.specific(fact, g), g));
                    if (result.isPresent()) {
                        return result;
                    }
                }
                return Optional.empty();
            };
        });
    }

    /** The rules as often as they apply, on all that is left. */
    private static Tactic repeated(MethodCall call, Application application) {
        Tactic once = withRules(call, application);
        Tactic again = withRules(call.withoutFacts(), application);
        return new Tactic() {
            @Override
            public Optional<Refinement> apply(Goal goal) {
                return once.apply(goal).map(r -> r.thenEach(this::further));
            }

            private Optional<Refinement> further(Goal goal) {
                return call.proof().effort().step()
                        ? again.apply(goal).map(r -> r.thenEach(this::further))
                        : Optional.empty();
            }
        };
    }

    /** {@code subst (asm) (2) f}. */
    private static Tactic substitution(MethodCall call) {
        boolean isInAssumption = call.options().contains("asm");
        int number = call.options().stream()
                .filter(option -> option.matches("[0-9]{1,4}"))
                .map(Integer::parseInt)
                .findFirst()
                .orElse(1);
        Tactic step = withRules(
                call,
                (tactics, rule, goal) -> isInAssumption
                        ? tactics.substitution().inAssumption(rule, goal, number)
                        : tactics.substitution().inConclusion(rule, goal, number));
        // Conditions of the equation may follow from what the goal assumes.
        return TacticMethods.opened(call, step).or(step);
    }

    /** What is a locale or class by definition, taken apart into what it assumes. */
    private static GoalState byDefinition(MethodCall call, GoalState state) {
        GoalState inserted = FactMethods.inserted(call, state);
        GoalState apart = inserted.each(goal -> byDefinition(call, goal)).orElse(inserted);
        return apart.each(goal -> Closing.byAssumption(call.proof(), goal)).orElse(apart);
    }

    static Optional<Refinement> byDefinition(MethodCall call, Goal goal) {
        Optional<Refinement> known = knownPredicate(call, goal);
        if (known.isPresent() || !(goal.conclusion().head() instanceof Term.Const(var name, var _))) {
            return known;
        }
        var tactics = new RuleTactics(call.proof());
        return call.proof().theory().fact(name + ".intro").stream()
                .flatMap(fact -> fact.theorems().stream())
                .flatMap(fact -> tactics.introduce(Rule.of(fact), goal).stream())
                .findFirst()
                .map(r -> r.thenEach(g -> byDefinition(call, g)));
    }

    /** That a locale's predicate holds may be a fact of the locale itself, or of an interpretation. */
    private static Optional<Refinement> knownPredicate(MethodCall call, Goal goal) {
        if (!(goal.conclusion().head() instanceof Term.Const(var name, var _))) {
            return Optional.empty();
        }
        String axioms = name.substring(name.lastIndexOf('.') + 1) + "_axioms";
        return call.proof().theory().facts().reversed().stream()
                .filter(fact -> fact.name().endsWith("." + axioms))
                .flatMap(fact -> localTheorems(call, axioms, fact))
                .filter(t -> t.conclusion().sameAs(goal.conclusion()))
                .findFirst()
                .map(t ->
                        Refinement.proved(Rules.convert(t.transfer(call.proof().signature()), goal.conclusion())));
    }

    /** The fact as it is known outside, and what it is where the method is called. */
    private static Stream<Thm> localTheorems(MethodCall call, String name, Fact fact) {
        Stream<Thm> here;
        try {
            here = call.context().theorems(FactReference.named(name)).stream();
        } catch (ReadingException _) {
            // It belongs to a locale that one is not in.
            here = Stream.empty();
        }
        return Stream.concat(fact.theorems().stream(), here);
    }

    /** Tries the goal as it is, and then with more and more of its ∀ and ⟶ opened; rules with unknowns, which fit almost anything, the other way round. */
    static Optional<Refinement> opening(ProofContext context, Goal goal, Tactic tactic) {
        Tactic inside = g -> new Connectives(context)
                .open(g)
                .flatMap(opened ->
                        opening(context, opened.goals().getFirst(), tactic).map(r -> opened.then(List.of(r))));
        return context.supply() == null
                ? tactic.or(inside).apply(goal)
                : inside.or(tactic).apply(goal);
    }

    private static Optional<Refinement> rule(MethodCall call, Goal goal) {
        if (call.text().first().arguments().isEmpty()) {
            return StandardRules.standard(call, goal);
        }
        for (Thm fact : call.arguments()) {
            Optional<Refinement> result = applied(call.proof(), fact, call.facts(), goal);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    /** A rule whose first premises the facts are. */
    static Optional<Refinement> applied(ProofContext context, Thm rule, List<Thm> facts, Goal goal) {
        Thm opened = Resolution.ruleFormat(rule);
        return chainedAndApplied(context, rule, facts, goal)
                .or(() -> opened == rule ? Optional.empty() : chainedAndApplied(context, opened, facts, goal));
    }

    private static Optional<Refinement> chainedAndApplied(ProofContext context, Thm rule, List<Thm> facts, Goal goal) {
        Optional<Thm> chained = facts.isEmpty() ? Optional.of(rule) : RuleTactics.chained(rule, facts);
        var tactics = new RuleTactics(context);
        // A variable that is fixed in the proof may be meant by a fact of the proof, where nothing else tells what it
        // stands for.
        return chained.flatMap(fact -> opening(
                context,
                goal,
                g -> tactics.introduce(FactReading.specific(fact, g), g)
                        .or(() -> FactReading.isMarked(rule) || context.isInside(rule)
                                ? tactics.introduce(Rule.of(fact, context.names()), g)
                                : Optional.empty())));
    }
}
