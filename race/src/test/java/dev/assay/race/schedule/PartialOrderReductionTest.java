package dev.assay.race.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.race.scheduler.Limits;
import dev.assay.race.scheduler.Scheduler;
import dev.assay.race.scheduler.Strand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartialOrderReductionTest {
    /** What a strand of a small program does, on variables and locks that have numbers. */
    private sealed interface Op {
        record Read(int variable) implements Op {}

        record Write(int variable, int value) implements Op {}

        record Add(int variable) implements Op {}

        record Locked(int lock, List<Op> body) implements Op {}
    }

    /** Strands that are started one after the other; whoever starts them waits for the end of all. */
    private record Program(List<List<Op>> strands) implements Callable<Object> {
        private static final int VARIABLES = 2;

        /** The values of the variables in the end, and what everybody read. */
        @Override
        public Object call() {
            var memory = new Memory();
            Strand root = Objects.requireNonNull(Strand.current());
            var logs = new ArrayList<StringBuilder>();
            var ends = new ArrayList<Object>();
            var started = new ArrayList<Strand>();
            for (List<Op> each : strands) {
                var log = new StringBuilder();
                var end = new Object();
                logs.add(log);
                ends.add(end);
                started.add(root.scheduler().spawn("t", false, () -> {
                    Strand self = Objects.requireNonNull(Strand.current());
                    new Runner(self, memory, log).run(each);
                    self.step(Operation.write("end", end));
                }));
            }
            for (int i = 0; i < started.size(); i++) {
                Strand other = started.get(i);
                root.await(Operation.read("join", ends.get(i)), other::ended, Strand.NEVER);
            }
            return Arrays.toString(memory.variables) + logs;
        }
    }

    /** What the strands share. */
    private static final class Memory {
        private final int[] variables = new int[Program.VARIABLES];
        private final Object[] cells = {new Object(), new Object()};
        private final Strand[] owners = new Strand[Program.VARIABLES];
        private final Object[] locks = {new Object(), new Object()};
    }

    private record Runner(Strand self, Memory memory, StringBuilder log) {
        void run(List<Op> ops) {
            ops.forEach(this::run);
        }

        private void run(Op op) {
            switch (op) {
                case Op.Read(int variable) -> log.append(read(variable));
                case Op.Write(int variable, int value) -> write(variable, value);
                case Op.Add(int variable) -> write(variable, read(variable) + 1);
                case Op.Locked(int lock, List<Op> body) -> {
                    self.await(
                            Operation.write(Operation.LOCK + lock, memory.locks[lock]),
                            () -> memory.owners[lock] == null,
                            Strand.NEVER);
                    memory.owners[lock] = self;
                    run(body);
                    self.step(Operation.write("unlock", memory.locks[lock]));
                    memory.owners[lock] = null;
                }
            }
        }

        private int read(int variable) {
            self.step(Operation.read("read " + variable, memory.cells[variable]));
            return memory.variables[variable];
        }

        private void write(int variable, int value) {
            self.step(Operation.write("write " + variable, memory.cells[variable]));
            memory.variables[variable] = value;
        }
    }

    /** Every schedule there is, in the order of a tree. */
    private static final class Every implements Strategy {
        private final List<Integer> taken = new ArrayList<>();
        private final List<Integer> sizes = new ArrayList<>();
        private int depth;

        @Override
        public int choose(Enabled enabled) {
            if (depth == taken.size()) {
                taken.add(0);
                sizes.add(enabled.size());
            }
            return taken.get(depth++);
        }

        boolean next() {
            depth = 0;
            while (!taken.isEmpty() && taken.getLast() + 1 == sizes.getLast()) {
                taken.removeLast();
                sizes.removeLast();
            }
            if (taken.isEmpty()) {
                return false;
            }
            taken.set(taken.size() - 1, taken.getLast() + 1);
            return true;
        }
    }

    private static String text(Run run) {
        return run.outcome() instanceof Outcome.Returned returned
                ? String.valueOf(returned.value())
                : run.outcome().kind();
    }

    private static final int MOST = 300;

    /** All that a program can come to; nothing if it has too many schedules. */
    private static Optional<Set<String>> allOutcomes(Callable<?> program) {
        var outcomes = new TreeSet<String>();
        var every = new Every();
        int runs = 0;
        do {
            outcomes.add(text(Scheduler.run(program, every, Limits.STANDARD)));
            if (++runs > MOST) {
                return Optional.empty();
            }
        } while (every.next());
        return Optional.of(outcomes);
    }

    private record Explored(Set<String> outcomes, PartialOrderReduction reduction) {}

    private static Explored explored(Callable<?> program) {
        var outcomes = new TreeSet<String>();
        var reduction = new PartialOrderReduction();
        for (Optional<Strategy> next = reduction.next(); next.isPresent(); next = reduction.next()) {
            Run run = Scheduler.run(program, next.get(), Limits.STANDARD);
            if (!(run.outcome() instanceof Outcome.CutShort)) {
                outcomes.add(text(run));
            }
            reduction.learn(run);
        }
        return new Explored(outcomes, reduction);
    }

    private static Op op(Choices choices, int depth) {
        int variable = choices.draw(Gens.ints(0, 1));
        return switch (choices.draw(Gens.ints(0, depth == 0 ? 2 : 3))) {
            case 0 -> new Op.Read(variable);
            case 1 -> new Op.Write(variable, choices.draw(Gens.ints(1, 2)));
            case 2 -> new Op.Add(variable);
            default -> new Op.Locked(variable, choices.repeat(0, 2, i -> op(choices, depth - 1)));
        };
    }

    private static final Gen<Program> PROGRAMS =
            Gens.composed(choices -> new Program(choices.repeat(2, 3, i -> choices.repeat(0, 2, j -> op(choices, 2)))));

    @Test
    void whatAProgramCanComeToIsFoundWithoutTryingEveryOrder() {
        Scheduler.host(() -> {
            Property.forAll(PROGRAMS)
                    .forgetful()
                    .seed(5)
                    .tries(80)
                    .passes(program -> allOutcomes(program).ifPresent(all -> {
                        Explored explored = explored(program);
                        assertEquals(all, explored.outcomes());
                        assertTrue(explored.reduction().finished());
                        assertEquals(1, explored.reduction().share());
                    }));
            return 0;
        });
    }

    private static Program program(int strands, List<Op> each) {
        return new Program(IntStream.range(0, strands).mapToObj(i -> each).toList());
    }

    /** One writer and so many readers: 2ⁿ, for each reader comes before the writer or after it. */
    @ParameterizedTest
    @CsvSource({"1,2", "2,4", "3,8", "4,16", "5,32"})
    void readersOfOneVariableAreIndependentOfEachOther(int readers, int schedules) {
        var strands = new ArrayList<List<Op>>();
        strands.add(List.of(new Op.Write(0, 1)));
        strands.addAll(program(readers, List.of(new Op.Read(0))).strands());
        assertEquals(
                schedules,
                Scheduler.host(() -> explored(new Program(strands))).reduction().explored());
    }

    /** n! orders of n critical sections. */
    @ParameterizedTest
    @CsvSource({"2,2", "3,6", "4,24"})
    void criticalSectionsComeInAllOrders(int strands, int schedules) {
        var locked = new Op.Locked(0, List.of(new Op.Add(0)));
        Explored explored = Scheduler.host(() -> explored(program(strands, List.of(locked))));
        assertEquals(schedules, explored.reduction().explored());
        assertEquals(1, explored.outcomes().size());
    }

    @Test
    void strandsThatShareNothingHaveOneSchedule() {
        var strands = List.<List<Op>>of(List.of(new Op.Add(0)), List.of(new Op.Add(1)));
        assertEquals(
                1,
                Scheduler.host(() -> explored(new Program(strands))).reduction().explored());
    }

    @Test
    void twoLocksInTwoOrdersDeadlock() {
        var strands = List.<List<Op>>of(
                List.of(new Op.Locked(0, List.of(new Op.Locked(1, List.of())))),
                List.of(new Op.Locked(1, List.of(new Op.Locked(0, List.of())))));
        Explored explored = Scheduler.host(() -> explored(new Program(strands)));
        assertTrue(explored.outcomes().contains("Deadlock"), explored.outcomes().toString());
    }

    /** Whoever waits in a loop lets others go on, and it is said that the loop was not followed further. */
    @Test
    void aLoopThatWaitsDoesNotGoOnForEver() {
        Callable<Object> program = () -> {
            var flag = new boolean[1];
            Object cell = new Object();
            Strand root = Objects.requireNonNull(Strand.current());
            root.scheduler().spawn("t", false, () -> {
                Objects.requireNonNull(Strand.current()).step(Operation.write("write", cell));
                flag[0] = true;
            });
            root.step(Operation.read("read", cell));
            while (!flag[0]) {
                root.step(Operation.local(Operation.SPIN));
                root.step(Operation.read("read", cell));
            }
            return "seen";
        };
        Explored explored = Scheduler.host(() -> explored(program));
        assertEquals(Set.of("seen"), explored.outcomes());
        assertTrue(explored.reduction().finished());
        assertTrue(explored.reduction().waits());
    }

    @Test
    void aProgramThatIsNotTheSameEachTimeIsNoticed() {
        var runs = new int[1];
        Callable<Object> program = () -> {
            Object cell = new Object();
            String label = runs[0]++ % 2 == 0 ? "one" : "two";
            Strand root = Objects.requireNonNull(Strand.current());
            root.scheduler()
                    .spawn(
                            "t",
                            false,
                            () -> Objects.requireNonNull(Strand.current()).step(Operation.write(label, cell)));
            root.step(Operation.write(label, cell));
            return label;
        };
        Explored explored = Scheduler.host(() -> explored(program));
        assertTrue(explored.reduction().diverged());
        assertFalse(explored.reduction().finished());
    }
}
