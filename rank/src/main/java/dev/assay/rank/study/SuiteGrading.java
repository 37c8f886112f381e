package dev.assay.rank.study;

import dev.assay.rank.Call;
import dev.assay.rank.isolation.Answer;
import dev.assay.rank.isolation.Responder;
import dev.assay.rank.program.Program;
import dev.assay.rank.value.Json;
import dev.assay.run.Parallel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Grades the tests that people wrote: each suite runs on every program, and gets a point for each in which it finds a bug. A
 * suite that finds one in the model answer knows no better, and gets none.
 */
public final class SuiteGrading {
    private final Program model;
    private final List<Program> programs;
    private final Function<Program, Responder> ask;

    public SuiteGrading(Program model, List<Program> programs, Function<Program, Responder> ask) {
        this.model = model;
        this.programs = List.copyOf(programs);
        this.ask = ask;
    }

    /**
     * What came of a suite.
     *
     * @param caught the names of the programs in which it finds a bug
     * @param problem why it gets no points, if so
     */
    public record Grade(String suite, Set<String> caught, Optional<String> problem) {
        public int points() {
            return caught.size();
        }
    }

    public Grade grade(SubmittedSuite suite) {
        return switch (suite) {
            case SubmittedSuite.Unusable(String name, String reason) -> new Grade(name, Set.of(), Optional.of(reason));
            case SubmittedSuite.Examples(String name, var examples)
            when examples.isEmpty() -> new Grade(name, Set.of(), Optional.of("it has no tests"));
            case SubmittedSuite.Methods(String name, var methods, var _)
            when methods.isEmpty() -> new Grade(name, Set.of(), Optional.of("it has no tests"));
            case SubmittedSuite.Examples _, SubmittedSuite.Methods _ -> graded(suite);
        };
    }

    private Grade graded(SubmittedSuite suite) {
        Optional<String> complaint = firstFailure(suite, model);
        if (complaint.isPresent()) {
            return new Grade(suite.name(), Set.of(), Optional.of("it rejects the model answer: " + complaint.get()));
        }
        // In parallel, as most of the time goes into starting processes.
        var failures = Parallel.map(
                programs, Runtime.getRuntime().availableProcessors(), program -> firstFailure(suite, program));
        var caught = new LinkedHashSet<String>();
        for (int i = 0; i < programs.size(); i++) {
            if (failures.get(i).isPresent()) {
                caught.add(programs.get(i).name());
            }
        }
        return new Grade(suite.name(), caught, Optional.empty());
    }

    /** The first test that a program fails. */
    private Optional<String> firstFailure(SubmittedSuite suite, Program program) {
        return switch (suite) {
            case SubmittedSuite.Unusable _ -> Optional.empty();
            case SubmittedSuite.Examples(var _, List<SubmittedSuite.Example> examples) -> {
                List<Answer> answers = answers(
                        program,
                        examples.stream().map(SubmittedSuite.Example::call).toList());
                for (int i = 0; i < examples.size(); i++) {
                    if (!answers.get(i).equals(new Answer.Output(examples.get(i).expected()))) {
                        yield Optional.of(examples.get(i).call() + " gives " + answers.get(i));
                    }
                }
                yield Optional.empty();
            }
            case SubmittedSuite.Methods methods -> firstFailure(methods, program);
        };
    }

    /** A test method fails by throwing, or by returning false. */
    private Optional<String> firstFailure(SubmittedSuite.Methods suite, Program program) {
        if (!(program instanceof Program.Classes classes)) {
            // Tests in Java say nothing about a program that is not; one that cannot even be run is caught by any test.
            return program instanceof Program.Unusable(var _, String reason) ? Optional.of(reason) : Optional.empty();
        }
        Optional<Program> linked = suite.linkedWith(classes);
        if (linked.isEmpty()) {
            return Optional.of("a function that is tested is missing");
        }
        var calls = new ArrayList<Call>();
        suite.methods().forEach(method -> calls.add(Call.of(method)));
        List<Answer> answers = answers(linked.get(), calls);
        for (int i = 0; i < calls.size(); i++) {
            boolean passed =
                    answers.get(i) instanceof Answer.Output(Json value) && !value.equals(new Json.Truth(false));
            if (!passed) {
                return Optional.of(calls.get(i) + " " + answers.get(i));
            }
        }
        return Optional.empty();
    }

    private List<Answer> answers(Program program, List<Call> calls) {
        try (Responder responder = ask.apply(program)) {
            return responder.answer(calls);
        }
    }
}
