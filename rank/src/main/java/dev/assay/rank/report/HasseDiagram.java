package dev.assay.rank.report;

import dev.assay.rank.Call;
import dev.assay.rank.Order;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The order of correctness as a picture: the best on top, an arrow wherever nobody is between. */
final class HasseDiagram {
    private static final int ROW = 110;
    private static final int NODE_HEIGHT = 30;
    private static final int LETTER = 8;
    private static final int GAP = 36;
    private static final int SWEEPS = 8;
    private static final int LONGEST_LABEL = 26;

    private final Order<Call> order;
    private final List<String> labels;
    private final int[] layers;
    private final List<List<Integer>> rows = new ArrayList<>();
    private final double[] centers;

    private HasseDiagram(Order<Call> order, List<String> names) {
        this.order = order;
        this.labels = order.nodes().stream()
                .map(node -> node.programs().stream().map(names::get).collect(Collectors.joining(" = ")))
                .toList();
        this.layers = new int[labels.size()];
        this.centers = new double[labels.size()];
    }

    /** Scalable graphics that can stand in a page. */
    static String svg(Order<Call> order, List<String> names) {
        var diagram = new HasseDiagram(order, names);
        diagram.assignRows();
        diagram.arrange();
        return diagram.draw();
    }

    /** As far down as the longest way from the top; the nodes come in such an order that one pass is enough. */
    private void assignRows() {
        for (int node = 0; node < layers.length; node++) {
            for (Order.Arrow<Call> arrow : order.arrows()) {
                if (arrow.lower() == node) {
                    layers[node] = Math.max(layers[node], layers[arrow.upper()] + 1);
                }
            }
            while (rows.size() <= layers[node]) {
                rows.add(new ArrayList<>());
            }
            rows.get(layers[node]).add(node);
        }
    }

    /** Each node near the middle of those it is joined to, going down and up a few times. */
    private void arrange() {
        rows.forEach(this::place);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean down = sweep % 2 == 0;
            for (List<Integer> row : down ? rows : rows.reversed()) {
                row.sort(Comparator.comparingDouble(node -> middleOfNeighbours(node, down)));
                place(row);
            }
        }
    }

    private double middleOfNeighbours(int node, boolean above) {
        return order.arrows().stream()
                .filter(arrow -> (above ? arrow.lower() : arrow.upper()) == node)
                .mapToDouble(arrow -> centers[above ? arrow.upper() : arrow.lower()])
                .average()
                .orElse(centers[node]);
    }

    private int width(int node) {
        return Math.max(40, LETTER * labels.get(node).length() + 18);
    }

    /** Side by side around the middle. */
    private void place(List<Integer> row) {
        double total = row.stream().mapToInt(node -> width(node) + GAP).sum() - GAP;
        double x = -total / 2;
        for (int node : row) {
            centers[node] = x + width(node) / 2.0;
            x += width(node) + GAP;
        }
    }

    private double y(int node) {
        return 20 + layers[node] * ROW;
    }

    private String draw() {
        double left = 0;
        double right = 0;
        for (int node = 0; node < centers.length; node++) {
            left = Math.min(left, centers[node] - width(node) / 2.0);
            right = Math.max(right, centers[node] + width(node) / 2.0);
        }
        double width = right - left + 160;
        double height = rows.size() * ROW - ROW + NODE_HEIGHT + 40;
        var svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg viewBox=\"%.0f 0 %.0f %.0f\" width=\"%.0f\" role=\"img\" aria-label=\"order of correctness\">"
                        + "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\""
                        + " markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>",
                left - 80,
                width,
                height,
                width));
        order.arrows().forEach(arrow -> drawLine(svg, arrow));
        for (int node = 0; node < centers.length; node++) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<g class=\"node\"><rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" rx=\"8\"/>"
                            + "<text x=\"%.1f\" y=\"%.1f\">%s</text></g>",
                    centers[node] - width(node) / 2.0,
                    y(node),
                    width(node),
                    NODE_HEIGHT,
                    centers[node],
                    y(node) + 20,
                    HtmlText.escaped(labels.get(node))));
        }
        order.arrows().forEach(arrow -> drawLabel(svg, arrow));
        return svg.append("</svg>").toString();
    }

    private void drawLine(StringBuilder svg, Order.Arrow<Call> arrow) {
        svg.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" marker-end=\"url(#tip)\"/>",
                centers[arrow.upper()],
                y(arrow.upper()) + NODE_HEIGHT,
                centers[arrow.lower()],
                y(arrow.lower()) - 2));
    }

    /** Near the lower end, where arrows from one node have parted; whole when pointed at. */
    private void drawLabel(StringBuilder svg, Order.Arrow<Call> arrow) {
        String whole = arrow.test() + (arrow.others() == 0 ? "" : " (" + arrow.others() + ")");
        String test = arrow.test().toString();
        String label = (test.length() > LONGEST_LABEL ? test.substring(0, LONGEST_LABEL) + "…" : test)
                + (arrow.others() == 0 ? "" : " (" + arrow.others() + ")");
        double part = order.arrows().indexOf(arrow) % 2 == 0 ? 0.62 : 0.42;
        double top = y(arrow.upper()) + NODE_HEIGHT;
        svg.append(String.format(
                Locale.ROOT,
                "<text class=\"label\" x=\"%.1f\" y=\"%.1f\"><title>%s</title>%s</text>",
                centers[arrow.upper()] + part * (centers[arrow.lower()] - centers[arrow.upper()]),
                top + part * (y(arrow.lower()) - top) + 4,
                HtmlText.escaped(whole),
                HtmlText.escaped(label)));
    }
}
