package dev.assay.model.scope;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The scopes to try, in the order in which to try them. Types whose sizes may grow together form one block; every other type is
 * a block of its own. A scope is a rank for each block, and a type's size is the entry of that rank in its list.
 */
public final class Scopes {
    /** More scopes than this are not tried. */
    private static final int MOST = 5000;

    private final List<Integer> usual;
    private final Map<Type, List<Integer>> cardinalities;
    private final Map<String, List<Integer>> multiplicities;
    private final List<Integer> bisimilarity;

    public Scopes(
            List<Integer> usual,
            Map<Type, List<Integer>> cardinalities,
            Map<String, List<Integer>> multiplicities,
            List<Integer> bisimilarity) {
        this.usual = usual;
        this.cardinalities = cardinalities;
        this.multiplicities = multiplicities;
        this.bisimilarity = bisimilarity;
    }

    /** @param alone the types that are to be blocks of their own */
    public List<Scope> list(Set<Type> alone) {
        List<Type> blocks = List.copyOf(alone);
        int[] lengths = new int[blocks.size() + 1];
        lengths[0] = usual.size();
        cardinalities.forEach((type, sizes) -> {
            if (!alone.contains(type)) {
                lengths[0] = Math.max(lengths[0], sizes.size());
            }
        });
        multiplicities.values().forEach(sizes -> lengths[0] = Math.max(lengths[0], sizes.size()));
        for (int b = 0; b < blocks.size(); b++) {
            lengths[b + 1] = cardinalities.getOrDefault(blocks.get(b), usual).size();
        }
        var result = new LinkedHashSet<Scope>();
        combinations(lengths).stream()
                .sorted(Comparator.comparingLong(Scopes::cost))
                .limit(MOST)
                .forEach(ranks -> result.add(scope(blocks, ranks)));
        return List.copyOf(result);
    }

    private static List<int[]> combinations(int[] lengths) {
        List<int[]> result = List.of(new int[lengths.length]);
        for (int b = 0; b < lengths.length; b++) {
            var next = new ArrayList<int[]>();
            for (int[] ranks : result) {
                for (int r = 0; r < lengths[b] && next.size() < 20 * MOST; r++) {
                    int[] extended = ranks.clone();
                    extended[b] = r;
                    next.add(extended);
                }
            }
            result = next;
        }
        return result;
    }

    /** Small scopes first, and those where all blocks have the same small rank before all others. */
    private static long cost(int[] ranks) {
        boolean isUniform = true;
        long sum = 0;
        for (int rank : ranks) {
            isUniform &= rank == ranks[0];
            sum += (long) (rank + 1 + 5) * (rank + 1 + 5);
        }
        return isUniform && ranks[0] + 1 < 5 ? ranks[0] + 1 - 5 : sum;
    }

    private Scope scope(List<Type> blocks, int[] ranks) {
        var sizes = new HashMap<Type, Integer>();
        cardinalities.forEach((type, list) -> sizes.put(type, at(list, ranks[0])));
        for (int b = 0; b < blocks.size(); b++) {
            sizes.put(blocks.get(b), at(cardinalities.getOrDefault(blocks.get(b), usual), ranks[b + 1]));
        }
        var most = new HashMap<String, Integer>();
        multiplicities.forEach((constructor, list) -> {
            int limit = at(list, ranks[0]);
            if (limit >= 0) {
                most.put(constructor, limit);
            }
        });
        return new Scope(sizes, at(usual, ranks[0]), most, at(bisimilarity, ranks[0]));
    }

    private static int at(List<Integer> list, int rank) {
        return list.get(Math.min(rank, list.size() - 1));
    }
}
