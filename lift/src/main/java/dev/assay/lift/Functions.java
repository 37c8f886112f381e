package dev.assay.lift;

import static dev.assay.logic.Term.app;

import com.sun.source.tree.MethodTree;
import dev.assay.logic.DefinitionException;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.CaseSplit;
import dev.assay.logic.define.Components;
import dev.assay.logic.define.Functions.Termination;
import dev.assay.logic.define.termination.MeasureSearch;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The methods that properties need, as functions. */
final class Functions {
    /**
     * A function to be defined.
     *
     * @param method its source; none for one that reads a field or says where another one returns
     * @param parameters of an instance method the object first
     * @param returning the function that this one says where it returns
     */
    record Routine(
            Const constant,
            @Nullable ExecutableElement method,
            List<Free> parameters,
            Term body,
            Position position,
            Optional<Routine> returning) {
        Routine(
                Const constant,
                @Nullable ExecutableElement method,
                List<Free> parameters,
                Term body,
                Position position) {
            this(constant, method, parameters, body, position, Optional.empty());
        }

        /** Whether it reads a field. */
        boolean isSelector() {
            return method == null
                    && parameters.size() == 1
                    && parameters.getFirst().name().equals("self");
        }
    }

    private final JavaCode code;
    private final DataTypes types;
    private final Names names;
    private final Expressions expressions;
    private final Map<ExecutableElement, Const> constants = new LinkedHashMap<>();
    private final Map<String, Const> selectors = new LinkedHashMap<>();
    private final Map<String, Const> makers = new LinkedHashMap<>();
    private final ArrayDeque<ExecutableElement> open = new ArrayDeque<>();
    private final ArrayDeque<Runnable> openMakers = new ArrayDeque<>();
    private final List<Routine> routines = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    Functions(JavaCode code, DataTypes types, Names names, Arithmetic arithmetic) {
        this.code = code;
        this.types = types;
        this.names = names;
        this.expressions = new Expressions(code, types, arithmetic, this);
    }

    List<Routine> routines() {
        return routines;
    }

    List<String> notes() {
        return notes;
    }

    // Constants

    /** Whether the method belongs to data, so that the object is an argument. */
    boolean isData(ExecutableElement method) {
        TypeElement owner = JavaCode.owner(method);
        return owner.getKind() == ElementKind.RECORD
                || owner.getKind() == ElementKind.ENUM
                || owner.getKind() == ElementKind.INTERFACE;
    }

    /** The method of an interface that this one implements, or itself. */
    private ExecutableElement declared(ExecutableElement method) {
        var owner = JavaCode.owner(method);
        if (method.getModifiers().contains(Modifier.STATIC) || !isData(method)) {
            return method;
        }
        for (TypeElement above : above(owner)) {
            for (ExecutableElement other : ElementFilter.methodsIn(above.getEnclosedElements())) {
                if (code.elements().overrides(method, other, owner) && code.isOurs(other)) {
                    return declared(other);
                }
            }
        }
        return method;
    }

    private static List<TypeElement> above(TypeElement type) {
        return type.getInterfaces().stream()
                .map(t -> (TypeElement) ((javax.lang.model.type.DeclaredType) t).asElement())
                .toList();
    }

    /** The constant of a method, which will be defined. */
    Const constant(ExecutableElement called, Position position) {
        ExecutableElement method = declared(called);
        Const known = constants.get(method);
        if (known != null) {
            return known;
        }
        Type type = Type.fun(parameterTypes(method), types.of(method.getReturnType(), code.position(method)));
        String name = method.getSimpleName().toString();
        int prefix = name.indexOf('_');
        boolean isPrelude = code.position(method).file().equals("Prelude.java");
        var constant = new Const(names.constant(isPrelude && prefix > 0 ? name.substring(prefix + 1) : name), type);
        constants.put(method, constant);
        open.add(method);
        return constant;
    }

    private List<Type> parameterTypes(ExecutableElement method) {
        var result = new ArrayList<Type>();
        if (!method.getModifiers().contains(Modifier.STATIC) && isData(method)) {
            result.add(selfType(method));
        }
        for (VariableElement parameter : method.getParameters()) {
            Type type = types.ofVariable(parameter.asType(), code.position(parameter));
            result.add(whole(type, parameter));
        }
        return result;
    }

    private Type selfType(ExecutableElement method) {
        var owner = JavaCode.owner(method);
        return types.data(owner, code.position(method)).type();
    }

    /** A parameter takes every value of its type. */
    private Type whole(Type type, VariableElement parameter) {
        if (parameter.asType() instanceof javax.lang.model.type.DeclaredType declared) {
            types.data(type).ifPresent(data -> {
                boolean isOwn = declared.asElement().equals(data.root());
                boolean isStandIn = !code.isOurs(declared.asElement());
                if (!isOwn && !isStandIn && data.shapes().size() > 1) {
                    throw new LiftException(
                            code.position(parameter),
                            "a parameter of type " + declared.asElement().getSimpleName()
                                    + " takes only some values of "
                                    + data.root().getSimpleName() + ": write "
                                    + data.root().getSimpleName()
                                    + ", and distinguish cases");
                }
            });
        }
        return type;
    }

    /** The function that makes a record whose constructor checks or changes its arguments. */
    Const maker(Data data, Data.Shape shape) {
        return makers.computeIfAbsent(shape.name(), name -> {
            openMakers.add(() -> define(data, shape));
            return new Const(names.constant("new_" + name), Type.fun(shape.types(), data.type()));
        });
    }

    /** What the constructor does, and then the record of what its parameters are by then. */
    private void define(Data data, Data.Shape shape) {
        ExecutableElement constructor = types.checks(shape).orElseThrow();
        var parameters = new ArrayList<Free>();
        var values = new HashMap<Object, Term>();
        List<? extends VariableElement> declared = constructor.getParameters();
        for (int i = 0; i < declared.size(); i++) {
            var parameter = new Free(shape.fields().get(i), shape.types().get(i));
            parameters.add(parameter);
            values.put(declared.get(i), parameter);
        }
        Function<Scope, Term> record = s -> app(
                data.constructor(shape, List.copyOf(data.parameters())),
                declared.stream()
                        .map(p -> Objects.requireNonNull(s.values().get(p)))
                        .toList());
        var end = new Scope.Loop(record, record, Set.copyOf(declared));
        var scope = new Scope(values, Map.of(), null, data.type(), false, end);
        Term body = expressions.statements().sequence(types.written(constructor), scope);
        routines.add(new Routine(
                Objects.requireNonNull(makers.get(shape.name())), null, parameters, body, code.position(constructor)));
    }

    /**
     * For each variable that is a record: the predicate that says where its constructor returns, if that only looks at its
     * arguments. It returned for the arguments that the record has.
     */
    Map<Free, Const> checked(List<Free> variables) {
        var result = new HashMap<Free, Const>();
        for (Free variable : variables) {
            if (isSingle(variable.type())) {
                Data data = types.data(variable.type()).orElseThrow();
                Data.Shape shape = data.shapes().getFirst();
                types.checks(shape)
                        .filter(c -> types.written(c).stream().noneMatch(Assignments::isIn))
                        .ifPresent(c -> result.put(variable, maker(data, shape)));
            }
        }
        return result;
    }

    /** A function that no method is, such as a loop; its body may call it. */
    Const extra(String name, List<Free> parameters, Type result, Position position, Function<Const, Term> body) {
        var constant = new Const(
                names.constant(name),
                Type.fun(parameters.stream().map(Free::type).toList(), result));
        routines.add(new Routine(constant, null, parameters, body.apply(constant), position));
        return constant;
    }

    /** The function that reads a field. */
    Const selector(Data data, Data.Shape shape, int index) {
        String key = data.name() + " " + shape.name() + " " + index;
        return selectors.computeIfAbsent(key, k -> {
            Type type = Type.fun(data.type(), shape.types().get(index));
            var constant = new Const(names.constant(shape.fields().get(index)), type);
            var self = new Free("self", data.type());
            var scope = new Scope(Map.of(), Map.of(), null, type.range(), false);
            Term body = expressions
                    .matching()
                    .distinguish(
                            self, shape, scope, (s, fields) -> fields.get(index), s -> Hol.undefined(type.range()));
            routines.add(new Routine(constant, null, List.of(self), body, code.position(data.root())));
            return constant;
        });
    }

    /** A method of the prelude. */
    Optional<ExecutableElement> prelude(String name) {
        TypeElement prelude = code.elements().getTypeElement("dev.assay.lift.prelude.Prelude");
        return ElementFilter.methodsIn(prelude.getEnclosedElements()).stream()
                .filter(m -> m.getSimpleName().contentEquals(name))
                .findFirst();
    }

    // Bodies

    /** Works until all that is called has a body. */
    private void finish() {
        while (!open.isEmpty() || !openMakers.isEmpty()) {
            if (open.isEmpty()) {
                openMakers.remove().run();
                continue;
            }
            ExecutableElement method = open.remove();
            Const constant = Objects.requireNonNull(constants.get(method));
            List<Free> parameters = parameters(method);
            routines.add(new Routine(constant, method, parameters, body(method, parameters), code.position(method)));
        }
    }

    /** The conditions under which all that has a body returns; with them, bodies need not say in which order they compute. */
    Definedness close(Arithmetic arithmetic) {
        finish();
        var definedness = new Definedness(types.all(), routines, arithmetic, names);
        var closed = new ArrayList<Routine>();
        for (Routine routine : routines) {
            var plain = new Routine(
                    routine.constant(),
                    routine.method(),
                    routine.parameters(),
                    Definedness.erased(routine.body()),
                    routine.position());
            closed.add(plain);
            definedness
                    .returns(routine.constant().name())
                    .ifPresent(predicate -> closed.add(new Routine(
                            predicate,
                            null,
                            routine.parameters(),
                            definedness.defined(routine.body()),
                            routine.position(),
                            Optional.of(plain))));
        }
        routines.clear();
        routines.addAll(closed);
        return definedness;
    }

    /** The predicate that says where a function returns, unless that is everywhere. */
    Optional<Const> returns(Routine function) {
        return routines.stream()
                .filter(r -> r.returning().filter(function::equals).isPresent())
                .map(Routine::constant)
                .findFirst();
    }

    /** Variables for the object, if there is one, and the parameters. */
    List<Free> parameters(ExecutableElement method) {
        List<Type> all = parameterTypes(method);
        var result = new ArrayList<Free>();
        int offset = all.size() - method.getParameters().size();
        if (offset == 1) {
            result.add(new Free("self", all.getFirst()));
        }
        for (int i = 0; i < method.getParameters().size(); i++) {
            result.add(new Free(method.getParameters().get(i).getSimpleName().toString(), all.get(i + offset)));
        }
        return result;
    }

    Term body(ExecutableElement method, List<Free> parameters) {
        boolean hasSelf = parameters.size() > method.getParameters().size();
        Type result = types.of(method.getReturnType(), code.position(method));
        if (!hasSelf || !isOverridden(method)) {
            return body(method, parameters, hasSelf ? parameters.getFirst() : null, Map.of(), result, false);
        }
        Free self = parameters.getFirst();
        var scope = new Scope(Map.of(), Map.of(), self, result, false);
        return expressions.matching().cases(self, scope, (shape, inner, fields) -> {
            ExecutableElement own = implementation(method, (TypeElement) shape.element());
            if (own.getModifiers().contains(Modifier.ABSTRACT)) {
                return Hol.undefined(result);
            }
            if (!code.isOurs(own)) {
                return fields.get(shape.fields().indexOf(own.getSimpleName().toString()));
            }
            return body(own, parameters, self, inner.shapes(), result, false);
        });
    }

    private Term body(
            ExecutableElement method,
            List<Free> parameters,
            @Nullable Term self,
            Map<Term, Scope.Known> known,
            Type result,
            boolean isClaim) {
        MethodTree tree = code.trees().getTree(method);
        if (tree.getBody() == null) {
            throw new LiftException(code.position(method), "the method " + method.getSimpleName() + " has no body");
        }
        var values = new HashMap<Object, Term>();
        int offset = parameters.size() - method.getParameters().size();
        for (int i = 0; i < method.getParameters().size(); i++) {
            values.put(method.getParameters().get(i), parameters.get(i + offset));
        }
        try {
            return opened(tree, parameters, 0, new Scope(values, known, self, result, isClaim));
        } catch (LiftException e) {
            throw e.position().isNone() ? new LiftException(code.position(method), String.valueOf(e.getMessage())) : e;
        }
    }

    /** The fields of single records are known from the beginning. */
    private Term opened(MethodTree tree, List<Free> parameters, int index, Scope scope) {
        if (index == parameters.size()) {
            return expressions.statements().block(Objects.requireNonNull(tree.getBody()), scope);
        }
        Free parameter = parameters.get(index);
        boolean isOpen = isSingle(parameter.type()) && scope.shape(parameter).isEmpty();
        return isOpen
                ? expressions
                        .matching()
                        .cases(parameter, scope, (shape, inner, fields) -> opened(tree, parameters, index + 1, inner))
                : opened(tree, parameters, index + 1, scope);
    }

    /** Whether all values have the same shape. */
    private boolean isSingle(Type type) {
        return types.data(type)
                .filter(d -> d.shapes().size() == 1 && d.root().getKind() == ElementKind.RECORD)
                .isPresent();
    }

    /** Static fields whose values were needed. */
    Map<VariableElement, Term> fields() {
        return expressions.constants();
    }

    /** What a property says, of records with variables for their fields. */
    Term statement(ExecutableElement method, List<Free> parameters, Map<Free, Term> records) {
        var known = new HashMap<Term, Scope.Known>();
        records.forEach((variable, record) -> known.put(
                variable,
                new Scope.Known(
                        types.data(variable.type()).orElseThrow().shapes().getFirst(), record.arguments())));
        return body(method, parameters, null, known, Type.bool(), true).substitute(records);
    }

    /** For variables that are single records, the records with variables for their fields. */
    Map<Free, Term> records(List<Free> variables) {
        var result = new HashMap<Free, Term>();
        for (Free variable : variables) {
            if (isSingle(variable.type())) {
                Data data = types.data(variable.type()).orElseThrow();
                Data.Shape shape = data.shapes().getFirst();
                List<Type> arguments = ((Type.Con) variable.type()).arguments();
                List<Type> fields = data.fields(shape, arguments);
                var parts = new ArrayList<Free>();
                for (int i = 0; i < fields.size(); i++) {
                    String name = shape.fields().get(i);
                    boolean isTaken = variables.stream().anyMatch(v -> v.name().equals(name)) || variables.size() > 1;
                    parts.add(new Free(isTaken ? variable.name() + "_" + name : name, fields.get(i)));
                }
                result.put(variable, app(data.constructor(shape, arguments), parts));
            }
        }
        return result;
    }

    /** Whether records have methods of their own for this one. */
    private boolean isOverridden(ExecutableElement method) {
        var owner = JavaCode.owner(method);
        return owner.getKind() == ElementKind.INTERFACE
                && types.data(owner, code.position(method)).shapes().stream()
                        .anyMatch(s -> !implementation(method, (TypeElement) s.element())
                                .equals(method));
    }

    private ExecutableElement implementation(ExecutableElement method, TypeElement record) {
        return ElementFilter.methodsIn(code.elements().getAllMembers(record)).stream()
                .filter(m -> !m.equals(method) && code.elements().overrides(m, method, record))
                .findFirst()
                .orElse(method);
    }

    // Definitions

    /** The theory with all functions, each after those that it calls. */
    Theory define(Theory theory) {
        var byName = new LinkedHashMap<String, Routine>();
        routines.forEach(r -> byName.put(r.constant().name(), r));
        var uses = new LinkedHashMap<String, Set<String>>();
        for (Routine routine : routines) {
            var used = new HashSet<String>();
            routine.body().constants().forEach(c -> used.add(c.name()));
            uses.put(routine.constant().name(), used);
        }
        Theory result = theory;
        for (List<String> group : Components.of(uses)) {
            boolean isRecursive = group.size() > 1
                    || Objects.requireNonNull(uses.get(group.getFirst())).contains(group.getFirst());
            result = define(
                    result,
                    group.stream()
                            .map(n -> Objects.requireNonNull(byName.get(n)))
                            .toList(),
                    isRecursive);
        }
        return result;
    }

    private Theory define(Theory theory, List<Routine> group, boolean isRecursive) {
        Position position = group.getFirst().position();
        var frees = new ArrayList<Free>();
        var equations = new ArrayList<Term>();
        for (Routine routine : group) {
            frees.add(new Free(routine.constant().name(), routine.constant().type()));
        }
        for (int i = 0; i < group.size(); i++) {
            Routine routine = group.get(i);
            Term body = opened(routine.body(), frees, routine.position());
            List<Term> own = CaseSplit.equations(theory.signature(), frees.get(i), routine.parameters(), body);
            if (!isRecursive && own.size() == 1) {
                return defineDirectly(theory, routine, body);
            }
            equations.addAll(own);
        }
        try {
            try {
                return dev.assay.logic.define.Functions.define(
                        theory, frees, equations, new Termination.Searched(MeasureSearch.proving()));
            } catch (KernelException e) {
                notes.add(position + ": that " + group.getFirst().constant().name()
                        + " terminates is taken for granted: " + e.getMessage());
                return dev.assay.logic.define.Functions.define(
                        theory, frees, equations, new Termination.Claimed(Trust.Obligation::new));
            }
        } catch (KernelException | DefinitionException e) {
            throw new LiftException(position, String.valueOf(e.getMessage()));
        }
    }

    private static Theory defineDirectly(Theory theory, Routine routine, Term body) {
        try {
            Extension<Thm> extension = Definition.define(
                    theory.signature(), routine.constant().name(), Term.lambda(routine.parameters(), body));
            return theory.withSignature(extension.signature())
                    .with(new Specification.Defined(routine.constant(), extension.facts()))
                    .withFact(routine.constant().name() + "_def", extension.facts());
        } catch (KernelException e) {
            throw new LiftException(routine.position(), String.valueOf(e.getMessage()));
        }
    }

    /** The functions that are being defined are variables in their own equations. */
    private static Term opened(Term body, List<Free> frees, Position position) {
        return switch (body) {
            case Const c -> {
                for (Free free : frees) {
                    if (free.name().equals(c.name())) {
                        if (!free.type().equals(c.type())) {
                            throw new LiftException(position, c.name() + " calls itself at other types than its own");
                        }
                        yield free;
                    }
                }
                yield c;
            }
            case Free v -> v;
            case Term.Bound b -> b;
            case Term.Abs(var hint, var type, var inner) -> new Term.Abs(hint, type, opened(inner, frees, position));
            case Term.App(var function, var argument) ->
                app(opened(function, frees, position), opened(argument, frees, position));
        };
    }
}
