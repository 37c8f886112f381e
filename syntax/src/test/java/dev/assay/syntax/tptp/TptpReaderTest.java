package dev.assay.syntax.tptp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.syntax.Document;
import dev.assay.syntax.SameTheory;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TptpReaderTest {
    /** Reads a problem, and what is printed of it, which must be the same. */
    private static Document read(String text) {
        TptpProblem problem = TptpReader.read(new Source("t.p", text));
        TptpProblem again = TptpReader.read(new Source("t.p", TptpPrinter.print(problem)));
        SameTheory.assertSame(problem.document(), again.document(), text);
        return problem.document();
    }

    private static String fact(Document document, String name) {
        return document.theory().theorem(name).conclusion().toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
        p & q & r                        ¦ p & q & r
        (p & q) | ~r                     ¦ p & q | ~ r
        p <= q                           ¦ q --> p
        p <~> q                          ¦ p ~= q
        p ~| q                           ¦ ~ (p | q)
        p ~& q                           ¦ ~ (p & q)
        ![X]: (p(X) => ?[Y]: q(X, Y))    ¦ ALL X. p X --> (EX Y. q X Y)
        a != f(b)                        ¦ a ~= f b
        p(42) & p("x y")                 ¦ p i_42 & p x_y
        $distinct(a, b, c)               ¦ a ~= b & a ~= c & b ~= c
        $true => $false                  ¦ True --> False
        """)
    void firstOrderFormulas(String written, String meant) {
        assertEquals(meant, fact(read("fof(f, axiom, " + written + ")."), "f"));
    }

    @Test
    void theVariablesOfAClauseAreUniversal() {
        Document document = read("cnf(c, axiom, p(X, Y) | ~q(Y) | X = f(X)).");
        assertEquals("ALL X Y. p X Y | ~ q Y | X = f X", fact(document, "c"));
    }

    @Test
    void axiomsNameTheirOracleForEver() {
        Thm axiom = read("fof(a1, axiom, p).").theory().theorem("a1");
        assertEquals(Set.of(new Trust.Axiom("a1")), axiom.trust());
    }

    @Test
    void untypedSymbolsAreAboutIndividuals() {
        var signature = read("fof(a, axiom, ![X]: p(f(X, c))).").theory().signature();
        assertEquals(
                "i => i => i", signature.constantType("TPTP.f").orElseThrow().toString());
        assertEquals("i => bool", signature.constantType("TPTP.p").orElseThrow().toString());
        assertEquals("i", signature.constantType("TPTP.c").orElseThrow().toString());
    }

    @Test
    void aConjectureIsOpened() {
        Conjecture conjecture = read("fof(goal, conjecture, ![X]: (p(X) => q(X))).")
                .conjectures()
                .getFirst();
        assertEquals("goal", conjecture.name());
        assertEquals("[p X]", conjecture.assumptions().toString());
        assertEquals("q X", conjecture.conclusion().toString());
    }

    @Test
    void severalConjecturesAreAllAsked() {
        assertEquals(
                2,
                read("fof(a, conjecture, p). fof(b, conjecture, q).")
                        .conjectures()
                        .size());
    }

    @Test
    void withoutAConjectureTheQuestionIsContradiction() {
        Document document = read("cnf(a, axiom, p). cnf(b, negated_conjecture, ~p).");
        assertEquals("~ p", fact(document, "b"));
        assertEquals(
                List.of("False"),
                document.conjectures().stream()
                        .map(c -> c.conclusion().toString())
                        .toList());
    }

    @Test
    void axiomsOfOneNameAreOneFact() {
        Document document = read("fof(a, axiom, p). fof(a, lemma, q).");
        assertEquals(2, document.theory().fact("a").orElseThrow().theorems().size());
    }

    @Test
    void aTypeParameterNeedNotOccurInTheTypeOfItsSymbol() {
        Document document = read("""
                tff(nat, type, nat: $tType).
                tff(order, type, order: !>[A: $tType]: $o).
                tff(less, type, less: !>[A: $tType, B: $tType]: (A > $o)).
                tff(a, axiom, order(nat)).
                tff(b, axiom, ![A: $tType, X: A]: (order(A) => less(A, nat, X))).
                """);
        Term fact =
                document.theory().fact("a").orElseThrow().theorems().getFirst().conclusion();
        assertEquals(1, fact.arguments().size());
        assertEquals(
                2,
                document.theory().facts().stream()
                        .filter(f -> f.name().length() == 1)
                        .count());
    }

    @Test
    void aFormulaOfUnknownRoleIsLeftOutWithANote() {
        Document document = read("fof(a, unknown, p). fof(b, axiom, q).");
        assertTrue(document.theory().fact("a").isEmpty());
        assertEquals(
                "t.p:1:1: formula a has the role unknown and is left out",
                document.notes().getFirst().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "axiom",
                "hypothesis",
                "definition",
                "assumption",
                "lemma",
                "theorem",
                "corollary",
                "plain",
                "negated_conjecture",
                "axiom-useful"
            })
    void everyRoleButConjectureAndUnknownMakesAnAxiom(String role) {
        assertEquals("p", fact(read("fof(a, " + role + ", p)."), "a"));
    }

    @Test
    void objectsInQuotesDiffer() {
        Document document = read("fof(a, axiom, p(\"x\", \"y\")).");
        assertEquals("x ~= y", fact(document, "distinct_objects"));
    }

    @Test
    void manyObjectsDifferByTheirBits() {
        var text = new StringBuilder();
        for (int i = 0; i < 130; i++) {
            text.append("fof(a").append(i).append(", axiom, p(\"").append(i).append("\")).\n");
        }
        Document document = read(text.toString());
        assertEquals(
                130 * 8,
                document.theory()
                        .fact("distinct_objects")
                        .orElseThrow()
                        .theorems()
                        .size());
    }

    @Test
    void differentNamesStayApart() {
        Document document = read("fof(a, axiom, p('x y', 'x-y', x_y, '$sum')).");
        assertEquals(
                4,
                document.theory()
                        .signature()
                        .constantType("TPTP.p")
                        .orElseThrow()
                        .argumentTypes()
                        .size());
        assertTrue(document.names().values().containsAll(Set.of("x y", "x-y", "x_y", "'$sum'")));
    }

    // Typed dialects

    private static final String LISTS = """
        tff(nat_type, type, nat: $tType).
        tff(list_type, type, list: $tType > $tType).
        tff(nil_type, type, nil: !>[A: $tType]: list(A)).
        tff(cons_type, type, cons: !>[A: $tType]: ((A * list(A)) > list(A))).
        tff(zero_type, type, zero: nat).
        tff(even_type, type, even: nat > $o).
        """;

    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
        ![X: nat]: even(X)                                ¦ ALL X. even X
        cons(nat, zero, nil(nat)) != nil(nat)             ¦ cons zero nil ~= nil
        ![A: $tType, X: A]: cons(A, X, nil(A)) != nil(A)  ¦ ALL X. cons X nil ~= nil
        $less(1, $sum(2, 3))                              ¦ less int_1 (sum int_2 int_3)
        $lesseq(1/2, $to_rat(-1))                         ¦ lesseq rat_1_over_2 (to_rat int_minus_1)
        $ite(even(zero), $greater(1.5, 2.5), $false)      ¦ if even zero then greater real_1_point_5 real_2_point_5 else False
        even($ite_t($true, zero, zero))                   ¦ even (if True then zero else zero)
        $let(c: nat, c := zero, even(c))                  ¦ let c = zero in even c
        $let([c: nat, d: nat], [c := zero, d := zero], even(c) | even(d)) ¦ let c = zero; d = zero in even c | even d
        $let([c: nat, d: nat], [c, d] := [zero, zero], even(c) | even(d)) ¦ let c = zero; d = zero in even c | even d
        $let(d: nat > $o, d(X) := ~even(X), d(zero))      ¦ let d = %X. ~ even X in d zero
        p(c) | q                                          ¦ p c | q
        """)
    void typedFirstOrderFormulas(String written, String meant) {
        assertEquals(meant, fact(read(LISTS + "tff(f, axiom, " + written + ")."), "f"));
    }

    @Test
    void aPolymorphicSymbolKeepsItsTypeParameters() {
        Document document = read(LISTS + "tff(f, conjecture, ![A: $tType, X: list(A)]: X = nil(A)).");
        assertEquals("[X]", document.conjectures().getFirst().variables().toString());
        assertEquals("['A]", document.conjectures().getFirst().typeVariables().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
        p @ a & q                                   ¦ !
        (p @ a) & (r @ (^[X: $i]: (f @ X)) @ a)     ¦ p a & r (%X. f X) a
        ![P: $i > $o]: ((P @ a) => (P @ b))         ¦ ALL P. P a --> P b
        !! @ (^[X: $i]: (p @ X))                    ¦ ALL X. p X
        ?? @ p                                      ¦ Ex p
        !! @ $i @ p                                 ¦ All p
        @= @ $i @ a @ b                             ¦ a = b
        (&) @ q @ (~ q)                             ¦ q & ~ q
        (=) @ a @ b                                 ¦ a = b
        (~|) @ q @ q                                ¦ (%x y. ~ (x | y)) q q
        f = (^[X: $i]: a)                           ¦ f = (%X. a)
        (@+[X: $i]: (p @ X)) = a                    ¦ (SOME X. p X) = a
        (@-[X: $i]: (p @ X)) = a                    ¦ (THE X. p X) = a
        (p @ a) = q                                 ¦ p a <-> q
        """)
    void higherOrderFormulas(String written, String meant) {
        String text = """
            thf(a, type, a: $i). thf(b, type, b: $i). thf(f, type, f: $i > $i). thf(q, type, q: $o).
            thf(p, type, p: $i > $o). thf(r, type, r: ($i > $i) > $i > $o).
            """ + "thf(x, axiom, " + written + ").";
        if (meant.equals("!")) {
            assertThrows(SyntaxException.class, () -> read(text));
        } else {
            assertEquals(meant, fact(read(text), "x"));
        }
    }

    @Test
    void typeConstructorsAreApplied() {
        Document document = read("""
            thf(list, type, list: $tType > $tType).
            thf(nil, type, nil: !>[A: $tType]: (list @ A)).
            thf(map, type, map: !>[A: $tType, B: $tType]: ((A > B) > (list @ A) > (list @ (list @ B)))).
            """);
        assertEquals(
                "('A => 'B) => 'A list => 'B list list",
                document.theory()
                        .signature()
                        .constantType("TPTP.map")
                        .orElseThrow()
                        .toString());
    }

    @Test
    void numbersThatAreIndividualsDiffer() {
        Document document = read("fof(a, axiom, p(1, 2, 1.0)).");
        assertEquals(
                1,
                document.theory()
                        .fact("distinct_objects")
                        .orElseThrow()
                        .theorems()
                        .size());
    }

    @Test
    void higherOrderTypeArgumentsAreWritten() {
        Document document = read("""
            thf(l, type, list: $tType > $tType).
            thf(n, type, nil: !>[A: $tType]: (list @ A)).
            thf(x, axiom, (nil @ ($i > $o)) = (nil @ ($i > $o))).
            """.replace("(list @ A)", "list(A)"));
        assertEquals("nil = nil", fact(document, "x"));
    }

    // Includes

    @Test
    void includesAreFoundBesideAndAbove(@TempDir Path directory) throws IOException {
        Path axioms = Files.createDirectories(directory.resolve("Axioms"));
        Path problems = Files.createDirectories(directory.resolve("Problems/SUB"));
        Path elsewhere = Files.createDirectories(directory.resolve("elsewhere/deep"));
        Files.writeString(axioms.resolve("A.ax"), "fof(a, axiom, p). fof(b, axiom, q). fof(c, axiom, r).");
        Files.writeString(problems.resolve("B.ax"), "include('Axioms/A.ax', [c, a]).");
        Files.writeString(elsewhere.resolve("C.ax"), "fof(d, axiom, s).");
        Path problem = problems.resolve("P.p");
        Files.writeString(problem, "include('B.ax'). include('C.ax'). fof(g, conjecture, t).");
        TptpProblem read = TptpReader.read(problem, List.of(elsewhere));
        assertEquals(
                List.of("a", "c", "d", "g"),
                read.statements().stream()
                        .map(s -> ((TptpStatement.Annotated) s).name())
                        .toList());
    }
}
