package dev.assay.prove.classical;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.tactic.ClassicalRules;
import dev.assay.prove.tactic.ProofContext;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A goal proved by connections between its assumptions, given facts, and those rules of the context that speak of the same. */
public final class Blast {
    /** Steps of superposition before sets are unfolded: what is left is often close to an assumption. */
    private static final long FIRST_TRY = 1500;

    /** How many rules may lead to one another, and how many there may be in the end. */
    private static final int ROUNDS = 2;

    private static final int MOST_RULES = 200;

    /** How many of the facts to simplify by. */
    private static final int MOST_SIMPLE = 100;

    /** How many constants a rule may speak of that nothing else does: {@code finite {}} is of use where only finite is. */
    private static final int MOST_NEW = 1;

    private Blast() {}

    /** The goal as it is, if little superposition shows it from its assumptions. */
    static Optional<Thm> atOnce(ProofContext context, Goal goal) {
        return superposed(context, goal, List.of(), FIRST_TRY);
    }

    public static Optional<Refinement> prove(ProofContext context, Goal goal, List<Thm> facts, Auto.Search search) {
        Optional<Thm> plain = superposed(context, goal, facts, FIRST_TRY);
        if (plain.isPresent()) {
            return plain.map(Refinement::proved);
        }
        return SetMembership.unfoldedButImages(context, goal)
                .flatMap(u -> unfolded(context, goal, u, facts, search))
                .or(() -> unfolded(context, goal, SetMembership.unfolded(context, goal), facts, search));
    }

    private static Optional<Refinement> unfolded(
            ProofContext context, Goal goal, Refinement unfolded, List<Thm> facts, Auto.Search search) {
        if (unfolded.isProved()) {
            return Optional.of(unfolded);
        }
        Goal rest = unfolded.goals().getFirst();
        List<Thm> all = new ArrayList<>(facts);
        all.addAll(rules(context, goal, rest, facts));
        Effort part = context.effort().part(search.steps);
        Optional<Thm> theorem = new ConnectionProver(context.signature(), part, search.depth).prove(rest, all);
        context.effort().spent(part, search.steps);
        long inferences = Metis.PER_STEP * search.steps;
        return theorem.or(() -> superposed(context, rest, facts, inferences))
                .or(() -> {
                    all.addAll(SetMembership.about(context.theory(), known(goal, rest, facts)));
                    return superposed(context, rest, all, inferences);
                })
                .or(() -> {
                    all.addAll(simple(context, known(goal, rest, facts)));
                    return superposed(context, rest, all.stream().distinct().toList(), inferences);
                })
                .or(() -> search == Auto.Search.LONG
                        ? superposed(context, rest, reached(context, goal, rest, facts), inferences)
                        : Optional.empty())
                .map(t -> Refinement.proved(unfolded.justification().apply(List.of(t))));
    }

    /** The constants that the goal and the facts speak of. */
    private static Set<String> known(Goal goal, Goal unfolded, List<Thm> facts) {
        Set<String> known = new HashSet<>();
        goal.proposition().constants().forEach(c -> known.add(c.name()));
        unfolded.proposition().constants().forEach(c -> known.add(c.name()));
        facts.forEach(f -> f.conclusion().constants().forEach(c -> known.add(c.name())));
        return known;
    }

    private static List<Thm> rules(ProofContext context, Goal goal, Goal unfolded, List<Thm> facts) {
        Set<String> known = known(goal, unfolded, facts);
        ClassicalRules rules = context.rules();
        return Stream.of(
                        rules.safeIntros(),
                        rules.safeElims(),
                        rules.safeDests(),
                        rules.intros(),
                        rules.elims(),
                        rules.dests())
                .flatMap(List::stream)
                .filter(r -> rules.given().contains(r) || isAbout(r.theorem().conclusion(), known))
                .map(r -> Resolution.refuting(r.source()))
                .toList();
    }

    /** The facts, and the rules that apply to what is known, or to what other rules lead to. */
    private static List<Thm> reached(ProofContext context, Goal goal, Goal unfolded, List<Thm> facts) {
        Set<String> known = known(goal, unfolded, facts);
        var result = new LinkedHashSet<Rule>();
        ClassicalRules rules = context.rules();
        for (int round = 0; round < ROUNDS && result.size() < MOST_RULES; round++) {
            Set<String> before = Set.copyOf(known);
            Stream<Rule> introductions = Stream.of(rules.safeIntros(), rules.intros())
                    .flatMap(List::stream)
                    .filter(r -> isAnchored(r.conclusion(), before));
            Stream<Rule> eliminations = Stream.of(rules.safeElims(), rules.elims(), rules.safeDests(), rules.dests())
                    .flatMap(List::stream)
                    .filter(r ->
                            !r.premises().isEmpty() && isAnchored(r.premises().getFirst(), before));
            Stream.concat(introductions, eliminations).forEach(r -> {
                result.add(r);
                r.theorem().conclusion().constants().forEach(c -> known.add(c.name()));
            });
        }
        return Stream.concat(facts.stream(), result.stream().map(r -> Resolution.refuting(r.source())))
                .toList();
    }

    /** What the theory simplifies by, as far as it is about what is known: it may take that to see what a witness is. */
    private static List<Thm> simple(ProofContext context, Set<String> known) {
        return Stream.of("iff", "simp")
                .flatMap(tag -> context.theory().theorems(tag).stream())
                .filter(t -> Resolution.premises(t.conclusion()).isEmpty())
                .filter(t -> isAnchored(t.conclusion().isApplied(Hol.EQ) ? Rules.left(t) : t.conclusion(), known))
                .limit(MOST_SIMPLE)
                .toList();
    }

    /** Equations are beyond connections between literals. */
    private static Optional<Thm> superposed(ProofContext context, Goal goal, List<Thm> facts, long inferences) {
        if (context.effort().isExhausted()) {
            return Optional.empty();
        }
        // What rests on assumptions of the context speaks of their variables, as the goal's own assumptions do.
        List<Thm> known = new ArrayList<>();
        goal.assumptions().forEach(a -> known.add(Thm.assume(context.signature(), a)));
        facts.stream().filter(f -> !f.hypotheses().isEmpty()).map(Blast::closed).forEach(known::add);
        List<Thm> general = facts.stream().filter(f -> f.hypotheses().isEmpty()).toList();
        var conjecture = new Conjecture(
                "", Position.NONE, known.stream().map(Thm::conclusion).toList(), goal.conclusion());
        Budget budget = Budget.UNLIMITED.withTime(context.effort().timeLeft()).withSteps(inferences);
        try (Meter meter = Meter.atWork().child(budget, Metis.PER_STEP)) {
            return Metis.prove(context.signature(), general, conjecture, meter)
                    .map(proof -> Rules.mps(proof.theorem(), known));
        }
    }

    /** The fact for all values of the variables of which its hypotheses do not speak. */
    public static Thm closed(Thm fact) {
        List<Free> variables = fact.conclusion().frees().stream()
                .filter(v -> fact.hypotheses().stream().noneMatch(h -> h.occurs(v)))
                .toList();
        return variables.isEmpty() ? fact : Rules.gens(variables, fact);
    }

    /** Whether a rule of this form applies to what is known, and not to anything whatever. */
    private static boolean isAnchored(Term proposition, Set<String> known) {
        Term atom =
                proposition.isApplied(Hol.NOT.name()) ? proposition.arguments().getFirst() : proposition;
        return atom.head() instanceof Term.Const(var name, var _)
                && !name.startsWith("HOL.")
                && known.contains(name)
                && atom.constants().stream()
                                .map(Term.Const::name)
                                .filter(c -> !c.startsWith("HOL.") && !known.contains(c))
                                .distinct()
                                .count()
                        <= MOST_NEW;
    }

    /** Whether a proposition speaks of nothing but these constants. */
    static boolean isAbout(Term proposition, Set<String> known) {
        return proposition.constants().stream()
                .map(Term.Const::name)
                .allMatch(name -> name.startsWith("HOL.") || known.contains(name));
    }
}
