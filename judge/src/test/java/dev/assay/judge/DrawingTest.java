package dev.assay.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Counterexample.Entry;
import dev.assay.judge.Counterexample.Kind;
import dev.assay.judge.Counterexample.Part;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DrawingTest {
    private static final Type.Con T = Type.con("T.t");
    private static final Term A = new Free("a", T);
    private static final Term B = new Free("b", T);

    private static Part part(Kind kind, Term subject, Term value, Entry... entries) {
        return new Part(kind, subject.toString(), subject, value.type(), value, List.of(entries), true);
    }

    private static Part function(String name, Entry... entries) {
        Free f = new Free(name, Type.fun(T, T));
        return part(Kind.VARIABLE, f, f, entries);
    }

    private static Part relation(Term subject, Entry... entries) {
        return part(Kind.CONSTANT, subject, subject, entries);
    }

    private static Entry entry(Term result, Term... arguments) {
        return new Entry(List.of(arguments), result);
    }

    private static Drawing draw(Part... parts) {
        return Drawing.of(new Counterexample(List.of(parts), ""), Setting.PLAIN::print);
    }

    private static String shown(Drawing drawing) {
        var result = new ArrayList<String>();
        drawing.nodes().forEach(node -> result.add(node.value() + node.marks()));
        drawing.arrows().forEach(arrow -> result.add(arrow.from() + "→" + arrow.to() + arrow.names()));
        return String.join(" ", result);
    }

    @Test
    void aFunctionIsAnArrowFromEachArgumentToItsValue() {
        Part f = function("f", entry(B, A), entry(B, B));
        assertEquals("a[] b[] a→b[f] b→b[f]", shown(draw(f)));
        assertEquals("a[] b[] a→b[f, g] b→b[f]", shown(draw(f, function("g", entry(B, A)))));
    }

    @Test
    void aRelationIsAnArrowBetweenWhatItHoldsForAndTheOthersAreThere() {
        Const r = new Const("T.r", Type.fun(List.of(T, T), Type.bool()));
        assertEquals("a[] b[] a→b[r]", shown(draw(relation(r, entry(Hol.TRUE, A, B), entry(Hol.FALSE, B, B)))));
        assertEquals("a[] b[] a→a[r]", shown(draw(relation(r, entry(Hol.TRUE, A, A), entry(Hol.FALSE, B, B)))));
    }

    @Test
    void aSetIsAMarkOfItsElements() {
        Free s = new Free("S", Type.fun(T, Type.bool()));
        assertEquals("a[∈ S] b[]", shown(draw(relation(s, entry(Hol.TRUE, A), entry(Hol.FALSE, B)))));
    }

    @Test
    void aValueIsMarkedWithWhatHasItUnlessItIsATruthValueOrAFunction() {
        Free x = new Free("x", T);
        Free p = new Free("p", Type.bool());
        Free g = new Free("g", Type.fun(T, T));
        Part f = function("f", entry(B, A));
        assertEquals("b[= x] a[] a→b[f]", shown(draw(part(Kind.VARIABLE, x, B), f)));
        assertEquals("a[] b[] a→b[f]", shown(draw(part(Kind.VARIABLE, p, Hol.TRUE), part(Kind.VARIABLE, g, g), f)));
        Term fx = new Term.App(g, x);
        assertEquals("b[= g x] a[] a→b[f]", shown(draw(part(Kind.EVALUATED, fx, B), f)));
    }

    @Test
    void nothingButValuesIsNotDrawn() {
        assertTrue(draw(part(Kind.VARIABLE, new Free("x", T), A)).isEmpty());
        assertFalse(draw(function("f", entry(B, A))).isEmpty());
    }

    @Test
    void functionsOfTwoArgumentsAndRelationsOfThreeAreNotDrawn() {
        Free f = new Free("f", Type.fun(List.of(T, T), T));
        assertTrue(draw(part(Kind.VARIABLE, f, f, entry(A, A, B))).isEmpty());
        Free r = new Free("r", Type.fun(List.of(T, T, T), Type.bool()));
        assertTrue(draw(part(Kind.VARIABLE, r, r, entry(Hol.TRUE, A, B, B))).isEmpty());
    }

    private static Part elements(Type type, Term... elements) {
        Type set = Type.con("Set.set", type);
        Term value = new Const("Set.empty", set);
        for (Term element : List.of(elements).reversed()) {
            value = Term.app(new Const("Set.insert", Type.fun(List.of(type, set), set)), element, value);
        }
        return new Part(Kind.TYPE, "t", new Free("t", type), type, value, List.of(), true);
    }

    @Test
    void elementsThatNoArrowReachesAreDrawnWhereTheirTypeIs() {
        Part f = function("f", entry(A, A));
        Free others = new Free(ValueText.OTHERS, T);
        assertEquals("a[] b[] a→a[f]", shown(draw(f, elements(T, A, B, others))));
        assertEquals("a[] a→a[f]", shown(draw(f, elements(Type.con("T.u"), new Free("u", Type.con("T.u"))))));
        assertTrue(draw(part(Kind.VARIABLE, new Free("x", T), A), elements(T, A, B))
                .isEmpty());
        Free s = new Free("S", Type.fun(T, Type.bool()));
        assertEquals("a[∈ S]", shown(draw(relation(s, entry(Hol.TRUE, A)), elements(T, A, B))));
    }

    @Test
    void moreThanFortyNodesAreNotDrawn() {
        assertEquals(40, chain(39).nodes().size());
        assertTrue(chain(40).isEmpty());
    }

    private static Drawing chain(int steps) {
        return draw(function(
                "f",
                IntStream.range(0, steps)
                        .mapToObj(i -> entry(new Free("a" + (i + 1), T), new Free("a" + i, T)))
                        .toArray(Entry[]::new)));
    }
}
