package dev.assay.syntax.tptp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TptpErrorsTest {
    private static String error(String text) {
        var error = assertThrows(SyntaxException.class, () -> TptpReader.read(new Source("t.p", text)));
        return error.position() + ": " + error.getMessage();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
        fof(a, axiom, p(X then)).            ¦ t.p:1:19: expected ')' or ',', found 'then'
        fof(a, axiom, p) fof                 ¦ t.p:1:18: expected '.', found 'fof'
        fof(a, axiom, p                      ¦ t.p:1:16: expected ')' or ',', found end of file
        fof(a, axiom, (p).                   ¦ t.p:1:18: expected ')' or ',', found '.'
        fof(a, axiom, p & ).                 ¦ t.p:1:19: expected a formula or term, found ')'
        fof(a, axiom, p & q | r).            ¦ t.p:1:21: expected ')' or ',', found '|'
        fof(a, axiom, p => q => r).          ¦ t.p:1:22: expected ')' or ',', found '=>'
        fof(a, axiom, ![x]: p).              ¦ t.p:1:17: expected a variable, found 'x'
        fof(a, axiom, ![X; Y]: p).           ¦ t.p:1:18: unexpected character ';'
        fof(a, axiom, p(X)).                 ¦ t.p:1:17: variable X is not bound
        fof(a, axiom, 'open).                ¦ t.p:1:15: expected ' before the end of the line
        fof(a, axiom, 'a\\b').               ¦ t.p:1:17: expected \\' or \\\\ in quotes
        fof(a, axiom, p). /* open            ¦ t.p:1:19: comment without end: expected '*/'
        foo(a, axiom, p).                    ¦ t.p:1:1: expected 'cnf', 'fof', 'tff', 'thf' or 'include', found 'foo'
        fof(a, Axiom, p).                    ¦ t.p:1:8: expected a role, found 'Axiom'
        fof(X, axiom, p).                    ¦ t.p:1:5: expected a name, found 'X'
        fof(a, axiom, [p]).                  ¦ t.p:1:15: tuples and non-classical operators are not supported
        fof(a, axiom, p(a) & p(a, b)).       ¦ t.p:1:22: p is used with 2 arguments here but with 1 at t.p:1:15
        fof(a, axiom, f(a) = f).             ¦ t.p:1:22: f is used with 0 arguments here but with 1 at t.p:1:15
        fof(a, axiom, p(p)).                 ¦ t.p:1:17: p is used as a function here but as a predicate at t.p:1:15
        fof(a, axiom, a = b & a).            ¦ t.p:1:23: a is used as a predicate here but as a function at t.p:1:15
        fof(a, axiom, $ite(p, q)).           ¦ t.p:1:15: $ite takes 3 arguments, not 2
        tff(a, type, c: nat).                ¦ t.p:1:17: type nat is not declared
        tff(a, type, c: list(A)).            ¦ t.p:1:17: type list is not declared
        tff(a, type, c: $i > ).              ¦ t.p:1:22: expected a type, found ')'
        tff(a, type, c: ($i * $i)).          ¦ t.p:1:26: expected '>', found ')'
        fof(a, axoim, p).                    ¦ t.p:1:8: expected a role such as 'axiom' or 'conjecture', found 'axoim'
        cnf(a, axiom, p | q & r).            ¦ t.p:1:21: expected ')' or ',', found '&'
        cnf(a, axiom, p & q).                ¦ t.p:1:15: expected a clause, that is literals joined by '|', found '&'
        cnf(a, axiom, ![X]: p(X)).           ¦ t.p:1:15: expected a clause, that is literals joined by '|', found '!'
        tff(a, axiom, $foo(1) = 2).          ¦ t.p:1:15: $foo is no symbol of TPTP that is known here
        tff(a, axiom, ![X: $int]: p(X)).     ¦ t.p:1:29: type error: expected i, found int
        tff(a, axiom, 1 = 1.5).              ¦ t.p:1:15: type error: expected int, found real
        tff(a, axiom, $less(a, b)).          ¦ t.p:1:15: $less is about numbers, not about i
        tff(a, axiom, ?[A: $tType]: p).      ¦ t.p:1:17: quantifiers over types inside of a formula are not supported
        thf(a, axiom, p @ q).                ¦ t.p:1:15: p is not declared
        thf(a, axiom, $true @ $true).        ¦ t.p:1:23: type error: a term of type bool is applied to an argument
        thf(a, axiom, ?? @ (^[X: $i]: X)).   ¦ t.p:1:21: type error: expected _ => bool, found i => i
        include('nowhere/to/be/found.ax').   ¦ t.p:1:1: cannot find the included file 'nowhere/to/be/found.ax'
        """)
    void errorsSayWhereAndWhat(String text, String error) {
        assertEquals(error, error(text));
    }

    @Test
    void columnsAreCountedInCharacters() {
        assertEquals("t.p:2:19: expected '.', found 'q'", error("% 🂡\nfof('🂡', axiom, p)q"));
    }

    @Test
    void declarationsThatDifferNameTheFirst() {
        assertEquals(
                "t.p:2:1: c has another type at t.p:1:1: i, not int",
                error("tff(a, type, c: $i).\ntff(b, type, c: $int)."));
        assertEquals(
                "t.p:2:1: type c has 1 argument here but 0 at t.p:1:1",
                error("tff(a, type, c: $tType).\ntff(b, type, c: $tType > $tType)."));
    }

    @Test
    void aFileThatIncludesItselfIsRefused(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("loop.ax");
        Files.writeString(file, "include('loop.ax').");
        Path problem = directory.resolve("p.p");
        Files.writeString(problem, "include('loop.ax').");
        var error = assertThrows(SyntaxException.class, () -> TptpReader.read(problem));
        assertTrue(error.getMessage().endsWith("includes itself"), error.getMessage());
    }

    @Test
    void aSelectionThatIsNotThereIsNamed(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("a.ax"), "fof(a, axiom, p).");
        Path problem = directory.resolve("p.p");
        Files.writeString(problem, "include('a.ax', [a, b, c]).");
        var error = assertThrows(SyntaxException.class, () -> TptpReader.read(problem));
        assertEquals("the file 'a.ax' has no formula b, c", error.getMessage());
    }
}
