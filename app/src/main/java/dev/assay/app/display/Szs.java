package dev.assay.app.display;

import dev.assay.app.models.TptpModel;
import dev.assay.judge.Judged;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.logic.kernel.Hol;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Verdicts on TPTP problems in the words of SZS. */
public final class Szs {
    private Szs() {}

    /** The status; empty for what is no TPTP problem. */
    public static Optional<String> status(Judged judged) {
        Task task = judged.task();
        boolean isProblem = task.file().endsWith(".p") || task.file().endsWith(".ax");
        // A problem without a conjecture asks whether its axioms contradict each other.
        boolean isAboutAxioms = task.conjecture().conclusion().equals(Hol.FALSE);
        return isProblem ? Optional.of(status(judged, isAboutAxioms)) : Optional.empty();
    }

    /** The model that refutes a problem, between the marks of SZS; nothing if it is not finite and first-order. */
    static List<String> model(Judged judged) {
        if (status(judged).isEmpty() || !(judged.verdict() instanceof Verdict.Refuted)) {
            return List.of();
        }
        Task task = judged.task();
        return judged.outcomes().stream()
                .flatMap(o ->
                        o instanceof Outcome.Refuted refuted ? Stream.of(refuted.counterexample()) : Stream.empty())
                .flatMap(c -> TptpModel.of(c, task.setting().names()).stream())
                .filter(lines -> !lines.isEmpty())
                .findFirst()
                .map(lines -> Stream.of(
                                List.of("% SZS output start FiniteModel for " + task.file()),
                                lines,
                                List.of("% SZS output end FiniteModel for " + task.file()))
                        .flatMap(List::stream)
                        .toList())
                .orElse(List.of());
    }

    private static String status(Judged judged, boolean isAboutAxioms) {
        return switch (judged.verdict()) {
            case Verdict.Proved proved when proved.isFromContradiction() -> "ContradictoryAxioms";
            case Verdict.Proved _, Verdict.Claimed _ -> isAboutAxioms ? "Unsatisfiable" : "Theorem";
            case Verdict.Refuted _ -> isAboutAxioms ? "Satisfiable" : "CounterSatisfiable";
            case Verdict.Potential _, Verdict.Corroborated _, Verdict.Unknown _ ->
                judged.isOutOfTime() ? "Timeout" : "GaveUp";
            case Verdict.Unread _ -> "SyntaxError";
            case Verdict.Failed _ -> "Error";
        };
    }
}
