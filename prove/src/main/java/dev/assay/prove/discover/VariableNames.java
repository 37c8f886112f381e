package dev.assay.prove.discover;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names for variables as people would choose them, different for every type. */
final class VariableNames {
    private static final List<List<String>> ELEMENTS = List.of(List.of("x", "y", "z"), List.of("a", "b", "c"));
    private static final List<List<String>> NUMBERS =
            List.of(List.of("m", "n", "k"), List.of("i", "j", "l"), List.of("m'", "n'", "k'"));
    private static final List<List<String>> LISTS =
            List.of(List.of("xs", "ys", "zs"), List.of("ms", "ns", "ks"), List.of("us", "vs", "ws"));
    private static final List<List<String>> TRUTH = List.of(List.of("p", "q", "r"));
    private static final List<List<String>> FUNCTIONS = List.of(List.of("f", "g"), List.of("h", "h'"));
    private static final List<List<String>> PREDICATES = List.of(List.of("P", "Q"));
    private static final List<List<String>> OTHERS =
            List.of(List.of("s", "t", "u"), List.of("v", "w", "d"), List.of("e", "o", "c"));

    private final Set<String> taken = new HashSet<>();

    /** @param type with a variable for a type of which nothing is known */
    List<String> of(Type type) {
        for (List<String> names : usual(type)) {
            if (taken.stream().noneMatch(names::contains)) {
                taken.addAll(names);
                return names;
            }
        }
        var names = new ArrayList<String>();
        String letter = type instanceof Type.Con(var name, var _) && !type.isFun()
                ? name.substring(name.lastIndexOf('.') + 1).substring(0, 1).toLowerCase(Locale.ROOT)
                : "f";
        for (int i = 1; names.size() < 3; i++) {
            if (taken.add(letter + i)) {
                names.add(letter + i);
            }
        }
        return names;
    }

    private static List<List<String>> usual(Type type) {
        return switch (type) {
            case Type.Var _ -> ELEMENTS;
            case Type.Con(var _, var _)
            when type.isFun() -> type.resultType().equals(Type.bool()) ? PREDICATES : FUNCTIONS;
            case Type.Con(var name, var _) ->
                switch (name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) {
                    case "bool" -> TRUTH;
                    case "nat", "int" -> NUMBERS;
                    case "list" -> LISTS;
                    default -> OTHERS;
                };
        };
    }
}
