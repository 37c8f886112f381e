package dev.assay.lift.proof;

import dev.assay.lift.Agreement;
import dev.assay.lift.JavaLiterals;
import dev.assay.lift.proof.JavaVerdict.Refuted;
import dev.assay.property.Gen;
import dev.assay.property.Property;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs a property on random cases and on small ones. */
public final class PropertyTests {
    /** A case that takes so long will not end. */
    private static final Duration ENDLESS = Duration.ofSeconds(5);

    private static final int SMALL_CASES = 20_000;
    private static final Duration SMALL_TIME = Duration.ofSeconds(1);

    private PropertyTests() {}

    /** The simplest case that fails, if any does. */
    public static Optional<Refuted> refute(Method method) {
        var last = new ArrayList<Object>();
        List<Gen<?>> gens = new ArrayList<>();
        Arrays.stream(method.getAnnotatedParameterTypes()).forEach(t -> gens.add(Agreement.generator(t)));
        List<String> names =
                Arrays.stream(method.getParameters()).map(Parameter::getName).toList();
        var property = new Property(method.getName(), method.getName(), names, gens, arguments -> {
            last.clear();
            last.addAll(Arrays.asList(arguments));
            if (!holds(method, arguments)) {
                throw new AssertionError("false");
            }
        });
        Settings settings = settings();
        // Some mistakes show only where several small values meet, which chance seldom brings about.
        Settings small = settings.trying(SMALL_CASES).within(SMALL_TIME).exhaustively();
        Optional<Result.Falsified> failure =
                falsified(property.test(settings)).or(() -> falsified(property.test(small)));
        if (failure.isEmpty()) {
            return Optional.empty();
        }
        Result.Falsified falsified = failure.get();
        property.test(settings.replaying(falsified.replay()));
        var values = new ArrayList<Refuted.Value>();
        for (int i = 0; i < names.size(); i++) {
            values.add(new Refuted.Value(names.get(i), JavaLiterals.of(last.get(i))));
        }
        Throwable thrown = falsified.shrunk().thrown();
        return Optional.of(new Refuted(values, thrown instanceof AssertionError ? "" : thrown.toString()));
    }

    private static Optional<Result.Falsified> falsified(Result result) {
        return result.verdict() instanceof Result.Falsified falsified ? Optional.of(falsified) : Optional.empty();
    }

    private static Settings settings() {
        Settings standard = Settings.standard();
        return standard.seeded(standard.seed().orElse(0))
                .keepingFailuresIn(Optional.empty())
                .eachWithin(ENDLESS);
    }

    private static boolean holds(Method method, Object[] arguments) throws Throwable {
        try {
            // One that returns nothing fails by an exception.
            return !Boolean.FALSE.equals(method.invoke(receiver(method), arguments));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static @Nullable Object receiver(Method method) throws ReflectiveOperationException {
        if (Modifier.isStatic(method.getModifiers())) {
            return null;
        }
        var constructor = method.getDeclaringClass().getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }
}
