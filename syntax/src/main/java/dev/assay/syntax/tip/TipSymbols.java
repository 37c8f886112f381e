package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Identifiers;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The types and functions of a problem by the names they have in it, and the theory that they are part of. */
final class TipSymbols {
    /** A constant with its type parameters as they were declared. */
    record Symbol(Const constant, List<Type.Var> parameters, int arity, Position position) {}

    private sealed interface Sort {
        Position position();
    }

    private record Declared(String fullName, int arity, Position position) implements Sort {}

    private record Abbreviation(List<String> parameters, TipType type, Position position) implements Sort {}

    private static final String PREFIX = "TIP.";

    private final Arithmetic arithmetic;
    private final Map<String, Sort> sorts = new HashMap<>();
    private final Map<String, Symbol> symbols = new HashMap<>();
    private final Map<String, Position> reserved = new HashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    /** Types and functions have facts under their names, so they share one supply. */
    private final Identifiers withFacts = new Identifiers(List.of());

    private Theory theory;

    TipSymbols(Theory theory, Arithmetic arithmetic) {
        this.theory = theory;
        this.arithmetic = arithmetic;
    }

    Theory theory() {
        return theory;
    }

    void become(Theory larger) {
        theory = larger;
    }

    Map<String, String> names() {
        return names;
    }

    // Types

    /** A full name for a type that is about to be declared. */
    String declareType(String name, int arity, Position position) {
        requireNewType(name, position);
        String fullName = PREFIX + withFacts.fresh(name);
        sorts.put(name, new Declared(fullName, arity, position));
        names.put(fullName, name);
        return fullName;
    }

    void abbreviate(TipCommand.DefineSort definition) {
        requireNewType(definition.name(), definition.position());
        var parameters = new HashMap<String, Type>();
        definition.parameters().forEach(p -> parameters.put(p, Type.var("'" + Identifiers.like(p))));
        type(definition.type(), parameters);
        sorts.put(
                definition.name(), new Abbreviation(definition.parameters(), definition.type(), definition.position()));
    }

    private void requireNewType(String name, Position position) {
        Sort known = sorts.get(name);
        if (known != null) {
            throw new SyntaxException(position, "type " + name + " is declared already at " + known.position());
        }
    }

    /** The full name of a declared type. */
    String fullName(String type) {
        if (sorts.get(type) instanceof Declared(var fullName, var _, var _)) {
            return fullName;
        }
        throw new IllegalArgumentException("not a declared type: " + type);
    }

    Type type(TipType type, Map<String, Type> variables) {
        return switch (type) {
            case TipType.Mapping(var arguments, var result, var _) ->
                Type.fun(types(arguments, variables), type(result, variables));
            case TipType.Named(var name, var arguments, var position) -> {
                Type variable = variables.get(name);
                yield variable != null && arguments.isEmpty()
                        ? variable
                        : named(name, types(arguments, variables), position);
            }
        };
    }

    List<Type> types(List<TipType> types, Map<String, Type> variables) {
        var result = new ArrayList<Type>(types.size());
        types.forEach(t -> result.add(type(t, variables)));
        return result;
    }

    private Type named(String name, List<Type> arguments, Position position) {
        Sort sort = sorts.get(name);
        if (sort == null) {
            Type builtIn = builtIn(name);
            if (builtIn == null) {
                throw new SyntaxException(position, "unknown type " + name);
            }
            requireArity(name, 0, arguments.size(), position);
            return builtIn;
        }
        return switch (sort) {
            case Declared(var fullName, var arity, var _) -> {
                requireArity(name, arity, arguments.size(), position);
                yield new Type.Con(fullName, arguments);
            }
            case Abbreviation(var parameters, var meaning, var _) -> {
                requireArity(name, parameters.size(), arguments.size(), position);
                var instance = new HashMap<String, Type>();
                for (int i = 0; i < arguments.size(); i++) {
                    instance.put(parameters.get(i), arguments.get(i));
                }
                yield type(meaning, instance);
            }
        };
    }

    private @Nullable Type builtIn(String name) {
        return switch (name) {
            case "Bool" -> Type.bool();
            case "Int" -> arithmetic.integers();
            default -> null;
        };
    }

    private static void requireArity(String name, int arity, int given, Position position) {
        if (arity != given) {
            throw new SyntaxException(
                    position,
                    "type " + name + " takes " + arity + (arity == 1 ? " argument" : " arguments") + ", found "
                            + given);
        }
    }

    // Functions

    boolean isKnown(String name) {
        return symbols.containsKey(name);
    }

    Symbol symbol(String name) {
        Symbol symbol = symbols.get(name);
        if (symbol == null) {
            throw new IllegalArgumentException("unknown name " + name);
        }
        return symbol;
    }

    /** A full name for a function that is about to be defined. */
    String reserve(String name, Position position) {
        Position known = reserved.putIfAbsent(name, position);
        if (known != null) {
            throw new SyntaxException(position, name + " is declared already at " + known);
        }
        String fullName = PREFIX + withFacts.fresh(name);
        names.put(fullName, name);
        return fullName;
    }

    void add(String name, Symbol symbol) {
        symbols.put(name, symbol);
    }

    // Arithmetic

    /** The constant for an operation, at the most general type that it has in the theory. */
    Const operation(Arithmetic.Operation operation) {
        Const constant = arithmetic.operation(operation);
        return new Const(
                constant.name(),
                theory.signature().constantType(constant.name()).orElse(constant.type()));
    }

    Arithmetic arithmetic() {
        return arithmetic;
    }
}
