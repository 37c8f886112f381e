package dev.assay.app.check;

import dev.assay.logic.TermPrinter;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Counterexample;
import dev.assay.logic.engine.Meter;
import dev.assay.model.BadOption;
import dev.assay.model.Finding;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Option;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

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
                Finding finding = finding(question, goal);
                return new Reply(finding.verdict().toString(), false, details(finding));
            } catch (BadOption e) {
                return Reply.failure(String.valueOf(e.getMessage()));
            }
        });
    }

    private static List<String> details(Finding finding) {
        if (finding.model().isEmpty()) {
            return finding.notes().stream().distinct().toList();
        }
        TermPrinter printer = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);
        List<Counterexample.Binding> bindings = finding.model().get().bindings();
        return Stream.concat(
                        Stream.of(bindings.isEmpty() ? "False without any variable" : "Countermodel:"),
                        bindings.stream().map(b -> "  " + b.name() + " = " + printer.print(b.value())))
                .toList();
    }

    Finding finding(Question question, Conjecture goal) {
        Options options = options(question, goal);
        try (Meter meter = allowance.start(options.timeout())) {
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
