package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.SExpression.Atom;
import dev.assay.syntax.tip.SExpression.Group;
import dev.assay.syntax.tip.TipTerm.Case;
import dev.assay.syntax.tip.TipTerm.Pattern;
import dev.assay.syntax.tip.TipTerm.Variable;
import java.util.ArrayList;
import java.util.List;

/** Nested lists as types and terms. */
final class TipTermParser {
    private TipTermParser() {}

    static TipType type(SExpression expression) {
        return switch (expression) {
            case Atom atom -> new TipType.Named(Shapes.name(atom, "a type"), List.of(), atom.position());
            case Group(var items, var position) -> {
                SExpression head = Shapes.item(items, 0, "a type", position);
                if (head.is("_")) {
                    String name = Shapes.name(Shapes.item(items, 1, "a type", position), "a type");
                    yield new TipType.Indexed(name, indices(items), position);
                }
                var arguments = new ArrayList<TipType>();
                items.subList(1, items.size()).forEach(i -> arguments.add(type(i)));
                if (!head.is("=>")) {
                    yield new TipType.Named(Shapes.name(head, "a type"), arguments, position);
                }
                if (arguments.size() < 2) {
                    throw new SyntaxException(position, "expected two types or more after '=>'");
                }
                yield new TipType.Mapping(arguments.subList(0, arguments.size() - 1), arguments.getLast(), position);
            }
        };
    }

    /** What follows (_ name. */
    private static List<String> indices(List<SExpression> items) {
        var result = new ArrayList<String>();
        for (SExpression item : items.subList(2, items.size())) {
            if (!(item instanceof Atom(var kind, var text, var _)) || kind == SExpression.Kind.KEYWORD) {
                throw Shapes.expected("an index", item);
            }
            result.add(text);
        }
        return result;
    }

    static List<Variable> variables(SExpression expression) {
        var result = new ArrayList<Variable>();
        for (SExpression item : Shapes.items(expression, "a list of variables")) {
            List<SExpression> parts = Shapes.items(item, "a variable with its type");
            String name = Shapes.name(Shapes.item(parts, 0, "a variable", item.position()), "a variable");
            TipType type = type(Shapes.item(parts, 1, "a type", item.position()));
            Shapes.end(parts, 2);
            result.add(new Variable(name, type, item.position()));
        }
        return result;
    }

    static TipTerm term(SExpression expression) {
        return switch (expression) {
            case Atom(var kind, var text, var position) ->
                switch (kind) {
                    case SYMBOL, QUOTED -> new TipTerm.Name(text, position);
                    case NUMERAL, DECIMAL -> new TipTerm.Numeral(text, position);
                    case STRING -> new TipTerm.Literal('"' + text.replace("\"", "\"\"") + '"', position);
                    case BITS -> new TipTerm.Literal(text, position);
                    case KEYWORD -> throw Shapes.expected("a term", expression);
                };
            case Group(var items, var position) -> form(items, position);
        };
    }

    static List<TipTerm> terms(List<SExpression> items) {
        var result = new ArrayList<TipTerm>(items.size());
        items.forEach(i -> result.add(term(i)));
        return result;
    }

    private static TipTerm form(List<SExpression> items, Position position) {
        SExpression head = Shapes.item(items, 0, "a term", position);
        String word = head instanceof Atom(var kind, var text, var _) && kind == SExpression.Kind.SYMBOL ? text : "";
        return switch (word) {
            case "forall", "exists" -> {
                Shapes.end(items, 3);
                yield new TipTerm.Quantified(
                        word.equals("forall"), bound(items, position), body(items, position), position);
            }
            case "lambda" -> {
                Shapes.end(items, 3);
                yield new TipTerm.Lambda(bound(items, position), body(items, position), position);
            }
            case "let" -> let(items, position);
            case "match" -> match(items, position);
            case "_" -> instance(items, position);
            case "as" -> {
                Shapes.end(items, 3);
                yield new TipTerm.Ascribed(
                        Shapes.name(Shapes.item(items, 1, "a name", position), "a name"),
                        type(Shapes.item(items, 2, "a type", position)),
                        position);
            }
            case "!" -> {
                TipTerm term = term(Shapes.item(items, 1, "a term", position));
                String name = TipParser.named(items);
                yield name.isEmpty() ? term : new TipTerm.Labelled(term, name, position);
            }
            case "@" ->
                new TipTerm.ApplyValue(
                        term(Shapes.item(items, 1, "a term", position)),
                        terms(items.subList(2, items.size())),
                        position);
            default -> new TipTerm.Apply(term(head), terms(items.subList(1, items.size())), position);
        };
    }

    private static List<Variable> bound(List<SExpression> items, Position position) {
        return variables(Shapes.item(items, 1, "a list of variables", position));
    }

    private static TipTerm body(List<SExpression> items, Position position) {
        return term(Shapes.item(items, 2, "a term", position));
    }

    private static TipTerm let(List<SExpression> items, Position position) {
        var bindings = new ArrayList<TipTerm.Binding>();
        for (SExpression item :
                Shapes.items(Shapes.item(items, 1, "a list of bindings", position), "a list of bindings")) {
            List<SExpression> parts = Shapes.items(item, "a name with its value");
            bindings.add(new TipTerm.Binding(
                    Shapes.name(Shapes.item(parts, 0, "a name", item.position()), "a name"),
                    term(Shapes.item(parts, 1, "a term", item.position())),
                    item.position()));
            Shapes.end(parts, 2);
        }
        Shapes.end(items, 3);
        return new TipTerm.Let(bindings, body(items, position), position);
    }

    private static TipTerm instance(List<SExpression> items, Position position) {
        String name = Shapes.name(Shapes.item(items, 1, "a name", position), "a name");
        SExpression first = Shapes.item(items, 2, "a type", position);
        if (name.equals("is")) {
            Shapes.end(items, 3);
            return new TipTerm.Tester(Shapes.name(first, "a constructor"), position);
        }
        if (items.stream().skip(2).anyMatch(TipTermParser::isIndex)) {
            return new TipTerm.Indexed(name, indices(items), position);
        }
        return new TipTerm.Instance(
                name,
                items.subList(2, items.size()).stream().map(TipTermParser::type).toList(),
                position);
    }

    private static boolean isIndex(SExpression item) {
        return item instanceof Atom(var kind, var _, var _)
                && (kind == SExpression.Kind.NUMERAL || kind == SExpression.Kind.BITS);
    }

    // Cases: (match t ((p u) …)), or as it was once written (match t (case p u) …)

    private static TipTerm match(List<SExpression> items, Position position) {
        TipTerm scrutinee = term(Shapes.item(items, 1, "a term", position));
        SExpression first = Shapes.item(items, 2, "a list of cases", position);
        var cases = new ArrayList<Case>();
        if (first.isForm("case")) {
            for (SExpression item : items.subList(2, items.size())) {
                List<SExpression> parts = Shapes.items(item, "a case");
                if (!item.isForm("case")) {
                    throw Shapes.expected("a case", item);
                }
                cases.add(oneCase(parts.subList(1, parts.size()), item.position()));
            }
        } else {
            Shapes.end(items, 3);
            for (SExpression item : Shapes.items(first, "a list of cases")) {
                cases.add(oneCase(Shapes.items(item, "a case"), item.position()));
            }
        }
        return new TipTerm.Match(scrutinee, cases, position);
    }

    private static Case oneCase(List<SExpression> parts, Position position) {
        Pattern pattern = pattern(Shapes.item(parts, 0, "a pattern", position));
        TipTerm body = term(Shapes.item(parts, 1, "a term", position));
        Shapes.end(parts, 2);
        return new Case(pattern, body);
    }

    private static Pattern pattern(SExpression expression) {
        Position position = expression.position();
        return switch (expression) {
            case Atom(var kind, var text, var _) ->
                switch (kind) {
                    case SYMBOL, QUOTED ->
                        expression.is("_") || expression.is("default")
                                ? new Pattern.Default(position)
                                : new Pattern.Named(text, List.of(), position);
                    case NUMERAL -> new Pattern.Literal(text, position);
                    case KEYWORD, DECIMAL, STRING, BITS -> throw Shapes.expected("a pattern", expression);
                };
            case Group(var items, var _) -> {
                String name = Shapes.name(Shapes.item(items, 0, "a constructor", position), "a constructor");
                var variables = new ArrayList<String>();
                items.subList(1, items.size()).forEach(i -> variables.add(Shapes.name(i, "a variable")));
                yield new Pattern.Named(name, variables, position);
            }
        };
    }
}
