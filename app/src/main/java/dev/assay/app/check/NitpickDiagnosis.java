package dev.assay.app.check;

import dev.assay.logic.engine.Budget;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Meter;
import dev.assay.model.BadOption;
import dev.assay.model.Finding;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Option;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers {@code nitpick}, and {@code refute}, which is an older tool for the same. */
final class NitpickDiagnosis implements Diagnosis {
    private static final String TOOL = "nitpick";

    /** No command gets more time than this, whatever the theory allows. */
    private final Duration most;

    NitpickDiagnosis(Duration most) {
        this.most = most;
    }

    @Override
    public Set<String> keywords() {
        return Set.of(TOOL, "refute");
    }

    @Override
    public Optional<String> answer(Question question) {
        return question.goal().map(goal -> {
            try {
                return finding(question, goal).verdict().toString();
            } catch (BadOption e) {
                return String.valueOf(e.getMessage());
            }
        });
    }

    Finding finding(Question question, Conjecture goal) {
        Options options = options(question, goal);
        Duration time = options.timeout().compareTo(most) < 0 ? options.timeout() : most;
        try (Meter meter = Budget.UNLIMITED.withTime(time).start()) {
            return ModelFinder.run(question.context().theory(), goal, options, meter);
        }
    }

    /** What was set before, then what the command says itself; the older tool has other options, which do not count. */
    private static Options options(Question question, Conjecture goal) {
        if (!question.keyword().equals(TOOL)) {
            return Options.DEFAULT;
        }
        Options.Names names = ModelNames.of(Optional.of(question.context()), goal);
        return Options.DEFAULT
                .with(settings(question.settings().parameters(TOOL)), names)
                .with(settings(question.options()), names);
    }

    private static List<Options.Setting> settings(List<Option> options) {
        return options.stream()
                .map(o -> new Options.Setting(
                        o.name().text(), o.argumentText(), o.values().isEmpty() ? "true" : o.value()))
                .toList();
    }
}
