package dev.assay.app.models;

import dev.assay.judge.Counterexample;
import dev.assay.model.Model;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A page with a picture of each model, which needs nothing but a browser. */
public final class ModelPage {
    private static final String STYLE = """
            body { font-family: sans-serif; margin: 2em; color: #222 }
            h2 { font-size: 1.1em; margin-top: 2em }
            svg { border: 1px solid #ccc; background: #fcfcfc; max-width: 100% }
            table { border-collapse: collapse; margin-top: .7em }
            td { padding: .15em .8em .15em 0; vertical-align: top; font-family: monospace }
            .node { fill: #e8f0fb; stroke: #46699c }
            .arrow { fill: none; stroke: #777 }
            .label { fill: #a03a1f; font-size: 12px }
            .mark { fill: #3b7a2a; font-size: 12px }
            """;

    private final List<String> sections = new ArrayList<>();

    public void add(String title, Model model) {
        var section = new StringBuilder("<h2>").append(escaped(title)).append(": ");
        section.append(model.verdict())
                .append("</h2>\n<p>")
                .append(escaped(ModelText.scope(model)))
                .append("</p>\n");
        section.append(picture(model));
        section.append("<table>\n");
        Set<Counterexample.Kind> kinds = EnumSet.allOf(Counterexample.Kind.class);
        for (String line : ModelText.lines(model, kinds, UnaryOperator.identity())) {
            section.append("<tr><td>").append(escaped(line)).append("</td></tr>\n");
        }
        sections.add(section.append("</table>\n").toString());
    }

    /** The model as SVG, or nothing if there is too much of it. */
    public static String picture(Model model) {
        ModelGraph graph = ModelGraph.of(model);
        return graph.isDrawable() ? new ModelPicture(graph).svg() : "";
    }

    public String html() {
        String body = sections.isEmpty() ? "<p>No model was found.</p>\n" : String.join("", sections);
        return String.format(
                Locale.ROOT,
                "<!DOCTYPE html>%n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Models</title>%n"
                        + "<style>%n%s</style></head>%n<body>%n<h1>Models</h1>%n%s</body></html>%n",
                STYLE,
                body);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
