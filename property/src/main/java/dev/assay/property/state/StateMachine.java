package dev.assay.property.state;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Origin;
import dev.assay.property.Property;
import dev.assay.property.Range;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import java.util.List;

/**
 * A system described by a model.
 *
 * @param <M> the model, which is immutable
 * @param <S> the system
 */
public interface StateMachine<M, S> {
    /** The model at the start. */
    M initial();

    /** A new system. */
    S start() throws Exception;

    /** Cleans up after a system. */
    default void stop(S system) throws Exception {}

    /** What can be done next. Commands whose precondition does not hold are left out. */
    Gen<? extends Command<M, S, ?>> command(M model);

    /** What holds after each command. */
    default boolean invariant(M model, S system) {
        return true;
    }

    /** Programs of so many commands. */
    default Gen<Program<M, S>> programs(int min, int max) {
        return Gens.composed(choices -> {
            var writer = new Writer<>(this);
            List<Step<M, S, ?>> steps = choices.repeat(min, max, index -> writer.next(choices));
            return new Program<>(this, steps);
        });
    }

    /** Tests it with programs of up to a hundred commands; throws if the system differs from the model. */
    default Result check() {
        return check(Settings.standard());
    }

    default Result check(Settings settings) {
        return test(settings).orThrow();
    }

    /** As {@link #check}, but returns the result whatever it is. */
    default Result test(Settings settings) {
        return property(getClass().getName(), getClass().getSimpleName()).test(settings);
    }

    /** That the system does what the model does, in all programs; failures are kept under the id. */
    default Property property(String id, String name) {
        return new Property(
                id,
                name,
                List.of("program"),
                List.of(programs(1, 100)),
                arguments -> ((Program<?, ?>) arguments[0]).run(),
                Origin.of(getClass()));
    }

    /** Writes a program command by command; only the model knows what has happened. */
    final class Writer<M, S> {
        private final StateMachine<M, S> machine;
        private M model;
        private int number;

        private Writer(StateMachine<M, S> machine) {
            this.machine = machine;
            this.model = machine.initial();
        }

        private Step<M, S, ?> next(Choices choices) {
            // A command keeps its number when others are left out, and so its variable its name.
            number = (int) Math.min(choices.choose(Range.newName(number + 1)), Integer.MAX_VALUE - 1);
            M before = model;
            Command<M, S, ?> command = choices.draw(machine.command(before).filter(each -> each.precondition(before)));
            Step<M, S, ?> step = Step.of(number, command);
            model = step.next(model);
            return step;
        }
    }
}
