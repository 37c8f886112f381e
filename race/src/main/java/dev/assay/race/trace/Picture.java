package dev.assay.race.trace;

import dev.assay.race.schedule.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws a trace: a column for each strand, from its start to its end. An event is only as far down as what it depends on
 * demands, for the order of things that do not matter to each other is not to be seen.
 */
final class Picture {
    private static final int COLUMN = 230;
    private static final int ROW = 34;
    private static final int TOP = 60;
    private static final int LEFT = 40;
    private static final int LONGEST = 30;
    private static final String[] COLOURS = {"#1f6f8b", "#b5532a", "#4f772d", "#6a4c93", "#a23b72", "#8a6d00"};

    private final Trace trace;
    private final Map<String, Integer> columns = new LinkedHashMap<>();
    private final int[] rows;

    Picture(Trace trace) {
        this.trace = trace;
        trace.events().forEach(event -> columns.putIfAbsent(event.strand(), columns.size()));
        this.rows = new int[trace.events().size()];
        trace.arrows().stream()
                .sorted((a, b) -> Integer.compare(a.to(), b.to()))
                .forEach(arrow -> rows[arrow.to()] = Math.max(rows[arrow.to()], rows[arrow.from()] + 1));
    }

    String svg() {
        int height = TOP + ROW * (2 + java.util.Arrays.stream(rows).max().orElse(0));
        int width = LEFT + COLUMN * Math.max(1, columns.size());
        List<String> lines = new ArrayList<>();
        lines.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
                        .formatted(width, height, width, height)
                + "font-family=\"sans-serif\" font-size=\"12\">");
        lines.add("<defs>" + marker("cause", "#999") + marker("schedule", "#000") + "</defs>");
        columns.forEach((strand, column) -> lines.add(header(strand, column)));
        trace.arrows().forEach(arrow -> lines.add(arrow(arrow)));
        for (int i = 0; i < rows.length; i++) {
            lines.add(event(i));
        }
        lines.add("</svg>");
        return String.join("\n", lines) + "\n";
    }

    private static String marker(String id, String colour) {
        return "<marker id=\"%s\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"%s\"/></marker>"
                .formatted(id, colour);
    }

    private int x(int event) {
        return x(trace.events().get(event).strand());
    }

    private int x(String strand) {
        return LEFT + COLUMN * columns.getOrDefault(strand, 0);
    }

    private int y(int event) {
        return TOP + ROW * (rows[event] + 1);
    }

    private static String colour(int column) {
        return COLOURS[column % COLOURS.length];
    }

    private String header(String strand, int column) {
        int x = x(strand);
        return "<g fill=\"%s\"><text x=\"%d\" y=\"%d\" font-weight=\"bold\">%s</text><path d=\"M%d %dl-7 12h14z\"/></g>"
                .formatted(colour(column), x - 8, TOP - 26, escape(shortened(strand)), x, TOP - 14);
    }

    private String arrow(Trace.Arrow arrow) {
        String class_ = "arrow a%d".formatted(arrow.to());
        int x1 = x(arrow.from());
        int y1 = y(arrow.from());
        int x2 = x(arrow.to());
        int y2 = y(arrow.to());
        return switch (arrow.cause()) {
            case PROGRAM ->
                "<line class=\"%s\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"2\"/>"
                        .formatted(class_, x1, y1, x2, y2, colour((x1 - LEFT) / COLUMN));
            case MESSAGE, START, END ->
                "<line class=\"%s\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#999\" marker-end=\"url(#cause)\"/>"
                        .formatted(class_, x1, y1, x2, y2);
            case SCHEDULE ->
                "<line class=\"%s\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#000\" stroke-dasharray=\"2 4\" marker-end=\"url(#schedule)\"/>"
                        .formatted(class_, x1, y1, x2, y2);
        };
    }

    private String event(int i) {
        Event event = trace.events().get(i);
        String colour = colour(columns.getOrDefault(event.strand(), 0));
        int x = x(i);
        int y = y(i);
        String mark = event instanceof Event.Ended
                ? "<path d=\"M%d %dl-7 -12h14z\"/>".formatted(x, y + 6)
                : "<circle cx=\"%d\" cy=\"%d\" r=\"4\"/>".formatted(x, y);
        return "<g class=\"event\" id=\"e%d\" fill=\"%s\">%s<text x=\"%d\" y=\"%d\" fill=\"#222\">%s</text><title>%s</title></g>"
                .formatted(i, colour, mark, x + 10, y + 4, escape(shortened(label(event))), escape(event.line()));
    }

    private static String label(Event event) {
        return switch (event) {
            case Event.Spawned spawned -> "starts " + spawned.child();
            case Event.Did did -> did.operation() + (did.result() == null ? "" : " = " + did.result());
            case Event.Sent sent -> "sends " + sent.message();
            case Event.Delivered delivered -> "gets " + delivered.message();
            case Event.Received received -> "receives " + received.message();
            case Event.Blocked blocked -> "blocks: " + blocked.on();
            case Event.Joined joined -> "joined " + joined.other();
            case Event.Ended ended -> ended.reason();
        };
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
