package dev.assay.explore.example;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Layouts as lists of indented lines, after Hughes. */
public final class PrettyPrinting {
    private static final Type INT = Type.named("int");
    private static final Type STRING = Type.named("string");
    private static final Type LAYOUT = Type.named("layout");

    private PrettyPrinting() {}

    private record Line(int indentation, String text) {}

    public static Signature signature() {
        return Signature.builder()
                .domain(INT, Domain.of((random, size) -> random.nextInt(size / 2 + 1), "i", "j", "k"))
                .domain(STRING, Domain.of(PrettyPrinting::string, "s", "t", "u"))
                .domain(LAYOUT, Domain.of(PrettyPrinting::layout, "d", "e", "f"))
                .background("0", a -> 0, INT)
                .background("+", a -> (Integer) a[0] + (Integer) a[1], INT, INT, INT)
                .background("\"\"", a -> "", STRING)
                .background("++", a -> (String) a[0] + a[1], STRING, STRING, STRING)
                .function("text", a -> List.of(new Line(0, (String) a[0])), STRING, LAYOUT)
                .function("nest", a -> nest((Integer) a[0], lines(a[1])), INT, LAYOUT, LAYOUT)
                .function("$$", a -> above(lines(a[0]), lines(a[1])), LAYOUT, LAYOUT, LAYOUT)
                .function("<>", a -> beside(lines(a[0]), lines(a[1])), LAYOUT, LAYOUT, LAYOUT)
                .build();
    }

    private static String string(RandomGenerator random, int size) {
        return "ab".repeat(size).substring(0, random.nextInt(size / 3 + 1));
    }

    private static List<Line> layout(RandomGenerator random, int size) {
        var lines = new ArrayList<Line>();
        for (int i = random.nextInt(size / 4 + 1); i >= 0; i--) {
            lines.add(new Line(random.nextInt(size / 2 + 1), string(random, size)));
        }
        return lines;
    }

    @SuppressWarnings("unchecked") // The signature's types see to it.
    private static List<Line> lines(Object value) {
        return (List<Line>) value;
    }

    private static List<Line> nest(int indentation, List<Line> lines) {
        return lines.stream()
                .map(l -> new Line(l.indentation + indentation, l.text))
                .toList();
    }

    private static List<Line> above(List<Line> upper, List<Line> lower) {
        var lines = new ArrayList<>(upper);
        lines.addAll(lower);
        return lines;
    }

    /** The second layout begins where the first ends, and its further lines keep their distance. */
    private static List<Line> beside(List<Line> left, List<Line> right) {
        Line last = left.getLast();
        Line first = right.getFirst();
        var lines = new ArrayList<>(left.subList(0, left.size() - 1));
        lines.add(new Line(last.indentation, last.text + first.text));
        lines.addAll(nest(last.indentation + last.text.length() - first.indentation, right.subList(1, right.size())));
        return lines;
    }
}
