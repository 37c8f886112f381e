package dev.assay.logic.define.termination;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.linear.Linear;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Terms over natural numbers and integers as linear expressions. What is not linear becomes an unknown; what is known of
 * it (that it is not negative, the remainder below the divisor, …) is collected on the way.
 */
final class Arithmetic {
    static final Type NAT = Type.con(HolNames.NAT);
    static final Type INT = Type.con(HolNames.INT);
    static final String LESS = HolNames.LESS;
    static final String LESS_EQ = HolNames.LESS_EQ;
    static final String SIZE = HolNames.SIZE;

    private final Sizing sizing;
    private final List<Constraint> known = new ArrayList<>();
    private final Map<Term, Linear> unknowns = new HashMap<>();

    Arithmetic(Sizing sizing) {
        this.sizing = sizing;
    }

    /** What is known of the expressions that have been read. */
    List<Constraint> known() {
        return List.copyOf(known);
    }

    // Propositions

    /** Something that follows from the proposition, or from its negation if {@code holds} is false. */
    Constraint consequence(Term proposition, boolean holds) {
        List<Term> arguments = proposition.arguments();
        if (!(proposition.head() instanceof Const(var name, var type))) {
            return Constraint.TRUE;
        }
        if (name.equals(Hol.TRUE.name()) || name.equals(Hol.FALSE.name())) {
            return name.equals(Hol.TRUE.name()) == holds ? Constraint.TRUE : Constraint.FALSE;
        }
        if (name.equals(Hol.NOT.name()) && arguments.size() == 1) {
            return consequence(arguments.getFirst(), !holds);
        }
        if (arguments.size() != 2) {
            return Constraint.TRUE;
        }
        Term left = arguments.get(0);
        Term right = arguments.get(1);
        if (name.equals(Hol.AND.name()) || name.equals(Hol.OR.name())) {
            var parts = List.of(consequence(left, holds), consequence(right, holds));
            return name.equals(Hol.AND.name()) == holds ? new Constraint.All(parts) : new Constraint.Any(parts);
        }
        if (name.equals(Hol.IMPLIES.name())) {
            return holds
                    ? Constraint.any(consequence(left, false), consequence(right, true))
                    : Constraint.all(consequence(left, true), consequence(right, false));
        }
        Type operand = type.domain();
        if (name.equals(Hol.EQ) && operand.equals(Type.bool())) {
            return equivalence(left, right, holds);
        }
        if (isNumber(operand)) {
            return comparison(name, linear(left), linear(right), holds);
        }
        return name.equals(Hol.EQ) ? sizes(left, right, holds) : Constraint.TRUE;
    }

    private Constraint equivalence(Term left, Term right, boolean holds) {
        return Constraint.any(
                Constraint.all(consequence(left, true), consequence(right, holds)),
                Constraint.all(consequence(left, false), consequence(right, !holds)));
    }

    private static Constraint comparison(String name, Linear left, Linear right, boolean holds) {
        return switch (name) {
            case LESS -> holds ? Constraint.below(left, right) : Constraint.atMost(right, left);
            case LESS_EQ -> holds ? Constraint.atMost(left, right) : Constraint.below(right, left);
            case Hol.EQ -> holds ? Constraint.equal(left, right) : Constraint.different(left, right);
            default -> Constraint.TRUE;
        };
    }

    /** Equal values have equal sizes, and what differs from the only value of size 0 is larger. */
    private Constraint sizes(Term left, Term right, boolean holds) {
        Optional<Term> size = sizing.size(left);
        Optional<Term> other = sizing.size(right);
        if (size.isEmpty() || other.isEmpty()) {
            return Constraint.TRUE;
        }
        if (holds) {
            return Constraint.equal(linear(size.get()), linear(other.get()));
        }
        if (sizing.isSmallest(right)) {
            return Constraint.below(Linear.ZERO, linear(size.get()));
        }
        return sizing.isSmallest(left) ? Constraint.below(Linear.ZERO, linear(other.get())) : Constraint.TRUE;
    }

    // Expressions

    static boolean isNumber(Type type) {
        return type.equals(NAT) || type.equals(INT);
    }

    Linear linear(Term term) {
        Linear seen = unknowns.get(term);
        if (seen != null) {
            return seen;
        }
        List<Term> arguments = term.arguments();
        if (term.head() instanceof Const(var name, var _)) {
            Optional<Linear> value = switch (arguments.size()) {
                case 0 -> constant(name);
                case 1 -> unary(name, term, arguments.getFirst());
                case 2 -> binary(name, term, arguments.get(0), arguments.get(1));
                case 3 -> conditional(name, term, arguments);
                default -> Optional.empty();
            };
            if (value.isPresent()) {
                return value.get();
            }
        }
        return unknown(term);
    }

    /** A name for the value of the term, which is at least 0 if it is a natural number. */
    private Linear unknown(Term term) {
        Linear result = Linear.of(term);
        if (unknowns.put(term, result) == null && term.type().equals(NAT)) {
            known.add(Constraint.atMost(Linear.ZERO, result));
        }
        return result;
    }

    private static Optional<Linear> constant(String name) {
        return switch (name) {
            case HolNames.ZERO -> Optional.of(Linear.ZERO);
            case HolNames.ONE -> Optional.of(Linear.of(1));
            default -> Optional.empty();
        };
    }

    private Optional<Linear> unary(String name, Term term, Term argument) {
        return switch (name) {
            case HolNames.SUC -> Optional.of(linear(argument).plus(1));
            case HolNames.NUMERAL -> numeral(argument).map(Linear::of);
            case HolNames.UMINUS -> Optional.of(Linear.ZERO.minus(linear(argument)));
            case HolNames.OF_NAT -> Optional.of(linear(argument));
            case HolNames.TO_NAT -> Optional.of(larger(term, linear(argument), Linear.ZERO));
            case HolNames.ABS -> {
                Linear value = linear(argument);
                yield Optional.of(larger(term, value, Linear.ZERO.minus(value)));
            }
            case SIZE ->
                sizing.size(argument)
                        .filter(size -> !size.equals(term))
                        .map(this::linear)
                        .or(() -> {
                            sizing.bounds(argument).forEach(bound -> bound(unknown(term), bound));
                            return Optional.empty();
                        });
            default -> Optional.empty();
        };
    }

    private void bound(Linear value, Sizing.Bound bound) {
        Linear limit = linear(bound.limit());
        known.add(bound.isExact() ? Constraint.equal(value, limit) : Constraint.atMost(value, limit));
    }

    private static Optional<BigInteger> numeral(Term bits) {
        return switch (bits) {
            case Const(var name, var _) when name.equals(HolNames.NUM_ONE) -> Optional.of(BigInteger.ONE);
            case Term.App(Const(var name, var _), var rest)
            when name.equals(HolNames.NUM_BIT0) -> numeral(rest).map(n -> n.shiftLeft(1));
            case Term.App(Const(var name, var _), var rest)
            when name.equals(HolNames.NUM_BIT1) ->
                numeral(rest).map(n -> n.shiftLeft(1).setBit(0));
            case Const _, Free _, Term.Bound _, Term.Abs _, Term.App _ -> Optional.empty();
        };
    }

    private Optional<Linear> binary(String name, Term term, Term left, Term right) {
        if (!isNumber(term.type())) {
            return Optional.empty();
        }
        Linear a = linear(left);
        Linear b = linear(right);
        return switch (name) {
            case HolNames.PLUS -> Optional.of(a.plus(b));
            case HolNames.MINUS ->
                Optional.of(term.type().equals(NAT) ? larger(term, a.minus(b), Linear.ZERO) : a.minus(b));
            case HolNames.TIMES -> product(a, b);
            case HolNames.DIVIDE -> Optional.of(quotient(term, a, b));
            case HolNames.MODULO -> Optional.of(remainder(term, left, right, a, b));
            case HolNames.MAX -> Optional.of(larger(term, a, b));
            case HolNames.MIN -> {
                Linear result = unknown(term);
                known.add(Constraint.any(
                        Constraint.all(Constraint.atMost(a, b), Constraint.equal(result, a)),
                        Constraint.all(Constraint.atMost(b, a), Constraint.equal(result, b))));
                yield Optional.of(result);
            }
            default -> Optional.empty();
        };
    }

    private Linear larger(Term term, Linear a, Linear b) {
        Linear result = unknown(term);
        known.add(Constraint.any(
                Constraint.all(Constraint.atMost(b, a), Constraint.equal(result, a)),
                Constraint.all(Constraint.below(a, b), Constraint.equal(result, b))));
        return result;
    }

    private static Optional<Linear> product(Linear a, Linear b) {
        return a.isConstant()
                ? Optional.of(b.times(a.constant()))
                : b.isConstant() ? Optional.of(a.times(b.constant())) : Optional.empty();
    }

    private Linear quotient(Term term, Linear a, Linear b) {
        Linear result = unknown(term);
        if (b.isConstant() && b.constant().signum() > 0) {
            // b·q ≤ a < b·q + b, as the quotient is rounded down.
            Linear floor = result.times(b.constant());
            known.add(Constraint.atMost(floor, a));
            known.add(Constraint.below(a, floor.plus(b)));
        } else if (term.type().equals(NAT)) {
            known.add(Constraint.atMost(result, a));
            known.add(Constraint.any(
                    Constraint.atMost(b, Linear.of(1)),
                    Constraint.atMost(a, Linear.ZERO),
                    Constraint.below(result, a)));
        }
        return result;
    }

    private Linear remainder(Term term, Term left, Term right, Linear a, Linear b) {
        if (b.isConstant() && b.constant().signum() > 0) {
            Const divide = new Const(HolNames.DIVIDE, Type.fun(List.of(term.type(), term.type()), term.type()));
            return a.minus(quotient(Term.app(divide, left, right), a, b).times(b.constant()));
        }
        Linear result = unknown(term);
        known.add(Constraint.any(
                Constraint.atMost(b, Linear.ZERO),
                Constraint.all(Constraint.atMost(Linear.ZERO, result), Constraint.below(result, b))));
        if (term.type().equals(NAT)) {
            known.add(Constraint.atMost(result, a));
        }
        return result;
    }

    private Optional<Linear> conditional(String name, Term term, List<Term> arguments) {
        if (!name.equals(Hol.IF) || !isNumber(term.type())) {
            return Optional.empty();
        }
        Linear result = unknown(term);
        known.add(Constraint.any(
                Constraint.all(consequence(arguments.get(0), true), Constraint.equal(result, linear(arguments.get(1)))),
                Constraint.all(
                        consequence(arguments.get(0), false), Constraint.equal(result, linear(arguments.get(2))))));
        return Optional.of(result);
    }
}
