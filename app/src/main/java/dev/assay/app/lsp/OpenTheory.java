package dev.assay.app.lsp;

import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.logic.Position;
import dev.assay.logic.TypePrinter;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Entry;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;

/**
 * A theory as it was read, with what is known of its statements so far.
 *
 * @param document the text as understood
 */
record OpenTheory(String text, TheoryDocument document, List<Judged> judged) {
    private static final String SOURCE = "assay";

    OpenTheory {
        judged = List.copyOf(judged);
    }

    OpenTheory with(Judged one) {
        var more = new ArrayList<>(judged);
        more.add(one);
        return new OpenTheory(text, document, more);
    }

    TextPlaces places() {
        return new TextPlaces(text);
    }

    // Diagnostics

    List<Diagnostic> diagnostics() {
        TextPlaces places = places();
        var result = new ArrayList<Diagnostic>();
        int imports = Math.max(0, text.indexOf("imports"));
        document.imported().problems().forEach(problem -> result.add(error(places.word(imports), problem)));
        document.errors().forEach(e -> result.add(error(places.word(e.offset()), e.message())));
        for (Entry entry : document.failures()) {
            Position at = entry.position().isNone() ? entry.command().position() : entry.position();
            String sentence = entry.toString().replaceFirst("^.*?:[0-9]+:[0-9]+: ", "");
            result.add(error(places.word(places.offset(at)), sentence));
        }
        judged.forEach(s -> verdict(s, places).ifPresent(result::add));
        return result;
    }

    private static Diagnostic error(Range range, String sentence) {
        return new Diagnostic(range, sentence, DiagnosticSeverity.Error, SOURCE);
    }

    /** What is false is a warning, what is proved a hint; what nobody knows is not worth a mark. */
    private Optional<Diagnostic> verdict(Judged judged, TextPlaces places) {
        Verdict verdict = judged.verdict();
        String words = verdict.word() + (verdict.by().isEmpty() ? "" : " by " + verdict.by());
        String detail = String.join("\n", verdict.lines());
        return severity(verdict)
                .map(severity -> new Diagnostic(
                        statement(judged.task(), places), words + "\n" + detail, severity, SOURCE, verdict.word()));
    }

    private static Optional<DiagnosticSeverity> severity(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Refuted _ -> Optional.of(DiagnosticSeverity.Warning);
            case Verdict.Proved _ -> Optional.of(DiagnosticSeverity.Hint);
            case Verdict.Potential _, Verdict.Claimed _, Verdict.Unread _ ->
                Optional.of(DiagnosticSeverity.Information);
            case Verdict.Corroborated _ -> Optional.of(DiagnosticSeverity.Hint);
            case Verdict.Failed _ -> Optional.of(DiagnosticSeverity.Information);
            case Verdict.Unknown _ -> Optional.empty();
        };
    }

    /** The command that states it, without its proof. */
    Range statement(Task task, TextPlaces places) {
        return span(task)
                .map(span -> places.range(
                        span.start(), span.start() + span.text().stripTrailing().length()))
                .orElseGet(() -> places.word(places.offset(task.conjecture().position())));
    }

    Optional<TheoryStatement> stated(Task task) {
        return document.statements().stream()
                .filter(s -> s.conjectures().contains(task.conjecture()))
                .findFirst();
    }

    private Optional<CommandSpan> span(Task task) {
        return stated(task).map(s -> s.command().span());
    }

    // Names

    /** What a name at an offset is: a variable of the statement around it, a constant, a fact or a type. */
    Optional<String> describe(int offset) {
        String name = places().nameAt(offset);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        return variable(name, offset).or(() -> constant(name)).or(() -> fact(name));
    }

    private Optional<String> variable(String name, int offset) {
        return document.statements().stream()
                .filter(s -> s.command().span().start() <= offset
                        && offset
                                <= Math.max(s.command().span().end(), s.proof().end()))
                .flatMap(s -> s.conjectures().stream())
                .flatMap(c -> c.variables().stream())
                .filter(v -> v.name().equals(name))
                .map(v -> name + " :: " + TypePrinter.UNICODE.print(v.type()))
                .findFirst();
    }

    private Optional<String> constant(String name) {
        Context context = document.context();
        return context.constant(name)
                .flatMap(full -> context.scheme(full)
                        .map(type -> name + " :: " + TypePrinter.UNICODE.print(type)
                                + (full.equals(name) ? "" : "\n" + full)));
    }

    private Optional<String> fact(String name) {
        Context context = document.context();
        return context.theory()
                .fact(context.name() + "." + name)
                .or(() -> context.theory().fact(name))
                .map(fact -> {
                    var lines = new ArrayList<String>();
                    fact.theorems().stream()
                            .limit(5)
                            .forEach(thm -> lines.add(context.printer().print(thm.conclusion())));
                    return fact.name() + ":\n" + String.join("\n", lines);
                });
    }
}
