package dev.assay.rank.program;

import dev.assay.rank.Call;
import dev.assay.rank.Inference;
import dev.assay.rank.Signature;
import dev.assay.rank.Specification;
import dev.assay.rank.Witness;
import dev.assay.rank.isolation.Answer;
import dev.assay.rank.isolation.Limits;
import dev.assay.rank.isolation.Responder;
import dev.assay.rank.isolation.Responders;
import dev.assay.rank.value.Json;
import dev.assay.run.Parallel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** All the programs, each in its process, of which so many run at a time. */
public final class Panel implements Inference.Trial<Call>, AutoCloseable {
    private final List<Program> programs;
    private final List<Responder> responders;
    private final boolean hasModel;
    private final Specification specification;
    private final Conditions conditions;
    private @Nullable Call lastTest;
    private List<Json> lastExpected = List.of();
    private final Adequacy adequacy = new Adequacy();
    private final AtomicReference<Signature> givenUp = new AtomicReference<>(Signature.of());

    /** How programs are run: what they are given how, what they may use, and how many at a time. */
    public record Conditions(Responders.Format format, Limits limits, int jobs) {}

    /** @param hasModel whether the first program is the model, which is always right */
    public Panel(List<Program> programs, boolean hasModel, Specification specification, Conditions conditions) {
        this.programs = List.copyOf(programs);
        this.hasModel = hasModel;
        this.responders = programs.stream()
                .map(program -> program.responder(conditions.format(), conditions.limits()))
                .toList();
        this.specification = specification;
        this.conditions = conditions;
    }

    /** The model has no output for a test, or one that is wrong. */
    public static final class ModelFailed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ModelFailed(String name, Call call, String what) {
            super("the model " + name + " is assumed to be right, but on " + call + " it " + what);
        }
    }

    @Override
    public List<Signature> run(List<Call> tests) {
        List<Json> expected = expected(tests);
        adequacy.count(expected);
        int first = hasModel ? 1 : 0;
        List<boolean[]> failures = inParallel(first, program -> failures(tests, expected, program));
        return IntStream.range(0, tests.size())
                .mapToObj(test -> Signature.of(IntStream.range(first, programs.size())
                        .filter(program -> failures.get(program - first)[test])
                        .toArray()))
                .toList();
    }

    @Override
    public Signature failing(Call test, Signature among) {
        List<Call> tests = List.of(test);
        // One program after the other is asked for the same test.
        if (!test.equals(lastTest)) {
            lastExpected = expected(tests);
            lastTest = test;
        }
        List<Json> expected = lastExpected;
        int[] asked = among.programs().toArray();
        List<boolean[]> failures = inParallel(asked, program -> failures(tests, expected, program));
        return Signature.of(IntStream.range(0, asked.length)
                .filter(i -> failures.get(i)[0])
                .map(i -> asked[i])
                .toArray());
    }

    /** What each program says to each test, in processes of their own; this time nobody is given up. */
    public List<List<Answer>> answers(List<Call> tests) {
        return inParallel(0, program -> {
            try (Responder fresh = programs.get(program)
                    .responder(conditions.format(), conditions.limits().withoutGivingUp())) {
                return fresh.answer(tests);
            }
        });
    }

    /** The programs that have been given up: what they would say to a test is not known. */
    public Signature givenUp() {
        return givenUp.get();
    }

    /** Who fails a test to which this was said. */
    public Signature failing(Call test, List<Answer> answers) {
        Json expected = hasModel && answers.getFirst() instanceof Answer.Output(Json output) ? output : Json.Null.NULL;
        return Signature.of(IntStream.range(hasModel ? 1 : 0, answers.size())
                .filter(i -> isFailure(test, answers.get(i), expected))
                .toArray());
    }

    /** Who fails a test of the suite: who failed it when it was found and does so again, or was given up before it was asked. */
    public Signature settled(Witness<Call> test, List<Answer> answers) {
        return failing(test.test(), answers).and(test.failing().union(givenUp()));
    }

    /** What the model has said to all tests so far. */
    public Adequacy adequacy() {
        return adequacy;
    }

    private boolean isFailure(Call test, Answer answer, Json expected) {
        return switch (answer) {
            // Nothing is known of it, so it is no evidence.
            case Answer.Failure(Answer.Kind kind, var _) -> kind != Answer.Kind.GIVEN_UP;
            case Answer.Output(Json output) -> !specification.isRight(test, output, expected);
        };
    }

    private List<Json> expected(List<Call> tests) {
        if (!hasModel) {
            return java.util.Collections.nCopies(tests.size(), Json.Null.NULL);
        }
        List<Answer> answers = responders.getFirst().answer(tests);
        var expected = new ArrayList<Json>();
        for (int i = 0; i < tests.size(); i++) {
            Call test = tests.get(i);
            String name = programs.getFirst().name();
            switch (answers.get(i)) {
                case Answer.Failure failure -> throw new ModelFailed(name, test, failure.toString());
                case Answer.Output(Json output) -> {
                    if (!specification.isRight(test, output, output)) {
                        throw new ModelFailed(
                                name, test, "gives " + output + ", which the specification does not allow");
                    }
                    expected.add(output);
                }
            }
        }
        return expected;
    }

    private boolean[] failures(List<Call> tests, List<Json> expected, int program) {
        List<Answer> answers = responders.get(program).answer(tests);
        var failures = new boolean[tests.size()];
        for (int i = 0; i < failures.length; i++) {
            failures[i] = isFailure(tests.get(i), answers.get(i), expected.get(i));
            if (isGivenUp(answers.get(i))) {
                givenUp.updateAndGet(known -> known.union(Signature.of(program)));
            }
        }
        return failures;
    }

    private static boolean isGivenUp(Answer answer) {
        return answer instanceof Answer.Failure(Answer.Kind kind, var _) && kind == Answer.Kind.GIVEN_UP;
    }

    /** Work for one program. */
    private interface Job<R> {
        R run(int program);
    }

    private <R> List<R> inParallel(int first, Job<R> job) {
        return inParallel(IntStream.range(first, programs.size()).toArray(), job);
    }

    private <R> List<R> inParallel(int[] numbers, Job<R> job) {
        if (numbers.length == 1) {
            return List.of(job.run(numbers[0]));
        }
        return Parallel.map(IntStream.of(numbers).boxed().toList(), conditions.jobs(), job::run);
    }

    @Override
    public void close() {
        responders.forEach(Responder::close);
    }
}
