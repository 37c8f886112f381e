package dev.assay.junit;

import dev.assay.property.method.PropertyProver;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.platform.engine.reporting.ReportEntry;

/** The proof of a property after its tests. It may fail: that is in the report, and no failure of the test. */
final class Proving {
    private static final int SECONDS = 10;

    private Proving() {}

    static ReportEntry report(Method property, Run run) throws InterruptedException {
        PropertyProver.Answer answer = attempt(property, run);
        String verdict = answer.hasProof() ? answer.sentence() : "only tested: " + answer.sentence();
        return ReportEntry.from(
                "assay.proof",
                answer.detail().isEmpty() ? verdict : verdict + "\n  " + String.join("\n  ", answer.detail()));
    }

    private static PropertyProver.Answer attempt(Method property, Run run) throws InterruptedException {
        Path source = source(property.getDeclaringClass(), run);
        if (!Files.exists(source)) {
            return unproved("there is no " + source + "; assay.sources says where sources are");
        }
        Optional<PropertyProver> prover =
                ServiceLoader.load(PropertyProver.class).findFirst();
        if (prover.isEmpty()) {
            return unproved("there is no prover: put assay-junit-proof on the test class path");
        }
        int seconds = run.configuration()
                .get("assay.prove.seconds", Integer::parseInt)
                .orElse(SECONDS);
        return prover.get().prove(property, source, Duration.ofSeconds(seconds));
    }

    private static PropertyProver.Answer unproved(String why) {
        return new PropertyProver.Answer(false, why, List.of());
    }

    private static Path source(Class<?> type, Run run) {
        Class<?> outer = type;
        while (outer.getEnclosingClass() != null) {
            outer = outer.getEnclosingClass();
        }
        return Path.of(run.configuration().get("assay.sources").orElse("src/test/java"))
                .resolve(outer.getName().replace('.', '/') + ".java");
    }
}
