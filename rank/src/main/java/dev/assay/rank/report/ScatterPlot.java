package dev.assay.rank.report;

import dev.assay.rank.statistics.Line;
import dev.assay.rank.study.Scatter;
import java.util.Locale;

/** Scores of two programs as circles, whose areas tell how often; dashed where both are equal, and the line near them. */
final class ScatterPlot {
    private static final int SIZE = 320;
    private static final int MARGIN = 40;

    private final Scatter scatter;
    private final double largest;
    private final StringBuilder svg = new StringBuilder();

    private ScatterPlot(Scatter scatter) {
        this.scatter = scatter;
        this.largest = scatter.normalized()
                ? 1
                : Math.max(
                        1,
                        scatter.points().stream()
                                .mapToDouble(point -> Math.max(point.x(), point.y()))
                                .max()
                                .orElse(1));
    }

    static String svg(Scatter scatter) {
        return new ScatterPlot(scatter).draw();
    }

    private double x(double value) {
        return MARGIN + value / largest * SIZE;
    }

    private double y(double value) {
        return 10 + SIZE - value / largest * SIZE;
    }

    @SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency.
    private void add(String format, Object... arguments) {
        svg.append(String.format(Locale.ROOT, format, arguments));
    }

    private String draw() {
        Line line = scatter.line();
        add(
                "<svg viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\" aria-label=\"scores of two programs\">",
                SIZE + MARGIN + 30, SIZE + MARGIN + 30, SIZE + MARGIN + 30);
        add("<path class=\"axis\" d=\"M%1$d 10V%2$dH%3$d\"/>", MARGIN, SIZE + 10, SIZE + MARGIN + 10);
        add(
                "<line class=\"diagonal\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                x(0), y(0), x(largest), y(largest));
        double from = Math.max(0, line.slope() == 0 ? 0 : -line.offset() / line.slope());
        add(
                "<line class=\"fitted\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
                x(from), y(line.slope() * from + line.offset()), x(largest), y(line.slope() * largest + line.offset()));
        int most = scatter.frequencies().values().stream()
                .mapToInt(each -> each)
                .max()
                .orElse(1);
        scatter.frequencies()
                .forEach((point, count) -> add(
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.2f\"><title>%s, %s: %d times</title></circle>",
                        x(point.x()),
                        y(point.y()),
                        Math.max(1, 14 * Math.sqrt((double) count / most)),
                        number(point.x()),
                        number(point.y()),
                        count));
        String unit = scatter.normalized() ? ", part passed" : ", passed";
        add(
                "<text x=\"%d\" y=\"%d\">%s</text>",
                SIZE / 2 + MARGIN, SIZE + 40, HtmlText.escaped(scatter.first() + unit));
        add(
                "<text transform=\"translate(14 %d) rotate(-90)\">%s</text>",
                SIZE / 2, HtmlText.escaped(scatter.second() + unit));
        add("<text x=\"%.1f\" y=\"%d\">%s</text>", x(largest), SIZE + 26, number(largest));
        return svg.append("</svg>").toString();
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString(Math.round(value)) : String.format(Locale.ROOT, "%.2f", value);
    }
}
