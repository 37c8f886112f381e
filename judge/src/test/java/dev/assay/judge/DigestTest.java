package dev.assay.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class DigestTest {
    private static String of(Type type) {
        return new Digest().add(new Term.Free("x", type)).hex();
    }

    @Test
    void statementsAboutOtherSortsAreOtherStatements() {
        assertNotEquals(of(Type.var("'a", Sort.of("O.order"))), of(Type.var("'a", Sort.of("O.linorder"))));
        assertEquals(of(Type.var("'a", Sort.of("O.order"))), of(Type.var("'a", Sort.of("O.order"))));
    }

    @Test
    void typesOfTheSameNameFromOtherTheoriesAreOtherTypes() {
        assertNotEquals(of(new Type.Con("A.t", List.of())), of(new Type.Con("B.t", List.of())));
    }

    private static String of(Term term) {
        return new Digest().add(term).hex();
    }

    @Test
    void termsThatDifferHaveOtherDigests() {
        Type t = Type.con("A.t");
        Term x = new Term.Free("x", t);
        Term c = new Term.Const("x", t);
        List<Term> terms = List.of(
                x,
                c,
                new Term.Free("y", t),
                new Term.Bound(0),
                new Term.Bound(1),
                new Term.Abs("x", t, new Term.Bound(0)),
                new Term.Abs("x", Type.con("B.t"), new Term.Bound(0)),
                new Term.Abs("x", t, x),
                new Term.App(new Term.Free("f", Type.fun(t, t)), x),
                new Term.App(new Term.Free("g", Type.fun(t, t)), x),
                new Term.App(new Term.Free("f", Type.fun(t, t)), c),
                new Term.Free("x", Type.con("A.t", t)),
                new Term.Free("x", Type.con("A.t", Type.con("B.t"))));
        assertEquals(terms.size(), terms.stream().map(DigestTest::of).distinct().count());
        assertEquals(of(new Term.Abs("x", t, new Term.Bound(0))), of(new Term.Abs("y", t, new Term.Bound(0))));
    }

    @Test
    void aConjectureIsItsNameItsAssumptionsAndItsConclusion() {
        Term p = new Term.Free("p", Type.bool());
        Term q = new Term.Free("q", Type.bool());
        List<Conjecture> conjectures = List.of(
                conjecture("a", List.of(), p),
                conjecture("b", List.of(), p),
                conjecture("a", List.of(), q),
                conjecture("a", List.of(p), q),
                conjecture("a", List.of(p, q), q));
        assertEquals(
                conjectures.size(),
                conjectures.stream()
                        .map(c -> new Digest().add(c).hex())
                        .distinct()
                        .count());
    }

    private static Conjecture conjecture(String name, List<Term> assumptions, Term conclusion) {
        return new Conjecture(name, new Position("T.thy", 1, 1), assumptions, conclusion);
    }

    @Test
    void textsThatAreCutInOtherPlacesAreOtherTexts() {
        assertNotEquals(
                new Digest().add("ab").add("c").hex(),
                new Digest().add("a").add("bc").hex());
        assertEquals(Digest.of("abc"), new Digest().add("abc").hex());
    }

    @Test
    void aDigestCanBeReadAndGoneOnWith() {
        Digest digest = new Digest().add("a");
        assertEquals(digest.hex(), digest.hex());
        assertEquals(new Digest().add("a").add("b").hex(), digest.add("b").hex());
    }
}
