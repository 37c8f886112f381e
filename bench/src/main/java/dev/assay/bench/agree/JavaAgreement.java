package dev.assay.bench.agree;

import dev.assay.lift.Agreement;
import dev.assay.lift.JavaCode;
import dev.assay.lift.LiftException;
import dev.assay.lift.Lifted;
import dev.assay.lift.Lifting;
import dev.assay.property.Sampler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;

/** Java itself about a generated program: what its methods return, beside what they were lifted to. */
final class JavaAgreement {
    private static final int INPUTS = 300;

    private JavaAgreement() {}

    private static Lifted lifted(Path file) {
        try {
            return Lifting.lift(JavaCode.read(file, List.of()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The functions that do not do what their methods do, or why there are none. */
    static List<Finding> differences(Path file) {
        try {
            Lifted lifted = lifted(file);
            var agreement = new Agreement(lifted);
            return lifted.functions().stream()
                    .flatMap(function -> agreement.check(function, INPUTS, 0).stream())
                    .map(difference -> new Finding("lifted wrongly", Finding.WHOLE, difference.toString()))
                    .toList();
        } catch (LiftException e) {
            return List.of(new Finding("not lifted", Finding.WHOLE, e.sentence()));
        }
    }

    /** False if Java finds a case. */
    static Claim.Truth truth(Path file, String property) {
        Lifted lifted = lifted(file);
        var agreement = new Agreement(lifted);
        for (Lifted.Property each : lifted.properties()) {
            if (each.method().getName().equals(property)) {
                var sampler = new Sampler<>(agreement.inputs(each.method()), 1);
                for (int i = 0; i < INPUTS; i++) {
                    var sample = sampler.draw(i);
                    if (sample.isPresent() && !holds(each, sample.get().value())) {
                        return Claim.Truth.FALSE;
                    }
                }
            }
        }
        return Claim.Truth.OPEN;
    }

    private static boolean holds(Lifted.Property property, List<Object> arguments) {
        try {
            return property.method().invoke(null, arguments.toArray()).equals(true);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("generated programs do not throw", e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
