package dev.assay.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.Row;
import dev.assay.bench.measure.Row.Contestant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Whether reading takes time in proportion to the text, for each language and kind of text. */
final class ReadBench implements Bench {
    private static final String UNIT = "ms/MB";
    private static final double MEGABYTE = 1e6;

    @Override
    public String name() {
        return "read";
    }

    @Override
    public String description() {
        return "reading texts of n, 2n, 4n, …: time per MB against that at n, and against Gson reading JSON";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        for (Workload workload : Workload.ALL) {
            run(workload, effort, rows);
        }
    }

    /** Sizes that double, up to the largest or to a 16th of it. */
    private static List<Integer> sizes(int largest, Effort effort) {
        int top = effort == Effort.QUICK ? largest / 16 : largest;
        return List.of(top / 16, top / 8, top / 4, top / 2, top);
    }

    private void run(Workload workload, Effort effort, Consumer<Row> rows) {
        List<Integer> sizes = sizes(workload.largest(), effort);
        List<Supplier<?>> contestants = new ArrayList<>();
        String json = json(sizes.getFirst());
        contestants.add(() -> read(json));
        List<String> texts = sizes.stream().map(workload.text()::apply).toList();
        texts.forEach(text -> contestants.add(() -> workload.language().read(text)));
        List<Measurement> times = Measurement.compare(effort, contestants);
        String label = workload.language().label() + ", " + workload.kind();
        var smallest = perMegabyte(size(texts.getFirst()), times.get(1), texts.getFirst());
        rows.accept(Row.of(
                name(),
                label + ", " + size(texts.getFirst()),
                perMegabyte("Gson", times.getFirst(), json),
                smallest,
                UNIT));
        for (int i = 1; i < texts.size(); i++) {
            String text = texts.get(i);
            rows.accept(Row.of(
                    name(),
                    label + ", " + size(text),
                    smallest,
                    perMegabyte(size(text), times.get(i + 1), text),
                    UNIT));
        }
    }

    private static Contestant perMegabyte(String name, Measurement seconds, String text) {
        return new Contestant(name, seconds, 1e3 * MEGABYTE / text.length());
    }

    private static String size(String text) {
        return Math.round(text.length() / 1e3) + " KB";
    }

    private static JsonElement read(String json) {
        return JsonParser.parseString(json);
    }

    private static String json(int size) {
        var text = new StringBuilder("[");
        for (int i = 0; text.length() < size; i++) {
            text.append("{\"name\":\"lemma ")
                    .append(i)
                    .append("\",\"args\":[\"x\",[\"f\",\"y\"],")
                    .append(i)
                    .append("]},\n");
        }
        return text.append("null]").toString();
    }
}
