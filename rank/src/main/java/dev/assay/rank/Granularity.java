package dev.assay.rank;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/** What counts as one bug. */
public enum Granularity {
    /** Everything that a program fails is one bug of it. */
    CRUDE,
    /** Tests that the same programs fail, whichever these are. */
    MAXIMAL,
    /** The same without what the bugs of others explain together. */
    IRREDUNDANT;

    /** The bugs, each with a test, when these tests have been seen. */
    public <T> List<Witness<T>> bugs(Collection<Witness<T>> seen, int programs) {
        return switch (this) {
            case CRUDE -> crude(seen, programs);
            case MAXIMAL ->
                seen.stream().filter(each -> !each.failing().isEmpty()).toList();
            case IRREDUNDANT -> Suite.of(seen).tests();
        };
    }

    /**
     * For each set of tests that is all that some program fails: a program has this bug if it fails them all. The number of
     * bugs that a program has besides its own is then the number of different ones that fail strictly less. The test shown is
     * one that few others fail.
     */
    private static <T> List<Witness<T>> crude(Collection<Witness<T>> seen, int programs) {
        var bugs = new ArrayList<Witness<T>>();
        var done = new ArrayList<Signature>();
        for (int i = 0; i < programs; i++) {
            int program = i;
            List<Witness<T>> failed = seen.stream()
                    .filter(each -> each.failing().contains(program))
                    .toList();
            if (failed.isEmpty()) {
                continue;
            }
            Signature having = Signature.of(IntStream.range(0, programs)
                    .filter(other ->
                            failed.stream().allMatch(each -> each.failing().contains(other)))
                    .toArray());
            if (!done.contains(having)) {
                done.add(having);
                Witness<T> clearest = failed.stream()
                        .min((a, b) -> a.failing().size() - b.failing().size())
                        .orElseThrow();
                bugs.add(new Witness<>(clearest.test(), clearest.replay(), having));
            }
        }
        return bugs;
    }
}
