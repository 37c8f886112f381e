package dev.assay.property.state;

import java.util.concurrent.ExecutionException;

/** A command of a program, with the variable that stands for its answer. */
public record Step<M, S, R>(Var<R> answer, Command<M, S, R> command) {
    static <M, S, R> Step<M, S, R> of(int number, Command<M, S, R> command) {
        return new Step<>(new Var<>(number), command);
    }

    public M next(M model) {
        return command.next(model, answer);
    }

    /** Runs the command; an exception is an answer. */
    public Answer<R> run(S system, Values values) throws InterruptedException {
        try {
            Answer<R> result = new Answer.Returned<>(command.run(system, values));
            values.put(answer, result);
            return result;
        } catch (InterruptedException e) {
            throw e;
        } catch (ExecutionException e) {
            return threw(e.getCause() == null ? e : e.getCause(), values);
        } catch (Exception | AssertionError | StackOverflowError e) {
            return threw(e, values);
        }
    }

    private Answer<R> threw(Throwable thrown, Values values) {
        Answer<R> result = new Answer.Threw<>(thrown);
        values.put(answer, result);
        return result;
    }

    @Override
    public String toString() {
        return answer + " = " + command;
    }
}
