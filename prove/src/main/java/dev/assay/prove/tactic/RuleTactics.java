package dev.assay.prove.tactic;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.simp.Simplifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rules applied to goals: backwards to the conclusion, and to assumptions. */
public final class RuleTactics {
    private final ProofContext context;

    public RuleTactics(ProofContext context) {
        this.context = context;
    }

    public SubstitutionTactic substitution() {
        return new SubstitutionTactic(context);
    }

    /**
     * <pre>
     *   A₁ ⟶ … ⟶ Aₙ ⟶ C     Γ ⊢? Cθ
     *  ─────────────────────────────  rule
     *     Γ ⊢? A₁θ  …  Γ ⊢? Aₙθ
     * </pre>
     */
    public Optional<Refinement> introduce(Rule rule, Goal goal) {
        for (int depth = rule.premises().size(); depth >= 0; depth--) {
            var match = new PatternMatch(context.signature(), rule.variables());
            Term conclusion =
                    Hol.mkImplies(rule.premises().subList(depth, rule.premises().size()), rule.conclusion());
            if (match.match(conclusion, goal.conclusion())) {
                Optional<Refinement> result = complete(rule, depth, match, goal, List.of());
                if (result.isPresent()) {
                    return result;
                }
            }
        }
        return aboutPart(rule, goal);
    }

    /** A rule whose conclusion says something of a term of some form, as P (SOME x. P x), where the goal speaks of such a term. */
    private Optional<Refinement> aboutPart(Rule rule, Goal goal) {
        // What a goal assumes is none of what it says of a term.
        boolean isOpened =
                !goal.conclusion().isApplied(Hol.ALL) && !goal.conclusion().isApplied(Hol.IMPLIES.name());
        if (!isOpened
                || !(rule.conclusion() instanceof Term.App(Term.Free p, var argument)
                        && argument.head() instanceof Term.Const)) {
            return Optional.empty();
        }
        var parts = new LinkedHashSet<Term>();
        goal.conclusion().forEachSubterm(t -> {
            if (t.isClosed() && isSameConstant(t.head(), argument.head())) {
                parts.add(t);
            }
        });
        for (Term part : parts) {
            var match = new PatternMatch(context.signature(), rule.variables());
            if (match.match(argument, part) && saysOf(p, part, match, goal)) {
                Optional<Refinement> result = complete(rule, rule.premises().size(), match, goal, List.of());
                if (result.isPresent()) {
                    return result;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isSameConstant(Term one, Term other) {
        return one instanceof Term.Const(var name, var _)
                && other instanceof Term.Const(var second, var _)
                && name.equals(second);
    }

    private static Term replaced(Term term, Term part, Term by) {
        if (term.equals(part)) {
            return by;
        }
        return switch (term) {
            case Term.Const _, Term.Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, replaced(body, part, by));
            case Term.App(var function, var argument) ->
                new Term.App(replaced(function, part, by), replaced(argument, part, by));
        };
    }

    /** Whether P of this part is the goal, where P is what the goal says of it if nothing else is known. */
    private static boolean saysOf(Term.Free p, Term part, PatternMatch match, Goal goal) {
        if (match.isOpen(p)) {
            var x = new Term.Free("?part", part.type());
            return match.assign(p, Term.lambda(List.of(x), replaced(goal.conclusion(), part, x)));
        }
        return new Term.App(match.instance(p), part).betaNormal().sameAs(goal.conclusion());
    }

    /**
     * <pre>
     *   A ⟶ B₁ ⟶ … ⟶ Bₙ ⟶ C     Γ, Aθ ⊢? Cθ
     *  ──────────────────────────────────────  erule
     *        Γ ⊢? B₁θ  …  Γ ⊢? Bₙθ
     * </pre>
     */
    public Optional<Refinement> eliminate(Rule rule, Goal goal) {
        if (rule.premises().isEmpty()) {
            return Optional.empty();
        }
        Term major = rule.premises().getFirst();
        for (Term a : goal.assumptions()) {
            var match = new PatternMatch(context.signature(), rule.variables());
            if (match.match(major, a) && concludes(rule.conclusion(), match, goal.conclusion())) {
                Optional<Refinement> result =
                        complete(rule, rule.premises().size(), match, goal.without(a), List.of(a));
                if (result.isPresent()) {
                    return result;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the conclusion is that of the goal, perhaps as what the goal says of the values that the major premise has told. */
    private static boolean concludes(Term conclusion, PatternMatch match, Term goal) {
        boolean isSaid = conclusion instanceof Term.App
                && conclusion.head() instanceof Term.Free p
                && match.isOpen(p)
                && conclusion.arguments().stream().noneMatch(match::isOpen);
        if (!isSaid) {
            return match.match(conclusion, goal);
        }
        var places = new ArrayList<Term.Free>();
        Term said = goal;
        for (Term argument : conclusion.arguments()) {
            Term value = match.instance(argument);
            var place = new Term.Free("?part" + places.size(), value.type());
            said = replaced(said, value, place);
            places.add(place);
        }
        return match.assign((Term.Free) conclusion.head(), Term.lambda(places, said));
    }

    /**
     * <pre>
     *   A ⟶ B₁ ⟶ … ⟶ Bₙ ⟶ D     Γ, Aθ ⊢? C
     *  ──────────────────────────────────────  drule
     *   Γ ⊢? B₁θ  …  Γ ⊢? Bₙθ     Γ, Dθ ⊢? C
     * </pre>
     */
    public Optional<Refinement> destruct(Rule rule, Goal goal, boolean keepsMajor) {
        if (rule.premises().isEmpty()) {
            return Optional.empty();
        }
        for (Term a : goal.assumptions()) {
            var major = new PatternMatch(context.signature(), rule.variables());
            PatternMatch match = major.match(rule.premises().getFirst(), a)
                    ? determined(rule, 1, rule.premises().size(), major, goal)
                    : null;
            if (match == null
                    || match.isOpen(rule.theorem().conclusion())
                            && (context.supply() == null
                                    || supplied(rule.theorem().conclusion(), match, context.supply()) == null)) {
                continue;
            }
            Term fact = match.instance(rule.conclusion());
            Goal rest = keepsMajor ? goal : goal.without(a);
            if (goal.assumptions().contains(fact)) {
                continue;
            }
            Goal shape = rest.withConclusion(fact);
            Optional<Refinement> premises = complete(rule, rule.premises().size(), match, shape, List.of(a));
            if (premises.isPresent()) {
                Refinement minor = premises.get();
                var goals = new ArrayList<>(minor.goals());
                goals.add(rest.assuming(fact));
                return Optional.of(new Refinement(goals, t -> {
                    Thm shown = minor.justification().apply(t.subList(0, t.size() - 1));
                    return Simplifier.cut(List.of(shown), t.getLast());
                }));
            }
        }
        return Optional.empty();
    }

    /** The rule with the first {@code depth} premises as goals, of which the first are shown by assumptions. */
    private Optional<Refinement> complete(Rule rule, int depth, PatternMatch match, Goal goal, List<Term> majors) {
        PatternMatch now = determined(rule, majors.size(), depth, match, goal);
        if (now == null) {
            return Optional.empty();
        }
        Thm instance = Rules.beta(now.instance(rule.theorem().transfer(context.signature())));
        List<Term> premises = Resolution.premises(instance.conclusion()).subList(0, depth);
        var goals = new ArrayList<Goal>();
        for (Term p : premises.subList(majors.size(), depth)) {
            goals.add(goal.withConclusion(p));
        }
        List<Term> shapes = rule.premises().subList(majors.size(), depth);
        var whole = new Refinement(goals, theorems -> {
            Thm result = instance;
            for (int i = 0; i < depth; i++) {
                Thm shown = i < majors.size()
                        ? Thm.assume(context.signature(), majors.get(i))
                        : theorems.get(i - majors.size());
                result = Thm.mp(result, Rules.convert(shown, premises.get(i)));
            }
            return Rules.convert(result, goal.conclusion());
        });
        var opened = new ArrayList<Refinement>();
        for (int i = 0; i < shapes.size(); i++) {
            opened.add(opened(goals.get(i), shapes.get(i)));
        }
        return Optional.of(whole.then(opened));
    }

    /** With values for the variables of the premises from the first to the last, if assumptions or unknowns tell them. */
    private @Nullable PatternMatch determined(Rule rule, int first, int last, PatternMatch match, Goal goal) {
        PatternMatch now = match;
        for (Term premise : rule.premises().subList(first, last)) {
            if (now != null && now.isOpen(premise)) {
                now = context.supply() == null
                        ? byAssumption(premise, now, goal)
                        : supplied(rule.theorem().conclusion(), now, context.supply());
            }
        }
        return now;
    }

    /** A premise that the rule itself writes as ∀x. A ⟶ B is about any x, of which A is assumed. */
    private Refinement opened(Goal goal, Term shape) {
        if (goal.assumptions().stream().anyMatch(a -> a.sameAs(goal.conclusion()))) {
            return Refinement.unchanged(goal);
        }
        Optional<Term> inside =
                shape instanceof Term.App(Term.Const(var name, var _), Term.Abs abs) && name.equals(Hol.ALL)
                        ? Optional.of(abs.body())
                        : shape.isApplied(Hol.IMPLIES.name())
                                ? Optional.of(shape.arguments().get(1))
                                : Optional.empty();
        return inside.flatMap(rest -> new Connectives(context)
                        .open(goal)
                        .map(r -> r.then(List.of(opened(r.goals().getFirst(), rest)))))
                .orElseGet(() -> Refinement.unchanged(goal));
    }

    private @Nullable PatternMatch byAssumption(Term premise, PatternMatch match, Goal goal) {
        // What is known of the variables may make a pattern of what is none: ?P ?x becomes p ?x y.
        Term pattern = match.instance(premise);
        for (Term a : goal.assumptions()) {
            PatternMatch attempt = match.copy();
            if (attempt.match(pattern, a)) {
                return attempt;
            }
        }
        return null;
    }

    /** With unknowns for all variables that stand for nothing; null where one of their types is not known. */
    private static @Nullable PatternMatch supplied(Term pattern, PatternMatch match, Supply supply) {
        for (Term.Free v : match.open(pattern)) {
            Optional<Type> type = match.known(v.type());
            if (type.isEmpty() || !match.assign(v, supply.next(type.get()))) {
                return null;
            }
        }
        return match;
    }

    /** A rule with facts put in for its first premises; those of the facts come in their place. */
    public static Optional<Thm> chained(Thm rule, List<Thm> facts) {
        Thm result = rule;
        int premise = 0;
        for (Thm fact : facts) {
            int before = Resolution.premises(result.conclusion()).size();
            Optional<Thm> next = Resolution.resolve(result, premise, fact);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            result = next.get();
            premise += Resolution.premises(result.conclusion()).size() - before + 1;
        }
        return Optional.of(result);
    }
}
