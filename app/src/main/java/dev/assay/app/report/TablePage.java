package dev.assay.app.report;

import java.util.List;
import java.util.stream.Collectors;

/** A page with one table, for what is no verdict on a conjecture. */
public final class TablePage {
    private TablePage() {}

    public static String html(String title, List<String> columns, List<List<String>> rows) {
        String body =
                "<h2>" + Html.escaped(title) + "</h2>\n<table>\n<thead>" + row("th", columns) + "</thead>\n<tbody>\n"
                        + rows.stream().map(cells -> row("td", cells)).collect(Collectors.joining("\n"))
                        + "\n</tbody>\n</table>\n";
        return Resource.text("report.html")
                .replace("/*STYLE*/", Resource.text("verdict.css"))
                .replace("<!--COUNTS-->", "")
                .replace("<!--BODY-->", "<section>\n" + body + "</section>\n");
    }

    private static String row(String element, List<String> cells) {
        return cells.stream()
                .map(cell -> "<" + element + ">" + Html.escaped(cell).replace("\n", "<br>") + "</" + element + ">")
                .collect(Collectors.joining("", "<tr>", "</tr>"));
    }
}
