package dev.assay.syntax.isabelle.outer;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads the commands that ask tools something. */
final class DiagnosticReader extends Phrases {
    private final Proof proof;

    DiagnosticReader(CommandSpan span, Proof proof) {
        super(span);
        this.proof = proof;
    }

    /** A word as {@code min} may come first, then options, then facts, the subgoal last. */
    Diagnostic ask() {
        List<Token> arguments = new ArrayList<>();
        while (atName() && peek().kind() != Token.Kind.NATURAL) {
            arguments.add(next());
        }
        List<Option> options = options("[", "]");
        if (is("(")) {
            next();
            arguments.addAll(until(")"));
            expect(")");
        }
        OptionalInt subgoal = peek().kind() == Token.Kind.NATURAL
                ? OptionalInt.of(number("the number of a subgoal"))
                : OptionalInt.empty();
        return new Diagnostic.Ask(span(), options, arguments, subgoal);
    }

    Diagnostic parameters() {
        return new Diagnostic.Parameters(span(), options("[", "]"));
    }

    /** {@code try (facts)} and {@code try0 simp: a}; names of theories. All is kept as it stands. */
    Diagnostic free() {
        return new Diagnostic.Ask(span(), List.of(), rest(), OptionalInt.empty());
    }

    Diagnostic value() {
        @Nullable Name evaluator = null;
        List<Name> modes = List.of();
        if (accept("[")) {
            evaluator = name("an evaluator");
            expect("]");
        }
        if (accept("(")) {
            modes = names("a print mode");
            expect(")");
        }
        return new Diagnostic.Value(span(), evaluator, modes, inner("a term"));
    }

    Diagnostic values() {
        List<Name> modes = List.of();
        if (accept("(")) {
            modes = names("a print mode");
            expect(")");
        }
        List<Option> options = new ArrayList<>();
        while (is("[")) {
            options.addAll(apart(options("[", "]")));
        }
        OptionalInt count = peek().kind() == Token.Kind.NATURAL
                ? OptionalInt.of(number("the number of values"))
                : OptionalInt.empty();
        return new Diagnostic.Values(span(), modes, options, count, inner("a set"));
    }

    Diagnostic codePredicate() {
        List<Option> options = apart(options("[", "]"));
        List<Diagnostic.Modes> modes = new ArrayList<>();
        while (accept("(")) {
            String kind = name("`modes`").text();
            expect(":");
            modes.addAll(separated("and", () -> modes(kind)));
            expect(")");
        }
        return new Diagnostic.CodePredicate(span(), options, modes, inner("a predicate"), proof);
    }

    /** {@code [random_dseq inductify]} is two options, {@code [random_dseq 1, 2]} and {@code [expected "x"]} one. */
    private List<Option> apart(List<Option> options) {
        List<Option> result = new ArrayList<>();
        for (Option option : options) {
            List<Token> further = option.argument().stream()
                    .filter(token -> token.kind() == Token.Kind.IDENTIFIER)
                    .toList();
            boolean isSeveral = option.values().isEmpty()
                    && further.size() == option.argument().size();
            result.add(isSeveral ? new Option(option.name(), List.of(), List.of()) : option);
            if (isSeveral) {
                further.forEach(token -> result.add(new Option(nameOf(token), List.of(), List.of())));
            }
        }
        return result;
    }

    private Diagnostic.Modes modes(String kind) {
        @Nullable Name predicate = null;
        if (atName() && isNext(":")) {
            predicate = name("a predicate");
            next();
        }
        return new Diagnostic.Modes(kind, predicate, separated(",", this::namedMode));
    }

    private Diagnostic.NamedMode namedMode() {
        List<Token> mode = until(",", ")", "and", "as");
        if (mode.isEmpty()) {
            throw expected("a mode");
        }
        int start = mode.getFirst().start();
        Inner written = mode.size() == 1
                ? Inner.of(mode.getFirst(), source())
                : new Inner(source().text().substring(start, mode.getLast().end()), source(), start, List.of());
        return new Diagnostic.NamedMode(written, accept("as") ? name("a name for the mode") : null);
    }

    Diagnostic generator() {
        Name type = name("the name of a type");
        @Nullable Inner predicate = null;
        if (accept("predicate")) {
            expect(":");
            predicate = inner("a predicate");
        }
        List<Inner> constructors = List.of();
        if (accept("constructors")) {
            expect(":");
            constructors = separated(",", () -> inner("a constructor"));
        }
        return new Diagnostic.Generator(span(), type, predicate, constructors);
    }
}
