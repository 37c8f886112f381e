package dev.assay.lift.proof;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Engine;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.lift.JavaCode;
import dev.assay.lift.LiftException;
import dev.assay.lift.Lifted;
import dev.assay.lift.Lifting;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.theory.Theory;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The properties of Java files. */
public final class JavaTasks implements TaskSource {
    /** A file without it has no properties, and nobody has to compile it to see that. */
    private static final String MARK = "@Property";

    private final List<Path> classPath;

    private final ProofPrinter proofs;

    /**
     * @param classPath folders and jars with what the files use
     * @param proofs how proofs are shown
     */
    public JavaTasks(List<Path> classPath, ProofPrinter proofs) {
        this.classPath = List.copyOf(classPath);
        this.proofs = proofs;
    }

    @Override
    public String kind() {
        return "a Java file with properties (.java)";
    }

    @Override
    public boolean reads(Path file) {
        return file.toString().endsWith(".java");
    }

    @Override
    public Reading read(Path file) throws IOException {
        String text = Files.readString(file);
        if (!text.contains(MARK)) {
            return Reading.refused(file + ": there is no method annotated with @Property");
        }
        try {
            JavaCode code = JavaCode.read(file, classPath);
            var tasks = new ArrayList<Task>();
            Optional<Lifted> all = lifted(code);
            for (Lifting.Candidate candidate : Lifting.candidates(code)) {
                all.ifPresentOrElse(
                        lifted -> lifted.properties().stream()
                                .filter(p -> p.method().equals(candidate.method()))
                                .forEach(p -> tasks.add(task(file, code, lifted, p))),
                        () -> tasks.add(lifted(file, code, candidate)));
            }
            return tasks.isEmpty()
                    ? Reading.refused(file + ": there is no method annotated with @Property")
                    : new Reading(tasks, List.of(), all.map(Lifted::notes).orElse(List.of()));
        } catch (LiftException e) {
            return Reading.refused(e.sentence());
        }
    }

    /** The task that a property of a test class is, whose source is in the file. */
    public Optional<Task> task(Path file, Method property) throws IOException {
        JavaCode code = JavaCode.read(file, classPath);
        return Lifting.candidates(code).stream()
                .filter(candidate -> isSame(candidate.method(), property))
                .findFirst()
                .map(candidate -> lifted(file, code, candidate));
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
        return Arrays.stream(method.getParameterTypes()).map(Class::getName).toList();
    }

    private Task lifted(Path file, JavaCode code, Lifting.Candidate candidate) {
        try {
            Lifted lifted = Lifting.lift(code, candidate);
            return task(file, code, lifted, lifted.properties().getFirst());
        } catch (LiftException e) {
            return alone(file, code, candidate, e.sentence());
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

    /** A property that is tested only: as a conjecture it is a variable, of which nothing can be proved. */
    private Task alone(Path file, JavaCode code, Lifting.Candidate candidate, String obstacle) {
        Method method = candidate.method();
        String parameters = Arrays.stream(method.getParameters())
                .map(p -> p.getType().getSimpleName() + " " + p.getName())
                .collect(Collectors.joining(", "));
        var conjecture = new Conjecture(
                method.getName(), candidate.position(), List.of(), new Term.Free(method.getName(), Type.bool()));
        return new Task(
                file.toString(),
                method.getName() + "(" + parameters + ")",
                Theory.HOL,
                conjecture,
                setting(Theory.HOL),
                Dependencies.of(new Digest()
                        .add(code.fingerprint())
                        .add(method.getName())
                        .add(parameters)
                        .hex()),
                List.of(new JavaTestEngine(method), new NotLifted(obstacle)));
    }

    /** What Java computes is not all in the theory. */
    private Setting setting(Theory theory) {
        return Setting.of(theory, UnaryOperator.identity(), proofs).indefinite();
    }

    private Task task(Path file, JavaCode code, Lifted lifted, Lifted.Property property) {
        var conjecture = property.conjecture();
        List<Engine> own = List.of(new JavaTestEngine(property.method()), new JavaProofEngine(lifted));
        return new Task(
                file.toString(),
                lifted.text().print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion())),
                lifted.theory(),
                conjecture,
                setting(lifted.theory()),
                Dependencies.of(
                        new Digest().add(code.fingerprint()).add(conjecture).hex()),
                own);
    }
}
