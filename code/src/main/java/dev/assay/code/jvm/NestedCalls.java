package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.logic.Term.Const;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Which expressions of strict code make one of certain calls, whichever way they go. */
final class NestedCalls {
    static final NestedCalls NONE = new NestedCalls(_ -> false);

    private final Predicate<Const> isNested;
    private final Map<Optional<Boolean>, Map<Expr, Boolean>> known = Map.of(
            Optional.empty(),
            new IdentityHashMap<>(),
            Optional.of(true),
            new IdentityHashMap<>(),
            Optional.of(false),
            new IdentityHashMap<>());

    NestedCalls(Predicate<Const> isNested) {
        this.isNested = isNested;
    }

    boolean contains(Const function) {
        return isNested.test(function);
    }

    /** Whether every evaluation makes one; with an outcome, every evaluation that comes to it. */
    boolean areMadeBy(Expr expr, Optional<Boolean> outcome) {
        if (this == NONE) {
            return false;
        }
        Map<Expr, Boolean> cache = known.getOrDefault(outcome, Map.of());
        Boolean before = cache.get(expr);
        if (before != null) {
            return before;
        }
        boolean result = switch (expr) {
            case Expr.Var _, Expr.Number _, Expr.Lambda _ -> false;
            case Expr.Value value -> isOther(value.value(), outcome);
            case Expr.Undefined _ -> true;
            case Expr.Call call -> isNested.test(call.function()) || areMadeByAny(call.arguments());
            case Expr.Construct construct ->
                Names.truth(construct).map(t -> isOther(t, outcome)).orElse(false)
                        || areMadeByAny(construct.arguments());
            case Expr.Operate operate ->
                operate.operation() == Operation.NOT
                        ? areMadeBy(operate.arguments().getFirst(), outcome.map(o -> !o))
                        : areMadeByAny(operate.arguments());
            case Expr.Apply apply -> areMadeBy(apply.function(), Optional.empty()) || areMadeByAny(apply.arguments());
            case Expr.Let let -> areMadeBy(let.value(), Optional.empty()) || areMadeBy(let.body(), outcome);
            case Expr.If branch ->
                (areMadeBy(branch.condition(), Optional.of(true)) || areMadeBy(branch.then(), outcome))
                        && (areMadeBy(branch.condition(), Optional.of(false))
                                || areMadeBy(branch.otherwise(), outcome));
            case Expr.Switch s ->
                areMadeBy(s.scrutinee(), Optional.empty())
                        || s.cases().stream().allMatch(c -> areMadeBy(c.body(), outcome))
                                && s.otherwise().map(e -> areMadeBy(e, outcome)).orElse(true);
        };
        cache.put(expr, result);
        return result;
    }

    /** Nothing is to be said of evaluations that there are not. */
    private static boolean isOther(Object value, Optional<Boolean> outcome) {
        return outcome.isPresent() && !value.equals(outcome.get());
    }

    private boolean areMadeByAny(List<Expr> arguments) {
        return arguments.stream().anyMatch(a -> areMadeBy(a, Optional.empty()));
    }
}
