package dev.assay.app.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.assay.app.bench.Row.Contestant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
    public void run(Effort effort, Consumer<Row> rows) {
        for (Workload workload : Workload.ALL) {
            run(workload, effort, rows);
        }
    }

    /** The smallest size and the number of doublings: to 640 KB, or to 10 MB. */
    private static List<Integer> sizes(Effort effort) {
        return switch (effort) {
            case QUICK -> List.of(160_000, 320_000, 640_000);
            case FULL -> List.of(625_000, 1_250_000, 2_500_000, 5_000_000, 10_000_000);
        };
    }

    private void run(Workload workload, Effort effort, Consumer<Row> rows) {
        List<Integer> sizes = sizes(effort);
        List<Supplier<?>> contestants = new ArrayList<>();
        String json = json(sizes.getFirst());
        contestants.add(() -> read(json));
        List<String> texts = sizes.stream().map(workload.text()::apply).toList();
        texts.forEach(text -> contestants.add(() -> workload.language().read(text)));
        List<Measurement> times = Measurement.compare(effort, contestants);
        String label = workload.language().label() + ", " + workload.kind();
        var smallest = perMegabyte(size(texts.getFirst()), times.get(1), texts.getFirst());
        rows.accept(Row.of(name(), label + ", " + size(texts.getFirst()), perMegabyte("Gson", times.getFirst(), json), smallest, UNIT));
        for (int i = 1; i < texts.size(); i++) {
            String text = texts.get(i);
            rows.accept(Row.of(
                    name(), label + ", " + size(text), smallest, perMegabyte(size(text), times.get(i + 1), text), UNIT));
        }
    }

    private static Contestant perMegabyte(String name, Measurement seconds, String text) {
        return new Contestant(name, seconds, 1e3 * MEGABYTE / text.length());
    }

    private static String size(String text) {
        return String.format(Locale.ROOT, "%.2f MB", text.length() / MEGABYTE);
    }

    private static JsonElement read(String json) {
        return JsonParser.parseString(json);
    }

    private static String json(int size) {
        var text = new StringBuilder("[");
        for (int i = 0; text.length() < size; i++) {
            text.append("{\"name\":\"lemma ").append(i).append("\",\"args\":[\"x\",[\"f\",\"y\"],").append(i).append("]},\n");
        }
        return text.append("null]").toString();
    }
}
