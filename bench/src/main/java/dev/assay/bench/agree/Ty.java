package dev.assay.bench.agree;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A type of a generated theory. */
sealed interface Ty {
    record Con(String name, List<Ty> arguments) implements Ty {
        @Override
        public String toString() {
            return switch (name) {
                case "⇒", "×", "+" -> "(" + arguments.get(0) + " " + name + " " + arguments.get(1) + ")";
                default ->
                    switch (arguments.size()) {
                        case 0 -> name;
                        case 1 -> "(" + arguments.getFirst() + " " + name + ")";
                        default ->
                            "("
                                    + String.join(
                                            ", ",
                                            arguments.stream().map(Ty::toString).toList()) + ") " + name;
                    };
            };
        }
    }

    /** A type variable, such as {@code 'a}. */
    record Var(String name) implements Ty {
        @Override
        public String toString() {
            return name;
        }
    }

    static Ty con(String name, Ty... arguments) {
        return new Con(name, List.of(arguments));
    }

    static Ty fun(Ty argument, Ty result) {
        return con("⇒", argument, result);
    }

    static Ty fun(List<Ty> arguments, Ty result) {
        return arguments.reversed().stream().reduce(result, (r, a) -> fun(a, r));
    }

    static Ty list(Ty element) {
        return con("list", element);
    }

    static Ty set(Ty element) {
        return con("set", element);
    }

    static Ty option(Ty value) {
        return con("option", value);
    }

    static Ty pair(Ty first, Ty second) {
        return con("×", first, second);
    }

    static Ty sum(Ty left, Ty right) {
        return con("+", left, right);
    }

    default Ty substitute(Map<String, Ty> types) {
        return switch (this) {
            case Con(var name, var arguments) ->
                new Con(name, arguments.stream().map(a -> a.substitute(types)).toList());
            case Var(var name) -> types.getOrDefault(name, this);
        };
    }

    /** As it is seen from outside the definition. */
    default Ty generalised() {
        return switch (this) {
            case Con con when con.equals(Types.FIXED_A) -> Types.A;
            case Con(var name, var arguments) ->
                new Con(name, arguments.stream().map(Ty::generalised).toList());
            case Var v -> v;
        };
    }

    default Stream<String> variables() {
        return switch (this) {
            case Con(var _, var arguments) -> arguments.stream().flatMap(Ty::variables);
            case Var(var name) -> Stream.of(name);
        };
    }

    /** What this type's variables have to be so that it is the other type. */
    default Optional<Map<String, Ty>> match(Ty other) {
        var types = new HashMap<String, Ty>();
        return match(other, types) ? Optional.of(types) : Optional.empty();
    }

    private boolean match(Ty other, Map<String, Ty> types) {
        return switch (this) {
            case Var(var name) -> other.equals(types.computeIfAbsent(name, n -> other));
            case Con(var name, var arguments) -> {
                if (!(other instanceof Con(var otherName, var others)) || !name.equals(otherName)) {
                    yield false;
                }
                boolean isMatched = true;
                for (int i = 0; i < arguments.size(); i++) {
                    isMatched &= arguments.get(i).match(others.get(i), types);
                }
                yield isMatched;
            }
        };
    }
}
