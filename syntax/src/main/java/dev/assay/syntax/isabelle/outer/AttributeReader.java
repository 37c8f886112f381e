package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what stands after the name of an attribute: facts, terms, names with terms, or mere words. */
final class AttributeReader extends Phrases {
    private AttributeReader(CommandSpan span) {
        super(span);
    }

    /** What cannot be read as the attribute wants it is mere words, which it is not content with when it is used. */
    static Attribute read(CommandSpan command, Name name, List<Token> tokens) {
        var span = new CommandSpan(
                command.source(),
                command.word(),
                CommandKind.DECLARATION,
                List.of(),
                tokens,
                tokens.isEmpty() ? command.end() : tokens.getLast().end());
        var reader = new AttributeReader(span);
        try {
            return new Attribute(
                    name,
                    switch (name.text()) {
                        case "of" -> reader.terms();
                        case "where" -> reader.assignments();
                        case "OF", "THEN", "unfolded", "folded", "simplified" -> reader.resolved();
                        default -> reader.words();
                    });
        } catch (Unreadable _) {
            return new Attribute(name, new AttributeReader(span).words());
        }
    }

    private Attribute.Words words() {
        return new Attribute.Words(rest().stream()
                .map(token -> token.isQuoted()
                        ? token.quoted(source())
                        : new Quoted(token.text(), source().position(token.start())))
                .toList());
    }

    private Attribute.Facts resolved() {
        int number = 1;
        if (is("[") && peek(1).kind() == Token.Kind.NATURAL) {
            next();
            number = number("a number");
            expect("]");
        }
        var facts = new ArrayList<Optional<FactReference>>();
        while (!atEnd()) {
            facts.add(accept("_") ? Optional.empty() : Optional.of(fact()));
        }
        return new Attribute.Facts(number, facts);
    }

    private Attribute.Terms terms() {
        var all = new ArrayList<Optional<Quoted>>();
        var conclusion = new ArrayList<Optional<Quoted>>();
        List<Optional<Quoted>> current = all;
        while (!atEnd() && !is("for")) {
            if (is("concl") && isNext(":")) {
                next();
                next();
                current = conclusion;
            } else {
                current.add(accept("_") ? Optional.empty() : Optional.of(inner("a term")));
            }
        }
        forFixes();
        return new Attribute.Terms(all, conclusion);
    }

    private Attribute.Assignments assignments() {
        var result = new ArrayList<Attribute.Assignment>();
        while (!atEnd() && !is("for")) {
            Name variable = nameOf(next());
            expect("=");
            result.add(new Attribute.Assignment(variable, inner("a term or a type")));
            accept("and");
        }
        forFixes();
        return new Attribute.Assignments(result);
    }
}
