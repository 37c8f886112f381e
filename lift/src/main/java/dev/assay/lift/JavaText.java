package dev.assay.lift;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Terms as expressions of Java. */
public final class JavaText {
    /** How a constant is written. */
    private sealed interface Form {
        record Construction(String text, boolean isEnum) implements Form {}

        record Call(String name, boolean isMethod) implements Form {}

        record Distinction(Data data) implements Form {}

        record Sequence(boolean isEmpty) implements Form {}

        /** That a function returns. */
        record Returns(Const function) implements Form {}
    }

    private static final int LOWEST = 0;
    private static final int OR = 1;
    private static final int AND = 2;
    private static final int EQUAL = 3;
    private static final int COMPARE = 4;
    private static final int SUM = 5;
    private static final int PRODUCT = 6;
    private static final int UNARY = 7;
    private static final int PRIMARY = 8;

    private final Map<String, Form> forms = new HashMap<>();
    private final Arithmetic arithmetic;

    JavaText(List<Data> data, List<Functions.Routine> routines, Arithmetic arithmetic) {
        this.arithmetic = arithmetic;
        for (Data each : data) {
            forms.put(Datatypes.standardNames(each.name()).caseOf(), new Form.Distinction(each));
            for (Data.Shape shape : each.shapes()) {
                forms.put(shape.name(), construction(each, shape));
            }
        }
        for (Functions.Routine routine : routines) {
            if (routine.returning().isPresent()) {
                forms.put(
                        routine.constant().name(),
                        new Form.Returns(routine.returning().get().constant()));
                continue;
            }
            boolean isMethod = routine.isSelector()
                    || routine.position().file().equals("Prelude.java")
                    || routine.method() != null
                            && !routine.method().getModifiers().contains(Modifier.STATIC);
            String name = routine.method() == null || routine.position().file().equals("Prelude.java")
                    ? routine.constant().name().replaceFirst("^new_", "new ")
                    : routine.method().getSimpleName().toString();
            forms.put(routine.constant().name(), new Form.Call(name, isMethod));
        }
    }

    private static Form construction(Data data, Data.Shape shape) {
        String name = shape.element().getSimpleName().toString();
        return switch (data.root().getQualifiedName().toString()) {
            case "dev.assay.lift.prelude.Prelude.Seq" -> new Form.Sequence(name.equals("Empty"));
            case "dev.assay.lift.prelude.Prelude.Maybe" ->
                new Form.Construction(name.equals("Absent") ? "Optional.empty" : "Optional.of", false);
            default ->
                data.root().getKind() == ElementKind.ENUM
                        ? new Form.Construction(data.root().getSimpleName() + "." + name, true)
                        : new Form.Construction(
                                "new " + name + (data.parameters().isEmpty() ? "" : "<>"), false);
        };
    }

    /** The term, whose bound variables have the names that they hint at. */
    public String print(Term term) {
        return print(term, LOWEST, new ArrayList<>());
    }

    private static String parenthesised(String text, int own, int around) {
        return own < around ? "(" + text + ")" : text;
    }

    private String print(Term term, int around, List<String> bound) {
        Term head = term.head();
        List<Term> arguments = term.arguments();
        return switch (head) {
            case Const c -> constant(c, arguments, around, bound);
            case Free v -> applied(variable(v.name()), arguments, bound);
            case Bound(var index) -> applied(bound.get(bound.size() - 1 - index), arguments, bound);
            case Abs a ->
                arguments.isEmpty()
                        ? lambda(a, around, bound)
                        : applied("(" + lambda(a, LOWEST, bound) + ")", arguments, bound);
            case App a -> throw new IllegalStateException("an application is no head");
        };
    }

    /** A variable as Java can call it. */
    public static String variable(String name) {
        int primes = name.length() - name.replace("'", "").length();
        return name.equals("self") ? "this" : primes == 0 ? name : name.replace("'", "") + primes;
    }

    private String lambda(Abs abs, int around, List<String> bound) {
        String name = abs.hint();
        while (bound.contains(name)) {
            name += "1";
        }
        var inner = new ArrayList<>(bound);
        inner.add(name);
        return parenthesised(name + " -> " + print(abs.body(), LOWEST, inner), LOWEST, around);
    }

    private String applied(String function, List<Term> arguments, List<String> bound) {
        return arguments.isEmpty() ? function : function + ".apply(" + list(arguments, bound) + ")";
    }

    private String list(List<Term> terms, List<String> bound) {
        return terms.stream().map(t -> print(t, LOWEST, bound)).collect(Collectors.joining(", "));
    }

    private String infix(String operator, int own, int around, List<Term> arguments, List<String> bound) {
        return parenthesised(
                print(arguments.get(0), own, bound) + " " + operator + " " + print(arguments.get(1), own + 1, bound),
                own,
                around);
    }

    private String constant(Const c, List<Term> arguments, int around, List<String> bound) {
        String logical = logical(c, arguments, around, bound);
        if (logical != null) {
            return logical;
        }
        var literal = arithmetic.literal(c.name());
        if (literal.isPresent()) {
            return literal(literal.get());
        }
        for (Arithmetic.Kind kind : Arithmetic.Kind.values()) {
            if (c.name().startsWith(kind.name(""))) {
                return operation(kind, c.name().substring(kind.name("").length()), arguments, around, bound);
            }
        }
        return switch (forms.get(c.name())) {
            case null -> applied(c.name(), arguments, bound);
            case Form.Construction(var text, var isEnum) -> isEnum ? text : text + "(" + list(arguments, bound) + ")";
            case Form.Returns(var function) -> "returns(" + constant(function, arguments, LOWEST, bound) + ")";
            case Form.Sequence(var isEmpty) -> sequence(isEmpty, arguments, bound);
            case Form.Call(var name, var isMethod) -> call(c, name, isMethod, arguments, bound);
            case Form.Distinction(var data) -> distinction(data, c, arguments, bound);
        };
    }

    private String call(Const c, String name, boolean isMethod, List<Term> arguments, List<String> bound) {
        int arity = c.type().argumentTypes().size();
        if (arguments.size() < arity && arguments.isEmpty()) {
            return "::" + name;
        }
        return isMethod
                ? print(arguments.getFirst(), PRIMARY, bound) + "." + name + "("
                        + list(arguments.subList(1, arguments.size()), bound) + ")"
                : name + "(" + list(arguments, bound) + ")";
    }

    private String sequence(boolean isEmpty, List<Term> arguments, List<String> bound) {
        if (isEmpty) {
            return "List.of()";
        }
        var elements = new ArrayList<Term>();
        elements.add(arguments.get(0));
        Term rest = arguments.get(1);
        while (rest.head() instanceof Const(var name, var _)
                && forms.get(name) instanceof Form.Sequence(var none)
                && !none) {
            elements.add(rest.arguments().get(0));
            rest = rest.arguments().get(1);
        }
        boolean isClosed = rest.head() instanceof Const(var name, var _)
                && forms.get(name) instanceof Form.Sequence(var none)
                && none;
        return isClosed
                ? "List.of(" + list(elements, bound) + ")"
                : "[" + list(elements, bound) + ", ..." + print(rest, LOWEST, bound) + "]";
    }

    private String distinction(Data data, Const c, List<Term> arguments, List<String> bound) {
        if (arguments.size() <= data.shapes().size()) {
            return applied(c.name(), arguments, bound);
        }
        var text =
                new StringBuilder("switch (" + print(arguments.get(data.shapes().size()), LOWEST, bound) + ") { ");
        for (int i = 0; i < data.shapes().size(); i++) {
            Data.Shape shape = data.shapes().get(i);
            var inner = new ArrayList<>(bound);
            Term body = arguments.get(i);
            var names = new ArrayList<String>();
            for (int f = 0; f < shape.fields().size(); f++) {
                if (body instanceof Abs(var hint, var _, var below)) {
                    String name = hint;
                    while (inner.contains(name)) {
                        name += "1";
                    }
                    names.add("var " + name);
                    inner.add(name);
                    body = below;
                } else {
                    names.add("_");
                }
            }
            String pattern = data.root().getKind() == ElementKind.ENUM
                    ? shape.element().getSimpleName().toString()
                    : shape.element().getSimpleName() + "(" + String.join(", ", names) + ")";
            text.append("case ")
                    .append(pattern)
                    .append(" -> ")
                    .append(print(body, LOWEST, inner))
                    .append("; ");
        }
        return text.append('}').toString();
    }

    private static String literal(Object value) {
        return switch (value) {
            case String s -> '"' + s.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
            case Long l -> l + "L";
            case java.math.BigInteger b -> "BigInteger.valueOf(" + b + ")";
            default -> value.toString();
        };
    }

    private String operation(
            Arithmetic.Kind kind, String operation, List<Term> arguments, int around, List<String> bound) {
        if (kind == Arithmetic.Kind.BIG) {
            String method = switch (operation) {
                case Arithmetic.PLUS -> "add";
                case Arithmetic.MINUS -> "subtract";
                case Arithmetic.TIMES -> "multiply";
                default -> operation;
            };
            if (operation.equals(Arithmetic.AT_MOST)) {
                return parenthesised(
                        print(arguments.get(0), PRIMARY, bound) + ".compareTo(" + print(arguments.get(1), LOWEST, bound)
                                + ") <= 0",
                        COMPARE,
                        around);
            }
            return print(arguments.getFirst(), PRIMARY, bound) + "." + method + "("
                    + list(arguments.subList(1, arguments.size()), bound) + ")";
        }
        return switch (operation) {
            case Arithmetic.PLUS, Arithmetic.CONCAT -> infix("+", SUM, around, arguments, bound);
            case Arithmetic.MINUS -> infix("-", SUM, around, arguments, bound);
            case Arithmetic.TIMES -> infix("*", PRODUCT, around, arguments, bound);
            case Arithmetic.DIVIDE -> infix("/", PRODUCT, around, arguments, bound);
            case Arithmetic.REMAINDER -> infix("%", PRODUCT, around, arguments, bound);
            case Arithmetic.AT_MOST -> infix("<=", COMPARE, around, arguments, bound);
            case Arithmetic.NEGATE -> parenthesised("-" + print(arguments.getFirst(), UNARY, bound), UNARY, around);
            case Arithmetic.WIDEN -> "(long) " + print(arguments.getFirst(), PRIMARY, bound);
            case Arithmetic.NARROW -> "(int) " + print(arguments.getFirst(), PRIMARY, bound);
            case Arithmetic.LENGTH -> print(arguments.getFirst(), PRIMARY, bound) + ".length()";
            case "and" -> infix("&", AND, around, arguments, bound);
            case "or" -> infix("|", OR, around, arguments, bound);
            case "xor" -> infix("^", OR, around, arguments, bound);
            case "shiftLeft" -> infix("<<", COMPARE, around, arguments, bound);
            case "shiftRight" -> infix(">>", COMPARE, around, arguments, bound);
            case "shiftRightUnsigned" -> infix(">>>", COMPARE, around, arguments, bound);
            default -> operation + "(" + list(arguments, bound) + ")";
        };
    }

    private static boolean isPrimitive(Type type) {
        return type.equals(Type.bool())
                || type.equals(Arithmetic.Kind.INT.type())
                || type.equals(Arithmetic.Kind.LONG.type());
    }

    private @Nullable String logical(Const c, List<Term> arguments, int around, List<String> bound) {
        if (c.equals(Hol.TRUE)) {
            return "true";
        }
        if (c.equals(Hol.FALSE)) {
            return "false";
        }
        if (c.equals(Hol.NOT) && arguments.size() == 1) {
            return negation(arguments.getFirst(), around, bound);
        }
        if (c.equals(Hol.AND) && arguments.size() == 2) {
            return infix("&&", AND, around, arguments, bound);
        }
        if (c.equals(Hol.OR) && arguments.size() == 2) {
            return infix("||", OR, around, arguments, bound);
        }
        if (c.equals(Hol.IMPLIES) && arguments.size() == 2) {
            return parenthesised(
                    negation(arguments.get(0), OR, bound) + " || " + print(arguments.get(1), OR, bound), OR, around);
        }
        if (c.name().equals(Hol.EQ) && arguments.size() == 2) {
            return equation(c, arguments, around, bound);
        }
        if (c.name().equals(Hol.IF) && arguments.size() == 3) {
            return parenthesised(
                    print(arguments.get(0), OR, bound) + " ? " + print(arguments.get(1), OR, bound) + " : "
                            + print(arguments.get(2), LOWEST, bound),
                    LOWEST,
                    around);
        }
        if (c.name().equals(Hol.undefined(c.type()).name())) {
            return "error()";
        }
        return null;
    }

    private String equation(Const c, List<Term> arguments, int around, List<String> bound) {
        if (arguments.get(1).equals(Hol.TRUE)) {
            return print(arguments.get(0), around, bound);
        }
        if (arguments.get(1).equals(Hol.FALSE)) {
            return negation(arguments.get(0), around, bound);
        }
        return isPrimitive(c.type().domain())
                ? infix("==", EQUAL, around, arguments, bound)
                : print(arguments.get(0), PRIMARY, bound) + ".equals(" + print(arguments.get(1), LOWEST, bound) + ")";
    }

    private String negation(Term denied, int around, List<String> bound) {
        List<Term> parts = denied.arguments();
        if (denied.isApplied(Hol.NOT.name()) && parts.size() == 1) {
            return print(parts.getFirst(), around, bound);
        }
        if (parts.size() == 2 && denied.head() instanceof Const(var name, var _)) {
            for (Arithmetic.Kind kind : List.of(Arithmetic.Kind.INT, Arithmetic.Kind.LONG)) {
                if (name.equals(kind.name(Arithmetic.AT_MOST))) {
                    return infix(">", COMPARE, around, parts, bound);
                }
            }
            if (name.equals(Hol.EQ) && isPrimitive(parts.getFirst().type())) {
                return infix("!=", EQUAL, around, parts, bound);
            }
        }
        return parenthesised("!" + print(denied, UNARY, bound), UNARY, around);
    }
}
