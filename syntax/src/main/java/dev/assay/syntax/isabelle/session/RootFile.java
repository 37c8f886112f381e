package dev.assay.syntax.isabelle.session;

import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.Keywords;
import dev.assay.syntax.isabelle.outer.OuterLexer;
import dev.assay.syntax.isabelle.outer.Token;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads a {@code ROOT} file.
 *
 * <pre>
 *   session NAME (groups) in "folder" = PARENT +
 *     description … options […] sessions … directories …
 *     theories [options] NAME (global) …
 *     document_theories … document_files … export_files … export_classpath …
 * </pre>
 */
final class RootFile {
    private static final Set<String> ENTRIES = Set.of("session", "chapter", "chapter_definition");
    private static final Set<String> PARTS = Set.of(
            "description",
            "options",
            "sessions",
            "directories",
            "theories",
            "document_theories",
            "document_files",
            "export_files",
            "export_classpath",
            "files");

    private final Source source;
    private final Path folder;
    private final List<Token> tokens;
    private int at;

    private RootFile(Source source, Path folder) {
        this.source = source;
        this.folder = folder;
        OuterLexer.Result lexed = OuterLexer.read(source, Keywords.SESSIONS);
        this.tokens = lexed.tokens().stream()
                .filter(token -> token.kind() != Token.Kind.COMMENT && token.kind() != Token.Kind.FORMAL_COMMENT)
                .toList();
        if (!lexed.errors().isEmpty()) {
            var first = lexed.errors().getFirst();
            throw new SyntaxException(first.position(), first.message());
        }
    }

    /**
     * The sessions of a file.
     *
     * @param folder where the file lies
     * @throws SyntaxException if it is none
     */
    static List<Session> read(Source source, Path folder) {
        var reader = new RootFile(source, folder);
        var sessions = new ArrayList<Session>();
        while (reader.peek().kind() != Token.Kind.END) {
            if (reader.accept("session")) {
                sessions.add(reader.session());
            } else if (reader.accept("chapter")) {
                reader.name("the name of a chapter");
            } else if (reader.accept("chapter_definition")) {
                reader.skipTo(ENTRIES);
            } else {
                throw reader.expected("`session` or `chapter`");
            }
        }
        return sessions;
    }

    private Session session() {
        Name name = name("the name of a session");
        if (accept("(")) {
            names();
            expect(")");
        }
        Path home = accept("in") ? folder.resolve(name("a folder").text()).normalize() : folder;
        expect("=");
        boolean hasParent = isName(peek());
        if (hasParent) {
            name("the name of the parent session");
            expect("+");
        }
        var folders = new ArrayList<Path>();
        var theories = new ArrayList<Session.Listed>();
        while (PARTS.contains(peek().text()) && !peek().isQuoted()) {
            String part = next().text();
            switch (part) {
                case "description" -> next();
                case "options" -> options();
                case "sessions" -> names();
                case "directories" ->
                    names().forEach(n -> folders.add(home.resolve(n.text()).normalize()));
                case "theories" -> {
                    options();
                    theories.addAll(theories());
                }
                default -> files();
            }
        }
        return new Session(name, home, folders, theories);
    }

    private List<Session.Listed> theories() {
        var result = new ArrayList<Session.Listed>();
        while (isName(peek())) {
            Name name = name("a theory");
            boolean isGlobal = accept("(");
            if (isGlobal) {
                expect("global");
                expect(")");
            }
            result.add(new Session.Listed(name, isGlobal));
        }
        return result;
    }

    /** {@code (in "folder") [number] names}, which say nothing about theories. */
    private void files() {
        if (accept("(")) {
            expect("in");
            name("a folder");
            expect(")");
        }
        options();
        names();
    }

    private void options() {
        if (accept("[")) {
            while (!accept("]")) {
                if (peek().kind() == Token.Kind.END) {
                    throw expected("`]`");
                }
                next();
            }
        }
    }

    private void skipTo(Set<String> words) {
        while (peek().kind() != Token.Kind.END && (peek().isQuoted() || !words.contains(peek().text()))) {
            next();
        }
    }

    private List<Name> names() {
        var result = new ArrayList<Name>();
        while (isName(peek())) {
            result.add(name("a name"));
        }
        return result;
    }

    private static boolean isName(Token token) {
        return switch (token.kind()) {
            case STRING, CARTOUCHE, NATURAL -> true;
            case IDENTIFIER, LONG_IDENTIFIER, SYMBOLIC ->
                !PARTS.contains(token.text()) && !ENTRIES.contains(token.text());
            default -> false;
        };
    }

    private Name name(String what) {
        if (!isName(peek())) {
            throw expected(what);
        }
        Quoted written = next().quoted(source);
        if (written.text().indexOf('\0') >= 0) {
            throw new SyntaxException(written.position(), what + " cannot have a name with a zero character");
        }
        return new Name(written.text(), written.position());
    }

    private Token peek() {
        return tokens.get(at);
    }

    private Token next() {
        Token token = peek();
        at += token.kind() == Token.Kind.END ? 0 : 1;
        return token;
    }

    private boolean accept(String word) {
        boolean found = peek().is(word);
        if (found) {
            next();
        }
        return found;
    }

    private void expect(String word) {
        if (!accept(word)) {
            throw expected("`" + word + "`");
        }
    }

    private SyntaxException expected(String what) {
        Token found = peek();
        return new SyntaxException(
                source.position(found.start()),
                "a ROOT file needs " + what + " here, but "
                        + (found.kind() == Token.Kind.END ? "it ends" : "there is `" + found.text() + "`"));
    }
}
