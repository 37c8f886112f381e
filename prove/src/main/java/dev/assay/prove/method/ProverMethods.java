package dev.assay.prove.method;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.classical.Auto;
import dev.assay.prove.classical.Blast;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** Methods that prove from given facts alone: {@code metis}, {@code smt} and their like. */
final class ProverMethods {
    private ProverMethods() {}

    /** How types and λ are told a first-order prover, which ours does not need to know. */
    private static final Set<String> ENCODINGS = Set.of(
            "no_types",
            "full_types",
            "partial_types",
            "mono_tags",
            "poly_tags",
            "lifting",
            "combs",
            "hide_lams",
            "opaque_lifting",
            "lam_lifting",
            "lambda_lifting");

    static void register(Methods methods) {
        for (String name : List.of("metis", "meson", "satx", "sat", "contradiction")) {
            methods.register(name, (call, state) -> state.first(Methods.finishing(metis(call, methods.timeForNext()))));
        }
        for (String name : List.of("smt", "argo", "algebra")) {
            methods.register(name, (call, state) -> state.first(Methods.finishing(smt(call, methods.timeForNext()))));
        }
    }

    /** From the given facts by superposition, and if that fails by connection tableaux. */
    private static Tactic metis(MethodCall call, Duration time) {
        for (String option : call.options()) {
            if (!ENCODINGS.contains(option)) {
                throw new UnknownMethod(
                        call.text().name().position(), call.name() + " has no option (" + option + ") here");
            }
        }
        return fromFacts(
                call,
                (context, facts) -> goal -> RuleMethods.opening(
                        context,
                        goal,
                        g -> superposed(context, facts, g, time)
                                .or(() -> Blast.prove(context, g, facts, Auto.Search.LONG))));
    }

    private static Tactic smt(MethodCall call, Duration time) {
        var smt = new Smt(call, time);
        return fromFacts(call, (context, facts) -> goal -> smt.prove(context, facts, goal));
    }

    /** A tactic that has the call's arguments; what rests on assumptions of the context is an assumption of the goal. */
    private static Tactic fromFacts(MethodCall call, BiFunction<ProofContext, List<Thm>, Tactic> tactic) {
        var general = new ArrayList<Thm>();
        var local = new ArrayList<>(call.facts());
        for (Thm fact : call.arguments()) {
            (fact.hypotheses().isEmpty() ? general : local).add(fact);
        }
        // Facts of a locale hold for all values of the variables that nothing is assumed of.
        List.copyOf(local).stream()
                .map(Blast::closed)
                .filter(Predicate.not(local::contains))
                .forEach(local::add);
        var known = new MethodCall(call.text(), call.context(), call.proof(), call.bindings(), local);
        return known.inserting(context -> tactic.apply(context, general));
    }

    static Optional<Refinement> superposed(ProofContext context, List<Thm> facts, Goal goal, Duration time) {
        var conjecture = new Conjecture("", Position.NONE, goal.assumptions(), goal.conclusion());
        try (Meter meter = Meter.atWork().child(Budget.UNLIMITED.withTime(time), Metis.PER_STEP)) {
            return Metis.prove(context.signature(), facts, conjecture, meter)
                    .map(proof -> Rules.mps(
                            proof.theorem(),
                            goal.assumptions().stream()
                                    .map(a -> Thm.assume(context.signature(), a))
                                    .toList()))
                    .map(Refinement::proved);
        }
    }
}
