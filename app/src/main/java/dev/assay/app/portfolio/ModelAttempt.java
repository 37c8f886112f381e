package dev.assay.app.portfolio;

import dev.assay.judge.Counterexample;
import dev.assay.app.models.ModelNames;
import dev.assay.app.models.ModelPage;
import dev.assay.app.models.ModelText;
import dev.assay.app.models.SzsAnswer;
import dev.assay.judge.Outcome;
import dev.assay.model.Finding;
import dev.assay.model.Model;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import dev.assay.syntax.Document;
import dev.assay.syntax.isabelle.Context;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The finder of finite countermodels. */
final class ModelAttempt extends Attempt {
    private static final Set<Counterexample.Kind> SHOWN =
            Set.of(Counterexample.Kind.VARIABLE, Counterexample.Kind.WITNESS, Counterexample.Kind.CONSTANT, Counterexample.Kind.EVALUATED);

    ModelAttempt(Task task, Grounds grounds) {
        super(task, grounds);
    }

    @Override
    public String name() {
        return "models";
    }

    @Override
    Outcome work(Meter meter, Reporter reporter) {
        return switch (task().origin()) {
            case Task.Origin.OfTheory(var statement) -> find(Optional.of(statement.context()), meter);
            case Task.Origin.OfTip _, Task.Origin.OfJava _, Task.Origin.OfJavaAlone _, Task.Origin.Other _ ->
                find(Optional.empty(), meter);
            case Task.Origin.OfTptp(var document) -> problem(document, meter);
        };
    }

    private Outcome find(Optional<Context> context, Meter meter) {
        Options options = Options.DEFAULT.with(List.of(), ModelNames.of(context, task().conjecture()));
        Finding finding = ModelFinder.run(task().theory(), task().conjecture(), options, meter);
        String extent = finding.searched() + " of " + finding.scopes() + " scopes";
        return switch (finding.verdict()) {
            case GENUINE -> countermodel(finding.models().getFirst(), true, UnaryOperator.identity());
            case QUASI_GENUINE -> countermodel(finding.models().getFirst(), false, UnaryOperator.identity());
            case POTENTIAL -> gaveUp("only a countermodel that may be spurious");
            case NONE ->
                corroborated(
                        "no finite countermodel in " + finding.searched() + " scopes (models)",
                        "scopes",
                        finding.searched(),
                        extent);
            case UNKNOWN -> stopped(meter, "some scopes are too large", extent);
        };
    }

    private Outcome problem(Document document, Meter meter) {
        SzsAnswer answer = SzsAnswer.of(document, List.of(), meter);
        return answer.model().isPresent()
                ? countermodel(answer.model().get(), true, document::name)
                : stopped(meter, answer.detail(), "");
    }

    private Outcome countermodel(Model model, boolean isGenuine, UnaryOperator<String> names) {
        List<String> lines = ModelText.lines(model, SHOWN, names).stream()
                .filter(line -> !line.endsWith(":"))
                .map(String::strip)
                .toList();
        String scope = ModelText.scope(model);
        List<String> all = Stream.concat(
                        lines.isEmpty() ? Stream.of("false without any variable") : lines.stream(),
                        scope.isEmpty() ? Stream.empty() : Stream.of("(" + scope + ")"))
                .toList();
        return refuted(
                new Verdict.Refuted(name(), isGenuine, all, ModelPage.picture(model)),
                new Outcome.Refuted(
                        name(),
                        model.counterexample(),
                        isGenuine ? Outcome.Quality.GENUINE : Outcome.Quality.QUASI_GENUINE));
    }
}
