package dev.assay.logic.define.termination;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.termination.Arithmetic.INT;
import static dev.assay.logic.define.termination.Arithmetic.NAT;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Natural numbers that may go down from call to call: sizes, distances and sums of a function's arguments. */
final class Measures {
    private static final Const MINUS_NAT = new Const(HolNames.MINUS, Type.fun(List.of(NAT, NAT), NAT));
    private static final Const MINUS_INT = new Const(HolNames.MINUS, Type.fun(List.of(INT, INT), INT));
    private static final Const PLUS_NAT = new Const(HolNames.PLUS, Type.fun(List.of(NAT, NAT), NAT));
    private static final Const PLUS_INT = new Const(HolNames.PLUS, Type.fun(List.of(INT, INT), INT));
    private static final Const ONE_INT = new Const(HolNames.ONE, INT);
    private static final Const NEGATE = new Const(HolNames.UMINUS, Type.fun(INT, INT));
    private static final Const TO_NAT = new Const(HolNames.TO_NAT, Type.fun(INT, NAT));
    private static final Const ABS = new Const(HolNames.ABS, Type.fun(INT, INT));

    private final Sizing sizing;

    Measures(Sizing sizing) {
        this.sizing = sizing;
    }

    /** Functions from arguments of these types to natural numbers, the simplest first. */
    List<Term> of(List<Type> types) {
        var parameters = new ArrayList<Free>();
        var components = new ArrayList<Term>();
        for (Type type : types) {
            Free x = new Free("x" + (parameters.size() + 1), type);
            parameters.add(x);
            components.addAll(Tuples.components(x));
        }
        var bodies = new LinkedHashSet<Term>();
        List<Term> sizes = components.stream()
                .filter(c -> c.type().equals(NAT) || !c.type().equals(INT) && sizing.hasSize(c.type()))
                .map(Measures::size)
                .toList();
        bodies.addAll(sizes);
        List<Term> integers =
                components.stream().filter(c -> c.type().equals(INT)).toList();
        for (Term k : integers) {
            // k + 1, so that the step from 0 to -1 counts.
            bodies.add(app(TO_NAT, app(PLUS_INT, k, ONE_INT)));
            bodies.add(app(TO_NAT, k));
            bodies.add(app(TO_NAT, app(NEGATE, k)));
            bodies.add(app(TO_NAT, app(PLUS_INT, app(NEGATE, k), ONE_INT)));
            bodies.add(app(TO_NAT, app(ABS, k)));
        }
        bodies.addAll(pairs(sizes, integers));
        if (sizes.size() > 2) {
            bodies.add(sizes.stream().reduce((a, b) -> app(PLUS_NAT, a, b)).orElseThrow());
        }
        return bodies.stream().map(body -> Term.lambda(parameters, body)).toList();
    }

    private static List<Term> pairs(List<Term> sizes, List<Term> integers) {
        var result = new ArrayList<Term>();
        for (int i = 0; i < sizes.size(); i++) {
            for (int j = 0; j < sizes.size(); j++) {
                if (i < j) {
                    result.add(app(PLUS_NAT, sizes.get(i), sizes.get(j)));
                }
                if (i != j) {
                    result.add(app(MINUS_NAT, sizes.get(i), sizes.get(j)));
                    result.add(app(
                            MINUS_NAT, app(new Const(HolNames.SUC, Type.fun(NAT, NAT)), sizes.get(i)), sizes.get(j)));
                }
            }
        }
        for (Term k : integers) {
            for (Term l : integers) {
                if (!k.equals(l)) {
                    Term difference = app(MINUS_INT, k, l);
                    result.add(app(TO_NAT, difference));
                    result.add(app(TO_NAT, app(PLUS_INT, difference, ONE_INT)));
                }
            }
        }
        return result;
    }

    private static Term size(Term component) {
        return component.type().equals(NAT)
                ? component
                : app(new Const(Arithmetic.SIZE, Type.fun(component.type(), NAT)), component);
    }
}
