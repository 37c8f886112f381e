package dev.assay.property.state;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A queue in an array, right and wrong, against a list. */
class RingBufferTest {
    /** Holds as many numbers as it has cells. */
    private static class RingBuffer {
        private final int[] cells;
        private int reader;
        private int size;

        RingBuffer(int capacity) {
            this.cells = new int[capacity];
        }

        boolean put(int value) {
            if (size == cells.length) {
                return false;
            }
            cells[place(reader, size)] = value;
            size++;
            return true;
        }

        int get() {
            if (size == 0) {
                throw new IllegalStateException("empty");
            }
            int value = cells[reader];
            reader = place(reader, 1);
            size--;
            return value;
        }

        int size() {
            return size;
        }

        int place(int start, int offset) {
            return (start + offset) % cells.length;
        }
    }

    /** Runs over the end one cell too late. */
    private static final class Broken extends RingBuffer {
        Broken(int capacity) {
            super(capacity);
        }

        @Override
        int place(int start, int offset) {
            return start + offset > 2 ? (start + offset) % 2 : (start + offset) % 3;
        }
    }

    private record Put(int value) implements Command<List<Integer>, RingBuffer, Boolean> {
        @Override
        public Boolean run(RingBuffer buffer, Values values) {
            return buffer.put(value);
        }

        @Override
        public List<Integer> next(List<Integer> model, Var<Boolean> answer) {
            if (model.size() == 3) {
                return model;
            }
            var next = new ArrayList<>(model);
            next.add(value);
            return List.copyOf(next);
        }

        @Override
        public boolean postcondition(List<Integer> model, Answer<Boolean> answer, Values values) {
            return answer.value() == model.size() < 3;
        }
    }

    private record Get() implements Command<List<Integer>, RingBuffer, Integer> {
        @Override
        public Integer run(RingBuffer buffer, Values values) {
            return buffer.get();
        }

        @Override
        public List<Integer> next(List<Integer> model, Var<Integer> answer) {
            return model.isEmpty() ? model : model.subList(1, model.size());
        }

        @Override
        public boolean postcondition(List<Integer> model, Answer<Integer> answer, Values values) {
            return model.isEmpty()
                    ? answer.threw(IllegalStateException.class)
                    : answer.value().equals(model.getFirst());
        }
    }

    private record Machine(boolean broken) implements StateMachine<List<Integer>, RingBuffer> {
        @Override
        public List<Integer> initial() {
            return List.of();
        }

        @Override
        public RingBuffer start() {
            return broken ? new Broken(3) : new RingBuffer(3);
        }

        @Override
        public Gen<? extends Command<List<Integer>, RingBuffer, ?>> command(List<Integer> model) {
            return Gens.oneOf(Gens.ints().map(Put::new), Gens.always(new Get()));
        }

        @Override
        public boolean invariant(List<Integer> model, RingBuffer buffer) {
            return buffer.size() == model.size();
        }
    }

    private static final Set<String> MINIMAL = Set.of(
            "Put[value=0] Get[] Put[value=0] Put[value=0] Put[value=1] Get[]",
            "Put[value=0] Put[value=0] Get[] Put[value=0] Put[value=1] Get[]",
            "Put[value=0] Put[value=0] Put[value=0] Get[] Put[value=1] Get[]");

    private static Settings settings(long seed) {
        return Settings.standard().seeded(seed).keepingFailuresIn(Optional.empty());
    }

    @Test
    void theRightOnePassesAndEveryCommandIsUsed() {
        Result result = new Machine(false).check(settings(1));
        assertTrue(result.labels().get("Put") > 50, result.toString());
        assertTrue(result.labels().get("Get") > 50, result.toString());
    }

    @Test
    void theWrongOneIsShrunkToTheFewestCommands() {
        for (long seed = 0; seed < 30; seed++) {
            Result result = new Machine(true).test(settings(seed));
            var falsified = assertInstanceOf(Result.Falsified.class, result.verdict());
            // Only a number that is not in the cell anyway shows where it went.
            assertTrue(MINIMAL.contains(commands(falsified)), result.toString());
        }
    }

    private static String commands(Result.Falsified falsified) {
        return falsified
                .shrunk()
                .arguments()
                .getFirst()
                .value()
                .replaceAll("v\\d+ = ", "")
                .replace(";", "");
    }
}
