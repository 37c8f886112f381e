package dev.assay.rank.report;

import java.util.ArrayList;
import java.util.List;

/** A ranking for a spreadsheet: a line for each program, a column for each bug with 1 for whoever has it. */
public final class CsvReport {
    private CsvReport() {}

    public static List<String> of(Report report) {
        var lines = new ArrayList<String>();
        var header = new ArrayList<>(List.of("program", "place", "passed", "bugs"));
        report.study().ifPresent(_ -> header.addAll(List.of("group", "grade")));
        report.ranking().bugs().forEach(bug -> header.add(cell(bug.test().toString())));
        lines.add(String.join(",", header));
        int[] positions = report.ranking().positions();
        for (int program : report.byPlace()) {
            String name = report.ranking().programs().get(program);
            var cells = new ArrayList<>(List.of(
                    cell(name),
                    "" + positions[program],
                    "" + report.ranking().score(program),
                    "" + report.ranking().rank(program)));
            report.study()
                    .ifPresent(sheet -> cells.addAll(List.of(
                            cell(sheet.group(name).orElse("")),
                            sheet.manual(name).map(Object::toString).orElse(""))));
            report.ranking().bugs().forEach(bug -> cells.add(bug.failing().contains(program) ? "1" : "0"));
            lines.add(String.join(",", cells));
        }
        return lines;
    }

    /** In quotes where a comma or the like would be misunderstood, or a spreadsheet would take text for a formula. */
    private static String cell(String text) {
        String safe = !text.isEmpty() && "=+-@".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        return safe.matches("[\\w .'()-]*") ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }
}
