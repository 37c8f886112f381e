package dev.assay.rank.task;

import dev.assay.property.Sampler;
import dev.assay.rank.Call;
import dev.assay.rank.Inference;
import dev.assay.rank.Signature;
import dev.assay.rank.Suite;
import dev.assay.rank.Witness;
import dev.assay.rank.isolation.Answer;
import dev.assay.rank.program.Panel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** One search for the bugs of the programs of a task. */
public final class Competition {
    private final Task task;
    private final long seed;
    private final int jobs;
    private final Optional<SavedState> state;

    /** @param state where to go on, and where to keep how far we are */
    public Competition(Task task, long seed, int jobs, Optional<SavedState> state) {
        this.task = task;
        this.seed = seed;
        this.jobs = jobs;
        this.state = state;
    }

    /** A bug, by its smallest test, and what each program says to that; nothing if the search was stopped before all were asked. */
    public record Bug(Witness<Call> witness, List<Answer> answers) {}

    /**
     * What was found.
     *
     * @param seen a test for each signature
     * @param unsteady programs that did not do the same on a test when asked again
     * @param givenUp programs that took too long too often, and were then asked only for the tests of the suite
     * @param warning where the tests ask too little
     * @param complete whether the search ended by itself
     */
    public record Result(
            Inference.Progress progress,
            List<Bug> bugs,
            List<Witness<Call>> seen,
            List<String> unsteady,
            List<String> givenUp,
            Optional<String> warning,
            boolean complete) {
        public List<Witness<Call>> suite() {
            return bugs.stream().map(Bug::witness).toList();
        }
    }

    /** Runs; stops early if the user wants. */
    public Result run(Consumer<Inference.Progress> progress, BooleanSupplier stopped) {
        var conditions = new Panel.Conditions(task.format(), task.limits(), jobs);
        try (var panel = new Panel(task.programs(), task.hasModel(), task.specification(), conditions)) {
            var sampler = new Sampler<>(task.generator(), seed, task.mentions());
            var inference = new Inference<>(sampler, panel, task.quiet());
            state.flatMap(saved -> saved.load(sampler))
                    .ifPresent(earlier -> inference.resume(earlier.progress(), earlier.seen()));
            inference.run(
                    now -> {
                        state.ifPresent(saved -> saved.save(now, inference.seen(), false));
                        progress.accept(now);
                    },
                    stopped);
            state.ifPresent(saved -> saved.save(inference.progress(), inference.seen(), true));
            boolean complete = inference.progress().quiet() >= task.quiet();
            // Who wants no more does not wait until all are asked once more.
            return stopped.getAsBoolean() ? partial(panel, inference) : result(panel, inference, complete);
        }
    }

    /** As far as it is known without asking anybody. */
    private Result partial(Panel panel, Inference<Call> inference) {
        return new Result(
                inference.progress(),
                inference.suite().tests().stream()
                        .map(test -> new Bug(test, List.of()))
                        .toList(),
                inference.seen(),
                List.of(),
                names(panel.givenUp()),
                panel.adequacy().warning(),
                false);
    }

    /**
     * Asks everybody once more, so that the answers can be shown. Of those who were given up on the way, we know only now which
     * of the tests they fail. Who is not steady is told.
     */
    private Result result(Panel panel, Inference<Call> inference, boolean complete) {
        List<Witness<Call>> tests = inference.suite().tests();
        List<List<Answer>> said =
                panel.answers(tests.stream().map(Witness::test).toList());
        var bugs = new ArrayList<Bug>();
        Signature unsteady = Signature.of();
        for (int i = 0; i < tests.size(); i++) {
            int index = i;
            Witness<Call> test = tests.get(i);
            List<Answer> answers = said.stream().map(each -> each.get(index)).toList();
            Signature now = panel.failing(test.test(), answers);
            unsteady = unsteady.union(Signature.of(IntStream.range(0, answers.size())
                    .filter(each -> now.contains(each) != test.failing().contains(each)
                            && !panel.givenUp().contains(each))
                    .toArray()));
            bugs.add(new Bug(new Witness<>(test.test(), test.replay(), panel.settled(test, answers)), answers));
        }
        // With what they fail, tests may be alike that seemed to differ.
        List<Witness<Call>> suite =
                Suite.of(bugs.stream().map(Bug::witness).toList()).tests();
        bugs.removeIf(bug -> !suite.contains(bug.witness()));
        return new Result(
                inference.progress(),
                List.copyOf(bugs),
                inference.seen(),
                names(unsteady),
                names(panel.givenUp()),
                panel.adequacy().warning(),
                complete);
    }

    private List<String> names(Signature programs) {
        return programs.programs().mapToObj(task.names()::get).toList();
    }
}
