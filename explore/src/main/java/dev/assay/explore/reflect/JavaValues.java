package dev.assay.explore.reflect;

import dev.assay.explore.Operation;
import dev.assay.explore.Undecided;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Objects of Java as values of an exploration, and back. */
final class JavaValues {
    /** What {@code null} is in an exploration, where every term has a value. */
    enum Nothing {
        NULL;

        @Override
        public String toString() {
            return "null";
        }
    }

    private static final int MOST_BITS = 300;
    private static final int MOST_PARTS = 5000;

    private final Class<?> type;
    private final boolean isMutable;
    private final @Nullable Method copier;
    private final List<Invocation> observers = new ArrayList<>();
    private final Patience patience = new Patience();
    private final Map<Executable, Integer> endured = new HashMap<>();

    JavaValues(Class<?> type, boolean isMutable) {
        this.type = type;
        this.isMutable = isMutable;
        this.copier = copier(type);
    }

    /** Collections of the JDK copy themselves; what they hold here cannot change. */
    boolean canCopy(Object object) {
        return object.getClass() == type && copier != null;
    }

    Object copy(Object object) throws ReflectiveOperationException {
        return Objects.requireNonNull(copier).invoke(object);
    }

    private static @Nullable Method copier(Class<?> type) {
        try {
            Method clone = type.getMethod("clone");
            return type.getName().startsWith("java.util.") && Modifier.isPublic(type.getModifiers()) ? clone : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    Patience patience() {
        return patience;
    }

    /** These are not called with numbers that are larger. */
    void endure(Map<Executable, Integer> largest) {
        endured.putAll(largest);
    }

    /** Terms inside a term give larger numbers than those that are drawn. */
    void requireEndured(Executable executable, List<@Nullable Object> given) {
        Integer most = endured.get(executable);
        if (most == null) {
            return;
        }
        for (Object argument : given) {
            if (argument instanceof Integer || argument instanceof Long) {
                long number = ((Number) argument).longValue();
                if (number > most || number < -most) {
                    throw new Undecided(executable.getName() + " is not tried with " + number);
                }
            }
        }
    }

    /** What calls make of calls may be so large that the next one takes minutes; of these nothing is said. */
    static @Nullable Object modest(@Nullable Object result) {
        boolean isHuge = switch (result) {
            case BigInteger number -> number.bitLength() > MOST_BITS;
            case BigDecimal number -> number.unscaledValue().bitLength() > MOST_BITS;
            case CharSequence text -> text.length() > MOST_PARTS;
            case Collection<?> collection -> collection.size() > MOST_PARTS;
            case null, default -> false;
        };
        if (isHuge) {
            throw new Undecided("the result is very large");
        }
        return result;
    }

    boolean isMutable() {
        return isMutable;
    }

    /** Whether objects say what they are. */
    boolean canWrite() {
        try {
            return type.getMethod("toString").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** Whether objects are compared by what they hold, or can be copied. */
    boolean hasContents() {
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type) || copier != null;
    }

    /** What objects that can change are compared by: {@code equals} would compare one with itself later on. */
    void observeBy(List<Invocation> methods) {
        observers.addAll(methods);
    }

    /** As an argument of a method whose parameter has this type. */
    @Nullable
    Object java(Object value, Class<?> parameter) throws Throwable {
        return switch (value) {
            case Nothing n -> null;
            case Built built -> built.make();
            case Operation operation when parameter.isInterface() -> function(operation, parameter);
            default -> value;
        };
    }

    /** An object with one method, which does what the operation does. */
    private Object function(Operation operation, Class<?> parameter) {
        return Proxy.newProxyInstance(
                parameter.getClassLoader() == null ? JavaValues.class.getClassLoader() : parameter.getClassLoader(),
                new Class<?>[] {parameter},
                (proxy, method, arguments) -> {
                    if (!Modifier.isAbstract(method.getModifiers())) {
                        return switch (method.getName()) {
                            case "toString" -> "a function";
                            case "hashCode" -> System.identityHashCode(proxy);
                            case "equals" -> proxy == arguments[0];
                            default -> java.lang.reflect.InvocationHandler.invokeDefault(proxy, method, arguments);
                        };
                    }
                    var given = new Object[arguments == null ? 0 : arguments.length];
                    for (int i = 0; i < given.length; i++) {
                        given[i] = arguments[i] == null ? Nothing.NULL : arguments[i];
                    }
                    return java(operation.apply(given), Object.class);
                });
    }

    /** What can be seen of an object: values that {@code equals} compares. */
    Object seen(@Nullable Object object) {
        return switch (object) {
            case null -> Nothing.NULL;
            case Map<?, ?> map -> {
                var copy = isOrdered(map) ? new LinkedHashMap<Object, Object>() : new HashMap<Object, Object>();
                map.forEach((k, v) -> copy.put(seen(k), seen(v)));
                yield copy;
            }
            case java.util.Set<?> set -> {
                var copy = new java.util.HashSet<Object>();
                set.forEach(x -> copy.add(seen(x)));
                yield copy;
            }
            case Collection<?> collection -> {
                var copy = new ArrayList<Object>();
                collection.forEach(x -> copy.add(seen(x)));
                yield copy;
            }
            case Object[] array -> Arrays.stream(array).map(this::seen).toList();
            default -> isObserved() && type.isInstance(object) ? frozen(object) : object;
        };
    }

    /** Whether objects are compared by what they answer: {@code equals} is none, or would compare an object with itself later on. */
    private boolean isObserved() {
        return isMutable || !hasEquals(type) && !observers.isEmpty();
    }

    private static boolean isOrdered(Map<?, ?> map) {
        return map instanceof LinkedHashMap;
    }

    /** What an object of the class is now, whatever becomes of it. */
    Object frozen(Object object) {
        if (object instanceof Collection<?> || object instanceof Map<?, ?>) {
            return seen(object);
        }
        if (canCopy(object)) {
            try {
                return copy(object);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        if (observers.isEmpty()) {
            return object;
        }
        var answers = new ArrayList<Object>();
        observers.forEach(observer -> answers.add(answer(observer, object)));
        return answers;
    }

    /** What an object says when it is asked. */
    Object answer(Invocation question, Object object) {
        try {
            return seen(patience.of(question.executable(), () -> question.call(object, List.of())));
        } catch (Throwable e) {
            return "throws " + Thrown.result(e).getClass().getName();
        }
    }

    static boolean hasEquals(Class<?> type) {
        try {
            return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }
}
