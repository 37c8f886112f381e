package dev.assay.app.discover;

import dev.assay.app.judging.Engines;
import dev.assay.explore.Law;
import dev.assay.judge.Engine.Aim;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Verdict;
import dev.assay.model.ModelEngine;
import dev.assay.prove.discover.TheorySignature;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.test.quickcheck.TestingEngine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the testers and the model finder say of a law before it is told: they draw their values in other ways than discovery does. */
public final class SecondOpinion {
    private static final Limits EACH = Limits.of(Duration.ofMillis(500));

    private final Explored explored;
    private final TheorySignature theory;
    private final Judge judge = new Judge();
    private final Judging judging = new Judging(
            new EngineChoice(
                    List.of(new TestingEngine(Engines.testers(), List.of(), 1), new ModelEngine(List.of())),
                    Set.of(Aim.TEST, Aim.REFUTE)),
            EACH,
            Optional.empty());
    private int refuted;

    public SecondOpinion(Explored explored, TheorySignature theory) {
        this.explored = explored;
        this.theory = theory;
    }

    /** Whether one of them refutes it. */
    public boolean isRefuted(Law law, Meter run) {
        boolean isRefuted = judging.judge(explored.task(theory.formula(law)), judge, run, ProgressListener.SILENT)
                        .verdict()
                instanceof Verdict.Refuted;
        refuted += isRefuted ? 1 : 0;
        return isRefuted;
    }

    /** How many laws it kept from being told. */
    public Optional<String> note() {
        return refuted == 0
                ? Optional.empty()
                : Optional.of((refuted == 1 ? "1 more law was" : refuted + " more laws were")
                        + " true in all tests of discovery, but refuted by the testers or the model finder");
    }
}
