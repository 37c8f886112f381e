package dev.assay.explore.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.explore.Exploration;
import dev.assay.explore.Settings;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void objectsThatChangeAreBuiltAnewForEveryCall() {
        assertLaws(
                laws(ArrayDeque.class, "addFirst", "pollFirst", "peekFirst", "isEmpty"),
                "a.pollFirst() = a.peekFirst()",
                "a..addFirst(x).peekFirst() = x",
                "a..addFirst(x)..pollFirst() = a",
                "a..addFirst(x).isEmpty() = false");
    }

    @Test
    void anExceptionIsAResult() {
        assertLaws(
                laws(ArrayDeque.class, "new", "removeFirst", "addLast"), "new ArrayDeque().removeFirst() = undefined");
    }

    @Test
    void functionsAreArguments() {
        assertLaws(
                laws(Optional.class, "empty", "map", "of"),
                "Optional.empty().map(f) = Optional.empty()",
                "Optional.of(x).map(f) = Optional.of(f.apply(x))");
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
    void objectsWithoutEqualsAreComparedByWhatTheyAnswer() {
        assertLaws(
                laws(Tray.class, "put", "take", "count", "top"),
                "t.take() = t.top()",
                "t..put(i)..take() = t",
                "t..put(i).top() = i");
    }

    @Test
    void whatIsNoFunctionIsLeftOutAndReported() {
        JavaSignature java = JavaSignature.of(Tray.class);
        assertFalse(java.functions().contains("ticket"), java.functions().toString());
        assertTrue(
                java.remarks().stream().anyMatch(r -> r.startsWith("Tray.ticket is left out: the same call gives")),
                java.remarks().toString());
    }

    /** Too high a tower does not fit anywhere; single calls do not make it so high. */
    public static final class Tower {
        private static final int MOST = 9;
        private int height;

        public void raise() {
            height++;
        }

        public int height() {
            if (height > MOST) {
                throw new OutOfMemoryError("simulated");
            }
            return height;
        }

        @SuppressWarnings("InfiniteRecursion")
        public int climbed() {
            return 1 + climbed();
        }
    }

    @Test
    void aMethodThatRunsOutOfStackIsLeftOutAndReported() {
        assertTrue(JavaSignature.of(Tower.class, List.of("raise", "climbed"))
                .remarks()
                .contains("Tower.climbed is left out: it needs too much stack"));
    }

    @Test
    void whatReadsTheClockIsLeftOutAndReported() {
        assertTrue(JavaSignature.of(LocalDate.class, List.of("now", "lengthOfMonth"))
                .remarks()
                .contains("LocalDate.now is left out: what it gives depends on the clock"));
    }

    @Test
    void whatWaitsForEverIsLeftOutAndReported() {
        assertTrue(JavaSignature.of(LinkedBlockingQueue.class, List.of("take", "peek"))
                .remarks()
                .contains("LinkedBlockingQueue.take is left out: it may wait for ever"));
    }

    /** Takes far too long for numbers that are not even large. */
    public static final class Rabbits {
        private Rabbits() {}

        public static int count(int month) {
            return month < 2 ? Math.max(month, 0) : count(month - 1) + count(month - 2);
        }

        public static int paired(int month) {
            return 2 * count(month);
        }
    }

    @Test
    void numbersAreNoLargerThanAllMethodsEndure() {
        assertLaws(laws(Rabbits.class, "count", "paired"), "(1 + 1) = Rabbits.paired(1)");
    }

    @Test
    void numbersAndTextsAreAlsoSuchAsTheClassItselfGives() {
        List<String> told = laws(LocalDate.class, "ofEpochDay", "isLeapYear", "parse");
        assertFalse(told.contains("LocalDate.ofEpochDay(m).isLeapYear() = false"), told.toString());
        assertFalse(told.contains("LocalDate.parse(s) = undefined"), told.toString());
    }

    @Test
    void thatAMethodRanOutOfMemoryIsNoResult() {
        assertThrows(OutOfMemoryError.class, () -> laws(Tower.class, "raise", "height"));
    }

    @Test
    void viewsAreReported() {
        JavaSignature java = JavaSignature.of(java.util.TreeSet.class, List.of("add", "descendingSet"));
        assertTrue(
                java.remarks().stream().anyMatch(r -> r.startsWith("TreeSet.descendingSet returns a view")),
                java.remarks().toString());
    }

    @Test
    void lawsAreWrittenAsTests() {
        JavaSignature java = JavaSignature.of(ArrayDeque.class, List.of("addFirst", "peekFirst"));
        String source = new LawTests(ArrayDeque.class, java)
                .source(Exploration.bySize(java.signature(), SMALL).run().laws());
        assertTrue(source.contains("class ArrayDequeLaws {"), source);
        assertTrue(
                source.contains("boolean law2(List<Integer> a, Integer x) {\n        return same(() -> "
                        + "after(new ArrayDeque<>(a), it -> it.addFirst(x)).peekFirst(), () -> x);"),
                source);
    }

    // Laws that are kept

    @TempDir
    private Path directory;

    /** A counter whose step can be changed, as if by a later version of the class. */
    public static final class Counter {
        static int step = 1;
        private int value;

        public void up() {
            value += step;
        }

        public void down() {
            value--;
        }

        public int value() {
            return value;
        }
    }

    @Test
    void aLawThatBreaksIsToldWithTheValuesThatBreakIt() throws IOException {
        Path file = directory.resolve("counter.laws");
        Counter.step = 1;
        assertEquals(List.of(), changes(file));
        assertTrue(Files.readString(file).contains("c..up()..down() = c"), Files.readString(file));
        assertEquals(List.of(), changes(file));
        Counter.step = 2;
        List<KeptLaws.Change> changes = changes(file);
        Counter.step = 1;
        assertTrue(changes.getFirst().toString().startsWith("no longer true: "), changes.toString());
        assertTrue(changes.toString().contains("c = new Counter()"), changes.toString());
        assertTrue(changes.getFirst().toString().contains("left "), changes.toString());
    }

    private static List<KeptLaws.Change> changes(Path file) throws IOException {
        return new KeptLaws(JavaSignature.of(Counter.class), SMALL).compare(file);
    }
}
