package dev.assay.app.check;

import dev.assay.app.judging.CrashLog;
import dev.assay.judge.Counterexample;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.ValueText;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.run.Reason;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.test.BadOption;
import dev.assay.test.Options;
import dev.assay.test.quickcheck.TestingEngine;
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

    /** The terms of {@code eval = …}, all of which can be read. */
    private static List<String> evaluated(Question question, Conjecture goal) {
        List<Quoted> texts = question.options().stream()
                .filter(option -> option.name().text().equals("eval"))
                .flatMap(option -> question.texts(option).stream())
                .toList();
        if (!texts.isEmpty()) {
            question.context().terms(texts, goal.variables());
        }
        return texts.stream().map(Quoted::text).toList();
    }

    private Reply reply(Question question, Conjecture goal, Options options) {
        var engine = new TestingEngine(options, evaluated(question, goal), 1);
        var examination = Examination.of(question, goal, engine, options.timeout(), allowance);
        return examination.outcome() instanceof Outcome.Unknown(var by, Reason.Crashed crash, var _)
                ? Reply.failure(by + " failed: " + CrashLog.sentence(crash))
                : new Reply(word(examination.outcome()), false, details(question, options, examination));
    }

    /** The words of {@code expect =}. */
    private static String word(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Refuted refuted ->
                refuted.certainty().compareTo(Certainty.UNCONFIRMED) <= 0 ? "counterexample" : "no_counterexample";
            case Outcome.Unknown(var _, Reason.NotApplicable _, var _) -> "unknown";
            case Outcome.Tested _, Outcome.Unknown _, Outcome.Proved _, Outcome.Claimed _ -> "no_counterexample";
        };
    }

    private static List<String> details(Question question, Options options, Examination examination) {
        if (options.quiet()) {
            return List.of();
        }
        var lines = new ArrayList<String>();
        switch (examination.outcome()) {
            case Outcome.Refuted refuted -> {
                Counterexample counterexample = refuted.counterexample();
                TermPrinter printer = question.context().printer().withWidth(Integer.MAX_VALUE);
                boolean isRefuted = examination.judged().verdict() instanceof Verdict.Refuted;
                lines.add((isRefuted ? "Counterexample" : "Potential counterexample") + " by " + refuted.by()
                        + (counterexample.instance().isEmpty() ? "" : " (" + counterexample.instance() + ")") + ":");
                counterexample
                        .print(new ValueText(printer, question.context().theory())::print)
                        .lines()
                        .forEach(lines::add);
            }
            case Outcome.Unknown(var _, Reason.NotApplicable(var why), var _) -> lines.add("not executable: " + why);
            case Outcome.Tested _, Outcome.Unknown _, Outcome.Proved _, Outcome.Claimed _ -> {
                if (options.verbose()) {
                    lines.add(examination.outcome().summary());
                }
            }
        }
        lines.addAll(examination.messages());
        if (options.timing()) {
            lines.add(String.format(Locale.ROOT, "%.3f s", examination.judged().seconds()));
        }
        return lines;
    }
}
