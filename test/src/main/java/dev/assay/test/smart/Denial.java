package dev.assay.test.smart;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;

/**
 * A way for a formula to be false: the premises hold and the conclusion does not. What has to hold for that can find
 * values, where a formula that is only tested needs them given.
 */
record Denial(List<Term> premises, Term conclusion) {
    Denial {
        premises = List.copyOf(premises);
    }

    /** All ways; the formula itself is the conclusion of the only one if nothing would have to hold. */
    static List<Denial> of(Term formula) {
        List<Denial> ways = ways(formula);
        return ways.stream().allMatch(d -> d.premises.isEmpty()) ? List.of(new Denial(List.of(), formula)) : ways;
    }

    private static List<Denial> ways(Term formula) {
        List<Term> parts = formula.arguments();
        if (formula.head() instanceof Const(var name, var type)) {
            if (parts.size() == 1 && name.equals(Hol.NOT.name())) {
                return List.of(new Denial(parts, Hol.FALSE));
            }
            if (parts.size() == 2 && name.equals(Hol.AND.name())) {
                var result = new ArrayList<>(ways(parts.get(0)));
                result.addAll(ways(parts.get(1)));
                return result;
            }
            if (parts.size() == 2 && name.equals(Hol.OR.name())) {
                return both(ways(parts.get(0)), ways(parts.get(1)));
            }
            if (parts.size() == 2 && name.equals(Hol.IMPLIES.name())) {
                return both(List.of(new Denial(List.of(parts.get(0)), Hol.FALSE)), ways(parts.get(1)));
            }
            if (parts.size() == 2 && name.equals(Hol.EQ) && type.domain().equals(Type.bool())) {
                return List.of(
                        new Denial(List.of(parts.get(0)), parts.get(1)),
                        new Denial(List.of(parts.get(1)), parts.get(0)));
            }
        }
        return List.of(new Denial(List.of(), formula));
    }

    private static List<Denial> both(List<Denial> left, List<Denial> right) {
        var result = new ArrayList<Denial>();
        for (Denial l : left) {
            for (Denial r : right) {
                var premises = new ArrayList<>(l.premises);
                premises.addAll(r.premises);
                result.add(new Denial(premises, either(l.conclusion, r.conclusion)));
            }
        }
        return result;
    }

    private static Term either(Term left, Term right) {
        if (left.equals(Hol.FALSE)) {
            return right;
        }
        return right.equals(Hol.FALSE) ? left : Hol.mkOr(left, right);
    }
}
