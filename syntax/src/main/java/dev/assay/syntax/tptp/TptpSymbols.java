package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Identifiers;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The types and symbols of a problem, and the theory that declares them. */
final class TptpSymbols {
    /**
     * A constant, its type parameters in the order in which arguments for them are written, and its first place.
     *
     * @param arity the number of arguments that are written after those for types
     * @param phantoms the parameters that its type did not show: the constant has a first argument for each of them
     */
    record Symbol(Const constant, List<Type.Var> parameters, int arity, List<Type.Var> phantoms, Position position) {}

    private record DeclaredType(String fullName, int arity, Position position) {}

    private static final String PREFIX = "TPTP.";
    private static final Map<String, String> NUMBER_TYPES = Map.of("$int", "int", "$rat", "rat", "$real", "real");

    private final Map<String, DeclaredType> types = new HashMap<>();
    private final Map<String, Symbol> symbols = new HashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<BigDecimal, Const> numbers = new LinkedHashMap<>();
    private final Identifiers typeNames = new Identifiers(List.of("i"));
    private final Identifiers symbolNames = new Identifiers(List.of());
    private final boolean isCalculating;
    private Theory theory;
    private String itself = "";
    private String typeTerm = "";

    /** @param isCalculating whether arithmetic is that of the library */
    TptpSymbols(boolean isCalculating) {
        this.isCalculating = isCalculating;
        this.theory = isCalculating ? Numbers.theory(true) : Theory.HOL;
    }

    boolean isCalculating() {
        return isCalculating;
    }

    Theory theory() {
        return theory;
    }

    void become(Theory larger) {
        theory = larger;
    }

    /** For each full name the name in the text. */
    Map<String, String> names() {
        return names;
    }

    // Types

    /** The type of individuals. */
    Type individuals() {
        return new Type.Con(builtIn("$i", PREFIX + "i"), List.of());
    }

    private String builtIn(String name, String fullName) {
        if (!types.containsKey(name)) {
            declareType(name, fullName, 0, Position.NONE);
        }
        return fullName;
    }

    private void declareType(String name, String fullName, int arity, Position position) {
        types.put(name, new DeclaredType(fullName, arity, position));
        names.put(fullName, name);
        theory = theory.withSignature(Definition.declareType(theory.signature(), fullName, arity));
    }

    void declareType(String name, int arity, Position position) {
        DeclaredType known = types.get(name);
        if (known == null) {
            declareType(name, PREFIX + typeNames.fresh(name), arity, position);
        } else if (known.arity() != arity) {
            throw new SyntaxException(
                    position,
                    "type " + name + " has " + count(arity, "argument") + " here but " + known.arity()
                            + at(known.position()));
        }
    }

    Type type(TptpType type, Map<String, ? extends Type> variables) {
        return switch (type) {
            case TptpType.Variable(var name, var position) -> {
                Type variable = variables.get(name);
                if (variable == null) {
                    throw new SyntaxException(position, "type variable " + name + " is not bound");
                }
                yield variable;
            }
            case TptpType.Mapping(var arguments, var result, var _) ->
                Type.fun(arguments.stream().map(a -> type(a, variables)).toList(), type(result, variables));
            case TptpType.Polymorphic(var _, var _, var position) ->
                throw new SyntaxException(position, "a polymorphic type may only be the whole type of a symbol");
            case TptpType.Named named -> named(named, variables);
        };
    }

    private Type named(TptpType.Named type, Map<String, ? extends Type> variables) {
        String name = type.name();
        if (name.equals("$o") || name.equals("$oType")) {
            return Type.bool();
        }
        if (name.equals("$i") || name.equals("$iType")) {
            return individuals();
        }
        if (NUMBER_TYPES.containsKey(name)) {
            return numbers(name);
        }
        DeclaredType known = types.get(name);
        if (known == null) {
            throw new SyntaxException(type.position(), "type " + name + " is not declared");
        }
        if (known.arity() != type.arguments().size()) {
            throw new SyntaxException(
                    type.position(),
                    "type " + name + " takes " + count(known.arity(), "argument") + ", not "
                            + type.arguments().size());
        }
        return new Type.Con(
                known.fullName(),
                type.arguments().stream().map(a -> type(a, variables)).toList());
    }

    boolean isType(String name) {
        return types.containsKey(name)
                || NUMBER_TYPES.containsKey(name)
                || Set.of("$i", "$iType", "$o", "$oType").contains(name);
    }

    /** $int, $rat or $real. */
    Type numbers(String type) {
        if (isCalculating) {
            return switch (type) {
                case "$int" -> Numbers.INT;
                case "$rat" -> Numbers.RAT;
                default -> Numbers.REAL;
            };
        }
        return new Type.Con(builtIn(type, TptpArithmetic.PREFIX + NUMBER_TYPES.get(type)), List.of());
    }

    Set<Type> numberTypes() {
        return Set.of(numbers("$int"), numbers("$rat"), numbers("$real"));
    }

    /** A type with nothing but {@link #typeAsTerm} in it, since the type of a constant must show all its parameters. */
    private Type itself(Type type) {
        if (itself.isEmpty()) {
            itself = PREFIX + typeNames.fresh("itself");
            declareType(itself, itself, 1, Position.NONE);
            names.put(itself, "itself");
        }
        return Type.con(itself, type);
    }

    /** A type where a term must stand. */
    Const typeAsTerm(Type type) {
        if (typeTerm.isEmpty()) {
            typeTerm = auxiliary("type_as_term");
            Type general = itself(Type.var("'a"));
            theory = theory.withSignature(Definition.declare(theory.signature(), typeTerm, general));
            names.put(typeTerm, "type_as_term");
        }
        return new Const(typeTerm, itself(type));
    }

    // Symbols

    boolean isKnown(String name) {
        return symbols.containsKey(name);
    }

    /** A symbol that is known. */
    Symbol symbol(String name) {
        Symbol symbol = symbols.get(name);
        if (symbol == null) {
            throw new IllegalArgumentException("unknown symbol " + name);
        }
        return symbol;
    }

    /** A declaration that is written in the problem. */
    void declare(TptpStatement.Declaration declaration) {
        var variables = new LinkedHashMap<String, Type.Var>();
        TptpType rest = declaration.type();
        while (rest instanceof TptpType.Polymorphic(var parameters, var body, var _)) {
            parameters.forEach(p -> variables.put(p, Type.var("'" + p)));
            rest = body;
        }
        Type written = type(rest, variables);
        List<Type.Var> phantoms =
                variables.values().stream().filter(v -> !written.occurs(v)).toList();
        Type type = Type.fun(phantoms.stream().map(this::itself).toList(), written);
        Symbol known = symbols.get(declaration.symbol());
        if (known == null) {
            Symbol symbol = declare(
                    declaration.symbol(), type, List.copyOf(variables.values()), arity(rest), declaration.position());
            symbols.put(
                    declaration.symbol(),
                    new Symbol(symbol.constant(), symbol.parameters(), symbol.arity(), phantoms, symbol.position()));
        } else if (!known.constant().type().equals(type)) {
            throw new SyntaxException(
                    declaration.position(),
                    declaration.symbol() + " has another type" + at(known.position()) + ": "
                            + known.constant().type() + ", not " + type);
        }
    }

    private static int arity(TptpType type) {
        int result = 0;
        TptpType rest = type;
        while (rest instanceof TptpType.Mapping(var arguments, var range, var _)) {
            result += arguments.size();
            rest = range;
        }
        return result;
    }

    /** A symbol of {@code arity} individuals that is declared by its use. */
    Symbol implicit(String name, int arity, Type result, Position position) {
        Type type = Type.fun(Collections.nCopies(arity, individuals()), result);
        return declare(name, type, List.of(), arity, position);
    }

    private Symbol declare(String name, Type type, List<Type.Var> parameters, int arity, Position position) {
        return declare(name, PREFIX + symbolNames.fresh(name), type, parameters, arity, position);
    }

    /** A symbol of TPTP itself, under a full name of its own. */
    Symbol declare(String name, String fullName, Type type, List<Type.Var> parameters, int arity, Position position) {
        try {
            theory = theory.withSignature(Definition.declare(theory.signature(), fullName, type));
        } catch (KernelException e) {
            throw new SyntaxException(position, String.valueOf(e.getMessage()));
        }
        var symbol = new Symbol(new Const(fullName, type), parameters, arity, List.of(), position);
        symbols.put(name, symbol);
        names.put(fullName, name);
        return symbol;
    }

    /** The full name of a constant that means nothing in the text. */
    String auxiliary(String name) {
        return PREFIX + symbolNames.fresh(name);
    }

    /** A constant of which nothing is known; of one name, each time the same. */
    Const unspecified(String name, Type type) {
        return isKnown(name)
                ? symbol(name).constant()
                : declare(name, type, List.of(), 0, Position.NONE).constant();
    }

    /** The objects written in double quotes and the numbers that are individuals, in order of first use. */
    List<Const> distinctObjects() {
        var result = new ArrayList<Const>();
        names.forEach((fullName, name) -> {
            if (name.startsWith("\"")) {
                result.add(symbol(name).constant());
            }
        });
        result.addAll(numbers.values());
        return result;
    }

    /** Takes note of a number that is an individual; of those with one value the first counts. */
    void distinguish(BigDecimal value, Const number) {
        numbers.putIfAbsent(value.stripTrailingZeros(), number);
    }

    static String at(Position position) {
        return position.isNone() ? "" : " at " + position;
    }

    static String count(int number, String what) {
        return number == 1 ? "1 " + what : number + " " + what + "s";
    }
}
