package dev.assay.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IndexTest {
    @Test
    void aDiscriminationTreeFindsExactlyThePatternsThatMatch() {
        var terms = new RandomTerms(5);
        var tree = new DiscriminationTree<Integer>(terms.bank);
        var patterns = new ArrayList<Integer>();
        var random = new SplittableRandom(5);
        var match = new Match(terms.bank);
        int found = 0;
        for (int i = 0; i < 3_000; i++) {
            if (!patterns.isEmpty() && random.nextInt(3) == 0) {
                int index = random.nextInt(patterns.size());
                int removed = patterns.get(index);
                patterns.remove(Integer.valueOf(removed));
                assertTrue(tree.remove(removed, removed));
            } else {
                int pattern = terms.term(3, 0, 2);
                if (!patterns.contains(pattern)) {
                    patterns.add(pattern);
                    tree.insert(pattern, pattern);
                }
            }
            assertEquals(patterns.size(), tree.size());
            int query = terms.term(4, 0, 2);
            var expected = new HashSet<Integer>();
            for (int pattern : patterns) {
                match.clear();
                if (match.match(pattern, query)) {
                    expected.add(pattern);
                }
            }
            Set<Integer> visited = new HashSet<>();
            match.clear();
            assertFalse(tree.findGeneralisation(query, match, pattern -> {
                assertEquals(query, match.instance(pattern));
                visited.add(pattern);
                return false;
            }));
            assertEquals(expected, visited);
            assertEquals(0, match.mark());
            found += visited.size();
        }
        assertTrue(found > 1_000, "only " + found);
        assertFalse(tree.remove(terms.term(6, 0, 0), 0));
    }

    @Test
    void oldPatternsCanBePassedOver() {
        var terms = new RandomTerms(6);
        var tree = new DiscriminationTree<String>(terms.bank);
        var match = new Match(terms.bank);
        int x = terms.bank.variable(0, terms.nat);
        tree.insert(x, "old", 1);
        int s = 2;
        tree.insert(terms.bank.apply(s, x), "new", 2);
        List<String> visited = new ArrayList<>();
        int query = terms.bank.apply(s, terms.bank.apply(s, x));
        tree.findGeneralisation(query, match, 2, visited::add);
        assertEquals(List.of("new"), visited);
    }

    @Test
    void fingerprintsMissNothingThatUnifiesOrMatches() {
        var terms = new RandomTerms(7);
        var index = new FingerprintIndex<String>(terms.bank);
        var stored = new HashSet<Integer>();
        for (int i = 0; i < 500; i++) {
            int term = terms.term(3, 0, 2);
            stored.add(term);
            index.insert(term, "value" + i);
            if (i % 5 == 0) {
                assertTrue(index.remove(term, "value" + i));
                index.insert(term, "value");
            }
        }
        var unifier = new Unifier(terms.bank);
        var match = new Match(terms.bank);
        int candidates = 0;
        for (int i = 0; i < 1_000; i++) {
            int query = terms.term(3, 10, 2);
            Set<Integer> unifiable = new HashSet<>();
            Set<Integer> instances = new HashSet<>();
            Set<Integer> generalisations = new HashSet<>();
            index.forEachUnifiable(query, (term, values) -> unifiable.add(term));
            index.forEachInstance(query, (term, values) -> instances.add(term));
            index.forEachGeneralisation(query, (term, values) -> generalisations.add(term));
            candidates += unifiable.size();
            for (int term : stored) {
                unifier.clear();
                match.clear();
                assertTrue(!unifier.unify(term, query) || unifiable.contains(term));
                assertTrue(!match.match(term, query) || generalisations.contains(term));
                match.clear();
                assertTrue(!match.match(query, term) || instances.contains(term));
            }
        }
        assertTrue(candidates < 1_000 * stored.size() / 3, "too many candidates: " + candidates);
    }

    @Test
    void featureVectorsAreFoundWhereTheyAreNowhereGreaterOrLess() {
        var random = new SplittableRandom(8);
        var index = new FeatureVectorIndex<List<Integer>>();
        var stored = new ArrayList<List<Integer>>();
        for (int i = 0; i < 300; i++) {
            List<Integer> vector = List.of(random.nextInt(4), random.nextInt(4), random.nextInt(4));
            stored.add(vector);
            index.insert(array(vector), vector);
            if (i % 3 == 0) {
                assertTrue(index.remove(array(vector), vector));
                stored.remove(vector);
            }
        }
        for (int i = 0; i < 100; i++) {
            List<Integer> query = List.of(random.nextInt(4), random.nextInt(4), random.nextInt(4));
            int[] below = {0};
            int[] above = {0};
            index.findAtMost(array(query), v -> {
                below[0]++;
                return false;
            });
            index.findAtLeast(array(query), v -> {
                above[0]++;
                return false;
            });
            assertEquals(stored.stream().filter(v -> isAtMost(v, query)).count(), below[0]);
            assertEquals(stored.stream().filter(v -> isAtMost(query, v)).count(), above[0]);
        }
    }

    private static int[] array(List<Integer> vector) {
        return vector.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean isAtMost(List<Integer> left, List<Integer> right) {
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i) > right.get(i)) {
                return false;
            }
        }
        return true;
    }
}
