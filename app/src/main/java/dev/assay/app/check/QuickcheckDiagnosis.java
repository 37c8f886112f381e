package dev.assay.app.check;

import dev.assay.app.judging.CrashLog;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.test.BadOption;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import dev.assay.test.quickcheck.Testers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Answers {@code quickcheck}. As in Isabelle, a counterexample that may be spurious is none. */
final class QuickcheckDiagnosis implements Diagnosis {
    private static final String TOOL = "quickcheck";

    private final Allowance allowance;

    QuickcheckDiagnosis(Allowance allowance) {
        this.allowance = allowance;
    }

    @Override
    public Set<String> keywords() {
        return Set.of(TOOL);
    }

    @Override
    public Optional<Reply> answer(Question question) {
        return question.goal().map(goal -> {
            try {
                return reply(question, goal, options(question));
            } catch (BadOption e) {
                return Reply.failure(String.valueOf(e.getMessage()));
            } catch (ReadingException e) {
                return Reply.failure(e.position() + ": " + e.getMessage());
            }
        });
    }

    /** What was set before, then what the command says itself. */
    private static Options options(Question question) {
        var settings = new ArrayList<Options.Setting>();
        question.settings().configuration().forEach((name, value) -> {
            if (name.startsWith(TOOL + "_")) {
                settings.add(new Options.Setting(name.substring(TOOL.length() + 1), value));
            }
        });
        return Options.DEFAULT
                .with(settings)
                .with(settings(question.settings().parameters(TOOL)))
                .with(settings(question.options()));
    }

    private static List<Options.Setting> settings(List<Option> options) {
        return options.stream()
                .map(o -> new Options.Setting(o.name().text(), o.values().isEmpty() ? "true" : o.value()))
                .toList();
    }

    /** The terms of {@code eval = …}. */
    private static List<Term> evaluated(Question question, Conjecture goal) {
        List<Quoted> texts = question.options().stream()
                .filter(option -> option.name().text().equals("eval"))
                .flatMap(option -> question.texts(option).stream())
                .toList();
        return texts.isEmpty() ? List.of() : question.context().terms(texts, goal.variables());
    }

    private Reply reply(Question question, Conjecture goal, Options options) {
        List<Tester> testers = Quickcheck.named(options, Testers.known());
        var request = new Quickcheck.Request(
                question.context().theory(),
                goal,
                QuestionTask.of(question, goal).setting().interpretations(),
                evaluated(question, goal),
                false);
        long start = System.nanoTime();
        try (Meter meter = allowance.start(options.timeout())) {
            Finding finding = Quickcheck.run(request, options, testers, meter);
            double seconds = (System.nanoTime() - start) / 1e9;
            if (finding.verdict() instanceof Verdict.Failed(var crash)) {
                return Reply.failure(finding.by() + " failed: " + CrashLog.sentence(crash));
            }
            return new Reply(word(finding.verdict()), false, details(question, options, finding, seconds));
        }
    }

    /** The words of {@code expect =}. */
    private static String word(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Refuted(var _, var isGenuine) -> isGenuine ? "counterexample" : "no_counterexample";
            case Verdict.Survived _, Verdict.Unknown _, Verdict.Stopped _ -> "no_counterexample";
            case Verdict.Failed _ -> "error";
            case Verdict.NotExecutable _ -> "unknown";
        };
    }

    private static List<String> details(Question question, Options options, Finding finding, double seconds) {
        if (options.quiet()) {
            return List.of();
        }
        var lines = new ArrayList<String>();
        String where = finding.instance().isEmpty() ? "" : " (" + finding.instance() + ")";
        switch (finding.verdict()) {
            case Verdict.Refuted(var counterexample, var isGenuine) -> {
                TermPrinter printer = question.context().printer().withWidth(Integer.MAX_VALUE);
                lines.add((isGenuine ? "Counterexample" : "Potential counterexample") + " by " + finding.by() + where
                        + ":");
                counterexample.print(printer::print).lines().forEach(lines::add);
            }
            case Verdict.Survived(var tests, var isComplete) -> {
                if (options.verbose()) {
                    lines.add(tests + " tests by " + finding.by() + (isComplete ? ", which are all there are" : ""));
                }
            }
            case Verdict.Unknown(var reason) -> {
                if (options.verbose()) {
                    lines.add(finding.by() + ": " + reason);
                }
            }
            case Verdict.Stopped stopped -> {
                if (options.verbose()) {
                    lines.add(finding.by() + ": " + stopped.sentence());
                }
            }
            case Verdict.Failed(var crash) -> lines.add(finding.by() + " failed: " + crash.message());
            case Verdict.NotExecutable(var _, var reason) -> lines.add("not executable: " + reason);
        }
        finding.report().ifPresent(report -> lines.addAll(report.lines()));
        if (options.timing()) {
            lines.add(String.format(Locale.ROOT, "%.3f s", seconds));
        }
        return lines;
    }
}
