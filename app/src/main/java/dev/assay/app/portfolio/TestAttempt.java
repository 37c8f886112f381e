package dev.assay.app.portfolio;

import dev.assay.app.check.DeclaredSetup;
import dev.assay.app.check.Interpreted;
import dev.assay.judge.Counterexample;
import dev.assay.judge.Outcome;
import dev.assay.logic.TermPrinter;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.quickcheck.Testers;
import dev.assay.test.Verdict;
import dev.assay.test.quickcheck.Confirmation;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All testers side by side. */
final class TestAttempt extends Attempt {
    /** Most of what is false falls at once; the rest of the time is for others. */
    private static final double SHARE = 0.4;

    private static final Options OPTIONS = Options.DEFAULT
            .withTesters(Testers.all().stream().map(Tester::name).toList())
            .with(List.of(new Options.Setting("iterations", "2000"), new Options.Setting("deepen", "true")));

    private static final Pattern TESTS = Pattern.compile(" after ([0-9]{1,18}) tests$");

    TestAttempt(Task task, Grounds grounds) {
        super(task, grounds);
    }

    @Override
    public String name() {
        return "testing";
    }

    @Override
    public Cost cost() {
        return Cost.CHEAP;
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        Finding finding;
        try (Meter own = meter.slice(SHARE)) {
            finding = Quickcheck.run(request(), OPTIONS, Testers.all(), own);
        }
        finding.notes().forEach(reporter::message);
        return switch (finding.verdict()) {
            case Verdict.Refuted(var counterexample, var isGenuine) ->
                isGenuine
                        ? counterexample(finding, counterexample)
                        : gaveUp("only a counterexample that may be spurious: " + counterexample.summary());
            case Verdict.Survived(var tests, var isComplete) ->
                corroborated(
                        isComplete
                                ? "holds for all " + tests + " values there are (" + finding.by() + ")"
                                : String.format(
                                        Locale.ROOT,
                                        "%,d tests of sizes up to %d found nothing (%s)",
                                        tests,
                                        OPTIONS.size(),
                                        finding.by()),
                        "well-typed values",
                        tests,
                        "size " + OPTIONS.size());
            case Verdict.Unknown(var why) -> interrupted(why, meter);
            case Verdict.NotExecutable(var _, var why) ->
                new Outcome.Unknown(name(), new Reason.NotApplicable(why), "");
        };
    }

    /** A search that ran out of time has tested something, too. */
    private Outcome interrupted(String why, Meter meter) {
        Matcher tests = TESTS.matcher(why);
        boolean isSomething = tests.find() && !tests.group(1).equals("0");
        return isSomething
                ? corroborated(
                        String.format(
                                Locale.ROOT,
                                "%,d tests found nothing before the time was over",
                                Long.parseLong(tests.group(1))),
                        "well-typed values",
                        Long.parseLong(tests.group(1)),
                        "time")
                : why.contains("NotExecutable: ")
                        ? new Outcome.Unknown(
                                name(), new Reason.NotApplicable(why.replaceFirst(".*NotExecutable: ", "")), "")
                        : stopped(meter, why, "");
    }

    private Quickcheck.Request request() {
        return switch (task().origin()) {
            case Task.Origin.OfTheory(TheoryStatement statement) -> {
                DeclaredSetup.declare(statement.context());
                yield new Quickcheck.Request(
                        task().theory(),
                        task().conjecture(),
                        Interpreted.of(statement.context(), statement.locale()),
                        List.of());
            }
            case Task.Origin.OfTip _,
                    Task.Origin.OfTptp _,
                    Task.Origin.OfJava _,
                    Task.Origin.OfJavaAlone _,
                    Task.Origin.Other _ ->
                new Quickcheck.Request(task().theory(), task().conjecture(), List.of(), List.of());
        };
    }

    private Outcome counterexample(Finding finding, Counterexample found) {
        TermPrinter printer = task().printer();
        var lines = new ArrayList<String>();
        if (found.bindings().isEmpty()) {
            lines.add("false without any variable");
        }
        found.bindings().forEach(b -> lines.add(b.name() + " = " + printer.print(b.value())));
        if (!finding.instance().isEmpty()) {
            lines.add("(" + finding.instance() + ")");
        }
        boolean isSure = finding.confirmation() == Confirmation.CONFIRMED;
        return refuted(
                new dev.assay.app.portfolio.Verdict.Refuted(finding.by(), isSure, lines, ""),
                // The compiled program has found it false; the evaluator may only have been too slow to confirm it.
                new Outcome.Refuted(name(), found, Outcome.Quality.GENUINE));
    }
}
