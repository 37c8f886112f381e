package dev.assay.syntax.isabelle.outer;

import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What stands after the name of an attribute: facts, terms, or names with terms. */
public final class AttributeArguments {
    /** {@code x = t} or {@code 'a = type} of {@code where}. */
    public record Assignment(Name variable, Inner value) {}

    /** The facts after {@code OF} or {@code THEN}, empty for {@code _}, and the number in {@code [n]} before them, or 1. */
    public record Facts(int number, List<Optional<Fact>> facts) {
        public Facts {
            facts = List.copyOf(facts);
        }
    }

    /** The terms after {@code of}, empty for {@code _}: those for all variables, and those after {@code concl:}. */
    public record Terms(List<Optional<Inner>> all, List<Optional<Inner>> conclusion) {
        public Terms {
            all = List.copyOf(all);
            conclusion = List.copyOf(conclusion);
        }
    }

    private AttributeArguments() {}

    public static Facts facts(Attribute attribute) {
        return read(attribute, phrases -> {
            int number = 1;
            if (phrases.is("[") && phrases.peek(1).kind() == Token.Kind.NATURAL) {
                phrases.next();
                number = phrases.number("a number");
                phrases.expect("]");
            }
            var facts = new ArrayList<Optional<Fact>>();
            while (!phrases.atEnd()) {
                facts.add(phrases.accept("_") ? Optional.empty() : Optional.of(phrases.fact()));
            }
            return new Facts(number, facts);
        });
    }

    public static Terms terms(Attribute attribute) {
        return read(attribute, phrases -> {
            var all = new ArrayList<Optional<Inner>>();
            var conclusion = new ArrayList<Optional<Inner>>();
            List<Optional<Inner>> current = all;
            while (!phrases.atEnd() && !phrases.is("for")) {
                if (phrases.is("concl") && phrases.isNext(":")) {
                    phrases.next();
                    phrases.next();
                    current = conclusion;
                } else {
                    current.add(phrases.accept("_") ? Optional.empty() : Optional.of(phrases.inner("a term")));
                }
            }
            phrases.forFixes();
            return new Terms(all, conclusion);
        });
    }

    public static List<Assignment> assignments(Attribute attribute) {
        return read(attribute, phrases -> {
            var result = new ArrayList<Assignment>();
            while (!phrases.atEnd() && !phrases.is("for")) {
                Name variable = phrases.nameOf(phrases.next());
                phrases.expect("=");
                result.add(new Assignment(variable, phrases.inner("a term or a type")));
                phrases.accept("and");
            }
            phrases.forFixes();
            return result;
        });
    }

    private static <T> T read(Attribute attribute, Function<Phrases, T> read) {
        Name name = attribute.name();
        var word = new Token(
                Token.Kind.IDENTIFIER,
                name.text(),
                name.offset(),
                name.offset() + name.text().length());
        int end = attribute.arguments().isEmpty()
                ? word.end()
                : attribute.arguments().getLast().end();
        var span = new CommandSpan(name.source(), word, CommandKind.DECLARATION, List.of(), attribute.arguments(), end);
        try {
            return read.apply(new Phrases(span));
        } catch (Unreadable problem) {
            throw new SyntaxException(name.source().position(problem.offset()), problem.sentence());
        }
    }
}
