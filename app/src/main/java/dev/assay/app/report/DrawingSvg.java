package dev.assay.app.report;

import dev.assay.judge.Drawing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The picture of a graph: its nodes in boxes on a circle, large enough for what is in them, arrows bent so that there and back can be told
 * apart, and loops on the outside. Colours are those of the page.
 */
final class DrawingSvg {
    private record Point(double x, double y) {}

    /** A node at its place. */
    private record Box(Point centre, double width, double height) {
        /** Where the way from the centre towards a point leaves the box. */
        Point edge(Point towards) {
            double dx = towards.x - centre.x;
            double dy = towards.y - centre.y;
            double scale = 1 / Math.max(Math.abs(dx) / (width / 2), Math.abs(dy) / (height / 2));
            return new Point(centre.x + dx * scale, centre.y + dy * scale);
        }
    }

    private static final double CHARACTER = 7.6;
    private static final double LINE = 16;
    private static final double GAP = 56;
    private static final double LOOP = 44;
    private static final double MARGIN = 14;

    private final Drawing drawing;
    private final Map<String, Box> boxes = new LinkedHashMap<>();
    private final StringBuilder out = new StringBuilder();
    private double left;
    private double right;
    private double top;
    private double bottom;

    DrawingSvg(Drawing drawing) {
        this.drawing = drawing;
        List<Drawing.Node> nodes = drawing.nodes();
        double widest = nodes.stream().mapToDouble(DrawingSvg::width).max().orElse(0);
        double around =
                nodes.stream().mapToDouble(DrawingSvg::width).map(w -> w + GAP).sum();
        double radius = nodes.size() == 1 ? 0 : Math.max(widest / 2 + GAP, around / (2 * Math.PI));
        for (int i = 0; i < nodes.size(); i++) {
            double angle = 2 * Math.PI * i / nodes.size() - Math.PI / (nodes.size() == 2 ? 1 : 2);
            // Boxes are wider than high, so the circle need not be as high as wide.
            var centre = new Point(radius * Math.cos(angle), 0.75 * radius * Math.sin(angle));
            var box = new Box(centre, width(nodes.get(i)), height(nodes.get(i)));
            boxes.put(nodes.get(i).value(), box);
            cover(centre, box.width / 2, box.height / 2);
        }
        for (Drawing.Arrow arrow : drawing.arrows()) {
            cover(nameOf(arrow), length(label(arrow)) * CHARACTER / 2, LINE);
        }
    }

    /** Makes the picture large enough for this. */
    private void cover(Point centre, double halfWidth, double halfHeight) {
        left = Math.min(left, centre.x - halfWidth - MARGIN);
        right = Math.max(right, centre.x + halfWidth + MARGIN);
        top = Math.min(top, centre.y - halfHeight - MARGIN);
        bottom = Math.max(bottom, centre.y + halfHeight + MARGIN);
    }

    private static double width(Drawing.Node node) {
        int longest = Stream.concat(Stream.of(node.value()), node.marks().stream())
                .mapToInt(DrawingSvg::length)
                .max()
                .orElse(0);
        return Math.max(40, longest * CHARACTER + 20);
    }

    private static double height(Drawing.Node node) {
        return LINE * (1 + node.marks().size()) + 14;
    }

    private static int length(String text) {
        return text.replace("⇩", "").codePointCount(0, text.replace("⇩", "").length());
    }

    String svg() {
        add(
                "<svg width=\"%.0f\" height=\"%.0f\" viewBox=\"%.0f %.0f %.0f %.0f\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\">",
                right - left, bottom - top, left, top, right - left, bottom - top);
        out.append("<title>The countermodel as a graph</title>\n")
                .append("<defs><marker id=\"head\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"8\" ")
                .append(
                        "markerHeight=\"8\" orient=\"auto\"><path class=\"head\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n");
        drawing.arrows().forEach(this::arrow);
        drawing.nodes().forEach(this::node);
        // Names of arrows are above everything else.
        drawing.arrows().forEach(this::name);
        return out.append("</svg>\n").toString();
    }

    private void node(Drawing.Node node) {
        Box box = box(node.value());
        add(
                "<rect class=\"node\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"12\"/>",
                box.centre.x - box.width / 2, box.centre.y - box.height / 2, box.width, box.height);
        double y = box.centre.y - box.height / 2 + LINE + 2;
        text("name", box.centre.x, y, node.value());
        for (String mark : node.marks()) {
            y += LINE;
            text("mark", box.centre.x, y, mark);
        }
    }

    private void arrow(Drawing.Arrow arrow) {
        Box from = box(arrow.from());
        Box to = box(arrow.to());
        if (arrow.from().equals(arrow.to())) {
            Point top = loop(from);
            double side = top.y < from.centre.y ? -1 : 1;
            double y = from.centre.y + side * from.height / 2;
            add(
                    "<path class=\"arrow\" marker-end=\"url(#head)\" d=\"M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f\"/>",
                    from.centre.x - 9, y, top.x - 32, top.y, top.x + 32, top.y, from.centre.x + 9, y);
            return;
        }
        Point bend = bend(from, to);
        Point start = from.edge(bend);
        Point end = to.edge(bend);
        add(
                "<path class=\"arrow\" marker-end=\"url(#head)\" d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\"/>",
                start.x, start.y, bend.x, bend.y, end.x, end.y);
    }

    private void name(Drawing.Arrow arrow) {
        Point at = nameOf(arrow);
        text("label", at.x, at.y + 4, label(arrow));
    }

    /** Where the names of an arrow are. */
    private Point nameOf(Drawing.Arrow arrow) {
        Box from = box(arrow.from());
        if (arrow.from().equals(arrow.to())) {
            return loop(from);
        }
        Box to = box(arrow.to());
        Point bend = bend(from, to);
        Point start = from.edge(bend);
        Point end = to.edge(bend);
        return new Point((start.x + 2 * bend.x + end.x) / 4, (start.y + 2 * bend.y + end.y) / 4);
    }

    private static String label(Drawing.Arrow arrow) {
        return String.join(", ", arrow.names());
    }

    /** Beside the middle of the way, to the left of who goes it. */
    private static Point bend(Box from, Box to) {
        double dx = to.centre.x - from.centre.x;
        double dy = to.centre.y - from.centre.y;
        double length = Math.hypot(dx, dy);
        double away = 20 + length / 12;
        return new Point(
                (from.centre.x + to.centre.x) / 2 + dy / length * away,
                (from.centre.y + to.centre.y) / 2 - dx / length * away);
    }

    /** The far end of a loop, above a node in the upper half and below one in the lower half. */
    private Point loop(Box box) {
        double side = box.centre.y > 1 ? 1 : -1;
        return new Point(box.centre.x, box.centre.y + side * (box.height / 2 + LOOP));
    }

    private Box box(String node) {
        Box box = boxes.get(node);
        if (box == null) {
            throw new IllegalArgumentException("an arrow to " + node + ", which is no node");
        }
        return box;
    }

    private void text(String style, double x, double y, String text) {
        add("<text class=\"%s\" text-anchor=\"middle\" x=\"%.1f\" y=\"%.1f\">%s</text>", style, x, y, formula(text));
    }

    /** With subscripts as such. */
    private static String formula(String text) {
        return Html.escaped(text)
                .replaceAll("⇩(\\d+|\\S)(.?)", "<tspan dy=\"4\" class=\"sub\">$1</tspan><tspan dy=\"-4\">$2</tspan>");
    }

    @SuppressWarnings("AnnotateFormatMethod")
    private void add(String format, Object... arguments) {
        out.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
