package dev.assay.app.models;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.model.Finding;
import dev.assay.model.Model;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.model.Verdict;
import dev.assay.run.Meter;
import dev.assay.syntax.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What models say about a TPTP problem: a model of the axioms in which some conjecture fails, or a model of the axioms if
 * there is no conjecture.
 *
 * @param status in the words of SZS
 * @param name that of the conjecture that fails
 */
public record SzsAnswer(
        String status, String verdict, String name, String detail, Optional<Model> model, Document document) {
    private static final Set<String> NUMBERS = Set.of("$int", "$rat", "$real");

    public static SzsAnswer of(Document document, List<Options.Setting> settings, Meter meter) {
        if (mentionsNumbers(document)) {
            return undecided("GaveUp", "the problem is about numbers, of which there are infinitely many", document);
        }
        var all = new ArrayList<>(List.of(new Options.Setting("user_axioms", "", "true")));
        all.addAll(settings);
        var notes = new ArrayList<String>();
        for (Conjecture conjecture : document.conjectures()) {
            Options options = Options.DEFAULT.with(all, ModelNames.of(Optional.empty(), conjecture));
            Finding finding = ModelFinder.run(document.theory(), conjecture, options, meter);
            if (finding.verdict() == Verdict.GENUINE) {
                Model model = finding.models().getFirst();
                return new SzsAnswer(
                        // A problem without a conjecture asks whether its axioms contradict each other.
                        conjecture.conclusion().equals(Hol.FALSE) ? "Satisfiable" : "CounterSatisfiable",
                        "refuted",
                        conjecture.name(),
                        sizes(model, document),
                        Optional.of(model),
                        document);
            }
            notes.addAll(finding.notes());
            notes.add("no model in " + finding.searched() + " scopes");
        }
        return undecided(
                meter.stopped().isPresent() ? "Timeout" : "GaveUp",
                String.join(" ", notes.stream().distinct().toList()),
                document);
    }

    private static SzsAnswer undecided(String status, String detail, Document document) {
        return new SzsAnswer(status, "unknown", "", detail, Optional.empty(), document);
    }

    /** The arithmetic of TPTP has no axioms here, so a model would not have to respect it. */
    private static boolean mentionsNumbers(Document document) {
        Stream<Term> axioms = document.theory().axioms().stream()
                .flatMap(fact -> fact.theorems().stream())
                .map(thm -> thm.conclusion());
        boolean[] found = {false};
        Stream.concat(axioms, document.conjectures().stream().flatMap(c -> c.propositions().stream()))
                .forEach(term -> term.forEachType(type -> found[0] |=
                        type.constructors().stream().anyMatch(name -> NUMBERS.contains(document.name(name)))));
        return found[0];
    }

    private static String sizes(Model model, Document document) {
        return model.parts(Set.of(Counterexample.Kind.TYPE)).stream()
                .map(part -> (part.type() instanceof Type.Con(var name, var _) ? document.name(name) : part.name())
                        + " = " + model.scope().cardinality(part.type()))
                .reduce((a, b) -> a + ", " + b)
                .orElse("");
    }

    /** The model between the marks of SZS; what is not finite and first-order is told in comments. */
    public List<String> output(String file) {
        if (model.isEmpty()) {
            return List.of();
        }
        var result = new ArrayList<String>();
        Optional<List<String>> finite = TptpModel.of(model.get(), document);
        String form = finite.isPresent() ? "FiniteModel" : "Model";
        result.add("% SZS output start " + form + " for " + file);
        finite.ifPresentOrElse(
                result::addAll,
                () -> ModelText.lines(model.get(), Set.of(Counterexample.Kind.CONSTANT, Counterexample.Kind.TYPE), document::name)
                        .forEach(line -> result.add("% " + line)));
        result.add("% SZS output end " + form + " for " + file);
        return result;
    }
}
