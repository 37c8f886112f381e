package dev.assay.lift.proof;

import dev.assay.judge.Builtins;
import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Engine;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.lift.Agreement;
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
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
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
    public boolean isMeant(Path file) throws IOException {
        return Files.readString(file).contains(MARK);
    }

    @Override
    public Reading read(Path file) throws IOException {
        if (!isMeant(file)) {
            return Reading.refused(file + ": there is no method annotated with @Property");
        }
        try {
            JavaCode code = JavaCode.read(file, classPath);
            List<Lifting.Candidate> candidates = Lifting.candidates(code);
            var obstacles = new HashMap<Lifting.Candidate, String>();
            for (Lifting.Candidate candidate : candidates) {
                obstacle(() -> Lifting.check(code, candidate)).ifPresent(why -> obstacles.put(candidate, why));
            }
            List<Lifting.Candidate> liftable =
                    candidates.stream().filter(c -> !obstacles.containsKey(c)).toList();
            // What one of them is lifted to may be in the way of another, or differ from Java.
            Attempt all = liftable.isEmpty() ? new Attempt.Failed("") : attempt(code, liftable);
            var tasks = new ArrayList<Task>();
            for (Lifting.Candidate candidate : candidates) {
                String obstacle = obstacles.get(candidate);
                tasks.add(
                        obstacle != null
                                ? alone(file, code, candidate, obstacle)
                                : all instanceof Attempt.Made(var lifted)
                                        ? task(file, code, lifted, property(lifted, candidate))
                                        : lifted(file, code, candidate));
            }
            return tasks.isEmpty()
                    ? Reading.refused(file + ": there is no method annotated with @Property")
                    : new Reading(
                            tasks, List.of(), all instanceof Attempt.Made(var lifted) ? lifted.notes() : List.of());
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

    /** What became of lifting some properties. */
    private sealed interface Attempt {
        record Made(Lifted lifted) implements Attempt {}

        record Failed(String obstacle) implements Attempt {}
    }

    private static Lifted.Property property(Lifted lifted, Lifting.Candidate candidate) {
        return lifted.properties().stream()
                .filter(p -> p.method().equals(candidate.method()))
                .findFirst()
                .orElseThrow();
    }

    private Task lifted(Path file, JavaCode code, Lifting.Candidate candidate) {
        return switch (attempt(code, List.of(candidate))) {
            case Attempt.Made(var lifted) -> task(file, code, lifted, property(lifted, candidate));
            case Attempt.Failed(var obstacle) -> alone(file, code, candidate, obstacle);
        };
    }

    /** The properties as logic has them, which does not differ from what Java does with them. */
    private static Attempt attempt(JavaCode code, List<Lifting.Candidate> candidates) {
        var made = new AtomicReference<Lifted>();
        return obstacle(() -> made.set(Lifting.lift(code, candidates)))
                .or(() -> Agreement.objection(made.get()))
                .<Attempt>map(Attempt.Failed::new)
                .orElseGet(() -> new Attempt.Made(made.get()));
    }

    /** Why a property cannot be lifted; whatever goes wrong there is its own trouble, and not that of the file. */
    private static Optional<String> obstacle(Runnable lifting) {
        try {
            lifting.run();
            return Optional.empty();
        } catch (LiftException e) {
            return Optional.of(e.sentence());
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return Optional.of("Assay fails to lift it, which is a mistake of Assay: " + e);
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
                Setting.of(Theory.HOL, UnaryOperator.identity(), proofs).uncovered(),
                Dependencies.of(new Digest()
                        .add(code.fingerprint())
                        .add(method.getName())
                        .add(parameters)
                        .hex()),
                List.of(new JavaTestEngine(method), new NotLifted(obstacle)));
    }

    /** What Java computes is not all in the theory. */
    private Setting setting(Lifted lifted) {
        return Setting.of(lifted.theory(), UnaryOperator.identity(), JavaProofPrinter.of(proofs, lifted.text()))
                .with(new Builtins(lifted.laws(), lifted.computation()));
    }

    private Task task(Path file, JavaCode code, Lifted lifted, Lifted.Property property) {
        var conjecture = property.conjecture();
        List<Engine> own = List.of(new JavaTestEngine(property.method()), new JavaSolverEngine(lifted, property));
        return new Task(
                file.toString(),
                lifted.text().print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion())),
                lifted.theory(),
                conjecture,
                setting(lifted),
                Dependencies.of(
                        new Digest().add(code.fingerprint()).add(conjecture).hex()),
                own);
    }
}
