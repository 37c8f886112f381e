package dev.assay.logic.unify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.RandomTerms;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.infer.TestContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternUnifierTest {
    private static final PatternUnifier UNIFIER = new PatternUnifier(TestContext.SORTS);

    private static Substitution unifier(Term left, Term right) {
        var outcome = UNIFIER.unify(left, right);
        String why = outcome instanceof Unification.Failure failure ? failure.explain() : "";
        return assertInstanceOf(Unification.Unifier.class, outcome, why).substitution();
    }

    private static void assertUnifies(Substitution substitution, Term left, Term right) {
        Term instance = substitution.apply(left);
        assertTrue(instance.sameAs(substitution.apply(right)), () -> left + " and " + right + " by " + substitution);
        assertEquals(instance, substitution.apply(instance), "idempotent");
        assertEquals(instance.type(), substitution.apply(left.type()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        ?x                       | c                         | c
        ?x                       | ?y                        | ?y
        f ?x c                   | f d ?y                    | f d c
        f ?x ?x                  | f (g ?y) (g c)            | f (g c) (g c)
        f ?x ?y ?z               | f (g ?y) (g ?z) c         | f (g (g c)) (g c) c
        \\x. ?F x                | \\x. g x x                | λx. g x x
        \\x. ?F x                | \\x. c                    | λx. c
        \\x y. ?F x y            | \\x y. g y x              | λx y. g y x
        \\x y. ?F y x            | \\x y. g x y              | g
        \\x y. ?F x y            | \\x y. ?F y x             | λx y. ?#1
        \\x y z. ?F x y z        | \\x y z. ?F y x z         | λx y. ?#1
        \\x y z. ?F x y          | \\x y z. ?G y z           | λx y z. ?#1 y
        \\x y. ?F x              | \\x y. g (?G x y)         | λx y. g (?#1 x)
        \\x. ?F                  | \\x. g (?G x)             | λx. g ?#1
        \\x. f (?F x) ?y         | \\x. f (g x) (?G c)       | λx. f (g x) (?G c)
        \\x. g (\\y. ?F y x)     | \\x. g (\\y. h x y)       | λx. g (h x)
        \\x. ?F x                | f                         | f
        f                        | \\x. f x                  | f
        \\x y. f x y             | f                         | f
        \\f. ?F (\\x. f x)       | \\f. g f                  | g
        All (\\x. ?P x)          | All (\\y. eq y y)         | ∀x. x = x
        ?F c                     | f c                       | f c
        ?F c                     | g d c                     | g d c
        ?F c ?y                  | g ?x d                    | g c d
        Pair (?F c) ?F           | Pair c (\\x. x)           | (c, λx. x)
        Pair ?F (?F c)           | Pair (\\x. g x d) ?y      | (λx. g x d, g c d)
        \\x. Pair (?F (g x)) ?F  | \\x. Pair (h (g x)) ?G    | λx. (h (g x), h)
        (\\x. f x) ?y            | f c                       | f c
        """)
    void patternsHaveAMostGeneralUnifier(String left, String right, String expected) {
        var terms = UnifyTerms.read(left, right);
        var substitution = unifier(terms.get(0), terms.get(1));
        assertUnifies(substitution, terms.get(0), terms.get(1));
        Term instance = substitution.apply(terms.get(0)).normal();
        assertEquals(expected, TermPrinter.UNICODE.print(instance));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        f c                | f d              | cannot unify f c with f d: c and d clash
        f ?x               | g ?y             | cannot unify f ?x with g ?y: f and g clash
        f c ?x             | f d ?x           | cannot unify f c ?x with f d ?x: c and d clash
        \\x. x             | \\x. c           | cannot unify λx. x with λx. c: x and c clash
        \\x y. g x y       | \\x y. g y x     | cannot unify λx y. g x y with λx y. g y x: x and y clash
        ?x                 | f ?x             | cannot unify ?x with f ?x: ?x occurs in f ?x
        g ?x ?y            | g (f ?y) (f ?x)  | cannot unify g ?x ?y with g (f ?y) (f ?x): ?y occurs in f (f ?y)
        \\x. ?F x          | \\x. f (?F x)    | cannot unify λx. ?F x with λx. f (?F x): ?F occurs in f (?F x)
        \\x. ?F            | \\x. f x         | cannot unify λx. ?F with λx. f x: ?F cannot contain the bound variable x
        \\x y. ?F x        | \\x y. g y       | cannot unify λx y. ?F x with λx y. g y: ?F cannot contain the bound variable y
        \\x. ?F            | \\x. f (\\y. h y x) | cannot unify λx. ?F with λx. f (λy. h y x): ?F cannot contain the bound variable x
        ?F c               | c                | cannot unify ?F c with c: ?F c and c are no patterns
        ?F c               | d                | cannot unify ?F c with d: ?F c and d are no patterns
        ?F c               | f d              | cannot unify ?F c with f d: c and d clash
        Pair (?F c) ?F     | Pair d (\\x. x)  | cannot unify (?F c, ?F) with (d, λx. x): c and d clash
        \\x. ?F x x        | \\x. c           | cannot unify λx. ?F x x with λx. c: ?F x x and c are no patterns
        """)
    void aFailureIsExplained(String left, String right, String expected) {
        var terms = UnifyTerms.read(left, right);
        var failure = assertInstanceOf(Unification.Failure.class, UNIFIER.unify(terms.get(0), terms.get(1)));
        assertEquals(expected, failure.explain());
    }

    @Test
    void typesAreUnifiedToo() {
        var left = new Term.App(
                new Term.Const("Fun.id", Type.fun(Type.var("?'a"), Type.var("?'a"))),
                new Term.Free("?x", Type.var("?'a")));
        var right = new Term.App(
                new Term.Const("Fun.id", Type.fun(RandomTerms.NAT, RandomTerms.NAT)),
                new Term.Free("?y", RandomTerms.NAT));
        var substitution = unifier(left, right);
        assertEquals(RandomTerms.NAT, substitution.apply(Type.var("?'a")));
        assertUnifies(substitution, left, right);
    }

    @Test
    void termsOfDifferentTypesDoNotUnify() {
        var failure = assertInstanceOf(
                Unification.Failure.class,
                UNIFIER.unify(new Term.Free("?x", RandomTerms.NAT), new Term.Free("?y", Type.bool())));
        assertEquals("cannot unify ?x with ?y: cannot unify nat with bool", failure.explain());
    }

    @Test
    void aConstantAtTwoTypesDoesNotUnifyWithItself() {
        var terms = UnifyTerms.read("eq (Suc n) ?x", "eq True ?y");
        var failure = assertInstanceOf(Unification.Failure.class, UNIFIER.unify(terms.get(0), terms.get(1)));
        assertEquals(
                "cannot unify Suc n = ?x with True ⟷ ?y:"
                        + " cannot unify nat ⇒ nat ⇒ bool with bool ⇒ bool ⇒ bool: nat and bool clash",
                failure.explain());
    }

    @Test
    void theSortOfAnUnknownTypeIsRespected() {
        var failure = assertInstanceOf(
                Unification.Failure.class,
                UNIFIER.unify(new Term.Free("?x", Type.var("?'a", Sort.of("order"))), new Term.Free("c", Type.bool())));
        assertEquals(
                "cannot unify ?x with c: cannot unify ?'a::order with bool:"
                        + " type bool is not an instance of class order",
                failure.explain());
    }

    @Test
    void twoGeneralisationsOfATermUnify() {
        var terms = new RandomTerms(20_250_801);
        for (int i = 0; i < 3_000; i++) {
            Term term = terms.next();
            Term left = new UnifyTerms.Generaliser(terms.random(), "?l").generalise(term);
            Term right = new UnifyTerms.Generaliser(terms.random(), "?r").generalise(term);
            assertUnifies(unifier(left, right), left, right);
        }
    }

    @Test
    void whateverIsFoundForTwoArbitraryPatternsUnifiesThem() {
        var terms = new RandomTerms(7);
        int unified = 0;
        for (int i = 0; i < 20_000; i++) {
            Type type = terms.type();
            Term left = new UnifyTerms.Generaliser(terms.random(), "?l").generalise(terms.next(type, 2));
            Term right = new UnifyTerms.Generaliser(terms.random(), "?r").generalise(terms.next(type, 2));
            if (UNIFIER.unify(left, right) instanceof Unification.Unifier(var substitution)) {
                assertUnifies(substitution, left, right);
                unified++;
            }
        }
        assertTrue(unified > 1_000, "only " + unified + " pairs were unifiable");
    }
}
