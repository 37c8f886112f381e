package dev.assay.atp;

import dev.assay.run.Budget;
import dev.assay.run.Ending;
import dev.assay.run.Meter;
import dev.assay.run.Portfolio;
import dev.assay.run.Search;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** A portfolio of provers for one question, all at the same time, until one of them has decided it. */
public final class Contest {
    private Contest() {}

    /** One who takes part. */
    public record Entrant(String name, Function<Meter, Answer> run) {
        private Search<Answer> search() {
            return Search.of(name, (meter, _) -> answer(meter));
        }

        /** Its answer; that it failed is an answer, too, and does not disturb the others. */
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

    /** The first decisive answer, if there is one; then each answer is told, in the order of the entrants. */
    public static Optional<Answer> run(List<Entrant> entrants, Budget budget, Consumer<Answer> told) {
        if (entrants.isEmpty()) {
            return Optional.empty();
        }
        var searches = entrants.stream().map(Entrant::search).toList();
        try (Meter meter = budget.start()) {
            var result = Portfolio.of(answer -> answer.status().isDecisive(), searches)
                    .runTogether(meter);
            result.runs().forEach(run -> told.accept(answer(run)));
            return result.winner().flatMap(Portfolio.Run::answer);
        }
    }

    private static Answer answer(Portfolio.Run<Answer> run) {
        return switch (run.ending()) {
            case Ending.Answered<Answer>(var answer) -> answer;
            case Ending.Unanswered<Answer>(var reason, var _) ->
                Answer.without(run.name(), Status.ERROR, run.took().toMillis() / 1e3, reason.sentence());
        };
    }
}
