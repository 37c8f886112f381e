package dev.assay.test.narrowing;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Optional;

/**
 * Equations that no values satisfy, because constructors differ or because a finite value would be a part of itself.
 * Refinement alone would go on with x = Suc x for ever.
 *
 * <pre>
 *    C s̄ = D t̄            x = C[x]
 *   ───────────  clash    ──────────  occurs
 *      False                 False
 * </pre>
 */
record Disunification(Theory theory) {
    Term simplify(Term term) {
        return switch (term) {
            case App(App(Const(var name, var _), var left), var right)
            when name.equals(Hol.EQ) && left.isClosed() && right.isClosed() && differ(left, right) -> Hol.FALSE;
            case App(var function, var argument) -> {
                Term f = simplify(function);
                Term a = simplify(argument);
                yield f == function && a == argument ? term : new App(f, a);
            }
            case Abs(var hint, var type, var body) -> {
                Term simple = simplify(body);
                yield simple == body ? term : new Abs(hint, type, simple);
            }
            case Const _, Free _, Term.Bound _ -> term;
        };
    }

    /** Whether the two sides differ for all values of their variables. */
    private boolean differ(Term left, Term right) {
        if (left.equals(right)) {
            return false;
        }
        if (isInside(left, right) || isInside(right, left)) {
            return true;
        }
        Optional<Const> c = constructor(left);
        Optional<Const> d = constructor(right);
        if (c.isEmpty() || d.isEmpty()) {
            return false;
        }
        if (!c.equals(d)) {
            return true;
        }
        List<Term> s = left.arguments();
        List<Term> t = right.arguments();
        for (int i = 0; i < s.size(); i++) {
            if (differ(s.get(i), t.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a value, whatever it is, is below one or more constructors of the other. */
    private boolean isInside(Term part, Term whole) {
        Term above = whole;
        if (above.isApplied(HolNames.PLUS)
                && isNatural(above)
                && above.arguments().size() == 2) {
            Term a = above.arguments().get(0);
            Term b = above.arguments().get(1);
            return isPositive(b) && isPart(part, a) || isPositive(a) && isPart(part, b);
        }
        return constructor(above).isPresent() && above.arguments().stream().anyMatch(t -> isPart(part, t));
    }

    private boolean isPart(Term part, Term whole) {
        return part.equals(whole) || isInside(part, whole);
    }

    private static boolean isNatural(Term term) {
        return term.type() instanceof Type.Con(var name, var _) && name.equals(HolNames.NAT);
    }

    private static boolean isPositive(Term term) {
        return term.isApplied(HolNames.ONE) || term.isApplied(HolNames.NUMERAL) || term.isApplied(HolNames.SUC);
    }

    /** The constructor of a datatype whose values are finite, applied to all its arguments. */
    private Optional<Const> constructor(Term term) {
        if (!(term.head() instanceof Const c) || !(c.type().resultType() instanceof Type.Con(var type, var _))) {
            return Optional.empty();
        }
        return theory.signature()
                .datatype(type)
                .filter(d -> !d.isCo())
                .flatMap(d -> d.constructor(c.name()))
                .map(Datatype.Constructor::arguments)
                .filter(fields -> fields.size() == term.arguments().size())
                .map(_ -> c);
    }
}
