package dev.assay.lift;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.VariableTree;
import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.define.Components;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;

/** The types of Java as types of logic; records, enums and sealed interfaces are met on the way. */
final class DataTypes {
    private static final String PRELUDE = "dev.assay.lift.prelude.Prelude.";
    private static final String SEQUENCE = PRELUDE + "Seq";
    private static final Map<String, String> STAND_INS = Map.of(
            "java.util.List", SEQUENCE, "java.util.stream.Stream", SEQUENCE, "java.util.Optional", PRELUDE + "Maybe");

    private final JavaCode code;
    private final Names names;
    private final Map<TypeElement, Data> known = new LinkedHashMap<>();
    private final Map<String, Data> byName = new HashMap<>();
    /** Constructors that check or change their arguments, by the names of their shapes. */
    private final Map<String, ExecutableElement> constructors = new HashMap<>();
    /** The parameters of records are those of their interfaces. */
    private final Map<Element, Type.Var> parameters = new HashMap<>();

    DataTypes(JavaCode code, Names names) {
        this.code = code;
        this.names = names;
    }

    // Types

    /** The type of a variable, a parameter or a field: a stream is none, for it can be asked only once. */
    Type ofVariable(TypeMirror mirror, Position position) {
        if (code.types().erasure(mirror).toString().startsWith("java.util.stream.")) {
            throw new LiftException(position, "a stream can be used only once: make a list of it");
        }
        return of(mirror, position);
    }

    Type of(TypeMirror mirror, Position position) {
        return switch (mirror.getKind()) {
            case BOOLEAN -> Type.bool();
            case INT -> Arithmetic.Kind.INT.type();
            case LONG -> Arithmetic.Kind.LONG.type();
            case TYPEVAR -> variable((TypeVariable) mirror, position);
            case WILDCARD -> bound((WildcardType) mirror, position);
            case DECLARED -> declared((DeclaredType) mirror, position);
            case BYTE, SHORT, CHAR, FLOAT, DOUBLE ->
                throw new LiftException(
                        position, "values of type " + mirror + " cannot be lifted: use int, long or BigInteger");
            case ARRAY -> throw new LiftException(position, "arrays can change: use an immutable list");
            case VOID ->
                throw new LiftException(position, "a method without a result has no meaning here: return a value");
            default -> throw new LiftException(position, "the type " + mirror + " cannot be lifted");
        };
    }

    private Type variable(TypeVariable variable, Position position) {
        if (variable.toString().startsWith("capture#")) {
            return of(
                    variable.getLowerBound().getKind() == TypeKind.NULL
                            ? variable.getUpperBound()
                            : variable.getLowerBound(),
                    position);
        }
        Element element = variable.asElement();
        return parameters.getOrDefault(
                element, Type.var("'" + element.getSimpleName().toString().toLowerCase(java.util.Locale.ROOT)));
    }

    private Type bound(WildcardType wildcard, Position position) {
        TypeMirror bound = wildcard.getSuperBound() != null ? wildcard.getSuperBound() : wildcard.getExtendsBound();
        if (bound == null) {
            throw new LiftException(position, "'?' says nothing of the type: name it");
        }
        return of(bound, position);
    }

    private Type declared(DeclaredType type, Position position) {
        var element = (TypeElement) type.asElement();
        String name = element.getQualifiedName().toString();
        switch (name) {
            case "java.lang.Boolean" -> {
                return Type.bool();
            }
            case "java.lang.Integer" -> {
                return Arithmetic.Kind.INT.type();
            }
            case "java.lang.Long" -> {
                return Arithmetic.Kind.LONG.type();
            }
            case "java.math.BigInteger" -> {
                return Arithmetic.Kind.BIG.type();
            }
            case "java.lang.String" -> {
                return Arithmetic.Kind.TEXT.type();
            }
            default -> {}
        }
        if (name.equals("java.util.stream.IntStream")) {
            return data(code.elements().getTypeElement(SEQUENCE), position).type(List.of(Arithmetic.Kind.INT.type()));
        }
        if (STAND_INS.containsKey(name)) {
            Data data = data(code.elements().getTypeElement(STAND_INS.get(name)), position);
            return data.type(arguments(type, position));
        }
        if (isFunction(element)) {
            return function(type, position);
        }
        Data data = data(element, position);
        return data.type(arguments(raised(type, data.root()), position));
    }

    private List<Type> arguments(DeclaredType type, Position position) {
        var element = (TypeElement) type.asElement();
        if (type.getTypeArguments().size() != element.getTypeParameters().size()) {
            throw new LiftException(position, type + " lacks its type arguments");
        }
        return type.getTypeArguments().stream().map(t -> of(t, position)).toList();
    }

    /** A record's type as that of its interface. */
    private DeclaredType raised(DeclaredType type, TypeElement root) {
        if (type.asElement().equals(root)) {
            return type;
        }
        for (TypeMirror up : code.types().directSupertypes(type)) {
            if (up instanceof DeclaredType declared
                    && code.types()
                            .isSubtype(
                                    code.types().erasure(declared), code.types().erasure(root.asType()))) {
                return raised(declared, root);
            }
        }
        return type;
    }

    // Functions

    /** Whether it is an interface with one method to be written. */
    boolean isFunction(TypeElement element) {
        return element.getKind() == ElementKind.INTERFACE
                && !element.getModifiers().contains(Modifier.SEALED)
                && method(element).isPresent();
    }

    Optional<ExecutableElement> method(TypeElement element) {
        List<ExecutableElement> methods = ElementFilter.methodsIn(
                        code.elements().getAllMembers(element))
                .stream()
                .filter(m -> m.getModifiers().contains(Modifier.ABSTRACT))
                .toList();
        return methods.size() == 1 ? Optional.of(methods.getFirst()) : Optional.empty();
    }

    /** The parameters and the result of the method of an interface, at its arguments. */
    ExecutableType descriptor(DeclaredType type) {
        var element = (TypeElement) type.asElement();
        var arguments = new ArrayList<TypeMirror>();
        for (TypeMirror argument : type.getTypeArguments()) {
            if (argument instanceof WildcardType w) {
                TypeMirror bound = w.getSuperBound() != null ? w.getSuperBound() : w.getExtendsBound();
                arguments.add(bound == null ? argument : bound);
            } else {
                arguments.add(argument);
            }
        }
        DeclaredType plain = code.types().getDeclaredType(element, arguments.toArray(TypeMirror[]::new));
        return (ExecutableType) code.types().asMemberOf(plain, method(element).orElseThrow());
    }

    private Type function(DeclaredType type, Position position) {
        ExecutableType descriptor = descriptor(type);
        List<Type> arguments = descriptor.getParameterTypes().stream()
                .map(t -> of(t, position))
                .toList();
        return Type.fun(arguments, of(descriptor.getReturnType(), position));
    }

    // Data

    /** The interface that a record belongs to, or itself. */
    private TypeElement root(TypeElement element, Position position) {
        List<TypeElement> sealed = new ArrayList<>();
        for (TypeMirror up : element.getInterfaces()) {
            var above = (TypeElement) ((DeclaredType) up).asElement();
            if (above.getModifiers().contains(Modifier.SEALED)) {
                sealed.add(above);
            }
        }
        if (sealed.size() > 1) {
            throw new LiftException(
                    position, element.getSimpleName() + " belongs to several sealed interfaces: let it implement one");
        }
        return sealed.isEmpty() ? element : root(sealed.getFirst(), position);
    }

    private static boolean isCollection(TypeElement element) {
        return element.getQualifiedName().toString().startsWith("java.util.");
    }

    Data data(TypeElement element, Position position) {
        TypeElement root = root(element, position);
        Data data = known.get(root);
        if (data != null) {
            return data;
        }
        boolean isSealed = root.getModifiers().contains(Modifier.SEALED) && root.getKind() == ElementKind.INTERFACE;
        if (!isSealed && root.getKind() != ElementKind.RECORD && root.getKind() != ElementKind.ENUM) {
            throw new LiftException(
                    position,
                    "values of " + element.getQualifiedName() + " cannot be lifted: "
                            + (isCollection(element)
                                    ? "use List.of, or a sealed interface of records"
                                    : "only records, enums and sealed interfaces of records can"));
        }
        if (!code.isOurs(root)) {
            throw new LiftException(position, "the source of " + element.getQualifiedName() + " is not in this file");
        }
        var own = new ArrayList<Type.Var>();
        for (TypeParameterElement parameter : root.getTypeParameters()) {
            Type.Var variable =
                    Type.var("'" + parameter.getSimpleName().toString().toLowerCase(java.util.Locale.ROOT));
            own.add(variable);
            parameters.put(parameter, variable);
        }
        data = new Data(names.type(root.getSimpleName().toString()), root, own);
        known.put(root, data);
        byName.put(data.name(), data);
        if (root.getKind() == ElementKind.ENUM) {
            for (Element constant : root.getEnclosedElements()) {
                if (constant.getKind() == ElementKind.ENUM_CONSTANT) {
                    if (code.trees().getTree(constant) instanceof VariableTree declared
                            && declared.getInitializer() instanceof NewClassTree made
                            && made.getClassBody() != null) {
                        throw new LiftException(
                                code.position(constant),
                                "a constant with methods of its own cannot be lifted: let the enum's method"
                                        + " distinguish");
                    }
                    data.add(new Data.Shape(
                            names.constant(constant.getSimpleName().toString()), constant, List.of(), List.of()));
                }
            }
        } else {
            shapes(root, data);
        }
        return data;
    }

    private void shapes(TypeElement element, Data data) {
        if (element.getKind() == ElementKind.RECORD) {
            record(element, data);
            return;
        }
        for (TypeMirror permitted : element.getPermittedSubclasses()) {
            var below = (TypeElement) ((DeclaredType) permitted).asElement();
            Position position = code.position(below);
            boolean isInterface = below.getKind() == ElementKind.INTERFACE
                    && below.getModifiers().contains(Modifier.SEALED);
            if (below.getKind() != ElementKind.RECORD && !isInterface) {
                throw new LiftException(
                        position, below.getSimpleName() + " of a sealed interface has to be a record to be lifted");
            }
            inherit(below, element, position);
            shapes(below, data);
        }
    }

    /** {@code record Cons<A>(…) implements Lst<A>}: the parameter of Cons is that of Lst. */
    private void inherit(TypeElement below, TypeElement above, Position position) {
        for (TypeMirror up : below.getInterfaces()) {
            var type = (DeclaredType) up;
            if (type.asElement().equals(above)) {
                Set<Element> used = new HashSet<>();
                for (int i = 0; i < type.getTypeArguments().size(); i++) {
                    if (!(type.getTypeArguments().get(i) instanceof TypeVariable variable)
                            || !used.add(variable.asElement())) {
                        throw new LiftException(
                                position,
                                below.getSimpleName() + " implements " + type
                                        + ": its type arguments have to be different variables");
                    }
                    parameters.put(
                            variable.asElement(),
                            java.util.Objects.requireNonNull(
                                    parameters.get(above.getTypeParameters().get(i))));
                }
            }
        }
        for (TypeParameterElement parameter : below.getTypeParameters()) {
            if (!parameters.containsKey(parameter)) {
                throw new LiftException(
                        position,
                        "the type parameter " + parameter + " of " + below.getSimpleName() + " is not one of "
                                + above.getSimpleName());
            }
        }
    }

    private void record(TypeElement record, Data data) {
        var fields = new ArrayList<String>();
        var types = new ArrayList<Type>();
        for (RecordComponentElement component : record.getRecordComponents()) {
            fields.add(component.getSimpleName().toString());
            types.add(ofVariable(component.asType(), code.position(component)));
        }
        String name = names.constant(record.getSimpleName().toString());
        for (ExecutableElement constructor : ElementFilter.constructorsIn(record.getEnclosedElements())) {
            if (code.isOurs(constructor)
                    && code.elements().getOrigin(constructor) == javax.lang.model.util.Elements.Origin.EXPLICIT
                    && constructor.getParameters().size() == fields.size()) {
                if (!code.elements().isCompactConstructor(constructor)) {
                    throw new LiftException(
                            code.position(constructor),
                            "this constructor cannot be lifted: leave out its parameters and assignments");
                }
                if (!isEmpty(constructor)) {
                    constructors.put(name, constructor);
                }
            }
        }
        for (ExecutableElement method : ElementFilter.methodsIn(record.getEnclosedElements())) {
            boolean isEquals = method.getSimpleName().contentEquals("equals")
                    && method.getParameters().size() == 1
                    && !method.getModifiers().contains(Modifier.STATIC);
            boolean isAccessor = code.elements().recordComponentFor(method) != null;
            if (code.isOurs(method) && (isEquals || isAccessor)) {
                // Elsewhere values are equal when their fields are, and patterns give the fields.
                throw new LiftException(
                        code.position(method),
                        "a record with its own " + method.getSimpleName()
                                + " cannot be lifted: call the method by another name");
            }
        }
        data.add(new Data.Shape(name, record, fields, types));
    }

    /** The constructor of a record that checks or changes its arguments. */
    Optional<ExecutableElement> checks(Data.Shape shape) {
        return Optional.ofNullable(constructors.get(shape.name()));
    }

    private boolean isEmpty(ExecutableElement constructor) {
        return written(constructor).isEmpty();
    }

    /** The statements of a compact constructor, without those that the compiler adds: {@code super()}, and what sets the fields. */
    List<StatementTree> written(ExecutableElement constructor) {
        MethodTree tree = code.trees().getTree(constructor);
        return tree.getBody() == null
                ? List.of()
                : tree.getBody().getStatements().stream()
                        .filter(s -> !isAdded(s))
                        .<StatementTree>map(s -> s)
                        .toList();
    }

    private static boolean isAdded(StatementTree statement) {
        return statement instanceof ExpressionStatementTree e
                && (e.getExpression() instanceof MethodInvocationTree call
                                && call.getMethodSelect() instanceof IdentifierTree name
                                && name.getName().contentEquals("super")
                        || e.getExpression() instanceof AssignmentTree a
                                && a.getVariable() instanceof MemberSelectTree select
                                && select.getExpression() instanceof IdentifierTree self
                                && self.getName().contentEquals("this"));
    }

    /** What a type of logic is made of. */
    Optional<Data> data(Type type) {
        return type instanceof Type.Con(var name, var _) ? Optional.ofNullable(byName.get(name)) : Optional.empty();
    }

    /** All that were met. */
    List<Data> all() {
        return List.copyOf(known.values());
    }

    /** The theory with all data that were met. */
    Theory define(Theory theory) {
        var uses = new LinkedHashMap<String, Set<String>>();
        for (Data data : known.values()) {
            var used = new HashSet<String>();
            data.shapes().forEach(s -> s.types().forEach(t -> constructors(t, used)));
            uses.put(data.name(), used);
        }
        Theory result = theory;
        for (List<String> group : Components.of(uses)) {
            List<Data> together = group.stream()
                    .map(n -> java.util.Objects.requireNonNull(byName.get(n)))
                    .toList();
            try {
                result = Datatypes.define(
                        result, together.stream().map(Data::spec).toList());
            } catch (KernelException e) {
                throw new LiftException(
                        code.position(together.getFirst().root()), "no datatype: " + String.valueOf(e.getMessage()));
            }
        }
        return result;
    }

    private static void constructors(Type type, Set<String> result) {
        if (type instanceof Type.Con(var name, var arguments)) {
            result.add(name);
            arguments.forEach(a -> constructors(a, result));
        }
    }
}
