package dev.assay.app.commands;

import dev.assay.app.cli.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.fol.Notation;
import dev.assay.fol.Problem;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.Translation;
import dev.assay.fol.monotonicity.SortReport;
import dev.assay.fol.monotonicity.SortReport.Calculus;
import dev.assay.fol.monotonicity.Verdict;
import dev.assay.syntax.Document;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Path;

/** What {@code assay monotonic} says of a TPTP problem. */
final class FirstOrderSorts {
    private record Row(String file, String type, boolean monotonic, String reason) {}

    private FirstOrderSorts() {}

    static void report(Path file, Calculus calculus, JsonLines json, Session session) throws IOException {
        Document document = TptpReader.read(file).document();
        document.notes().forEach(note -> session.err().println(note));
        HolProblem problem = HolProblem.of(document.theory(), document.conjectures(), document::name);
        Problem translated = Translation.of(problem, Translation.Settings.DEFAULT);
        SortReport report = SortReport.of(translated, calculus);
        if (report.isInferred() && !json.wanted()) {
            session.out().println(file + ": " + count(report.verdicts().size()) + " inferred");
            report.problem().symbols().forEach(s -> session.out().println("  " + Notation.symbol(s)));
        }
        for (Verdict verdict : report.verdicts()) {
            String type = Notation.type(verdict.type());
            if (json.wanted()) {
                json.print(session.out(), new Row(file.toString(), type, verdict.isMonotonic(), verdict.reason()));
            } else {
                session.out()
                        .println(file + ": " + type + " is " + (verdict.isMonotonic() ? "" : "perhaps not ")
                                + "monotonic: " + verdict.reason());
            }
        }
    }

    private static String count(int sorts) {
        return sorts == 1 ? "1 sort" : sorts + " sorts";
    }
}
