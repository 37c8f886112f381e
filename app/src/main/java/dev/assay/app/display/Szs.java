package dev.assay.app.display;

import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.logic.kernel.Hol;
import java.util.Optional;

/** Verdicts on TPTP problems in the words of SZS. */
public final class Szs {
    private Szs() {}

    /** The status; empty for what is no TPTP problem. */
    public static Optional<String> status(Judged judged) {
        Task task = judged.task();
        boolean isProblem = task.file().endsWith(".p") || task.file().endsWith(".ax");
        // A problem without a conjecture asks whether its axioms contradict each other.
        boolean isAboutAxioms = task.conjecture().conclusion().equals(Hol.FALSE);
        return isProblem ? Optional.of(status(judged.verdict(), isAboutAxioms)) : Optional.empty();
    }

    private static String status(Verdict verdict, boolean isAboutAxioms) {
        return switch (verdict) {
            case Verdict.Proved _, Verdict.Claimed _ -> isAboutAxioms ? "Unsatisfiable" : "Theorem";
            case Verdict.Refuted _ -> isAboutAxioms ? "Satisfiable" : "CounterSatisfiable";
            case Verdict.Potential _, Verdict.Corroborated _ -> "GaveUp";
            case Verdict.Unknown(var tried) ->
                tried.stream().anyMatch(t -> t.contains("out of time")) ? "Timeout" : "GaveUp";
            case Verdict.Unread _ -> "SyntaxError";
            case Verdict.Failed _ -> "Error";
        };
    }
}
