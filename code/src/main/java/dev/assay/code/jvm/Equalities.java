package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Layout;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Program;
import dev.assay.code.program.Representation;
import dev.assay.code.runtime.Data0;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Replaces equality of data by a function for each type, which knows the constructors and where numbers are: the JIT sees
 * through it, as it cannot through one method that compares everything.
 */
final class Equalities {
    /** Types with more constructors are compared by the general method. */
    private static final int MOST_CONSTRUCTORS = 8;

    private static final Expr FALSE = new Expr.Value(false, Type.bool());
    private static final Expr TRUE = new Expr.Value(true, Type.bool());

    private final Program program;
    private final Map<Const, Function> functions = new HashMap<>();
    private int fresh;

    private Equalities(Program program) {
        this.program = program;
    }

    static Program replace(Program program) {
        var equalities = new Equalities(program);
        for (Function function : program.functions().values()) {
            Expr body = equalities.rewrite(function.body());
            equalities.functions.put(
                    function.constant(),
                    body == function.body()
                            ? function
                            : new Function(function.constant(), function.parameters(), body));
        }
        return new Program(equalities.functions, program.layouts());
    }

    private Expr rewrite(Expr expr) {
        Expr result = Rewriting.parts(expr, this::rewrite);
        return result instanceof Expr.Operate(var operation, var arguments, var _) && operation == Operation.EQUAL
                ? equal(arguments.get(0), arguments.get(1))
                : result;
    }

    private Expr equal(Expr left, Expr right) {
        Type type = left.type();
        Operation operation = switch (Representation.of(type)) {
            case TRUTH -> Operation.EQUAL_TRUTH;
            case NUMBER -> Operation.EQUAL_NUMBER;
            case OBJECT -> Operation.EQUAL;
        };
        Layout layout = program.layouts().get(type);
        if (layout != null && isEnumeration(layout)) {
            return new Expr.Operate(Operation.EQUAL_IDENTITY, List.of(left, right), Type.bool());
        }
        if (operation != Operation.EQUAL || layout == null || layout.shapes().size() > MOST_CONSTRUCTORS) {
            return new Expr.Operate(operation, List.of(left, right), Type.bool());
        }
        var name = new Const("assay.jvm.equal", Type.fun(List.of(type, type), Type.bool()));
        if (!functions.containsKey(name)) {
            var x = new Expr.Var("left", type);
            var y = new Expr.Var("right", type);
            // Known before its body is, since types are recursive.
            functions.put(name, new Function(name, List.of(x, y), TRUE));
            functions.put(name, new Function(name, List.of(x, y), compare(x, y, layout)));
        }
        return new Expr.Call(name, List.of(left, right), Type.bool());
    }

    /** Each constructor without fields is one object. */
    private static boolean isEnumeration(Layout layout) {
        return !layout.shapes().isEmpty()
                && layout.shapes().size() <= Data0.SHARED_TAGS
                && layout.shapes().stream().allMatch(s -> s.fields().isEmpty());
    }

    private Expr compare(Expr.Var x, Expr.Var y, Layout layout) {
        var cases = new ArrayList<Expr.Case>();
        for (Layout.Shape shape : layout.shapes()) {
            var left = variables(shape.fields());
            var right = variables(shape.fields());
            var same = List.of(new Expr.Case(shape.constructor(), right, all(left, right)));
            var otherwise = layout.shapes().size() == 1 ? Optional.<Expr>empty() : Optional.of(FALSE);
            cases.add(new Expr.Case(shape.constructor(), left, new Expr.Switch(y, same, otherwise, Type.bool())));
        }
        return new Expr.Switch(x, cases, Optional.empty(), Type.bool());
    }

    /** All fields are equal; the last comparison is in tail position. */
    private Expr all(List<Expr.Var> left, List<Expr.Var> right) {
        if (left.isEmpty()) {
            return TRUE;
        }
        int last = left.size() - 1;
        Expr result = equal(left.get(last), right.get(last));
        for (int i = last - 1; i >= 0; i--) {
            result = new Expr.If(equal(left.get(i), right.get(i)), result, FALSE);
        }
        return result;
    }

    private List<Expr.Var> variables(List<Type> types) {
        var result = new ArrayList<Expr.Var>();
        for (Type type : types) {
            result.add(new Expr.Var("field" + fresh++, type));
        }
        return result;
    }
}
