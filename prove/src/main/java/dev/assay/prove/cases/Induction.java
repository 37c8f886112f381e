package dev.assay.prove.cases;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Freeness;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.simp.Flexible;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Induction by a rule B₁ ⟶ … ⟶ Bₙ ⟶ P t₁ … tₖ. The assumptions of the goal become part of what is proved by induction,
 * and so do the variables that are to be arbitrary:
 *
 * <pre>
 *   ⊢? B₁[P]  …  ⊢? Bₙ[P]        where P = λxs. ∀arbitrary. Γ ⟶ C
 *  ──────────────────────────────────────────────────────────────  induct
 *                           Γ ⊢? C
 * </pre>
 */
public final class Induction {
    /** What is left to prove, and what its cases are called. */
    public record Result(Refinement refinement, List<ProofCase> cases) {}

    private final ProofContext context;

    public Induction(ProofContext context) {
        this.context = context;
    }

    // Which rule

    /** The rule for a variable of this type. */
    public static Optional<Thm> structural(Theory theory, Type type) {
        if (!(type instanceof Type.Con(var name, var _))) {
            return Optional.empty();
        }
        return theory.typeSpecification(name).flatMap(specification -> switch (specification) {
            case TypeSpecification.Free free -> Optional.ofNullable(free.facts().induct());
            case TypeSpecification.Record _, TypeSpecification.Subtype _, TypeSpecification.Quotient _ ->
                theory.fact(name + ".induct").map(f -> f.theorems().getFirst());
        });
    }

    /** The rule for an inductive predicate that holds of something. */
    public static Optional<Thm> ofPredicate(Theory theory, Term fact) {
        Term head = fact.isApplied(HolNames.MEMBER) && fact.arguments().size() == 2
                ? fact.arguments().get(1).head()
                : fact.head();
        return head instanceof Term.Const(var name, var _)
                ? inductionOver(theory, name)
                        .filter(t ->
                                theory.specifications(name).stream().anyMatch(s -> s instanceof Specification.Inductive)
                                        || theory.fact(name + ".intros").isPresent())
                : Optional.empty();
    }

    /** The rule that was declared for a set or predicate of this name last. */
    public static Optional<Thm> declared(Theory theory, String name) {
        return theory.facts().reversed().stream()
                .filter(f -> f.attributes().contains(Fact.INDUCT + base(name)))
                .findFirst()
                .map(f -> f.theorems().getFirst());
    }

    /** The rule that was declared for a set or predicate, or else that of its definition. */
    private static Optional<Thm> inductionOver(Theory theory, String name) {
        return declared(theory, name)
                .filter(rule -> rule.conclusion().constants().stream()
                        .anyMatch(c -> c.name().equals(name)))
                .or(() -> theory.fact(name + ".induct").map(f -> f.theorems().getFirst()));
    }

    /** What the fact that this rule is says of its cases. */
    public static List<String> caseNames(Theory theory, Thm rule) {
        return theory.facts().reversed().stream()
                .filter(f -> !f.caseNames().isEmpty()
                        && f.theorems().stream().anyMatch(t -> t.conclusion().equals(rule.conclusion())))
                .findFirst()
                .map(Fact::caseNames)
                .orElse(List.of());
    }

    // Applying it

    /**
     * @param instances terms for the arguments of P, from the first
     * @param facts for the premises that do not speak of P, in their order
     */
    public Optional<Result> apply(
            Goal goal, Thm rule, List<Term> instances, List<Free> arbitrary, List<Thm> facts, List<String> names) {
        return new Attempt(goal, rule, instances, arbitrary, facts, names, Map.of()).result();
    }

    /**
     * One of several goals that are proved together, about values of types that contain one another.
     *
     * @param siblings what is to be proved of values of the other types
     */
    public Optional<Result> together(
            Goal goal, Thm rule, Term instance, List<Free> arbitrary, Map<Type, Term> siblings) {
        return new Attempt(goal, rule, List.of(instance), arbitrary, List.of(), List.of(), siblings).result();
    }

    /** What induction over a variable is to prove of its values. */
    public static Term predicate(Goal goal, Free variable, List<Free> arbitrary) {
        return Term.lambda(
                List.of(variable), Hol.mkAll(arbitrary, Hol.mkImplies(goal.assumptions(), goal.conclusion())));
    }

    private final class Attempt {
        private final Goal goal;
        private final List<Term> instances;
        private final List<Free> arbitrary;
        private final List<Thm> facts;
        private final List<String> names;
        private final Map<Type, Term> siblings;
        private final Thm rule;
        private final int variables;
        private final List<Term> premises;
        private final Term conclusion;
        private PatternMatch match;
        private final List<@Nullable Thm> majors = new ArrayList<>();

        Attempt(
                Goal goal,
                Thm rule,
                List<Term> instances,
                List<Free> arbitrary,
                List<Thm> facts,
                List<String> names,
                Map<Type, Term> siblings) {
            this.siblings = siblings;
            this.goal = goal;
            this.instances = instances;
            this.arbitrary = arbitrary;
            this.facts = facts;
            this.names = names;
            Flexible flexible =
                    Flexible.of(Resolution.ruleFormat(selected(rule.transfer(context.signature()), instances)));
            this.rule = flexible.theorem();
            this.variables = flexible.variables();
            this.premises = Resolution.premises(this.rule.conclusion());
            Term last = this.rule.conclusion();
            for (int i = 0; i < premises.size(); i++) {
                last = last.arguments().get(1);
            }
            this.conclusion = last;
            this.match = new PatternMatch(context.signature(), variables);
        }

        /** The cases are called as they were asked for, or as the rules of the predicate that the induction is over. */
        private List<String> caseNames() {
            if (!names.isEmpty()) {
                return names;
            }
            for (Term premise : premises) {
                List<String> called = isCase(premise) ? List.of() : ruleNames(context.theory(), premise);
                if (!called.isEmpty()) {
                    return called;
                }
            }
            return List.of();
        }

        Optional<Result> result() {
            if (!(conclusion.head() instanceof Free predicate)
                    || conclusion.arguments().isEmpty()) {
                return Optional.empty();
            }
            List<Term> arguments = conclusion.arguments();
            if (instances.size() > arguments.size() || !assignInstances(arguments) || !findMajors()) {
                return Optional.empty();
            }
            var values = new ArrayList<Term>();
            for (Term argument : arguments) {
                if (match.isOpen(argument)) {
                    return Optional.empty();
                }
                values.add(match.instance(argument));
            }
            return instance(predicate, values);
        }

        private boolean assignInstances(List<Term> arguments) {
            for (int i = 0; i < instances.size(); i++) {
                if (arguments.get(i) instanceof Free v
                        ? !match.assign(v, instances.get(i))
                        : !match.match(arguments.get(i), instances.get(i))) {
                    return false;
                }
            }
            return true;
        }

        /** Facts, or assumptions of the goal, for the premises that do not speak of what is proved. */
        private boolean findMajors() {
            int next = 0;
            for (Term premise : premises) {
                if (isCase(premise)) {
                    continue;
                }
                Thm major = null;
                if (next < facts.size()) {
                    PatternMatch attempt = match.copy();
                    if (attempt.match(premise, facts.get(next).conclusion())) {
                        match = attempt;
                        major = facts.get(next++);
                    }
                }
                for (Term a : major == null ? goal.assumptions() : List.<Term>of()) {
                    PatternMatch attempt = match.copy();
                    if (attempt.match(premise, a)) {
                        match = attempt;
                        major = Thm.assume(context.signature(), a);
                        break;
                    }
                }
                if (major == null && match.isOpen(premise)) {
                    return false;
                }
                majors.add(major);
            }
            return next == facts.size();
        }

        /** Whether the premise speaks of some predicate that stands for what is to be proved. */
        private boolean isCase(Term premise) {
            return premise.frees().stream()
                    .anyMatch(v -> v.type().resultType().equals(Type.bool())
                            && v.name().startsWith("?")
                            && isPredicate(v));
        }

        private boolean isPredicate(Free v) {
            return conclusion.head().equals(v) || others().contains(v);
        }

        /** The predicates for other types of a mutual induction: what some case is about. */
        private Set<Free> others() {
            var result = new LinkedHashSet<Free>();
            for (Term p : premises) {
                Term last = ProofCase.Opened.of(p, new HashSet<>(), Integer.MAX_VALUE)
                        .conclusion();
                if (last.head() instanceof Free v
                        && v.name().startsWith("?")
                        && v.type().isFun()
                        && v.type().resultType().equals(Type.bool())
                        && !conclusion.occurs(v)) {
                    result.add(v);
                }
            }
            return result;
        }

        private Optional<Result> instance(Free predicate, List<Term> values) {
            Set<String> taken = new HashSet<>(context.names());
            goal.frees().forEach(v -> taken.add(v.name()));
            var parameters = new ArrayList<Free>();
            var equations = new ArrayList<Term>();
            for (Term value : values) {
                if (value instanceof Free v && !parameters.contains(v) && !arbitrary.contains(v)) {
                    parameters.add(v);
                } else {
                    Free z = ProofContext.fresh(taken, "n", value.type());
                    parameters.add(z);
                    equations.add(Hol.mkEq(z, value));
                }
            }
            // A premise that is used up is no longer part of the goal.
            var kept = new ArrayList<>(goal.assumptions());
            for (Thm major : majors) {
                if (major != null) {
                    kept.remove(major.conclusion());
                }
            }
            var assumed = new ArrayList<>(equations);
            assumed.addAll(kept);
            Term body = Hol.mkAll(arbitrary, Hol.mkImplies(assumed, goal.conclusion()));
            if (!match.assign(predicate, Term.lambda(parameters, body))) {
                return Optional.empty();
            }
            for (Free other : others()) {
                if (match.isOpen(other)) {
                    List<Type> types = match.instance(other).type().argumentTypes();
                    Term wanted = types.size() == 1 ? siblings.get(types.getFirst()) : null;
                    if (wanted == null) {
                        wanted = Hol.TRUE;
                        for (Type type : types.reversed()) {
                            wanted = new Term.Abs("x", type, wanted);
                        }
                    }
                    if (!match.assign(other, wanted)) {
                        return Optional.empty();
                    }
                }
            }
            if (match.isOpen(rule.conclusion())) {
                return Optional.empty();
            }
            return Optional.of(refined(equations, kept));
        }

        private Result refined(List<Term> equations, List<Term> kept) {
            Thm instance = Rules.beta(match.instance(rule));
            List<Term> bodies = Resolution.premises(instance.conclusion()).subList(0, premises.size());
            var goals = new ArrayList<Goal>();
            var cases = new ArrayList<ProofCase>();
            int major = 0;
            var shown = new ArrayList<@Nullable Thm>();
            var simpler = new ArrayList<Thm>();
            for (int i = 0; i < bodies.size(); i++) {
                Thm known = isCase(premises.get(i)) ? null : majors.get(major++);
                Thm simplified = equations.isEmpty() || known != null || speaksOfEquations(premises.get(i))
                        ? Thm.refl(context.signature(), bodies.get(i))
                        : Freeness.of(context.theory()).total(context.signature(), bodies.get(i));
                Term left = Rules.right(simplified);
                simpler.add(simplified);
                shown.add(left.equals(Hol.TRUE) ? Rules.TRUE.transfer(context.signature()) : known);
                if (known == null && !left.equals(Hol.TRUE)) {
                    int own = equations.size() + kept.size() - assumed(bodies.get(i)) + assumed(left);
                    goals.add(Goal.of(left));
                    cases.add(named(i, i - major, left, Math.max(0, own)));
                }
            }
            int values = conclusion.arguments().size();
            return new Result(
                    new Refinement(goals, theorems -> {
                        Thm result = instance;
                        int at = 0;
                        for (int i = 0; i < bodies.size(); i++) {
                            Thm known = shown.get(i);
                            Thm fact = known == null ? theorems.get(at++) : known;
                            Thm whole = Thm.eqMp(
                                    Rules.sym(simpler.get(i)), Rules.convert(fact, Rules.right(simpler.get(i))));
                            result = Thm.mp(result, whole);
                        }
                        result = Rules.specs(arbitrary, result);
                        for (int i = 0; i < equations.size() && values > 0; i++) {
                            Term reflexive = result.conclusion().arguments().getFirst();
                            result = Thm.mp(
                                    result,
                                    Thm.refl(
                                            context.signature(),
                                            reflexive.arguments().getFirst()));
                        }
                        for (Term a : kept) {
                            result = Thm.mp(result, Thm.assume(context.signature(), a));
                        }
                        return result;
                    }),
                    cases);
        }

        private static int assumed(Term body) {
            return ProofCase.Opened.of(body, new HashSet<>(), Integer.MAX_VALUE)
                    .assumptions()
                    .size();
        }

        /** Whether a case has equations of its own, which are not for us to use up. */
        private static boolean speaksOfEquations(Term premise) {
            return ProofCase.Opened.of(premise, new HashSet<>(), Integer.MAX_VALUE).assumptions().stream()
                    .anyMatch(a -> a.isApplied(Hol.EQ));
        }

        private ProofCase named(int premise, int number, Term body, int own) {
            Term pattern = premises.get(premise);
            ProofCase.Opened shape = ProofCase.Opened.of(pattern, new HashSet<>(), Integer.MAX_VALUE);
            var all = new ArrayList<String>();
            List<String> called = caseNames();
            if (number < called.size()) {
                all.add(called.get(number));
            }
            all.add(String.valueOf(number + 1));
            for (Term argument : shape.conclusion().arguments()) {
                if (argument.head() instanceof Term.Const c
                        && context.signature().constructed(c).isPresent()) {
                    all.add(base(c.name()));
                }
            }
            Set<String> taken = new HashSet<>(context.names());
            goal.frees().forEach(v -> taken.add(v.name()));
            arbitrary.forEach(v -> taken.remove(v.name()));
            // Those of the text are called as it calls them.
            Set<String> asWritten = arbitrary.stream().map(Free::name).collect(Collectors.toSet());
            ProofCase.Opened opened = ProofCase.Opened.of(
                    body,
                    taken,
                    shape.assumptions().size() + own,
                    shape.variables().size(),
                    asWritten);
            var inductions = new ArrayList<Term>();
            var hypotheses = new ArrayList<Term>();
            int count = shape.assumptions().size();
            for (int i = 0; i < count && i < opened.assumptions().size(); i++) {
                (isCase(shape.assumptions().get(i)) ? inductions : hypotheses)
                        .add(opened.assumptions().get(i));
            }
            List<Term> prems = opened.assumptions()
                    .subList(
                            Math.min(count, opened.assumptions().size()),
                            opened.assumptions().size());
            return new ProofCase(all, opened.variables(), inductions, hypotheses, prems, opened.conclusion());
        }
    }

    static String base(String name) {
        String last = name.substring(name.lastIndexOf('.') + 1);
        return last.equals("zero") ? "0" : last;
    }

    /** Of a rule for several types at once, the part about the type of the first instance. */
    private Thm selected(Thm rule, List<Term> instances) {
        Thm fact = rule;
        List<Term> premises = Resolution.premises(rule.conclusion());
        for (int i = 0; i < premises.size(); i++) {
            fact = Rules.undisch(fact);
        }
        if (!fact.conclusion().isApplied(Hol.AND.name())) {
            return rule;
        }
        List<Thm> parts = Rules.conjuncts(fact);
        Thm chosen = parts.getFirst();
        for (Thm part : parts) {
            if (!instances.isEmpty()
                    && part.conclusion() instanceof Term.App(var _, Term.Abs(var _, var type, var _))
                    && dev.assay.logic.rules.Matching.types(
                                    type, instances.getFirst().type())
                            .isPresent()) {
                chosen = part;
                break;
            }
        }
        return Iterated.dischs(premises, chosen);
    }

    /** What the rules of an inductive predicate are called. */
    public static List<String> ruleNames(Theory theory, Term fact) {
        if (!(fact.head() instanceof Term.Const(var name, var _))) {
            return List.of();
        }
        return theory.specifications(name).stream()
                .filter(Specification.Inductive.class::isInstance)
                .map(Specification.Inductive.class::cast)
                .findFirst()
                .map(s -> s.rules().stream().map(r -> base(r.name())).toList())
                .orElse(List.of());
    }
}
