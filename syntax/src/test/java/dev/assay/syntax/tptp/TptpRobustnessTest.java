package dev.assay.syntax.tptp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.syntax.BigStack;
import dev.assay.syntax.Mutations;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import org.junit.jupiter.api.Test;

class TptpRobustnessTest {
    private static final String SAMPLE = """
        tff(l, type, list: $tType > $tType).
        tff(n, type, nil: !>[A: $tType]: list(A)).
        tff(a, axiom, ![A: $tType, X: list(A)]: (X = nil(A) | $less(1, 2/3))).
        fof(b, hypothesis, ![X]: (p(X, "o") <=> ~(q('a b') & r)), file('f', b)).
        cnf(c, negated_conjecture, p(X, Y) | X != f(Y)).
        thf(t, type, g: ($i > $o) > $o).
        thf(d, conjecture, (g @ (^[X: $i]: $true)) & ((=) @ $false @ $let(c: $o, c := $true, c))).
        """;

    private static void readOrRefuse(String text) {
        try {
            TptpReader.read(new Source("t.p", text));
        } catch (SyntaxException _) {
            // What is expected of a broken text.
        }
    }

    @Test
    void brokenTextsAreRefusedInOrder() {
        Mutations.forEach(SAMPLE, "()[],.:!?^@=<>~&|$'\"%/*aAX1 \n", 5000, 20260101, TptpRobustnessTest::readOrRefuse);
        for (int end = 0; end < SAMPLE.length(); end++) {
            readOrRefuse(SAMPLE.substring(0, end));
        }
        for (int seed = 0; seed < 500; seed++) {
            readOrRefuse(Mutations.randomBytes(200, seed));
        }
    }

    @Test
    void deepNestingNeedsNoMoreThanABigStack() throws Exception {
        int depth = 100_000;
        String brackets = "fof(a, axiom, " + "(".repeat(depth) + "p" + ")".repeat(depth) + ").";
        String negations = "fof(a, axiom, " + "~".repeat(depth) + "p).";
        String terms = "fof(a, axiom, p(" + "f(".repeat(depth) + "c" + ")".repeat(depth) + ")).";
        for (String text : new String[] {brackets, negations, terms}) {
            String printed = BigStack.call(() -> TptpPrinter.print(TptpReader.read(new Source("t.p", text))));
            assertEquals('.', printed.strip().charAt(printed.strip().length() - 1));
        }
    }

    @Test
    void theEndOfTheStackIsAnErrorOfTheText() {
        String text = "fof(a, axiom, " + "~(".repeat(1_000_000) + "p" + ")".repeat(1_000_000) + ").";
        var error = assertThrows(SyntaxException.class, () -> TptpReader.read(new Source("t.p", text)));
        assertEquals("the text is nested too deeply for the stack of this thread", error.getMessage());
    }

    @Test
    void tenMegabytesAreRead() throws Exception {
        String literal = "p(f(X, c), g(Y)) | ~ q(X) | X = f(Y, Y)";
        var manyStatements = new StringBuilder();
        for (int i = 0; manyStatements.length() < 5_000_000; i++) {
            manyStatements
                    .append("cnf(c")
                    .append(i)
                    .append(",axiom,")
                    .append(literal)
                    .append(").");
        }
        var oneStatement = new StringBuilder("cnf(one, axiom, ").append(literal);
        while (oneStatement.length() < 5_000_000) {
            oneStatement.append(" | ").append(literal);
        }
        String text = manyStatements.append(oneStatement).append(").").toString();
        int statements = BigStack.call(
                () -> TptpReader.read(new Source("t.p", text)).statements().size());
        assertEquals(text.split("cnf\\(").length - 1, statements);
    }
}
