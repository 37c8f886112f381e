package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.SExpression.Atom;
import dev.assay.syntax.tip.SExpression.Group;
import java.util.ArrayList;
import java.util.List;

/** Declarations of datatypes, as SMT-LIB 2.6 writes them and as it once did. */
final class TipDatatypeParser {
    private TipDatatypeParser() {}

    static TipCommand.Datatype datatype(
            String name, List<String> parameters, SExpression constructors, Position position) {
        List<SExpression> items = Shapes.items(constructors, "a list of constructors");
        if (items.isEmpty()) {
            throw new SyntaxException(constructors.position(), "datatype " + name + " has no constructor");
        }
        return new TipCommand.Datatype(
                name,
                parameters,
                items.stream().map(TipDatatypeParser::constructor).toList(),
                position);
    }

    private static TipCommand.Constructor constructor(SExpression expression) {
        Position position = expression.position();
        return switch (expression) {
            case Atom atom -> new TipCommand.Constructor(Shapes.name(atom, "a constructor"), List.of(), position);
            case Group(var items, var _) -> {
                String name = Shapes.name(Shapes.item(items, 0, "a constructor", position), "a constructor");
                var fields = new ArrayList<TipCommand.Field>();
                for (SExpression field : items.subList(1, items.size())) {
                    List<SExpression> parts = Shapes.items(field, "a selector with its type");
                    fields.add(new TipCommand.Field(
                            Shapes.name(Shapes.item(parts, 0, "a selector", field.position()), "a selector"),
                            TipTermParser.type(Shapes.item(parts, 1, "a type", field.position())),
                            field.position()));
                    Shapes.end(parts, 2);
                }
                yield new TipCommand.Constructor(name, fields, position);
            }
        };
    }

    static TipCommand datatypes(List<SExpression> items, Position position) {
        SExpression heads = Shapes.item(items, 1, "a list of datatypes", position);
        SExpression bodies = Shapes.item(items, 2, "a list of datatypes", position);
        Shapes.end(items, 3);
        List<SExpression> first = Shapes.items(heads, "a list of datatypes");
        List<SExpression> second = Shapes.items(bodies, "a list of datatypes");
        var result = new ArrayList<TipCommand.Datatype>();
        if (first.isEmpty() || first.getFirst() instanceof Atom) {
            List<String> parameters = Shapes.names(heads, "a type parameter");
            for (SExpression written : second) {
                List<SExpression> parts = Shapes.items(written, "a datatype");
                String name = Shapes.name(Shapes.item(parts, 0, "a datatype", written.position()), "a datatype");
                var constructors = new Group(parts.subList(1, parts.size()), written.position());
                result.add(datatype(name, parameters, constructors, written.position()));
            }
            if (!parameters.isEmpty()) {
                List<TipCommand.Datatype> group = List.copyOf(result);
                result.replaceAll(d -> applied(d, group, parameters));
            }
        } else {
            if (first.size() != second.size()) {
                throw new SyntaxException(
                        bodies.position(),
                        "expected " + first.size() + " lists of constructors, one for each datatype, found "
                                + second.size());
            }
            for (int i = 0; i < first.size(); i++) {
                result.add(declared(first.get(i), second.get(i)));
            }
        }
        if (result.isEmpty()) {
            throw new SyntaxException(bodies.position(), "expected a datatype, found '()'");
        }
        return new TipCommand.DeclareDatatypes(result, position);
    }

    /** In the old syntax, the name of a datatype of the group may stand without its parameters. */
    private static TipCommand.Datatype applied(
            TipCommand.Datatype datatype, List<TipCommand.Datatype> group, List<String> parameters) {
        var constructors = datatype.constructors().stream()
                .map(c -> new TipCommand.Constructor(
                        c.name(),
                        c.fields().stream()
                                .map(f -> new TipCommand.Field(
                                        f.selector(), applied(f.type(), group, parameters), f.position()))
                                .toList(),
                        c.position()))
                .toList();
        return new TipCommand.Datatype(datatype.name(), parameters, constructors, datatype.position());
    }

    private static TipType applied(TipType type, List<TipCommand.Datatype> group, List<String> parameters) {
        return switch (type) {
            case TipType.Named(var name, var arguments, var position)
            when arguments.isEmpty() && group.stream().anyMatch(d -> d.name().equals(name)) ->
                new TipType.Named(
                        name,
                        parameters.stream()
                                .<TipType>map(p -> new TipType.Named(p, List.of(), position))
                                .toList(),
                        position);
            case TipType.Named(var name, var arguments, var position) ->
                new TipType.Named(
                        name,
                        arguments.stream()
                                .map(a -> applied(a, group, parameters))
                                .toList(),
                        position);
            case TipType.Indexed _, TipType.Mapping _ -> type;
        };
    }

    private static TipCommand.Datatype declared(SExpression head, SExpression body) {
        List<SExpression> parts = Shapes.items(head, "a datatype with its number of parameters");
        String name = Shapes.name(Shapes.item(parts, 0, "a datatype", head.position()), "a datatype");
        int arity = Shapes.number(Shapes.item(parts, 1, "a number", head.position()));
        Shapes.end(parts, 2);
        List<String> parameters = TipParser.parameters(body);
        if (parameters.size() != arity) {
            throw new SyntaxException(
                    body.position(),
                    "datatype " + name + " is declared with " + arity + " parameters at " + head.position()
                            + " but has " + parameters.size());
        }
        return datatype(name, parameters, TipParser.withoutParameters(body), head.position());
    }
}
