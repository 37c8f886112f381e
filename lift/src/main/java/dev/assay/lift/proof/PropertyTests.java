package dev.assay.lift.proof;

import dev.assay.lift.Anything;
import dev.assay.lift.JavaLiterals;
import dev.assay.property.Case;
import dev.assay.property.Property;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import dev.assay.property.method.PropertyMethod;
import dev.assay.run.Background;
import dev.assay.run.Meter;
import dev.assay.run.OwnTime;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Runs a property on random cases and on small ones. */
public final class PropertyTests {
    /** A case that takes so long, whatever others have of the processor, may never end. */
    private static final Duration ENDLESS = Duration.ofSeconds(5);

    /** How often to look whether the case is still the same. */
    private static final Duration GLANCE = Duration.ofMillis(100);

    private static final int SMALL_CASES = 20_000;

    /** A case at work. */
    @SuppressWarnings("ArrayRecordComponent") // Nobody compares it but with itself.
    private record Running(Object[] arguments) {}

    private final Property given;
    private final Property property;
    private final Meter meter;
    private volatile boolean isLeft;
    private volatile @Nullable Running running;
    private final AtomicLong passed = new AtomicLong();
    private Object[] last = {};

    private PropertyTests(Property given, Meter meter) {
        this.given = given;
        this.property = new Property(given.id(), given.name(), given.names(), given.gens(), this::run, given.origin());
        this.meter = meter;
    }

    /** Runs the cases, as JUnit would, until one fails or the meter is stopped; each case is a step. */
    public static JavaTests of(Method method, Meter meter) throws InterruptedException {
        Property usual;
        try {
            usual = PropertyMethod.of(method).property(method.getName(), method.getName(), Anything::of);
        } catch (IllegalArgumentException e) {
            return new JavaTests.Impossible(String.valueOf(e.getMessage()));
        }
        var tests = new PropertyTests(usual, meter);
        JavaTests found = tests.watched(tests::tests);
        if (found instanceof JavaTests.Unfinished) {
            // A large number may have been too large; small cases still end.
            var smaller = new PropertyTests(usual, meter);
            return smaller.watched(smaller::smallTests) instanceof JavaTests.Failed failed ? failed : found;
        }
        return found;
    }

    /**
     * Looks at the cases from another thread: a case that does not end can only be left behind, and a thread for each
     * one would take longer than most cases do.
     */
    private JavaTests watched(Callable<JavaTests> cases) throws InterruptedException {
        var tests = new FutureTask<>(cases);
        Thread thread = Background.startDeep("cases", tests);
        @Nullable Running seen = null;
        OwnTime time = OwnTime.of(thread);
        try {
            while (true) {
                try {
                    return tests.get(GLANCE.toNanos(), TimeUnit.NANOSECONDS);
                } catch (TimeoutException e) {
                    Running now = running;
                    if (now != seen) {
                        seen = now;
                        time = OwnTime.of(thread);
                    } else if (now != null && time.look().compareTo(ENDLESS) > 0) {
                        return new JavaTests.Unfinished(values(now.arguments()), passed.get());
                    }
                }
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            isLeft = true;
            thread.interrupt();
        }
    }

    private JavaTests tests() {
        Settings settings = settings();
        // Some mistakes show only where several small values meet, which chance seldom brings about.
        return judged(falsified(property.test(settings)).or(() -> falsified(property.test(small(settings)))), settings);
    }

    private JavaTests smallTests() {
        Settings settings = settings();
        return judged(falsified(property.test(small(settings))), settings);
    }

    private static Settings small(Settings settings) {
        return settings.trying(SMALL_CASES).exhaustively();
    }

    private JavaTests judged(Optional<Result.Falsified> falsified, Settings settings) {
        return falsified
                .<JavaTests>map(failure -> failed(failure, settings))
                .orElseGet(() ->
                        passed.get() == 0 ? new JavaTests.Impossible(whyNone()) : new JavaTests.Passed(passed.get()));
    }

    private String whyNone() {
        return meter.stopped().isPresent()
                ? "the time was over before a case was run"
                : "no case meets the assumptions";
    }

    /** The values as they are, not as the property prints them; functions know what they were asked. */
    private JavaTests.Failed failed(Result.Falsified falsified, Settings settings) {
        property.test(settings.replaying(falsified.replay()));
        Throwable thrown = falsified.shrunk().thrown();
        return new JavaTests.Failed(values(last), thrown instanceof AssertionError ? "" : thrown.toString());
    }

    private List<JavaTests.Value> values(Object[] arguments) {
        var values = new ArrayList<JavaTests.Value>();
        for (int i = 0; i < arguments.length; i++) {
            values.add(new JavaTests.Value(given.names().get(i), JavaLiterals.of(arguments[i])));
        }
        return values;
    }

    private static Optional<Result.Falsified> falsified(Result result) {
        return result.verdict() instanceof Result.Falsified falsified ? Optional.of(falsified) : Optional.empty();
    }

    private static Settings settings() {
        Settings standard = Settings.standard();
        return standard.seeded(standard.seed().orElse(0)).keepingFailuresIn(Optional.empty());
    }

    private void run(Object[] arguments) throws Throwable {
        last = arguments;
        Case.interruptIf(isLeft || !meter.tryStep());
        running = new Running(arguments);
        try {
            given.body().run(arguments);
            passed.incrementAndGet();
        } finally {
            running = null;
        }
    }
}
