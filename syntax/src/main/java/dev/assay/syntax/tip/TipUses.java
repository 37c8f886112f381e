package dev.assay.syntax.tip;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names that occur in types and terms, whatever they mean there, and the numerals. */
final class TipUses {
    private final Set<String> found = new HashSet<>();

    /** The names in types that stand in terms. */
    private final Set<String> types = new HashSet<>();

    private TipUses() {}

    static Set<String> of(TipTerm term) {
        var uses = new TipUses();
        uses.collect(term);
        return uses.found;
    }

    static Set<String> of(TipCommand.Datatype datatype) {
        var uses = new TipUses();
        uses.collect(datatype);
        return uses.found;
    }

    /** All that commands name or count with. */
    static Set<String> of(List<TipCommand> commands) {
        var uses = new TipUses();
        commands.forEach(uses::collect);
        uses.found.addAll(uses.types);
        return uses.found;
    }

    private void collect(TipCommand command) {
        switch (command) {
            case TipCommand.DefineSort defined -> collect(defined.type(), found);
            case TipCommand.DeclareDatatypes declared -> declared.datatypes().forEach(this::collect);
            case TipCommand.DeclareFun declared -> {
                declared.arguments().forEach(type -> collect(type, found));
                collect(declared.result(), found);
            }
            case TipCommand.DefineFuns defined ->
                defined.functions().forEach(function -> {
                    function.variables().forEach(v -> collect(v.type(), found));
                    collect(function.result(), found);
                    collect(function.body());
                });
            case TipCommand.Statement statement -> collect(statement.formula());
            case TipCommand.CheckSat check -> check.assumptions().forEach(this::collect);
            case TipCommand.DeclareSort _,
                    TipCommand.Status _,
                    TipCommand.SetLogic _,
                    TipCommand.GlobalDeclarations _,
                    TipCommand.Reset _,
                    TipCommand.Exit _,
                    TipCommand.Push _,
                    TipCommand.Pop _,
                    TipCommand.Other _ -> {}
        }
    }

    private void collect(TipCommand.Datatype datatype) {
        datatype.constructors().forEach(c -> c.fields().forEach(f -> collect(f.type(), found)));
    }

    private static void collect(TipType type, Set<String> names) {
        switch (type) {
            case TipType.Named(var name, var arguments, var _) -> {
                names.add(name);
                arguments.forEach(argument -> collect(argument, names));
            }
            case TipType.Mapping(var arguments, var result, var _) -> {
                arguments.forEach(argument -> collect(argument, names));
                collect(result, names);
            }
            case TipType.Indexed _ -> {}
        }
    }

    private void collect(TipTerm term) {
        switch (term) {
            case TipTerm.Name(var name, var _) -> found.add(name);
            case TipTerm.Instance(var name, var arguments, var _) -> {
                found.add(name);
                arguments.forEach(type -> collect(type, types));
            }
            case TipTerm.Ascribed(var name, var type, var _) -> {
                found.add(name);
                collect(type, types);
            }
            case TipTerm.Indexed(var name, var _, var _) -> found.add(name);
            case TipTerm.Numeral(var text, var _) -> found.add(text);
            case TipTerm.Tester _, TipTerm.Literal _ -> {}
            case TipTerm.Apply(var function, var arguments, var _) -> {
                collect(function);
                arguments.forEach(this::collect);
            }
            case TipTerm.ApplyValue(var function, var arguments, var _) -> {
                collect(function);
                arguments.forEach(this::collect);
            }
            case TipTerm.Labelled(var labelled, var _, var _) -> collect(labelled);
            case TipTerm.Lambda(var variables, var body, var _) -> {
                variables.forEach(v -> collect(v.type(), types));
                collect(body);
            }
            case TipTerm.Quantified(var _, var variables, var body, var _) -> {
                variables.forEach(v -> collect(v.type(), types));
                collect(body);
            }
            case TipTerm.Let(var bindings, var body, var _) -> {
                bindings.forEach(b -> collect(b.value()));
                collect(body);
            }
            case TipTerm.Match(var scrutinee, var cases, var _) -> {
                collect(scrutinee);
                cases.forEach(c -> {
                    if (c.pattern() instanceof TipTerm.Pattern.Literal(var numeral, var _)) {
                        found.add(numeral);
                    }
                    collect(c.body());
                });
            }
        }
    }
}
