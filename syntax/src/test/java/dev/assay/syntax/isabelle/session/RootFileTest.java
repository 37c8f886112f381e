package dev.assay.syntax.isabelle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a ROOT file says. */
class RootFileTest {
    private static final Path FOLDER = Path.of("/folder");

    private static List<Session> read(String text) {
        return RootFile.read(new Source("ROOT", text), FOLDER);
    }

    private static List<String> theories(Session session) {
        return session.theories().stream().map(t -> t.name().text()).toList();
    }

    @Test
    void aSessionWithEveryPartIsRead() {
        List<Session> sessions = read("""
                chapter Trees
                chapter_definition Trees description "all about trees"
                session "Red-Black" (slow main) in "src" = "HOL-Library" +
                  description ‹trees with colours; theories are below›
                  options [timeout = 600, document = pdf, document_output = "out"]
                  sessions Lists "Search-Trees"
                  directories "basic" "../shared"
                  theories [document = false]
                    Colours (global)
                    "basic/Insert"
                  (* a comment *)
                  theories
                    Delete
                  document_theories "HOL-Library.Tree"
                  document_files (in "doc") "root.tex" "root.bib"
                  document_files "intro.tex"
                  export_files (in ".") [2] "Red-Black.Delete:code/**"
                  export_classpath
                """);
        Session session = sessions.getFirst();
        assertEquals("Red-Black", session.name().text());
        assertEquals(List.of("Colours", "basic/Insert", "Delete"), theories(session));
        assertEquals(
                List.of(true, false, false),
                session.theories().stream().map(Session.Listed::isGlobal).toList());
        assertEquals(
                List.of(Path.of("/folder/src"), Path.of("/folder/src/basic"), Path.of("/folder/shared")),
                session.allFolders().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"in \"\0\" = HOL +", "= HOL + directories \"\0\"", "= HOL + theories \"\0\""})
    void whatNoFileCanBeCalledIsRefused(String text) {
        assertThrows(SyntaxException.class, () -> read("session S " + text));
    }

    @Test
    void aFileHasSeveralSessions() {
        List<Session> sessions = read("session A = HOL + theories X\nsession B in b = A + theories Y Z");
        assertEquals(
                List.of("A", "B"), sessions.stream().map(s -> s.name().text()).toList());
    }

    @Test
    void aSessionWithoutAParentIsRead() {
        assertEquals(List.of("X"), theories(read("session Pure = theories X").getFirst()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    theories A | ROOT:1:1: a ROOT file needs `session` or `chapter` here, but there is `theories`
                    session A HOL | ROOT:1:11: a ROOT file needs `=` here, but there is `HOL`
                    session A = HOL theories B | ROOT:1:17: a ROOT file needs `+` here, but there is `theories`
                    session A = HOL + options [x = 1 | ROOT:1:33: a ROOT file needs `]` here, but it ends
                    session A = HOL + theories B (local) | ROOT:1:31: a ROOT file needs `global` here, but there is `local`
                    """)
    void whatIsWrongIsToldWithItsPlace(String text, String sentence) {
        var refusal = assertThrows(SyntaxException.class, () -> read(text));
        assertEquals(sentence, refusal.position() + ": " + refusal.getMessage());
    }
}
