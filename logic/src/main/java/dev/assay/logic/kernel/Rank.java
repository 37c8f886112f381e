package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares values by rank, an ordinal that every value has: rank (C x₁ … xₙ) is the least above the ranks
 * of the xᵢ when C constructs a datatype, the rank of a function is the least above those of its values,
 * the rank of a codatatype value the least above those of its elements, and every other rank is 0. Ranks are
 * well-founded, so a call whose argument has a smaller rank than the parameter makes progress.
 */
final class Rank {
    /** What is known of rank t and rank p. */
    enum Order {
        UNKNOWN,
        AT_MOST,
        BELOW;

        Order min(Order other) {
            return compareTo(other) <= 0 ? this : other;
        }

        Order max(Order other) {
            return compareTo(other) >= 0 ? this : other;
        }

        /** What two comparisons in a row amount to. */
        Order then(Order next) {
            return this == UNKNOWN || next == UNKNOWN ? UNKNOWN : max(next);
        }
    }

    /**
     * That the rank of f x₁ … xₙ never exceeds that of xᵢ, for i in {@code positions} and n the {@code arity}. It
     * says nothing of f with fewer arguments, which is a function and ranks above its values.
     */
    record Bound(int arity, Set<Integer> positions) {
        static final Bound NONE = new Bound(0, Set.of());

        Bound {
            positions = Set.copyOf(positions);
        }
    }

    private static final int MAX_DEPTH = 40;

    /** How many pairs of terms are looked at before a comparison is given up as unknown. */
    private static final int MAX_STEPS = 10_000;

    private final Signature signature;
    /** For functions still being defined: what is assumed to bound their value. */
    private final Map<Free, Bound> assumed;

    private final Fresh supply;

    private int steps;

    /** {@code supply} must avoid all variables of the terms to be compared. */
    Rank(Signature signature, Map<Free, Bound> assumed, Fresh supply) {
        this.signature = signature;
        this.assumed = assumed;
        this.supply = supply;
    }

    /** Whether rank t < rank p, or ≤, wherever the guards hold. */
    Order compare(Term t, Term p, List<Term> guards) {
        steps = 0;
        return compare(t, p, guards, 0);
    }

    private Order compare(Term t, Term p, List<Term> guards, int depth) {
        if (t.equals(p)) {
            return Order.AT_MOST;
        }
        if (depth > MAX_DEPTH || ++steps > MAX_STEPS) {
            return Order.UNKNOWN;
        }
        if (compareWithParts(t, p, guards, depth) == Order.BELOW) {
            return Order.BELOW;
        }
        List<Term> arguments = t.arguments();
        return switch (t.head()) {
            case Free v when arguments.isEmpty() -> compareVariable(v, p, guards, depth);
            case Free f when assumed.containsKey(f) -> compareBounded(assumed.get(f), arguments, p, guards, depth);
            case Free _ -> compareApplication(t, p, guards, depth);
            case Const c -> compareApplied(c, t, arguments, p, guards, depth);
            case Term.Abs _, Term.Bound _, Term.App _ -> Order.UNKNOWN;
        };
    }

    /** p = C p₁ … pₙ and t is at most some pᵢ. */
    private Order compareWithParts(Term t, Term p, List<Term> guards, int depth) {
        if (isConstruction(p)) {
            for (Term part : p.arguments()) {
                if (compare(t, part, guards, depth + 1) != Order.UNKNOWN) {
                    return Order.BELOW;
                }
            }
        }
        return Order.UNKNOWN;
    }

    private boolean isConstruction(Term t) {
        return t.head() instanceof Const c
                && signature.constructed(c).filter(d -> !d.isCo()).isPresent()
                && t.arguments().size()
                        == signature
                                .constructed(c)
                                .orElseThrow()
                                .constructor(c.name())
                                .orElseThrow()
                                .arguments()
                                .size();
    }

    /** A guard s = C … v … or "v is an element of s" puts v below s. */
    private Order compareVariable(Free v, Term p, List<Term> guards, int depth) {
        for (Term guard : guards) {
            Optional<Term> above = above(v, guard);
            if (above.isPresent()) {
                // To come back to v by the same guard would be a detour, of which there may be very many.
                var others = new ArrayList<>(guards);
                others.remove(guard);
                if (compare(above.get(), p, others, depth + 1) != Order.UNKNOWN) {
                    return Order.BELOW;
                }
            }
        }
        return Order.UNKNOWN;
    }

    private Optional<Term> above(Free v, Term guard) {
        if (Hol.sides(Hol.EQ, guard) instanceof Hol.Sides(var left, var right)
                && isConstruction(right)
                && right.arguments().contains(v)) {
            return Optional.of(left);
        }
        if (guard instanceof Term.App(Const(var not, var _), var inner)
                && not.equals(Hol.NOT.name())
                && inner.head() instanceof Const(var name, var _)
                && signature.functorUse(name).orElse(null) instanceof Functor.Use(var functor, var arity)
                && name.equals(functor.pred())
                && inner.arguments().size() == arity) {
            Term container = inner.arguments().getLast();
            for (int place = 0; place < functor.live().size(); place++) {
                Type element = ((Type.Con) container.type())
                        .arguments()
                        .get(functor.live().get(place));
                if (element.equals(v.type()) && guard.equals(Calls.element(functor, place, v, container))) {
                    return Optional.of(container);
                }
            }
        }
        return Optional.empty();
    }

    /** A value of a function is below the function. */
    private Order compareApplication(Term t, Term p, List<Term> guards, int depth) {
        return t instanceof Term.App(var function, var _) && compare(function, p, guards, depth + 1) != Order.UNKNOWN
                ? Order.BELOW
                : Order.UNKNOWN;
    }

    private Order compareBounded(Bound bound, List<Term> arguments, Term p, List<Term> guards, int depth) {
        Order best = Order.UNKNOWN;
        if (arguments.size() >= bound.arity()) {
            for (int i : bound.positions()) {
                best = best.max(compare(arguments.get(i), p, guards, depth + 1));
            }
        }
        return best;
    }

    private Order compareApplied(Const c, Term t, List<Term> arguments, Term p, List<Term> guards, int depth) {
        if (isConstruction(t)) {
            return compareConstruction(t, p, guards, depth);
        }
        if (c.name().equals(Hol.IF) && arguments.size() == 3) {
            return compare(arguments.get(1), p, guards, depth + 1).min(compare(arguments.get(2), p, guards, depth + 1));
        }
        if (c.name().equals(Hol.LET) && arguments.size() == 2) {
            return compare(app(arguments.get(1), arguments.get(0)).betaNormal(), p, guards, depth + 1);
        }
        Optional<Datatype> cases = signature.casesOf(c.name());
        if (cases.isPresent() && arguments.size() == cases.get().constructors().size() + 1) {
            return compareCases(cases.get(), arguments, p, guards, depth);
        }
        return compareBounded(signature.bound(signature.resolve(c).name()), arguments, p, guards, depth);
    }

    /** C t₁ … tₙ is at most D p₁ … pₘ when each tᵢ is at most some pⱼ; a constructor without arguments is least. */
    private Order compareConstruction(Term t, Term p, List<Term> guards, int depth) {
        List<Term> parts = isConstruction(p) ? p.arguments() : List.of();
        for (Term argument : t.arguments()) {
            if (parts.stream().allMatch(q -> compare(argument, q, guards, depth + 1) == Order.UNKNOWN)) {
                return Order.UNKNOWN;
            }
        }
        return Order.AT_MOST;
    }

    private Order compareCases(Datatype datatype, List<Term> arguments, Term p, List<Term> guards, int depth) {
        Term scrutinee = arguments.getLast();
        Type.Con type = (Type.Con) scrutinee.type();
        Order worst = Order.BELOW;
        for (int i = 0; i < datatype.constructors().size(); i++) {
            Datatype.Constructor constructor = datatype.constructors().get(i);
            Const constant = datatype.constant(constructor, type.arguments());
            var fields = new ArrayList<Term>();
            for (int k = 0; k < constructor.arguments().size(); k++) {
                fields.add(supply.variable("x", constant.type().argumentTypes().get(k)));
            }
            var extended = new ArrayList<>(guards);
            extended.add(Hol.mkEq(scrutinee, app(constant, fields)));
            worst = worst.min(compare(app(arguments.get(i), fields).betaNormal(), p, extended, depth + 1));
        }
        return worst;
    }
}
