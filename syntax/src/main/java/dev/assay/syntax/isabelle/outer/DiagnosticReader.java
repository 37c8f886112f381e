package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the commands that ask tools something. */
final class DiagnosticReader extends Phrases {
    /** What {@code find_theorems} of Isabelle can ask for beside names and patterns. */
    private static final Set<String> CRITERIA = Set.of("intro", "elim", "dest", "solves", "simp");

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

    /** Options and modes come in either order. */
    Diagnostic codePredicate() {
        List<Option> options = new ArrayList<>();
        List<Diagnostic.Modes> modes = new ArrayList<>();
        while (is("(") || is("[")) {
            if (is("[")) {
                options.addAll(apart(options("[", "]")));
            } else {
                next();
                String kind = name("`modes`").text();
                expect(":");
                modes.addAll(separated("and", () -> modes(kind)));
                expect(")");
            }
        }
        return new Diagnostic.CodePredicate(span(), options, modes, inner("a predicate"), proof);
    }

    /** No comma is needed before an option here: {@code [expected "{}" random_dseq 1, 2]} are two. */
    private List<Option> apart(List<Option> options) {
        List<Option> result = new ArrayList<>();
        for (Option option : options) {
            Name name = option.name();
            List<Token> argument = new ArrayList<>();
            for (Token token : option.argument()) {
                if (token.kind() == Token.Kind.IDENTIFIER) {
                    result.add(new Option(name, argument, List.of()));
                    name = nameOf(token);
                    argument = new ArrayList<>();
                } else {
                    argument.add(token);
                }
            }
            result.add(new Option(name, argument, option.values()));
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
        Quoted written = mode.size() == 1
                ? mode.getFirst().quoted(source())
                : new Quoted(source().text().substring(start, mode.getLast().end()), source().position(start));
        return new Diagnostic.NamedMode(written, accept("as") ? name("a name for the mode") : null);
    }

    Diagnostic theorems() {
        printModes();
        return new Diagnostic.Theorems(span(), facts());
    }

    Diagnostic written() {
        printModes();
        return new Diagnostic.Written(span(), inner("a text in quotes"));
    }

    /** {@code (latex)} and its like, which say how to print. */
    private void printModes() {
        if (accept("(")) {
            names("a print mode");
            expect(")");
        }
    }

    Diagnostic find() {
        OptionalInt limit = OptionalInt.empty();
        if (accept("(")) {
            if (peek().kind() == Token.Kind.NATURAL) {
                limit = OptionalInt.of(number("how many theorems to show"));
            }
            accept("with_dups");
            expect(")");
        }
        List<Diagnostic.Criterion> criteria = new ArrayList<>();
        while (!atEnd()) {
            boolean isExcluded = accept("-");
            boolean isName = is("name") && isNext(":");
            if (isName) {
                next();
                next();
            } else if (peek().kind() == Token.Kind.IDENTIFIER && (CRITERIA.contains(peek().text()))) {
                throw expected("`name:` or a pattern, since `" + peek().text() + "` is not understood here,");
            }
            criteria.add(new Diagnostic.Criterion(isExcluded, isName, inner("a pattern")));
        }
        return new Diagnostic.Find(span(), limit, criteria);
    }

    Diagnostic codeTheorems() {
        List<Quoted> constants = new ArrayList<>();
        while (!atEnd()) {
            constants.add(inner("a constant"));
        }
        return new Diagnostic.CodeTheorems(span(), constants);
    }

    Diagnostic generator() {
        Name type = name("the name of a type");
        @Nullable Quoted predicate = null;
        if (accept("predicate")) {
            expect(":");
            predicate = inner("a predicate");
        }
        List<Quoted> constructors = List.of();
        if (accept("constructors")) {
            expect(":");
            constructors = separated(",", () -> inner("a constructor"));
        }
        return new Diagnostic.Generator(span(), type, predicate, constructors);
    }
}
