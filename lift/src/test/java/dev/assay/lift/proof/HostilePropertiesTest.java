package dev.assay.lift.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.lift.JavaCode;
import dev.assay.lift.Lifting;
import dev.assay.logic.Term;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.induct.InductionEngine;
import dev.assay.prove.method.MethodEngine;
import dev.assay.prove.relevance.Relevance;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Properties that are false for one number out of four thousand millions, which no test draws: none is proved. */
class HostilePropertiesTest {
    private static final String HEAD = """
        import java.math.BigInteger;
        import java.util.*;
        import java.util.function.*;
        final class H {
            @interface Property {}
        """;

    /** The only solution of x * 7919 == 1234567. */
    private static final int RARE = BigInteger.valueOf(7919)
                    .modInverse(BigInteger.ONE.shiftLeft(Integer.SIZE))
                    .intValue()
            * 1234567;

    /** What these expressions claim of the rare number is false, or throws; of all others they claim nothing. */
    private static List<String> expressions() {
        return resource("hostile.txt").lines().toList();
    }

    private static String resource(String name) {
        try (InputStream stream =
                Objects.requireNonNull(HostilePropertiesTest.class.getResourceAsStream("/dev/assay/lift/" + name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path file(Path folder) throws IOException {
        var text = new StringBuilder(HEAD).append(resource("hostile-declarations.txt"));
        List<String> expressions = expressions();
        for (int i = 0; i < expressions.size(); i++) {
            text.append("@Property static boolean p%d(int x) { return x * 7919 != 1234567 || (%s); }%n"
                    .formatted(i, expressions.get(i)));
        }
        return Files.writeString(folder.resolve("H.java"), text.append("}"));
    }

    @Test
    void everyOneIsFalseInJava(@TempDir Path folder) throws IOException, IllegalAccessException {
        var true_ = new ArrayList<String>();
        for (Lifting.Candidate candidate : Lifting.candidates(JavaCode.read(file(folder), List.of()))) {
            if (holds(candidate.method())) {
                true_.add(expressions()
                        .get(Integer.parseInt(candidate.method().getName().substring(1))));
            }
        }
        assertEquals(List.of(), true_);
    }

    private static boolean holds(Method property) throws IllegalAccessException {
        try {
            return (Boolean) property.invoke(null, RARE);
        } catch (InvocationTargetException e) {
            return false;
        }
    }

    @Test
    void noneIsProved(@TempDir Path folder) throws IOException, InterruptedException {
        List<Task> tasks =
                new JavaTasks(List.of(), new Silent()).read(file(folder)).tasks();
        assertEquals(expressions().size(), tasks.size());
        var proved = new ArrayList<String>();
        int lifted = 0;
        for (int i = 0; i < tasks.size(); i++) {
            Task task = tasks.get(i);
            List<Outcome> outcomes = outcomes(task);
            if (outcomes.stream().anyMatch(o -> o instanceof Outcome.Proved || o instanceof Outcome.Claimed)) {
                proved.add(expressions().get(i));
            }
            lifted += task.own().stream().anyMatch(NotLifted.class::isInstance) ? 0 : 1;
        }
        assertEquals(List.of(), proved);
        assertTrue(lifted > 100, () -> "most of the table is about what can be lifted");
    }

    private static List<Outcome> outcomes(Task task) throws InterruptedException {
        var result = new ArrayList<Outcome>();
        List<Engine> engines = Stream.concat(
                        // Z3 runs by the clock, not by steps.
                        task.own().stream()
                                .filter(e -> e.aim() == Engine.Aim.PROVE && !(e instanceof JavaSolverEngine)),
                        task.setting().coverage() == Setting.Coverage.NONE
                                ? Stream.<Engine>of()
                                : Stream.of(new InductionEngine(), new MethodEngine(new Relevance(), false, 1)))
                .toList();
        for (Engine engine : engines) {
            try (Meter meter = Budget.UNLIMITED
                    .withSteps(engine.aim() == Engine.Aim.PROVE && engine instanceof MethodEngine ? 500 : 100)
                    .start()) {
                result.add(meter.during(() -> run(engine, task, meter)));
            }
        }
        assertFalse(result.isEmpty());
        return result;
    }

    private static Outcome run(Engine engine, Task task, Meter meter) {
        try {
            return engine.run(task, meter, Reporter.silent(engine.name()));
        } catch (dev.assay.run.BudgetExhausted e) {
            return Outcome.gaveUp(engine.name(), "the steps are used up");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Nobody reads these proofs. */
    private record Silent() implements ProofPrinter {
        @Override
        public String proof(ProofStep.By proof) {
            return "";
        }

        @Override
        public Optional<String> proof(FoundProof proof, Collection<Term.Free> variables) {
            return Optional.empty();
        }

        @Override
        public String lemmas(List<FoundLemma> lemmas) {
            return "";
        }

        @Override
        public ProofPrinter with(Writing writing) {
            return this;
        }

        @Override
        public String term(Term term) {
            return "";
        }

        @Override
        public String fact(String name) {
            return name;
        }
    }
}
