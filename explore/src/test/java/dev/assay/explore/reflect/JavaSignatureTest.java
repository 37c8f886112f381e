package dev.assay.explore.reflect;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.explore.Exploration;
import dev.assay.explore.Settings;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Laws of Java classes: of values, and of objects that change. */
class JavaSignatureTest {
    private static final Settings SMALL =
            Settings.upTo(4).withTests(80).withChecks(500).withLargest(8);

    private static List<String> laws(Class<?> type, String... functions) {
        JavaSignature java = JavaSignature.of(type, List.of(functions));
        return Exploration.bySize(java.signature(), SMALL).run().laws().stream()
                .map(java.notation()::show)
                .toList();
    }

    private static void assertLaws(List<String> laws, String... expected) {
        for (String law : expected) {
            assertTrue(laws.contains(law), law + " is not among " + laws);
        }
    }

    @Test
    void valuesHaveTheLawsOfTheirMethods() {
        assertLaws(
                laws(BigInteger.class, "add", "negate", "ZERO"),
                "b.add(a) = a.add(b)",
                "a.add(BigInteger.ZERO) = a",
                "a.negate().negate() = a",
                "a.add(a.negate()) = BigInteger.ZERO");
    }

    /** A queue without equals and without clone. */
    public static final class Tray {
        private final List<Integer> things = new ArrayList<>();
        private static int calls;

        public void put(int thing) {
            things.addFirst(thing);
        }

        public int take() {
            return things.isEmpty() ? 0 : things.removeFirst();
        }

        public int count() {
            return things.size();
        }

        public int top() {
            return things.isEmpty() ? 0 : things.getFirst();
        }

        public int ticket() {
            return ++calls;
        }
    }

    @Test
    void whatIsNoFunctionIsLeftOutAndReported() {
        JavaSignature java = JavaSignature.of(Tray.class);
        assertFalse(java.functions().contains("ticket"), java.functions().toString());
        assertTrue(
                java.remarks().stream().anyMatch(r -> r.startsWith("Tray.ticket is left out: the same call gives")),
                java.remarks().toString());
    }

    @Test
    void viewsAreReported() {
        JavaSignature java = JavaSignature.of(java.util.TreeSet.class, List.of("add", "descendingSet"));
        assertTrue(
                java.remarks().stream().anyMatch(r -> r.startsWith("TreeSet.descendingSet returns a view")),
                java.remarks().toString());
    }
}
