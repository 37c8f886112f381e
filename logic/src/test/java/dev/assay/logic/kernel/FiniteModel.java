package dev.assay.logic.kernel;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A standard model of the base logic in which every type variable stands for a finite set {0, …, n − 1}. A value is
 * a Boolean, an Integer, or a function as an {@link Arrow}.
 */
final class FiniteModel {
    /** A function between values. */
    interface Arrow extends UnaryOperator<Object> {}

    /** The model is too large to look through. */
    static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static final int MAX_SIZE = 1_000;
    private static final int MAX_STEPS = 30_000;

    private final Map<String, Integer> sizes;
    private int steps;

    FiniteModel(Map<String, Integer> sizes) {
        this.sizes = Map.copyOf(sizes);
    }

    /** Whether the theorem's conclusion holds, or some hypothesis fails, for these values of its variables. */
    boolean satisfies(Thm fact, Map<Free, Object> assignment) {
        steps = 0;
        for (Term hypothesis : fact.hypotheses()) {
            if (!(boolean) value(hypothesis, assignment)) {
                return true;
            }
        }
        return (boolean) value(fact.conclusion(), assignment);
    }

    Object value(Term term, Map<Free, Object> assignment) {
        return value(term, assignment, new ArrayList<>());
    }

    // Types

    /** The number of values. */
    int size(Type type) {
        return switch (type) {
            case Type.Var(var name, var _) -> sizes.get(name);
            case Type.Con con -> {
                if (con.equals(Type.bool())) {
                    yield 2;
                }
                if (!con.isFun()) {
                    throw new IllegalArgumentException("no such type in the model: " + type);
                }
                double size = Math.pow(size(con.range()), size(con.domain()));
                if (size > MAX_SIZE) {
                    throw new TooLarge();
                }
                yield (int) size;
            }
        };
    }

    /** The value of this number. */
    Object element(Type type, int number) {
        if (type.equals(Type.bool())) {
            return number == 1;
        }
        if (!type.isFun()) {
            return number;
        }
        int base = size(type.range());
        var table = new ArrayList<Object>();
        int rest = number;
        for (int i = 0; i < size(type.domain()); i++) {
            table.add(element(type.range(), rest % base));
            rest /= base;
        }
        return (Arrow) argument -> table.get(number(type.domain(), argument));
    }

    private int number(Type type, Object value) {
        if (value instanceof Boolean b) {
            return b ? 1 : 0;
        }
        if (value instanceof Integer i) {
            return i;
        }
        int result = 0;
        for (int i = size(type.domain()) - 1; i >= 0; i--) {
            Object image = ((Arrow) value).apply(element(type.domain(), i));
            result = result * size(type.range()) + number(type.range(), image);
        }
        return result;
    }

    private boolean equal(Type type, Object left, Object right) {
        if (!type.isFun()) {
            return left.equals(right);
        }
        for (int i = 0; i < size(type.domain()); i++) {
            Object x = element(type.domain(), i);
            if (!equal(type.range(), ((Arrow) left).apply(x), ((Arrow) right).apply(x))) {
                return false;
            }
        }
        return true;
    }

    // Terms

    private Object value(Term term, Map<Free, Object> assignment, List<Object> bound) {
        if (++steps > MAX_STEPS) {
            throw new TooLarge();
        }
        return switch (term) {
            case Const c -> constant(c);
            case Free v -> assignment.get(v);
            case Bound(var index) -> bound.get(bound.size() - 1 - index);
            case Abs abs -> {
                var outside = List.copyOf(bound);
                yield (Arrow) x -> {
                    var inside = new ArrayList<>(outside);
                    inside.add(x);
                    return value(abs.body(), assignment, inside);
                };
            }
            case App(var function, var argument) ->
                ((Arrow) value(function, assignment, bound)).apply(value(argument, assignment, bound));
        };
    }

    private Object constant(Const c) {
        return switch (c.name()) {
            case Hol.EQ -> binary((x, y) -> equal(c.type().domain(), x, y));
            case "HOL.implies" -> binary((p, q) -> !(boolean) p || (boolean) q);
            case "HOL.conj" -> binary((p, q) -> (boolean) p && (boolean) q);
            case "HOL.disj" -> binary((p, q) -> (boolean) p || (boolean) q);
            case "HOL.Not" -> (Arrow) p -> !(boolean) p;
            case "HOL.True" -> true;
            case "HOL.False" -> false;
            case Hol.ALL ->
                (Arrow) p -> witnesses(c, p).size() == size(c.type().domain().domain());
            case Hol.EX -> (Arrow) p -> !witnesses(c, p).isEmpty();
            case "HOL.Ex1" -> (Arrow) p -> witnesses(c, p).size() == 1;
            case "Hilbert_Choice.Eps" ->
                (Arrow) p -> {
                    List<Object> found = witnesses(c, p);
                    return found.isEmpty() ? element(c.type().range(), 0) : found.getFirst();
                };
            case "HOL.The" ->
                (Arrow) p -> {
                    List<Object> found = witnesses(c, p);
                    return found.size() == 1
                            ? found.getFirst()
                            : element(c.type().range(), 0);
                };
            case "HOL.undefined" -> element(c.type(), 0);
            case Hol.IF -> (Arrow) p -> binary((x, y) -> (boolean) p ? x : y);
            case Hol.LET -> binary((x, f) -> ((Arrow) f).apply(x));
            default -> throw new IllegalArgumentException("no such constant in the model: " + c);
        };
    }

    private List<Object> witnesses(Const quantifier, Object predicate) {
        Type type = quantifier.type().domain().domain();
        var result = new ArrayList<Object>();
        for (int i = 0; i < size(type); i++) {
            Object x = element(type, i);
            if ((boolean) ((Arrow) predicate).apply(x)) {
                result.add(x);
            }
        }
        return result;
    }

    private interface Binary {
        Object apply(Object left, Object right);
    }

    private static Arrow binary(Binary function) {
        return x -> (Arrow) y -> function.apply(x, y);
    }

    /** A value for each variable, by number modulo the size of its type. */
    Map<Free, Object> assignment(Iterable<Free> variables, UnaryOperator<Integer> below) {
        var result = new HashMap<Free, Object>();
        for (Free v : variables) {
            result.put(v, element(v.type(), below.apply(size(v.type()))));
        }
        return result;
    }
}
