package dev.assay.bench;

import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Row;
import dev.assay.property.Gens;
import dev.assay.property.Sampler;
import dev.assay.rank.Call;
import dev.assay.rank.Inference;
import dev.assay.rank.Specification;
import dev.assay.rank.isolation.Limits;
import dev.assay.rank.isolation.Responders;
import dev.assay.rank.program.Compilation;
import dev.assay.rank.program.Panel;
import dev.assay.rank.program.Program;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** How the time to rank grows with the number of programs and of tests, each program in its own process. */
final class RankBench implements Bench {
    private static final List<String> PATTERNS = List.of("never", "b", "ab", "ba", "aa", "bb", " ", "a b", "b a", "  ");

    @Override
    public String name() {
        return "rank";
    }

    @Override
    public String description() {
        return "ranking programs in processes of their own: milliseconds per program and test, against a tenth of them";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        boolean quick = effort == Effort.QUICK;
        int programs = quick ? 20 : 200;
        int tests = quick ? 1000 : 10_000;
        double whole = seconds(new Size(programs, tests), notes);
        growth(rows, notes, programs + " programs", new Size(programs / 10, tests), new Size(programs, tests), whole);
        growth(rows, notes, tests + " tests", new Size(programs, tests / 10), new Size(programs, tests), whole);
    }

    private record Size(int programs, int tests) {}

    /** The time of one ranking divided by how much there is to do; 1 means linear. Once each, as it takes minutes. */
    private void growth(Consumer<Row> rows, Consumer<String> notes, String row, Size small, Size large, double after) {
        double before = seconds(small, notes);
        double smallFigure = 1e3 * before / small.programs() / small.tests();
        double largeFigure = 1e3 * after / large.programs() / large.tests();
        rows.accept(new Row(
                name(),
                row,
                small.programs() + " × " + small.tests(),
                smallFigure,
                largeFigure,
                "ms/test",
                largeFigure / smallFigure,
                0));
    }

    private static double seconds(Size size, Consumer<String> notes) {
        List<Program> programs = programs(size.programs());
        long start = System.nanoTime();
        var conditions = new Panel.Conditions(
                Responders.Format.ARGUMENTS, Limits.USUAL, Runtime.getRuntime().availableProcessors());
        try (var panel = new Panel(programs, true, Specification.sameAsModel(), conditions)) {
            var sampler = new Sampler<>(Gens.strings("ab ").map(text -> Call.of("count", text)), 1);
            var inference = new Inference<>(sampler, panel, size.tests());
            inference.run(progress -> {}, () -> inference.progress().drawn() >= size.tests());
            double seconds = (System.nanoTime() - start) / 1e9;
            notes.accept(String.format(
                    java.util.Locale.ROOT,
                    "%d programs: %d tests, %d bugs, %.1f s",
                    size.programs(),
                    inference.progress().drawn(),
                    inference.suite().size(),
                    seconds));
            return seconds;
        }
    }

    private static List<Program> programs(int count) {
        var programs = new ArrayList<Program>();
        for (int i = 0; i < count; i++) {
            // Whether and how it is wrong depends on two numbers.
            String text = """
                    public class Count {
                        public static int count(String text) {
                            int count = 0;
                            for (char c : text.toCharArray()) {
                                count += c == 'a' ? 1 : 0;
                            }
                            return text.length() %% 13 == %d && text.contains("%s") ? count + 1 : count;
                        }
                    }
                    """.formatted(i / PATTERNS.size() % 13, PATTERNS.get(i % PATTERNS.size()));
            var source = new Compilation.Source(Path.of("Count" + i + ".java"), text);
            programs.add(new Program.Classes(
                    "P" + i, Compilation.of(List.of(source), Map.of(), "").classes(), List.of()));
        }
        return programs;
    }
}
