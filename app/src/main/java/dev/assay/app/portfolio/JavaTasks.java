package dev.assay.app.portfolio;

import dev.assay.lift.JavaCode;
import dev.assay.lift.LiftException;
import dev.assay.lift.Lifted;
import dev.assay.lift.Lifting;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The properties of Java files. */
public final class JavaTasks implements TaskSource {
    /** A file without it has no properties, and nobody has to compile it to see that. */
    private static final String MARK = "@Property";

    @Override
    public boolean reads(Path file) {
        return file.toString().endsWith(".java");
    }

    @Override
    public Reading read(Path file) throws IOException {
        String text = Files.readString(file);
        if (!text.contains(MARK)) {
            return new Reading(List.of(), List.of());
        }
        try {
            JavaCode code = JavaCode.read(file, List.of());
            var tasks = new ArrayList<Task>();
            var complaints = new ArrayList<String>();
            Optional<Lifted> all = lifted(code);
            for (Lifting.Candidate candidate : Lifting.candidates(code)) {
                try {
                    Lifted lifted = all.orElseGet(() -> Lifting.lift(code, candidate));
                    lifted.properties().stream()
                            .filter(p -> p.method().equals(candidate.method()))
                            .forEach(p -> tasks.add(task(file, text, lifted, p)));
                } catch (LiftException e) {
                    complaints.add(e.sentence());
                }
            }
            return new Reading(tasks, complaints);
        } catch (LiftException e) {
            throw new SyntaxException(e.position(), String.valueOf(e.getMessage()));
        }
    }

    /** All properties together, unless one of them cannot be lifted. */
    private static Optional<Lifted> lifted(JavaCode code) {
        try {
            return Optional.of(Lifting.lift(code));
        } catch (LiftException e) {
            return Optional.empty();
        }
    }

    private static Task task(Path file, String text, Lifted lifted, Lifted.Property property) {
        var conjecture = property.conjecture();
        return new Task(
                file.toString(),
                lifted.theory(),
                conjecture,
                lifted.text().print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion())),
                new Task.Origin.OfJava(lifted, property.method()),
                Dependencies.of(new Digest().add(text).add(conjecture).hex()));
    }
}
