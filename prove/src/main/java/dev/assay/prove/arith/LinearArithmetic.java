package dev.assay.prove.arith;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.linear.Elimination;
import dev.assay.logic.linear.Linear;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Contradictions between linear inequalities over nat, int and other ordered rings and fields. Elimination finds factors by which the inequalities add
 * up to something false; the kernel then adds them up.
 *
 * <pre>
 *   Γᵢ ⊢ aᵢ ≤ bᵢ     Σ kᵢ·aᵢ = Σ kᵢ·bᵢ + c     c > 0
 *  ──────────────────────────────────────────────────
 *                   ⋃ Γᵢ ⊢ False
 * </pre>
 */
public final class LinearArithmetic {
    private static final int MOST_FACTS = 40;
    private static final BigInteger GREATEST_FACTOR = BigInteger.valueOf(1000);

    private final Theory theory;
    private final Signature signature;
    private final Map<Type, Optional<LinearNormaliser>> normalisers = new HashMap<>();
    private final Map<Type, NumberLaws> laws = new HashMap<>();
    private final Map<String, Rule> rules = new HashMap<>();
    private final Map<Type, Boolean> ordered = new HashMap<>();
    private final ArithmeticCases cases;
    /** While an inequality is shown that only whole numbers need, they are numbers like others. */
    private boolean isTightening;

    private LinearArithmetic(Theory theory) {
        this.theory = theory;
        this.signature = theory.signature();
        this.cases = new ArithmeticCases(theory);
    }

    /** What is known of operations that are not linear. */
    public ArithmeticCases cases() {
        return cases;
    }

    /** What was made last, for a theory with these rules to simplify by. */
    private record Made(Theory theory, SimpSet rules, LinearArithmetic arithmetic) {
        /** Whether it would be made again alike; the facts that it needs by name are older than the signature. */
        boolean isFor(Theory other) {
            return other == theory || other.signature() == theory.signature() && SimpSet.of(other) == rules;
        }
    }

    private static final ThreadLocal<@Nullable Made> LAST = new ThreadLocal<>();

    /** The arithmetic of a theory; that of the one asked for before, if there is no difference. */
    public static LinearArithmetic of(Theory theory) {
        Made last = LAST.get();
        if (last == null || !last.isFor(theory)) {
            last = new Made(theory, SimpSet.of(theory), new LinearArithmetic(theory));
            LAST.set(last);
        }
        return last.arithmetic();
    }

    /** Whether a proposition is one that inequalities can be made of. */
    public boolean isArithmetic(Term p) {
        Term atom = p.isApplied(Hol.NOT.name()) && p instanceof Term.App(var _, var a) ? a : p;
        return atom instanceof Term.App(Term.App(Term.Const(var name, var type), var _), var _)
                && (name.equals(Hol.EQ) || name.equals(HolNames.LESS) || name.equals(HolNames.LESS_EQ))
                && (isOrdered(type.domain()) || name.equals(Hol.EQ) && isNumber(type.domain()));
    }

    /** Whether it has an arithmetic. */
    public boolean isNumber(Type type) {
        return NumberLaws.isNumber(signature, type);
    }

    /** Whether it is a type of whole numbers. */
    public static boolean isWhole(Type type) {
        return type.equals(Numerals.NAT) || type.equals(Numerals.INT);
    }

    private boolean isOrdered(Type type) {
        return ordered.computeIfAbsent(type, t -> NumberLaws.isOrdered(signature, t));
    }

    private Optional<LinearNormaliser> normaliser(Type type) {
        return normalisers.computeIfAbsent(type, t -> {
            Optional<NumberLaws> found = NumberLaws.of(theory, t);
            found.ifPresent(l -> laws.put(t, l));
            return found.map(LinearNormaliser::new);
        });
    }

    /** left ≤ right, or left < right, to be shown when it is needed, and left − right. */
    private record Inequality(Supplier<Thm> theorem, Linear difference, boolean isStrict) {
        Inequality(Supplier<Thm> theorem, Linear difference) {
            this(theorem, difference, false);
        }

        Elimination.Bound bound() {
            return new Elimination.Bound(difference, isStrict);
        }
    }

    /** False from the facts, if inequalities among them contradict each other. */
    public Optional<Thm> refute(List<Thm> facts) {
        var byType = new LinkedHashMap<Type, List<Thm>>();
        for (Thm fact : facts) {
            if (isArithmetic(fact.conclusion()) && isOrdered(sideType(fact.conclusion()))) {
                List<Thm> own = byType.computeIfAbsent(sideType(fact.conclusion()), _ -> new ArrayList<>());
                if (own.size() < MOST_FACTS) {
                    own.add(Rules.convert(fact, fact.conclusion().normal()));
                }
            }
        }
        return byType.entrySet().stream()
                .flatMap(e ->
                        normaliser(e.getKey())
                                .flatMap(n -> bounded(() -> refute(e.getValue(), e.getKey(), n)))
                                .stream())
                .findFirst();
    }

    /** Nothing where the terms are too large to calculate with, or the theory lacks a law of calculation. */
    private static Optional<Thm> bounded(Supplier<Optional<Thm>> attempt) {
        try {
            return attempt.get();
        } catch (LinearNormaliser.TooLarge | NumberLaws.MissingLaw _) {
            return Optional.empty();
        }
    }

    private static Type sideType(Term p) {
        Term atom = p.isApplied(Hol.NOT.name()) ? ((Term.App) p).argument() : p;
        return atom.arguments().getFirst().type();
    }

    private Optional<Thm> refute(List<Thm> facts, Type type, LinearNormaliser normaliser) {
        var inequalities = new ArrayList<Inequality>();
        for (Thm fact : facts) {
            inequalities(fact, type, normaliser, inequalities);
        }
        Set<Term> unknowns = new LinkedHashSet<>();
        inequalities.forEach(i -> unknowns.addAll(i.difference.coefficients().keySet()));
        for (Term unknown : unknowns) {
            if (isNonNegative(unknown, type)) {
                inequalities.add(new Inequality(
                        () -> nonNegative(unknown, type), Linear.of(unknown).times(BigInteger.ONE.negate())));
            }
        }
        for (Term unknown : unknowns) {
            quotient(unknown, type).ifPresent(fact -> inequalities(fact, type, normaliser, inequalities));
        }
        return contradiction(inequalities, type, normaliser)
                .or(() -> isWhole(type) && !isTightening
                        ? tightened(inequalities, type).flatMap(all -> contradiction(all, type, normaliser))
                        : Optional.empty());
    }

    private Optional<Thm> contradiction(List<Inequality> inequalities, Type type, LinearNormaliser normaliser) {
        return Elimination.contradiction(
                        inequalities.stream().map(Inequality::bound).toList())
                .flatMap(factors -> summed(factors, inequalities, type, normaliser));
    }

    // Whole numbers

    /**
     * With all inequalities that are stronger for whole numbers, once unknowns that equations tell are replaced; nothing if
     * there are none.
     *
     * <pre>
     *   g·t ≤ c
     *  ───────────
     *   t ≤ ⌊c/g⌋
     * </pre>
     */
    private Optional<List<Inequality>> tightened(List<Inequality> inequalities, Type type) {
        List<Inequality> reduced = substituted(inequalities);
        var all = new ArrayList<>(inequalities);
        for (Inequality i : reduced) {
            BigInteger g = i.difference().coefficients().values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
            if (g.compareTo(BigInteger.ONE) > 0
                    && i.difference().constant().mod(g).signum() != 0) {
                all.add(divided(i, g, type));
            }
        }
        return all.size() == inequalities.size() ? Optional.empty() : Optional.of(all);
    }

    private Inequality divided(Inequality inequality, BigInteger g, Type type) {
        Linear d = inequality.difference();
        BigInteger least = d.constant().subtract(d.constant().mod(g)).divide(g).add(BigInteger.ONE);
        var coefficients = new java.util.TreeMap<Term, BigInteger>(Linear.ORDER);
        d.coefficients().forEach((t, c) -> coefficients.put(t, c.divide(g)));
        var result = new Linear(coefficients, least);
        Term statement = Numerals.compare(
                HolNames.LESS_EQ, positive(result, type), positive(result.times(BigInteger.ONE.negate()), type));
        return new Inequality(
                () -> {
                    isTightening = true;
                    try {
                        return prove(statement, List.of(inequality.theorem().get()))
                                .orElseThrow(() -> new NumberLaws.MissingLaw(statement.toString()));
                    } finally {
                        isTightening = false;
                    }
                },
                result);
    }

    /** The part of the sum with positive factors. */
    private static Term positive(Linear sum, Type type) {
        Term result = Numerals.literal(sum.constant().max(BigInteger.ZERO), type);
        for (var entry : sum.coefficients().entrySet()) {
            if (entry.getValue().signum() > 0) {
                result =
                        Numerals.plus(result, Numerals.times(Numerals.literal(entry.getValue(), type), entry.getKey()));
            }
        }
        return result;
    }

    /** What is left when each unknown that an equation gives as a sum of others is replaced by it. */
    private List<Inequality> substituted(List<Inequality> inequalities) {
        List<Inequality> now = inequalities;
        for (int i = 0; i < now.size(); i++) {
            Inequality up = now.get(i);
            Linear opposite = up.difference().times(BigInteger.ONE.negate());
            Optional<Inequality> down =
                    now.stream().filter(j -> j.difference().equals(opposite)).findFirst();
            Optional<Term> unit = up.difference().coefficients().entrySet().stream()
                    .filter(e -> e.getValue().abs().equals(BigInteger.ONE))
                    .map(Map.Entry::getKey)
                    .findFirst();
            if (down.isPresent() && unit.isPresent()) {
                var next = new ArrayList<Inequality>();
                for (Inequality j : now) {
                    next.add(j == up || j == down.get() ? j : replaced(j, unit.get(), up, down.get()));
                }
                now = next;
            }
        }
        return now;
    }

    private Inequality replaced(Inequality inequality, Term unknown, Inequality up, Inequality down) {
        BigInteger factor = inequality
                .difference()
                .coefficient(unknown)
                .multiply(up.difference().coefficient(unknown))
                .negate();
        if (factor.signum() == 0 || factor.abs().compareTo(GREATEST_FACTOR) > 0) {
            return inequality;
        }
        Inequality side = factor.signum() > 0 ? up : down;
        return new Inequality(
                () -> added(inequality.theorem().get(), scaled(side.theorem().get(), factor.abs())),
                inequality.difference().plus(side.difference().times(factor.abs())));
    }

    /** ⊢ n · (t / n) = t, for a number n in a field. */
    private Optional<Thm> quotient(Term unknown, Type type) {
        if (!unknown.isApplied(HolNames.DIVIDE) || isWhole(type)) {
            return Optional.empty();
        }
        Term n = unknown.arguments().get(1);
        return Numerals.value(n) == null
                ? Optional.empty()
                : new Simplifier(SimpSet.of(theory), signature, Effort.usual())
                        .prove(Hol.mkEq(
                                Numerals.times(n, unknown), unknown.arguments().get(0)));
    }

    private static boolean isNonNegative(Term unknown, Type type) {
        return type.equals(Numerals.NAT) || unknown.isApplied(HolNames.OF_NAT);
    }

    private Thm nonNegative(Term unknown, Type type) {
        if (type.equals(Numerals.NAT)) {
            return instance(fact("Nat.le0").orElseThrow(), "n", unknown);
        }
        Term p = Numerals.compare(HolNames.LESS_EQ, Numerals.literal(BigInteger.ZERO, type), unknown);
        return new Simplifier(SimpSet.of(theory), signature, Effort.usual())
                .prove(p)
                .orElseThrow(() -> new IllegalArgumentException("not shown: " + p));
    }

    private Optional<Thm> fact(String name) {
        return theory.fact(name).map(f -> f.theorems().getFirst().transfer(signature));
    }

    private static Thm instance(Thm fact, String variable, Term value) {
        return Rules.instance(fact, Map.of(), Map.of(variable, value));
    }

    /** What the fact says as left ≤ right; an equation says it twice. */
    private void inequalities(Thm fact, Type type, LinearNormaliser normaliser, List<Inequality> result) {
        Term p = fact.conclusion();
        boolean isNegated = p.isApplied(Hol.NOT.name());
        Term atom = isNegated ? ((Term.App) p).argument() : p;
        Linear left = normaliser.read(atom.arguments().get(0));
        Linear right = normaliser.read(atom.arguments().get(1));
        if (atom.isApplied(Hol.EQ)) {
            if (!isNegated) {
                result.add(new Inequality(() -> chained("Orderings.eq_refl", List.of(fact)), left.minus(right)));
                result.add(new Inequality(
                        () -> chained("Orderings.eq_refl", List.of(Rules.sym(fact))), right.minus(left)));
            }
        } else if (atom.isApplied(HolNames.LESS)) {
            result.add(
                    isNegated
                            ? new Inequality(
                                    () -> rewritten("Orderings.linorder_not_less", fact)
                                            .orElseThrow(),
                                    right.minus(left))
                            : less(() -> fact, type, left, right));
        } else {
            result.add(
                    isNegated
                            ? less(
                                    () -> rewritten("Orderings.linorder_not_le", fact)
                                            .orElseThrow(),
                                    type,
                                    right,
                                    left)
                            : new Inequality(() -> fact, left.minus(right)));
        }
    }

    private Inequality less(Supplier<Thm> fact, Type type, Linear left, Linear right) {
        return isWhole(type)
                ? new Inequality(
                        () -> next(fact.get(), type),
                        left.plus(Linear.of(BigInteger.ONE)).minus(right))
                : new Inequality(fact, left.minus(right), true);
    }

    /** From a < b follows a + 1 ≤ b, for whole numbers. */
    private Thm next(Thm less, Type type) {
        return chained(type.equals(Numerals.NAT) ? "Nat.Suc_leI" : "Int.zless_imp_add1_zle", List.of(less));
    }

    private Optional<Thm> rewritten(String rule, Thm fact) {
        return fact(rule)
                .flatMap(r -> dev.assay.logic.rules.Conv.rewrite(signature, r)
                        .at(fact.conclusion())
                        .map(e -> Thm.eqMp(e, fact)));
    }

    /** Nothing if the simplifier does not see that the numbers which are left contradict each other. */
    private Optional<Thm> summed(
            Map<Integer, BigInteger> factors, List<Inequality> inequalities, Type type, LinearNormaliser normaliser) {
        Thm total = null;
        for (var entry : factors.entrySet()) {
            Thm scaled = scaled(inequalities.get(entry.getKey()).theorem.get(), entry.getValue());
            total = total == null ? scaled : added(total, scaled);
        }
        if (total == null) {
            throw new IllegalArgumentException("nothing to add up");
        }
        List<Term> sides = total.conclusion().arguments();
        Term.App comparison = (Term.App) total.conclusion();
        Thm left = normaliser.normalise(sides.get(0));
        Thm right = normaliser.normalise(sides.get(1));
        Thm both = Thm.combination(Rules.apTerm(((Term.App) comparison.function()).function(), left), right);
        Thm normal = Thm.eqMp(both, total);
        // The unknowns are the same on both sides, so that they cancel and numbers are left.
        Thm cancelled = normal;
        String cancellation = total.conclusion().isApplied(HolNames.LESS)
                ? "Groups.add_less_cancel_left"
                : "Groups.add_le_cancel_left";
        while (cancelled.conclusion().arguments().getFirst().isApplied(HolNames.PLUS)
                && Numerals.value(cancelled.conclusion().arguments().getFirst()) == null) {
            Optional<Thm> next = rewritten(cancellation, cancelled);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            cancelled = next.get();
        }
        Thm numbers = cancelled;
        SimpSet set = Objects.requireNonNull(laws.get(type)).numbers();
        return new Simplifier(set, signature, Effort.usual())
                .conv()
                .at(numbers.conclusion())
                .map(e -> Thm.eqMp(e, numbers))
                .filter(t -> t.conclusion().equals(Hol.FALSE));
    }

    private Thm chained(String rule, List<Thm> facts) {
        Rule known = rules.computeIfAbsent(
                rule, name -> Rule.of(fact(name).orElseThrow(() -> new IllegalArgumentException("no fact " + name))));
        // The facts speak of certain numbers: nothing in them is to be replaced.
        var match = new PatternMatch(signature, known.variables());
        for (int i = 0; i < facts.size(); i++) {
            if (!match.match(known.premises().get(i), facts.get(i).conclusion())) {
                throw new IllegalArgumentException(
                        rule + " does not apply to " + facts.get(i).conclusion());
            }
        }
        return Rules.mps(match.instance(known.theorem()), facts);
    }

    /** a + c ≤ b + d from a ≤ b and c ≤ d; a + c < b + d if one of them is strict. */
    private Thm added(Thm first, Thm second) {
        boolean isLess = first.conclusion().isApplied(HolNames.LESS);
        boolean isLessToo = second.conclusion().isApplied(HolNames.LESS);
        String rule = isLess
                ? isLessToo ? "Groups.add_strict_mono" : "Groups.add_less_le_mono"
                : isLessToo ? "Groups.add_le_less_mono" : "Groups.add_mono";
        return chained(rule, List.of(first, second));
    }

    /** k times the inequality, as so many of it. */
    private Thm scaled(Thm inequality, BigInteger factor) {
        if (factor.equals(BigInteger.ONE)) {
            return inequality;
        }
        Thm half = scaled(inequality, factor.shiftRight(1));
        Thm twice = added(half, half);
        return factor.testBit(0) ? added(twice, inequality) : twice;
    }

    /** From a ≠ b follows a < b ∨ b < a. */
    public Optional<Thm> lessOrGreater(Thm different) {
        return rewritten("Orderings.neq_iff", different);
    }

    // What follows

    /** ⊢ a = b, if they are the same whatever their unknowns are. */
    public Optional<Thm> identity(Term a, Term b) {
        if (!a.type().equals(b.type()) || !isNumber(a.type())) {
            return Optional.empty();
        }
        return normaliser(a.type()).flatMap(n -> bounded(() -> identity(a, b, n)));
    }

    private Optional<Thm> identity(Term a, Term b, LinearNormaliser normaliser) {
        Term left = a.normal();
        Term right = b.normal();
        if (!normaliser.read(left).equals(normaliser.read(right))) {
            return Optional.empty();
        }
        Thm same = Thm.trans(normaliser.normalise(left), Rules.sym(normaliser.normalise(right)));
        return Optional.of(
                Thm.trans(Thm.trans(Thm.betaEta(signature, a, left), same), Thm.betaEta(signature, right, b)));
    }

    /** The proposition, if its denial contradicts the facts. */
    public Optional<Thm> prove(Term p, List<Thm> facts) {
        if (!isArithmetic(p)) {
            return p.equals(Hol.FALSE) ? refute(facts) : Optional.empty();
        }
        if (p.isApplied(Hol.EQ)) {
            Term a = p.arguments().get(0);
            Term b = p.arguments().get(1);
            Optional<Thm> identity = identity(a, b);
            if (identity.isPresent() || !isOrdered(a.type())) {
                return identity;
            }
            return prove(Numerals.compare(HolNames.LESS_EQ, a, b), facts)
                    .flatMap(up -> prove(Numerals.compare(HolNames.LESS_EQ, b, a), facts)
                            .map(down -> chained("Orderings.antisym", List.of(up, down))));
        }
        boolean isNegated = p.isApplied(Hol.NOT.name());
        Term denial = isNegated ? ((Term.App) p).argument() : Hol.mkNot(p);
        var all = new ArrayList<>(facts);
        all.add(Thm.assume(signature, denial));
        return refute(all).map(t -> isNegated ? Rules.notIntro(denial, t) : Rules.byContradiction(p, t));
    }
}
