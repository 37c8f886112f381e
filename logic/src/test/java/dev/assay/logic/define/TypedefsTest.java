package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Naturals.A;
import static dev.assay.logic.define.Naturals.ADD;
import static dev.assay.logic.define.Naturals.M;
import static dev.assay.logic.define.Naturals.N;
import static dev.assay.logic.define.Naturals.NAT;
import static dev.assay.logic.define.Naturals.THEORY;
import static dev.assay.logic.define.Naturals.ZERO;
import static dev.assay.logic.define.Naturals.assertFact;
import static dev.assay.logic.define.Naturals.assertProved;
import static dev.assay.logic.define.Naturals.list;
import static dev.assay.logic.define.Naturals.refusal;
import static dev.assay.logic.define.Naturals.suc;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TypedefsTest {
    private static final Term EVEN = Term.lambda(N, Hol.mkEx(M, Hol.mkEq(N, app(ADD, M, M))));

    private static Typedefs.Spec spec(String name, Term predicate, Type.Var... parameters) {
        return new Typedefs.Spec(name, List.of(parameters), predicate, "Rep_" + name, "Abs_" + name);
    }

    private static Theory define(Theory theory, Typedefs.Spec spec) {
        return Typedefs.define(theory, spec, List.of(), List.of());
    }

    @Test
    void evenNumbersAreATypeWithItsUsualFacts() {
        Theory theory = define(THEORY, spec("even", EVEN));
        Type.Con even = Type.con("even");
        Const rep = new Const("Rep_even", Type.fun(even, NAT));
        Const abs = new Const("Abs_even", Type.fun(NAT, even));
        Free x = new Free("x", even);
        Free x2 = new Free("x'", even);
        Free y = new Free("y", NAT);
        Free y2 = new Free("y'", NAT);
        Free q = new Free("Q", Type.bool());
        Free p = new Free("Q", Type.fun(NAT, Type.bool()));
        Free r = new Free("Q", Type.fun(even, Type.bool()));
        Term isEven = Hol.mkEx(M, Hol.mkEq(y, app(ADD, M, M)));
        Term isEven2 = Hol.mkEx(M, Hol.mkEq(y2, app(ADD, M, M)));
        assertFact(theory, "Rep_even", Hol.mkEx(M, Hol.mkEq(app(rep, x), app(ADD, M, M))));
        assertFact(theory, "Rep_even_inverse", Hol.mkEq(app(abs, app(rep, x)), x));
        assertFact(theory, "Abs_even_inverse", Hol.mkImplies(isEven, Hol.mkEq(app(rep, app(abs, y)), y)));
        assertFact(theory, "Rep_even_inject", Hol.mkEq(Hol.mkEq(app(rep, x), app(rep, x2)), Hol.mkEq(x, x2)));
        assertFact(
                theory,
                "Abs_even_inject",
                Hol.mkImplies(
                        List.of(isEven, isEven2), Hol.mkEq(Hol.mkEq(app(abs, y), app(abs, y2)), Hol.mkEq(y, y2))));
        assertFact(
                theory,
                "Rep_even_cases",
                Hol.mkImplies(List.of(isEven, Hol.mkAll(x, Hol.mkImplies(Hol.mkEq(y, app(rep, x)), q))), q));
        assertFact(
                theory,
                "Abs_even_cases",
                Hol.mkImplies(Hol.mkAll(y, Hol.mkImplies(List.of(Hol.mkEq(x, app(abs, y)), isEven), q)), q));
        assertFact(
                theory,
                "Rep_even_induct",
                Hol.mkImplies(List.of(isEven, Hol.mkAll(x, app(p, app(rep, x)))), app(p, y)));
        assertFact(
                theory,
                "Abs_even_induct",
                Hol.mkImplies(Hol.mkAll(y, Hol.mkImplies(isEven, app(r, app(abs, y)))), app(r, x)));
        assertEquals(3, Rules.conjuncts(theory.theorem("type_definition_even")).size());
        assertProved(THEORY, theory);
        assertInstanceOf(
                TypeSpecification.Subtype.class,
                theory.typeSpecification("even").orElseThrow());
    }

    @Test
    void aThreeElementTypeIsFoundNotEmpty() {
        Term three = Term.lambda(
                N,
                Hol.disjunction(List.of(
                        Hol.mkEq(N, suc(ZERO)), Hol.mkEq(N, suc(suc(ZERO))), Hol.mkEq(N, suc(suc(suc(ZERO)))))));
        assertProved(THEORY, define(THEORY, spec("three", three)));
    }

    @Test
    void aWitnessOfTheUserIsTriedFirst() {
        Term big = Term.lambda(N, Hol.mkEq(N, app(ADD, suc(suc(suc(ZERO))), suc(suc(ZERO)))));
        Term five = suc(suc(suc(suc(suc(ZERO)))));
        assertEquals(
                "typedef five: cannot show that {n. n = add (Suc (Suc (Suc Zero))) (Suc (Suc Zero))} is" + " not empty",
                refusal(() -> define(THEORY, spec("five", big))));
        assertProved(THEORY, Typedefs.define(THEORY, spec("five", big), List.of(five), List.of()));
        assertEquals(
                "typedef five: the witness True has type bool instead of nat",
                refusal(() -> Typedefs.define(THEORY, spec("five", big), List.of(Hol.TRUE), List.of())));
    }

    @Test
    void aTypeMayHaveParameters() {
        Free xs = new Free("xs", list(A));
        Term nonEmpty = Term.lambda(xs, Hol.mkNot(Hol.mkEq(xs, new Const("Nil", list(A)))));
        Theory theory = define(THEORY, spec("nelist", nonEmpty, A));
        assertProved(THEORY, theory);
        assertEquals(
                Type.con("nelist", A),
                theory.typeSpecification("nelist").orElseThrow().type());
    }

    @Test
    void functionsThatAreConstantServeAsWitnesses() {
        Free f = new Free("f", Type.fun(NAT, Type.bool()));
        Term all = Term.lambda(f, Hol.mkAll(N, app(f, N)));
        assertProved(THEORY, define(THEORY, spec("truths", all)));
    }

    @Test
    void aParameterMayHaveASort() {
        Theory theory =
                Classes.define(THEORY, new Classes.Spec("some", Sort.TOP, List.of(new Const("it", A)), List.of()));
        Type.Var a = Type.var("'a", Sort.of("some"));
        Free x = new Free("x", a);
        Term isIt = Term.lambda(x, Hol.mkEq(x, new Const("it", a)));
        Theory typed = Typedefs.define(theory, spec("its", isIt, a), List.of(new Const("it", a)), List.of());
        assertProved(theory, typed);
    }

    @Test
    void anEmptyTypeIsRefused() {
        Term none = Term.lambda(N, Hol.mkNot(Hol.mkEq(N, N)));
        assertEquals(
                "typedef none: cannot show that {n. n ~= n} is not empty",
                refusal(() -> define(THEORY, spec("none", none))));
    }

    @Test
    void aProofMustShowThatThisSetIsNotEmpty() {
        Thm trivial = Rules.exIntro(Hol.mkEx(N, Hol.mkEq(N, N)), ZERO, Thm.refl(THEORY.signature(), ZERO));
        assertEquals(
                "typedef even: the theorem ⊢ EX n. n = n does not show" + " EX n m. n = add m m",
                refusal(() -> Typedefs.define(THEORY, spec("even", EVEN), trivial)));
        Term same = Term.lambda(N, Hol.mkEq(N, N));
        assertEquals(
                Set.of(),
                Typedefs.define(THEORY, spec("same", same), trivial)
                        .theorem("Rep_same")
                        .trust());
    }

    @Test
    void whatANewTypeRestsOnIsKnownToItsFacts() {
        Thm claimed = Thm.oracle(
                THEORY.signature(),
                new Trust.Stated("claim"),
                spec("even", EVEN).obligation());
        Theory theory = Typedefs.define(THEORY, spec("even", EVEN), claimed);
        assertEquals(
                Set.of(new Trust.Stated("claim")),
                theory.theorem("Abs_even_inverse").trust());
    }
}
