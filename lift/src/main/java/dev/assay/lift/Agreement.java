package dev.assay.lift;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.property.Sampler;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares a method with the function that it was lifted to, on random arguments and around the constants of the program. */
public final class Agreement {
    /** What the method says, and what the function says instead. */
    public record Difference(String function, List<Object> arguments, Object java, Object lifted) {
        /** In a sentence. */
        @Override
        public String toString() {
            return function + arguments + " is " + java + " in Java, but " + lifted + " as lifted";
        }
    }

    private static final Object THROWN = "an exception";

    private final Lifted lifted;
    private final Interpreter interpreter;
    private final List<Object> constants;

    public Agreement(Lifted lifted) {
        this.lifted = lifted;
        this.interpreter = new Interpreter(lifted.theory(), lifted.computation());
        this.constants = constants(lifted);
    }

    /** How a function of a file compares with its method, in a sentence. */
    public record Compared(String sentence, boolean isSame) {}

    /** Each function of a file beside its method, on so many inputs. */
    public static List<Compared> compared(Path file, List<Path> classPath, int inputs) throws IOException {
        Lifted lifted = Lifting.lift(JavaCode.read(file, classPath));
        var agreement = new Agreement(lifted);
        return lifted.functions().stream()
                .map(function -> agreement
                        .check(function, inputs, 0)
                        .map(difference -> new Compared(difference.toString(), false))
                        .orElseGet(() ->
                                new Compared(function.constant() + " agrees with Java on " + inputs + " inputs", true)))
                .toList();
    }

    /** The first difference in so many inputs. */
    public Optional<Difference> check(Lifted.Function function, int inputs, long seed) {
        Method method = function.method();
        var sampler = new Sampler<>(inputs(method), seed);
        for (int i = 0; i < inputs; i++) {
            Optional<Sampler.Sample<List<Object>>> sample = sampler.draw(i);
            if (sample.isPresent()) {
                List<Object> arguments = sample.get().value();
                Object java = run(method, arguments);
                Object own = run(function.constant(), arguments);
                if (!java.equals(own)) {
                    return Optional.of(new Difference(function.constant(), arguments, java, own));
                }
            }
        }
        return Optional.empty();
    }

    /** Arguments of a method, after the object that it belongs to. */
    public Gen<List<Object>> inputs(Method method) {
        var gens = new ArrayList<Gen<?>>();
        if (!Modifier.isStatic(method.getModifiers())) {
            gens.add(Gens.of(method.getDeclaringClass()));
        }
        Arrays.stream(method.getAnnotatedParameterTypes()).forEach(t -> gens.add(input(t)));
        return Gens.composed(choices -> {
            var values = new ArrayList<Object>();
            gens.forEach(gen -> values.add(choices.draw(gen)));
            return values;
        });
    }

    /** Values of a type; those that the program names, and numbers next to them, come up often. */
    private Gen<?> input(AnnotatedType type) {
        List<Object> named = constants.stream()
                .filter(value -> value.getClass().equals(wrapper(type.getType())))
                .toList();
        return named.isEmpty() ? generator(type) : Gens.oneOf(List.of(generator(type), Gens.elements(named)));
    }

    private static java.lang.reflect.Type wrapper(java.lang.reflect.Type type) {
        return type == int.class ? Integer.class : type == long.class ? Long.class : type;
    }

    private static List<Object> constants(Lifted lifted) {
        var result = new LinkedHashSet<Object>();
        for (String name : lifted.theory().signature().constants()) {
            if (lifted.computation().arity(name) == 0) {
                Object value = lifted.computation().compute(name, List.of()).orElseThrow();
                result.add(value);
                switch (value) {
                    case Integer i -> result.addAll(List.of(i - 1, i + 1, -i));
                    case Long l -> result.addAll(List.of(l - 1, l + 1, -l));
                    case BigInteger b ->
                        result.addAll(List.of(b.subtract(BigInteger.ONE), b.add(BigInteger.ONE), b.negate()));
                    default -> {}
                }
            }
        }
        return List.copyOf(result);
    }

    /** Values of a type; of one of which nothing is known, a few numbers. */
    private static Gen<?> generator(AnnotatedType type) {
        return Property.derive(type, Agreement::plain);
    }

    /** For types of which nothing is known. */
    public static @Nullable Gen<?> plain(Class<?> type, AnnotatedElement annotations) {
        return type == Object.class || type == Comparable.class ? Gens.ints(-2, 9) : null;
    }

    private Object run(Method method, List<Object> arguments) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        try {
            Object result = method.invoke(
                    isStatic ? null : arguments.getFirst(),
                    arguments.subList(isStatic ? 0 : 1, arguments.size()).toArray());
            return lifted.values().lifted(result);
        } catch (InvocationTargetException e) {
            return THROWN;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private Object run(String constant, List<Object> arguments) {
        try {
            return interpreter.call(
                    constant, arguments.stream().map(lifted.values()::lifted).toList());
        } catch (Interpreter.Undefined e) {
            return THROWN;
        }
    }
}
