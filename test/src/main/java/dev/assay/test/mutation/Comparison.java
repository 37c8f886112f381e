package dev.assay.test.mutation;

import dev.assay.judge.Engine;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Lets each engine work on a mutant on its own, so that none has to share time with another.
 *
 * @param engines by their names in the table, in its order
 * @param limits for each engine and mutant
 */
public record Comparison(SequencedMap<String, Engine> engines, Limits limits) {
    /**
     * The answers by the names of the engines, in their order.
     *
     * @param all what all mutants together may take
     */
    public Map<String, Answer> run(Task mutant, Meter all) {
        Map<String, Answer> result = new LinkedHashMap<>();
        engines.forEach((name, engine) -> result.put(name, answer(mutant, engine, all)));
        return result;
    }

    private Answer answer(Task mutant, Engine engine, Meter all) {
        Judged judged = new Judging(EngineChoice.of(engine), limits, Optional.empty())
                .judge(mutant, new Judge(), all, ProgressListener.SILENT);
        return Answer.of(judged, judged.isOutOfTime());
    }
}
