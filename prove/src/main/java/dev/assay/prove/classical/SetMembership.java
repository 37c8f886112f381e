package dev.assay.prove.classical;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Statements about sets as statements about their elements, which connections can be found between. */
final class SetMembership {
    private static final String IN_IMAGE = "Set.image_iff";

    /** A pair in an image is found as its components are. */
    private static final List<String> PAIRS = List.of(
            "Product_Type.split_paired_Ex", "Product_Type.split_paired_Bex_Sigma", "Product_Type.case_prod_conv");

    private static final List<String> DEFINITIONS =
            List.of("Set.Ball_def", "Set.Bex_def", "Set.subset_iff", "Set.set_eq_iff", "Set.psubset_eq");

    /**
     * What was made last, and of which facts.
     *
     * @param images what is to be said of images, too
     */
    private record Made(List<Thm> facts, List<Thm> images, SimpSet set, SimpSet withImages) {}

    private static final ThreadLocal<@Nullable Made> LAST = new ThreadLocal<>();

    private SetMembership() {}

    /** What is known of being a member of sets that are made by these constants. */
    static List<Thm> about(Theory theory, Set<String> known) {
        Made made = made(theory);
        return Stream.concat(made.facts().stream(), made.images().stream())
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
        List<Thm> images = Stream.concat(Stream.of(IN_IMAGE), PAIRS.stream())
                .flatMap(name -> theory.fact(name).stream())
                .map(Fact::theorems)
                .flatMap(List::stream)
                .toList();
        Made last = LAST.get();
        if (last != null && last.facts().equals(facts) && last.images().equals(images)) {
            return last;
        }
        SimpSet set = SimpSet.basic().add(facts);
        var made = new Made(facts, images, set, set.add(images));
        LAST.set(made);
        return made;
    }

    /** (x ∈ …) = …, or x ∈ …. */
    private static boolean isAboutMembership(Thm fact) {
        return Resolution.premises(fact.conclusion()).isEmpty()
                && (fact.conclusion().isApplied(HolNames.MEMBER)
                        || fact.conclusion().isApplied(Hol.EQ)
                                && Rules.left(fact).isApplied(HolNames.MEMBER));
    }

    /** The goal with its sets unfolded; the goal itself where there is none. */
    static Refinement unfolded(ProofContext context, Goal goal) {
        return unfolded(context, goal, made(context.theory()).withImages());
    }

    /** The same, but where there is an image of a set yet to be found: that is found where images stay whole. */
    static Optional<Refinement> unfoldedButImages(ProofContext context, Goal goal) {
        boolean[] found = {false};
        goal.proposition()
                .forEachSubterm(t -> found[0] |= t.isApplied(HolNames.IMAGE)
                        && t.arguments().size() == 2
                        && t.arguments().get(1) instanceof Term.Bound);
        return found[0]
                ? Optional.of(unfolded(context, goal, made(context.theory()).set()))
                : Optional.empty();
    }

    private static Refinement unfolded(ProofContext context, Goal goal, SimpSet set) {
        return new Simplifier(
                        set, context.signature(), context.effort(), context.names(), Simplifier.Assumptions.NOT_USED)
                .simplify(goal)
                .orElseGet(() -> Refinement.unchanged(goal));
    }
}
