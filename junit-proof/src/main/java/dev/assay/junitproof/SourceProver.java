package dev.assay.junitproof;

import dev.assay.lift.JavaCode;
import dev.assay.lift.LiftException;
import dev.assay.lift.Lifted;
import dev.assay.lift.Lifting;
import dev.assay.lift.proof.JavaVerdict;
import dev.assay.lift.proof.PropertyProof;
import dev.assay.property.method.PropertyProver;
import dev.assay.run.DeepStack;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Proves properties of test classes whose source is at hand: what {@code @Property(prove = true)} asks for. */
public final class SourceProver implements PropertyProver {
    @Override
    public Answer prove(Method property, Path source, Duration limit) {
        return DeepStack.call(() -> search(property, source, limit));
    }

    private static Answer search(Method property, Path source, Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        try {
            JavaCode code = JavaCode.read(source, List.of());
            Optional<Lifting.Candidate> candidate = Lifting.candidates(code).stream()
                    .filter(c -> isSame(c.method(), property))
                    .findFirst();
            if (candidate.isEmpty()) {
                return unproved("there is no " + property.getName() + " in " + source);
            }
            Lifted lifted = Lifting.lift(code, candidate.get());
            return answer(PropertyProof.prove(
                    lifted,
                    lifted.properties().getFirst().conjecture(),
                    () -> System.nanoTime() - end > 0,
                    () -> System.nanoTime() - end > 0
                            ? "no proof within " + limit.toSeconds() + " s"
                            : "no more lemmas to try"));
        } catch (LiftException e) {
            return unproved(e.sentence());
        } catch (IOException e) {
            return unproved(source + " cannot be read");
        }
    }

    private static Answer answer(JavaVerdict verdict) {
        return switch (verdict) {
            case JavaVerdict.Proved proved -> new Answer(true, proved.headline(), proved.grounds());
            case JavaVerdict.Tested(var reasons) ->
                new Answer(false, reasons.getFirst(), reasons.subList(1, reasons.size()));
            case JavaVerdict.Refuted refuted -> unproved("it is false: " + refuted.values());
        };
    }

    private static Answer unproved(String why) {
        return new Answer(false, why, List.of());
    }

    /** The source was compiled once more, so its classes are others of the same name. */
    private static boolean isSame(Method compiled, Method property) {
        return compiled.getName().equals(property.getName())
                && compiled.getDeclaringClass()
                        .getName()
                        .equals(property.getDeclaringClass().getName())
                && types(compiled).equals(types(property));
    }

    private static List<String> types(Method method) {
        return Arrays.stream(method.getParameters())
                .map(Parameter::getType)
                .map(Class::getName)
                .toList();
    }
}
