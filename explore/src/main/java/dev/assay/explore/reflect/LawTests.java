package dev.assay.explore.reflect;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Laws as the source of a JUnit test class with a property for each. */
public final class LawTests {
    private static final String HELPERS = """

                private static boolean same(Supplier<?> left, Supplier<?> right) {
                    return value(left).equals(value(right));
                }

                private static Object value(Supplier<?> term) {
                    try {
                        Object value = term.get();
                        return value instanceof Collection<?> all ? new ArrayList<>(all) : Optional.ofNullable(value);
                    } catch (RuntimeException e) {
                        return "undefined";
                    }
                }

                private static <T> T after(T object, Consumer<T> call) {
                    call.accept(object);
                    return object;
                }

                private static <T> T undefined() {
                    throw new IllegalStateException();
                }
            }
            """;

    private static final Map<String, String> BOXES =
            Map.of("int", "Integer", "long", "Long", "boolean", "Boolean", "char", "Character");

    private final Class<?> subject;
    private final Signature signature;
    private final JavaNotation notation;
    private final Type own;
    private final boolean isMutable;

    public LawTests(Class<?> subject, JavaSignature java) {
        this.subject = subject;
        this.signature = java.signature();
        this.notation = java.notation();
        this.own = new JavaTypes(subject).own();
        this.isMutable = signature.symbols().stream().anyMatch(s -> s.name().startsWith(JavaSignature.CASCADE));
    }

    public String source(List<Law> laws) {
        String name = subject.getSimpleName();
        var text = new StringBuilder("""
                import dev.assay.junit.Property;
                import java.util.*;
                import java.util.function.*;
                """);
        if (!subject.getPackageName().isEmpty() && !subject.getPackageName().equals("java.lang")) {
            text.append("import ").append(subject.getCanonicalName()).append(";\n");
        }
        text.append("\n/** Laws of ").append(name).append(", as assay discover found them. */\n");
        text.append("class ").append(name).append("Laws {\n");
        int number = 0;
        for (Law law : laws) {
            number++;
            text.append(number == 1 ? "" : "\n")
                    .append("    // ")
                    .append(notation.show(law))
                    .append('\n');
            if (isMutable && !hasCopies()) {
                text.append("    // cannot be written without a way to copy ")
                        .append(name)
                        .append('\n');
            } else {
                text.append(property(number, law));
            }
        }
        return text.append(HELPERS).toString();
    }

    /** Whether an object can be made from the elements of another one. */
    private boolean hasCopies() {
        if (!Collection.class.isAssignableFrom(subject)) {
            return false;
        }
        for (Constructor<?> constructor : subject.getConstructors()) {
            if (Modifier.isPublic(constructor.getModifiers())
                    && List.of(constructor.getParameterTypes()).equals(List.of(Collection.class))) {
                return true;
            }
        }
        return false;
    }

    private String property(int number, Law law) {
        var variables = new LinkedHashSet<Var>(law.left().variables());
        variables.addAll(law.right().variables());
        String parameters = variables.stream()
                .map(v -> parameter(v.type()) + " " + notation.show(v))
                .collect(Collectors.joining(", "));
        return "    @Property\n    boolean law" + number + "(" + parameters + ") {\n        return same(() -> "
                + write(law.left()) + ", () -> " + write(law.right()) + ");\n    }\n";
    }

    private String parameter(Type type) {
        return type.equals(own) && isMutable ? "List<Integer>" : boxed(type, false);
    }

    private static String boxed(Type type, boolean isArgument) {
        return switch (type) {
            case Type.Variable v -> "Integer";
            case Type.Named(var name, var arguments) -> named(name, arguments, isArgument);
            case Type.Arrow(var arguments, var result) -> function(arguments, result);
        };
    }

    private static String named(String name, List<Type> arguments, boolean isArgument) {
        if (!arguments.isEmpty()) {
            return name + arguments.stream().map(a -> boxed(a, true)).collect(Collectors.joining(", ", "<", ">"));
        }
        return isArgument ? BOXES.getOrDefault(name, name) : name;
    }

    private static String function(List<Type> arguments, Type result) {
        var parts = new ArrayList<String>();
        arguments.forEach(a -> parts.add(boxed(a, true)));
        boolean isPredicate = result.equals(JavaTypes.BOOLEAN);
        if (!isPredicate) {
            parts.add(boxed(result, true));
        }
        return (arguments.size() == 2 ? "Bi" : "") + (isPredicate ? "Predicate" : "Function") + "<"
                + String.join(", ", parts) + ">";
    }

    private String write(Term term) {
        return switch (term) {
            case Var v ->
                v.type().equals(own) && isMutable
                        ? "new " + subject.getSimpleName() + "<>(" + notation.show(v) + ")"
                        : notation.show(v);
            case App(var symbol, var arguments) -> application(symbol, arguments);
        };
    }

    private String application(Symbol symbol, List<Term> arguments) {
        if (symbol.role() == Symbol.Role.UNDEFINED) {
            return "undefined()";
        }
        if (symbol.role() == Symbol.Role.APPLICATION) {
            boolean isPredicate = symbol.result().equals(JavaTypes.BOOLEAN);
            return write(arguments.getFirst()) + (isPredicate ? ".test(" : ".apply(") + list(arguments, 1) + ")";
        }
        Optional<Member> member = symbol.origin() instanceof Member m ? Optional.of(m) : Optional.empty();
        if (member.isEmpty()) {
            return switch (arguments.size()) {
                case 0 -> symbol.name();
                case 1 -> symbol.name() + write(arguments.getFirst());
                default -> "(" + write(arguments.get(0)) + " " + symbol.name() + " " + write(arguments.get(1)) + ")";
            };
        }
        if (symbol.name().startsWith(JavaSignature.CASCADE)) {
            String name = symbol.name().substring(JavaSignature.CASCADE.length());
            String it = "it" + (calls(arguments) == 0 ? "" : calls(arguments));
            return "after(" + write(arguments.getFirst()) + ", " + it + " -> " + it + "." + name + "("
                    + list(arguments, 1) + "))";
        }
        if (member.get().isInstance()) {
            return write(arguments.getFirst()) + "." + symbol.name() + "(" + list(arguments, 1) + ")";
        }
        boolean isConstructor = member.get().executable() instanceof Constructor<?>;
        String generic = isConstructor && subject.getTypeParameters().length > 0 ? "<Integer>" : "";
        String owner = isConstructor ? "" : subject.getSimpleName() + "." + witness(member.get());
        return owner + symbol.name() + generic + "(" + list(arguments, 0) + ")";
    }

    /** Nothing says what {@code Optional.empty()} is a value of, where a call follows. */
    private static String witness(Member member) {
        int parameters = member.executable().getTypeParameters().length;
        return parameters == 0 || member.executable().getParameterCount() > 0
                ? ""
                : "<" + String.join(", ", Collections.nCopies(parameters, "Integer")) + ">";
    }

    /** How many calls inside of a call have names for their objects, which ours has to differ from. */
    private static int calls(List<Term> arguments) {
        return arguments.stream().skip(1).mapToInt(LawTests::calls).sum();
    }

    private static int calls(Term term) {
        return switch (term) {
            case Var v -> 0;
            case App(var symbol, var arguments) ->
                arguments.stream().mapToInt(LawTests::calls).sum()
                        + (symbol.name().startsWith(JavaSignature.CASCADE) ? 1 : 0);
        };
    }

    private String list(List<Term> terms, int from) {
        return terms.subList(from, terms.size()).stream().map(this::write).collect(Collectors.joining(", "));
    }
}
