package dev.assay.fol.hol;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Functions that stand for logical constants where these are terms, and what is to be said of each. */
final class Proxies {
    static final String PREFIX = "proxy.";
    static final Const TRUE = new Const(PREFIX + "true", Type.bool());
    static final Const FALSE = new Const(PREFIX + "false", Type.bool());

    private static final Type.Var A = Type.var("'a");
    private static final Free P = new Free("P", Type.bool());
    private static final Free Q = new Free("Q", Type.bool());

    private static final Map<String, String> NAMES = Map.of(
            Hol.TRUE.name(),
            "true",
            Hol.FALSE.name(),
            "false",
            Hol.NOT.name(),
            "fnot",
            Hol.AND.name(),
            "fconj",
            Hol.OR.name(),
            "fdisj",
            Hol.IMPLIES.name(),
            "fimplies",
            Hol.EQ,
            "fequal",
            Hol.ALL,
            "fall",
            Hol.EX,
            "fex");

    private Proxies() {}

    static boolean isLogical(String constant) {
        return NAMES.containsKey(constant);
    }

    static Const of(Const logical) {
        return new Const(PREFIX + NAMES.get(logical.name()), logical.type());
    }

    /** For each proxy by its full name, and for each constant of the logic that is more than a symbol, its axioms. */
    static Map<String, List<Term>> axioms() {
        var result = new LinkedHashMap<String, List<Term>>();
        result.put(TRUE.name(), List.of(TRUE));
        result.put(FALSE.name(), List.of(Hol.mkNot(FALSE)));
        result.put(PREFIX + "fnot", List.of(all(iff(app(of(Hol.NOT), P), Hol.mkNot(P)), P)));
        result.put(PREFIX + "fconj", List.of(all(iff(app(of(Hol.AND), P, Q), Hol.mkAnd(P, Q)), P, Q)));
        result.put(PREFIX + "fdisj", List.of(all(iff(app(of(Hol.OR), P, Q), Hol.mkOr(P, Q)), P, Q)));
        result.put(PREFIX + "fimplies", List.of(all(iff(app(of(Hol.IMPLIES), P, Q), Hol.mkImplies(P, Q)), P, Q)));
        var x = new Free("X", A);
        var y = new Free("Y", A);
        result.put(PREFIX + "fequal", List.of(all(iff(app(of(Hol.eq(A)), x, y), Hol.mkEq(x, y)), x, y)));
        var predicate = new Free("P", Type.fun(A, Type.bool()));
        result.put(
                PREFIX + "fall",
                List.of(all(iff(app(of(Hol.all(A)), predicate), Hol.mkAll(x, app(predicate, x))), predicate)));
        result.put(
                PREFIX + "fex",
                List.of(all(iff(app(of(Hol.ex(A)), predicate), Hol.mkEx(x, app(predicate, x))), predicate)));
        Term conditional = app(Hol.conditional(A), P, x, y);
        result.put(
                Hol.IF,
                List.of(
                        all(Hol.mkImplies(P, Hol.mkEq(conditional, x)), P, x, y),
                        all(Hol.mkImplies(Hol.mkNot(P), Hol.mkEq(conditional, y)), P, x, y)));
        Const some = Hol.some(A);
        result.put(
                some.name(),
                List.of(all(Hol.mkImplies(app(predicate, x), app(predicate, app(some, predicate))), predicate, x)));
        Const the = Hol.the(A);
        Term unique = Hol.mkAll(y, Hol.mkImplies(app(predicate, y), Hol.mkEq(y, x)));
        result.put(
                the.name(),
                List.of(all(
                        Hol.mkImplies(List.of(app(predicate, x), unique), Hol.mkEq(app(the, predicate), x)),
                        predicate,
                        x)));
        return result;
    }

    private static Term iff(Term left, Term right) {
        return app(Hol.eq(Type.bool()), left, right);
    }

    private static Term all(Term body, Free... variables) {
        return Hol.mkAll(List.of(variables), body);
    }
}
