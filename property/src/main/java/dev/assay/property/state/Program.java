package dev.assay.property.state;

import dev.assay.property.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Commands in their order, for one machine. */
public record Program<M, S>(StateMachine<M, S> machine, List<Step<M, S, ?>> steps) {
    /** A command that was run. */
    private record Event(Step<?, ?, ?> step, Answer<?> answer) {}

    /** Runs it on a new system, and throws if the system differs from the model. */
    public void run() throws Exception {
        S system = machine.start();
        var history = new ArrayList<Event>();
        try {
            M model = machine.initial();
            var values = new Values();
            for (Step<M, S, ?> step : steps) {
                Case.label(step.command().getClass().getSimpleName());
                run(step, model, system, values, history);
                model = step.next(model);
                if (!machine.invariant(model, system)) {
                    throw new ModelViolated("the invariant does not hold after " + step + "\nmodel: " + model, null);
                }
            }
        } catch (ModelViolated e) {
            history.forEach(event -> Case.note(event.step() + "  →  " + event.answer()));
            throw e;
        } finally {
            machine.stop(system);
        }
    }

    private static <M, S, R> void run(Step<M, S, R> step, M model, S system, Values values, List<Event> history)
            throws InterruptedException {
        Answer<R> answer = step.run(system, values);
        history.add(new Event(step, answer));
        if (!step.command().postcondition(model, answer, values)) {
            throw new ModelViolated(
                    step + " must not answer " + answer + "\nmodel before it: " + model,
                    answer instanceof Answer.Threw<R> threw ? threw.thrown() : null);
        }
    }

    @Override
    public String toString() {
        return steps.stream().map(Step::toString).collect(Collectors.joining("; "));
    }
}
