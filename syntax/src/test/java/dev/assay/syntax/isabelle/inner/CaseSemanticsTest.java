package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.infer.PreTerm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compiled case expressions mean what the first clause that matches means. */
class CaseSemanticsTest {
    private static final InnerSyntax SYNTAX = new InnerSyntax(LibraryNotation.GRAMMAR, SampleContext.EMPTY);

    /** The types of the values: lists of options of such, and pairs. */
    private enum Kind {
        LIST,
        OPTION,
        PAIR
    }

    /** A function that waits for arguments, or a constructor with those that it has. */
    private sealed interface Value {
        record Built(String head, List<Value> arguments) implements Value {
            @Override
            public String toString() {
                return arguments.isEmpty() ? head : head + arguments;
            }
        }

        record Closure(String variable, PreTerm body, Map<String, Value> scope) implements Value {}
    }

    private final Random random = new Random(5);
    private int variables;

    @Test
    void theFirstMatchingClauseCounts() {
        for (int round = 0; round < 600; round++) {
            Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
            var patterns = new ArrayList<String>();
            var clauses = new ArrayList<String>();
            for (int i = 0; i <= random.nextInt(4); i++) {
                var bound = new ArrayList<String>();
                variables = 0;
                String pattern = pattern(kind, 3, bound);
                patterns.add(pattern);
                clauses.add(pattern + " ⇒ c" + i + " x " + String.join(" ", bound));
            }
            for (int sample = 0; sample < 5; sample++) {
                String value = value(kind, 3);
                String text = "case " + value + " of " + String.join(" | ", clauses);
                assertEquals(
                        expected(value, patterns, clauses),
                        evaluated(text, Map.of()).toString(),
                        text);
            }
        }
    }

    // Random texts

    private String pattern(Kind kind, int depth, List<String> bound) {
        int choice = random.nextInt(5);
        if (choice == 0 || depth == 0) {
            // Few names, so that clauses give the same place different ones and other places the same.
            String name = List.of("y", "z", "v").get((variables + random.nextInt(2)) % 3) + (variables++ / 2);
            if (bound.contains(name)) {
                return "_";
            }
            bound.add(name);
            return name;
        }
        if (choice == 1) {
            return "_";
        }
        return built(kind, next -> pattern(next, depth - 1, bound));
    }

    private String value(Kind kind, int depth) {
        return depth == 0
                ? switch (kind) {
                    case LIST -> "Nil";
                    case OPTION -> "None";
                    case PAIR -> "(None, Nil)";
                }
                : built(kind, next -> value(next, depth - 1));
    }

    private String built(Kind kind, java.util.function.Function<Kind, String> part) {
        boolean isSmall = random.nextInt(3) == 0;
        return switch (kind) {
            case LIST -> isSmall ? "Nil" : "(Cons " + part.apply(Kind.OPTION) + " " + part.apply(Kind.LIST) + ")";
            case OPTION -> isSmall ? "None" : "(Some " + part.apply(Kind.PAIR) + ")";
            case PAIR -> "(" + part.apply(Kind.OPTION) + ", " + part.apply(Kind.LIST) + ")";
        };
    }

    // What they mean

    private static String expected(String value, List<String> patterns, List<String> clauses) {
        Value matched = evaluated(value, Map.of());
        for (int i = 0; i < patterns.size(); i++) {
            var scope = new HashMap<String, Value>();
            if (matches(SYNTAX.pattern(InnerText.of(patterns.get(i))), matched, scope)) {
                String clause = clauses.get(i);
                return evaluated(clause.substring(clause.indexOf("⇒") + 1), scope)
                        .toString();
            }
        }
        return "undefined";
    }

    private static boolean matches(PreTerm pattern, Value value, Map<String, Value> scope) {
        var arguments = new ArrayList<PreTerm>();
        PreTerm head = pattern;
        while (head instanceof PreTerm.App(var function, var argument, var _)) {
            arguments.addFirst(argument);
            head = function;
        }
        String name = name(head);
        if (Character.isLowerCase(name.charAt(0)) || name.equals("_")) {
            scope.put(name, value);
            return true;
        }
        var built = (Value.Built) value;
        if (!built.head.equals(name)) {
            return false;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (!matches(arguments.get(i), built.arguments.get(i), scope)) {
                return false;
            }
        }
        return true;
    }

    private static String name(PreTerm head) {
        String full =
                head instanceof PreTerm.Const(var constant, var _, var _) ? constant : ((PreTerm.Ident) head).name();
        return full.substring(full.lastIndexOf('.') + 1);
    }

    private static Value evaluated(String text, Map<String, Value> scope) {
        return evaluated(SYNTAX.term(InnerText.of(text)), scope);
    }

    private static Value evaluated(PreTerm term, Map<String, Value> scope) {
        return switch (term) {
            case PreTerm.Ident(var name, var _) -> scope.getOrDefault(name, new Value.Built(name, List.of()));
            case PreTerm.Const constant -> new Value.Built(name(constant), List.of());
            case PreTerm.Lambda(var name, var _, var body, var _) -> new Value.Closure(name, body, scope);
            case PreTerm.App(var function, var argument, var _) ->
                applied(evaluated(function, scope), evaluated(argument, scope));
            case PreTerm.Free _, PreTerm.Bound _, PreTerm.Constraint _, PreTerm.Choice _ ->
                throw new IllegalStateException("not used here: " + term);
        };
    }

    private static Value applied(Value function, Value argument) {
        return switch (function) {
            case Value.Closure(var variable, var body, var scope) -> {
                var extended = new HashMap<>(scope);
                extended.put(variable, argument);
                yield evaluated(body, extended);
            }
            case Value.Built(var head, var before) -> {
                var arguments = new ArrayList<>(before);
                arguments.add(argument);
                yield reduced(new Value.Built(head, arguments));
            }
        };
    }

    private static Value reduced(Value.Built built) {
        var arguments = built.arguments;
        var last = arguments.getLast() instanceof Value.Built(var head, var parts) ? head + parts.size() : "";
        return switch (built.head + arguments.size()) {
            case "case_list3", "case_option3" -> {
                boolean isFirst = last.equals("Nil0") || last.equals("None0");
                yield isFirst ? arguments.get(0) : applied(arguments.get(1), arguments.get(2), 0);
            }
            case "case_prod2" -> applied(arguments.get(0), arguments.get(1), 0);
            case "Let2" -> applied(arguments.get(1), arguments.get(0));
            default -> built;
        };
    }

    /** The function applied to the parts of a value, from the one at {@code index}. */
    private static Value applied(Value function, Value value, int index) {
        var parts = ((Value.Built) value).arguments;
        return index == parts.size() ? function : applied(applied(function, parts.get(index)), value, index + 1);
    }
}
