package dev.assay.prove.arith;

import static dev.assay.prove.arith.Numerals.minus;
import static dev.assay.prove.arith.Numerals.plus;
import static dev.assay.prove.arith.Numerals.times;

import dev.assay.logic.HolNames;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What calculation with linear terms rests on at one type, each law proved from the facts of the theory. */
final class NumberLaws {
    /** What is used later on, so that it must be there from the beginning. */
    private static final List<String> OF_BOTH = List.of(
            "Groups.add_0_left",
            "Groups.add_0_right",
            "Groups.add_commute",
            "Groups.add_mono",
            "Groups.add_le_cancel_left",
            "Groups.mult_commute",
            "Orderings.eq_refl",
            "Orderings.antisym",
            "Orderings.neq_iff",
            "Orderings.linorder_not_le",
            "Orderings.linorder_not_less");

    private static final List<String> OF_NATURALS = List.of("Nat.Suc_eq_plus1", "Nat.Suc_leI", "Nat.le0");

    private static final List<String> OF_RINGS = List.of("Groups.diff_conv_add_uminus", "Groups.minus_add_distrib");

    /** In which subtraction is the inverse of addition. */
    private static final Sort RING = Sort.of("Rings.comm_ring_1");

    /** In which inequalities may be added up, too. */
    private static final Sort ORDERED = Sort.of("Rings.linordered_idom");

    final Type type;
    final Signature signature;
    final boolean isNatural;

    /** (k·a + r) + (j·a + s) = (k + j)·a + (r + s). */
    final Thm collect;

    /** 0·a + r = r. */
    final Thm vanish;

    /** a = 1·a + 0. */
    final Thm unknown;

    /** c·(k·a + r) = (c·k)·a + c·r. */
    final Thm scale;

    /** (k·a + r)·s = k·(a·s) + r·s. */
    final Thm multiply;

    /** a·(k·b + s) = k·(a·b) + a·s. */
    final Thm distribute;

    /** a·k = k·a + 0. */
    final Thm commuted;

    /** k·a = k·a + 0. */
    final Thm padded;

    /** a·0 = 0. */
    final Thm nothing;

    /** − a = (− 1)·a, in a ring. */
    final Optional<Thm> negation;

    final Thm assoc;
    final Thm leftCommute;
    private final List<Thm> negative = new ArrayList<>();

    /** The same few sums and products are asked for again and again. */
    private final Map<Term, Thm> calculated = new HashMap<>();

    private final SimpSet numbers;
    private final Theory theory;

    private NumberLaws(Theory theory, Type type) {
        this.theory = theory;
        this.type = type;
        this.signature = theory.signature();
        this.isNatural = type.equals(Numerals.NAT);
        OF_BOTH.forEach(this::instance);
        (isNatural ? OF_NATURALS : OF_RINGS).forEach(this::instance);
        this.numbers = SimpSet.of(theory).delete(facts("Nat.One_nat_def"));
        Free a = new Free("a", type);
        Free k = new Free("k", type);
        Free j = new Free("j", type);
        Free r = new Free("r", type);
        Free s = new Free("s", type);
        Term zero = Numerals.literal(BigInteger.ZERO, type);
        Term one = Numerals.literal(BigInteger.ONE, type);
        List<Thm> ac = facts("Groups.add_assoc", "Groups.add_commute", "Groups.add_left_commute");
        assoc = instance("Groups.add_assoc");
        leftCommute = instance("Groups.add_left_commute");
        collect = law(
                plus(plus(times(k, a), r), plus(times(j, a), s)),
                plus(times(plus(k, j), a), plus(r, s)),
                joined(ac, facts("Rings.distrib_right")));
        calculated(plus(numeral(2), numeral(3)), BigInteger.valueOf(5));
        vanish = byNumbers(plus(times(zero, a), r), r);
        unknown = Rules.sym(byNumbers(plus(times(one, a), zero), a));
        scale = law(
                times(s, plus(times(k, a), r)),
                plus(times(times(s, k), a), times(s, r)),
                facts("Rings.distrib_left", "Groups.mult_assoc"));
        Free b = new Free("b", type);
        List<Thm> multiplied = facts("Groups.mult_assoc", "Groups.mult_commute", "Groups.mult_left_commute");
        multiply = law(
                times(plus(times(k, a), r), s),
                plus(times(k, times(a, s)), times(r, s)),
                facts("Rings.distrib_right", "Groups.mult_assoc"));
        distribute = law(
                times(a, plus(times(k, b), s)),
                plus(times(k, times(a, b)), times(a, s)),
                joined(multiplied, facts("Rings.distrib_left")));
        padded = Rules.sym(rewrite(instance("Groups.add_0_right"), plus(times(k, a), zero)));
        commuted = Thm.trans(rewrite(instance("Groups.mult_commute"), times(a, k)), padded);
        nothing = byNumbers(times(a, zero), zero);
        negation = isNatural
                ? Optional.empty()
                : Optional.of(law(
                        minus(a),
                        times(minus(one), a),
                        List.of(Rules.sym(instance("Rings.minus_mult_left")), instance("Groups.mult_1_left"))));
        if (!isNatural) {
            negative.add(byNumbers(plus(plus(r, s), minus(s)), r));
            List<Thm> inverse = new ArrayList<>(
                    facts("Groups.right_minus", "Groups.left_minus", "Groups.add_0_left", "Groups.add_0_right"));
            List<Thm> grouped = joined(inverse, List.of(Rules.sym(assoc)));
            Thm cancelled = law(plus(s, plus(minus(s), r)), r, grouped);
            Thm cancelledToo = law(plus(minus(s), plus(s, r)), r, grouped);
            inverse.add(cancelled);
            inverse.add(cancelledToo);
            inverse.add(instance("Groups.minus_add_distrib"));
            // The names matter: r and − r come next to each other in the order.
            negative.add(law(plus(r, minus(plus(s, r))), minus(s), joined(ac, inverse)));
        }
    }

    private Term numeral(int value) {
        return Numerals.literal(BigInteger.valueOf(value), type);
    }

    /** Whether inequalities at the type can be added up. */
    static boolean isOrdered(Signature signature, Type type) {
        return type.equals(Numerals.NAT) || signature.hasSort(type, ORDERED);
    }

    /** Whether the type has an arithmetic at all. */
    static boolean isNumber(Signature signature, Type type) {
        return type.equals(Numerals.NAT) || signature.hasSort(type, RING);
    }

    /** ⊢ m = m′, for products of the same factors. */
    Thm reordered(Term m, Term sorted) {
        return m.equals(sorted)
                ? Thm.refl(signature, m)
                : law(m, sorted, facts("Groups.mult_assoc", "Groups.mult_commute", "Groups.mult_left_commute"));
    }

    /** ⊢ a ^ n = a · a ^ (n − 1), for a number n that is positive. */
    Thm power(Term power, BigInteger n) {
        Term before = Numerals.literal(n.subtract(BigInteger.ONE), Numerals.NAT);
        Term next = Term.app(new Term.Const(HolNames.SUC, Type.fun(Numerals.NAT, Numerals.NAT)), before);
        Thm number = LinearArithmetic.of(theory)
                .identity(power.arguments().get(1), next)
                .orElseThrow(() -> new MissingLaw(next.toString()));
        Thm written = Rules.apTerm(((Term.App) power).function(), number);
        return Thm.trans(written, rewrite(instance("Power.power_Suc"), Rules.right(written)));
    }

    /** The laws for a type, if the theory has what they rest on. */
    static Optional<NumberLaws> of(Theory theory, Type type) {
        if (!type.equals(Numerals.NAT) && !theory.signature().hasSort(type, RING)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new NumberLaws(theory, type));
        } catch (MissingLaw e) {
            return Optional.empty();
        }
    }

    /** The theory does not have a law yet. */
    static final class MissingLaw extends RuntimeException {
        private static final long serialVersionUID = 1;

        MissingLaw(String law) {
            super(law, null, false, false);
        }
    }

    List<Thm> facts(String... names) {
        var result = new ArrayList<Thm>();
        for (String name : names) {
            theory.fact(name).ifPresent(f -> result.addAll(f.theorems()));
        }
        return result;
    }

    /** A fact of the theory, which must be there. */
    Thm instance(String name) {
        return theory.fact(name)
                .map(f -> f.theorems().getFirst().transfer(signature))
                .orElseThrow(() -> new MissingLaw(name));
    }

    /** How numbers calculate, where 1 stays 1. */
    SimpSet numbers() {
        return numbers;
    }

    private static List<Thm> joined(List<Thm> first, List<Thm> second) {
        var all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    private Thm law(Term left, Term right, List<Thm> facts) {
        return new Simplifier(SimpSet.EMPTY.only(facts), signature, Effort.usual())
                .prove(Hol.mkEq(left, right))
                .orElseThrow(() -> new MissingLaw(left + " = " + right));
    }

    private Thm byNumbers(Term left, Term right) {
        return new Simplifier(numbers, signature, Effort.usual())
                .prove(Hol.mkEq(left, right))
                .orElseThrow(() -> new MissingLaw(left + " = " + right));
    }

    /** ⊢ t = t′ by the law, which must apply. */
    Thm rewrite(Thm law, Term t) {
        return Conv.rewrite(signature, law)
                .at(t)
                .orElseThrow(() -> new IllegalArgumentException(law.conclusion() + " does not apply to " + t));
    }

    /** ⊢ m + n = (their sum), for numbers. */
    Thm sum(BigInteger m, BigInteger n) {
        Term left = plus(Numerals.literal(m, type), Numerals.literal(n, type));
        if (m.signum() == 0) {
            return rewrite(instance("Groups.add_0_left"), left);
        }
        return n.signum() == 0 ? rewrite(instance("Groups.add_0_right"), left) : calculated(left, m.add(n));
    }

    /** ⊢ m · n = (their product), for numbers. */
    Thm product(BigInteger m, BigInteger n) {
        return calculated(times(Numerals.literal(m, type), Numerals.literal(n, type)), m.multiply(n));
    }

    /** ⊢ t = (the literal of its value), for a term of numbers. */
    Thm calculated(Term left, BigInteger value) {
        Thm known = calculated.get(left);
        if (known == null) {
            known = calculatedAnew(left, value);
            calculated.put(left, known);
        }
        return known;
    }

    private Thm calculatedAnew(Term left, BigInteger value) {
        Term right = Numerals.literal(value, type);
        if (left.equals(right)) {
            return Thm.refl(signature, left);
        }
        SimpSet set = isNatural ? numbers : numbers.add(facts("Groups.diff_conv_add_uminus"));
        // Rules for differences would turn a sum with a negative number round and round.
        return byNegatives(left, value)
                .or(() -> new Simplifier(set, signature, Effort.usual()).prove(Hol.mkEq(left, right)))
                .orElseThrow(() -> new MissingLaw(left + " = " + right));
    }

    /** Sums in which there are negative numbers. */
    private Optional<Thm> byNegatives(Term left, BigInteger value) {
        List<Term> sides = left.arguments();
        if (!left.isApplied(HolNames.PLUS) || sides.size() != 2) {
            return Optional.empty();
        }
        BigInteger m = Numerals.value(sides.get(0));
        BigInteger n = Numerals.value(sides.get(1));
        if (m == null || n == null || m.signum() * n.signum() == 0) {
            return Optional.empty();
        }
        if (m.signum() < 0 && n.signum() < 0) {
            // - p + - q = - (p + q).
            Thm outside = rewrite(Rules.sym(instance("Groups.minus_add_distrib")), left);
            Term minus = ((Term.App) Rules.right(outside)).function();
            return Optional.of(Thm.trans(outside, Rules.apTerm(minus, sum(m.negate(), n.negate()))));
        }
        if (m.signum() > 0 && n.signum() > 0) {
            return Optional.empty();
        }
        if (m.signum() < 0) {
            Thm swapped = rewrite(instance("Groups.add_commute"), left);
            return byNegatives(Rules.right(swapped), value).map(t -> Thm.trans(swapped, t));
        }
        BigInteger q = n.negate();
        // m + - q with m = r + q, or q = r + m.
        boolean isPositive = m.compareTo(q) >= 0;
        BigInteger r = m.subtract(q).abs();
        Thm split = isPositive ? Rules.sym(sum(r, q)) : Rules.sym(sum(r, m));
        Thm inner = isPositive
                ? Thm.combination(
                        Rules.apTerm(((Term.App) ((Term.App) left).function()).function(), split),
                        Thm.refl(signature, sides.get(1)))
                : Rules.apTerm(((Term.App) left).function(), Rules.apTerm(((Term.App) sides.get(1)).function(), split));
        Thm law = negative.get(isPositive ? 0 : 1);
        return Optional.of(Thm.trans(inner, rewrite(law, Rules.right(inner))));
    }
}
