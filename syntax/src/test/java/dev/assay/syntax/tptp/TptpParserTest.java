package dev.assay.syntax.tptp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Position;
import dev.assay.syntax.Source;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TptpParserTest {
    private static List<TptpStatement> parse(String text) {
        return TptpParser.parse(new Source("t.p", text));
    }

    /** Each with the parentheses that it needs and no others. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "p",
                "p(a, f(X), \"an object\")",
                "~p",
                "~~p",
                "~(p & q)",
                "p & q & r",
                "(p & q) & r",
                "p & (q | r)",
                "p | ~q | r",
                "p => (q => r)",
                "(p => q) <= r",
                "p <=> q",
                "p <~> q",
                "p ~& q",
                "p ~| q",
                "X = f(Y)",
                "X != f(Y)",
                "~X = Y",
                "![X]: p(X)",
                "![X, Y]: ?[Z]: (p(X) & q(Y, Z))",
                "(![X]: p(X)) = q",
                "![X: $int]: $less(X, $sum(X, 1))",
                "$less(-3, 1/2) | $less(1.5, -2.5e-3)",
                "$true | $false",
                "'two words'(X) & 'it\\'s'(X) & '$sum'(X)",
                "$ite(p, a, f(b)) = c",
                "$let([c: $int], [c := 1], $less(c, 2))",
                "$let([f: $i > $i, g: $o], [f(X) := h(X, X), g := p], g & q(f(a)))",
                "$distinct(a, b, c)",
                "^[X: $i]: (f @ X)",
                "f @ X @ (g @ Y)",
                "f @ (^[X: $i > $o]: X) @ (X = Y)",
                "(&) @ p @ q",
                "!! @ (^[X: $i]: (p @ X))",
                "(=) @ a @ b",
                "nil @ ($i > $o)",
                "@+[X: $i]: (p @ X)",
                "map($i, list($o), X)"
            })
    void aFormulaIsPrintedAsItIsWritten(String text) {
        TptpFormula formula = TptpParser.parseFormula(new Source("t", text));
        assertEquals(text, TptpPrinter.print(formula));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fof(a, axiom,\n    p).\n",
                "cnf(1, negated_conjecture,\n    p | ~q).\n",
                "tff(t, type, list: $tType > $tType).\n",
                "tff(t, type, nil: !>[A: $tType]: list(A)).\n",
                "tff(t, type, f: ($int * list($i)) > $o).\n",
                "thf(t, type, f: ($i > $o) > $i > $o).\n",
                "fof('a name', hypothesis,\n    p,\n    inference(r, [status(thm)], [a, b]), [useful]).\n",
                "include('Axioms/A.ax', [a, 'b c', 3]).\n",
                "fof(a, axiom-local,\n    p).\n"
            })
    void aStatementIsPrintedAsItIsWritten(String text) {
        assertEquals(text, TptpPrinter.print(parse(text)));
    }

    @Test
    void commentsAreBlanks() {
        String text = "% a comment\nfof(a, /* and\n another */ axiom, p). % end";
        assertEquals("fof(a, axiom,\n    p).\n", TptpPrinter.print(parse(text)));
    }

    @Test
    void commentsInAnnotationsAreLeftOut() {
        String text = "fof(a, axiom, p, file('f.ax', % from\n a)).";
        assertEquals("fof(a, axiom,\n    p,\n    file('f.ax', a)).\n", TptpPrinter.print(parse(text)));
    }

    @Test
    void superfluousParenthesesAreGone() {
        assertEquals(
                "fof(a, axiom,\n    p & q).\ntff(b, type, c: $i).\n",
                TptpPrinter.print(parse("fof(a,axiom,(((p))&(q))). tff(b,type,(c: ($i))).")));
    }

    @Test
    void namesInQuotesAreTheNamesThemselves() {
        assertEquals(
                "p('A', p, '\\\\')", TptpPrinter.print(TptpParser.parseFormula(new Source("t", "'p'('A',p,'\\\\')"))));
    }

    @Test
    void nodesKnowTheirPlaces() {
        var statement =
                (TptpStatement.Annotated) parse("\n  fof(a,axiom,\n p & q(X)).").getFirst();
        assertEquals(new Position("t.p", 2, 3), statement.position());
        var joined = (TptpFormula.Joined) statement.formula();
        assertEquals(new Position("t.p", 3, 6), joined.parts().get(1).position());
    }
}
