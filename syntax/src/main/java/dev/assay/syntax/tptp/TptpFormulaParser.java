package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.UnsupportedException;
import dev.assay.syntax.tptp.TptpFormula.Binding;
import dev.assay.syntax.tptp.TptpFormula.Connective;
import dev.assay.syntax.tptp.TptpFormula.Junction;
import dev.assay.syntax.tptp.TptpFormula.NumberKind;
import dev.assay.syntax.tptp.TptpFormula.Quantifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Formulas and terms, by recursive descent along the grammar. */
final class TptpFormulaParser {
    private static final Set<String> OPERATORS = Set.of("~", "&", "|", "=>", "<=", "<=>", "<~>", "~&", "~|", "=", "!=");
    private static final Set<String> PREFIX_OPERATORS = Set.of("!!", "??", "@@+", "@@-", "@=");

    private final TptpTokens tokens;
    private final TptpTypeParser types;

    TptpFormulaParser(TptpTokens tokens, TptpTypeParser types) {
        this.tokens = tokens;
        this.types = types;
    }

    /** A formula with at most one kind of connective outside of parentheses. */
    TptpFormula formula() {
        Position start = tokens.current().position();
        TptpFormula left = unit();
        for (Junction junction : Junction.values()) {
            if (tokens.at(junction.symbol())) {
                return new TptpFormula.Joined(junction, rest(left, junction.symbol()), start);
            }
        }
        for (Connective connective : Connective.values()) {
            if (tokens.skip(connective.symbol())) {
                return new TptpFormula.Binary(connective, left, unit(), start);
            }
        }
        if (tokens.at("@")) {
            List<TptpFormula> parts = rest(left, "@");
            return new TptpFormula.Application(left, parts.subList(1, parts.size()), start);
        }
        if (tokens.skip(">")) {
            var mapping = new TptpType.Mapping(List.of(TptpTypeParser.of(left)), types.type(), start);
            return new TptpFormula.OfType(mapping, start);
        }
        return left;
    }

    private List<TptpFormula> rest(TptpFormula first, String symbol) {
        var parts = new ArrayList<TptpFormula>();
        parts.add(first);
        while (tokens.skip(symbol)) {
            parts.add(unit());
        }
        return parts;
    }

    private TptpFormula unit() {
        Position start = tokens.current().position();
        if (tokens.skip("~")) {
            return new TptpFormula.Not(unit(), start);
        }
        Quantifier quantifier = quantifier();
        if (quantifier != null) {
            tokens.take();
            List<Binding> bindings = bindings();
            tokens.expect(":");
            return new TptpFormula.Quantified(quantifier, bindings, unit(), start);
        }
        TptpFormula left = atomic();
        if (tokens.at("=") || tokens.at("!=")) {
            boolean isPositive = tokens.take().text().equals("=");
            TptpFormula right = tokens.at("^") ? unit() : atomic();
            return new TptpFormula.Equation(left, right, isPositive, start);
        }
        return left;
    }

    private @Nullable Quantifier quantifier() {
        for (Quantifier quantifier : Quantifier.values()) {
            if (tokens.at(quantifier.symbol())) {
                return quantifier;
            }
        }
        return null;
    }

    private List<Binding> bindings() {
        tokens.expect("[");
        var result = new ArrayList<Binding>();
        do {
            TptpToken name = tokens.current();
            if (name.kind() != TptpToken.Kind.UPPER) {
                throw tokens.unexpectedInsteadOf("a variable");
            }
            tokens.take();
            result.add(new Binding(name.text(), tokens.skip(":") ? types.type() : null, name.position()));
        } while (tokens.more(",", "]"));
        return result;
    }

    private TptpFormula atomic() {
        TptpToken token = tokens.current();
        return switch (token.kind()) {
            case UPPER -> {
                tokens.take();
                yield new TptpFormula.Variable(token.text(), token.position());
            }
            case DISTINCT -> {
                tokens.take();
                yield new TptpFormula.Distinct(token.text(), token.position());
            }
            case INTEGER -> number(NumberKind.INTEGER);
            case RATIONAL -> number(NumberKind.RATIONAL);
            case REAL -> number(NumberKind.REAL);
            case LOWER, QUOTED, DOLLAR -> applied();
            case SYMBOL, END -> symbol();
        };
    }

    private TptpFormula number(NumberKind kind) {
        TptpToken token = tokens.take();
        return new TptpFormula.Number(kind, token.text(), token.position());
    }

    private TptpFormula symbol() {
        Position start = tokens.current().position();
        if (PREFIX_OPERATORS.contains(tokens.current().text())) {
            return new TptpFormula.Operator(tokens.take().text(), start);
        }
        if (tokens.at("[") || tokens.at("{")) {
            throw new UnsupportedException(start, "tuples and non-classical operators");
        }
        if (!tokens.skip("(")) {
            throw tokens.unexpectedInsteadOf("a formula or term");
        }
        if (OPERATORS.contains(tokens.current().text()) && tokens.following().is(")")) {
            var operator = new TptpFormula.Operator(tokens.take().text(), start);
            tokens.take();
            return operator;
        }
        TptpFormula inner = formula();
        tokens.expect(")");
        return inner;
    }

    private TptpFormula applied() {
        TptpToken token = tokens.take();
        boolean isQuoted = token.kind() == TptpToken.Kind.QUOTED;
        if (token.kind() == TptpToken.Kind.DOLLAR && token.text().equals("$let")) {
            return let(token.position());
        }
        List<TptpFormula> arguments = tokens.skip("(") ? arguments() : List.of();
        if (!isQuoted && Set.of("$ite", "$ite_t", "$ite_f").contains(token.text())) {
            if (arguments.size() != 3) {
                throw new SyntaxException(
                        token.position(), token.text() + " takes 3 arguments, not " + arguments.size());
            }
            return new TptpFormula.Conditional(arguments.get(0), arguments.get(1), arguments.get(2), token.position());
        }
        String name = isQuoted ? TptpNames.ofQuoted(token.text()) : token.text();
        return new TptpFormula.Applied(name, arguments, token.position());
    }

    private List<TptpFormula> arguments() {
        var result = new ArrayList<TptpFormula>();
        do {
            result.add(formula());
        } while (tokens.more(",", ")"));
        return result;
    }

    // $let

    private TptpFormula let(Position start) {
        tokens.expect("(");
        var declared = new ArrayList<TptpFormula.Declared>();
        boolean isList = tokens.skip("[");
        do {
            TptpToken name = name();
            tokens.expect(":");
            declared.add(new TptpFormula.Declared(nameOf(name), types.type(), name.position()));
        } while (isList && tokens.more(",", "]"));
        tokens.expect(",");
        var defined = new ArrayList<TptpFormula.Defined>();
        isList = tokens.skip("[");
        if (isList && (tokens.following().is(",") || tokens.following().is("]"))) {
            defined.addAll(definedTogether());
        } else {
            do {
                defined.add(defined());
            } while (isList && tokens.more(",", "]"));
        }
        tokens.expect(",");
        TptpFormula body = formula();
        tokens.expect(")");
        return new TptpFormula.Let(declared, defined, body, start);
    }

    /** The rest of [a, b] := [s, t]. */
    private List<TptpFormula.Defined> definedTogether() {
        var names = new ArrayList<TptpToken>();
        do {
            names.add(name());
        } while (tokens.more(",", "]"));
        tokens.expect(":=");
        tokens.expect("[");
        var result = new ArrayList<TptpFormula.Defined>();
        for (TptpToken name : names) {
            if (!result.isEmpty()) {
                tokens.expect(",");
            }
            result.add(new TptpFormula.Defined(nameOf(name), List.of(), formula(), name.position()));
        }
        tokens.expect("]");
        return result;
    }

    private TptpFormula.Defined defined() {
        TptpToken name = name();
        var parameters = new ArrayList<Binding>();
        if (tokens.skip("(")) {
            do {
                parameters.add(parameter());
            } while (tokens.more(",", ")"));
        }
        while (tokens.skip("@")) {
            parameters.add(parameter());
        }
        tokens.expect(":=");
        return new TptpFormula.Defined(nameOf(name), parameters, formula(), name.position());
    }

    private Binding parameter() {
        if (tokens.current().kind() != TptpToken.Kind.UPPER) {
            throw tokens.unexpectedInsteadOf("a variable");
        }
        TptpToken variable = tokens.take();
        return new Binding(variable.text(), null, variable.position());
    }

    private TptpToken name() {
        if (!tokens.current().isAtomicWord()) {
            throw tokens.unexpectedInsteadOf("a name");
        }
        return tokens.take();
    }

    private static String nameOf(TptpToken token) {
        return token.kind() == TptpToken.Kind.QUOTED ? TptpNames.ofQuoted(token.text()) : token.text();
    }
}
