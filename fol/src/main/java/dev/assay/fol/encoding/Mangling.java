package dev.assay.fol.encoding;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.FreshNames;
import dev.assay.fol.Problem;
import dev.assay.fol.Symbol;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Ground types in names: f⟨list(b)⟩ becomes f_list_b, and the type list(b) the type list_b. Different instances get
 * different names, with a number where the plain ones would clash. What belongs to TPTP itself keeps its name.
 */
public final class Mangling {
    private record Instance(String name, List<Type> typeArguments) {}

    private final Map<Type, Type> types = new HashMap<>();
    private final Map<Instance, Symbol> symbols = new HashMap<>();
    private final FreshNames names;
    private final UnaryOperator<Type> target;

    private Mangling(Problem problem, UnaryOperator<Type> target) {
        this.names = new FreshNames(problem.names());
        this.target = target;
    }

    /** The same problem with types that have no arguments and symbols that have no type arguments. */
    public static Problem of(Problem problem) {
        return of(problem, UnaryOperator.identity());
    }

    /** As above; {@code target} says which type a (ground) type becomes. */
    static Problem of(Problem problem, UnaryOperator<Type> target) {
        if (!problem.isMonomorphic()) {
            throw new IllegalArgumentException("only ground types can be parts of names");
        }
        var mangling = new Mangling(problem, target);
        return problem.map(mangling::formula);
    }

    private Type type(Type type) {
        return types.computeIfAbsent(type, t -> {
            Type goal = target.apply(t);
            return goal instanceof Type.Con(var name, var arguments)
                    ? arguments.isEmpty() ? goal : Type.con(names.fresh(name + suffix(arguments)))
                    : goal;
        });
    }

    private static String suffix(List<Type> types) {
        return types.stream().map(Mangling::spelled).collect(Collectors.joining("_", "_", ""));
    }

    /** list(b) as list_b. */
    private static String spelled(Type type) {
        return switch (type) {
            case Type.Var v -> v.name();
            case Type.Con(var name, var arguments) -> {
                String plain = name.startsWith("$") ? name.substring(1) : name;
                yield arguments.isEmpty() ? plain : plain + suffix(arguments);
            }
        };
    }

    private Symbol symbol(Symbol symbol, List<Type> typeArguments) {
        // Not computeIfAbsent: the names of types are made along the way.
        var instance = new Instance(symbol.name(), typeArguments);
        Symbol known = symbols.get(instance);
        if (known == null) {
            boolean keepsName = typeArguments.isEmpty() || symbol.name().startsWith("$");
            String name = keepsName ? symbol.name() : names.fresh(symbol.name() + suffix(typeArguments));
            known = new Symbol(
                    name,
                    List.of(),
                    symbol.argumentsAt(typeArguments).stream().map(this::type).toList(),
                    symbol.isPredicate() ? Symbol.TRUTH : type(symbol.resultAt(typeArguments)));
            symbols.put(instance, known);
        }
        return known;
    }

    private Formula formula(Formula formula) {
        return switch (formula) {
            case Formula.Atom(var symbol, var types, var arguments) ->
                new Formula.Atom(
                        symbol(symbol, types),
                        List.of(),
                        arguments.stream().map(this::term).toList());
            case Formula.Equation(var left, var right) -> new Formula.Equation(term(left), term(right));
            case Formula.Not(var body) -> new Formula.Not(formula(body));
            case Formula.And(var parts) ->
                new Formula.And(parts.stream().map(this::formula).toList());
            case Formula.Or(var parts) ->
                new Formula.Or(parts.stream().map(this::formula).toList());
            case Formula.Implies(var left, var right) -> new Formula.Implies(formula(left), formula(right));
            case Formula.Iff(var left, var right) -> new Formula.Iff(formula(left), formula(right));
            case Formula.Forall(var bound, var body) -> new Formula.Forall(retyped(bound), formula(body));
            case Formula.Exists(var bound, var body) -> new Formula.Exists(retyped(bound), formula(body));
        };
    }

    private List<Variable> retyped(List<Variable> variables) {
        return variables.stream()
                .map(v -> new Variable(v.name(), type(v.type())))
                .toList();
    }

    private FolTerm term(FolTerm term) {
        return switch (term) {
            case Variable(var name, var type) -> new Variable(name, type(type));
            case Application(var symbol, var types, var arguments) ->
                new Application(
                        symbol(symbol, types),
                        List.of(),
                        arguments.stream().map(this::term).toList());
        };
    }
}
