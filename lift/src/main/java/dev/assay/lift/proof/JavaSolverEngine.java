package dev.assay.lift.proof;

import dev.assay.judge.Counterexample;
import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Task;
import dev.assay.lift.Anything;
import dev.assay.lift.JavaLiterals;
import dev.assay.lift.Lifted;
import dev.assay.lift.SmtScript;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.property.Property;
import dev.assay.property.method.PropertyMethod;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.run.process.WorkerAnswer;
import dev.assay.run.process.WorkerPool;
import dev.assay.run.process.WorkerSpec;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Z3 on lifted Java code, whose numbers are bit vectors there. That it finds no counterexample is its claim; one that it finds is run by
 * Java.
 */
final class JavaSolverEngine implements Engine {
    private static final String NAME = "Z3";

    /** The steps of its first search, and how many times as many the next one has. */
    private static final long FIRST = 500_000;

    private static final int GROWTH = 4;

    /** What it does not find soon it seldom finds at all, and others want the processor. */
    private static final double SHARE = 0.4;

    /** To start one takes longer than most questions; they end with this process. */
    private static final WorkerPool WORKERS = new WorkerPool(WorkerSpec.of(NAME, Z3ModelTask.class), 2);

    private final Lifted lifted;
    private final Lifted.Property property;

    JavaSolverEngine(Lifted lifted, Lifted.Property property) {
        this.lifted = lifted;
        this.property = property;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    /** As Z3 counts its work. */
    @Override
    public long stepNanos() {
        return 400;
    }

    /** What it proves is a claim, which is no better than a theorem. */
    @Override
    public boolean rivals(Outcome outcome) {
        return !(outcome instanceof Outcome.Proved);
    }

    /** Most answers come at once or never, and how far a long search has come is told only at its end: so it begins with short ones. */
    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) throws InterruptedException {
        Optional<SmtScript.Question> question = SmtScript.of(lifted, task.conjecture());
        if (question.isEmpty()) {
            return Outcome.notApplicable(NAME, "functions are values here, of which it knows nothing");
        }
        try (Meter own = meter.slice(SHARE)) {
            return run(question.get(), own);
        }
    }

    private Outcome run(SmtScript.Question question, Meter meter) {
        for (long most = FIRST; ; most *= GROWTH) {
            int limit = (int) Math.min(Math.min(most, Integer.MAX_VALUE), Math.max(1, meter.stepsLeft()));
            String request = limit + "\n" + question.text();
            WorkerAnswer answer = WORKERS.ask(request.getBytes(StandardCharsets.UTF_8), meter);
            if (!(answer instanceof WorkerAnswer.Done(var bytes))) {
                return new Outcome.Unknown(NAME, answer.reason(), "");
            }
            List<String> lines =
                    new String(bytes, StandardCharsets.UTF_8).lines().toList();
            long made = Long.parseLong(lines.getFirst());
            meter.steps(Math.min(made, limit));
            if (made < limit || !lines.get(1).equals("unknown")) {
                return outcome(question, lines.subList(1, lines.size()));
            }
        }
    }

    private Outcome outcome(SmtScript.Question question, List<String> answer) {
        if (answer.getFirst().equals("unsat")) {
            return new Outcome.Claimed(NAME, lifted.notes(), "");
        }
        return answer.getFirst().equals("sat")
                ? counterexample(question, answer.subList(1, answer.size()))
                        .orElseGet(() -> Outcome.gaveUp(NAME, "what it finds is none of the values that Java takes"))
                : Outcome.gaveUp(NAME, "it does not know");
    }

    /** The values that it found, if Java agrees that they are a counterexample. */
    private Optional<Outcome> counterexample(SmtScript.Question question, List<String> model) {
        var values = new HashMap<Free, Object>();
        for (String line : model) {
            int blank = line.indexOf(' ');
            Free variable =
                    question.variables().get("|" + line.substring(0, blank).replace("|", "") + "|");
            if (variable != null) {
                number(line.substring(blank + 1), variable.type()).ifPresent(v -> values.put(variable, v));
            }
        }
        Map<Type, Object> zeros = Map.of(
                Type.bool(), false, Type.con("Java.int"), 0, Type.con("Java.long"), 0L, Type.con("Java.char"), 'a');
        var arguments = new ArrayList<Object>();
        var bindings = new ArrayList<Counterexample.Binding>();
        for (int i = 0; i < property.parameters().size(); i++) {
            if (!(property.parameters().get(i) instanceof Free variable)) {
                return Optional.empty();
            }
            // Of what does not matter, the model says nothing.
            Object value = values.getOrDefault(variable, zeros.get(variable.type()));
            if (value == null) {
                return Optional.empty();
            }
            arguments.add(value);
            bindings.add(new Counterexample.Binding(variable.name(), new Free(JavaLiterals.of(value), Type.bool())));
        }
        Property given = PropertyMethod.of(property.method())
                .property(property.method().getName(), property.method().getName(), Anything::of);
        return given.passes(arguments.toArray())
                ? Optional.empty()
                : Optional.of(new Outcome.Refuted(
                        NAME, new Counterexample(bindings, List.<Counterexample.Evaluation>of()), Certainty.CONFIRMED));
    }

    /** Numbers are written without a sign. */
    private static Optional<Object> number(String text, Type type) {
        if (type.equals(Type.bool())) {
            return Optional.of(text.equals("true"));
        }
        if (!text.matches("[0-9]+")) {
            return Optional.empty();
        }
        var number = new BigInteger(text);
        return type.equals(Type.con("Java.int"))
                ? Optional.of(number.intValue())
                : type.equals(Type.con("Java.long")) ? Optional.of(number.longValue()) : Optional.empty();
    }
}
