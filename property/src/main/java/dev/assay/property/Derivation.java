package dev.assay.property;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Generators from types. A generator refers to itself where its type does. */
final class Derivation {
    /** A type that needs itself at ever larger arguments would never end. */
    private static final int DEEPEST = 50;

    private final BiFunction<Class<?>, AnnotatedElement, @Nullable Gen<?>> own;
    private final Map<String, Recursive<Object>> begun = new LinkedHashMap<>();
    private final ServiceLoader<GeneratorProvider> providers = ServiceLoader.load(GeneratorProvider.class);
    private int depth;
    /** How often a type was met that had been begun before. */
    private int references;

    Derivation() {
        this((type, annotations) -> null);
    }

    /** @param own the generators that somebody has given for certain types, or null */
    Derivation(BiFunction<Class<?>, AnnotatedElement, @Nullable Gen<?>> own) {
        this.own = own;
    }

    /** A type of which everything is known: how it is written, its class, and a generator. */
    private record Known(String key, Class<?> raw, Gen<?> gen) {}

    /** What a method that returns nothing returns. */
    private enum Nothing {
        VALUE
    }

    /** What the type variables in scope stand for. */
    private record Scope(Map<TypeVariable<?>, Known> variables) {}

    private static final AnnotatedElement PLAIN = new AnnotatedElement() {
        @Override
        public <A extends Annotation> @Nullable A getAnnotation(Class<A> type) {
            return null;
        }

        @Override
        public Annotation[] getAnnotations() {
            return new Annotation[0];
        }

        @Override
        public Annotation[] getDeclaredAnnotations() {
            return new Annotation[0];
        }
    };

    Gen<?> of(Class<?> type) {
        return finish(known(type, PLAIN, List.of(), new Scope(Map.of())).gen());
    }

    Gen<?> of(AnnotatedType type) {
        return finish(resolve(type, new Scope(Map.of())).gen());
    }

    private Gen<?> finish(Gen<?> gen) {
        Recursive.settle(List.copyOf(begun.values()));
        begun.forEach((key, recursive) -> {
            if (recursive.height() == Recursive.INFINITE) {
                throw new IllegalArgumentException(key + " has no finite value: each contains another one");
            }
        });
        return gen;
    }

    private Known resolve(AnnotatedType type, Scope scope) {
        return switch (type) {
            case AnnotatedTypeVariable variable -> {
                Known known = scope.variables().get((TypeVariable<?>) variable.getType());
                yield known != null ? known : resolve(variable.getAnnotatedBounds()[0], scope);
            }
            case AnnotatedWildcardType wildcard ->
                wildcard.getAnnotatedLowerBounds().length > 0
                        ? resolve(wildcard.getAnnotatedLowerBounds()[0], scope)
                        : resolve(wildcard.getAnnotatedUpperBounds()[0], scope);
            case AnnotatedArrayType array -> array(resolve(array.getAnnotatedGenericComponentType(), scope), array);
            case AnnotatedParameterizedType applied ->
                known(
                        (Class<?>) ((ParameterizedType) applied.getType()).getRawType(),
                        applied,
                        Arrays.stream(applied.getAnnotatedActualTypeArguments())
                                .map(argument -> resolve(argument, scope))
                                .toList(),
                        scope);
            default -> known((Class<?>) type.getType(), type, List.of(), scope);
        };
    }

    private static Known array(Known component, AnnotatedElement annotations) {
        int[] size = size(annotations);
        return new Known(
                component.key() + "[]",
                component.raw().arrayType(),
                Gens.arrays(component.raw(), component.gen(), size[0], size[1]));
    }

    private Known known(Class<?> type, AnnotatedElement annotations, List<Known> arguments, Scope scope) {
        Gen<?> given = own.apply(type, annotations);
        var key = new StringBuilder(type.getTypeName());
        if (!arguments.isEmpty()) {
            key.append(arguments.stream().map(Known::key).toList());
        }
        for (Annotation annotation : annotations.getAnnotations()) {
            key.append(annotation);
        }
        List<Gen<?>> gens = arguments.stream().<Gen<?>>map(Known::gen).toList();
        if (given == null) {
            given = provided(type, gens, annotations);
        }
        if (given == null) {
            given = StandardTypes.of(type, annotations, gens);
        }
        if (given != null) {
            return new Known(key.toString(), type, given);
        }
        if (type.isArray()) {
            return array(known(type.getComponentType(), PLAIN, List.of(), scope), annotations);
        }
        Recursive<Object> already = begun.get(key.toString());
        if (already != null) {
            references++;
            return new Known(key.toString(), type, already);
        }
        return new Known(key.toString(), type, derive(key.toString(), type, arguments));
    }

    /** By the first service that knows the type. */
    private @Nullable Gen<?> provided(Class<?> type, List<Gen<?>> arguments, AnnotatedElement annotations) {
        for (GeneratorProvider provider : providers) {
            Gen<?> gen = provider.provide(type, arguments, annotations);
            if (gen != null) {
                return gen;
            }
        }
        return null;
    }

    private Gen<?> derive(String key, Class<?> type, List<Known> arguments) {
        Gen<?> said = saidByTheClass(type);
        if (said != null) {
            return said;
        }
        if (type.isEnum()) {
            return Gens.elements(type.getEnumConstants());
        }
        var recursive = new Recursive<Object>();
        begun.put(key, recursive);
        if (depth++ > DEEPEST) {
            throw new IllegalArgumentException("no generator for " + key + ": it needs itself at ever larger types");
        }
        int before = references;
        List<Gen<?>> alternatives = alternatives(key, type, scopeOf(type, arguments));
        depth--;
        if (references == before) {
            begun.remove(key);
            return alternatives.size() == 1 ? alternatives.getFirst() : Gens.oneOf(alternatives);
        }
        recursive.define(alternatives.stream().<Gen<?>>map(each -> each).toList());
        return recursive;
    }

    private static Scope scopeOf(Class<?> type, List<Known> arguments) {
        var variables = new HashMap<TypeVariable<?>, Known>();
        for (int i = 0; i < arguments.size(); i++) {
            variables.put(type.getTypeParameters()[i], arguments.get(i));
        }
        return new Scope(variables);
    }

    /** A static method without parameters that returns a generator of the class. */
    private static @Nullable Gen<?> saidByTheClass(Class<?> type) {
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers())
                    && method.getParameterCount() == 0
                    && method.getGenericReturnType() instanceof ParameterizedType result
                    && result.getRawType() == Gen.class
                    && result.getActualTypeArguments()[0].equals(type)) {
                try {
                    method.setAccessible(true);
                    return (Gen<?>) method.invoke(null);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalArgumentException("the generator of " + type.getName() + " cannot be called", e);
                }
            }
        }
        return null;
    }

    private List<Gen<?>> alternatives(String key, Class<?> type, Scope scope) {
        if (type.isRecord()) {
            return List.of(record(type, scope));
        }
        if (type.isSealed()) {
            var result = new ArrayList<Gen<?>>();
            for (Class<?> permitted : type.getPermittedSubclasses()) {
                result.add(permitted(permitted, type, scope));
            }
            if (!type.isInterface() && !Modifier.isAbstract(type.getModifiers())) {
                result.addAll(constructors(key, type, scope));
            }
            return result;
        }
        if (type.isInterface() && Implementation.abstractMethods(type).size() == 1) {
            Method method = Implementation.abstractMethods(type).getFirst();
            Gen<?> results = method.getReturnType() == void.class
                    ? Gens.always(Nothing.VALUE)
                    : resolve(method.getAnnotatedReturnType(), scope).gen();
            return List.of(Gens.functions(type, results));
        }
        return constructors(key, type, scope);
    }

    /** A subtype, whose type parameters get their meaning from where it passes them to the sealed type. */
    private Gen<?> permitted(Class<?> permitted, Class<?> type, Scope scope) {
        var passed = new HashMap<TypeVariable<?>, Known>();
        var parents = new ArrayList<>(List.of(permitted.getGenericInterfaces()));
        if (permitted.getGenericSuperclass() != null) {
            parents.add(permitted.getGenericSuperclass());
        }
        for (Type parent : parents) {
            if (parent instanceof ParameterizedType applied && applied.getRawType() == type) {
                for (int i = 0; i < type.getTypeParameters().length; i++) {
                    Known known = scope.variables().get(type.getTypeParameters()[i]);
                    if (applied.getActualTypeArguments()[i] instanceof TypeVariable<?> variable && known != null) {
                        passed.put(variable, known);
                    }
                }
            }
        }
        var arguments = new ArrayList<Known>();
        for (TypeVariable<?> parameter : permitted.getTypeParameters()) {
            Known known = passed.get(parameter);
            arguments.add(known != null ? known : resolve(parameter.getAnnotatedBounds()[0], scope));
        }
        // A record is one of the constructors of the sealed type, rather than a type with a depth of its own.
        return permitted.isRecord() && own.apply(permitted, PLAIN) == null && saidByTheClass(permitted) == null
                ? record(permitted, scopeOf(permitted, arguments))
                : known(permitted, PLAIN, arguments, scope).gen();
    }

    private Gen<?> record(Class<?> type, Scope scope) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        var parts = Arrays.stream(components)
                .<Gen<?>>map(component ->
                        resolve(component.getAnnotatedType(), scope).gen())
                .toList();
        try {
            return constructed(type.getDeclaredConstructor(types), parts);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record without its constructor: " + type, e);
        }
    }

    /** Static factories, or else public constructors. */
    private List<Gen<?>> constructors(String key, Class<?> type, Scope scope) {
        if (type.isPrimitive() || type.getName().startsWith("java.") || type == Object.class) {
            throw new IllegalArgumentException("no generator for " + key + ": say which one is meant");
        }
        List<Executable> makers = new ArrayList<>();
        for (Method method : type.getDeclaredMethods()) {
            if (isFactory(method, type)) {
                makers.add(method);
            }
        }
        // The order in which reflection lists methods may differ from run to run.
        makers.sort(java.util.Comparator.comparing(Executable::toString));
        if (makers.isEmpty() && !Modifier.isAbstract(type.getModifiers())) {
            Arrays.stream(type.getConstructors())
                    .filter(constructor -> !constructor.isSynthetic())
                    .forEach(makers::add);
        }
        List<Object> constants = makers.isEmpty() ? constants(type) : List.of();
        if (!constants.isEmpty()) {
            return List.of(Gens.elements(constants));
        }
        if (makers.isEmpty()) {
            throw new IllegalArgumentException(
                    "no generator for " + key
                            + ": it is no record, enum or sealed interface, and has no static factory, public constructor or public constant");
        }
        var result = new ArrayList<Gen<?>>();
        for (Executable maker : makers) {
            Scope inner = maker instanceof Method method ? scopeOf(method, type, scope) : scope;
            result.add(constructed(
                    maker,
                    Arrays.stream(maker.getAnnotatedParameterTypes())
                            .<Gen<?>>map(parameter -> resolve(parameter, inner).gen())
                            .toList()));
        }
        return result;
    }

    /** What a class that nobody can construct offers instead, such as the object of a Kotlin object. */
    private static List<Object> constants(Class<?> type) {
        var result = new ArrayList<Object>();
        for (java.lang.reflect.Field field : type.getFields()) {
            int modifiers = field.getModifiers();
            if (field.getType() == type && Modifier.isStatic(modifiers) && Modifier.isFinal(modifiers)) {
                try {
                    result.add(field.get(null));
                } catch (IllegalAccessException e) {
                    throw new IllegalArgumentException("no access to " + field + ": open its package to Assay", e);
                }
            }
        }
        return result;
    }

    private static boolean isFactory(Method method, Class<?> type) {
        boolean reads = method.getName().startsWith("parse")
                || (method.getName().equals("valueOf")
                        && Arrays.asList(method.getParameterTypes()).contains(String.class));
        return Modifier.isStatic(method.getModifiers())
                && Modifier.isPublic(method.getModifiers())
                && method.getReturnType() == type
                // Kotlin's copy with default arguments takes the object that it copies.
                && !method.isSynthetic()
                && !reads;
    }

    /** The type variables of a generic factory are those of the type that it returns. */
    private static Scope scopeOf(Method method, Class<?> type, Scope scope) {
        var variables = new HashMap<>(scope.variables());
        if (method.getGenericReturnType() instanceof ParameterizedType result) {
            for (int i = 0; i < type.getTypeParameters().length; i++) {
                Known known = scope.variables().get(type.getTypeParameters()[i]);
                if (result.getActualTypeArguments()[i] instanceof TypeVariable<?> variable && known != null) {
                    variables.put(variable, known);
                }
            }
        }
        return new Scope(variables);
    }

    private static Gen<?> constructed(Executable maker, List<Gen<?>> parts) {
        try {
            maker.setAccessible(true);
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodHandle handle = maker instanceof Method method
                    ? lookup.unreflect(method)
                    : lookup.unreflectConstructor((java.lang.reflect.Constructor<?>) maker);
            MethodHandle spread = handle.asSpreader(Object[].class, parts.size())
                    .asType(MethodType.methodType(Object.class, Object[].class));
            return new Constructed(maker.getName(), spread, parts);
        } catch (IllegalAccessException | RuntimeException e) {
            throw new IllegalArgumentException("no access to " + maker + ": open its package to Assay", e);
        }
    }

    /** The least and the largest size that the annotations allow. */
    static int[] size(AnnotatedElement annotations) {
        Size size = annotations.getAnnotation(Size.class);
        return size == null ? new int[] {0, Integer.MAX_VALUE} : new int[] {size.min(), size.max()};
    }
}
