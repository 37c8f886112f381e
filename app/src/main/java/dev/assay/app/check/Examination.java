package dev.assay.app.check;

import dev.assay.judge.Engine;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Outcome;
import dev.assay.logic.Conjecture;
import dev.assay.run.Meter;
import dev.assay.run.Progress;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What one engine makes of the goal of a diagnostic command, judged.
 *
 * @param messages what it said on the way
 */
record Examination(Judged judged, List<String> messages) {
    Examination {
        messages = List.copyOf(messages);
    }

    static Examination of(Question question, Conjecture goal, Engine engine, Duration time, Allowance allowance) {
        List<String> messages = Collections.synchronizedList(new ArrayList<>());
        var judging = new Judging(EngineChoice.of(engine), allowance.limits(time), Optional.empty());
        try (Meter meter = allowance.start(time)) {
            Judged judged = judging.judge(TheoryTasks.task(question.context(), goal), new Judge(), meter, event -> {
                if (event instanceof Progress.Message(var _, var text)) {
                    messages.add(text);
                }
            });
            return new Examination(judged, List.copyOf(messages));
        }
    }

    /** That of the one engine. */
    Outcome outcome() {
        return judged.outcomes().getFirst();
    }
}
