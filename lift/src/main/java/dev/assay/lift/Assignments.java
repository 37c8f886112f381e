package dev.assay.lift;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import dev.assay.lift.Arithmetic.Kind;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import org.jspecify.annotations.Nullable;

/** Variables of a method that get another value: from then on, they stand for that one. */
final class Assignments {
    /** A variable and its value from here on. */
    record Made(Element variable, Term value) {}

    private static final Map<Tree.Kind, Tree.Kind> OPERATORS = Map.ofEntries(
            Map.entry(Tree.Kind.PLUS_ASSIGNMENT, Tree.Kind.PLUS),
            Map.entry(Tree.Kind.MINUS_ASSIGNMENT, Tree.Kind.MINUS),
            Map.entry(Tree.Kind.MULTIPLY_ASSIGNMENT, Tree.Kind.MULTIPLY),
            Map.entry(Tree.Kind.DIVIDE_ASSIGNMENT, Tree.Kind.DIVIDE),
            Map.entry(Tree.Kind.REMAINDER_ASSIGNMENT, Tree.Kind.REMAINDER),
            Map.entry(Tree.Kind.AND_ASSIGNMENT, Tree.Kind.AND),
            Map.entry(Tree.Kind.OR_ASSIGNMENT, Tree.Kind.OR),
            Map.entry(Tree.Kind.XOR_ASSIGNMENT, Tree.Kind.XOR),
            Map.entry(Tree.Kind.LEFT_SHIFT_ASSIGNMENT, Tree.Kind.LEFT_SHIFT),
            Map.entry(Tree.Kind.RIGHT_SHIFT_ASSIGNMENT, Tree.Kind.RIGHT_SHIFT),
            Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT_ASSIGNMENT, Tree.Kind.UNSIGNED_RIGHT_SHIFT),
            Map.entry(Tree.Kind.PREFIX_INCREMENT, Tree.Kind.PLUS),
            Map.entry(Tree.Kind.POSTFIX_INCREMENT, Tree.Kind.PLUS),
            Map.entry(Tree.Kind.PREFIX_DECREMENT, Tree.Kind.MINUS),
            Map.entry(Tree.Kind.POSTFIX_DECREMENT, Tree.Kind.MINUS));

    private final JavaCode code;
    private final DataTypes types;
    private final Expressions expressions;

    Assignments(JavaCode code, DataTypes types, Expressions expressions) {
        this.code = code;
        this.types = types;
        this.expressions = expressions;
    }

    boolean isOne(ExpressionTree tree) {
        return tree instanceof AssignmentTree || OPERATORS.containsKey(tree.getKind());
    }

    /** Whether there is one anywhere in it. */
    static boolean isIn(Tree tree) {
        var found = new boolean[1];
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void scan(@Nullable Tree inner, @Nullable Void nothing) {
                found[0] |=
                        inner != null && (inner instanceof AssignmentTree || OPERATORS.containsKey(inner.getKind()));
                return super.scan(inner, null);
            }
        }.scan(tree, null);
        return found[0];
    }

    Made of(ExpressionTree tree, Scope scope) {
        return switch (tree) {
            case AssignmentTree a -> {
                Element variable = variable(a.getVariable());
                yield new Made(
                        variable, expressions.expression(a.getExpression(), type(variable, a.getVariable()), scope));
            }
            case CompoundAssignmentTree c -> {
                Term right = expressions.expression(c.getExpression(), scope);
                yield changed(c.getVariable(), tree.getKind(), right, scope, code.position(tree));
            }
            case UnaryTree u -> {
                Type type = type(variable(u.getExpression()), u.getExpression());
                Kind kind =
                        Kind.of(type).orElseThrow(() -> new LiftException(code.position(u), "++ and -- need numbers"));
                yield changed(u.getExpression(), tree.getKind(), expressions.one(kind), scope, code.position(tree));
            }
            default -> throw new IllegalArgumentException("no assignment: " + tree);
        };
    }

    /** The result is made as short as the variable. */
    private Made changed(ExpressionTree target, Tree.Kind operator, Term right, Scope scope, Position position) {
        Element variable = variable(target);
        Term left = expressions.expression(target, scope);
        Term value = expressions.combined(Objects.requireNonNull(OPERATORS.get(operator)), left, right, position);
        return new Made(variable, Expressions.converted(value, type(variable, target)));
    }

    private Type type(Element variable, ExpressionTree tree) {
        return types.of(variable.asType(), code.position(tree));
    }

    private Element variable(ExpressionTree target) {
        Element element = target instanceof IdentifierTree ? code.element(target) : null;
        if (element == null
                || element.getKind() != ElementKind.LOCAL_VARIABLE && element.getKind() != ElementKind.PARAMETER) {
            throw new LiftException(
                    code.position(target), "an assignment changes an object: compute a new value and return it");
        }
        return element;
    }
}
