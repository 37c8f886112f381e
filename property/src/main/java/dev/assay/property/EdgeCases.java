package dev.assay.property;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The cases in which every choice is at an edge, and collections have at most one element between them. */
final class EdgeCases {
    /** More alternatives than this are left to chance. */
    private static final int ALTERNATIVES = 8;

    /** So many runs of the generator for each case wanted; a long series has more edges than anybody can use. */
    private static final int PROBES = 4;

    private static final int LONGEST = 32;

    private final Gen<?> gen;
    private final int limit;
    private final List<long[]> found = new ArrayList<>();
    private int probes;
    private boolean tooLong;

    private EdgeCases(Gen<?> gen, int limit) {
        this.gen = gen;
        this.limit = limit;
    }

    /** All of them, or none if there are more than the limit. */
    static List<long[]> of(Gen<?> gen, int limit) {
        var edges = new EdgeCases(gen, limit);
        edges.extend(new long[0], 0);
        return edges.tooMany() ? List.of() : edges.found;
    }

    private boolean tooMany() {
        return tooLong || found.size() > limit || probes > PROBES * limit;
    }

    private void extend(long[] prefix, int elements) {
        Range range;
        tooLong |= prefix.length > LONGEST;
        probes++;
        try {
            gen.generate(Recording.probe(prefix, Enumeration.SIZE));
            found.add(prefix);
            return;
        } catch (Rejected e) {
            return;
        } catch (Recording.Open e) {
            range = e.range();
        }
        boolean more = range == Range.MORE;
        for (long edge : more && elements == 1 ? new long[] {0} : edges(range)) {
            if (tooMany()) {
                return;
            }
            long[] longer = Arrays.copyOf(prefix, prefix.length + 1);
            longer[prefix.length] = edge;
            extend(longer, more && edge == 1 ? elements + 1 : elements);
        }
    }

    private static long[] edges(Range range) {
        if (range.isUniform() && range.last() < ALTERNATIVES) {
            return java.util.stream.LongStream.rangeClosed(range.low, range.high)
                    .toArray();
        }
        return range.edges();
    }
}
