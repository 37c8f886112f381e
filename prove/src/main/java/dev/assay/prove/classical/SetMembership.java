package dev.assay.prove.classical;

import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Statements about sets as statements about their elements, which connections can be found between. */
final class SetMembership {
    private static final String MEMBER = "Set.member";
    private static final List<String> DEFINITIONS = List.of(
            "Set.Ball_def", "Set.Bex_def", "Set.subset_iff", "Set.set_eq_iff", "Set.psubset_eq", "Set.image_iff");

    /** What was made last, and of which facts. */
    private record Made(List<Thm> facts, SimpSet set) {}

    private static final ThreadLocal<@Nullable Made> LAST = new ThreadLocal<>();

    private SetMembership() {}

    /** What is known of being a member of sets that are made by these constants. */
    static List<Thm> about(Theory theory, Set<String> known) {
        return made(theory).facts().stream()
                .filter(fact -> Blast.isAbout(fact.conclusion(), known))
                .toList();
    }

    private static Made made(Theory theory) {
        var facts = new ArrayList<Thm>();
        for (String attribute : List.of("simp", "iff")) {
            for (Thm fact : theory.theorems(attribute)) {
                if (isAboutMembership(fact)) {
                    facts.add(fact);
                }
            }
        }
        DEFINITIONS.forEach(name -> theory.fact(name).ifPresent(f -> facts.addAll(f.theorems())));
        Made last = LAST.get();
        if (last != null && last.facts().equals(facts)) {
            return last;
        }
        var made = new Made(facts, SimpSet.basic().add(facts));
        LAST.set(made);
        return made;
    }

    /** (x ∈ …) = …, or x ∈ …. */
    private static boolean isAboutMembership(Thm fact) {
        return Resolution.premises(fact.conclusion()).isEmpty()
                && (fact.conclusion().isApplied(MEMBER)
                        || fact.conclusion().isApplied(Hol.EQ)
                                && Rules.left(fact).isApplied(MEMBER));
    }

    /** The goal with its sets unfolded; the goal itself where there is none. */
    static Refinement unfolded(ProofContext context, Goal goal) {
        return new Simplifier(
                        made(context.theory()).set(),
                        context.signature(),
                        context.effort(),
                        context.names(),
                        Simplifier.Assumptions.NOT_USED)
                .simplify(goal)
                .orElseGet(() -> Refinement.unchanged(goal));
    }
}
