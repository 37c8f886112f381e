package dev.assay.prove.relevance;

import dev.assay.fol.TypePatterns;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Constants at type arguments, as numbers. A type variable of a fact matches anything; one of a goal stands for
 * itself, and so is a type constructor here.
 */
final class Symbols {
    /** A constant, or something that counts like one: an abstraction, the theory of a fact. */
    record Symbol(String constant, List<Type> arguments, int order) {
        /** Whether some instance of this symbol is the other one. */
        boolean matches(Symbol other) {
            for (int i = 0; i < arguments.size() && i < other.arguments.size(); i++) {
                if (!matches(arguments.get(i), other.arguments.get(i))) {
                    return false;
                }
            }
            return true;
        }

        /** Variables are not compared with one another: this is quick, and only a guess is wanted. */
        private static boolean matches(Type pattern, Type type) {
            return switch (pattern) {
                case Type.Var _ -> true;
                case Type.Con(var name, var parts) -> {
                    if (!(type instanceof Type.Con(var other, var others))
                            || !name.equals(other)
                            || parts.size() != others.size()) {
                        yield false;
                    }
                    for (int i = 0; i < parts.size(); i++) {
                        if (!matches(parts.get(i), others.get(i))) {
                            yield false;
                        }
                    }
                    yield true;
                }
            };
        }
    }

    private final Map<Symbol, Integer> numbers = new HashMap<>();
    private final List<Symbol> symbols = new ArrayList<>();
    private final Map<String, List<Integer>> ofConstant = new HashMap<>();

    /** The types of constants at which something is known, by name and type, since the same ones come again and again. */
    private final Map<Type, Map<String, Integer>> seen = new HashMap<>();

    int size() {
        return symbols.size();
    }

    Symbol get(int number) {
        return symbols.get(number);
    }

    /** The symbols of the same constant. */
    List<Integer> alike(int number) {
        return ofConstant.getOrDefault(symbols.get(number).constant(), List.of());
    }

    /** The number of something that has no type. */
    int pseudo(String name) {
        return number(new Symbol(name, List.of(), 1));
    }

    int constant(Signature signature, String name, Type type) {
        return seen.computeIfAbsent(type, _ -> new HashMap<>()).computeIfAbsent(name, _ -> {
            Type general = signature.constantType(name).orElse(type);
            var matching = new HashMap<Type.Var, Type>();
            TypePatterns.match(general, type, matching);
            List<Type> arguments = general.variables().stream()
                    .map(v -> matching.getOrDefault(v, v))
                    .map(Symbols::anonymous)
                    .toList();
            return number(new Symbol(name, arguments, order(type)));
        });
    }

    /** With one name for all variables, so that fewer symbols are different. */
    private static Type anonymous(Type type) {
        return switch (type) {
            case Type.Var _ -> Type.var("'a");
            case Type.Con(var name, var arguments) ->
                arguments.isEmpty()
                        ? type
                        : new Type.Con(
                                name, arguments.stream().map(Symbols::anonymous).toList());
        };
    }

    private int number(Symbol symbol) {
        Integer known = numbers.get(symbol);
        if (known == null) {
            known = symbols.size();
            symbols.add(symbol);
            numbers.put(symbol, known);
            ofConstant
                    .computeIfAbsent(symbol.constant(), _ -> new ArrayList<>())
                    .add(known);
        }
        return known;
    }

    private static int order(Type type) {
        return switch (type) {
            case Type.Var _ -> 0;
            case Type.Con _ when type.isFun() -> Math.max(order(type.domain()) + 1, order(type.range()));
            case Type.Con(var _, var arguments) ->
                arguments.stream().mapToInt(Symbols::order).max().orElse(0);
        };
    }
}
