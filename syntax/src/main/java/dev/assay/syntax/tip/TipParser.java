package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.syntax.Nesting;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.SExpression.Atom;
import dev.assay.syntax.tip.SExpression.Group;
import java.util.ArrayList;
import java.util.List;

/** TIP text as commands. */
public final class TipParser {
    /** Type parameters, and what they are the parameters of. */
    private record Scheme(List<String> parameters, SExpression body) {}

    private TipParser() {}

    /** The commands of a file; throws {@link SyntaxException}. */
    public static List<TipCommand> parse(Source source) {
        return Nesting.guard(source.file(), () -> {
            var result = new ArrayList<TipCommand>();
            SExpressionReader.read(source).forEach(e -> result.add(command(e)));
            return result;
        });
    }

    private static TipCommand command(SExpression expression) {
        Position position = expression.position();
        List<SExpression> items = Shapes.items(expression, "'('");
        String keyword = Shapes.name(Shapes.item(items, 0, "a command", position), "a command");
        return switch (keyword) {
            case "declare-sort" -> {
                Shapes.end(items, 3);
                int arity = items.size() == 2 ? 0 : Shapes.number(Shapes.item(items, 2, "a number", position));
                yield new TipCommand.DeclareSort(nameAt(items, 1, position), arity, position);
            }
            case "define-sort" -> {
                Shapes.end(items, 4);
                yield new TipCommand.DefineSort(
                        nameAt(items, 1, position),
                        Shapes.names(Shapes.item(items, 2, "a list of type parameters", position), "a type parameter"),
                        TipTermParser.type(Shapes.item(items, 3, "a type", position)),
                        position);
            }
            case "declare-datatype" -> {
                Shapes.end(items, 3);
                Scheme scheme = scheme(Shapes.item(items, 2, "a list of constructors", position));
                yield new TipCommand.DeclareDatatypes(
                        List.of(TipDatatypeParser.datatype(
                                nameAt(items, 1, position), scheme.parameters(), scheme.body(), position)),
                        position);
            }
            case "declare-datatypes" -> TipDatatypeParser.datatypes(items, position);
            case "declare-fun" -> declareFun(items, position);
            case "declare-const" -> declareConst(items, position);
            case "define-fun", "define-const" ->
                new TipCommand.DefineFuns(List.of(function(keyword, items, position)), false, position);
            case "define-fun-rec" ->
                new TipCommand.DefineFuns(List.of(function(keyword, items, position)), true, position);
            case "define-funs-rec" -> functions(items, position);
            case "assert", "assert-claim" -> statement(false, items, position);
            case "prove", "assert-not" -> statement(true, items, position);
            case "check-sat" -> {
                Shapes.end(items, 1);
                yield new TipCommand.CheckSat(List.of(), position);
            }
            case "check-sat-assuming" -> {
                Shapes.end(items, 2);
                SExpression assumptions = Shapes.item(items, 1, "a list of formulas", position);
                yield new TipCommand.CheckSat(
                        TipTermParser.terms(Shapes.items(assumptions, "a list of formulas")), position);
            }
            case "reset", "reset-assertions" -> new TipCommand.Reset(keyword.equals("reset"), position);
            case "exit" -> new TipCommand.Exit(position);
            case "set-logic" -> new TipCommand.SetLogic(nameAt(items, 1, position), position);
            case "push", "pop" -> {
                Shapes.end(items, 2);
                int levels = items.size() == 1 ? 1 : Shapes.number(items.get(1));
                yield keyword.equals("push")
                        ? new TipCommand.Push(levels, position)
                        : new TipCommand.Pop(levels, position);
            }
            case "set-info", "set-option" -> setting(expression, items, position);
            case "echo" -> new TipCommand.Other(SExpressionLayout.text(expression), position);
            default -> {
                // What asks for more about an answer changes nothing.
                if (!keyword.startsWith("get-")) {
                    throw new SyntaxException(items.getFirst().position(), "unknown command " + keyword);
                }
                yield new TipCommand.Other(SExpressionLayout.text(expression), position);
            }
        };
    }

    private static TipCommand setting(SExpression expression, List<SExpression> items, Position position) {
        boolean isPair = items.size() == 3;
        if (isPair && items.get(1).isKeyword(":status")) {
            return new TipCommand.Status(nameAt(items, 2, position), position);
        }
        return isPair && items.get(1).isKeyword(":global-declarations")
                ? new TipCommand.GlobalDeclarations(items.get(2).is("true"), position)
                : new TipCommand.Other(SExpressionLayout.text(expression), position);
    }

    private static String nameAt(List<SExpression> items, int index, Position position) {
        return Shapes.name(Shapes.item(items, index, "a name", position), "a name");
    }

    /** (par (a b) body), or a body without parameters. */
    static List<String> parameters(SExpression expression) {
        return scheme(expression).parameters();
    }

    private static Scheme scheme(SExpression expression) {
        if (!(expression.isForm("par") && expression instanceof Group(var items, var position))) {
            return new Scheme(List.of(), expression);
        }
        List<String> parameters =
                Shapes.names(Shapes.item(items, 1, "a list of type parameters", position), "a type parameter");
        SExpression body = Shapes.item(items, 2, "what the type parameters are for", position);
        Shapes.end(items, 3);
        return new Scheme(parameters, body);
    }

    static SExpression withoutParameters(SExpression expression) {
        return scheme(expression).body();
    }

    /** Removes attributes such as {@code :source f} from what follows a command's keyword. */
    private static List<SExpression> withoutAttributes(List<SExpression> items) {
        var result = new ArrayList<SExpression>();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).isKeyword()) {
                i++;
            } else {
                result.add(items.get(i));
            }
        }
        return result;
    }

    // Functions: a command may have its type parameters around all of it, or after the name

    /** name, type parameters, and the rest of what is said of a name. */
    private record Signature(String name, List<String> parameters, List<SExpression> rest, Position position) {}

    private static Signature signature(List<SExpression> written, Position position) {
        List<SExpression> items = withoutAttributes(written);
        SExpression first = Shapes.item(items, 0, "a name", position);
        if (first.isForm("par")) {
            Scheme scheme = scheme(first);
            List<SExpression> inner = Shapes.items(scheme.body(), "a name with its type");
            var rest = new ArrayList<>(inner.subList(Math.min(1, inner.size()), inner.size()));
            rest.addAll(items.subList(1, items.size()));
            return new Signature(nameAt(inner, 0, scheme.body().position()), scheme.parameters(), rest, position);
        }
        String name = Shapes.name(first, "a name");
        if (items.size() > 1 && items.get(1).isForm("par")) {
            Scheme scheme = scheme(items.get(1));
            var rest = new ArrayList<SExpression>();
            if (scheme.body() instanceof Group(var inner, var _) && !isType(inner)) {
                rest.addAll(inner);
            } else {
                rest.add(scheme.body());
            }
            rest.addAll(items.subList(2, items.size()));
            return new Signature(name, scheme.parameters(), rest, position);
        }
        return new Signature(name, List.of(), items.subList(1, items.size()), position);
    }

    /** (list a) is a type; ((x a)) … and () … begin the arguments of a function. */
    private static boolean isType(List<SExpression> items) {
        return !items.isEmpty() && items.getFirst() instanceof Atom;
    }

    private static TipCommand.Function function(String keyword, List<SExpression> items, Position position) {
        Signature signature = signature(items.subList(1, items.size()), position);
        List<SExpression> rest = signature.rest();
        boolean isConstant = keyword.equals("define-const");
        int type = isConstant ? 0 : 1;
        Shapes.end(rest, type + 2);
        return new TipCommand.Function(
                signature.name(),
                signature.parameters(),
                isConstant ? List.of() : TipTermParser.variables(Shapes.item(rest, 0, "a list of variables", position)),
                TipTermParser.type(Shapes.item(rest, type, "a type", position)),
                TipTermParser.term(Shapes.item(rest, type + 1, "a term", position)),
                position);
    }

    private static TipCommand functions(List<SExpression> items, Position position) {
        List<SExpression> heads =
                Shapes.items(Shapes.item(items, 1, "a list of functions", position), "a list of functions");
        SExpression bodiesForm = Shapes.item(items, 2, "a list of terms", position);
        List<SExpression> bodies = Shapes.items(bodiesForm, "a list of terms");
        Shapes.end(items, 3);
        if (heads.size() != bodies.size()) {
            throw new SyntaxException(
                    bodiesForm.position(),
                    "expected " + heads.size() + " terms, one for each function, found " + bodies.size());
        }
        var result = new ArrayList<TipCommand.Function>();
        for (int i = 0; i < heads.size(); i++) {
            SExpression head = heads.get(i);
            Signature signature = head.isForm("par")
                    ? signature(List.of(head), head.position())
                    : signature(Shapes.items(head, "a function"), head.position());
            List<SExpression> rest = signature.rest();
            Shapes.end(rest, 2);
            result.add(new TipCommand.Function(
                    signature.name(),
                    signature.parameters(),
                    TipTermParser.variables(Shapes.item(rest, 0, "a list of variables", head.position())),
                    TipTermParser.type(Shapes.item(rest, 1, "a type", head.position())),
                    TipTermParser.term(bodies.get(i)),
                    head.position()));
        }
        return new TipCommand.DefineFuns(result, true, position);
    }

    private static TipCommand declareFun(List<SExpression> items, Position position) {
        Signature signature = signature(items.subList(1, items.size()), position);
        var arguments = new ArrayList<TipType>();
        Shapes.items(Shapes.item(signature.rest(), 0, "a list of types", position), "a list of types")
                .forEach(t -> arguments.add(TipTermParser.type(t)));
        TipType result = TipTermParser.type(Shapes.item(signature.rest(), 1, "a type", position));
        Shapes.end(signature.rest(), 2);
        return new TipCommand.DeclareFun(signature.name(), signature.parameters(), arguments, result, position);
    }

    private static TipCommand declareConst(List<SExpression> items, Position position) {
        Signature signature = signature(items.subList(1, items.size()), position);
        TipType type = TipTermParser.type(Shapes.item(signature.rest(), 0, "a type", position));
        Shapes.end(signature.rest(), 1);
        return new TipCommand.DeclareFun(signature.name(), signature.parameters(), List.of(), type, position);
    }

    // Statements

    private static TipCommand statement(boolean isGoal, List<SExpression> items, Position position) {
        SExpression formula = items.size() > 1 ? items.getLast() : Shapes.item(items, 1, "a formula", position);
        for (int i = 1; i < items.size() - 1; i++) {
            if (!items.get(i).isKeyword() && !items.get(i - 1).isKeyword()) {
                throw Shapes.expected("')'", items.get(i + 1));
            }
        }
        String name = named(items.subList(1, items.size() - 1));
        List<String> parameters = List.of();
        while (formula.isForm("par") || formula.isForm("!")) {
            if (formula.isForm("par")) {
                Scheme scheme = scheme(formula);
                parameters = concatenated(parameters, scheme.parameters());
                formula = scheme.body();
            } else {
                List<SExpression> parts = Shapes.items(formula, "a formula");
                name = named(parts).isEmpty() ? name : named(parts);
                formula = Shapes.item(parts, 1, "a formula", formula.position());
            }
        }
        return new TipCommand.Statement(isGoal, name, parameters, TipTermParser.term(formula), position);
    }

    private static List<String> concatenated(List<String> first, List<String> second) {
        var result = new ArrayList<>(first);
        result.addAll(second);
        return result;
    }

    /** The value of :named or :name among attributes, or nothing. */
    static String named(List<SExpression> attributes) {
        for (int i = 0; i + 1 < attributes.size(); i++) {
            if (attributes.get(i) instanceof Atom(var kind, var text, var _)
                    && kind == SExpression.Kind.KEYWORD
                    && (text.equals(":named") || text.equals(":name"))
                    && attributes.get(i + 1) instanceof Atom value
                    && value.isName()) {
                return value.text();
            }
        }
        return "";
    }
}
