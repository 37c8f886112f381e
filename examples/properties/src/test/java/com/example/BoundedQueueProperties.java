package com.example;

import dev.assay.junit.Property;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.state.Answer;
import dev.assay.property.state.Command;
import dev.assay.property.state.StateMachine;
import dev.assay.property.state.Values;
import dev.assay.property.state.Var;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;

/** The queue does what a list does. */
class BoundedQueueProperties {
    private static final int CAPACITY = 3;

    record Offer(int number) implements Command<List<Integer>, BoundedQueue, Boolean> {
        @Override
        public Boolean run(BoundedQueue queue, Values values) {
            return queue.offer(number);
        }

        @Override
        public List<Integer> next(List<Integer> model, Var<Boolean> answer) {
            return model.size() == CAPACITY
                    ? model
                    : Stream.concat(model.stream(), Stream.of(number)).toList();
        }

        @Override
        public boolean postcondition(List<Integer> model, Answer<Boolean> answer, Values values) {
            return answer.value() == (model.size() < CAPACITY);
        }
    }

    record Remove() implements Command<List<Integer>, BoundedQueue, Integer> {
        @Override
        public Integer run(BoundedQueue queue, Values values) {
            return queue.remove();
        }

        @Override
        public List<Integer> next(List<Integer> model, Var<Integer> answer) {
            return model.isEmpty() ? model : model.subList(1, model.size());
        }

        @Override
        public boolean postcondition(List<Integer> model, Answer<Integer> answer, Values values) {
            return model.isEmpty()
                    ? answer.threw(NoSuchElementException.class)
                    : answer.value().equals(model.getFirst());
        }
    }

    record Machine() implements StateMachine<List<Integer>, BoundedQueue> {
        @Override
        public List<Integer> initial() {
            return List.of();
        }

        @Override
        public BoundedQueue start() {
            return new BoundedQueue(CAPACITY);
        }

        @Override
        public Gen<? extends Command<List<Integer>, BoundedQueue, ?>> command(List<Integer> model) {
            return Gens.oneOf(Gens.ints().map(Offer::new), Gens.always(new Remove()));
        }

        @Override
        public boolean invariant(List<Integer> model, BoundedQueue queue) {
            return queue.size() == model.size();
        }
    }

    @Property
    StateMachine<?, ?> likeAList() {
        return new Machine();
    }
}
