package dev.assay.race;

import dev.assay.race.instrument.RaceLoader;
import dev.assay.race.scheduler.Rethrown;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * What is run: a method of a class, which is loaded again for it, and its arguments.
 *
 * @param type the name of the class
 */
record Subject(String type, ClassLoader source, String method, List<@Nullable Object> arguments) {
    static Subject of(Class<?> type, String method) {
        return new Subject(type.getName(), loader(type), method, List.of());
    }

    /** The method that a lambda is made of. */
    static Subject of(Scenario scenario) {
        SerializedLambda lambda;
        try {
            Method replace = scenario.getClass().getDeclaredMethod("writeReplace");
            replace.setAccessible(true);
            lambda = (SerializedLambda) replace.invoke(scenario);
        } catch (ReflectiveOperationException | ClassCastException e) {
            throw new IllegalArgumentException(
                    "a scenario is a lambda or a reference to a static method, not " + scenario, e);
        }
        var captured = new @Nullable Object[lambda.getCapturedArgCount()];
        for (int i = 0; i < captured.length; i++) {
            captured[i] = lambda.getCapturedArg(i);
            if (captured[i] != null && captured[i].getClass().getClassLoader() != null) {
                throw new IllegalArgumentException(
                        "the scenario captures " + captured[i].getClass().getName()
                                + ", but its classes are loaded again: make that inside of it");
            }
        }
        return new Subject(
                lambda.getImplClass().replace('/', '.'),
                loader(scenario.getClass()),
                lambda.getImplMethodName(),
                Arrays.asList(captured));
    }

    private static ClassLoader loader(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    /** Whether it is the entry point of a program: {@code main} with the arguments of a command line. */
    private static boolean isMain(Method each) {
        return each.getName().equals("main")
                && Arrays.equals(each.getParameterTypes(), new Class<?>[] {String[].class});
    }

    /** The program, instrumented. Each run makes an instance of the class, if the method needs one. */
    Callable<Object> load(RaceLoader loader) {
        Method target;
        Constructor<?> constructor;
        try {
            Class<?> loaded = Class.forName(type, false, loader);
            target = Arrays.stream(loaded.getDeclaredMethods())
                    .filter(each -> each.getName().equals(method)
                            && !each.isBridge()
                            && (each.getParameterCount() == arguments.size() || isMain(each)))
                    .min(Comparator.comparingInt(Method::getParameterCount))
                    .orElseThrow(() -> new IllegalArgumentException(
                            "the class " + type + " has no method " + method + " without parameters"));
            target.setAccessible(true);
            constructor = Modifier.isStatic(target.getModifiers()) ? null : constructor(loaded);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e.getCause() == null ? "there is no class " + type : e.getMessage(), e);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException("the class " + type + " has no constructor without parameters", e);
        }
        MethodHandle code = handle(target);
        boolean main = target.getParameterCount() > arguments.size();
        return loader.program(() -> call(code, constructor, main ? List.of((Object) new String[0]) : arguments));
    }

    /** A handle, and no reflection, for that may call the method from native code. */
    private static MethodHandle handle(Method target) {
        try {
            return MethodHandles.lookup().unreflect(target);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(target + " cannot be called", e);
        }
    }

    private static Constructor<?> constructor(Class<?> type) throws NoSuchMethodException {
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor;
    }

    private static Object call(
            MethodHandle target, @Nullable Constructor<?> constructor, List<? extends @Nullable Object> arguments)
            throws Exception {
        try {
            var all = new ArrayList<@Nullable Object>(arguments);
            if (constructor != null) {
                all.add(0, constructor.newInstance());
            }
            return String.valueOf(target.invokeWithArguments(all));
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw Rethrown.of(cause);
        } catch (Throwable e) {
            throw Rethrown.of(e);
        }
    }
}
