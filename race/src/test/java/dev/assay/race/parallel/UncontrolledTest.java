package dev.assay.race.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.state.Answer;
import dev.assay.property.state.Command;
import dev.assay.property.state.StateMachine;
import dev.assay.property.state.Values;
import dev.assay.property.state.Var;
import dev.assay.race.example.Registry;
import dev.assay.race.example.ThreadRegistryMachine;
import dev.assay.race.schedule.Method;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** State machines side by side on threads of the machine. */
class UncontrolledTest {
    /** A counter whose clients wait a little for each other between reading and writing, so that they lose updates. */
    private static final class Counter {
        private final CyclicBarrier meeting = new CyclicBarrier(2);
        private volatile int value;

        int increment() throws Exception {
            int before = value;
            try {
                meeting.await(50, TimeUnit.MILLISECONDS);
            } catch (TimeoutException | BrokenBarrierException e) {
                meeting.reset();
            }
            value = before + 1;
            return before + 1;
        }
    }

    private record Increment() implements Command<Integer, Counter, Integer> {
        @Override
        public Integer run(Counter counter, Values values) throws Exception {
            return counter.increment();
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

    private record Counting() implements StateMachine<Integer, Counter> {
        @Override
        public Integer initial() {
            return 0;
        }

        @Override
        public Counter start() {
            return new Counter();
        }

        @Override
        public Gen<? extends Command<Integer, Counter, ?>> command(Integer model) {
            return Gens.always(new Increment());
        }
    }

    @Test
    void threadsOfTheMachineFindARaceToo() {
        ParallelFailure<Integer, Counter> failure = ParallelTest.of(new Counting())
                .seeded(1)
                .prefix(0)
                .tests(20)
                .searching(Method.uncontrolled(1))
                .findLarge()
                .orElseThrow();
        assertEquals("no order of the branches' commands explains their answers", failure.reason());
        assertTrue(failure.schedule().decisions().isEmpty(), "there is no schedule");
    }

    @Test
    void oneClientPassesOnThreadsOfTheMachine() { // AT2, for one processor is as good as one client
        var found = ParallelTest.of(new ThreadRegistryMachine(Registry.Version.ORIGINAL.name()))
                .seeded(1)
                .branches(1)
                .tests(200)
                .searching(Method.uncontrolled(1))
                .findLarge();
        assertEquals(Optional.empty(), found);
    }
}
