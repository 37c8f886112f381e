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
    private static final int ROW = 100;
    private static final int NODE_HEIGHT = 30;
    private static final int LETTER = 8;
    private static final int GAP = 56;
    private static final int SWEEPS = 12;
    private static final int MOST_BUGS = 2;

    private final Order<Call> order;
    private final List<Place> places = new ArrayList<>();
    private final List<Way> ways = new ArrayList<>();
    private final List<List<Place>> rows = new ArrayList<>();

    /** Where a node is drawn, or where a long arrow passes a row between the nodes in it. */
    private static final class Place {
        private final int row;
        private final int width;
        private final List<Place> above = new ArrayList<>();
        private final List<Place> below = new ArrayList<>();
        private double x;

        Place(int row, int width) {
            this.row = row;
            this.width = width;
        }

        double top() {
            return 20.0 + row * ROW;
        }

        double bottom() {
            return top() + NODE_HEIGHT;
        }

        double left() {
            return x - width / 2.0;
        }
    }

    /** An arrow with the places that it passes, from the upper node to the lower one. */
    private record Way(Order.Arrow<Call> arrow, List<Place> places) {}

    private HasseDiagram(Order<Call> order) {
        this.order = order;
    }

    /** Scalable graphics that can stand in a page. */
    static String svg(Order<Call> order, List<String> names) {
        var diagram = new HasseDiagram(order);
        List<String> labels = order.nodes().stream()
                .map(node -> node.programs().stream().map(names::get).collect(Collectors.joining(" = ")))
                .toList();
        diagram.assignRows(labels);
        diagram.layWays();
        diagram.arrange();
        return diagram.draw(labels);
    }

    /** As far down as the longest way from the top; the nodes come in such an order that one pass is enough. */
    private void assignRows(List<String> labels) {
        for (int node = 0; node < labels.size(); node++) {
            int row = 0;
            for (Order.Arrow<Call> arrow : order.arrows()) {
                if (arrow.lower() == node) {
                    row = Math.max(row, places.get(arrow.upper()).row + 1);
                }
            }
            places.add(inRow(new Place(
                    row, Math.max(40, LETTER * labels.get(node).length() + 18))));
        }
    }

    private Place inRow(Place place) {
        while (rows.size() <= place.row) {
            rows.add(new ArrayList<>());
        }
        rows.get(place.row).add(place);
        return place;
    }

    private void layWays() {
        for (Order.Arrow<Call> arrow : order.arrows()) {
            var way = new ArrayList<>(List.of(places.get(arrow.upper())));
            Place end = places.get(arrow.lower());
            for (int row = way.getFirst().row + 1; row < end.row; row++) {
                way.add(inRow(new Place(row, 0)));
            }
            way.add(end);
            for (int i = 1; i < way.size(); i++) {
                way.get(i).above.add(way.get(i - 1));
                way.get(i - 1).below.add(way.get(i));
            }
            ways.add(new Way(arrow, way));
        }
    }

    /** Each place near the middle of those it is joined to, going down and up a few times. */
    private void arrange() {
        rows.forEach(HasseDiagram::spread);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            boolean down = sweep % 2 == 0;
            for (List<Place> row : down ? rows : rows.reversed()) {
                row.sort(Comparator.comparingDouble(place -> middle(place, down ? place.above : place.below)));
                spread(row);
            }
        }
    }

    private static double middle(Place place, List<Place> neighbours) {
        return neighbours.stream().mapToDouble(each -> each.x).average().orElse(place.x);
    }

    /** Side by side around the middle. */
    private static void spread(List<Place> row) {
        double x = -(row.stream().mapToInt(place -> place.width + GAP).sum() - GAP) / 2.0;
        for (Place place : row) {
            place.x = x + place.width / 2.0;
            x += place.width + GAP;
        }
    }

    private String draw(List<String> labels) {
        double left =
                rows.stream().mapToDouble(row -> row.getFirst().left()).min().orElse(0);
        double width = 80 - 2 * left;
        double height = rows.size() * ROW - ROW + NODE_HEIGHT + 40;
        var svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg viewBox=\"%.0f 0 %.0f %.0f\" width=\"%.0f\" role=\"img\" aria-label=\"order of correctness\">"
                        + "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\""
                        + " markerHeight=\"8\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>",
                left - 40,
                width,
                height,
                width));
        ways.forEach(way -> drawLine(svg, way.places()));
        for (int node = 0; node < labels.size(); node++) {
            Place place = places.get(node);
            svg.append(String.format(
                    Locale.ROOT,
                    "<g class=\"node\"><rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" rx=\"8\"/>"
                            + "<text x=\"%.1f\" y=\"%.1f\">%s</text></g>",
                    place.left(),
                    place.top(),
                    place.width,
                    NODE_HEIGHT,
                    place.x,
                    place.top() + 20,
                    HtmlText.escaped(labels.get(node))));
        }
        ways.forEach(way -> drawLabel(svg, way));
        return svg.append("</svg>").toString();
    }

    private static void drawLine(StringBuilder svg, List<Place> way) {
        svg.append(String.format(
                Locale.ROOT,
                "<path class=\"arrow\" marker-end=\"url(#tip)\" d=\"M%.1f %.1f",
                way.getFirst().x,
                way.getFirst().bottom()));
        for (Place place : way.subList(1, way.size())) {
            svg.append(String.format(Locale.ROOT, "L%.1f %.1f", place.x, place.top() - 2));
            if (place != way.getLast()) {
                svg.append(String.format(Locale.ROOT, "L%.1f %.1f", place.x, place.bottom()));
            }
        }
        svg.append("\"/>");
    }

    /** The bugs that only the lower one has; near its end of the arrow or the other, where fewer meet; the test when pointed at. */
    private void drawLabel(StringBuilder svg, Way way) {
        int[] apart = order.nodes()
                .get(way.arrow().lower())
                .failing()
                .without(order.nodes().get(way.arrow().upper()).failing())
                .programs()
                .toArray();
        var label = new StringBuilder();
        for (int i = 0; i < apart.length && i < MOST_BUGS; i++) {
            label.append(i == 0 ? "" : " ").append(apart[i] + 1);
        }
        label.append(apart.length > MOST_BUGS ? " …" : "");
        Place upper = way.places().getFirst();
        boolean parted = upper.below.size() >= way.places().getLast().above.size();
        Place from = parted ? way.places().get(way.places().size() - 2) : upper;
        Place to = parted ? way.places().getLast() : way.places().get(1);
        double part = parted ? 0.7 : 0.3;
        svg.append(String.format(
                Locale.ROOT,
                "<a href=\"#bug%d\"><text class=\"label\" x=\"%.1f\" y=\"%.1f\"><title>%s</title>%s</text></a>",
                apart[0] + 1,
                from.x + part * (to.x - from.x),
                from.bottom() + part * (to.top() - from.bottom()) + 4,
                HtmlText.escaped(way.arrow().test().toString()),
                label));
    }
}
