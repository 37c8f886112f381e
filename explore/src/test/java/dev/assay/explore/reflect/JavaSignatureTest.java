package dev.assay.explore.reflect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.explore.Domain;
import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Type;
import dev.assay.explore.Undecided;
import dev.assay.explore.discovery.Exploration;
import dev.assay.explore.discovery.Settings;
import java.io.IOException;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Laws of Java classes: of values, and of objects that change. */
class JavaSignatureTest {
    private static final Settings SMALL =
            Settings.upTo(4).withTests(80).withChecks(500).withLargest(8);

    private static List<String> laws(Class<?> type, String... functions) {
        JavaSignature java = JavaSignature.of(type, List.of(functions));
        return java.exploration(SMALL).run().laws().stream()
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

    /** Changes, has no equals, and tells what it is only when it writes itself. */
    public static final class Note {
        private String text = "";

        public void reverse() {
            text = new StringBuilder(text).reverse().toString();
        }

        public void add(int i) {
            text += i;
        }

        public int length() {
            return text.length();
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @Test
    void objectsAreComparedByWhatTheyWriteOfThemselvesToo() {
        List<String> laws = laws(Note.class, "reverse", "add", "length");
        assertLaws(laws, "n..reverse()..reverse() = n", "n..reverse().length() = n.length()");
        assertFalse(laws.contains("n..add(j)..add(i) = n..add(i)..add(j)"), laws::toString);
        assertFalse(laws.contains("n..add(1) = n..add(0)"), laws::toString);
    }

    /** Has a constant that its methods treat as nobody else. */
    public record Weight(int grams) {
        public static final Weight UNKNOWN = new Weight(-1);

        public boolean isKnown() {
            return this != UNKNOWN;
        }

        public static Weight of(int grams) {
            return new Weight(Math.abs(grams % 1000));
        }

        public Weight plus(Weight other) {
            assert grams >= 0;
            if (grams > 900) {
                throw new AssertionError("too heavy");
            }
            return of(grams + other.grams);
        }
    }

    @Test
    void lawsHoldForTheConstantsOfTheClass() {
        JavaSignature java = JavaSignature.of(Weight.class, List.of("isKnown", "plus"));
        List<Law> laws = java.exploration(SMALL).run().laws();
        List<String> told = laws.stream()
                .filter(law -> Reach.of(law, java, 8, 0) != Reach.FALSE)
                .map(java.notation()::show)
                .toList();
        assertFalse(told.contains("w.isKnown() = true"), told::toString);
    }

    @Test
    void whatReadsTheClockIsFoundInItsBytecode() throws NoSuchMethodException {
        assertEquals(Optional.of("the clock"), Surroundings.readBy(java.util.Date.class.getConstructor()));
        assertEquals(Optional.empty(), Surroundings.readBy(BigInteger.class.getMethod("add", BigInteger.class)));
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
    void thatNullIsRefusedHidesNoLawOfOtherElements() {
        assertLaws(
                laws(ArrayDeque.class, "addFirst", "pollFirst", "addLast", "pollLast", "peekFirst", "peekLast"),
                "a..addFirst(null) = undefined",
                "a..addFirst(x)..pollFirst() = a",
                "a..addLast(x)..pollLast() = a");
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

    /** Changes, although it has equals. */
    public static final class Scale {
        private int weight;

        public void put(int more) {
            weight += more;
        }

        public int weight() {
            return weight;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Scale scale && scale.weight == weight;
        }

        @Override
        public int hashCode() {
            return weight;
        }
    }

    @Test
    void anObjectWithEqualsIsNotComparedWithItselfAfterwards() {
        List<String> laws = laws(Scale.class, "put", "weight", "new");
        assertLaws(laws, "s..put(0) = s", "new Scale()..put(i).weight() = i");
        assertFalse(laws.contains("s.weight() = 0"), laws.toString());
        assertLaws(laws(java.util.BitSet.class, "set", "clear"), "bs..set(i, false) = bs..clear(i)");
    }

    /** Has no method without a result, and changes all the same. */
    public static final class Chain {
        private int length;

        public Chain longer() {
            length++;
            return this;
        }

        public int length() {
            return length;
        }
    }

    @Test
    void anObjectThatReturnsItselfIsSeenToChange() {
        assertLaws(
                laws(Chain.class, "new", "longer", "length"),
                "new Chain()..longer().length() = 1",
                "(1 + c.length()) = c..longer().length()");
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

    // What is called, and with what

    @Test
    void whatIsInheritedFromAClassThatNobodyMayNameIsThere() {
        List<String> functions = JavaSignature.of(StringBuilder.class, List.of("length", "append"))
                .functions();
        assertTrue(functions.contains("length"), functions.toString());
    }

    /** Counts what it is told to, one by one. */
    public static final class Loops {
        private Loops() {}

        public static String line(int length) {
            return "-".repeat(Math.max(0, length));
        }

        public static int sign(int number) {
            return Integer.signum(number);
        }

        public static int depth(int level) {
            return level <= 0 ? 0 : 1 + depth(level - 1);
        }
    }

    private static int endured(Class<?> type, String method) {
        var types = new JavaTypes(type);
        var values = new JavaValues(type, false);
        var members = new ArrayList<Member>();
        for (Method m : type.getMethods()) {
            if (m.getName().equals(method)) {
                types.of(int.class);
                members.add(new Member(
                        m,
                        Invocation.of(m).orElseThrow(),
                        List.of(JavaTypes.INT),
                        types.of(m.getGenericReturnType()).orElseThrow()));
            }
        }
        return new Endurance(types, values)
                .of(members)
                .getOrDefault(members.getFirst().executable(), Integer.MAX_VALUE);
    }

    @Test
    void numbersAreAsLargeAsAMethodEndures() {
        assertEquals(Integer.MAX_VALUE, endured(Loops.class, "sign"));
        assertEquals(1000, endured(Loops.class, "line"));
        assertTrue(endured(Loops.class, "depth") <= 1_000_000);
        assertTrue(endured(Rabbits.class, "count") < 60);
    }

    @Test
    void aNumberThatAMethodDoesNotEndureIsNotTried() {
        JavaSignature java = JavaSignature.of(Loops.class, List.of("line"));
        assertThrows(
                Undecided.class,
                () -> java.signature().symbol("line").operation().apply(new Object[] {1_000_000}));
    }

    @Test
    void aVeryLargeResultIsNone() {
        JavaSignature java = JavaSignature.of(BigInteger.class, List.of("multiply"));
        BigInteger large = BigInteger.ONE.shiftLeft(200);
        assertThrows(
                Undecided.class,
                () -> java.signature().symbol("multiply").operation().apply(new Object[] {large, large}));
    }

    @Test
    void argumentsOfOtherTypesAreNoResult() throws NoSuchMethodException {
        Invocation add = Invocation.of(BigInteger.class.getMethod("add", BigInteger.class))
                .orElseThrow();
        assertThrows(Undecided.class, () -> add.call(BigInteger.ONE, List.of("one")));
        Invocation pow =
                Invocation.of(BigInteger.class.getMethod("pow", int.class)).orElseThrow();
        assertThrows(Undecided.class, () -> pow.call(BigInteger.ONE, java.util.Collections.singletonList(null)));
    }

    @Test
    void aViewIsAskedByTheInterfaceThatItShares() throws Throwable {
        Invocation size = Invocation.of(ArrayList.class.getMethod("size")).orElseThrow();
        assertEquals(2, size.call(new ArrayList<>(List.of(1, 2, 3)).subList(1, 3), List.of()));
    }

    /** Keeps up to the largest number. */
    public static final class Meter {
        private Meter() {}

        public static int size(int number) {
            return Math.abs(number);
        }

        public static int steady(int number) {
            return number < 0 ? Math.negateExact(number) : number;
        }
    }

    @Test
    void aLawThatFailsForTheLargestNumbersIsFound() {
        JavaSignature java = JavaSignature.of(Meter.class, List.of("size", "steady"));
        List<Law> laws = java.exploration(SMALL).run().laws();
        assertEquals(Reach.UNLESS_TOO_LARGE, reach(java, laws, "Meter.steady(i) = Meter.size(i)"));
        assertEquals(Reach.ALL_NUMBERS, reach(java, laws, "Meter.size(Meter.size(i)) = Meter.size(i)"));
    }

    /** Overflows without a word. */
    public static final class Careless {
        private Careless() {}

        public static boolean isAfter(int first, int second) {
            return second - first > 0;
        }

        public static boolean isSmaller(int first, int second) {
            return first < second;
        }
    }

    @Test
    void aLawThatIsFalseForTheLargestNumbersIsFound() {
        JavaSignature java = JavaSignature.of(Careless.class, List.of("isAfter", "isSmaller"));
        List<Law> laws = java.exploration(SMALL).run().laws();
        assertEquals(Reach.FALSE, reach(java, laws, "Careless.isSmaller(i, j) = Careless.isAfter(i, j)"));
    }

    private static Reach reach(JavaSignature java, List<Law> laws, String shown) {
        Law law = laws.stream()
                .filter(l -> java.notation().show(l).equals(shown))
                .findFirst()
                .orElseThrow(() -> new AssertionError(shown + " is not among "
                        + laws.stream().map(java.notation()::show).toList()));
        return Reach.of(law, java, SMALL.largest(), 0);
    }

    @Test
    void objectsAreMadeOnlyByWhatAlwaysMakesTheSame() {
        List<String> told = told(UUID.class, "new", "getMostSignificantBits", "getLeastSignificantBits");
        assertTrue(told.contains("ALL_OBJECTS new UUID(m, n).getMostSignificantBits() = m"), told.toString());
        Domain objects = JavaSignature.of(UUID.class)
                .signature()
                .domain(Type.named("UUID"))
                .orElseThrow();
        for (int i = 0; i < 50; i++) {
            assertEquals(
                    objects.generator().draw(new SplittableRandom(i), 8),
                    objects.generator().draw(new SplittableRandom(i), 8));
        }
    }

    /** Almost never has a key. */
    public static final class Lock {
        private Lock() {}

        public static int key(int number) {
            if (number != 5 && number != 77) {
                throw new IllegalStateException("closed");
            }
            return number;
        }

        public static int turned(int key) {
            return key == 77 ? key : Math.abs(key);
        }
    }

    @Test
    void aLawThatAlmostAlwaysSpeaksOfNothingIsNotTold() {
        List<String> told = told(Lock.class, "key", "turned");
        assertFalse(
                told.stream().anyMatch(law -> law.endsWith("Lock.key((i + Lock.key(j))) = undefined")),
                told.toString());
        assertTrue(told.contains("ALL_OBJECTS Lock.turned(Lock.turned(i)) = Lock.turned(i)"), told.toString());
    }

    // How laws are told

    private static List<String> told(Class<?> type, String... functions) {
        JavaSignature java = JavaSignature.of(type, List.of(functions));
        return new Telling(java.exploration(SMALL).run(), SMALL)
                .laws(() -> false).stream()
                        .map(law -> Subject.of(law) + " " + java.notation().show(law))
                        .toList();
    }

    @Test
    void lawsAreToldBySubjectAndWithoutWhatFollowsFromOthers() {
        List<String> told = told(Optional.class, "isEmpty", "isPresent", "empty", "get", "orElseThrow");
        assertEquals(
                List.of(
                        "ALL_OBJECTS !o.isEmpty() = o.isPresent()",
                        "SYNONYMS o.orElseThrow() = o.get()",
                        "SPECIAL_OBJECTS Optional.empty().isEmpty() = true",
                        "WHAT_THROWS Optional.empty().get() = undefined"),
                told);
    }

    @Test
    void largeTermsAboutConstantsArePassedOverWhereThereAreManyMethods() {
        JavaSignature java = JavaSignature.of(BigInteger.class);
        var tedium = new Tedium(java.signature(), new JavaTypes(BigInteger.class).own());
        Term two = Term.of(java.signature().symbol("BigInteger.TWO"));
        Symbol add = java.signature().symbol("add");
        Symbol or = java.signature().symbol("or");
        Symbol max = java.signature().symbol("max");
        var a = new Term.Var(two.type(), 0);
        assertTrue(tedium.test(Term.of(add, two, two)));
        assertFalse(tedium.test(Term.of(add, a, two)));
        assertFalse(tedium.test(Term.of(add, Term.of(add, a, a), a)));
        assertFalse(tedium.test(Term.of(add, Term.of(or, a, a), a)));
        assertTrue(tedium.test(Term.of(max, Term.of(add, Term.of(or, a, a), a), a)));
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
