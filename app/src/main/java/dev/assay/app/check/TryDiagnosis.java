package dev.assay.app.check;

import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.prove.method.MethodEngine;
import dev.assay.prove.relevance.Relevance;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers {@code try0}: which of the usual methods proves the goal. */
final class TryDiagnosis implements Diagnosis {
    private final Allowance allowance;
    private final Judging methods =
            new Judging(EngineChoice.of(new MethodEngine(new Relevance(), false, 1)), Limits.DEFAULT, Optional.empty());

    TryDiagnosis(Allowance allowance) {
        this.allowance = allowance;
    }

    @Override
    public Set<String> keywords() {
        return Set.of("try0");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        return question.goal().map(goal -> reply(question, goal));
    }

    private Reply reply(Question question, Conjecture goal) {
        try (Meter meter = allowance.start()) {
            Judged judged = methods.judge(
                    TheoryTasks.task(question.context(), goal), new Judge(), meter, ProgressListener.SILENT);
            return switch (judged.verdict()) {
                case Verdict.Proved proved -> new Reply("some", false, List.of(proved.proof()));
                case Verdict.Claimed claimed -> new Reply("some", false, List.of(claimed.proof()));
                case Verdict.Failed failed -> Reply.failure(String.join("; ", failed.lines()));
                case Verdict.Unread unread -> Reply.failure(String.join("; ", unread.lines()));
                case Verdict.Refuted _, Verdict.Potential _, Verdict.Corroborated _, Verdict.Unknown _ ->
                    Reply.of(judged.isOutOfTime() ? "timeout" : "none");
            };
        }
    }
}
