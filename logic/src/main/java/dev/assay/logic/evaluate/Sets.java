package dev.assay.logic.evaluate;

import dev.assay.logic.HolNames;
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
    static final String TYPE = HolNames.SET;

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
            case HolNames.BOT, HolNames.TOP -> isSet(type) ? Optional.of(0) : Optional.empty();
            case HolNames.UMINUS -> yieldsSet ? Optional.of(1) : Optional.empty();
            case HolNames.COLLECT, HolNames.FINITE, HolNames.CARD -> Optional.of(1);
            case HolNames.MEMBER, HolNames.SET_REP, HolNames.INSERT, HolNames.IMAGE -> Optional.of(2);
            case HolNames.SUP, HolNames.INF, HolNames.MINUS ->
                yieldsSet && takesSet ? Optional.of(2) : Optional.empty();
            case HolNames.LESS_EQ -> takesSet ? Optional.of(2) : Optional.empty();
            case HolNames.BIG_SUP -> yieldsSet && takesSet ? Optional.of(1) : Optional.empty();
            case HolNames.BALL, HolNames.BEX -> Optional.of(2);
            case HolNames.RTRANCL, HolNames.TRANCL -> Optional.of(1);
            case HolNames.FOLD -> Optional.of(3);
            case HolNames.BIG_SUM, HolNames.BIG_PROD -> Optional.of(2);
            case HolNames.BIG_MIN, HolNames.BIG_MAX ->
                Numbers.isNumeric(type.range()) ? Optional.of(1) : Optional.empty();
            case HolNames.AT_LEAST_AT_MOST,
                    HolNames.AT_LEAST_LESS_THAN,
                    HolNames.GREATER_THAN_AT_MOST,
                    HolNames.GREATER_THAN_LESS_THAN -> isIntegral(type.domain()) ? Optional.of(2) : Optional.empty();
            case HolNames.LESS_THAN, HolNames.AT_MOST -> isNat(type.domain()) ? Optional.of(1) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static boolean isNat(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals(HolNames.NAT);
    }

    private static boolean isIntegral(Type type) {
        return isNat(type) || type instanceof Type.Con(var name, var _) && name.equals(HolNames.INT);
    }

    Value apply(Const c, List<Cell> arguments) {
        Type type = c.type();
        return switch (c.name()) {
            case HolNames.BOT -> new Listed(List.of(), false);
            case HolNames.TOP -> new Listed(List.of(), true);
            case HolNames.COLLECT -> new Comprehension(arguments.getFirst());
            case HolNames.MEMBER ->
                Evaluator.decided(
                        member(type.domain(), arguments.get(0), arguments.get(1).force(evaluator)));
            case HolNames.SET_REP ->
                Evaluator.decided(member(
                        element(type.domain()),
                        arguments.get(1),
                        arguments.get(0).force(evaluator)));
            case HolNames.INSERT ->
                union(
                        type.domain(),
                        new Listed(List.of(arguments.get(0)), false),
                        arguments.get(1).force(evaluator));
            case HolNames.UMINUS -> complement(arguments.getFirst().force(evaluator));
            case HolNames.SUP ->
                union(
                        element(type.domain()),
                        arguments.get(0).force(evaluator),
                        arguments.get(1).force(evaluator));
            case HolNames.INF ->
                intersection(
                        element(type.domain()),
                        arguments.get(0).force(evaluator),
                        arguments.get(1).force(evaluator));
            case HolNames.MINUS ->
                intersection(
                        element(type.domain()),
                        arguments.get(0).force(evaluator),
                        complement(arguments.get(1).force(evaluator)));
            case HolNames.LESS_EQ ->
                Evaluator.decided(subset(
                        element(type.domain()),
                        arguments.get(0).force(evaluator),
                        arguments.get(1).force(evaluator)));
            case HolNames.BIG_SUP -> {
                Value result = new Listed(List.of(), false);
                for (Cell set : listed(element(type.domain()), arguments.getFirst())) {
                    result = union(element(type.range()), result, set.force(evaluator));
                }
                yield result;
            }
            case HolNames.IMAGE -> {
                Value function = arguments.get(0).force(evaluator);
                var images = new ArrayList<Cell>();
                for (Cell x : listed(type.domain().domain(), arguments.get(1))) {
                    images.add(new Cell(evaluator.apply(function, x)));
                }
                yield new Listed(distinct(type.domain().range(), images), false);
            }
            case HolNames.BALL -> Evaluator.decided(each(type, arguments, false).not());
            case HolNames.BEX -> Evaluator.decided(each(type, arguments, true));
            case HolNames.FINITE -> {
                if (evaluator.inhabitants().all(element(type.domain())).isPresent()) {
                    yield Bool.TRUE;
                }
                yield switch (arguments.getFirst().force(evaluator)) {
                    case Listed(var _, var isComplement) when !isComplement -> Bool.TRUE;
                    default -> throw new Unevaluable("a set whose elements are not listed");
                };
            }
            case HolNames.CARD ->
                Number.of(listed(element(type.domain()), arguments.getFirst()).size());
            case HolNames.FOLD ->
                fold(
                        arguments.get(0).force(evaluator),
                        arguments.get(1),
                        listed(element(type.argumentTypes().get(2)), arguments.get(2)));
            case HolNames.BIG_SUM, HolNames.BIG_PROD -> big(c, arguments);
            case HolNames.BIG_MIN, HolNames.BIG_MAX -> extreme(c, listed(element(type.domain()), arguments.getFirst()));
            case HolNames.RTRANCL, HolNames.TRANCL -> closure(c, arguments.getFirst());
            case HolNames.AT_LEAST_AT_MOST -> interval(arguments, 0, 0);
            case HolNames.AT_LEAST_LESS_THAN -> interval(arguments, 0, -1);
            case HolNames.GREATER_THAN_AT_MOST -> interval(arguments, 1, 0);
            case HolNames.GREATER_THAN_LESS_THAN -> interval(arguments, 1, -1);
            case HolNames.LESS_THAN -> interval(List.of(new Cell(Number.of(0)), arguments.getFirst()), 0, -1);
            case HolNames.AT_MOST -> interval(List.of(new Cell(Number.of(0)), arguments.getFirst()), 0, 0);
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
            result = (Number) Numbers.apply(isSum ? HolNames.PLUS : HolNames.TIMES, binary, List.of(result, (Number)
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
