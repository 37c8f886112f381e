package dev.assay.fol.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Eprover;
import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The acceptance tests T21 to T34 of the type encodings, and T7 to T10 of Sledgehammer, to the letter. */
class ExactOutputTest {
    private static List<String> encoded(String problem, String encoding) {
        return encoded(problem, encoding, Options.DEFAULT);
    }

    private static List<String> encoded(String problem, String encoding, Options options) {
        Problem result = new Encoder(Encoding.named(encoding).orElseThrow(), options).encode(Problems.read(problem));
        return Problems.printed(result);
    }

    private static void assertLines(String expected, List<String> actual) {
        assertEquals(expected.strip(), String.join("\n", actual));
    }

    /** T21. */
    @Test
    void monkeysAreGuardedAndBananasAreNot() {
        assertLines("""
                ?[X]: g_monkey(X)
                ![M]: (g_monkey(M) => (owns(M, b1(M)) & owns(M, b2(M))))
                ![M]: (g_monkey(M) => b1(M) != b2(M))
                ![M1, M2, B]: ((g_monkey(M1) & g_monkey(M2)) => (~ owns(M1, B) | ~ owns(M2, B) | M1 = M2))
                """, encoded(Problems.MONKEYS, "g?~"));
    }

    /** T22. */
    @Test
    void onlyMonkeysInEquationsAreGuardedByFeathers() {
        assertLines("""
                ?[X]: g_monkey(X)
                ![M]: (owns(M, b1(M)) & owns(M, b2(M)))
                ![M]: b1(M) != b2(M)
                ![M1, M2, B]: ((g_monkey(M1) & g_monkey(M2)) => (~ owns(M1, B) | ~ owns(M2, B) | M1 = M2))
                """, encoded(Problems.MONKEYS, "g??~"));
    }

    /** T23, and the sort functions of T22. */
    @Test
    void onlyMonkeysInEquationsAreTaggedByFeathers() {
        assertLines("""
                ?[X]: t_monkey(X) = X
                ![M]: (owns(M, b1(M)) & owns(M, b2(M)))
                ![M]: b1(M) != b2(M)
                ![M1, M2, B]: (~ owns(M1, B) | ~ owns(M2, B) | t_monkey(M1) = t_monkey(M2))
                """, encoded(Problems.MONKEYS, "t??~"));
        assertLines("""
                ![M]: (owns(t_monkey(M), b1(t_monkey(M))) & owns(t_monkey(M), b2(t_monkey(M))))
                ![M]: b1(t_monkey(M)) != b2(t_monkey(M))
                ![M1, M2, B]: (~ owns(t_monkey(M1), B) | ~ owns(t_monkey(M2), B) | t_monkey(M1) = t_monkey(M2))
                """, encoded(Problems.MONKEYS, "t?~"));
    }

    /** T24; T8 of Sledgehammer. */
    @Test
    void aDisequationNeedsNoGuard() {
        String state = """
                tff(state, type, state: $tType).
                tff(on, type, on: state).
                tff(off, type, off: state).
                tff(toggle, type, toggle: state > state).
                tff(two, axiom, ![S: state]: (S = on | S = off)).
                tff(differ, axiom, ![S: state]: toggle(S) != S).
                """;
        assertLines("""
                g(state, on)
                g(state, off)
                ![X1]: g(state, toggle(X1))
                ![S]: (g(state, S) => (S = on | S = off))
                ![S]: toggle(S) != S
                """, encoded(state, "g??"));
    }

    /** T26. */
    @Test
    void listsWithTypeArguments() {
        String with = """
                ![A, X, Xs]: nil(A) != cons(A, X, Xs)
                ![A, Xs]: (Xs = nil(A) | ?[Y, Ys]: Xs = cons(A, Y, Ys))
                ![A, X, Xs]: (hd(A, cons(A, X, Xs)) = X & tl(A, cons(A, X, Xs)) = Xs)
                ?[X, Y, Xs, Ys]: (cons(b, X, Xs) = cons(b, Y, Ys) & (X != Y | Xs != Ys))
                """;
        assertLines(with, encoded(Problems.LISTS, "a"));
        assertLines(with.replace("nil(A)", "nil"), encoded(Problems.LISTS, "a_ctor"));
        assertLines(
                with.replaceAll("nil\\(A\\)", "nil")
                        .replaceAll("(cons|hd|tl)\\([Ab], ", "$1(")
                        .replace("![A, ", "!["),
                encoded(Problems.LISTS, "e"));
    }

    /** T27. */
    @Test
    void listsWithTagsOnAllTerms() {
        assertLines("""
                ![A, X, Xs]: t(list(A), nil) != t(list(A), cons(t(A, X), t(list(A), Xs)))
                ![A, Xs]: (t(list(A), Xs) = t(list(A), nil) | ?[Y, Ys]: t(list(A), Xs) = t(list(A), cons(t(A, Y), t(list(A), Ys))))
                ![A, X, Xs]: (t(A, hd(t(list(A), cons(t(A, X), t(list(A), Xs))))) = t(A, X) & t(list(A), tl(t(list(A), cons(t(A, X), t(list(A), Xs))))) = t(list(A), Xs))
                ?[X, Y, Xs, Ys]: (t(list(b), cons(t(b, X), t(list(b), Xs))) = t(list(b), cons(t(b, Y), t(list(b), Ys))) & (t(b, X) != t(b, Y) | t(list(b), Xs) != t(list(b), Ys)))
                """, encoded(Problems.LISTS, "t"));
    }

    /** T28. */
    @Test
    void listsWithGuardsForAllVariables() {
        assertLines("""
                ![A]: g(list(A), nil(A))
                ![A, X1, X2]: ((g(A, X1) & g(list(A), X2)) => g(list(A), cons(X1, X2)))
                ![A, X1]: (g(list(A), X1) => g(A, hd(X1)))
                ![A, X1]: (g(list(A), X1) => g(list(A), tl(X1)))
                ![A]: ?[X]: g(A, X)
                ![A, X, Xs]: ((g(A, X) & g(list(A), Xs)) => nil(A) != cons(X, Xs))
                ![A, Xs]: (g(list(A), Xs) => (Xs = nil(A) | ?[Y, Ys]: (g(A, Y) & g(list(A), Ys) & Xs = cons(Y, Ys))))
                ![A, X, Xs]: ((g(A, X) & g(list(A), Xs)) => (hd(cons(X, Xs)) = X & tl(cons(X, Xs)) = Xs))
                ?[X, Y, Xs, Ys]: (g(b, X) & g(b, Y) & g(list(b), Xs) & g(list(b), Ys) & cons(X, Xs) = cons(Y, Ys) & (X != Y | Xs != Ys))
                """, encoded(Problems.LISTS, "g"));
    }

    /** T29. */
    @Test
    void listsWithLightTags() {
        assertLines("""
                ![A, X]: t(list(A), X) = X
                ![A, X, Xs]: nil != cons(A, t(A, X), Xs)
                ![A, Xs]: (Xs = nil | ?[Y, Ys]: Xs = cons(A, t(A, Y), Ys))
                ![A, X, Xs]: (t(A, hd(A, cons(A, t(A, X), Xs))) = t(A, X) & tl(A, cons(A, t(A, X), Xs)) = Xs)
                ?[X, Y, Xs, Ys]: (cons(b, t(b, X), Xs) = cons(b, t(b, Y), Ys) & (t(b, X) != t(b, Y) | Xs != Ys))
                """, encoded(Problems.LISTS, "t?"));
    }

    /** T30. */
    @Test
    void listsWithFeatherweightTags() {
        assertLines("""
                ![A, X1]: t(A, hd(A, X1)) = hd(A, X1)
                ![A, X]: t(list(A), X) = X
                ![A, X, Xs]: nil != cons(A, X, Xs)
                ![A, Xs]: (Xs = nil | ?[Y, Ys]: (t(A, Y) = Y & Xs = cons(A, Y, Ys)))
                ![A, X, Xs]: (hd(A, cons(A, X, Xs)) = t(A, X) & tl(A, cons(A, X, Xs)) = Xs)
                ?[X, Y, Xs, Ys]: (t(b, X) = X & t(b, Y) = Y & cons(b, X, Xs) = cons(b, Y, Ys) & (X != Y | Xs != Ys))
                """, encoded(Problems.LISTS, "t??"));
    }

    /** T31. */
    @Test
    void listsWithFeatherweightGuards() {
        String feather = """
                ![A, X1]: g(A, hd(A, X1))
                ![A, X]: g(list(A), X)
                ![A, X, Xs]: nil != cons(A, X, Xs)
                ![A, Xs]: (Xs = nil | ?[Y, Ys]: (g(A, Y) & Xs = cons(A, Y, Ys)))
                ![A, X, Xs]: (g(A, X) => (hd(A, cons(A, X, Xs)) = X & tl(A, cons(A, X, Xs)) = Xs))
                ?[X, Y, Xs, Ys]: (g(b, X) & g(b, Y) & cons(b, X, Xs) = cons(b, Y, Ys) & (X != Y | Xs != Ys))
                """;
        assertLines(feather, encoded(Problems.LISTS, "g??"));
        String light = feather.replace(
                "![A, X, Xs]: nil != cons(A, X, Xs)", "![A, X, Xs]: (g(A, X) => nil != cons(A, X, Xs))");
        assertLines(light, encoded(Problems.LISTS, "g?"));
    }

    /** T31. */
    @Test
    void separateAxiomsNeedFewerGuards() {
        String separate = Problems.LISTS.replace(
                        "hd(A, cons(A, X, Xs)) = X & tl(A, cons(A, X, Xs)) = Xs", "hd(A, cons(A, X, Xs)) = X")
                + "tff(tl, axiom, ![A: $tType, X: A, Xs: list(A)]: tl(A, cons(A, X, Xs)) = Xs).\n";
        assertEquals(
                "![A, X, Xs]: tl(A, cons(A, X, Xs)) = Xs",
                encoded(separate, "g??").getLast());
    }

    /** T32. */
    @Test
    void listsWithCoverGuards() {
        assertLines("""
                ![A]: g(list(A), nil(A))
                ![A, X1, X2]: (g(A, X1) => g(list(A), cons(X1, X2)))
                ![A, X1]: (g(list(A), X1) => g(A, hd(X1)))
                ![A, X1]: (g(list(A), X1) => g(list(A), tl(X1)))
                ![A]: ?[X]: g(A, X)
                ![A, X, Xs]: (g(A, X) => nil(A) != cons(X, Xs))
                ![A, Xs]: (g(list(A), Xs) => (Xs = nil(A) | ?[Y, Ys]: (g(A, Y) & g(list(A), Ys) & Xs = cons(Y, Ys))))
                ![A, X, Xs]: ((g(A, X) & g(list(A), Xs)) => (hd(cons(X, Xs)) = X & tl(cons(X, Xs)) = Xs))
                ?[X, Y, Xs, Ys]: (g(b, X) & g(b, Y) & g(list(b), Xs) & g(list(b), Ys) & cons(X, Xs) = cons(Y, Ys) & (X != Y | Xs != Ys))
                """, encoded(Problems.LISTS, "g@"));
    }

    /** T33. */
    @Test
    void listsWithCoverTags() {
        assertLines("""
                ![A]: t(list(A), nil(A)) = nil(A)
                ![A, X1, X2]: t(list(A), cons(t(A, X1), X2)) = cons(t(A, X1), X2)
                ![A, X1]: t(A, hd(t(list(A), X1))) = hd(t(list(A), X1))
                ![A, X1]: t(list(A), tl(t(list(A), X1))) = tl(t(list(A), X1))
                ![A]: ?[X]: t(A, X) = X
                ![A, X, Xs]: nil(A) != cons(t(A, X), Xs)
                ![A, Xs]: (t(list(A), Xs) = nil(A) | ?[Y, Ys]: (t(A, Y) = Y & t(list(A), Ys) = Ys & t(list(A), Xs) = cons(Y, Ys)))
                ![A, X, Xs]: (hd(cons(t(A, X), Xs)) = t(A, X) & tl(cons(t(A, X), Xs)) = t(list(A), Xs))
                ?[X, Y, Xs, Ys]: (t(b, X) = X & t(b, Y) = Y & t(list(b), Xs) = Xs & t(list(b), Ys) = Ys & cons(X, Xs) = cons(Y, Ys) & (X != Y | Xs != Ys))
                """, encoded(Problems.LISTS, "t@"));
    }

    /** T34. */
    @Test
    void groundListsHaveTypesInNames() {
        assertLines("""
                ![X, Xs]: nil_b != cons_b(t_b(X), Xs)
                ![Xs]: (Xs = nil_b | ?[Y, Ys]: Xs = cons_b(t_b(Y), Ys))
                ![X, Xs]: (t_b(hd_b(cons_b(t_b(X), Xs))) = t_b(X) & tl_b(cons_b(t_b(X), Xs)) = Xs)
                ?[X, Y, Xs, Ys]: (cons_b(t_b(X), Xs) = cons_b(t_b(Y), Ys) & (t_b(X) != t_b(Y) | Xs != Ys))
                """, encoded(Problems.LISTS, "t?~"));
        assertLines("""
                ![X1]: t_b(hd_b(X1)) = hd_b(X1)
                ![X, Xs]: nil_b != cons_b(X, Xs)
                ![Xs]: (Xs = nil_b | ?[Y, Ys]: (t_b(Y) = Y & Xs = cons_b(Y, Ys)))
                ![X, Xs]: (hd_b(cons_b(X, Xs)) = t_b(X) & tl_b(cons_b(X, Xs)) = Xs)
                ?[X, Y, Xs, Ys]: (t_b(X) = X & t_b(Y) = Y & cons_b(X, Xs) = cons_b(Y, Ys) & (X != Y | Xs != Ys))
                """, encoded(Problems.LISTS, "t??~"));
        String feather = """
                ![X1]: g_b(hd_b(X1))
                ![X, Xs]: nil_b != cons_b(X, Xs)
                ![Xs]: (Xs = nil_b | ?[Y, Ys]: (g_b(Y) & Xs = cons_b(Y, Ys)))
                ![X, Xs]: (g_b(X) => (hd_b(cons_b(X, Xs)) = X & tl_b(cons_b(X, Xs)) = Xs))
                ?[X, Y, Xs, Ys]: (g_b(X) & g_b(Y) & cons_b(X, Xs) = cons_b(Y, Ys) & (X != Y | Xs != Ys))
                """;
        assertLines(feather, encoded(Problems.LISTS, "g??~"));
        assertLines(
                feather.replace("![X, Xs]: nil_b != cons_b(X, Xs)", "![X, Xs]: (g_b(X) => nil_b != cons_b(X, Xs))"),
                encoded(Problems.LISTS, "g?~"));
    }

    /** T10 of Sledgehammer. */
    @Test
    void typesMayBeInhabitedByAnUndefinedElement() {
        Options options = Options.DEFAULT
                .withInhabitants(Options.Inhabitants.UNDEFINED)
                .keepingConstructorArguments()
                .taggingDisequations();
        assertLines("""
                ![A, X1]: g(A, hd(A, X1))
                ![A, X]: g(list(A), X)
                ![A]: g(A, undefined(A))
                ![A, X, Xs]: nil(A) != cons(A, X, Xs)
                ![A, Xs]: (Xs = nil(A) | ?[Y, Ys]: (g(A, Y) & Xs = cons(A, Y, Ys)))
                ![A, X, Xs]: (g(A, X) => (hd(A, cons(A, X, Xs)) = X & tl(A, cons(A, X, Xs)) = Xs))
                ?[X, Y, Xs, Ys]: (g(b, X) & g(b, Y) & cons(b, X, Xs) = cons(b, Y, Ys) & (X != Y | Xs != Ys))
                """, encoded(Problems.LISTS, "g??", options));
        assertLines("""
                ![A, X1]: t(A, hd(A, X1)) = hd(A, X1)
                ![A, X]: t(list(A), X) = X
                ![A]: t(A, undefined(A)) = undefined(A)
                ![A, X, Xs]: nil(A) != cons(A, X, Xs)
                ![A, Xs]: (Xs = nil(A) | ?[Y, Ys]: (t(A, Y) = Y & Xs = cons(A, Y, Ys)))
                ![A, X, Xs]: (hd(A, cons(A, X, Xs)) = t(A, X) & tl(A, cons(A, X, Xs)) = Xs)
                ?[X, Y, Xs, Ys]: (t(b, X) = X & t(b, Y) = Y & cons(b, X, Xs) = cons(b, Y, Ys) & (X != Y | Xs != Ys))
                """, encoded(Problems.LISTS, "t??", options));
    }

    private static final Options UNDEFINED = Options.DEFAULT
            .withInhabitants(Options.Inhabitants.UNDEFINED)
            .keepingConstructorArguments()
            .taggingDisequations();

    /** T7 of Sledgehammer. */
    @Test
    void unitAndNaturalNumbers() {
        String problem = """
                tff(unit, type, unit: $tType).
                tff(nat, type, nat: $tType).
                tff(unity, type, unity: unit).
                tff(zero, type, zero: nat).
                tff(suc, type, suc: nat > nat).
                tff(u, axiom, ![U: unit]: U = unity).
                tff(n, axiom, ![N: nat]: zero != suc(N)).
                """;
        assertLines("""
                ![U]: U = unity
                ![N]: zero != suc(N)
                """, encoded(problem, "e"));
        assertLines("""
                ![U]: t(unit, U) = t(unit, unity)
                ![N]: t(nat, zero) != t(nat, suc(t(nat, N)))
                """, encoded(problem, "t"));
        assertLines("""
                g(unit, unity)
                g(nat, zero)
                ![X1]: g(nat, suc(X1))
                ![A]: g(A, undefined(A))
                ![U]: (g(unit, U) => U = unity)
                ![N]: (g(nat, N) => zero != suc(N))
                """, encoded(problem, "g", UNDEFINED));
    }

    /** T9 of Sledgehammer. */
    @Test
    void monkeysWithAnUndefinedElementOfEachType() {
        assertLines("""
                ![A]: g(A, undefined(A))
                ![M]: (g(monkey, M) => (owns(M, b1(M)) & owns(M, b2(M))))
                ![M]: (g(monkey, M) => b1(M) != b2(M))
                ![M1, M2, B]: ((g(monkey, M1) & g(monkey, M2)) => (~ owns(M1, B) | ~ owns(M2, B) | M1 = M2))
                """, encoded(Problems.MONKEYS, "g?", UNDEFINED));
        assertLines("""
                ![A]: g(A, undefined(A))
                ![M]: (owns(M, b1(M)) & owns(M, b2(M)))
                ![M]: b1(M) != b2(M)
                ![M1, M2, B]: ((g(monkey, M1) & g(monkey, M2)) => (~ owns(M1, B) | ~ owns(M2, B) | M1 = M2))
                """, encoded(Problems.MONKEYS, "g??", UNDEFINED));
    }

    /** T10 of Sledgehammer. */
    @Test
    void listsWithAnUndefinedElementOfEachType() {
        String lists = Problems.LISTS.replace("""
                tff(select, axiom, ![A: $tType, X: A, Xs: list(A)]:
                    (hd(A, cons(A, X, Xs)) = X & tl(A, cons(A, X, Xs)) = Xs)).
                """, """
                tff(hd, axiom, ![A: $tType, X: A, Xs: list(A)]: hd(A, cons(A, X, Xs)) = X).
                tff(tl, axiom, ![A: $tType, X: A, Xs: list(A)]: tl(A, cons(A, X, Xs)) = Xs).
                """);
        assertLines("""
                ![A, X1]: g(A, hd(A, X1))
                ![A, X]: g(list(A), X)
                ![A]: g(A, undefined(A))
                ![A, X, Xs]: (g(A, X) => nil(A) != cons(A, X, Xs))
                ![A, Xs]: (Xs = nil(A) | ?[Y, Ys]: (g(A, Y) & Xs = cons(A, Y, Ys)))
                ![A, X, Xs]: (g(A, X) => hd(A, cons(A, X, Xs)) = X)
                ![A, X, Xs]: (g(A, X) => tl(A, cons(A, X, Xs)) = Xs)
                ?[X, Y, Xs, Ys]: (g(b, X) & g(b, Y) & cons(b, X, Xs) = cons(b, Y, Ys) & (X != Y | Xs != Ys))
                """, encoded(lists, "g?", UNDEFINED));
        assertLines("""
                ![A, X]: t(list(A), X) = X
                ![A]: t(A, undefined(A)) = undefined(A)
                ![A, X, Xs]: nil(A) != cons(A, t(A, X), Xs)
                ![A, Xs]: (Xs = nil(A) | ?[Y, Ys]: Xs = cons(A, t(A, Y), Ys))
                ![A, X, Xs]: t(A, hd(A, cons(A, t(A, X), Xs))) = t(A, X)
                ![A, X, Xs]: tl(A, cons(A, t(A, X), Xs)) = Xs
                ?[X, Y, Xs, Ys]: (cons(b, t(b, X), Xs) = cons(b, t(b, Y), Ys) & (t(b, X) != t(b, Y) | Xs != Ys))
                """, encoded(lists, "t?", UNDEFINED));
        for (String encoding : List.of("g?", "g??", "t?", "t??")) {
            Problem problem =
                    new Encoder(Encoding.named(encoding).orElseThrow(), UNDEFINED).encode(Problems.read(lists));
            assertTrue(Eprover.refutes(problem), encoding);
        }
    }
}
