package dev.assay.bench.agree;

import dev.assay.app.judging.Engines;
import dev.assay.judge.Counterexample;
import dev.assay.judge.Engine;
import dev.assay.judge.Engine.Aim;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.judge.Verdict;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Evaluator;
import dev.assay.logic.evaluate.Truth;
import dev.assay.logic.kernel.Hol;
import dev.assay.model.ModelEngine;
import dev.assay.prove.induct.InductionEngine;
import dev.assay.prove.method.MethodEngine;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.HammerEngine;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.SaturationEngine;
import dev.assay.prove.sledgehammer.Wishes;
import dev.assay.run.Budget;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.run.Parallel;
import dev.assay.run.Progress;
import dev.assay.run.Reason;
import dev.assay.run.Seed;
import dev.assay.test.Tester;
import dev.assay.test.query.Ground;
import dev.assay.test.quickcheck.Testers;
import dev.assay.test.quickcheck.TestingEngine;
import dev.assay.test.run.Evaluation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Every engine alone on every statement of a theory, and what evaluators say of it. */
final class Agreement {
    private static final Budget EVALUATION =
            Budget.UNLIMITED.withTime(Duration.ofSeconds(30)).withSteps(200_000);

    /** How many times slower than a usual machine one may be: this runs in the background for hours. */
    private static final int PATIENCE = 100;

    private final Map<String, Judging> engines = new LinkedHashMap<>();
    private final Meter run;
    private final int jobs;
    private final Map<String, Integer> verdicts = new java.util.TreeMap<>();

    /**
     * @param each what an engine may take for a statement
     * @param path where provers of this machine are looked for; empty for none
     * @param jobs how many engines work at the same time
     */
    Agreement(Duration each, String path, int jobs, Meter run) {
        this.run = run;
        this.jobs = jobs;
        var relevance = new Relevance();
        var all = new LinkedHashMap<String, Engine>();
        for (Tester tester : Testers.all()) {
            all.put(
                    tester.name(),
                    new TestingEngine(Engines.testers().withTesters(List.of(tester.name())), List.of(), 1));
        }
        all.put("models", new ModelEngine(List.of()));
        all.put("methods", new MethodEngine(relevance, false, 1));
        all.put("induction", new InductionEngine());
        all.put("saturation", new SaturationEngine(1));
        if (!path.isEmpty()) {
            all.put("provers", new HammerEngine(Hunter.available(path), relevance, Wishes.NONE, 1));
        }
        // Steps, so that a busy machine finds the same; the clock is for what counts none.
        var limits = new Limits(each, each.multipliedBy(PATIENCE), 1, new Seed(0));
        all.forEach(
                (name, engine) -> engines.put(name, new Judging(EngineChoice.of(engine), limits, Optional.empty())));
        for (Aim aim : Aim.values()) {
            // What only some tasks have, as those of Java do.
            engines.put("own " + aim, new Judging(new EngineChoice(List.of(), Set.of(aim)), limits, Optional.empty()));
        }
    }

    /** How often which engine came to which verdict. */
    Map<String, Integer> verdicts() {
        return verdicts;
    }

    /**
     * What is wrong about the statements of a file.
     *
     * @param file where the text is
     * @param wanted the names of the engines that are to work
     */
    List<Finding> check(TaskSource.Reading reading, Generated text, Path file, Predicate<String> wanted) {
        var findings = new ArrayList<Finding>();
        reading.complaints()
                .forEach(c ->
                        findings.add(new Finding("complaint" + c.replaceFirst(".*?:[0-9]+", ""), Finding.WHOLE, c)));
        var judges = new ConcurrentHashMap<String, Judge>();
        if (text instanceof GeneratedProgram) {
            findings.addAll(JavaAgreement.differences(file));
        }
        for (Task task : reading.tasks()) {
            if (task.setting().obstacle().isPresent()) {
                findings.add(new Finding(
                        "unread", Finding.WHOLE, task.setting().obstacle().get()));
                continue;
            }
            int number = task.shortName().matches("c[0-9]+")
                    ? Integer.parseInt(task.shortName().substring(1))
                    : Finding.WHOLE;
            List<Said> all = Parallel.map(
                    engines.entrySet().stream()
                            .filter(e -> wanted.test(e.getKey()))
                            .toList(),
                    jobs,
                    e -> ask(e.getKey(), e.getValue(), task, judges.computeIfAbsent(e.getKey(), _ -> new Judge())));
            var says = new LinkedHashMap<String, Judged>();
            for (Said said : all) {
                says.put(said.engine(), said.judged());
                said.errors()
                        .forEach(error -> findings.add(new Finding(
                                "counterexample of " + said.engine() + " dropped",
                                number,
                                task.statement() + "\n" + error)));
            }
            compare(task, origins(text, number, file), says, findings, number);
        }
        return findings;
    }

    /** A verdict, and the errors that were told meanwhile. */
    private record Said(String engine, Judged judged, List<String> errors) {}

    private Said ask(String engine, Judging judging, Task task, Judge judge) {
        List<String> errors = Collections.synchronizedList(new ArrayList<>());
        Judged judged = judging.judge(task, judge, run, event -> {
            if (event instanceof Progress.Message(var _, var said) && said.contains("error of Assay")) {
                errors.add(said);
            }
        });
        return new Said(engine, judged, errors);
    }

    /** What is known of a statement without our engines: by the way it was made, or from other provers. */
    private Map<String, Claim.Truth> origins(Generated text, int number, Path file) {
        var result = new LinkedHashMap<String, Claim.Truth>();
        switch (text) {
            case GeneratedTheory theory
            when number >= 0 -> result.put("origin", theory.claims().get(number).truth());
            case GeneratedTheory _ -> {}
            case GeneratedProgram _ -> result.put("Java", JavaAgreement.truth(file, "c" + number));
            case GeneratedProblem problem ->
                Oracle.of(problem.language())
                        .forEach(oracle -> result.put(oracle.command().getFirst(), oracle.truth(file, run)));
        }
        return result;
    }

    private void compare(
            Task task, Map<String, Claim.Truth> origins, Map<String, Judged> says, List<Finding> findings, int number) {
        var yes = new ArrayList<String>();
        var no = new ArrayList<String>();
        origins.forEach((who, truth) -> {
            switch (truth) {
                case TRUE -> yes.add(who);
                case FALSE -> no.add(who);
                case OPEN -> {}
            }
        });
        if (task.conjecture().variables().isEmpty() && task.theory().axioms().isEmpty()) {
            boolean isOfOneType = statement(task).typeVariables().isEmpty();
            evaluations(task, Map.of(), Map.of()).forEach((who, truth) -> {
                // True at one type is not true at all of them.
                if (!truth) {
                    no.add(who);
                } else if (isOfOneType) {
                    yes.add(who);
                }
            });
        }
        says.forEach((name, judged) -> {
            verdicts.merge(name + " " + judged.verdict().word(), 1, Integer::sum);
            switch (judged.verdict()) {
                case Verdict.Proved _ -> yes.add(name);
                case Verdict.Claimed claimed -> {
                    if (claimed.reason().startsWith("the theorem is not what")) {
                        findings.add(new Finding(
                                "other theorem by " + name, number, task.statement() + "\n" + claimed.reason()));
                    }
                    yes.add(name + " (claim)");
                }
                case Verdict.Refuted _ -> no.add(name);
                case Verdict.Failed failed -> {
                    String trace = trace(judged);
                    findings.add(new Finding(
                            "error of " + name + place(trace),
                            number,
                            task.statement() + "\n" + String.join("\n", failed.sentences()) + "\n" + trace));
                }
                case Verdict.Potential _, Verdict.Corroborated _, Verdict.Unknown _, Verdict.Unread _ -> {}
            }
            for (Outcome outcome : judged.outcomes()) {
                if (outcome instanceof Outcome.Tested tested && tested.isExhaustive()) {
                    yes.add(name + " (all cases)");
                }
                if (outcome instanceof Outcome.Refuted refuted && refuted.isConfirmed()) {
                    denied(task, name, refuted, findings, number);
                }
            }
        });
        if (!yes.isEmpty() && !no.isEmpty()) {
            var details = new StringBuilder(task.statement());
            says.forEach((name, judged) -> {
                if (yes.contains(name)
                        || yes.contains(name + " (claim)")
                        || yes.contains(name + " (all cases)")
                        || no.contains(name)) {
                    details.append("\n")
                            .append(name)
                            .append(": ")
                            .append(judged.verdict().word())
                            .append(" ")
                            .append(String.join("; ", judged.verdict().lines()));
                }
            });
            findings.add(new Finding("true for " + yes + ", false for " + no, number, details.toString()));
        }
    }

    private static String trace(Judged judged) {
        return judged.outcomes().stream()
                .flatMap(o -> o instanceof Outcome.Unknown(var _, Reason.Crashed crash, var _)
                        ? Stream.of(crash.trace())
                        : Stream.empty())
                .findFirst()
                .orElse("");
    }

    /** Where it was thrown: errors of one place have mostly one cause. */
    private static String place(String trace) {
        return trace.lines()
                .filter(line -> line.contains("at dev.assay."))
                .filter(line -> !line.contains(".kernel."))
                .findFirst()
                .map(line -> " " + line.strip())
                .orElse("");
    }

    /** A counterexample for which another evaluator has the statement true. */
    private void denied(Task task, String name, Outcome.Refuted refuted, List<Finding> findings, int number) {
        var values = new HashMap<Term.Free, Term>();
        var types = new HashMap<Type.Var, Type>();
        Map<String, Term> named = new HashMap<>();
        refuted.counterexample().bindings().forEach(b -> named.put(b.name(), b.value()));
        for (Term.Free variable : task.conjecture().variables()) {
            Term value = named.get(variable.name());
            if (value == null
                    || !value.frees().isEmpty()
                    || !value.typeVariables().isEmpty()
                    || !isKnown(task, value)) {
                return;
            }
            if (!match(variable.type(), value.type(), types)) {
                return;
            }
            values.put(variable, value);
        }
        if (!types.keySet().containsAll(statement(task).typeVariables())) {
            // Another type than ours may be meant.
            return;
        }
        // An uninterpreted constant has the value of the model and not that of the theory.
        if (refuted.counterexample().parts(Set.of(Counterexample.Kind.CONSTANT)).isEmpty()) {
            evaluations(task, values, types).forEach((who, truth) -> {
                if (truth) {
                    findings.add(new Finding(
                            "counterexample of " + name + " denied by " + who,
                            number,
                            task.statement() + "\n" + refuted.summary()));
                }
            });
        }
    }

    private static boolean isKnown(Task task, Term value) {
        return value.constants().stream()
                .allMatch(c -> task.theory().signature().constantType(c.name()).isPresent());
    }

    private static boolean match(Type pattern, Type type, Map<Type.Var, Type> types) {
        return switch (pattern) {
            case Type.Var v -> {
                Type before = types.putIfAbsent(v, type);
                yield before == null || before.equals(type);
            }
            case Type.Con(var name, var arguments) -> {
                if (!(type instanceof Type.Con(var other, var others)) || !name.equals(other)) {
                    yield false;
                }
                boolean isMatched = true;
                for (int i = 0; i < arguments.size(); i++) {
                    isMatched &= match(arguments.get(i), others.get(i), types);
                }
                yield isMatched;
            }
        };
    }

    private static Term statement(Task task) {
        return Hol.mkImplies(task.conjecture().assumptions(), task.conjecture().conclusion());
    }

    /** Whether the statement is true under the values, by each evaluator that can tell. */
    private Map<String, Boolean> evaluations(Task task, Map<Term.Free, Term> values, Map<Type.Var, Type> types) {
        var result = new LinkedHashMap<String, Boolean>();
        var typed = new HashMap<Term.Free, Term>();
        values.forEach((v, value) -> typed.put(new Term.Free(v.name(), v.type().substitute(types)), value));
        Term formula = Ground.of(task.theory(), statement(task).substituteTypes(types));
        if (!formula.typeVariables().isEmpty()) {
            return result;
        }
        try (Meter meter = run.child(EVALUATION)) {
            Truth truth = new Evaluator(task.theory(), meter).truth(formula, typed);
            if (truth != Truth.UNKNOWN) {
                result.put("evaluator", truth == Truth.TRUE);
            }
        } catch (BudgetExhausted e) {
            // It cannot tell.
        }
        try (Meter meter = run.child(EVALUATION)) {
            if (Evaluation.of(task.theory(), formula.substitute(typed), meter)
                    instanceof Evaluation.Evaluated(Term.Const(var name, var _))) {
                result.put("code", name.equals("HOL.True"));
            }
        }
        return result;
    }
}
