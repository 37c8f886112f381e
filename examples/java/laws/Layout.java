import java.util.ArrayList;
import java.util.List;

/** Indented lines, as pretty-printers put them together. */
public final class Layout {
    private record Line(int indentation, String text) {}

    private final List<Line> lines;

    private Layout(List<Line> lines) {
        this.lines = lines;
    }

    public static Layout text(String text) {
        return new Layout(List.of(new Line(0, text)));
    }

    /** Moved to the right. */
    public Layout nest(int indentation) {
        return new Layout(nested(indentation, lines));
    }

    public Layout above(Layout lower) {
        var all = new ArrayList<>(lines);
        all.addAll(lower.lines);
        return new Layout(all);
    }

    /** The other begins where this one ends, and its further lines keep their distance. */
    public Layout beside(Layout right) {
        Line last = lines.getLast();
        Line first = right.lines.getFirst();
        var all = new ArrayList<>(lines.subList(0, lines.size() - 1));
        all.add(new Line(last.indentation, last.text + first.text));
        int distance = last.indentation + last.text.length() - first.indentation;
        all.addAll(nested(distance, right.lines.subList(1, right.lines.size())));
        return new Layout(all);
    }

    private static List<Line> nested(int indentation, List<Line> lines) {
        return lines.stream()
                .map(line -> new Line(line.indentation + indentation, line.text))
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layout layout && lines.equals(layout.lines);
    }

    @Override
    public int hashCode() {
        return lines.hashCode();
    }

    @Override
    public String toString() {
        return lines.toString();
    }
}
