package dev.assay.race.parallel;

import dev.assay.property.state.Answer;
import dev.assay.property.state.Step;
import dev.assay.property.state.Values;
import dev.assay.race.schedule.Operation;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.scheduler.Strand;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** One execution of a program under the scheduler, and what its commands answered. */
final class Execution<M, S> {
    private final ParallelProgram<M, S> program;
    private final List<Answered<M, S, ?>> prefix = new ArrayList<>();
    private final List<List<Answered<M, S, ?>>> branches = new ArrayList<>();
    private final Values values = new Values();
    /** The time of what is not controlled. */
    private final AtomicInteger stamps = new AtomicInteger();

    Execution(ParallelProgram<M, S> program) {
        this.program = program;
    }

    /** Runs it; to be called by the root. */
    Object run() throws Exception {
        Strand root = Objects.requireNonNull(Strand.current());
        S system = program.machine().start();
        try {
            run(program.prefix(), system, prefix);
            var strands = new ArrayList<Strand>();
            for (List<Step<M, S, ?>> branch : program.branches()) {
                var answers = new ArrayList<Answered<M, S, ?>>();
                branches.add(answers);
                strands.add(root.scheduler().spawn("branch" + branches.size(), false, () -> {
                    try {
                        run(branch, system, answers);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException("a branch was interrupted", e);
                    }
                }));
            }
            root.await(
                    Operation.local("join the branches"), () -> strands.stream().allMatch(Strand::ended), Strand.NEVER);
        } finally {
            program.machine().stop(system);
        }
        return "done";
    }

    /** Runs it on threads of the machine; whoever is not done in time is out of control. */
    Outcome runUncontrolled(Duration patience) {
        try {
            S system = program.machine().start();
            try {
                run(program.prefix(), system, prefix);
                return runBranches(system, patience);
            } finally {
                program.machine().stop(system);
            }
        } catch (Exception e) {
            return new Outcome.Threw("root", e);
        }
    }

    private Outcome runBranches(S system, Duration patience) throws InterruptedException {
        var ready = new CountDownLatch(program.branches().size());
        var threads = new ArrayList<Thread>();
        for (List<Step<M, S, ?>> branch : program.branches()) {
            var answers = new ArrayList<Answered<M, S, ?>>();
            branches.add(answers);
            threads.add(Thread.ofPlatform()
                    .name("branch" + branches.size())
                    .daemon()
                    .start(() -> {
                        try {
                            // All at once, for the first would be done before the second has started.
                            ready.countDown();
                            ready.await();
                            run(branch, system, answers);
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    }));
        }
        long deadline = System.nanoTime() + patience.toNanos();
        for (Thread thread : threads) {
            if (!thread.join(Duration.ofNanos(Math.max(1, deadline - System.nanoTime())))) {
                var stack = List.of(thread.getStackTrace());
                threads.forEach(Thread::interrupt);
                return new Outcome.OutOfControl(new Outcome.Waiting(thread.getName(), "run", stack));
            }
        }
        return new Outcome.Returned("done");
    }

    private void run(List<Step<M, S, ?>> steps, S system, List<Answered<M, S, ?>> answers) throws InterruptedException {
        Strand strand = Strand.current();
        for (Step<M, S, ?> step : steps) {
            if (strand != null) {
                // What a command starts keeps its name when other commands are left out.
                strand.enter(step.answer().toString());
            }
            answers.add(answered(step, system));
        }
        if (strand != null) {
            strand.enter("");
        }
    }

    private <R> Answered<M, S, R> answered(Step<M, S, R> step, S system) throws InterruptedException {
        int called = stamp();
        Answer<R> answer = step.run(system, values);
        return new Answered<>(step, answer, called, stamp());
    }

    private int stamp() {
        Strand strand = Strand.current();
        return strand == null ? stamps.incrementAndGet() : strand.scheduler().stamp();
    }

    /** Why the answers cannot be right; nothing if they can. */
    Optional<String> violation(boolean strict) {
        M model = program.machine().initial();
        for (Answered<M, S, ?> each : prefix) {
            if (!each.allowed(model, values)) {
                return Optional.of(each.step() + " must not answer " + each.answer() + " where the model is " + model);
            }
            model = each.step().next(model);
        }
        return new Serialisation<>(branches, values, strict).exists(model)
                ? Optional.empty()
                : Optional.of("no order of the branches' commands explains their answers");
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        append(prefix, "", text);
        for (int i = 0; i < branches.size(); i++) {
            if (!branches.get(i).isEmpty()) {
                text.append("  branch ").append(i + 1).append(":\n");
                append(branches.get(i), "  ", text);
            }
        }
        return text.toString();
    }

    private void append(List<Answered<M, S, ?>> answers, String indent, StringBuilder text) {
        answers.forEach(each -> text.append("  ").append(indent).append(each).append('\n'));
    }
}
