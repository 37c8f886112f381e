package dev.assay.lift.proof;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.lift.Lifted;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Induction over lifted Java code, whose arithmetic is that of Java. */
final class JavaProofEngine implements Engine {
    private static final String NAME = "induction";

    private final Lifted lifted;

    JavaProofEngine(Lifted lifted) {
        this.lifted = lifted;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        JavaVerdict verdict =
                PropertyProof.prove(lifted, task.conjecture(), () -> !meter.tryStep(), () -> "no more lemmas to try");
        return switch (verdict) {
            case JavaVerdict.Proved proved -> new Outcome.Proved(proved.manner(), proved.theorem(), text(proved));
            case JavaVerdict.Tested(var reasons) ->
                Outcome.stopped(
                        NAME,
                        meter,
                        reasons.getFirst(),
                        reasons.stream().skip(1).collect(Collectors.joining("; ")));
            case JavaVerdict.Refuted _ -> Outcome.gaveUp(NAME, "a test fails");
        };
    }

    private static String text(JavaVerdict.Proved proved) {
        return Stream.concat(proved.lemmas().stream(), proved.text().lines()).collect(Collectors.joining("\n"));
    }
}
