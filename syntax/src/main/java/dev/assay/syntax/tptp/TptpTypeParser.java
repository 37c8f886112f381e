package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;

/** Types as they are written, or read as arguments of a formula. */
final class TptpTypeParser {
    private final TptpTokens tokens;

    TptpTypeParser(TptpTokens tokens) {
        this.tokens = tokens;
    }

    TptpType type() {
        Position start = tokens.current().position();
        if (tokens.skip("!>")) {
            return polymorphic(start);
        }
        List<TptpType> arguments = tokens.skip("(") ? group() : List.of(atomic());
        if (arguments.size() == 1 && tokens.at("@")) {
            arguments = List.of(applied(arguments.getFirst()));
        }
        if (tokens.skip(">")) {
            return new TptpType.Mapping(arguments, type(), start);
        }
        if (arguments.size() > 1) {
            throw tokens.unexpected(">");
        }
        return arguments.getFirst();
    }

    /** The rest of {@code constructor @ a @ … @ b}. */
    private TptpType applied(TptpType constructor) {
        if (!(constructor instanceof TptpType.Named(var name, var first, var position))) {
            throw tokens.unexpected(">");
        }
        var arguments = new ArrayList<>(first);
        while (tokens.skip("@")) {
            List<TptpType> argument = tokens.skip("(") ? group() : List.of(atomic());
            if (argument.size() > 1) {
                throw tokens.unexpected("@");
            }
            arguments.addAll(argument);
        }
        return new TptpType.Named(name, arguments, position);
    }

    private TptpType polymorphic(Position start) {
        tokens.expect("[");
        var parameters = new ArrayList<String>();
        do {
            if (tokens.current().kind() != TptpToken.Kind.UPPER) {
                throw tokens.unexpectedInsteadOf("a type variable");
            }
            parameters.add(tokens.take().text());
            tokens.expect(":");
            if (!tokens.current().text().equals("$tType")) {
                throw tokens.unexpected("$tType");
            }
            tokens.take();
        } while (tokens.more(",", "]"));
        tokens.expect(":");
        return new TptpType.Polymorphic(parameters, type(), start);
    }

    /** The rest of {@code (a)} or {@code (a * … * b)}. */
    private List<TptpType> group() {
        var result = new ArrayList<TptpType>();
        do {
            result.add(type());
        } while (tokens.more("*", ")"));
        return result;
    }

    private TptpType atomic() {
        TptpToken token = tokens.current();
        return switch (token.kind()) {
            case UPPER -> {
                tokens.take();
                yield new TptpType.Variable(token.text(), token.position());
            }
            case LOWER, DOLLAR, QUOTED -> {
                tokens.take();
                String name = token.kind() == TptpToken.Kind.QUOTED ? TptpNames.ofQuoted(token.text()) : token.text();
                var arguments = new ArrayList<TptpType>();
                if (tokens.skip("(")) {
                    do {
                        arguments.add(type());
                    } while (tokens.more(",", ")"));
                }
                yield new TptpType.Named(name, arguments, token.position());
            }
            case DISTINCT, INTEGER, RATIONAL, REAL, SYMBOL, END -> throw tokens.unexpectedInsteadOf("a type");
        };
    }

    /** The type that a formula in the place of a type argument means. */
    static TptpType of(TptpFormula formula) {
        return switch (formula) {
            case TptpFormula.OfType(var type, var _) -> type;
            case TptpFormula.Variable(var name, var position) -> new TptpType.Variable(name, position);
            case TptpFormula.Applied(var name, var arguments, var position) ->
                new TptpType.Named(
                        name, arguments.stream().map(TptpTypeParser::of).toList(), position);
            case TptpFormula.Application(TptpFormula.Applied(var name, var none, var position), var arguments, var _)
            when none.isEmpty() ->
                new TptpType.Named(
                        name, arguments.stream().map(TptpTypeParser::of).toList(), position);
            case TptpFormula.Quantified _,
                    TptpFormula.Not _,
                    TptpFormula.Binary _,
                    TptpFormula.Joined _,
                    TptpFormula.Equation _,
                    TptpFormula.Application _,
                    TptpFormula.Number _,
                    TptpFormula.Distinct _,
                    TptpFormula.Operator _,
                    TptpFormula.Conditional _,
                    TptpFormula.Let _ ->
                throw new SyntaxException(formula.position(), "expected a type, found a formula");
        };
    }
}
