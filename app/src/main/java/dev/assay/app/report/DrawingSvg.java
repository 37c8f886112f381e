package dev.assay.app.report;

import dev.assay.judge.Drawing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The picture of a graph: its nodes on a circle, arrows bent so that there and back can be told apart. */
final class DrawingSvg {
    private record Point(double x, double y) {}

    private static final double NODE = 22;

    private final Drawing drawing;
    private final double size;
    private final Map<String, Point> places = new LinkedHashMap<>();
    private final StringBuilder out = new StringBuilder();

    DrawingSvg(Drawing drawing) {
        this.drawing = drawing;
        List<String> nodes = drawing.nodes().stream().map(Drawing.Node::value).toList();
        double radius = nodes.size() == 1 ? 0 : Math.max(90, nodes.size() * 24);
        this.size = 2 * radius + 260;
        for (int i = 0; i < nodes.size(); i++) {
            double angle = 2 * Math.PI * i / nodes.size() - Math.PI / 2;
            places.put(
                    nodes.get(i), new Point(size / 2 + radius * Math.cos(angle), size / 2 + radius * Math.sin(angle)));
        }
    }

    String svg() {
        add(
                "<svg width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\" xmlns=\"http://www.w3.org/2000/svg\">",
                size, size, size, size);
        out.append("<defs><marker id=\"head\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"8\" ")
                .append(
                        "markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L10 5L0 10z\" fill=\"#777\"/></marker></defs>\n");
        drawing.arrows().forEach(this::arrow);
        drawing.nodes().forEach(this::node);
        return out.append("</svg>\n").toString();
    }

    private void node(Drawing.Node node) {
        Point at = place(node.value());
        add("<circle class=\"node\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.0f\"/>", at.x, at.y, NODE);
        text("name", at.x, at.y + 4, node.value());
        double y = at.y + NODE + 14;
        for (String mark : node.marks()) {
            text("mark", at.x, y, mark);
            y += 14;
        }
    }

    private void arrow(Drawing.Arrow arrow) {
        Point from = place(arrow.from());
        Point to = place(arrow.to());
        String label = String.join(", ", arrow.names());
        if (arrow.from().equals(arrow.to())) {
            double x = from.x;
            double y = from.y - NODE;
            add(
                    "<path class=\"arrow\" marker-end=\"url(#head)\" d=\"M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f\"/>",
                    x - 8, y, x - 34, y - 46, x + 34, y - 46, x + 8, y);
            text("label", x, y - 40, label);
            return;
        }
        double length = Math.hypot(to.x - from.x, to.y - from.y);
        double dx = (to.x - from.x) / length;
        double dy = (to.y - from.y) / length;
        double bend = 18;
        double middleX = (from.x + to.x) / 2 - dy * bend;
        double middleY = (from.y + to.y) / 2 + dx * bend;
        add(
                "<path class=\"arrow\" marker-end=\"url(#head)\" d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\"/>",
                from.x + dx * NODE, from.y + dy * NODE, middleX, middleY, to.x - dx * NODE, to.y - dy * NODE);
        text("label", middleX, middleY, label);
    }

    private Point place(String node) {
        return places.getOrDefault(node, new Point(size / 2, size / 2));
    }

    private void text(String style, double x, double y, String text) {
        add(
                "<text class=\"%s\" text-anchor=\"middle\" x=\"%.1f\" y=\"%.1f\">%s</text>",
                style, x, y, Html.escaped(text));
    }

    @SuppressWarnings("AnnotateFormatMethod")
    private void add(String format, Object... arguments) {
        out.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
