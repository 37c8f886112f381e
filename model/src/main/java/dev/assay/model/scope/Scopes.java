package dev.assay.model.scope;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The scopes to try, in the order in which to try them. Types whose sizes may grow together form one block; every other type is
 * a block of its own. A scope is a rank for each block, and a type's size is the entry of that rank in its list.
 */
public final class Scopes {
    /** More scopes than this are not tried. */
    private static final int MOST = 5000;

    /**
     * The lists from which scopes are made.
     *
     * @param usual the sizes of all types that are not in {@code cardinalities}
     * @param multiplicities for some constructors, how many values may have them; for the empty name, those of all others
     * @param bisimilarity after how many steps values of codatatypes must differ; −1 for never
     * @param iterations for some predicates that are not known to be well-founded, and under the empty name for all others,
     *     how many steps a derivation may have; −1 for any number
     * @param bits the sizes of numbers in bits; empty if they are counted one by one
     */
    public record Lists(
            List<Integer> usual,
            Map<Type, List<Integer>> cardinalities,
            Map<String, List<Integer>> multiplicities,
            List<Integer> bisimilarity,
            Map<String, List<Integer>> iterations,
            List<Integer> bits) {
        public Lists {
            usual = List.copyOf(usual);
            cardinalities = Map.copyOf(cardinalities);
            multiplicities = Map.copyOf(multiplicities);
            bisimilarity = List.copyOf(bisimilarity);
            iterations = Map.copyOf(iterations);
            bits = List.copyOf(bits);
        }

        /** The sizes that the type may have. */
        public List<Integer> of(Type type) {
            return cardinalities.getOrDefault(type, usual);
        }

        public Lists withUsual(List<Integer> sizes) {
            return new Lists(sizes, cardinalities, multiplicities, bisimilarity, iterations, bits);
        }
    }

    private final Lists lists;

    public Scopes(Lists lists) {
        this.lists = lists;
    }

    /** @param alone the types that are to be blocks of their own */
    public List<Scope> list(Set<Type> alone) {
        List<Type> blocks = List.copyOf(alone);
        int[] lengths = new int[blocks.size() + 1];
        lengths[0] = together(alone);
        for (int b = 0; b < blocks.size(); b++) {
            lengths[b + 1] = lists.of(blocks.get(b)).size();
        }
        var result = new LinkedHashSet<Scope>();
        combinations(lengths).stream()
                .sorted(Comparator.comparingLong(Scopes::cost))
                .limit(MOST)
                .forEach(ranks -> result.add(scope(blocks, ranks)));
        return List.copyOf(result);
    }

    /** How many ranks the block has of all that grows together. */
    private int together(Set<Type> alone) {
        int result = Math.max(lists.usual.size(), lists.bits.size());
        for (Map.Entry<Type, List<Integer>> entry : lists.cardinalities.entrySet()) {
            if (!alone.contains(entry.getKey())) {
                result = Math.max(result, entry.getValue().size());
            }
        }
        for (List<Integer> multiplicities : lists.multiplicities.values()) {
            result = Math.max(result, multiplicities.size());
        }
        for (List<Integer> iterations : lists.iterations.values()) {
            result = Math.max(result, iterations.size());
        }
        return result;
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
        lists.cardinalities.forEach((type, list) -> sizes.put(type, at(list, ranks[0])));
        for (int b = 0; b < blocks.size(); b++) {
            sizes.put(blocks.get(b), at(lists.of(blocks.get(b)), ranks[b + 1]));
        }
        var most = new HashMap<String, Integer>();
        lists.multiplicities.forEach((constructor, list) -> most.put(constructor, at(list, ranks[0])));
        var steps = new HashMap<String, Integer>();
        lists.iterations.forEach((predicate, list) -> steps.put(predicate, at(list, ranks[0])));
        return new Scope(
                sizes,
                at(lists.usual, ranks[0]),
                most,
                at(lists.bisimilarity, ranks[0]),
                steps,
                lists.bits.isEmpty() ? OptionalInt.empty() : OptionalInt.of(at(lists.bits, ranks[0])));
    }

    private static int at(List<Integer> list, int rank) {
        return list.get(Math.min(rank, list.size() - 1));
    }
}
