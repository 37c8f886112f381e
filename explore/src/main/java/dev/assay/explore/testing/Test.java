package dev.assay.explore.testing;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term.Var;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** A value for every variable, drawn when asked for: the same test always gives the same. */
public record Test(long seed, int size) {
    /** How often a variable has the value of one before it, which seldom happens by itself. */
    private static final int REPEATED = 6;

    /** After so many failures a condition is given up for this test. */
    private static final int PATIENCE = 200;

    /** The n-th of a series: sizes go up to the largest and begin again. */
    static Test of(long seed, int number, int largest) {
        return new Test(mix(seed * 31 + number), number % (largest + 1));
    }

    Object value(Signature signature, Var variable) {
        Domain domain = signature.domain(variable.type()).orElseThrow();
        int number = variable.number();
        RandomGenerator random = random(variable.type().hashCode(), number);
        while (number > 0 && random.nextInt(REPEATED) == 0) {
            number = random.nextInt(number);
            random = random(variable.type().hashCode(), number);
        }
        return domain.generator().draw(random, size);
    }

    /** Values of the parameters of the signature's condition; null if none were found. */
    Object @Nullable [] parameters(Signature signature) {
        Signature.Condition condition = signature.condition().orElseThrow();
        var values = new Object[condition.parameters().size()];
        for (int i = 0; i < PATIENCE; i++) {
            RandomGenerator random = random(7, i);
            for (int p = 0; p < values.length; p++) {
                Symbol parameter = condition.parameters().get(p);
                values[p] = signature
                        .domain(parameter.result())
                        .orElseThrow()
                        .generator()
                        .draw(random, random.nextInt(size + 1));
            }
            if (holds(condition.predicate(), values)) {
                return values;
            }
        }
        return null;
    }

    private static boolean holds(Symbol predicate, Object[] values) {
        try {
            return Boolean.TRUE.equals(predicate.operation().apply(values.clone()));
        } catch (RuntimeException e) {
            // A predicate without a value is not true.
            return false;
        }
    }

    /** For what is seen of a value: the same for all values in this test. */
    RandomGenerator observing() {
        return random(13, 0);
    }

    private RandomGenerator random(int purpose, int number) {
        return new SplittableRandom(mix(seed + 0x9E3779B97F4A7C15L * (31L * purpose + number + 1)));
    }

    private static long mix(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
