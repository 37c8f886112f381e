package dev.assay.code.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.code.program.Program;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Theories whose statements are run. */
final class Executed {
    private Executed() {}

    static TheoryDocument read(String imports, String text) {
        String theory = "theory Test imports " + imports + " begin\n" + text + "\nend\n";
        TheoryDocument document = Library.read(new Source("Test.thy", theory), Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        return document;
    }

    static List<Term> statements(TheoryDocument document) {
        var result = new ArrayList<Term>();
        for (TheoryStatement statement : document.statements()) {
            if (statement.ending() == dev.assay.syntax.isabelle.outer.Proof.Ending.OOPS) {
                for (Conjecture c : statement.conjectures()) {
                    Term whole = Hol.mkImplies(c.assumptions(), c.conclusion());
                    result.add(Hol.mkAll(List.copyOf(whole.frees()), whole));
                }
            }
        }
        return result;
    }

    static Object value(Code code, Term closed) {
        var root = new Extraction.Root("test", List.of(), closed);
        Program program = Extraction.extract(code, List.of(root), Extraction.Options.STRICT);
        return new Interpreter(program).call(root.constant());
    }

    /** All statements that are given up with {@code oops} evaluate to true. */
    static void allTrue(String imports, String text) {
        TheoryDocument document = read(imports, text);
        Code code = Code.of(document.context().theory());
        List<Term> statements = statements(document);
        assertFalse(statements.isEmpty());
        var wrong = new ArrayList<String>();
        for (Term statement : statements) {
            try {
                if (!value(code, statement).equals(true)) {
                    wrong.add(statement + " is false");
                }
            } catch (NotExecutable | Undecided | Interpreter.Undefined e) {
                wrong.add(statement + ": " + e);
            }
        }
        assertEquals("", String.join("\n", wrong));
    }

    static void allTrue(String text) {
        allTrue("Main", text);
    }

    /** No statement that is given up with {@code oops} has a value. */
    static void isUndecided(String text) {
        TheoryDocument document = read("Main", text);
        Code code = Code.of(document.context().theory());
        for (Term statement : statements(document)) {
            assertThrows(Undecided.class, () -> value(code, statement), statement::toString);
        }
    }

    /** Each line is a statement. */
    static void each(String imports, String... propositions) {
        var text = new StringBuilder();
        for (String proposition : propositions) {
            text.append("lemma \"").append(proposition).append("\" oops\n");
        }
        allTrue(imports, text.toString());
    }
}
