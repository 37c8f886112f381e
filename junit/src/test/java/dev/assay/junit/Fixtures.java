package dev.assay.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Between;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Size;
import dev.assay.property.method.PropertyProver;
import dev.assay.property.state.Answer;
import dev.assay.property.state.Command;
import dev.assay.property.state.StateMachine;
import dev.assay.property.state.Values;
import dev.assay.property.state.Var;
import dev.assay.race.memory.MemoryModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/** Classes for the engine to run; they are no tests of their own. */
final class Fixtures {
    private Fixtures() {}

    record Money(long cents) {}

    static class Parameters {
        @Property
        void byType(int x, String s) {
            assertEquals(x + s, x + s);
        }

        @Property
        boolean constrained(@Between(min = 1, max = 6) int die, @Size(max = 3) List<@Between(min = 0) Integer> xs) {
            return 1 <= die && die <= 6 && xs.size() <= 3 && xs.stream().allMatch(x -> x >= 0);
        }

        Gen<Integer> evens() {
            return Gens.ints(-100, 100).map(x -> 2 * x);
        }

        @Property
        boolean named(@ForAll("evens") int x) {
            return x % 2 == 0;
        }

        @Provide
        Gen<Money> money() {
            return Gens.longs(0, 99).map(Money::new);
        }

        @Property
        boolean provided(@ForAll Money money, List<Money> others) {
            return money.cents() >= 0 && others.stream().allMatch(each -> each.cents() < 100);
        }

        sealed interface Shape {
            record Circle(double radius) implements Shape {}

            record Group(List<Shape> shapes) implements Shape {}
        }

        @Property
        void derived(Shape shape) {
            assertTrue(shape instanceof Shape.Circle || shape instanceof Shape.Group);
        }
    }

    static class Failing {
        @Property(value = "no list is long", seed = 42)
        void short_(List<Integer> xs) {
            assertTrue(xs.size() < 3, "too long");
        }

        @Property
        boolean returnsFalse(int x) {
            return x < 1000;
        }
    }

    static class Settings {
        static final AtomicInteger count = new AtomicInteger();

        @Property(tries = 17)
        void counted(int x) {
            count.incrementAndGet();
        }
    }

    static class WithData {
        static final AtomicInteger count = new AtomicInteger();

        java.util.stream.Stream<Object[]> sums() {
            return java.util.stream.Stream.iterate(1, n -> n + 1).limit(2000).map(n -> new Object[] {n, n, 2 * n});
        }

        @Property
        @FromData("sums")
        boolean added(int a, int b, int sum) {
            count.incrementAndGet();
            return a + b == sum;
        }

        java.util.List<String> words() {
            return java.util.List.of("level", "radar", "java");
        }

        @Property
        @FromData("words")
        boolean palindromes(String word) {
            return new StringBuilder(word).reverse().toString().equals(word);
        }

        @Property
        @FromData("nowhere")
        void missing(int x) {}
    }

    static class NotShrunk {
        @Property(shrinkSeconds = 0, edgeCases = dev.assay.property.EdgeCaseMode.NONE, seed = 5)
        boolean small(@dev.assay.property.Between(min = 0, max = 1_000_000_000) int x) {
            return x < 1000;
        }
    }

    static class Defaults {
        static final AtomicInteger count = new AtomicInteger();

        @Property
        void counted(int x) {
            count.incrementAndGet();
        }
    }

    static class Guided {
        @Property(guided = true, tries = 5)
        void guided(String s) {}
    }

    static class Lifecycle {
        static final List<String> events = Collections.synchronizedList(new ArrayList<>());

        @BeforeContainer
        static void beforeContainer() {
            events.add("before container");
        }

        @AfterContainer
        static void afterContainer() {
            events.add("after container");
        }

        @BeforeProperty
        void beforeProperty() {
            events.add("before property");
        }

        @AfterProperty
        void afterProperty() {
            events.add("after property");
        }

        @BeforeTry
        void beforeTry() {
            events.add("before try");
        }

        @AfterTry
        void afterTry() {
            events.add("after try");
        }

        @Property(tries = 2)
        void property(String s) {
            events.add("try");
        }
    }

    static class Outer {
        private final int limit = 10;

        Gen<Integer> small() {
            return Gens.ints(0, limit);
        }

        @Property
        boolean own(@ForAll("small") int x) {
            return x <= limit;
        }

        class Inner {
            @Property
            boolean inner(@ForAll("small") int x) {
                return x <= limit;
            }

            class Innermost {
                @Property
                boolean innermost(int x) {
                    return limit == 10;
                }
            }
        }
    }

    static class Tagged {
        @Tag("slow")
        @Property
        void tagged(int x) {}

        @org.junit.jupiter.api.Tag("jupiter")
        @Property
        void taggedByJupiter(int x) {}
    }

    static class Skipped {
        @Disabled("not today")
        @Property
        void disabled(int x) {}
    }

    static class Parallel {
        private static final CyclicBarrier BARRIER = new CyclicBarrier(2);

        @Property(tries = 1)
        void first(String s) throws Exception {
            BARRIER.await();
        }

        @Property(tries = 1)
        void second(String s) throws Exception {
            BARRIER.await();
        }
    }

    static class Machines {
        private record Increment() implements Command<Integer, AtomicInteger, Integer> {
            @Override
            public Integer run(AtomicInteger counter, Values values) {
                return counter.incrementAndGet();
            }

            @Override
            public Integer next(Integer model, Var<Integer> answer) {
                return model + 1;
            }

            @Override
            public boolean postcondition(Integer model, Answer<Integer> answer, Values values) {
                return answer.value() == model + 1;
            }
        }

        private record Counter(int limit) implements StateMachine<Integer, AtomicInteger> {
            @Override
            public Integer initial() {
                return 0;
            }

            @Override
            public AtomicInteger start() {
                return new AtomicInteger();
            }

            @Override
            public Gen<? extends Command<Integer, AtomicInteger, ?>> command(Integer model) {
                return Gens.always(new Increment());
            }

            @Override
            public boolean invariant(Integer model, AtomicInteger counter) {
                return counter.get() < limit;
            }
        }

        @Property(tries = 20)
        StateMachine<?, ?> counter() {
            return new Counter(1000);
        }

        @Property
        StateMachine<?, ?> broken() {
            return new Counter(3);
        }
    }

    /** Run under many schedules. */
    static class Races {
        private int plain;

        @Race(schedules = 200, seed = 1)
        void loses() throws InterruptedException {
            Thread other = new Thread(() -> plain++);
            other.start();
            plain++;
            other.join();
            if (plain != 2) {
                throw new AssertionError("lost: " + plain);
            }
        }

        @Race(value = "holds a lock", schedules = 200, seed = 1)
        void locks() throws InterruptedException {
            Thread other = new Thread(this::increment);
            other.start();
            increment();
            other.join();
            if (plain != 2) {
                throw new AssertionError("lost: " + plain);
            }
        }

        private synchronized void increment() {
            plain++;
        }
    }

    /** Right as long as all threads see the same memory. */
    static class WeakRaces {
        private int left;
        private int right;

        private void dekker() throws InterruptedException {
            var seen = new int[2];
            Thread other = new Thread(() -> {
                left = 1;
                seen[0] = right;
            });
            other.start();
            right = 1;
            seen[1] = left;
            other.join();
            if (seen[0] + seen[1] == 0) {
                throw new AssertionError("neither saw the other");
            }
        }

        @Race(schedules = 200, seed = 1)
        void sequential() throws InterruptedException {
            dekker();
        }

        @Race(schedules = 200, seed = 1, memory = MemoryModel.JAVA)
        void weak() throws InterruptedException {
            dekker();
        }

        @Race(schedules = 200, seed = 1, dataRaces = true)
        void ordered() throws InterruptedException {
            dekker();
        }
    }

    /** Properties that ask for a proof. */
    static class Proofs {
        @Property(prove = true, tries = 10)
        boolean known(int x) {
            return x + 1 == 1 + x;
        }

        @Property(prove = true, tries = 10)
        boolean unknown(int x) {
            return x * 0 == 0;
        }

        @Property(prove = true)
        boolean wrong(int x) {
            return x < 7;
        }
    }

    /** A prover that goes by names. */
    public static final class Guessing implements PropertyProver {
        @Override
        public PropertyProver.Answer prove(
                java.lang.reflect.Method property, java.nio.file.Path source, java.time.Duration limit) {
            return property.getName().equals("known")
                    ? new PropertyProver.Answer(true, "proved by looking at it", java.util.List.of("lemma x == x"))
                    : new PropertyProver.Answer(false, "nothing comes to mind", java.util.List.of());
        }
    }

    /** A counter whose step can be changed, as if by a later version of the class. */
    public static final class Tally {
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

    /** The laws of a class as a test. */
    static class Lawful {
        @Laws(value = Tally.class, size = 3)
        void counter() {}
    }
}
