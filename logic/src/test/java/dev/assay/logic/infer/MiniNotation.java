package dev.assay.logic.infer;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A small notation for the tables of the tests.
 *
 * <pre>
 *   term ::= \x y. term | \x::type. term | atom … atom
 *   atom ::= name | name[type, …] | (term) | (term :: type) | {term ; … ; term}     (the last is a choice)
 *   type ::= 'a | 'a::class | ?'a | _ | type name | (type, …) name | type => type
 * </pre>
 */
public final class MiniNotation {
    private static final Pattern TOKEN = Pattern.compile("=>|::|[?]?'?[\\w.]+'*|[^\\s]");

    private final List<String> tokens = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();
    private int next;

    private MiniNotation(String text) {
        var matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            // A dot ends a binder, but is also part of qualified names.
            String token = matcher.group();
            boolean dotted = token.length() > 1 && token.endsWith(".");
            tokens.add(dotted ? token.substring(0, token.length() - 1) : token);
            columns.add(matcher.start() + 1);
            if (dotted) {
                tokens.add(".");
                columns.add(matcher.end());
            }
        }
    }

    public static PreTerm term(String text) {
        var parser = new MiniNotation(text);
        PreTerm result = parser.parseConstrained(parser.position());
        parser.expectEnd();
        return result;
    }

    public static Type type(String text) {
        var parser = new MiniNotation(text);
        Type result = parser.parseType();
        parser.expectEnd();
        return result;
    }

    private PreTerm parseTerm() {
        var position = position();
        if (accept("\\")) {
            return parseLambda(position);
        }
        PreTerm result = parseAtom();
        while (startsAtom()) {
            result = new PreTerm.App(result, peek().equals("\\") ? parseTerm() : parseAtom(), position);
        }
        return result;
    }

    private PreTerm parseLambda(Position position) {
        String name = take();
        Type type = accept("::") ? parseType() : PreTerm.DUMMY;
        PreTerm body = accept(".") ? parseTerm() : parseLambda(position());
        return new PreTerm.Lambda(name, type, body, position);
    }

    private PreTerm parseConstrained(Position position) {
        PreTerm term = parseTerm();
        return accept("::") ? new PreTerm.Constraint(term, parseType(), position) : term;
    }

    private boolean startsAtom() {
        return next < tokens.size()
                && (peek().matches("[\\w?].*") || List.of("(", "{", "\\").contains(peek()));
    }

    private PreTerm parseAtom() {
        var position = position();
        if (accept("(")) {
            PreTerm inner = parseConstrained(position);
            expect(")");
            return inner;
        }
        if (accept("{")) {
            var alternatives = new ArrayList<PreTerm>();
            do {
                alternatives.add(parseTerm());
            } while (accept(";"));
            expect("}");
            return new PreTerm.Choice(alternatives, position);
        }
        String name = take();
        if (accept("[")) {
            var types = new ArrayList<Type>();
            do {
                types.add(parseType());
            } while (accept(","));
            expect("]");
            return new PreTerm.Const(name, types, position);
        }
        return new PreTerm.Ident(name, position);
    }

    private Type parseType() {
        Type left = parsePostfixType();
        return accept("=>") ? Type.fun(left, parseType()) : left;
    }

    private Type parsePostfixType() {
        Type result;
        if (accept("(")) {
            var arguments = new ArrayList<Type>();
            do {
                arguments.add(parseType());
            } while (accept(","));
            expect(")");
            result = arguments.size() == 1
                    ? arguments.getFirst()
                    : new Type.Con(TestContext.typeName(take()), arguments);
        } else {
            result = parseSimpleType();
        }
        while (next < tokens.size() && peek().matches("[a-zA-Z]\\w*")) {
            result = Type.con(TestContext.typeName(take()), result);
        }
        return result;
    }

    private Type parseSimpleType() {
        String name = take();
        if (name.startsWith("'") || name.startsWith("?") || name.equals("_")) {
            Sort sort = accept("::") ? parseSort() : Sort.TOP;
            return Type.var(name.equals("_") ? PreTerm.DUMMY.name() : name, sort);
        }
        return Type.con(TestContext.typeName(name));
    }

    private Sort parseSort() {
        if (!accept("{")) {
            return Sort.of(take());
        }
        var classes = new ArrayList<String>();
        do {
            classes.add(take());
        } while (accept(","));
        expect("}");
        return Sort.of(classes);
    }

    private Position position() {
        return new Position("test", 1, next < columns.size() ? columns.get(next) : 0);
    }

    private String peek() {
        return tokens.get(next);
    }

    private String take() {
        return tokens.get(next++);
    }

    private boolean accept(String token) {
        if (next < tokens.size() && peek().equals(token)) {
            next++;
            return true;
        }
        return false;
    }

    private void expect(String token) {
        if (!accept(token)) {
            throw new IllegalArgumentException("expected " + token + " before token " + next + " of " + tokens);
        }
    }

    private void expectEnd() {
        if (next < tokens.size()) {
            throw new IllegalArgumentException("left over: " + tokens.subList(next, tokens.size()));
        }
    }
}
