package dev.assay.app.portfolio;

import dev.assay.judge.Outcome;
import dev.assay.lift.Lifted;
import dev.assay.lift.proof.JavaVerdict;
import dev.assay.lift.proof.PropertyProof;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Induction over lifted Java code, whose arithmetic is that of Java. */
final class JavaProofAttempt extends Attempt {
    private final Lifted lifted;

    JavaProofAttempt(Task task, Grounds grounds, Lifted lifted) {
        super(task, grounds);
        this.lifted = lifted;
    }

    @Override
    public String name() {
        return "induction";
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        JavaVerdict verdict =
                PropertyProof.prove(lifted, task().conjecture(), () -> !meter.tryStep(), () -> "no more lemmas to try");
        return switch (verdict) {
            case JavaVerdict.Proved proved -> proved(proved.manner(), text(proved), proved.theorem());
            case JavaVerdict.Tested(var reasons) ->
                stopped(meter, reasons.getFirst(), reasons.stream().skip(1).collect(Collectors.joining("; ")));
            case JavaVerdict.Refuted _ -> gaveUp("a test fails");
        };
    }

    private static String text(JavaVerdict.Proved proved) {
        return Stream.concat(proved.lemmas().stream(), proved.text().lines()).collect(Collectors.joining("\n"));
    }
}
