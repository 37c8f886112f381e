package dev.assay.app.check;

import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Meter;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.test.BadOption;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.Testers;
import dev.assay.test.Verdict;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers {@code quickcheck}. As in Isabelle, a counterexample that may be spurious is none. */
final class QuickcheckDiagnosis implements Diagnosis {
    private static final String TOOL = "quickcheck";

    /** No command gets more time than this, whatever the theory allows. */
    private final Duration most;

    QuickcheckDiagnosis(Duration most) {
        this.most = most;
    }

    @Override
    public Set<String> keywords() {
        return Set.of(TOOL);
    }

    @Override
    public Optional<String> answer(Question question) {
        return question.goal().map(goal -> {
            try {
                return outcome(question, goal, options(question));
            } catch (BadOption e) {
                return String.valueOf(e.getMessage());
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

    private String outcome(Question question, Conjecture goal, Options options) {
        List<Tester> testers = Quickcheck.named(options, Testers.all());
        if (testers.isEmpty()) {
            return Answers.UNKNOWN;
        }
        Duration time = options.timeout().compareTo(most) < 0 ? options.timeout() : most;
        var request = new Quickcheck.Request(
                question.context().theory(),
                goal,
                Interpreted.of(question.context(), question.locale()),
                List.of());
        try (Meter meter = Budget.UNLIMITED.withTime(time).start()) {
            Finding finding = Quickcheck.run(request, options, testers, meter);
            return Answers.of(finding.verdict());
        }
    }

    /** The words of {@code expect =}. */
    private static final class Answers {
        static final String UNKNOWN = "unknown";

        private Answers() {}

        static String of(Verdict verdict) {
            return switch (verdict) {
                case Verdict.Refuted(var _, var isGenuine) -> isGenuine ? "counterexample" : "no_counterexample";
                case Verdict.Survived _, Verdict.Unknown _ -> "no_counterexample";
                case Verdict.NotExecutable _ -> UNKNOWN;
            };
        }
    }
}
