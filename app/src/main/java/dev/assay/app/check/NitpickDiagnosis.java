package dev.assay.app.check;

import dev.assay.logic.Conjecture;
import dev.assay.model.BadOption;
import dev.assay.model.Finding;
import dev.assay.model.Model;
import dev.assay.model.ModelEngine;
import dev.assay.model.ModelFinder;
import dev.assay.model.ModelText;
import dev.assay.model.Options;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.syntax.isabelle.outer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers {@code nitpick}, and {@code refute}, which is an older tool for the same. */
final class NitpickDiagnosis implements Diagnosis {
    private static final String TOOL = "nitpick";

    private final Allowance allowance;

    NitpickDiagnosis(Allowance allowance) {
        this.allowance = allowance;
    }

    @Override
    public Set<String> keywords() {
        return Set.of(TOOL, "refute");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        return question.goal().map(goal -> {
            try {
                Options options = options(question, goal);
                Finding finding = finding(question, goal, options);
                return new Reply(finding.verdict().toString(), false, details(finding, options));
            } catch (BadOption e) {
                return Reply.failure(String.valueOf(e.getMessage()));
            }
        });
    }

    private static List<String> details(Finding finding, Options options) {
        if (finding.models().isEmpty()) {
            return finding.notes().stream().distinct().toList();
        }
        var result = new ArrayList<String>();
        for (Model model : finding.models()) {
            List<String> lines = ModelText.lines(model, options.shown(), NitpickDiagnosis::shortened);
            String what = options.isSatisfying() ? "Model" : "Countermodel";
            result.add(lines.isEmpty() ? what + " without any variable" : what + " for " + model.sizes() + ":");
            lines.forEach(line -> result.add("  " + line));
        }
        return result;
    }

    private Finding finding(Question question, Conjecture goal, Options options) {
        try (Meter meter = allowance.start(options.timeout())) {
            return ModelFinder.run(question.context().theory(), goal, options, meter);
        }
    }

    /** What was set before, then what the command says itself; the older tool has other options, which do not count. */
    private static Options options(Question question, Conjecture goal) {
        if (!question.keyword().equals(TOOL)) {
            return Options.DEFAULT;
        }
        Options.Names names =
                ModelEngine.names(TheoryTasks.task(question.context(), goal).setting().vocabulary(), goal);
        return Options.DEFAULT
                .with(settings(question.settings().parameters(TOOL)), names)
                .with(settings(question.options()), names);
    }

    private static List<Options.Setting> settings(List<Option> options) {
        return options.stream()
                .map(o -> new Options.Setting(
                        o.name().text(),
                        o.argumentText(),
                        o.values().isEmpty() ? "true" : o.value(),
                        o.values().stream().map(Token::text).toList()))
                .toList();
    }

    /** A constant's name without the theory's. */
    private static String shortened(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
