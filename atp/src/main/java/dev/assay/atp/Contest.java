package dev.assay.atp;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/** Provers that work on one question side by side, until one of them has decided it. */
public final class Contest {
    /** Problems are translated recursively, so how deep they may be nested is a matter of the stack. */
    private static final long STACK_BYTES = 512L << 20;

    private Contest() {}

    /** One who takes part. */
    public record Entrant(String name, Function<Meter, Answer> run) {
        /** Its answer; that it failed is an answer, too, and nobody else's trouble. */
        private Answer answer(Meter meter) {
            try {
                return run.apply(meter);
            } catch (StackOverflowError _) {
                return Answer.without(name, Status.ERROR, 0, "the problem is nested too deeply");
            } catch (RuntimeException e) {
                return Answer.without(name, Status.ERROR, 0, "failed: " + e);
            }
        }
    }

    /** The first decisive answer, if there is one; each answer is also told as it arrives. */
    public static Optional<Answer> run(List<Entrant> entrants, Budget budget, Consumer<Answer> told) {
        var factory = Thread.ofPlatform()
                .daemon()
                .name("assay-prover-", 0)
                .stackSize(STACK_BYTES)
                .factory();
        try (Meter meter = budget.start();
                var threads = Executors.newThreadPerTaskExecutor(factory)) {
            var answers = new ExecutorCompletionService<Answer>(threads);
            List<Meter> meters = meter.split(Math.max(1, entrants.size()));
            for (int i = 0; i < entrants.size(); i++) {
                Entrant entrant = entrants.get(i);
                Meter own = meters.get(i);
                answers.submit(() -> entrant.answer(own));
            }
            Optional<Answer> decided = Optional.empty();
            for (int i = 0; i < entrants.size(); i++) {
                Answer answer = answers.take().get();
                told.accept(answer);
                if (decided.isEmpty() && answer.status().isDecisive()) {
                    decided = Optional.of(answer);
                    meters.forEach(Meter::cancel);
                }
            }
            return decided;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
