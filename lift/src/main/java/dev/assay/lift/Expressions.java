package dev.assay.lift;

import static dev.assay.logic.Term.app;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import dev.assay.lift.Arithmetic.Kind;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;

/** Expressions as terms. */
final class Expressions {
    private static final Set<Tree.Kind> SHIFTS =
            Set.of(Tree.Kind.LEFT_SHIFT, Tree.Kind.RIGHT_SHIFT, Tree.Kind.UNSIGNED_RIGHT_SHIFT);

    private final JavaCode code;
    private final DataTypes types;
    private final Matching matching;
    private final Arithmetic arithmetic;
    private final Statements statements;
    private final Calls calls;
    /** Static fields whose values were needed. */
    private final java.util.Map<VariableElement, Term> constants = new java.util.LinkedHashMap<>();

    private int variables;

    Expressions(JavaCode code, DataTypes types, Arithmetic arithmetic, Functions functions) {
        this.code = code;
        this.types = types;
        this.arithmetic = arithmetic;
        this.matching = new Matching(code, types);
        this.statements = new Statements(code, types, matching, this, functions);
        this.calls = new Calls(code, types, arithmetic, functions, this);
    }

    java.util.Map<VariableElement, Term> constants() {
        return constants;
    }

    Statements statements() {
        return statements;
    }

    Matching matching() {
        return matching;
    }

    /** The value as one of a type: an int becomes a long where one is expected. */
    Term expression(ExpressionTree tree, Type expected, Scope scope) {
        return widened(expression(tree, scope.returning(expected)), expected);
    }

    static Term widened(Term term, Type expected) {
        return expected.equals(Kind.LONG.type()) && term.type().equals(Kind.INT.type())
                ? Arithmetic.operation(Kind.LONG, Arithmetic.WIDEN, term)
                : term;
    }

    /** The value as one of a type, of which only some bits may be left. */
    static Term converted(Term term, Type type) {
        return term.type().equals(Kind.LONG.type()) && type.equals(Kind.INT.type())
                ? Arithmetic.operation(Kind.LONG, Arithmetic.NARROW, term)
                : widened(term, type);
    }

    Term expression(ExpressionTree tree, Scope scope) {
        return switch (tree) {
            case ParenthesizedTree p -> expression(p.getExpression(), scope);
            case LiteralTree l -> literal(l);
            case IdentifierTree i -> named(i, scope);
            case MemberSelectTree m -> named(m, scope);
            case MethodInvocationTree call -> calls.call(call, scope);
            case NewClassTree n -> calls.construct(n, scope);
            case ConditionalExpressionTree c -> {
                Type type = typeOf(c, scope);
                yield condition(
                        c.getCondition(),
                        scope.returning(type),
                        s -> expression(c.getTrueExpression(), type, s),
                        s -> expression(c.getFalseExpression(), type, s));
            }
            case SwitchExpressionTree s ->
                statements.cases(s.getExpression(), s.getCases(), List.of(), scope.returning(typeOf(s, scope)));
            case InstanceOfTree i -> condition(i, scope.returning(Type.bool()), s -> Hol.TRUE, s -> Hol.FALSE);
            case BinaryTree b -> binary(b, scope);
            case UnaryTree u -> unary(u, scope);
            case TypeCastTree c -> cast(c, scope);
            case LambdaExpressionTree l -> lambda(l, scope);
            case MemberReferenceTree r -> calls.reference(r, scope);
            default -> throw new LiftException(code.position(tree), complaint(tree));
        };
    }

    /** What is compared with a value: the compiler takes it for any object, what is meant is one of the same type. */
    Term like(Term value, ExpressionTree other, Scope scope) {
        return expression(other, scope.returning(value.type()));
    }

    /** Whether two values are equal, numbers being made as wide as the other one. */
    Term equality(ExpressionTree one, ExpressionTree other, Scope scope) {
        Term left = expression(one, scope.returning(typeOf(other, scope)));
        Term right = like(left, other, scope);
        return Calls.equal(widened(left, right.type()), widened(right, left.type()), code.position(one));
    }

    /** By the compiler, or where that has none that can be lifted, what is expected. */
    Type typeOf(ExpressionTree tree, Scope scope) {
        try {
            return types.of(code.type(tree), code.position(tree));
        } catch (LiftException e) {
            return scope.result();
        }
    }

    private static String complaint(ExpressionTree tree) {
        return switch (tree.getKind()) {
            case ASSIGNMENT, PLUS_ASSIGNMENT, MINUS_ASSIGNMENT, MULTIPLY_ASSIGNMENT ->
                "an assignment changes a variable: declare another one";
            case NEW_ARRAY, ARRAY_ACCESS -> "arrays can change: use an immutable list";
            default -> "this expression cannot be lifted";
        };
    }

    private Term literal(LiteralTree tree) {
        return switch (tree.getValue()) {
            case null -> throw new LiftException(code.position(tree), "there is no null in pure code: use Optional");
            case Boolean b -> b ? Hol.TRUE : Hol.FALSE;
            case Integer i -> arithmetic.literal(Kind.INT, i);
            case Long l -> arithmetic.literal(Kind.LONG, l);
            case String s -> arithmetic.literal(Kind.TEXT, s);
            default ->
                throw new LiftException(
                        code.position(tree), "literals of this type cannot be lifted: use int, long or String");
        };
    }

    // Names

    private Term named(ExpressionTree tree, Scope scope) {
        Element element = Objects.requireNonNull(code.element(tree), () -> "no element of " + tree);
        Position position = code.position(tree);
        if (tree instanceof IdentifierTree i && i.getName().contentEquals("this")) {
            if (scope.self() == null) {
                throw new LiftException(position, "'this' is no value here: make the method static");
            }
            return scope.self();
        }
        Term value = scope.values().get(element);
        if (value != null) {
            return value;
        }
        return switch (element.getKind()) {
            case ENUM_CONSTANT -> {
                Data data = types.data(JavaCode.owner(element), position);
                yield data.constructor(data.shape(element).orElseThrow(), List.of());
            }
            case FIELD -> field((VariableElement) element, tree, scope, position);
            default -> throw new LiftException(position, element.getSimpleName() + " has no value here");
        };
    }

    private Term field(VariableElement field, ExpressionTree tree, Scope scope, Position position) {
        TypeElement owner = JavaCode.owner(field);
        boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
        if (!isStatic && owner.getKind() == ElementKind.RECORD) {
            Term self = tree instanceof MemberSelectTree m ? expression(m.getExpression(), scope) : scope.self();
            return calls.select(
                    Objects.requireNonNull(self), owner, field.getSimpleName().toString(), scope, position);
        }
        if (owner.toString().equals("java.math.BigInteger")) {
            return arithmetic.literal(
                    Kind.BIG,
                    switch (field.getSimpleName().toString()) {
                        case "ZERO" -> BigInteger.ZERO;
                        case "ONE" -> BigInteger.ONE;
                        case "TWO" -> BigInteger.TWO;
                        default -> BigInteger.TEN;
                    });
        }
        if (field.getConstantValue() != null) {
            return switch (field.getConstantValue()) {
                case Boolean b -> b ? Hol.TRUE : Hol.FALSE;
                case Integer i -> arithmetic.literal(Kind.INT, i);
                case Long l -> arithmetic.literal(Kind.LONG, l);
                case String s -> arithmetic.literal(Kind.TEXT, s);
                default -> throw new LiftException(position, "the constant " + field + " cannot be lifted");
            };
        }
        if (isStatic
                && field.getModifiers().contains(Modifier.FINAL)
                && code.trees().getTree(field) instanceof VariableTree declared
                && declared.getInitializer() != null) {
            Type type = types.of(field.asType(), position);
            ExpressionTree initializer = declared.getInitializer();
            boolean isFunction =
                    initializer instanceof LambdaExpressionTree || initializer instanceof MemberReferenceTree;
            if (Equality.hasFunction(type, types) && !isFunction) {
                // What it is depends on the order of initialisers, and functions cannot be compared with what Java has.
                throw new LiftException(position, "the field " + field + " has functions in it: make it a method");
            }
            Term value =
                    expression(initializer, type, new Scope(java.util.Map.of(), java.util.Map.of(), null, type, false));
            if (!isFunction) {
                constants.put(field, value);
            }
            return value;
        }
        throw new LiftException(position, "the field " + field + " can change: pass its value as an argument");
    }

    // Operators

    private static boolean hasPattern(ExpressionTree tree) {
        return switch (tree) {
            case ParenthesizedTree p -> hasPattern(p.getExpression());
            case InstanceOfTree i -> true;
            case UnaryTree u -> hasPattern(u.getExpression());
            case BinaryTree b -> hasPattern(b.getLeftOperand()) || hasPattern(b.getRightOperand());
            default -> false;
        };
    }

    private Term binary(BinaryTree tree, Scope scope) {
        Position position = code.position(tree);
        if (hasPattern(tree)) {
            return condition(tree, scope.returning(Type.bool()), s -> Hol.TRUE, s -> Hol.FALSE);
        }
        Term left = expression(tree.getLeftOperand(), scope);
        Term right = expression(tree.getRightOperand(), scope);
        switch (tree.getKind()) {
            case CONDITIONAL_AND -> {
                return Hol.mkAnd(left, right);
            }
            case CONDITIONAL_OR -> {
                return Hol.mkOr(left, right);
            }
            default -> {}
        }
        if (tree.getKind() != Tree.Kind.EQUAL_TO && tree.getKind() != Tree.Kind.NOT_EQUAL_TO) {
            return combined(tree.getKind(), left, right, position);
        }
        Type wider = left.type().equals(Kind.LONG.type()) ? left.type() : right.type();
        left = widened(left, wider);
        right = widened(right, wider);
        boolean isPrimitive = code.type(tree.getLeftOperand()).getKind().isPrimitive()
                || code.type(tree.getRightOperand()).getKind().isPrimitive();
        boolean isEnum = types.data(left.type())
                .filter(d -> d.root().getKind() == ElementKind.ENUM)
                .isPresent();
        if (!isPrimitive && !isEnum) {
            throw new LiftException(position, "== compares references: write equals");
        }
        Term equal = Hol.mkEq(left, right);
        return tree.getKind() == Tree.Kind.EQUAL_TO ? equal : Hol.mkNot(equal);
    }

    /** What an operator makes of two values. */
    Term combined(Tree.Kind operator, Term first, Term second, Position position) {
        if (SHIFTS.contains(operator)) {
            // The distance does not make the number longer.
            return arithmetic(operator, first, converted(second, first.type()), position);
        }
        Type wider = first.type().equals(Kind.LONG.type()) ? first.type() : second.type();
        Term left = widened(first, wider);
        Term right = widened(second, wider);
        if (left.type().equals(Type.bool()) && right.type().equals(Type.bool())) {
            return switch (operator) {
                // Both sides are computed, whatever the left one is.
                case AND -> Definedness.after(right, Hol.mkAnd(left, right));
                case OR -> Definedness.after(right, Hol.mkOr(left, right));
                case XOR -> Hol.mkNot(Hol.mkEq(left, right));
                default -> throw new LiftException(position, "this operator cannot be lifted");
            };
        }
        if (left.type().equals(Kind.TEXT.type()) && right.type().equals(Kind.TEXT.type())) {
            return Arithmetic.operation(Kind.TEXT, Arithmetic.CONCAT, left, right);
        }
        if (left.type().equals(Kind.TEXT.type()) || right.type().equals(Kind.TEXT.type())) {
            throw new LiftException(position, "only texts can be joined with +");
        }
        return arithmetic(operator, left, right, position);
    }

    private Term arithmetic(Tree.Kind operator, Term left, Term right, Position position) {
        Kind kind = Kind.of(left.type()).orElseThrow(() -> new LiftException(position, "this operator needs numbers"));
        return switch (operator) {
            case PLUS -> Arithmetic.operation(kind, Arithmetic.PLUS, left, right);
            case MINUS -> Arithmetic.operation(kind, Arithmetic.MINUS, left, right);
            case MULTIPLY -> Arithmetic.operation(kind, Arithmetic.TIMES, left, right);
            case DIVIDE -> Arithmetic.operation(kind, Arithmetic.DIVIDE, left, right);
            case REMAINDER -> Arithmetic.operation(kind, Arithmetic.REMAINDER, left, right);
            case AND -> Arithmetic.operation(kind, "and", left, right);
            case OR -> Arithmetic.operation(kind, "or", left, right);
            case XOR -> Arithmetic.operation(kind, "xor", left, right);
            case LEFT_SHIFT -> Arithmetic.operation(kind, "shiftLeft", left, right);
            case RIGHT_SHIFT -> Arithmetic.operation(kind, "shiftRight", left, right);
            case UNSIGNED_RIGHT_SHIFT -> Arithmetic.operation(kind, "shiftRightUnsigned", left, right);
            case LESS_THAN_EQUAL -> Arithmetic.atMost(kind, left, right);
            case GREATER_THAN_EQUAL -> Arithmetic.atMost(kind, right, left);
            case LESS_THAN -> Hol.mkNot(Arithmetic.atMost(kind, right, left));
            case GREATER_THAN -> Hol.mkNot(Arithmetic.atMost(kind, left, right));
            default -> throw new LiftException(position, "this operator cannot be lifted");
        };
    }

    private Term unary(UnaryTree tree, Scope scope) {
        return switch (tree.getKind()) {
            case LOGICAL_COMPLEMENT ->
                hasPattern(tree)
                        ? condition(tree, scope.returning(Type.bool()), s -> Hol.TRUE, s -> Hol.FALSE)
                        : negated(expression(tree.getExpression(), scope));
            case UNARY_PLUS -> expression(tree.getExpression(), scope);
            case UNARY_MINUS -> minus(tree, expression(tree.getExpression(), scope));
            case BITWISE_COMPLEMENT -> {
                Term inner = expression(tree.getExpression(), scope);
                Kind kind = Kind.of(inner.type())
                        .orElseThrow(() -> new LiftException(code.position(tree), "~ needs a number"));
                yield Arithmetic.operation(
                        kind, "xor", inner, arithmetic.literal(kind, kind.boxed(BigInteger.ONE.negate())));
            }
            case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
                throw new LiftException(code.position(tree), "this changes a variable: write x + 1 or x - 1");
            default -> throw new LiftException(code.position(tree), "this operator cannot be lifted");
        };
    }

    Term one(Kind kind) {
        return arithmetic.literal(kind, kind.boxed(BigInteger.ONE));
    }

    /** Minus a literal is a literal. */
    private Term minus(UnaryTree tree, Term inner) {
        Kind kind =
                Kind.of(inner.type()).orElseThrow(() -> new LiftException(code.position(tree), "minus needs a number"));
        Optional<Object> value =
                inner instanceof Term.Const(var name, var _) ? arithmetic.literal(name) : Optional.empty();
        return value.map(v -> arithmetic.literal(
                        kind,
                        kind.boxed(BigInteger.valueOf(((Number) v).longValue()).negate())))
                .orElseGet(() -> Arithmetic.operation(kind, Arithmetic.NEGATE, inner));
    }

    static Term negated(Term term) {
        return term.isApplied(Hol.NOT.name()) ? term.arguments().getFirst() : Hol.mkNot(term);
    }

    private Term cast(TypeCastTree tree, Scope scope) {
        Type type = types.of(code.type(tree), code.position(tree));
        Term result = converted(expression(tree.getExpression(), scope), type);
        if (!result.type().equals(type)) {
            throw new LiftException(code.position(tree), "this cast cannot be lifted");
        }
        return result;
    }

    // Conditions

    /** {@code then} where the condition holds, with the variables that it binds. */
    Term condition(ExpressionTree tree, Scope scope, Matching.Next then, Matching.Next otherwise) {
        return switch (tree) {
            case ParenthesizedTree p -> condition(p.getExpression(), scope, then, otherwise);
            case UnaryTree u
            when u.getKind() == Tree.Kind.LOGICAL_COMPLEMENT -> condition(u.getExpression(), scope, otherwise, then);
            case BinaryTree b
            when b.getKind() == Tree.Kind.CONDITIONAL_AND && hasPattern(b) ->
                condition(
                        b.getLeftOperand(), scope, s -> condition(b.getRightOperand(), s, then, otherwise), otherwise);
            case BinaryTree b
            when b.getKind() == Tree.Kind.CONDITIONAL_OR && hasPattern(b) ->
                condition(b.getLeftOperand(), scope, then, s -> condition(b.getRightOperand(), s, then, otherwise));
            case InstanceOfTree i -> {
                Term value = expression(i.getExpression(), scope);
                yield Definedness.after(
                        value,
                        i.getPattern() != null
                                ? matching.match(i.getPattern(), value, scope, then, otherwise)
                                : matching.instance(
                                        code.type(i.getType()), value, scope, then, otherwise, code.position(i)));
            }
            default ->
                Statements.choice(
                        expression(tree, scope.returning(Type.bool())), then.apply(scope), otherwise.apply(scope));
        };
    }

    // Functions

    private Term lambda(LambdaExpressionTree tree, Scope scope) {
        ExecutableType descriptor = types.descriptor((DeclaredType) code.type(tree));
        Position position = code.position(tree);
        Scope inner = scope;
        var parameters = new ArrayList<Free>();
        for (int i = 0; i < tree.getParameters().size(); i++) {
            VariableTree parameter = tree.getParameters().get(i);
            Type type = types.of(descriptor.getParameterTypes().get(i), position);
            var variable = new Free(parameter.getName() + "'" + variables++, type);
            parameters.add(variable);
            inner = inner.with(Objects.requireNonNull(code.element(parameter)), variable);
        }
        Type result = types.of(descriptor.getReturnType(), position);
        Term body = tree.getBody() instanceof ExpressionTree e
                ? expression(e, result, inner)
                : statements.block((com.sun.source.tree.BlockTree) tree.getBody(), inner.returning(result));
        Term function = body;
        for (int i = parameters.size() - 1; i >= 0; i--) {
            Free p = parameters.get(i);
            String hint = p.name().substring(0, p.name().indexOf('\''));
            function = new Term.Abs(hint, p.type(), function.abstractOver(p));
        }
        return function;
    }

    Term applied(Term function, List<Term> arguments) {
        Term result = function;
        for (Term argument : arguments) {
            result = result instanceof Term.Abs(var _, var _, var body)
                    ? Definedness.after(argument, body.instantiate(argument))
                    : app(result, argument);
        }
        return result;
    }
}
