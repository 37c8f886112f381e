package dev.assay.app.portfolio;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Proof;
import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One engine at work on one task. As an engine it says what it came to; as an attempt it also has the words for it. */
abstract class Attempt implements Engine {
    private final Task task;
    private final Grounds grounds;
    private volatile @Nullable Verdict verdict;
    private volatile Set<String> oracles = Set.of();

    Attempt(Task task, Grounds grounds) {
        this.task = task;
        this.grounds = grounds;
    }

    final Task task() {
        return task;
    }

    /** What it found out, if anything. */
    final Optional<Verdict> verdict() {
        return Optional.ofNullable(verdict);
    }

    /** What its theorem rests on. */
    final Set<String> oracles() {
        return oracles;
    }

    @Override
    public final Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter) {
        return work(meter, reporter);
    }

    /** Works on the task. */
    abstract Outcome work(Meter meter, Reporter reporter);

    // What attempts say in the end

    final Outcome refuted(Verdict.Refuted words, Outcome.Refuted outcome) {
        verdict = words;
        return outcome;
    }

    final Outcome proved(String by, String text, Thm theorem) {
        Optional<Verdict> words = grounds.judge(task, by, text, theorem);
        if (words.isEmpty()) {
            return gaveUp("it follows only from a statement that is false");
        }
        verdict = words.get();
        oracles = theorem.trust().stream().map(Grounds::key).collect(java.util.stream.Collectors.toSet());
        boolean isClosed =
                theorem.hypotheses().isEmpty() && theorem.emptySorts().isEmpty();
        return new Outcome.Proved(
                name(), isClosed ? new Proof.Checked(theorem) : new Proof.Claimed(by, List.of(), text));
    }

    final Outcome claimed(String by, String reason, String proof) {
        verdict = new Verdict.Claimed(by, reason, proof);
        return new Outcome.Proved(name(), new Proof.Claimed(by, List.of(), proof));
    }

    final Outcome corroborated(String sentence, String what, long tests, String extent) {
        verdict = new Verdict.Corroborated(List.of(sentence), List.of());
        return new Outcome.Corroborated(name(), what, tests, extent);
    }

    final Outcome gaveUp(String why) {
        return new Outcome.Unknown(name(), new Reason.GaveUp(why), "");
    }

    final Outcome stopped(Meter meter, String why, String tried) {
        Reason reason = meter.stopped().<Reason>map(Limit.class::cast).orElseGet(() -> new Reason.GaveUp(why));
        return new Outcome.Unknown(name(), reason, tried);
    }
}
