package dev.assay.explore.discovery;

import dev.assay.explore.Symbol;
import dev.assay.explore.pruning.Completion;
import dev.assay.explore.pruning.EitherPruner;
import dev.assay.explore.pruning.Pruner;
import dev.assay.explore.pruning.Saturation;
import java.util.Set;

/**
 * How far an exploration goes, and how thoroughly it tests.
 *
 * @param limit the largest size, or depth, of terms
 * @param tests the classes of terms are made with so many
 * @param checks each law passes so many more before it is told
 * @param largest the size of the largest values drawn
 * @param alone schemas up to this size are compared with themselves under all variables, as commutativity needs
 * @param overlaps how many consequences are drawn from each law
 */
public record Settings(int limit, int tests, int checks, int largest, int alone, int overlaps, long seed) {
    /** Terms up to a size or depth, and what is usual for the rest. */
    public static Settings upTo(int limit) {
        return new Settings(limit, 300, 10_000, 20, 5, 40, 0);
    }

    public Settings withTests(int count) {
        return new Settings(limit, count, checks, largest, alone, overlaps, seed);
    }

    public Settings withChecks(int count) {
        return new Settings(limit, tests, count, largest, alone, overlaps, seed);
    }

    public Settings withLargest(int size) {
        return new Settings(limit, tests, checks, size, alone, overlaps, seed);
    }

    public Settings withSeed(long start) {
        return new Settings(limit, tests, checks, largest, alone, overlaps, start);
    }

    /** Rewriting to pass over terms quickly, saturation to see what follows. To be told what is known before. */
    public Pruner pruner(Set<Symbol> partial) {
        return new EitherPruner(new Completion(limit, overlaps, partial), saturation(partial));
    }

    /** To see what follows from laws that are all known. */
    public Pruner saturation(Set<Symbol> partial) {
        return new Saturation(ROUNDS, NODES, SLACK, partial);
    }

    private static final int ROUNDS = 8;
    private static final int NODES = 2000;
    private static final int SLACK = 2;
}
