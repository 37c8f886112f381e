package dev.assay.lift;

import dev.assay.logic.kernel.Hol;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Origin;
import dev.assay.property.Property;
import dev.assay.property.Sampler;
import dev.assay.property.method.PropertyMethod;
import dev.assay.run.Background;
import dev.assay.run.OwnTime;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Compares what was lifted with what Java does: methods with their functions, static fields with their terms, properties with their
 * conjectures; on random arguments, at the ends of types, and around the constants of the program.
 */
public final class Agreement {
    /** What Java says, and what the theory says instead. */
    public record Difference(String function, List<Object> arguments, Object java, Object lifted) {
        /** In a sentence. */
        @Override
        public String toString() {
            return function + arguments + " is " + java + " in Java, but " + lifted + " as lifted";
        }
    }

    private static final Object THROWN = "an exception";

    /** What takes more steps is not compared; what takes fewer does not keep Java busy for long either. */
    private static final long FUEL = 4_000;

    /** Before anything is proved of a function, so many inputs are compared. */
    private static final int INPUTS = 200;

    /** A call of Java that takes longer, whatever others have of the processor, does something else than what was lifted. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** How often to look whether it does. */
    private static final Duration GLANCE = Duration.ofMillis(100);

    private final Lifted lifted;
    private final Interpreter interpreter;

    public Agreement(Lifted lifted) {
        this.lifted = lifted;
        this.interpreter = new Interpreter(lifted.theory(), lifted.computation());
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

    /** Why nothing that is proved of the theory is proved of the program. */
    public static Optional<String> objection(Lifted lifted) {
        var work = new FutureTask<>(() -> new Agreement(lifted).objection());
        Thread thread = Background.startDeep("agreement", work);
        try {
            return awaited(work, OwnTime.of(thread));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of("the code was not compared with what it was lifted to: nobody waits any more");
        } catch (ExecutionException e) {
            return Optional.of("the code cannot be compared with what it was lifted to: " + e.getCause());
        } finally {
            thread.interrupt();
        }
    }

    private static Optional<String> awaited(FutureTask<Optional<String>> work, OwnTime time)
            throws InterruptedException, ExecutionException {
        do {
            try {
                return work.get(GLANCE.toNanos(), TimeUnit.NANOSECONDS);
            } catch (TimeoutException _) {
                // It may go on as long as it has not used up its own time.
            }
        } while (time.look().compareTo(PATIENCE) < 0);
        return Optional.of("the code was not compared with what it was lifted to: a call takes too long");
    }

    private Optional<String> objection() {
        for (Lifted.Constant constant : lifted.constants()) {
            Object own = value(() -> interpreter.evaluate(List.of(), constant.value(), List.of()));
            Object java = value(() -> lifted.values().lifted(constant.read()));
            if (!java.equals(own)) {
                return Optional.of(new Difference(constant.field().getName(), List.of(), java, own).toString());
            }
        }
        for (Lifted.Function function : lifted.functions()) {
            Optional<Difference> difference = check(function, INPUTS, 0);
            if (difference.isPresent()) {
                return difference.map(Difference::toString);
            }
        }
        for (Lifted.Property property : lifted.properties()) {
            Optional<Difference> difference = check(property);
            if (difference.isPresent()) {
                return difference.map(Difference::toString);
            }
        }
        return Optional.empty();
    }

    /** The first difference in so many inputs. */
    public Optional<Difference> check(Lifted.Function function, int inputs, long seed) {
        Method method = function.method();
        var sampler = new Sampler<>(inputs(method), seed, new Origin(method.getDeclaringClass(), method.getName()));
        for (int i = 0; i < inputs; i++) {
            Optional<Sampler.Sample<List<Object>>> sample = sampler.draw(i);
            if (sample.isPresent()) {
                List<Object> arguments = sample.get().value();
                Optional<Difference> difference = compared(
                        function.constant(),
                        arguments,
                        () -> called(
                                function,
                                arguments.stream().map(lifted.values()::lifted).toList()),
                        () -> run(method, arguments));
                if (difference.isPresent()) {
                    return difference;
                }
            }
        }
        return Optional.empty();
    }

    /** The lifted function goes first: if it takes too long, Java would. */
    private Optional<Difference> compared(
            String name, List<Object> arguments, Supplier<Object> logic, Supplier<Object> java) {
        interpreter.refuel(FUEL);
        try {
            Object own = value(logic);
            Object other = value(java);
            return other.equals(own) ? Optional.empty() : Optional.of(new Difference(name, arguments, other, own));
        } catch (Interpreter.Exhausted | StackOverflowError e) {
            return Optional.empty();
        }
    }

    private static Object value(Supplier<Object> computation) {
        try {
            return computation.get();
        } catch (Interpreter.Undefined e) {
            return THROWN;
        }
    }

    /** Where the predicate says that the function does not return, it throws. */
    private Object called(Lifted.Function function, List<Object> arguments) {
        boolean returns = function.returns()
                .map(predicate -> (Boolean) interpreter.call(predicate, arguments))
                .orElse(true);
        return returns ? interpreter.call(function.constant(), arguments) : THROWN;
    }

    private Optional<Difference> check(Lifted.Property property) {
        Property given;
        try {
            given = PropertyMethod.of(property.method())
                    .property(property.method().getName(), property.method().getName(), Anything::of);
        } catch (IllegalArgumentException e) {
            // There is nothing to run it on; what it calls was compared.
            return Optional.empty();
        }
        var conjecture = property.conjecture();
        var sampler = new Sampler<>(tuple(given.gens()), 1, given.origin());
        for (int i = 0; i < INPUTS; i++) {
            Optional<Sampler.Sample<List<Object>>> sample = sampler.draw(i);
            if (sample.isPresent()) {
                List<Object> arguments = sample.get().value();
                Optional<Difference> difference = compared(
                        property.method().getName(),
                        arguments,
                        () -> interpreter.evaluate(
                                property.parameters(),
                                Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()),
                                arguments.stream().map(lifted.values()::lifted).toList()),
                        () -> holds(given, arguments));
                if (difference.isPresent()) {
                    return difference;
                }
            }
        }
        return Optional.empty();
    }

    /** A case that does not count is none against the property. */
    private static boolean holds(Property property, List<Object> arguments) {
        return property.passes(arguments.toArray());
    }

    /** Arguments of a method, after the object that it belongs to. */
    public Gen<List<Object>> inputs(Method method) {
        var gens = new ArrayList<Gen<?>>();
        if (!Modifier.isStatic(method.getModifiers())) {
            gens.add(Gens.of(method.getDeclaringClass()));
        }
        Arrays.stream(method.getAnnotatedParameterTypes()).forEach(t -> gens.add(Property.derive(t, Anything::of)));
        return tuple(gens);
    }

    private static Gen<List<Object>> tuple(List<? extends Gen<?>> gens) {
        return Gens.composed(choices -> {
            var values = new ArrayList<Object>();
            gens.forEach(gen -> values.add(choices.draw(gen)));
            return values;
        });
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
}
