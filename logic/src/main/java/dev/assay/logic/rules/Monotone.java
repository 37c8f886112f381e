package dev.assay.logic.rules;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.mp;
import static dev.assay.logic.kernel.Thm.spec;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Proves that a formula becomes weaker when predicates in it do: from ∀xs. P xs ⟶ Q xs follows
 * t[P] ⟶ t[Q]. The search is directed by the two formulas, so that an operator that reverses the order
 * (¬, the left of ⟶) simply asks for the opposite implication.
 */
public final class Monotone {
    /** Why a formula is not monotone, or not known to be. */
    public sealed interface Reason {
        Free predicate();

        /** The predicate occurs where it would have to become stronger. */
        record Negative(Free predicate) implements Reason {}

        /** The predicate occurs in an argument of {@code operator}, of which no theorem says that it is monotone there. */
        record NoRule(Free predicate, Term operator) implements Reason {}
    }

    /** The formula is not monotone, or not known to be. */
    public static final class NotMonotone extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Reason reason;

        NotMonotone(Reason reason) {
            super(
                    switch (reason) {
                        case Reason.Negative(var p) -> p + " occurs negatively";
                        case Reason.NoRule(var p, var operator) ->
                            p + " occurs in an argument of " + operator + ", which has no monotonicity rule for it";
                    });
            this.reason = reason;
        }

        public Reason reason() {
            return reason;
        }
    }

    /** premises ⟶ smaller ⟶ larger, where the last two have the same operator. */
    private record Rule(Thm theorem, List<Term> premises, Term smaller, Term larger) {
        Rule(Thm theorem, int premises) {
            this(
                    theorem,
                    strip(theorem.conclusion(), premises),
                    last(theorem, premises, 0),
                    last(theorem, premises, 1));
        }

        private static List<Term> strip(Term formula, int count) {
            var result = new ArrayList<Term>();
            Term rest = formula;
            for (int i = 0; i < count; i++) {
                result.add(rest.arguments().get(0));
                rest = rest.arguments().get(1);
            }
            return result;
        }

        private static Term last(Thm theorem, int premises, int side) {
            Term rest = theorem.conclusion();
            for (int i = 0; i < premises; i++) {
                rest = rest.arguments().get(1);
            }
            return rest.arguments().get(side);
        }

        /** A theorem that says that an operator other than ⟶ is monotone. */
        static Optional<Rule> of(Thm theorem) {
            int implications = 0;
            for (Term rest = theorem.conclusion();
                    isImplication(rest);
                    rest = rest.arguments().get(1)) {
                implications++;
            }
            if (implications == 0) {
                return Optional.empty();
            }
            Rule rule = new Rule(theorem, implications - 1);
            return rule.smaller().head() instanceof Const c
                            && rule.larger().isApplied(c.name())
                            && rule.premises().stream().allMatch(Rule::isGrowth)
                    ? Optional.of(rule)
                    : Optional.empty();
        }

        /** ∀xs. guards ⟶ A xs ⟶ B xs. */
        private static boolean isGrowth(Term premise) {
            Term rest = premise;
            while (rest instanceof Term.App(Const(var all, var _), Term.Abs(var _, var _, var body))
                    && all.equals(Hol.ALL)) {
                rest = body;
            }
            return isImplication(rest);
        }
    }

    private static final List<Rule> LOGIC = logic();

    /** What it means for sets and predicates to be below others. */
    private static final List<String> INCLUSIONS =
            List.of("Set.subset_iff", "Orderings.le_fun_def", "Orderings.le_bool_def");

    private final Theory theory;
    private final Signature signature;
    private final Map<String, List<Rule>> rules = new HashMap<>();
    private final Map<Free, Free> larger = new LinkedHashMap<>();
    private final Fresh fresh = new Fresh();

    /** For predicates P (keys) below others Q (values), both free variables. */
    public Monotone(Theory theory, Map<Free, Free> larger) {
        this.theory = theory;
        this.signature = theory.signature();
        this.larger.putAll(larger);
        LOGIC.forEach(this::add);
        theory.theorems("mono").forEach(this::add);
        theory.theorems("mono_set").forEach(this::add);
        theory.fact("Set.mem_Collect_eq")
                .ifPresent(fact -> add(collected(fact.theorems().getFirst())));
    }

    /** With a theorem that says that an operator is monotone, as implications or as inclusions. */
    private void add(Thm theorem) {
        Rule.of(pointwise(theorem)).ifPresent(this::add);
    }

    /** (∀x. P x ⟶ Q x) ⟶ x ∈ {x. P x} ⟶ x ∈ {x. Q x}. */
    private static Thm collected(Thm membership) {
        Term[] sides = Rules.sides(membership.conclusion());
        Free p = (Free) sides[1].head();
        Free q = new Fresh(List.of(membership.conclusion())).variable("Q", p.type());
        Term growth = below(p, q);
        Thm pointwise = Rules.specs(sides[1].arguments(), assume(membership.signature(), growth));
        Thm larger = Thm.instantiate(Map.of(p, q), membership);
        return disch(growth, Iterated.impliesBetween(membership, larger, pointwise));
    }

    /** Of sets, and of predicates, that one is below another says something about each element. */
    private Thm pointwise(Thm theorem) {
        List<Thm> inclusions = INCLUSIONS.stream()
                .flatMap(name -> theory.fact(name).stream())
                .flatMap(fact -> fact.theorems().stream())
                .toList();
        Thm result = inclusions.isEmpty() ? theorem : Conv.rewrite(theorem, inclusions);
        var premises = new ArrayList<Term>();
        while (isImplication(result.conclusion())) {
            Term premise = result.conclusion().arguments().getFirst();
            premises.add(premise);
            result = mp(result, assume(result.signature(), premise));
        }
        var elements = new Fresh(List.of(theorem.conclusion()));
        while (result.conclusion().isApplied(Hol.ALL)
                && result.conclusion().arguments().getFirst() instanceof Term.Abs(var hint, var type, var _)) {
            result = spec(elements.variable(hint, type), result);
        }
        for (Term premise : premises.reversed()) {
            result = disch(premise, result);
        }
        return result;
    }

    private void add(Rule rule) {
        rules.computeIfAbsent(((Const) rule.smaller().head()).name(), _ -> new ArrayList<>())
                .add(rule);
    }

    /** ∀xs. P xs ⟶ Q xs: what {@link #prove} assumes of each predicate. */
    public static Term below(Term p, Term q) {
        List<Free> xs = new Fresh(List.of(p, q)).variables("x", p.type().argumentTypes());
        return Hol.mkAll(xs, Hol.mkImplies(app(p, xs), app(q, xs)));
    }

    /**
     * <pre>
     *  ─────────────────────────────────  prove
     *   {∀xs. P xs ⟶ Q xs} ⊢ t[P] ⟶ t[Q]
     * </pre>
     *
     * @throws NotMonotone naming the first place in the way
     */
    public Thm prove(Term smaller) {
        larger.forEach((p, q) -> {
            fresh.avoid(p);
            fresh.avoid(q);
        });
        fresh.avoid(smaller);
        return prove(smaller, smaller.substitute(larger));
    }

    private Thm prove(Term from, Term to) {
        if (from.sameAs(to)) {
            return disch(from, Rules.convert(assume(signature, from), to));
        }
        Term s = from.betaNormal();
        Term t = to.betaNormal();
        return Rules.convert(step(s, t), Hol.mkImplies(from, to));
    }

    private Thm step(Term s, Term t) {
        return switch (s.head()) {
            case Free p when larger.containsKey(p) && t.head().equals(larger.get(p)) -> grow(p, s, t);
            case Free _ -> throw new NotMonotone(blame(s, t));
            case Const c when c.name().equals(Hol.LET) -> let(s, t);
            case Const c -> operator(c, s, t);
            case Term.Bound _, Term.Abs _, Term.App _ ->
                throw new IllegalStateException("not a β-normal formula: " + s);
        };
    }

    private Thm grow(Free p, Term s, Term t) {
        for (int i = 0; i < s.arguments().size(); i++) {
            if (!s.arguments().get(i).sameAs(t.arguments().get(i))) {
                throw new NotMonotone(new Reason.NoRule(occurring(s.arguments().get(i)), p));
            }
        }
        Thm step = assume(signature, below(p, larger.get(p)));
        return Rules.convert(Rules.specs(s.arguments(), step), Hol.mkImplies(s, t));
    }

    private Thm let(Term s, Term t) {
        Thm left = unfoldLet(s);
        Thm right = unfoldLet(t);
        return Iterated.impliesBetween(left, right, prove(Rules.right(left), Rules.right(right)));
    }

    private Thm unfoldLet(Term term) {
        Type type = ((Const) term.head()).type();
        Map<Type.Var, Type> instance = Map.of(
                Type.var("'a"), type.domain(), Type.var("'b"), type.range().range());
        Thm definition = Thm.instantiateTypes(instance, Hol.fact("Let_def").transfer(signature));
        return Rules.unfold(definition, term.arguments().toArray(Term[]::new));
    }

    private Thm operator(Const c, Term s, Term t) {
        NotMonotone failure = null;
        for (Rule rule : rulesFor(c, s)) {
            var matching = new Matching(rule.theorem().transfer(signature));
            if (matching.match(rule.smaller(), s) && matching.match(rule.larger(), t)) {
                try {
                    return apply(rule, matching.instance(), s, t);
                } catch (NotMonotone e) {
                    failure = failure == null ? e : failure;
                }
            }
        }
        NotMonotone first = failure == null ? new NotMonotone(blame(s, t)) : failure;
        Thm definition = definition(c).orElseThrow(() -> first);
        Thm left = Rules.unfold(definition, s.arguments().toArray(Term[]::new));
        Thm right = Rules.unfold(definition, t.arguments().toArray(Term[]::new));
        try {
            return Iterated.impliesBetween(left, right, prove(Rules.right(left), Rules.right(right)));
        } catch (NotMonotone inside) {
            // What the definition consists of is not what the user wrote.
            throw inside.reason() instanceof Reason.NoRule ? first : inside;
        }
    }

    /** c = …, if the constant is defined so. */
    private Optional<Thm> definition(Const c) {
        for (Specification specification : theory.specifications(c.name())) {
            if (specification instanceof Specification.Defined(var _, var equation)) {
                var matching = new Matching(equation.transfer(signature));
                if (matching.match(Rules.left(equation), c)) {
                    return Optional.of(matching.instance());
                }
            }
        }
        return Optional.empty();
    }

    private List<Rule> rulesFor(Const c, Term s) {
        List<Term> arguments = s.arguments();
        if (c.name().equals(Hol.IF)) {
            return List.of(new Rule(Branches.ifMono(signature, types(arguments, 3)), 2));
        }
        return signature
                .casesOf(c.name())
                .flatMap(d -> theory.typeSpecification(d.name()))
                .filter(TypeSpecification.Free.class::isInstance)
                .map(TypeSpecification.Free.class::cast)
                .map(type -> {
                    int branches = type.datatype().constructors().size();
                    return List.of(
                            new Rule(Branches.caseMono(signature, type, types(arguments, branches + 1)), branches));
                })
                .orElseGet(() -> rules.getOrDefault(c.name(), List.of()));
    }

    private static List<Type> types(List<Term> arguments, int from) {
        return arguments.subList(Math.min(from, arguments.size()), arguments.size()).stream()
                .map(Term::type)
                .toList();
    }

    private Thm apply(Rule rule, Thm instance, Term s, Term t) {
        Thm result = instance;
        for (Term pattern : rule.premises()) {
            Term premise = result.conclusion().arguments().getFirst();
            result = mp(result, premise(pattern, premise));
        }
        return Rules.convert(result, Hol.mkImplies(s, t));
    }

    /** Proves an instance of ∀xs. guards ⟶ A xs ⟶ B xs; the uninstantiated pattern tells the guards from A. */
    private Thm premise(Term pattern, Term premise) {
        if (pattern instanceof Term.App(Const(var all, var _), Term.Abs(var _, var _, var patternBody))
                && all.equals(Hol.ALL)
                && ((Term.App) premise).argument() instanceof Term.Abs(var hint, var type, var body)) {
            Free x = fresh.variable(hint, type);
            return Thm.gen(x, premise(patternBody, body.instantiate(x)));
        }
        Term left = premise.arguments().get(0);
        Term right = premise.arguments().get(1);
        return isImplication(pattern.arguments().get(1))
                ? disch(left, premise(pattern.arguments().get(1), right))
                : prove(left, right);
    }

    private static boolean isImplication(Term term) {
        return term.isApplied(Hol.IMPLIES.name()) && term.arguments().size() == 2;
    }

    // Blame

    private Reason blame(Term s, Term t) {
        if (t.head() instanceof Free p && larger.containsKey(p) && s.head().equals(larger.get(p))) {
            return new Reason.Negative(p);
        }
        return new Reason.NoRule(occurring(app(Hol.IMPLIES, s, t)), s.head());
    }

    private Free occurring(Term term) {
        return larger.keySet().stream()
                .filter(p -> term.occurs(p) || term.occurs(larger.get(p)))
                .findFirst()
                .orElseThrow();
    }

    // The connectives

    private static List<Rule> logic() {
        Signature s = Hol.SIGNATURE;
        Free a = new Free("A", Type.bool());
        Free b = new Free("B", Type.bool());
        Free c = new Free("C", Type.bool());
        Free d = new Free("D", Type.bool());
        Term ab = Hol.mkImplies(a, b);
        Term cd = Hol.mkImplies(c, d);
        Thm b1 = mp(assume(s, ab), assume(s, a));
        Thm d1 = mp(assume(s, cd), assume(s, c));

        Term and = Hol.mkAnd(a, c);
        Thm a2 = mp(disch(a, b1), Rules.conjunct1(assume(s, and)));
        Thm c2 = mp(disch(c, d1), Rules.conjunct2(assume(s, and)));
        Thm conj = Iterated.dischs(List.of(ab, cd, and), Rules.conj(a2, c2));

        Term or = Hol.mkOr(a, c);
        Thm disj = Iterated.dischs(
                List.of(ab, cd, or), Rules.disjCases(assume(s, or), Rules.disj1(b1, d), Rules.disj2(b, d1)));

        Term notB = Hol.mkNot(b);
        Thm not = Iterated.dischs(List.of(ab, notB), Rules.notIntro(a, Rules.notElim(assume(s, notB), b1)));

        Term bc = Hol.mkImplies(b, c);
        Thm implies = Iterated.dischs(List.of(ab, cd, bc, a), mp(assume(s, cd), mp(assume(s, bc), b1)));

        Type.Var alpha = Type.var("'a");
        Free x = new Free("x", alpha);
        Free p = new Free("P", Type.fun(alpha, Type.bool()));
        Free q = new Free("Q", Type.fun(alpha, Type.bool()));
        Term pq = below(p, q);
        Thm px = spec(x, assume(s, pq));
        Term allP = app(Hol.all(alpha), p);
        Term exP = app(Hol.ex(alpha), p);
        Thm qx = mp(px, spec(x, assume(s, allP)));
        Thm all = Iterated.dischs(List.of(pq, allP), Rules.convert(Thm.gen(x, qx), app(Hol.all(alpha), q)));
        Thm witness = Rules.exIntro(app(Hol.ex(alpha), q), x, mp(px, assume(s, app(p, x))));
        Thm ex = Iterated.dischs(List.of(pq, exP), Rules.exElim(assume(s, exP), x, witness));
        return List.of(
                new Rule(conj, 2),
                new Rule(disj, 2),
                new Rule(not, 1),
                new Rule(implies, 2),
                new Rule(all, 1),
                new Rule(ex, 1));
    }
}
