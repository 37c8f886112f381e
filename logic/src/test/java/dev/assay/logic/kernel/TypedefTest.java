package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.B;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.rules.Rules;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** New types out of old ones. */
class TypedefTest {
    private static final Free X = free("x", NAT);

    private static Thm exists(Term predicate, Term witness, Thm fact) {
        return Rules.exIntro(app(Hol.ex(witness.type()), predicate), witness, fact);
    }

    private static Thm justZero() {
        return exists(lambda(X, eq(X, ZERO)), ZERO, Thm.refl(SIGNATURE, ZERO));
    }

    private static Extension<Typedef.Facts> define(List<Type.Var> parameters, Thm nonEmpty) {
        return Typedef.define(SIGNATURE, "t", parameters, "Abs", "Rep", nonEmpty);
    }

    @Test
    void theTwoFactsMakeABijection() {
        var t = define(List.of(), justZero());
        Type.Con type = Type.con("t");
        Const abs = new Const("Abs", Type.fun(NAT, type));
        Const rep = new Const("Rep", Type.fun(type, NAT));
        Free a = free("a", type);
        Free r = free("r", NAT);
        assertEquals(eq(app(abs, app(rep, a)), a), t.facts().repInverse().conclusion());
        assertEquals(
                eq(eq(r, ZERO), eq(app(rep, app(abs, r)), r)),
                t.facts().absInverse().conclusion());
    }

    @Test
    void anEmptyTypeIsRefusedHoweverItIsPresented() {
        Term empty = Hol.mkEx(X, eq(X, suc(X)));
        refused(
                () -> define(List.of(), Thm.assume(SIGNATURE, empty)),
                "typedef t: that the type is not empty depends on");
        refused(() -> define(List.of(), Rules.TRUE), "takes a theorem ∃x. P x, not");
        refused(
                () -> define(List.of(), Thm.disch(empty, Thm.assume(SIGNATURE, empty))),
                "takes a theorem ∃x. P x, not");
        Free p = free("P", Type.fun(NAT, Type.bool()));
        // ∃x. P x ⟶ P x holds for every P, also for one that is free.
        Term trivial = lambda(X, Hol.mkImplies(app(p, X), app(p, X)));
        Thm open = exists(trivial, ZERO, Thm.disch(app(p, ZERO), Thm.assume(SIGNATURE, app(p, ZERO))));
        refused(() -> define(List.of(), open), "the defining predicate has free variables");
    }

    @Test
    void theParametersCoverTheTypeVariables() {
        Free a = free("a", A);
        Thm all = exists(lambda(a, eq(a, a)), a, Thm.refl(SIGNATURE, a));
        refused(() -> define(List.of(), all), "are not all among the parameters");
        refused(() -> define(List.of(B), all), "are not all among the parameters");
        refused(() -> define(List.of(A, A), all), "a type parameter occurs twice");
        refused(() -> define(List.of(A, Type.var("'a", Sort.of("gone"))), all), "a type parameter occurs twice");
        // A parameter that does not occur is allowed.
        define(List.of(B, A), all);
    }

    @Test
    void namesAreNew() {
        refused(() -> Typedef.define(SIGNATURE, "nat", List.of(), "Abs", "Rep", justZero()), "type nat exists already");
        refused(
                () -> Typedef.define(SIGNATURE, "t", List.of(), "Suc", "Rep", justZero()),
                "constant Suc exists already");
        refused(
                () -> Typedef.define(SIGNATURE, "t", List.of(), "same", "same", justZero()),
                "constant same exists already");
        var t = define(List.of(), justZero());
        Const abs = new Const("Abs", Type.fun(NAT, Type.con("t")));
        refused(() -> Definition.overload(t.signature(), abs, abs), "Abs is defined already");
    }

    @Test
    void aClaimOrAVacuousProofOfExistenceStaysVisible() {
        Thm claimed = Thm.oracle(SIGNATURE, new Trust.Stated("a lie"), Hol.mkEx(X, Hol.FALSE));
        var t = define(List.of(), claimed);
        assertEquals(Set.of(new Trust.Stated("a lie")), t.facts().absInverse().trust());
        assertEquals(Set.of(new Trust.Stated("a lie")), t.facts().repInverse().trust());

        Type.Var self = Signature.Class.self("void");
        var none = TypeClass.define(SIGNATURE, "void", Sort.TOP, List.of(Hol.mkAll(free("x", self), Hol.FALSE)));
        Thm absurd = Thm.spec(free("x", self), none.facts().getFirst());
        Thm vacuous = Rules.falseElim(absurd, Hol.mkEx(X, Hol.FALSE));
        var u = Typedef.define(none.signature(), "u", List.of(), "Abs", "Rep", vacuous);
        assertEquals(Set.of(self.sort()), u.facts().absInverse().emptySorts());
    }

    @Test
    void aTypedefIsNoPlaceForRecursion() {
        Free a = free("a", A);
        Thm all = exists(lambda(a, eq(a, a)), a, Thm.refl(SIGNATURE, a));
        Signature s = define(List.of(A), all).signature();
        Type.Con d = Type.con("d");
        refused(
                () -> Datatype.define(s, List.of(spec("d", List.of(), con("Stop"), con("D", Type.con("t", d))))),
                "the type recurs inside the type constructor t");
        var fine = Datatype.define(s, List.of(spec("d", List.of(B), con("D", Type.con("t", B)))));
        assertEquals(List.of(), fine.signature().datatype("d").orElseThrow().live());
    }
}
