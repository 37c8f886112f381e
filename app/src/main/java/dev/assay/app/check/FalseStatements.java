package dev.assay.app.check;

import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.test.Options;
import dev.assay.test.quickcheck.TestingEngine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Tells a proof that is wrong, because what it is to show is false, from one that we could not follow. */
public final class FalseStatements {
    /** Few statements are false, and those that are mostly have small counterexamples. */
    private static final Duration TIME = Duration.ofSeconds(1);

    private final Allowance allowance;

    public FalseStatements(Allowance allowance) {
        this.allowance = allowance;
    }

    /** The same, but that a proof of something false is wrong. */
    public CheckedProof judged(CheckedProof proof) {
        return proof.verdict() instanceof ProofChecker.Verdict.NotFollowed(var position, var sentence)
                ? proof.statement().conjectures().stream()
                        .flatMap(conjecture -> counterexample(proof, conjecture).stream())
                        .findFirst()
                        .map(values -> new CheckedProof(
                                proof.statement(),
                                new ProofChecker.Verdict.Wrong(
                                        position, sentence + "; the statement is false for " + values)))
                        .orElse(proof)
                : proof;
    }

    private Optional<String> counterexample(CheckedProof proof, Conjecture conjecture) {
        var engine = new TestingEngine(Options.DEFAULT, List.of(), 1);
        var judging = new Judging(EngineChoice.of(engine), Limits.inSteps(TIME), Optional.empty());
        try (Meter meter = allowance.start()) {
            var task = TheoryTasks.task(proof.statement().context(), conjecture);
            return judging.judge(task, new Judge(), meter, _ -> {}).verdict() instanceof Verdict.Refuted refuted
                    ? Optional.of(String.join(", ", refuted.counterexample()))
                    : Optional.empty();
        }
    }
}
