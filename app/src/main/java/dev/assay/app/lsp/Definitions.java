package dev.assay.app.lsp;

import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.TheoryText;
import dev.assay.syntax.isabelle.outer.Token;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import dev.assay.syntax.isabelle.session.SearchPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Location;

/** Where names get their meaning: in the text itself, or in theories beside it that it imports. */
final class Definitions {
    private final String name;
    private final Set<Path> seen = new HashSet<>();

    private Definitions(String name) {
        this.name = name;
    }

    /** The place of the definition of a name that is used in a text. */
    static Optional<Location> of(String name, String uri, String text, SearchPath imports) {
        String base = name.substring(name.lastIndexOf('.') + 1);
        return new Definitions(base).in(new Source(uri, text), uri, imports);
    }

    private Optional<Location> in(Source source, String uri, SearchPath imports) {
        TheoryText text = OuterSyntax.read(source);
        // The words before `where` come first: a name in quotes may only be used there.
        Optional<Location> named = text.commands().stream()
                .filter(Definitions::defines)
                .flatMap(c -> token(c.span(), uri).stream())
                .findFirst();
        return named.or(() -> text.commands().stream()
                        .filter(ConstantCommand.class::isInstance)
                        .flatMap(c -> quoted(c.span(), uri).stream())
                        .findFirst())
                .or(() -> imported(text, imports));
    }

    private static boolean defines(Command command) {
        return switch (command) {
            case TypeCommand _, ConstantCommand _, ContextCommand _, FactCommand _ -> true;
            case NotationCommand _,
                    Diagnostic _,
                    Command.Heading _,
                    Command.Text _,
                    Command.PassedOver _,
                    Command.Unread _ -> false;
        };
    }

    private Optional<Location> token(CommandSpan span, String uri) {
        for (Token token : span.arguments()) {
            if (token.is(name)) {
                return Optional.of(location(span, token.start(), uri));
            }
            if (span.keyword().startsWith("lemma") && token.is(":")) {
                break;
            }
        }
        return Optional.empty();
    }

    private Optional<Location> quoted(CommandSpan span, String uri) {
        Pattern word = Pattern.compile("(?<![\\w'.])" + Pattern.quote(name) + "(?![\\w'])");
        Matcher matcher = word.matcher(span.text());
        return matcher.find() ? Optional.of(location(span, span.start() + matcher.start(), uri)) : Optional.empty();
    }

    private Location location(CommandSpan span, int start, String uri) {
        return new Location(uri, new TextPlaces(span.source().text()).range(start, start + name.length()));
    }

    private Optional<Location> imported(TheoryText text, SearchPath imports) {
        if (text.header() == null) {
            return Optional.empty();
        }
        for (var theory : text.header().imports()) {
            Optional<Location> found =
                    Library.file(theory.text(), imports).filter(seen::add).flatMap(file -> inFile(file, imports));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Location> inFile(Path file, SearchPath imports) {
        try {
            return in(Source.read(file), file.toUri().toString(), imports.from(file));
        } catch (IOException | SyntaxException e) {
            // A theory that cannot be read defines nothing that one could go to.
            return Optional.empty();
        }
    }
}
