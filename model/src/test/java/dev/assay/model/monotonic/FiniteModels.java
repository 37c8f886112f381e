package dev.assay.model.monotonic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Formulas evaluated where the type {@code 'a} has {@code size} elements. A value is a number below the size of its type; that
 * of a function is written with its values as digits, that for the argument 0 last.
 */
record FiniteModels(int size) {
    static final Type A = Type.var("'a");

    int size(Type type) {
        if (type.equals(A)) {
            return size;
        }
        var con = (Type.Con) type;
        return switch (con.name()) {
            case "HOL.bool" -> 2;
            case Type.FUN -> power(size(con.range()), size(con.domain()));
            case "Set.set" -> power(2, size(con.arguments().getFirst()));
            case "Option.option" -> 1 + size(con.arguments().getFirst());
            case "Product_Type.prod" ->
                size(con.arguments().getFirst()) * size(con.arguments().getLast());
            default -> throw new IllegalArgumentException("no such type here: " + type);
        };
    }

    private static int power(int base, int exponent) {
        int result = 1;
        for (int i = 0; i < exponent; i++) {
            result = Math.multiplyExact(result, base);
        }
        return result;
    }

    private static int digit(int number, int base, int place) {
        return number / power(base, place) % base;
    }

    boolean satisfies(Term formula, Map<Free, Integer> values) {
        return eval(formula, values, List.of()) == 1;
    }

    /** The bound variables are the last first. */
    private int eval(Term term, Map<Free, Integer> values, List<Bounded> bound) {
        return switch (term) {
            case Free v -> values.get(v);
            case Bound(var index) -> bound.get(bound.size() - 1 - index).value;
            case Abs(var _, var type, var body) -> {
                int base = size(body.type(types(type, bound)));
                int result = 0;
                for (int i = size(type) - 1; i >= 0; i--) {
                    result = result * base + eval(body, values, with(bound, type, i));
                }
                yield result;
            }
            case Const c -> constant(c);
            case App app -> application(app, values, bound);
        };
    }

    private record Bounded(Type type, int value) {}

    private static List<Bounded> with(List<Bounded> bound, Type type, int value) {
        var result = new ArrayList<>(bound);
        result.add(new Bounded(type, value));
        return result;
    }

    private static List<Type> types(Type innermost, List<Bounded> bound) {
        var result = new ArrayList<Type>();
        result.add(innermost);
        bound.reversed().forEach(b -> result.add(b.type));
        return result;
    }

    private int constant(Const c) {
        return switch (c.name()) {
            case "HOL.True" -> 1;
            case "HOL.False", "Option.option.None" -> 0;
            default -> throw new IllegalArgumentException("no such constant here: " + c);
        };
    }

    private int application(App app, Map<Free, Integer> values, List<Bounded> bound) {
        List<Term> terms = app.arguments();
        if (app.head() instanceof Const c && !(c.name().equals("HOL.If") && terms.size() > 3)) {
            int[] a = terms.stream().mapToInt(t -> eval(t, values, bound)).toArray();
            Type first = c.type().domain();
            return switch (c.name()) {
                case "HOL.Not" -> 1 - a[0];
                case "HOL.conj" -> a[0] & a[1];
                case "HOL.disj" -> a[0] | a[1];
                case "HOL.implies" -> (1 - a[0]) | a[1];
                case "HOL.eq" -> a[0] == a[1] ? 1 : 0;
                case "HOL.All" -> a[0] == size(first) - 1 ? 1 : 0;
                case "HOL.Ex" -> a[0] != 0 ? 1 : 0;
                case "HOL.If" -> a[0] == 1 ? a[1] : a[2];
                case "Set.Collect" -> a[0];
                case "Set.member" -> digit(a[1], 2, a[0]);
                case "Option.option.Some" -> a[0] + 1;
                case "Product_Type.Pair" -> a[0] * size(c.type().range().domain()) + a[1];
                case "Option.option.case_option" -> a[2] == 0 ? a[0] : digit(a[1], size(first), a[2] - 1);
                default -> throw new IllegalArgumentException("no such constant here: " + c);
            };
        }
        int function = eval(app.function(), values, bound);
        int argument = eval(app.argument(), values, bound);
        Type type =
                app.function().type(bound.reversed().stream().map(Bounded::type).toList());
        return digit(function, size(type.range()), argument);
    }

    /** The values at one element more that agree with the value wherever it is defined. */
    List<Integer> extensions(Type type, int value) {
        var larger = new FiniteModels(size + 1);
        if (!type.isFun() && !((type instanceof Type.Con c) && c.name().equals("Set.set"))) {
            return List.of(embedded(type, value));
        }
        Type domain = ((Type.Con) type).arguments().getFirst();
        Type range = type.isFun() ? type.range() : Type.bool();
        List<Integer> result = List.of(0);
        var old = new Integer[larger.size(domain)];
        for (int i = 0; i < size(domain); i++) {
            old[embedded(domain, i)] = i;
        }
        for (int i = old.length - 1; i >= 0; i--) {
            List<Integer> digits =
                    old[i] == null ? larger.all(range) : extensions(range, digit(value, size(range), old[i]));
            var next = new ArrayList<Integer>();
            for (int prefix : result) {
                digits.forEach(d -> next.add(prefix * larger.size(range) + d));
            }
            result = next;
        }
        return result;
    }

    /** A value without functions in it, at one element more. */
    private int embedded(Type type, int value) {
        if (type instanceof Type.Con(var name, var arguments) && name.equals("Product_Type.prod")) {
            int base = size(arguments.getLast());
            return embedded(arguments.getFirst(), value / base) * new FiniteModels(size + 1).size(arguments.getLast())
                    + embedded(arguments.getLast(), value % base);
        }
        return value;
    }

    List<Integer> all(Type type) {
        var result = new ArrayList<Integer>();
        for (int i = 0; i < size(type); i++) {
            result.add(i);
        }
        return result;
    }
}
