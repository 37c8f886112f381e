package dev.assay.logic.evaluate;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Value.Bool;
import dev.assay.logic.evaluate.Value.Both;
import dev.assay.logic.evaluate.Value.Comprehension;
import dev.assay.logic.evaluate.Value.Listed;
import dev.assay.logic.evaluate.Value.Number;
import dev.assay.logic.evaluate.Value.Others;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sets whose elements, or whose missing elements, can be listed; of the others only membership is evaluated. */
final class Sets {
    static final String TYPE = "Set.set";

    /** Larger sets are not folded over. */
    private static final int FOLDED = 10;

    private final Evaluator evaluator;

    Sets(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    static boolean isSet(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals(TYPE);
    }

    private static Type element(Type set) {
        return ((Type.Con) set).arguments().getFirst();
    }

    /** How many arguments the operation takes, where it is one on sets at this type. */
    Optional<Integer> arity(Const c) {
        Type type = c.type();
        boolean yieldsSet = isSet(type.resultType());
        boolean takesSet = type.isFun() && isSet(type.domain());
        return switch (c.name()) {
            case "Orderings.bot_class.bot", "Orderings.top_class.top" ->
                isSet(type) ? Optional.of(0) : Optional.empty();
            case "Groups.uminus_class.uminus" -> yieldsSet ? Optional.of(1) : Optional.empty();
            case "Set.Collect", "Finite_Set.finite", "Finite_Set.card" -> Optional.of(1);
            case "Set.member", "Set.Rep_set", "Set.insert", "Set.image" -> Optional.of(2);
            case "Lattices.sup_class.sup", "Lattices.inf_class.inf", "Groups.minus_class.minus" ->
                yieldsSet && takesSet ? Optional.of(2) : Optional.empty();
            case "Orderings.ord_class.less_eq" -> takesSet ? Optional.of(2) : Optional.empty();
            case "Complete_Lattices.Sup_class.Sup" -> yieldsSet && takesSet ? Optional.of(1) : Optional.empty();
            case "Set.Ball", "Set.Bex" -> Optional.of(2);
            case "Transitive_Closure.rtrancl", "Transitive_Closure.trancl" -> Optional.of(1);
            case "Finite_Set.fold" -> Optional.of(3);
            case "Groups_Big.comm_monoid_add_class.sum", "Groups_Big.comm_monoid_mult_class.prod" -> Optional.of(2);
            case "Lattices_Big.Min", "Lattices_Big.Max" ->
                Numbers.isNumeric(type.range()) ? Optional.of(1) : Optional.empty();
            case "Set_Interval.ord_class.atLeastAtMost",
                    "Set_Interval.ord_class.atLeastLessThan",
                    "Set_Interval.ord_class.greaterThanAtMost",
                    "Set_Interval.ord_class.greaterThanLessThan" ->
                isIntegral(type.domain()) ? Optional.of(2) : Optional.empty();
            case "Set_Interval.ord_class.lessThan", "Set_Interval.ord_class.atMost" ->
                isNat(type.domain()) ? Optional.of(1) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static boolean isNat(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals("Nat.nat");
    }

    private static boolean isIntegral(Type type) {
        return isNat(type) || type instanceof Type.Con(var name, var _) && name.equals("Int.int");
    }

    Value apply(Const c, List<Cell> arguments) {
        Type type = c.type();
        return switch (c.name()) {
            case "Orderings.bot_class.bot" -> new Listed(List.of(), false);
            case "Orderings.top_class.top" -> new Listed(List.of(), true);
            case "Set.Collect" -> new Comprehension(arguments.getFirst());
            case "Set.member" ->
                Evaluator.decided(
                        member(type.domain(), arguments.get(0), arguments.get(1).force(evaluator)));
            case "Set.Rep_set" ->
                Evaluator.decided(member(
                        element(type.domain()),
                        arguments.get(1),
                        arguments.get(0).force(evaluator)));
            case "Set.insert" ->
                union(
                        type.domain(),
                        new Listed(List.of(arguments.get(0)), false),
                        arguments.get(1).force(evaluator));
            case "Groups.uminus_class.uminus" -> complement(arguments.getFirst().force(evaluator));
            case "Lattices.sup_class.sup" ->
                union(
                        element(type.domain()),
                        arguments.get(0).force(evaluator),
                        arguments.get(1).force(evaluator));
            case "Lattices.inf_class.inf" ->
                intersection(
                        element(type.domain()),
                        arguments.get(0).force(evaluator),
                        arguments.get(1).force(evaluator));
            case "Groups.minus_class.minus" ->
                intersection(
                        element(type.domain()),
                        arguments.get(0).force(evaluator),
                        complement(arguments.get(1).force(evaluator)));
            case "Orderings.ord_class.less_eq" ->
                Evaluator.decided(subset(
                        element(type.domain()),
                        arguments.get(0).force(evaluator),
                        arguments.get(1).force(evaluator)));
            case "Complete_Lattices.Sup_class.Sup" -> {
                Value result = new Listed(List.of(), false);
                for (Cell set : listed(element(type.domain()), arguments.getFirst())) {
                    result = union(element(type.range()), result, set.force(evaluator));
                }
                yield result;
            }
            case "Set.image" -> {
                Value function = arguments.get(0).force(evaluator);
                var images = new ArrayList<Cell>();
                for (Cell x : listed(type.domain().domain(), arguments.get(1))) {
                    images.add(new Cell(evaluator.apply(function, x)));
                }
                yield new Listed(distinct(type.domain().range(), images), false);
            }
            case "Set.Ball" -> Evaluator.decided(each(type, arguments, false).not());
            case "Set.Bex" -> Evaluator.decided(each(type, arguments, true));
            case "Finite_Set.finite" -> {
                if (evaluator.inhabitants().all(element(type.domain())).isPresent()) {
                    yield Bool.TRUE;
                }
                yield switch (arguments.getFirst().force(evaluator)) {
                    case Listed(var _, var isComplement) when !isComplement -> Bool.TRUE;
                    default -> throw new Unevaluable("a set whose elements are not listed");
                };
            }
            case "Finite_Set.card" ->
                Number.of(listed(element(type.domain()), arguments.getFirst()).size());
            case "Finite_Set.fold" ->
                fold(
                        arguments.get(0).force(evaluator),
                        arguments.get(1),
                        listed(element(type.argumentTypes().get(2)), arguments.get(2)));
            case "Groups_Big.comm_monoid_add_class.sum", "Groups_Big.comm_monoid_mult_class.prod" -> big(c, arguments);
            case "Lattices_Big.Min", "Lattices_Big.Max" ->
                extreme(c, listed(element(type.domain()), arguments.getFirst()));
            case "Transitive_Closure.rtrancl", "Transitive_Closure.trancl" -> closure(c, arguments.getFirst());
            case "Set_Interval.ord_class.atLeastAtMost" -> interval(arguments, 0, 0);
            case "Set_Interval.ord_class.atLeastLessThan" -> interval(arguments, 0, -1);
            case "Set_Interval.ord_class.greaterThanAtMost" -> interval(arguments, 1, 0);
            case "Set_Interval.ord_class.greaterThanLessThan" -> interval(arguments, 1, -1);
            case "Set_Interval.ord_class.lessThan" ->
                interval(List.of(new Cell(Number.of(0)), arguments.getFirst()), 0, -1);
            case "Set_Interval.ord_class.atMost" ->
                interval(List.of(new Cell(Number.of(0)), arguments.getFirst()), 0, 0);
            default -> throw new IllegalArgumentException(c.name());
        };
    }

    /** The elements, each once, if they can be listed. */
    Optional<List<Cell>> elements(Type element, Value set) {
        if (set instanceof Listed(var cells, var isComplement) && !isComplement) {
            return Optional.of(cells);
        }
        return evaluator.inhabitants().all(element).map(all -> {
            var result = new ArrayList<Cell>();
            for (Value value : all) {
                var cell = new Cell(value);
                if (Evaluator.decided(member(element, cell, set)) == Bool.TRUE) {
                    result.add(cell);
                }
            }
            return result;
        });
    }

    private List<Cell> listed(Type element, Cell set) {
        return elements(element, set.force(evaluator))
                .orElseThrow(() -> new Unevaluable("a set whose elements are not listed"));
    }

    private Truth member(Type element, Cell x, Value set) {
        return switch (set) {
            case Listed(var cells, var isComplement) -> {
                Truth found = Truth.FALSE;
                for (Cell cell : cells) {
                    Truth same = evaluator.equal(element, x, cell);
                    if (same == Truth.TRUE) {
                        yield isComplement ? Truth.FALSE : Truth.TRUE;
                    }
                    found = same == Truth.UNKNOWN ? same : found;
                }
                yield isComplement ? found.not() : found;
            }
            case Comprehension(var predicate) -> Truth.of(evaluator.apply(predicate.force(evaluator), x) == Bool.TRUE);
            case Both(var left, var right) -> {
                Truth first = member(element, x, left);
                yield first == Truth.TRUE
                        ? member(element, x, right)
                        : first == Truth.UNKNOWN && member(element, x, right) == Truth.FALSE ? Truth.FALSE : first;
            }
            case Others(var inside) -> member(element, x, inside).not();
            default -> throw new IllegalStateException("no set: " + set);
        };
    }

    private static Value complement(Value set) {
        return switch (set) {
            case Listed(var cells, var isComplement) -> new Listed(cells, !isComplement);
            case Others(var inside) -> inside;
            default -> new Others(set);
        };
    }

    private Value union(Type element, Value left, Value right) {
        return complement(intersection(element, complement(left), complement(right)));
    }

    private Value intersection(Type element, Value left, Value right) {
        if (left instanceof Listed(var cells, var isComplement) && !isComplement) {
            return restricted(element, cells, right);
        }
        if (right instanceof Listed(var cells, var isComplement) && !isComplement) {
            return restricted(element, cells, left);
        }
        if (left instanceof Listed(var some, var _) && right instanceof Listed(var others, var _)) {
            var all = new ArrayList<>(some);
            all.addAll(others);
            return new Listed(distinct(element, all), true);
        }
        return new Both(left, right);
    }

    private Listed restricted(Type element, List<Cell> cells, Value set) {
        var result = new ArrayList<Cell>();
        for (Cell cell : cells) {
            if (Evaluator.decided(member(element, cell, set)) == Bool.TRUE) {
                result.add(cell);
            }
        }
        return new Listed(result, false);
    }

    private List<Cell> distinct(Type element, List<Cell> cells) {
        var result = new ArrayList<Cell>();
        for (Cell cell : cells) {
            if (Evaluator.decided(member(element, cell, new Listed(result, false))) == Bool.FALSE) {
                result.add(cell);
            }
        }
        return result;
    }

    private Truth subset(Type element, Value left, Value right) {
        Optional<List<Cell>> elements = elements(element, left);
        if (elements.isPresent()) {
            Truth result = Truth.TRUE;
            for (Cell cell : elements.get()) {
                Truth in = member(element, cell, right);
                if (in == Truth.FALSE) {
                    return in;
                }
                result = in == Truth.UNKNOWN ? in : result;
            }
            return result;
        }
        if (left instanceof Listed && right instanceof Listed(var missing, var isComplement) && isComplement) {
            return subset(element, new Listed(missing, false), complement(left));
        }
        // Some element of the one may be seen to be missing in the other.
        Truth witness = Truth.UNKNOWN;
        for (Value value : evaluator.inhabitants().some(element, 3)) {
            var cell = new Cell(value);
            witness = memberOrUnknown(element, cell, left) == Truth.TRUE
                            && memberOrUnknown(element, cell, right) == Truth.FALSE
                    ? Truth.FALSE
                    : witness;
        }
        return witness;
    }

    private Truth memberOrUnknown(Type element, Cell x, Value set) {
        try {
            return member(element, x, set);
        } catch (Unevaluable e) {
            return Truth.UNKNOWN;
        }
    }

    Truth equal(Type type, Cell left, Cell right) {
        Value a = left.force(evaluator);
        Value b = right.force(evaluator);
        Truth there = subset(element(type), a, b);
        if (there == Truth.FALSE) {
            return there;
        }
        Truth back = subset(element(type), b, a);
        return back == Truth.TRUE ? there : back;
    }

    /** Whether some element satisfies the predicate, or with {@code wanted} false, violates it. */
    private Truth each(Type type, List<Cell> arguments, boolean wanted) {
        Value predicate = arguments.get(1).force(evaluator);
        Truth result = Truth.FALSE;
        for (Cell x : listed(element(type.domain()), arguments.get(0))) {
            Truth holds;
            try {
                holds = Truth.of((evaluator.apply(predicate, x) == Bool.TRUE) == wanted);
            } catch (Unevaluable e) {
                holds = Truth.UNKNOWN;
            }
            if (holds == Truth.TRUE) {
                return holds;
            }
            result = holds == Truth.UNKNOWN ? holds : result;
        }
        return result;
    }

    /** Folding is defined only where the order does not matter: in whatever order, each part of the elements gives one value. */
    private Value fold(Value function, Cell start, List<Cell> elements) {
        if (elements.size() > FOLDED) {
            throw new Unevaluable("folding many elements in all orders");
        }
        var results = new Value[1 << elements.size()];
        results[0] = start.force(evaluator);
        for (int part = 1; part < results.length; part++) {
            for (int i = 0; i < elements.size(); i++) {
                if ((part >> i & 1) == 1) {
                    Value last = evaluator.apply(function, elements.get(i), new Cell(results[part ^ 1 << i]));
                    if (results[part] != null && !evaluator.same(results[part], last)) {
                        throw new Unevaluable("folding depends on the order of the elements");
                    }
                    results[part] = last;
                }
            }
        }
        return results[results.length - 1];
    }

    private Value big(Const c, List<Cell> arguments) {
        Type number = c.type().resultType();
        if (!Numbers.isNumeric(number)) {
            throw new Unevaluable("a sum of other things than numbers");
        }
        boolean isSum = c.name().endsWith(".sum");
        Type binary = Type.fun(List.of(number, number), number);
        Value function = arguments.get(0).force(evaluator);
        var result = Number.of(isSum ? 0 : 1);
        for (Cell x : listed(element(c.type().argumentTypes().get(1)), arguments.get(1))) {
            result = (Number) Numbers.apply(
                    isSum ? "Groups.plus_class.plus" : "Groups.times_class.times", binary, List.of(result, (Number)
                            evaluator.apply(function, x)));
        }
        return result;
    }

    private Value extreme(Const c, List<Cell> elements) {
        boolean isLeast = c.name().endsWith(".Min");
        Number result = null;
        for (Cell cell : elements) {
            var x = (Number) cell.force(evaluator);
            result = result == null || Numbers.compare(x, result) < 0 == isLeast ? x : result;
        }
        if (result == null) {
            throw new Unevaluable("the extreme element of an empty set");
        }
        return result;
    }

    private Value interval(List<Cell> bounds, int fromOffset, int toOffset) {
        BigInteger from = ((Number) bounds.get(0).force(evaluator)).numerator().add(BigInteger.valueOf(fromOffset));
        BigInteger to = ((Number) bounds.get(1).force(evaluator)).numerator().add(BigInteger.valueOf(toOffset));
        if (to.subtract(from).bitLength() > 20) {
            throw new Unevaluable("a large interval");
        }
        var result = new ArrayList<Cell>();
        for (BigInteger i = from; i.compareTo(to) <= 0; i = i.add(BigInteger.ONE)) {
            result.add(new Cell(Number.of(i)));
        }
        return new Listed(result, false);
    }

    /** R⁺ step by step; R* over a type that is not finite is {(x, y). x = y ∨ (x, y) ∈ R⁺}. */
    private Value closure(Const c, Cell relation) {
        Type pair = element(c.type().domain());
        Type point = ((Type.Con) pair).arguments().getFirst();
        var pairs = new ArrayList<Value.Data>();
        for (Cell cell : listed(pair, relation)) {
            pairs.add((Value.Data) cell.force(evaluator));
        }
        var reached = new ArrayList<>(pairs);
        for (int i = 0; i < reached.size(); i++) {
            for (Value.Data step : pairs) {
                Value.Data path = reached.get(i);
                if (Evaluator.decided(evaluator.equal(
                                point, path.arguments().get(1), step.arguments().get(0)))
                        == Bool.TRUE) {
                    var longer = new Value.Data(
                            path.constructor(),
                            List.of(path.arguments().get(0), step.arguments().get(1)));
                    if (reached.stream()
                            .noneMatch(r -> Evaluator.decided(evaluator.equal(pair, new Cell(r), new Cell(longer)))
                                    == Bool.TRUE)) {
                        reached.add(longer);
                    }
                }
            }
        }
        var result = new ArrayList<Cell>();
        reached.forEach(r -> result.add(new Cell(r)));
        if (c.name().endsWith(".trancl")) {
            return new Listed(result, false);
        }
        Value identity = evaluator.value(new Const("Relation.Id", c.type().range()), Scope.EMPTY);
        return union(pair, new Listed(result, false), identity);
    }
}
