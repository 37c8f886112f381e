package dev.assay.logic.kernel;

import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.spec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * The facts of datatypes evaluated on small values: lists, pairs and trees with lists of subtrees, their functions
 * written here once more. Values of type variables are 0, 1 and 2.
 */
class DatatypeModelTest {
    private record Node(String constructor, List<Object> fields) {}

    private interface Arrow extends UnaryOperator<Object> {}

    private static final Type.Con ROSE = Type.con("rose", A);
    /** A label that is no element, beside one that is. */
    private static final Extension<List<Datatype.Facts>> TAGS =
            Datatype.define(Examples.SIGNATURE, List.of(spec("tagged", List.of(A), con("Tag", Type.bool(), A))));

    private static final Extension<List<Datatype.Facts>> ROSES =
            Datatype.define(TAGS.signature(), List.of(spec("rose", List.of(A), con("Rose", A, list(ROSE)))));

    private final Random random = new Random(7);

    // Values

    private Object value(Type type, int depth) {
        if (type instanceof Type.Var) {
            return random.nextInt(3);
        }
        if (type.equals(Type.bool())) {
            return random.nextBoolean();
        }
        if (type.isFun()) {
            var table = new HashMap<Object, Object>();
            return (Arrow) x -> table.computeIfAbsent(x, _ -> value(type.range(), depth));
        }
        Datatype datatype = ROSES.signature().datatype(((Type.Con) type).name()).orElseThrow();
        List<Datatype.Constructor> constructors = datatype.constructors();
        Datatype.Constructor c = constructors.get(depth <= 0 ? 0 : random.nextInt(constructors.size()));
        var fields = new ArrayList<Object>();
        for (Type argument :
                datatype.constant(c, ((Type.Con) type).arguments()).type().argumentTypes()) {
            fields.add(value(argument, depth - 1));
        }
        return new Node(c.name(), fields);
    }

    private static Object apply(Object function, Object... arguments) {
        Object result = function;
        for (Object a : arguments) {
            result = ((Arrow) result).apply(a);
        }
        return result;
    }

    // Lists and trees once more

    private static List<Object> elements(Object list) {
        var result = new ArrayList<Object>();
        for (Node n = (Node) list;
                n.constructor().equals("Cons");
                n = (Node) n.fields().get(1)) {
            result.add(n.fields().get(0));
        }
        return result;
    }

    private static Object listOf(List<Object> elements) {
        Object result = new Node("Nil", List.of());
        for (Object e : elements.reversed()) {
            result = new Node("Cons", List.of(e, result));
        }
        return result;
    }

    private static Object mapList(UnaryOperator<Object> f, Object list) {
        return listOf(elements(list).stream().map(f).toList());
    }

    private static Object mapRose(Object f, Object rose) {
        List<Object> fields = ((Node) rose).fields();
        return new Node("Rose", List.of(apply(f, fields.get(0)), mapList(t -> mapRose(f, t), fields.get(1))));
    }

    private static boolean predRose(Object p, Object rose) {
        List<Object> fields = ((Node) rose).fields();
        return (boolean) apply(p, fields.get(0))
                && elements(fields.get(1)).stream().allMatch(t -> predRose(p, t));
    }

    private interface Relation {
        boolean holds(Object left, Object right);
    }

    private static boolean relList(Relation r, Object left, Object right) {
        List<Object> xs = elements(left);
        List<Object> ys = elements(right);
        boolean related = xs.size() == ys.size();
        for (int i = 0; related && i < xs.size(); i++) {
            related = r.holds(xs.get(i), ys.get(i));
        }
        return related;
    }

    private static boolean relRose(Object r, Object left, Object right) {
        List<Object> xs = ((Node) left).fields();
        List<Object> ys = ((Node) right).fields();
        return (boolean) apply(r, xs.get(0), ys.get(0)) && relList((t, u) -> relRose(r, t, u), xs.get(1), ys.get(1));
    }

    // Terms

    private Object evaluate(Term term, Map<Free, Object> assignment, List<Object> bound) {
        return switch (term) {
            case Free v -> assignment.computeIfAbsent(v, _ -> value(v.type(), 3));
            case Bound(var index) -> bound.get(bound.size() - 1 - index);
            case Abs abs -> {
                var outside = List.copyOf(bound);
                yield (Arrow) x -> {
                    var inside = new ArrayList<>(outside);
                    inside.add(x);
                    return evaluate(abs.body(), assignment, inside);
                };
            }
            case App(var f, var x) -> apply(evaluate(f, assignment, bound), evaluate(x, assignment, bound));
            case Const c -> constant(c);
        };
    }

    private Object constant(Const c) {
        if (ROSES.signature().constructed(c).isPresent()) {
            return collect(c.name(), c.type().argumentTypes().size(), List.of());
        }
        return switch (c.name()) {
            case Hol.EQ -> curried((x, y) -> x.equals(y));
            case "HOL.conj" -> curried((x, y) -> (boolean) x && (boolean) y);
            case "HOL.Not" -> (Arrow) x -> !(boolean) x;
            case "HOL.True" -> true;
            case "HOL.False" -> false;
            case "map_list" -> (Arrow) f -> (Arrow) xs -> mapList(x -> apply(f, x), xs);
            case "pred_list" -> (Arrow) p -> (Arrow) xs -> elements(xs).stream().allMatch(x -> (boolean) apply(p, x));
            case "rel_list" -> (Arrow) r -> curried((xs, ys) -> relList((x, y) -> (boolean) apply(r, x, y), xs, ys));
            case "map_rose" -> (Arrow) f -> (Arrow) t -> mapRose(f, t);
            case "pred_rose" -> (Arrow) p -> (Arrow) t -> predRose(p, t);
            case "rel_rose" -> (Arrow) r -> curried((t, u) -> relRose(r, t, u));
            case "map_tagged" ->
                (Arrow) f -> (Arrow) x -> {
                    List<Object> parts = ((Node) x).fields();
                    return new Node("Tag", List.of(parts.get(0), apply(f, parts.get(1))));
                };
            case "pred_tagged" ->
                (Arrow) p -> (Arrow) x -> apply(p, ((Node) x).fields().get(1));
            case "rel_tagged" ->
                (Arrow) r -> curried((x, y) -> {
                    List<Object> xs = ((Node) x).fields();
                    List<Object> ys = ((Node) y).fields();
                    return xs.get(0).equals(ys.get(0)) && (boolean) apply(r, xs.get(1), ys.get(1));
                });
            case "map_prod" ->
                (Arrow) f -> (Arrow) g -> (Arrow) p -> {
                    List<Object> sides = ((Node) p).fields();
                    return new Node("Pair", List.of(apply(f, sides.get(0)), apply(g, sides.get(1))));
                };
            case "pred_prod" ->
                (Arrow) p -> (Arrow) q -> (Arrow) x -> {
                    List<Object> sides = ((Node) x).fields();
                    return (boolean) apply(p, sides.get(0)) && (boolean) apply(q, sides.get(1));
                };
            case "rel_prod" ->
                (Arrow) r -> (Arrow) s -> curried((x, y) -> {
                    List<Object> xs = ((Node) x).fields();
                    List<Object> ys = ((Node) y).fields();
                    return (boolean) apply(r, xs.get(0), ys.get(0)) && (boolean) apply(s, xs.get(1), ys.get(1));
                });
            default -> cases(c);
        };
    }

    private Object cases(Const c) {
        Datatype datatype = ROSES.signature().casesOf(c.name()).orElseThrow();
        return branches(datatype, List.of());
    }

    private static Object branches(Datatype datatype, List<Object> branches) {
        if (branches.size() < datatype.constructors().size()) {
            return (Arrow) b -> branches(datatype, plus(branches, b));
        }
        return (Arrow) x -> {
            Node node = (Node) x;
            int index = datatype.constructors()
                    .indexOf(datatype.constructor(node.constructor()).orElseThrow());
            return apply(branches.get(index), node.fields().toArray());
        };
    }

    private static Object collect(String constructor, int missing, List<Object> fields) {
        return missing == 0
                ? new Node(constructor, fields)
                : (Arrow) x -> collect(constructor, missing - 1, plus(fields, x));
    }

    private static List<Object> plus(List<Object> list, Object last) {
        var result = new ArrayList<>(list);
        result.add(last);
        return List.copyOf(result);
    }

    private static Arrow curried(java.util.function.BinaryOperator<Object> function) {
        return x -> (Arrow) y -> function.apply(x, y);
    }

    // The facts

    private void check(Thm fact) {
        for (int i = 0; i < 200; i++) {
            var assignment = new HashMap<Free, Object>();
            assertEquals(
                    true, evaluate(fact.conclusion(), assignment, List.of()), () -> fact + " fails for " + assignment);
        }
    }

    @Test
    void theEquationsHoldOnSmallValues() {
        int checked = 0;
        for (var extension : List.of(Examples.NATS, Examples.LISTS, Examples.PAIRS, TAGS, ROSES)) {
            Datatype.Facts facts = extension.facts().getFirst();
            for (var group :
                    List.of(facts.inject(), facts.distinct(), facts.cases(), facts.map(), facts.pred(), facts.rel())) {
                group.forEach(this::check);
                checked += group.size();
            }
        }
        assertTrue(checked > 25, "facts: " + checked);
    }

    @Test
    void aWrongEquationFails() {
        Free xs = new Free("xs", list(A));
        Term wrong = Hol.mkEq(Examples.cons(new Free("x", A), xs), xs);
        assertEquals(false, evaluate(wrong, new HashMap<>(), List.of()));
    }
}
