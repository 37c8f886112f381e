package dev.assay.lift;

import static dev.assay.logic.Term.app;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import dev.assay.lift.Arithmetic.Kind;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import org.jspecify.annotations.Nullable;

/** Calls of methods and constructors: those of the file, and a few of the JDK. */
final class Calls {
    private final JavaCode code;
    private final DataTypes types;
    private final Arithmetic arithmetic;
    private final Functions functions;
    private final Expressions expressions;
    private int variables;

    Calls(JavaCode code, DataTypes types, Arithmetic arithmetic, Functions functions, Expressions expressions) {
        this.code = code;
        this.types = types;
        this.arithmetic = arithmetic;
        this.functions = functions;
        this.expressions = expressions;
    }

    // Constructors

    Term construct(NewClassTree tree, Scope scope) {
        Position position = code.position(tree);
        if (tree.getClassBody() != null) {
            throw new LiftException(position, "anonymous classes cannot be lifted: use a record or a lambda");
        }
        var type = (DeclaredType) code.type(tree);
        var record = (TypeElement) type.asElement();
        if (record.toString().equals("java.math.BigInteger")
                && tree.getArguments().size() == 1
                && tree.getArguments().getFirst() instanceof com.sun.source.tree.LiteralTree l
                && l.getValue() instanceof String digits) {
            return arithmetic.literal(Kind.BIG, new BigInteger(digits));
        }
        Data data = types.data(record, position);
        Data.Shape shape = data.shape(record).orElseThrow();
        if (tree.getArguments().size() != shape.fields().size()) {
            throw new LiftException(
                    position, "only the canonical constructor can be lifted: use a static factory method");
        }
        var made = (Type.Con) types.of(type, position);
        List<Term> given = arguments(tree.getArguments(), data.fields(shape, made.arguments()), scope);
        return made(data, shape, made, given);
    }

    /** By the constructor, which may check what it is given. */
    private Term made(Data data, Data.Shape shape, Type.Con type, List<? extends Term> arguments) {
        return types.checks(shape).isPresent()
                ? instance(functions.maker(data, shape), List.copyOf(arguments), type)
                : app(data.constructor(shape, type.arguments()), arguments);
    }

    private List<Term> arguments(List<? extends ExpressionTree> trees, List<Type> expected, Scope scope) {
        var result = new ArrayList<Term>();
        for (int i = 0; i < trees.size(); i++) {
            result.add(expressions.expression(trees.get(i), expected.get(i), scope));
        }
        return result;
    }

    // Methods

    Term call(MethodInvocationTree tree, Scope scope) {
        try {
            return called(tree, scope);
        } catch (LiftException e) {
            throw e.position().isNone() ? new LiftException(code.position(tree), String.valueOf(e.getMessage())) : e;
        }
    }

    private Term called(MethodInvocationTree tree, Scope scope) {
        Position position = code.position(tree);
        var method = (ExecutableElement) Objects.requireNonNull(code.element(tree.getMethodSelect()));
        var owner = JavaCode.owner(method);
        boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
        List<? extends ExpressionTree> trees = tree.getArguments();
        if (method.getSimpleName().contentEquals("equals") && trees.size() == 1 && !isStatic) {
            Term self = receiver(tree, scope, position);
            return equal(self, expressions.like(self, trees.getFirst(), scope), position);
        }
        if (isStatic
                && owner.toString().equals("java.util.Objects")
                && method.getSimpleName().contentEquals("equals")) {
            Term first = expressions.expression(trees.get(0), scope);
            return equal(first, expressions.like(first, trees.get(1), scope), position);
        }
        if (!isStatic && method.getModifiers().contains(Modifier.ABSTRACT) && isFunctional(owner)) {
            Term function = receiver(tree, scope, position);
            return expressions.applied(
                    function, arguments(trees, function.type().argumentTypes(), scope));
        }
        if (code.isOurs(method) || isAccessor(method)) {
            var given = new ArrayList<Term>();
            boolean hasReceiver = !isStatic && functions.isData(method);
            if (hasReceiver) {
                given.add(receiver(tree, scope, position));
            }
            if (isAccessor(method)) {
                return select(given.getFirst(), owner, method.getSimpleName().toString(), scope, position);
            }
            Const general = functions.constant(method, position);
            List<Type> parameters = general.type().argumentTypes();
            given.addAll(arguments(trees, parameters.subList(given.size(), given.size() + trees.size()), scope));
            return instance(general, given, resultType(tree, scope));
        }
        return library(tree, method, owner, scope, position);
    }

    private boolean isFunctional(TypeElement owner) {
        return types.isFunction(owner);
    }

    /** Whether the compiler wrote it: it reads a field of a record. */
    private boolean isAccessor(ExecutableElement method) {
        return JavaCode.owner(method).getKind() == ElementKind.RECORD
                && method.getParameters().isEmpty()
                && code.elements().recordComponentFor(method) != null
                && !code.isOurs(method);
    }

    private @Nullable Type resultType(ExpressionTree tree, Scope scope) {
        try {
            return types.of(code.type(tree), code.position(tree));
        } catch (LiftException e) {
            return scope.result();
        }
    }

    private Term receiver(MethodInvocationTree tree, Scope scope, Position position) {
        if (tree.getMethodSelect() instanceof MemberSelectTree select) {
            return expressions.expression(select.getExpression(), scope);
        }
        if (scope.self() == null) {
            throw new LiftException(position, "there is no object here to call the method of: make it static");
        }
        return scope.self();
    }

    static Term equal(Term left, Term right, Position position) {
        if (left.type().isFun()) {
            throw new LiftException(position, "functions cannot be compared: compare their values");
        }
        if (!left.type().equals(right.type())) {
            throw new LiftException(position, "these values have different types and are never equal");
        }
        return Hol.mkEq(left, right);
    }

    /** The function at the types of its arguments and its result. */
    private static Term instance(Const general, List<Term> arguments, @Nullable Type result) {
        Map<Type.Var, Type> types = new HashMap<>();
        Type rest = general.type();
        for (Term argument : arguments) {
            bind(rest.domain(), argument.type(), types);
            rest = rest.range();
        }
        if (result != null) {
            bind(rest, result, types);
        }
        var function = new Const(general.name(), general.type().substitute(types));
        for (int i = 0; i < arguments.size(); i++) {
            Type parameter = function.type().argumentTypes().get(i);
            if (!parameter.equals(arguments.get(i).type())) {
                throw new LiftException(
                        Position.NONE,
                        "a value of another type than " + Arithmetic.title(parameter) + " is given to " + general.name()
                                + ": convert it first");
            }
        }
        return app(function, arguments);
    }

    static void bind(Type pattern, Type target, Map<Type.Var, Type> types) {
        switch (pattern) {
            case Type.Var v -> types.putIfAbsent(v, target);
            case Type.Con(var name, var arguments) -> {
                if (target instanceof Type.Con(var other, var given)
                        && name.equals(other)
                        && given.size() == arguments.size()) {
                    for (int i = 0; i < given.size(); i++) {
                        bind(arguments.get(i), given.get(i), types);
                    }
                }
            }
        }
    }

    /** A field of a record. */
    Term select(Term self, TypeElement record, String field, Scope scope, Position position) {
        Data data = types.data(record, position);
        Data.Shape shape = data.shape(record).orElseThrow();
        int index = shape.fields().indexOf(field);
        Optional<Scope.Known> known = scope.shape(self);
        if (known.isPresent() && known.get().shape().equals(shape)) {
            return known.get().fields().get(index);
        }
        return instance(functions.selector(data, shape, index), List.of(self), null);
    }

    // The JDK

    private Term library(
            MethodInvocationTree tree, ExecutableElement method, TypeElement owner, Scope scope, Position position) {
        String name = method.getSimpleName().toString();
        List<? extends ExpressionTree> trees = tree.getArguments();
        String from = owner.getQualifiedName().toString();
        Optional<Term> known = switch (from) {
            case "java.math.BigInteger" -> big(name, tree, scope, position);
            case "java.lang.Math" -> math(name, trees, scope).or(() -> computed(name, tree, scope, position));
            case "java.lang.Integer", "java.lang.Long", "java.lang.Boolean" ->
                switch (name) {
                    case "valueOf", "intValue", "longValue", "booleanValue" -> boxed(tree, scope, position);
                    case "max", "min" -> math(name, trees, scope);
                    default -> computed(name, tree, scope, position);
                };
            case "java.lang.String" -> text(name, tree, scope, position);
            case "java.util.List", "java.util.Collection", "java.util.SequencedCollection" ->
                name.equals("of") && !method.isVarArgs()
                        ? Optional.of(listOf(tree, scope))
                        : standIn("List_" + name, tree, scope, position);
            case "java.util.stream.Stream", "java.util.stream.IntStream" ->
                standIn(owner.getSimpleName() + "_" + name, tree, scope, position);
            case "java.util.Optional" ->
                switch (name) {
                    case "of", "empty" -> Optional.of(optional(tree, scope));
                    default -> standIn("Optional_" + name, tree, scope, position);
                };
            case "java.util.function.Function", "java.util.function.UnaryOperator" ->
                function(name, tree, scope, position);
            default -> Optional.empty();
        };
        return known.orElseThrow(() -> new LiftException(
                position,
                owner.getSimpleName() + "." + name
                        + " is not known here: write it as a static method of this file, over records and lists"));
    }

    /** A static method of the JDK about numbers that the prelude has, by the type of its arguments. */
    private Optional<Term> computed(String name, MethodInvocationTree tree, Scope scope, Position position) {
        var method = (ExecutableElement) Objects.requireNonNull(code.element(tree.getMethodSelect()));
        List<? extends ExpressionTree> trees = tree.getArguments();
        boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
        boolean isUniform = method.getParameters().stream()
                .allMatch(p -> code.types()
                        .isSameType(
                                p.asType(), method.getParameters().getFirst().asType()));
        if (!isStatic || method.getParameters().isEmpty() || !isUniform) {
            return Optional.empty();
        }
        return functions
                .prelude(method.getParameters().getFirst().asType() + "_" + name)
                .filter(found -> found.getParameters().size() == trees.size())
                .map(found -> {
                    Const function = functions.constant(found, position);
                    return app(function, arguments(trees, function.type().argumentTypes(), scope));
                });
    }

    /** A number or truth value in another box, or without one. */
    private Optional<Term> boxed(MethodInvocationTree tree, Scope scope, Position position) {
        Type type = types.of(code.type(tree), position);
        Term inner = tree.getArguments().isEmpty()
                ? receiver(tree, scope, position)
                : expressions.expression(tree.getArguments().getFirst(), scope);
        return Optional.of(Expressions.converted(inner, type))
                .filter(result -> result.type().equals(type));
    }

    private Optional<Term> big(String name, MethodInvocationTree tree, Scope scope, Position position) {
        List<? extends ExpressionTree> trees = tree.getArguments();
        if (name.equals("valueOf")) {
            Term number = expressions.expression(trees.getFirst(), scope);
            return number instanceof Const(var constant, var _)
                    ? arithmetic
                            .literal(constant)
                            .map(v -> arithmetic.literal(Kind.BIG, BigInteger.valueOf(((Number) v).longValue())))
                    : Optional.empty();
        }
        Term self = receiver(tree, scope, position);
        if (name.equals("negate")) {
            return Optional.of(Arithmetic.operation(Kind.BIG, Arithmetic.NEGATE, self));
        }
        if (name.equals("signum") && trees.isEmpty()) {
            return Optional.of(compared(self, arithmetic.literal(Kind.BIG, BigInteger.ZERO)));
        }
        if (trees.size() != 1) {
            return Optional.empty();
        }
        Term other = expressions.expression(trees.getFirst(), scope);
        return Optional.ofNullable(
                switch (name) {
                    case "add" -> Arithmetic.operation(Kind.BIG, Arithmetic.PLUS, self, other);
                    case "subtract" -> Arithmetic.operation(Kind.BIG, Arithmetic.MINUS, self, other);
                    case "multiply" -> Arithmetic.operation(Kind.BIG, Arithmetic.TIMES, self, other);
                    case "divide" -> Arithmetic.operation(Kind.BIG, Arithmetic.DIVIDE, self, other);
                    case "remainder" -> Arithmetic.operation(Kind.BIG, Arithmetic.REMAINDER, self, other);
                    case "compareTo" -> compared(self, other);
                    case "max" -> Statements.choice(Arithmetic.atMost(Kind.BIG, self, other), other, self);
                    case "min" -> Statements.choice(Arithmetic.atMost(Kind.BIG, self, other), self, other);
                    default -> null;
                });
    }

    private Term compared(Term left, Term right) {
        return Statements.choice(
                Hol.mkEq(left, right),
                arithmetic.literal(Kind.INT, 0),
                Statements.choice(
                        Arithmetic.atMost(Kind.BIG, left, right),
                        arithmetic.literal(Kind.INT, -1),
                        arithmetic.literal(Kind.INT, 1)));
    }

    private Optional<Term> math(String name, List<? extends ExpressionTree> trees, Scope scope) {
        if (trees.isEmpty()) {
            return Optional.empty();
        }
        Term first = expressions.expression(trees.getFirst(), scope);
        Term last = expressions.expression(trees.getLast(), scope);
        Term left = Expressions.widened(first, last.type());
        Kind kind = Kind.of(left.type()).orElse(Kind.INT);
        if (name.equals("abs")) {
            return Optional.of(Statements.choice(
                    Arithmetic.atMost(kind, zero(kind), left),
                    left,
                    Arithmetic.operation(kind, Arithmetic.NEGATE, left)));
        }
        if (trees.size() != 2) {
            return Optional.empty();
        }
        Term right = Expressions.widened(last, left.type());
        return Optional.ofNullable(
                switch (name) {
                    case "max" -> Statements.choice(Arithmetic.atMost(kind, left, right), right, left);
                    case "min" -> Statements.choice(Arithmetic.atMost(kind, left, right), left, right);
                    default -> null;
                });
    }

    private Term zero(Kind kind) {
        return arithmetic.literal(kind, kind.boxed(BigInteger.ZERO));
    }

    private Optional<Term> text(String name, MethodInvocationTree tree, Scope scope, Position position) {
        Term self = receiver(tree, scope, position);
        return Optional.ofNullable(
                switch (name) {
                    case "length" -> Arithmetic.operation(Kind.TEXT, Arithmetic.LENGTH, self);
                    case "isEmpty" -> Hol.mkEq(self, arithmetic.literal(Kind.TEXT, ""));
                    case "concat" ->
                        Arithmetic.operation(
                                Kind.TEXT,
                                Arithmetic.CONCAT,
                                self,
                                expressions.expression(tree.getArguments().getFirst(), scope));
                    default -> null;
                });
    }

    /** The type of what is made here, which the compiler may leave open. */
    private Type.Con standInType(MethodInvocationTree tree, Scope scope, String standIn) {
        Type type = resultType(tree, scope);
        if (type instanceof Type.Con made
                && types.data(made)
                        .filter(data -> data.root().getSimpleName().contentEquals(standIn))
                        .isPresent()) {
            return made;
        }
        throw new LiftException(
                code.position(tree), "it is not clear of what type this is: give it to a variable of that type first");
    }

    private Term listOf(MethodInvocationTree tree, Scope scope) {
        Type.Con type = standInType(tree, scope, "Seq");
        Data data = types.data(type).orElseThrow();
        Term result = data.constructor(data.shapes().get(0), type.arguments());
        for (ExpressionTree element : List.copyOf(tree.getArguments()).reversed()) {
            result = app(
                    data.constructor(data.shapes().get(1), type.arguments()),
                    expressions.expression(element, type.arguments().getFirst(), scope),
                    result);
        }
        return result;
    }

    private Term optional(MethodInvocationTree tree, Scope scope) {
        Type.Con type = standInType(tree, scope, "Maybe");
        Data data = types.data(type).orElseThrow();
        return tree.getArguments().isEmpty()
                ? data.constructor(data.shapes().get(0), type.arguments())
                : app(
                        data.constructor(data.shapes().get(1), type.arguments()),
                        expressions.expression(
                                tree.getArguments().getFirst(), type.arguments().getFirst(), scope));
    }

    /** A method of the JDK that the prelude has. */
    private Optional<Term> standIn(String name, MethodInvocationTree tree, Scope scope, Position position) {
        Optional<ExecutableElement> method = functions.prelude(name);
        if (method.isEmpty()
                || method.get().getParameters().size() != tree.getArguments().size() + 1) {
            return Optional.empty();
        }
        Const general = functions.constant(method.get(), position);
        var given = new ArrayList<Term>();
        given.add(receiver(tree, scope, position));
        for (ExpressionTree argument : tree.getArguments()) {
            given.add(expressions.expression(argument, scope));
        }
        return Optional.of(instance(general, given, resultType(tree, scope)));
    }

    private Optional<Term> function(String name, MethodInvocationTree tree, Scope scope, Position position) {
        if (name.equals("identity")) {
            Type type = Objects.requireNonNull(resultType(tree, scope)).domain();
            return Optional.of(new Term.Abs("x", type, new Term.Bound(0)));
        }
        if (!name.equals("andThen") && !name.equals("compose")) {
            return Optional.empty();
        }
        Term self = receiver(tree, scope, position);
        Term other = expressions.expression(tree.getArguments().getFirst(), scope);
        Term first = name.equals("andThen") ? self : other;
        Term second = name.equals("andThen") ? other : self;
        var x = new Free("x'" + variables++ + "f", first.type().domain());
        Term body = expressions.applied(second, List.of(expressions.applied(first, List.of(x))));
        return Optional.of(new Term.Abs("x", x.type(), body.abstractOver(x)));
    }

    // References

    Term reference(MemberReferenceTree tree, Scope scope) {
        Position position = code.position(tree);
        ExecutableType descriptor = types.descriptor((DeclaredType) code.type(tree));
        var parameters = new ArrayList<Free>();
        for (var parameter : descriptor.getParameterTypes()) {
            parameters.add(new Free("x'" + variables++ + "r", types.of(parameter, position)));
        }
        Type result = types.of(descriptor.getReturnType(), position);
        Term body = body(tree, parameters, result, scope, position);
        Term function = body;
        for (Free p : parameters.reversed()) {
            function = new Term.Abs("x", p.type(), function.abstractOver(p));
        }
        return function.etaContract();
    }

    private Term body(MemberReferenceTree tree, List<Free> parameters, Type result, Scope scope, Position position) {
        var method = (ExecutableElement) Objects.requireNonNull(code.element(tree));
        var owner = JavaCode.owner(method);
        if (method.getKind() == ElementKind.CONSTRUCTOR) {
            Data data = types.data(owner, position);
            return made(data, data.shape(owner).orElseThrow(), (Type.Con) result, parameters);
        }
        var given = new ArrayList<Term>();
        boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
        ExpressionTree qualifier = tree.getQualifierExpression();
        boolean isType = code.element(qualifier) instanceof TypeElement
                && !(qualifier instanceof IdentifierTree i && i.getName().contentEquals("this"));
        if (!isStatic && !isType) {
            given.add(expressions.expression(qualifier, scope));
        }
        given.addAll(parameters);
        if (isAccessor(method)) {
            return select(given.getFirst(), owner, method.getSimpleName().toString(), scope, position);
        }
        if (code.isOurs(method)) {
            return instance(functions.constant(method, position), given, result);
        }
        if (owner.toString().equals("java.math.BigInteger") && given.size() == 2) {
            String operation = Map.of(
                            "add", Arithmetic.PLUS, "multiply", Arithmetic.TIMES, "subtract", Arithmetic.MINUS)
                    .getOrDefault(method.getSimpleName().toString(), "");
            if (!operation.isEmpty()) {
                return Arithmetic.operation(Kind.BIG, operation, given.get(0), given.get(1));
            }
        }
        if (owner.toString().equals("java.lang.Integer")
                && method.getSimpleName().contentEquals("sum")) {
            return Arithmetic.operation(Kind.INT, Arithmetic.PLUS, given.get(0), given.get(1));
        }
        throw new LiftException(position, "this method is not known here: write a lambda");
    }
}
