package dev.assay.explore.reflect;

import dev.assay.explore.Domain;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The methods that objects without {@code equals} are compared by: those that tell the same of the same object, and leave it as it is. */
final class Observers {
    private static final int TRIALS = 20;
    private static final int SIZE = 8;

    private final JavaValues values;
    private final List<Supplier<Object>> objects = new ArrayList<>();

    Observers(Domain domain, JavaValues values) {
        this.values = values;
        var random = new SplittableRandom(1);
        for (int i = 0; i < TRIALS; i++) {
            Object drawn = domain.generator().draw(random, SIZE);
            objects.add(drawn instanceof Built built ? built::made : () -> drawn);
        }
    }

    List<Invocation> among(List<Invocation> questions) {
        List<Invocation> steady = questions.stream().filter(this::isSteady).toList();
        List<Invocation> harmless = steady.stream()
                .filter(first -> steady.stream().noneMatch(second -> changes(first, second)))
                .toList();
        // Where every question changes the object, the answers in order still tell what it was.
        return harmless.isEmpty() ? steady : harmless;
    }

    /** Whether objects that were built by the same calls answer the same. */
    private boolean isSteady(Invocation question) {
        try {
            return objects.stream()
                    .allMatch(o -> values.answer(question, o.get()).equals(values.answer(question, o.get())));
        } catch (StackOverflowError e) {
            // One that has no answer tells nothing.
            return false;
        }
    }

    /** Whether the first question makes a difference to the answer to the second. */
    private boolean changes(Invocation first, Invocation second) {
        return objects.stream().anyMatch(o -> {
            Object asked = o.get();
            Object before = values.answer(second, o.get());
            values.answer(first, asked);
            return !values.answer(second, asked).equals(before);
        });
    }
}
