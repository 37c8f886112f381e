package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.code.runtime.SetFinite;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Optional;

/** Expressions made simple where that is plain to see. */
final class Exprs {
    static final Expr TRUE = new Expr.Value(true, Type.bool());
    static final Expr FALSE = new Expr.Value(false, Type.bool());

    private Exprs() {}

    static Expr.Var var(Free v) {
        return new Expr.Var(v.name(), v.type());
    }

    static Expr operate(Operation operation, Type type, Expr... arguments) {
        return new Expr.Operate(operation, List.of(arguments), type);
    }

    static Expr test(Operation operation, Expr... arguments) {
        return operate(operation, Type.bool(), arguments);
    }

    static Expr conditional(Expr condition, Expr then, Expr otherwise) {
        if (condition.equals(TRUE)) {
            return then;
        }
        if (condition.equals(FALSE)) {
            return otherwise;
        }
        if (then.equals(TRUE) && otherwise.equals(FALSE)) {
            return condition;
        }
        if (then.equals(FALSE) && otherwise.equals(TRUE)) {
            return not(condition);
        }
        return new Expr.If(condition, then, otherwise);
    }

    static Expr and(Expr left, Expr right) {
        return conditional(left, right, FALSE);
    }

    static Expr or(Expr left, Expr right) {
        return conditional(left, TRUE, right);
    }

    static Expr not(Expr expr) {
        if (expr.equals(TRUE)) {
            return FALSE;
        }
        if (expr.equals(FALSE)) {
            return TRUE;
        }
        if (expr instanceof Expr.Operate(var operation, var arguments, var _)) {
            if (operation == Operation.NOT) {
                return arguments.getFirst();
            }
            if (operation == Operation.EXISTS && arguments.getLast() instanceof Expr.Lambda(var x, var body)) {
                return test(Operation.FOR_ALL, arguments.getFirst(), new Expr.Lambda(x, not(body)));
            }
        }
        return test(Operation.NOT, expr);
    }

    // Sets

    static Type set(Type element) {
        return Type.con(HolNames.SET, element);
    }

    static Expr empty(Type set) {
        return new Expr.Value(SetFinite.EMPTY, set);
    }

    static boolean isEmpty(Expr expr) {
        return expr instanceof Expr.Value(var value, var _) && value == SetFinite.EMPTY;
    }

    static Expr singleton(Expr element, Type set) {
        return operate(Operation.INSERT, set, element, empty(set));
    }

    static Expr union(Expr left, Expr right) {
        if (isEmpty(left)) {
            return right;
        }
        return isEmpty(right) ? left : operate(Operation.UNION, left.type(), left, right);
    }

    /** ⋃x∈set. body, as a filter or an image where it is one. */
    static Expr bind(Expr set, Expr.Var x, Expr body) {
        if (isEmpty(body)) {
            return body;
        }
        Optional<Expr> value = element(body);
        if (value.isPresent()) {
            return value.get().equals(x)
                    ? set
                    : operate(Operation.IMAGE, body.type(), new Expr.Lambda(List.of(x), value.get()), set);
        }
        if (body instanceof Expr.If(var condition, var then, var otherwise)
                && isEmpty(otherwise)
                && element(then).filter(x::equals).isPresent()) {
            return operate(Operation.FILTER, set.type(), new Expr.Lambda(List.of(x), condition), set);
        }
        return operate(Operation.BIND, body.type(), set, new Expr.Lambda(List.of(x), body));
    }

    /** e of {e}. */
    private static Optional<Expr> element(Expr set) {
        return set instanceof Expr.Operate(var operation, var arguments, var _)
                        && operation == Operation.INSERT
                        && isEmpty(arguments.getLast())
                ? Optional.of(arguments.getFirst())
                : Optional.empty();
    }
}
