package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Predicates.LISTS;
import static dev.assay.logic.define.Predicates.NAT;
import static dev.assay.logic.define.Predicates.ZERO;
import static dev.assay.logic.define.Predicates.free;
import static dev.assay.logic.define.Predicates.list;
import static dev.assay.logic.define.Predicates.predicate;
import static dev.assay.logic.define.Predicates.rule;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefusedInductivesTest {
    private static final Free P = free("p", predicate(NAT));
    private static final Free N = free("n", NAT);

    private static String refusal(List<Free> predicates, List<Free> parameters, Inductives.Rule... rules) {
        return assertThrows(
                        DefinitionException.class,
                        () -> Inductives.define(LISTS, predicates, parameters, List.of(rules)))
                .getMessage();
    }

    private static String refusal(Inductives.Rule... rules) {
        return refusal(List.of(P), List.of(), rules);
    }

    @Test
    void aNegativeOccurrenceIsNamedWithPremiseAndRule() {
        assertEquals(
                "the definition of p is not monotone: p occurs negatively in premise ~ p n of rule r",
                refusal(rule("base", app(P, ZERO)), rule("r", Hol.mkNot(app(P, N)), app(P, N))));
        assertEquals(
                "the definition of p is not monotone:" + " p occurs negatively in premise p n --> False of rule r",
                refusal(rule("r", Hol.mkImplies(app(P, N), Hol.FALSE), app(P, N))));
    }

    @Test
    void anOperatorWithoutMonotonicityRuleIsNamed() {
        Free q = free("q", predicate(predicate(NAT)));
        assertEquals(
                "the definition of p is not monotone: p occurs in an argument of q,"
                        + " which has no monotonicity rule for it, in premise q p of a rule",
                refusal(rule("", app(q, P), app(P, N))));
        assertSays("an argument of (<->)", refusal(rule("r", Hol.mkEq(app(P, N), Hol.TRUE), app(P, N))));
        assertSays(
                "an argument of If",
                refusal(rule("r", app(Hol.conditional(Type.bool()), app(P, N), Hol.TRUE, Hol.FALSE), app(P, N))));
        Free self = free("self", predicate(Type.bool()));
        assertSays(
                "self occurs in an argument of self",
                refusal(List.of(self), List.of(), rule("r", app(self, app(self, Hol.TRUE)), app(self, Hol.TRUE))));
    }

    @Test
    void theConclusionMustBeThePredicate() {
        assertEquals(
                "cannot define p: the conclusion of rule r is not of the form p …: n = Zero",
                refusal(rule("r", Hol.mkEq(N, ZERO))));
        Free self = free("self", predicate(Type.bool()));
        assertSays(
                "a predicate occurs in an argument of the conclusion of rule r",
                refusal(List.of(self), List.of(), rule("r", app(self, app(self, Hol.TRUE)))));
    }

    @Test
    void theParametersMustBeTheFirstArgumentsEverywhere() {
        Free p = free("p", predicate(NAT, NAT));
        assertEquals(
                "cannot define p: p occurs in rule r without its parameters [n]: p Zero n",
                refusal(List.of(p), List.of(N), rule("r", app(p, ZERO, N))));
        assertSays(
                "does not take the parameters [b]",
                refusal(List.of(p), List.of(free("b", Type.bool())), rule("r", app(p, ZERO, N))));
    }

    @Test
    void namesMustBeNewAndDistinct() {
        assertEquals("cannot define p: two rules are called r", refusal(rule("r", app(P, N)), rule("r", app(P, ZERO))));
        assertEquals("cannot define p: p is declared twice", refusal(List.of(P, P), List.of()));
        assertEquals(
                "cannot define Suc: constant Suc exists already",
                refusal(List.of(free("Suc", predicate(NAT))), List.of()));
    }

    @Test
    void typesMustFit() {
        assertSays("cannot define p: rule r: ill-typed application", refusal(rule("r", app(P, Hol.TRUE))));
        assertSays("is no predicate", refusal(List.of(free("f", Type.fun(NAT, NAT))), List.of()));
        assertSays("but has type", refusal(rule("r", app(free("p", predicate(Type.bool())), Hol.TRUE), app(P, N))));
        Free xs = free("xs", list(Type.var("'a")));
        assertEquals(
                "cannot define p: type variables ['a] occur only on the right-hand side",
                refusal(rule("r", Hol.mkEq(xs, xs), app(P, N))));
    }

    private static void assertSays(String part, String message) {
        assertTrue(message.contains(part), message);
    }
}
