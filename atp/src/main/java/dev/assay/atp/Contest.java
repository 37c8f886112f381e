package dev.assay.atp;

import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/** Provers that work on one question side by side, until one of them has decided it. */
public final class Contest {
    private Contest() {}

    /** The first decisive answer, if there is one; each answer is also told as it arrives. */
    public static Optional<Answer> run(
            List<? extends Function<Meter, Answer>> runs, Budget budget, Consumer<Answer> told) {
        try (Meter meter = budget.start();
                var threads = Executors.newThreadPerTaskExecutor(
                        Thread.ofPlatform().daemon().name("assay-prover-", 0).factory())) {
            var answers = new ExecutorCompletionService<Answer>(threads);
            List<Meter> meters = new ArrayList<>(meter.split(Math.max(1, runs.size())));
            for (int i = 0; i < runs.size(); i++) {
                Function<Meter, Answer> run = runs.get(i);
                Meter own = meters.get(i);
                answers.submit(() -> run.apply(own));
            }
            Optional<Answer> decided = Optional.empty();
            for (int i = 0; i < runs.size(); i++) {
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
