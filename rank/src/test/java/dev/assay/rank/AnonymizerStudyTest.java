package dev.assay.rank;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gens;
import dev.assay.property.Sampler;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 5.3 of "Ranking Programs using Black Box Testing": all sixteen mutants, and a program that always crashes. */
class AnonymizerStudyTest {
    static final List<String> NAMES =
            IntStream.rangeClosed(0, 16).mapToObj(i -> "A" + i).toList();
    private static final int[] SCORES = {0, 12, 9, 10, 4, 9, 2, 9, 1, 10, 9, 9, 4, 4, 2, 7, 1};

    static Functions<String, String> programs() {
        var programs = new ArrayList<Function<? super String, ? extends String>>();
        programs.add(_ -> {
            throw new IllegalStateException("always");
        });
        for (int bits = 0; bits < 16; bits++) {
            programs.add(Anonymizer.numbered(bits)::anonymize);
        }
        return Functions.against(Anonymizer.numbered(0)::anonymize, programs);
    }

    static Inference<String> inferred(long seed) {
        var inference = new Inference<>(new Sampler<>(Gens.strings("a@. "), seed), programs(), 1000);
        inference.run(_ -> {}, () -> false);
        return inference;
    }

    @Test
    void theModelDoesWhatTheAssignmentSays() {
        var model = Anonymizer.numbered(0);
        assertEquals("p____@f______.s_", model.anonymize("pelle@foretag.se"));
        assertEquals("Hi j_____.c___@m____.o__!", model.anonymize("Hi johnny.cash@music.org!"));
        assertEquals("a@b@c.d_", Anonymizer.numbered(4).anonymize("a@b@c.de"));
        assertEquals("@.a_@", Anonymizer.numbered(2).anonymize("@.aa@"));
    }

    @Test
    void allShortTextsTogetherShowTwelveBugs() {
        List<String> all = Gens.strings("a@. ", 0, 6)
                .enumeration()
                .upTo(24)
                .distinct()
                .sorted(Comparator.comparingInt(String::length))
                .toList();
        List<Signature> signatures = programs().run(all);
        assertEquals(5461, all.size());
        assertEquals(23, signatures.stream().distinct().count());
        List<Witness<String>> seen = IntStream.range(0, all.size())
                .mapToObj(i -> new Witness<>(all.get(i), "", signatures.get(i)))
                .toList();
        check(new Ranking<>(NAMES, Granularity.IRREDUNDANT.bugs(seen, NAMES.size())));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void everySeedFindsTheSameTwelveBugs(long seed) {
        check(new Ranking<>(NAMES, inferred(seed).suite().tests()));
    }

    private static void check(Ranking<String> ranking) {
        assertEquals(12, ranking.bugs().size(), ranking.bugs().toString());
        assertArrayEquals(SCORES, ranking.scores());
        Order<String> order = Order.of(ranking);
        assertEquals(13, order.nodes().size());
        assertEquals(18, order.arrows().size());
        assertEquals(
                List.of(List.of(2, 10), List.of(4, 12), List.of(6, 14), List.of(8, 16)),
                order.nodes().stream()
                        .map(Order.Node::programs)
                        .filter(programs -> programs.size() > 1)
                        .sorted(Comparator.comparing(List::getFirst))
                        .toList());
        assertFalse(order.isAtLeast(5, 7));
        assertFalse(order.isAtLeast(13, 15));
        assertTrue(order.isStrictlyAbove(7, 6));
        assertTrue(order.isStrictlyAbove(15, 14));
        assertFalse(order.isAtLeast(3, 2));
        IntStream.range(0, 17).forEach(i -> assertTrue(order.isAtLeast(1, i) && order.isAtLeast(i, 0)));
    }
}
