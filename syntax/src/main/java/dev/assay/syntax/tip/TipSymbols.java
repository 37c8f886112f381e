package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Identifiers;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.UnsupportedException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /** Types of SMT-LIB, and what is not supported of them. */
    private static final Map<String, String> FOREIGN = Map.ofEntries(
            Map.entry("BitVec", "bit vectors"),
            Map.entry("String", "strings"),
            Map.entry("RegLan", "regular expressions"),
            Map.entry("RoundingMode", "floating-point numbers"),
            Map.entry("FloatingPoint", "floating-point numbers"),
            Map.entry("Float16", "floating-point numbers"),
            Map.entry("Float32", "floating-point numbers"),
            Map.entry("Float64", "floating-point numbers"),
            Map.entry("Float128", "floating-point numbers"),
            Map.entry("FiniteField", "finite fields"),
            Map.entry("Seq", "sequences"),
            Map.entry("Set", "sets"),
            Map.entry("Relation", "relations"),
            Map.entry("Bag", "bags"),
            Map.entry("Tuple", "tuples"),
            Map.entry("Nullable", "nullable types"),
            Map.entry("UnitTuple", "tuples"));

    private final Map<String, Sort> sorts = new HashMap<>();
    private final Map<String, Symbol> symbols = new HashMap<>();
    private final Map<String, Position> reserved = new HashMap<>();
    private final Map<String, TipTerm> labels = new HashMap<>();
    private final Map<String, Const> unspecified = new HashMap<>();
    private final Map<String, String> names;
    /** Types and functions have facts under their names, so they share one supply. */
    private final Identifiers withFacts;

    /** The constants that are only declared and occur in no definition. */
    private final Set<Const> loose = new LinkedHashSet<>();

    private Theory theory;
    private boolean hasArrays;
    private boolean isRealOnly;

    TipSymbols(Theory theory) {
        this.theory = theory;
        this.names = new LinkedHashMap<>();
        this.withFacts = new Identifiers(List.of());
    }

    /** All that is known now; what either learns later is its own, but they never give one full name to two things. */
    private TipSymbols(TipSymbols other) {
        sorts.putAll(other.sorts);
        symbols.putAll(other.symbols);
        reserved.putAll(other.reserved);
        labels.putAll(other.labels);
        unspecified.putAll(other.unspecified);
        loose.addAll(other.loose);
        names = other.names;
        withFacts = other.withFacts;
        theory = other.theory;
        hasArrays = other.hasArrays;
        isRealOnly = other.isRealOnly;
    }

    TipSymbols copy() {
        return new TipSymbols(this);
    }

    /** Forgets what was learnt after the copy was made. */
    void restore(TipSymbols copy) {
        reserved.keySet().retainAll(copy.reserved.keySet());
        unspecified.keySet().retainAll(copy.unspecified.keySet());
        loose.clear();
        loose.addAll(copy.loose);
        theory = copy.theory;
    }

    /** As before the first command. */
    TipSymbols reset(Theory first) {
        var result = new TipSymbols(this);
        result.sorts.clear();
        result.symbols.clear();
        result.reserved.clear();
        result.labels.clear();
        result.unspecified.clear();
        result.loose.clear();
        result.theory = first;
        return result;
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
            case TipType.Indexed(var name, var _, var position) ->
                throw new UnsupportedException(position, FOREIGN.getOrDefault(name, "types such as " + name));
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
            return builtIn(name, arguments, position);
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

    private Type builtIn(String name, List<Type> arguments, Position position) {
        if (FOREIGN.containsKey(name)) {
            throw new UnsupportedException(position, FOREIGN.get(name));
        }
        if (name.equals("Array")) {
            requireArity(name, 2, arguments.size(), position);
            hasArrays = true;
            return Type.fun(arguments.getFirst(), arguments.getLast());
        }
        Type type = switch (name) {
            case "Bool" -> Type.bool();
            case "Int" -> Numbers.INT;
            case "Real" -> Numbers.REAL;
            default -> throw new SyntaxException(position, "unknown type " + name);
        };
        requireArity(name, 0, arguments.size(), position);
        return type;
    }

    /**
     * Refuses a quantifier over arrays, or over what holds them: SMT-LIB does not say that every function is an array, which we do. Of
     * formulas without such quantifiers the same are satisfiable.
     */
    void requireNoArrays(Type type, Position position) {
        if (hasArrays && mayHoldArrays(type, new HashSet<>())) {
            throw new UnsupportedException(position, "quantifiers over arrays");
        }
    }

    private boolean mayHoldArrays(Type type, Set<String> seen) {
        return type instanceof Type.Con(var name, var arguments)
                && (type.isFun()
                        || arguments.stream().anyMatch(a -> mayHoldArrays(a, seen))
                        || seen.add(name)
                                && theory.signature().datatype(name).stream()
                                        .flatMap(d -> d.constructors().stream())
                                        .flatMap(c -> c.arguments().stream())
                                        .anyMatch(a -> mayHoldArrays(a, seen)));
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

    /** A constant of which nothing is said. */
    Const declare(String fullName, Type type) {
        become(theory.withSignature(Definition.declare(theory.signature(), fullName, type)));
        var constant = new Const(fullName, type);
        if (type.variables().isEmpty()) {
            loose.add(constant);
        }
        return constant;
    }

    /** What a function of SMT-LIB is where its meaning is left open, such as division by 0: each time the same. */
    Const unspecified(String name, Type type) {
        return unspecified.computeIfAbsent(name, _ -> unspecifiedHere(name, type));
    }

    /** The same for one place only. */
    Const unspecifiedHere(String name, Type type) {
        String fullName = PREFIX + withFacts.fresh(name);
        names.put(fullName, name);
        return declare(fullName, type);
    }

    /** The constants that may be taken for variables, as nothing is defined by them. */
    Set<Const> loose() {
        return Collections.unmodifiableSet(loose);
    }

    /** Takes note that something is defined by the term. */
    void defines(Term term) {
        loose.removeAll(term.constants());
    }

    void label(String name, TipTerm term) {
        labels.put(name, term);
    }

    @Nullable
    TipTerm labelled(String name) {
        return labels.get(name);
    }

    // Arithmetic

    /** Whether numerals are Reals, as in logics without Int. */
    boolean isRealOnly() {
        return isRealOnly;
    }

    void setRealOnly(boolean isOn) {
        isRealOnly = isOn;
    }

    /** The function with another value at one place. */
    Const update() {
        String name = "Fun.fun_upd";
        return new Const(name, theory.signature().constantType(name).orElseThrow());
    }

    /** The constant for an operation, at the most general type that it has in the theory. */
    Const operation(Numbers.Operation operation) {
        Const constant = operation.constant();
        return new Const(
                constant.name(),
                theory.signature().constantType(constant.name()).orElse(constant.type()));
    }
}
