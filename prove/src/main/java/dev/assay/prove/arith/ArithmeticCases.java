package dev.assay.prove.arith;

import dev.assay.logic.Conjecture;
import dev.assay.logic.HolNames;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.metis.Metis;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What can be said in linear arithmetic of operations that are not linear: the difference of natural numbers, minimum,
 * maximum, absolute value, a choice, and division by a number. Each is proved once from facts of the theory.
 */
public final class ArithmeticCases {
    private static final long STEPS = 20_000;

    /** An operation at a type. */
    private record Operation(String name, Type type) {}

    private final Theory theory;
    private final Map<Operation, Optional<Thm>> laws = new HashMap<>();

    ArithmeticCases(Theory theory) {
        this.theory = theory;
    }

    /** A theorem about the value of the term, if it is such an operation on numbers. */
    public Optional<Thm> about(Term t) {
        if (!(t.head() instanceof Term.Const(var name, var _)) || !t.isClosed()) {
            return Optional.empty();
        }
        List<Term> arguments = t.arguments();
        Type type = arguments.isEmpty() ? Type.bool() : arguments.getLast().type();
        boolean isWhole = type.equals(Numerals.NAT) || type.equals(Numerals.INT);
        boolean isDivision = name.equals(HolNames.DIVIDE) || name.equals(HolNames.MODULO);
        if (!isWhole && (isDivision || !NumberLaws.isOrdered(theory.signature(), type))) {
            return Optional.empty();
        }
        int arity = name.equals(Hol.IF) ? 3 : name.equals(HolNames.ABS) ? 1 : 2;
        if (arguments.size() != arity || isDivision && !isPositive(arguments.getLast())) {
            return Optional.empty();
        }
        var operation = new Operation(isDivision ? HolNames.MODULO : name, type);
        Optional<Thm> law = laws.get(operation);
        if (law == null) {
            law = law(operation);
            laws.put(operation, law);
        }
        return law.flatMap(l -> instance(l, arguments, type));
    }

    private static boolean isPositive(Term t) {
        BigInteger value = Numerals.value(t);
        return value != null && value.signum() > 0;
    }

    private Optional<Thm> instance(Thm law, List<Term> arguments, Type type) {
        var values = new HashMap<Free, Term>();
        int last = arguments.size() - 1;
        values.put(variable("b", type), arguments.get(last));
        if (last >= 1) {
            values.put(variable("a", type), arguments.get(last - 1));
        }
        if (last == 2) {
            values.put(variable("c", Type.bool()), arguments.getFirst());
        }
        Thm instance = Thm.instantiate(values, law);
        if (!instance.conclusion().isApplied(Hol.IMPLIES.name())) {
            return Optional.of(instance);
        }
        // That a divisor is positive is a matter of calculation.
        Term condition = instance.conclusion().arguments().getFirst();
        return new Simplifier(SimpSet.of(theory), theory.signature(), Effort.usual())
                .prove(condition)
                .map(holds -> Thm.mp(instance, holds));
    }

    private static Free variable(String name, Type type) {
        return new Free(name, type);
    }

    private Optional<Thm> law(Operation operation) {
        Type type = operation.type();
        Free a = variable("a", type);
        Free b = variable("b", type);
        Free c = variable("c", Type.bool());
        Term zero = Numerals.literal(BigInteger.ZERO, type);
        Term aLess = Numerals.compare(HolNames.LESS_EQ, a, b);
        Term bLess = Numerals.compare(HolNames.LESS_EQ, b, a);
        return switch (operation.name()) {
            case HolNames.MINUS -> {
                Term difference = Numerals.binary(HolNames.MINUS, a, b);
                yield type.equals(Numerals.NAT)
                        ? proved(
                                either(
                                        Hol.mkAnd(aLess, Hol.mkEq(difference, zero)),
                                        Hol.mkAnd(bLess, Hol.mkEq(Numerals.plus(b, difference), a))),
                                "Nat.diff_is_0_eq",
                                "Nat.le_add_diff_inverse",
                                "Orderings.linorder_linear")
                        : Optional.empty();
            }
            case HolNames.MIN -> eitherWay(a, b, "Orderings.min_absorb1", "Orderings.min_absorb2");
            case HolNames.MAX -> eitherWay(a, b, "Orderings.max_absorb2", "Orderings.max_absorb1");
            case HolNames.ABS -> eitherWay(zero, b, "Groups.abs_of_nonneg", "Groups.abs_of_nonpos");
            case Hol.IF -> {
                Term choice = Term.app(Hol.conditional(type), c, a, b);
                yield proved(either(Hol.mkAnd(c, Hol.mkEq(choice, a)), Hol.mkAnd(Hol.mkNot(c), Hol.mkEq(choice, b))));
            }
            case HolNames.MODULO -> {
                Term remainder = Numerals.binary(HolNames.MODULO, a, b);
                Term quotient = Numerals.binary(HolNames.DIVIDE, a, b);
                Term isLess = Numerals.compare(HolNames.LESS, remainder, b);
                Term isBounded = type.equals(Numerals.NAT)
                        ? isLess
                        : Hol.mkAnd(isLess, Numerals.compare(HolNames.LESS_EQ, zero, remainder));
                Term isWhole = Hol.mkEq(Numerals.plus(Numerals.times(b, quotient), remainder), a);
                yield proved(
                        Hol.mkImplies(Numerals.compare(HolNames.LESS, zero, b), Hol.mkAnd(isWhole, isBounded)),
                        "Rings.mult_div_mod_eq",
                        "Euclidean_Division.mod_less_divisor",
                        "Euclidean_Division.pos_mod_bound",
                        "Euclidean_Division.pos_mod_sign");
            }
            default -> Optional.empty();
        };
    }

    private static Term either(Term first, Term second) {
        return Hol.mkOr(first, second);
    }

    /**
     * <pre>
     *    x ≤ y ⟶ p     y ≤ x ⟶ q
     *  ───────────────────────────
     *   x ≤ y ∧ p  ∨  y ≤ x ∧ q
     * </pre>
     */
    private Optional<Thm> eitherWay(Term x, Term y, String ifLess, String ifGreater) {
        Term less = Numerals.compare(HolNames.LESS_EQ, x, y);
        Term greater = Numerals.compare(HolNames.LESS_EQ, y, x);
        return instance("Orderings.linorder_linear", 0, Hol.mkOr(less, greater))
                .flatMap(either -> under(less, ifLess)
                        .flatMap(p -> under(greater, ifGreater)
                                .map(q -> Rules.disjCases(
                                        either, Rules.disj1(p, q.conclusion()), Rules.disj2(p.conclusion(), q)))));
    }

    /** The assumption with what follows from it by the law. */
    private Optional<Thm> under(Term assumption, String law) {
        Thm assumed = Thm.assume(theory.signature(), assumption);
        return instance(law, 1, assumption).map(l -> Rules.conj(assumed, Thm.mp(l, assumed)));
    }

    /** The law, where its first premise, or else its conclusion, is this. */
    private Optional<Thm> instance(String law, int premises, Term wanted) {
        return theory.fact(law)
                .map(fact -> Rule.of(fact.theorems().getFirst()))
                .filter(rule -> rule.premises().size() == premises)
                .flatMap(rule -> {
                    var match = new PatternMatch(theory.signature(), rule.variables());
                    Term pattern =
                            premises == 0 ? rule.conclusion() : rule.premises().getFirst();
                    return match.match(pattern, wanted)
                            ? Optional.of(match.instance(rule.theorem().transfer(theory.signature())))
                            : Optional.empty();
                });
    }

    private Optional<Thm> proved(Term statement, String... facts) {
        List<Thm> known = Arrays.stream(facts)
                .flatMap(name -> theory.fact(name).stream())
                .flatMap(fact -> fact.theorems().stream())
                .toList();
        try (Meter meter = Budget.UNLIMITED.withSteps(STEPS).start()) {
            var conjecture = new Conjecture("", Position.NONE, List.of(), statement);
            return Metis.prove(theory.signature(), known, conjecture, meter).map(Metis.Proof::theorem);
        }
    }
}
