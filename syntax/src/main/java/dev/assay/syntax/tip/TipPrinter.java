package dev.assay.syntax.tip;

import static dev.assay.syntax.tip.SExpressionLayout.group;
import static dev.assay.syntax.tip.SExpressionLayout.name;
import static dev.assay.syntax.tip.SExpressionLayout.word;

import dev.assay.syntax.tip.TipTerm.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** TIP text for commands. */
public final class TipPrinter {
    private TipPrinter() {}

    public static String print(TipProblem problem) {
        return print(problem.commands());
    }

    public static String print(List<TipCommand> commands) {
        var out = new StringBuilder();
        commands.forEach(c -> out.append(print(c)).append('\n'));
        return out.toString();
    }

    public static String print(TipCommand command) {
        return command instanceof TipCommand.Other(var text, var _) ? text : SExpressionLayout.text(command(command));
    }

    public static String print(TipTerm term) {
        return SExpressionLayout.text(term(term));
    }

    public static String print(TipType type) {
        return SExpressionLayout.text(type(type));
    }

    // Commands

    private static SExpression command(TipCommand command) {
        return switch (command) {
            case TipCommand.DeclareSort(var name, var arity, var _) ->
                group(word("declare-sort"), name(name), number(arity));
            case TipCommand.DefineSort(var name, var parameters, var type, var _) ->
                group(word("define-sort"), name(name), names(parameters), type(type));
            case TipCommand.DeclareDatatypes(var datatypes, var _) -> datatypes(datatypes);
            case TipCommand.DeclareFun(var name, var parameters, var arguments, var result, var _) -> {
                SExpression types =
                        group(arguments.stream().map(TipPrinter::type).toList());
                yield parameters.isEmpty()
                        ? group(word("declare-fun"), name(name), types, type(result))
                        : group(word("declare-fun"), name(name), par(parameters, group(types, type(result))));
            }
            case TipCommand.DefineFuns(var functions, var isRecursive, var _) -> functions(functions, isRecursive);
            case TipCommand.Statement(var isGoal, var name, var parameters, var formula, var _) -> {
                SExpression written = par(parameters, term(formula));
                yield group(word(isGoal ? "prove" : "assert"), name.isEmpty() ? written : labelled(written, name));
            }
            case TipCommand.CheckSat(var assumptions, var _) ->
                assumptions.isEmpty()
                        ? group(word("check-sat"))
                        : group(
                                word("check-sat-assuming"),
                                group(assumptions.stream().map(TipPrinter::term).toList()));
            case TipCommand.Status(var status, var _) -> group(word("set-info"), word(":status"), word(status));
            case TipCommand.SetLogic(var name, var _) -> group(word("set-logic"), name(name));
            case TipCommand.GlobalDeclarations(var isOn, var _) ->
                group(word("set-option"), word(":global-declarations"), word(isOn ? "true" : "false"));
            case TipCommand.Reset(var isWhole, var _) -> group(word(isWhole ? "reset" : "reset-assertions"));
            case TipCommand.Exit _ -> group(word("exit"));
            case TipCommand.Push(var levels, var _) -> group(word("push"), number(levels));
            case TipCommand.Pop(var levels, var _) -> group(word("pop"), number(levels));
            case TipCommand.Other(var text, var _) -> word(text);
        };
    }

    private static SExpression labelled(SExpression written, String name) {
        return group(word("!"), written, word(":named"), name(name));
    }

    private static SExpression number(int number) {
        return word(Integer.toString(number));
    }

    private static SExpression names(List<String> names) {
        return group(names.stream().map(SExpressionLayout::name).toList());
    }

    private static SExpression par(List<String> parameters, SExpression body) {
        return parameters.isEmpty() ? body : group(word("par"), names(parameters), body);
    }

    private static SExpression datatypes(List<TipCommand.Datatype> datatypes) {
        if (datatypes.size() == 1) {
            TipCommand.Datatype only = datatypes.getFirst();
            return group(word("declare-datatype"), name(only.name()), constructors(only));
        }
        var heads = datatypes.stream()
                .map(d -> group(name(d.name()), number(d.parameters().size())))
                .toList();
        return group(
                word("declare-datatypes"),
                group(heads),
                group(datatypes.stream().map(TipPrinter::constructors).toList()));
    }

    private static SExpression constructors(TipCommand.Datatype datatype) {
        var constructors = new ArrayList<SExpression>();
        for (TipCommand.Constructor constructor : datatype.constructors()) {
            var parts = new ArrayList<SExpression>();
            parts.add(name(constructor.name()));
            constructor.fields().forEach(f -> parts.add(group(name(f.selector()), type(f.type()))));
            constructors.add(group(parts));
        }
        return par(datatype.parameters(), group(constructors));
    }

    private static SExpression functions(List<TipCommand.Function> functions, boolean isRecursive) {
        if (functions.size() == 1) {
            TipCommand.Function f = functions.getFirst();
            var parts = new ArrayList<SExpression>();
            parts.add(word(isRecursive ? "define-fun-rec" : "define-fun"));
            parts.addAll(head(f));
            parts.add(term(f.body()));
            return group(parts);
        }
        return group(
                word("define-funs-rec"),
                group(functions.stream().map(f -> group(head(f))).toList()),
                group(functions.stream().map(f -> term(f.body())).toList()));
    }

    private static List<SExpression> head(TipCommand.Function f) {
        SExpression variables = variables(f.variables());
        return f.parameters().isEmpty()
                ? List.of(name(f.name()), variables, type(f.result()))
                : List.of(name(f.name()), par(f.parameters(), group(variables, type(f.result()))));
    }

    // Types and terms

    private static SExpression type(TipType type) {
        return switch (type) {
            case TipType.Named(var name, var arguments, var _) ->
                arguments.isEmpty()
                        ? name(name)
                        : group(Stream.concat(
                                        Stream.of(name(name)),
                                        arguments.stream().map(TipPrinter::type))
                                .toList());
            case TipType.Indexed(var name, var indices, var _) -> indexed(name, indices);
            case TipType.Mapping(var arguments, var result, var _) -> {
                var parts = new ArrayList<SExpression>();
                parts.add(word("=>"));
                arguments.forEach(a -> parts.add(type(a)));
                parts.add(type(result));
                yield group(parts);
            }
        };
    }

    private static SExpression indexed(String name, List<String> indices) {
        return group(
                Stream.concat(Stream.of(word("_"), name(name)), indices.stream().map(SExpressionLayout::word))
                        .toList());
    }

    private static SExpression variables(List<TipTerm.Variable> variables) {
        return group(variables.stream()
                .map(v -> group(name(v.name()), type(v.type())))
                .toList());
    }

    private static SExpression term(TipTerm term) {
        return switch (term) {
            case TipTerm.Name(var name, var _) -> name(name);
            case TipTerm.Instance(var name, var types, var _) -> {
                var parts = new ArrayList<>(List.of(word("_"), name(name)));
                types.forEach(t -> parts.add(type(t)));
                yield group(parts);
            }
            case TipTerm.Ascribed(var name, var type, var _) -> group(word("as"), name(name), type(type));
            case TipTerm.Tester(var constructor, var _) -> group(word("_"), word("is"), name(constructor));
            case TipTerm.Indexed(var name, var indices, var _) -> indexed(name, indices);
            case TipTerm.Labelled(var labelled, var name, var _) -> labelled(term(labelled), name);
            case TipTerm.Numeral(var text, var _) -> word(text);
            case TipTerm.Literal(var text, var _) -> word(text);
            case TipTerm.Apply(var function, var arguments, var _) -> call(head(function), arguments);
            case TipTerm.ApplyValue(var function, var arguments, var _) -> {
                var all = new ArrayList<>(List.of(function));
                all.addAll(arguments);
                yield call(word("@"), all);
            }
            case TipTerm.Lambda(var variables, var body, var _) ->
                group(word("lambda"), variables(variables), term(body));
            case TipTerm.Quantified(var isUniversal, var variables, var body, var _) ->
                group(word(isUniversal ? "forall" : "exists"), variables(variables), term(body));
            case TipTerm.Let(var bindings, var body, var _) ->
                group(
                        word("let"),
                        group(bindings.stream()
                                .map(b -> group(name(b.name()), term(b.value())))
                                .toList()),
                        term(body));
            case TipTerm.Match(var scrutinee, var cases, var _) ->
                group(
                        word("match"),
                        term(scrutinee),
                        group(cases.stream()
                                .map(c -> group(pattern(c.pattern()), term(c.body())))
                                .toList()));
        };
    }

    /** Implication is written with a word that is reserved among types only. */
    private static SExpression head(TipTerm function) {
        return function instanceof TipTerm.Name(var name, var _) && name.equals("=>") ? word(name) : term(function);
    }

    private static SExpression call(SExpression head, List<TipTerm> arguments) {
        var parts = new ArrayList<SExpression>(arguments.size() + 1);
        parts.add(head);
        arguments.forEach(a -> parts.add(term(a)));
        return group(parts);
    }

    private static SExpression pattern(Pattern pattern) {
        return switch (pattern) {
            case Pattern.Default _ -> word("_");
            case Pattern.Literal(var numeral, var _) -> word(numeral);
            case Pattern.Named(var name, var variables, var _) ->
                variables.isEmpty()
                        ? name(name)
                        : group(Stream.concat(Stream.of(name), variables.stream())
                                .map(SExpressionLayout::name)
                                .toList());
        };
    }
}
