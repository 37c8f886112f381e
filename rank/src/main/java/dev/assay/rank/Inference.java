package dev.assay.rank;

import dev.assay.property.Sampler;
import dev.assay.property.Sampler.Sample;
import dev.assay.run.BudgetExhausted;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Looks for tests until a long series of them shows nothing new. Each test that the suite does not explain is made as small
 * as it can be while that is so, and added.
 */
public final class Inference<T> {
    /** So many cases are run at once, so that a program is not asked for every one of them. */
    private static final int BATCH = 512;

    private static final int FIRST_BATCH = 32;
    private static final int SHRINK_TRIALS = 500;
    private static final Duration SHRINK_LIMIT = Duration.ofMinutes(2);
    /** Of one signature after the other that was never seen before, only so many are kept for the other granularities. */
    private static final int MOST_SIGNATURES = 100_000;

    /** Runs all programs on all tests. */
    @FunctionalInterface
    public interface Trial<T> {
        /** Who fails each of the tests, in their order. */
        List<Signature> run(List<T> tests);

        /** Who of these programs fails the test; whoever can ask them alone should. */
        default Signature failing(T test, Signature among) {
            return run(List.of(test)).getFirst().and(among);
        }
    }

    /**
     * How far we are.
     *
     * @param drawn how many cases were drawn
     * @param quiet how many of them came since the last one that showed something new
     */
    public record Progress(long drawn, int quiet, int bugs) {}

    private final Sampler<T> sampler;
    private final Trial<T> trial;
    private final int quietLimit;
    private final Suite<T> suite = new Suite<>();
    private final Map<Signature, Witness<T>> seen = new LinkedHashMap<>();
    private long drawn;
    private int quiet;

    public Inference(Sampler<T> sampler, Trial<T> trial, int quietLimit) {
        this.sampler = sampler;
        this.trial = new Remembered<>(trial);
        this.quietLimit = quietLimit;
    }

    /** Goes on where an earlier run was. */
    public void resume(Progress progress, List<Witness<T>> earlier) {
        drawn = progress.drawn();
        quiet = progress.quiet();
        for (Witness<T> each : earlier) {
            see(each);
            if (!suite.isRedundant(each.failing())) {
                suite.add(each);
            }
        }
    }

    /** Runs until it has been quiet for long enough, or is stopped; tells how far it is after each batch. */
    public void run(Consumer<Progress> progress, BooleanSupplier stopped) {
        int batch = FIRST_BATCH;
        while (quiet < quietLimit && !stopped.getAsBoolean()) {
            try {
                batch(Math.min(batch, quietLimit - quiet), stopped);
            } catch (BudgetExhausted _) {
                // What was found before stands.
                return;
            }
            batch = Math.min(BATCH, 2 * batch);
            progress.accept(progress());
        }
    }

    public Progress progress() {
        return new Progress(drawn, quiet, suite.size());
    }

    /** One small test for each bug. */
    public Suite<T> suite() {
        return suite;
    }

    /** One test for each signature that was seen. */
    public List<Witness<T>> seen() {
        return List.copyOf(seen.values());
    }

    private void batch(int size, BooleanSupplier stopped) {
        var samples = new ArrayList<Sample<T>>();
        var numbers = new ArrayList<Long>();
        long number = drawn;
        int rejected = 0;
        while (samples.size() < size) {
            Optional<Sample<T>> sample = sampler.draw(number++);
            if (sample.isPresent()) {
                samples.add(sample.get());
                numbers.add(number);
            } else if (++rejected > 1000 * size) {
                throw new IllegalStateException("almost no value passes the filters of the generator");
            }
        }
        List<Signature> signatures =
                trial.run(samples.stream().map(Sample::value).toList());
        for (int i = 0; i < size; i++) {
            // A run that was stopped in between goes on with this very case.
            if (stopped.getAsBoolean()) {
                return;
            }
            consider(samples.get(i), signatures.get(i));
            drawn = numbers.get(i);
        }
    }

    private void consider(Sample<T> sample, Signature signature) {
        if (suite.isRedundant(signature)) {
            see(new Witness<>(sample.value(), sample.replay(), signature));
            quiet++;
            return;
        }
        // What was made smaller may show something else; then this case still has something to say.
        while (!suite.isRedundant(signature)) {
            Sample<T> smallest = shrunk(sample, signature);
            var witness = new Witness<>(smallest.value(), smallest.replay(), signature(smallest.value()));
            seen.put(witness.failing(), witness);
            suite.add(witness);
        }
        see(new Witness<>(sample.value(), sample.replay(), signature));
        quiet = 0;
    }

    /**
     * The smallest that still shows the failure of a program whose failure is not explained. Asking everybody for each
     * candidate would take by far the most time of all.
     */
    private Sample<T> shrunk(Sample<T> sample, Signature signature) {
        Signature interesting = suite.unexplained(signature);
        return sampler.shrink(
                sample,
                candidate -> isUnexplained(candidate, trial.failing(candidate, interesting)),
                SHRINK_TRIALS,
                SHRINK_LIMIT);
    }

    /** Whether one of those who fail the test has no bug in the suite that all of whose programs fail it. */
    private boolean isUnexplained(T test, Signature failing) {
        return failing.programs()
                .anyMatch(program -> suite.tests().stream()
                        .map(Witness::failing)
                        .filter(bug -> bug.contains(program))
                        .noneMatch(bug -> bug.programs()
                                .allMatch(each ->
                                        !trial.failing(test, Signature.of(each)).isEmpty())));
    }

    private void see(Witness<T> witness) {
        if (seen.size() < MOST_SIGNATURES) {
            seen.putIfAbsent(witness.failing(), witness);
        }
    }

    private Signature signature(T test) {
        return trial.run(List.of(test)).getFirst();
    }
}
