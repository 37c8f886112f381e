package dev.assay.logic.unify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.RandomTerms;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.infer.TestContext;
import java.util.Comparator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TermMatcherTest {
    private static final TermMatcher MATCHER = new TermMatcher(TestContext.SORTS);

    private static String shown(Substitution substitution) {
        return substitution.terms().entrySet().stream()
                .sorted(Comparator.comparing(entry -> entry.getKey().name()))
                .map(entry -> entry.getKey().name() + " := " + TermPrinter.UNICODE.print(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        plus ?x zero             | plus (f n) zero            | ?x := f n
        plus ?x zero             | plus zero (f n)            | none
        plus ?x ?x               | plus (f n) (f n)           | ?x := f n
        plus ?x ?x               | plus n m                   | none
        Suc ?x                   | plus n m                   | none
        append (Cons ?x ?y) ?z   | append (Cons a Nil) b      | "?x := a, ?y := [], ?z := b"
        map ?f (Cons ?x ?y)      | map Suc (Cons n xs)        | "?f := Suc, ?x := n, ?y := xs"
        All (\\x. ?P x)          | All (\\y. less y n)        | ?P := λy. y < n
        All (\\x. ?P)            | All (\\y. less n n)        | ?P := n < n
        All (\\x. ?P)            | All (\\y. less y n)        | none
        All (\\x. conj (?P x) ?Q) | All (\\x. conj (eq x n) (eq n n)) | "?P := λx. x = n, ?Q := n = n"
        All (\\x. conj (?P x) ?Q) | All (\\x. conj (eq n n) (eq x n)) | none
        All (\\x. All (\\y. ?P y x)) | All (\\x. All (\\y. less x y)) | ?P := λy x. x < y
        All (\\x. conj (?P x) (?P x)) | All (\\x. conj (less x x) (less x x)) | ?P := λx. x < x
        All (\\x. conj (?P x) (?P n)) | All (\\x. conj (less (Suc x) x) (less (Suc n) n)) | ?P := λx. Suc x < x
        All (\\x. conj (?P x) (?P n)) | All (\\x. conj (less (Suc x) x) (less (Suc n) m)) | none
        ?f n                     | g m n                      | ?f := g m
        ?f (Suc ?x)              | f (Suc n)                  | "?f := f, ?x := n"
        ?f ?x                    | n                          | none
        map (\\x. ?f x) ?y       | map Suc xs                 | "?f := Suc, ?y := xs"
        map Suc ?y               | map (\\x. Suc x) xs        | ?y := xs
        map (\\x. Suc x) ?y      | map Suc xs                 | ?y := xs
        Pair ?f ?f               | Pair (\\x. g x) g          | ?f := λx. g x
        f ?x                     | f ?x                       | ?x := ?x
        f ?x (g ?y)              | f ?y (g ?x)                | "?x := ?y, ?y := ?x"
        f (\\x. x)               | f (\\y. y)                 | ""
        eq ?x ?x                 | eq (\\x. f x) f            | ?x := λx. f x
        """)
    void aPatternMatchesItsInstances(String pattern, String target, String expected) {
        var terms = UnifyTerms.read(pattern, target);
        var match = MATCHER.match(terms.get(0), terms.get(1));
        assertEquals(expected, match.map(TermMatcherTest::shown).orElse("none"));
        match.ifPresent(s -> assertTrue(s.apply(terms.get(0)).sameAs(terms.get(1))));
    }

    @Test
    void typesAreMatchedToo() {
        Type unknown = Type.var("?'a");
        var pattern = new Term.App(new Term.Const("Fun.id", Type.fun(unknown, unknown)), new Term.Free("?x", unknown));
        var target = new Term.App(
                new Term.Const("Fun.id", Type.fun(Type.bool(), Type.bool())), new Term.Free("p", Type.bool()));
        var substitution = MATCHER.match(pattern, target).orElseThrow();
        assertEquals(target, substitution.apply(pattern));
    }

    @Test
    void aVariableOfAnotherTypeDoesNotMatch() {
        var pattern = new Term.Free("?x", RandomTerms.NAT);
        assertTrue(MATCHER.match(pattern, new Term.Free("p", Type.bool())).isEmpty());
    }

    @Test
    void aTypeOfAnotherSortDoesNotMatch() {
        var pattern = new Term.Free("?x", Type.var("?'a", Sort.of("order")));
        assertTrue(MATCHER.match(pattern, new Term.Free("p", Type.bool())).isEmpty());
        assertTrue(MATCHER.match(pattern, new Term.Free("n", RandomTerms.NAT)).isPresent());
    }

    @Test
    void everyGeneralisationMatchesItsTerm() {
        var terms = new RandomTerms(42);
        for (int i = 0; i < 5_000; i++) {
            Term term = terms.next();
            Term pattern = new UnifyTerms.Generaliser(terms.random(), "?v").generalise(term);
            var match = MATCHER.match(pattern, term);
            assertTrue(match.isPresent(), () -> pattern + " against " + term);
            assertTrue(match.get().apply(pattern).sameAs(term), () -> pattern + " against " + term);
        }
    }

    @Test
    void whateverMatchesIsAnInstance() {
        var terms = new RandomTerms(43);
        for (int i = 0; i < 20_000; i++) {
            Type type = terms.type();
            Term target = terms.next(type, 2);
            Term pattern = new UnifyTerms.Generaliser(terms.random(), "?v").generalise(terms.next(type, 2));
            MATCHER.match(pattern, target)
                    .ifPresent(s -> assertTrue(s.apply(pattern).sameAs(target), () -> pattern + " and " + target));
        }
    }
}
