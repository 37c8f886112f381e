package dev.assay.bench;

import dev.assay.bench.measure.Bench;
import dev.assay.bench.measure.Effort;
import dev.assay.bench.measure.Measurement;
import dev.assay.bench.measure.Row;
import dev.assay.explore.Signature;
import dev.assay.explore.discovery.Discovery;
import dev.assay.explore.discovery.Exploration;
import dev.assay.explore.discovery.Recheck;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.example.FlexibleArrays;
import dev.assay.explore.example.Heaps;
import dev.assay.explore.example.Lists;
import dev.assay.explore.example.Naturals;
import dev.assay.explore.example.PrettyPrinting;
import dev.assay.explore.example.Sets;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Signatures of the QuickSpec paper: against exploring all terms and the numbers of laws in print; and are they true? */
final class DiscoverBench implements Bench {
    private static final Settings DEPTH_3 = Settings.upTo(3).withChecks(500);

    /** A signature, and how many laws the paper prints for it. */
    private record Sample(String name, Signature signature, int published) {}

    @Override
    public String name() {
        return "discover";
    }

    @Override
    public String description() {
        return "laws of the QuickSpec paper's signatures: time against all terms of depth 3, number against the paper";
    }

    @Override
    public void run(Effort effort, Consumer<Row> rows, Consumer<String> notes) {
        List<Sample> samples = List.of(
                new Sample("sets", Sets.withInsertion(), 17),
                new Sample("sets with singletons", Sets.withSingletons(), 12),
                new Sample("reverse", Lists.reverse().build(), 8),
                new Sample("naturals", Naturals.arithmetic(), 10),
                new Sample("arrays", FlexibleArrays.withDefault().build(), 6),
                new Sample("sort", Lists.sort().build(), 13),
                new Sample("heaps", Heaps.basic().build(), 6),
                new Sample("pretty-printing", PrettyPrinting.signature(), 11));
        for (Sample sample : effort == Effort.QUICK ? samples.subList(0, 4) : samples) {
            compare(sample, effort, rows);
        }
    }

    private static void compare(Sample sample, Effort effort, Consumer<Row> rows) {
        Signature signature = sample.signature;
        Settings size7 = Settings.upTo(7).withChecks(DEPTH_3.checks());
        List<Supplier<?>> contestants = List.of(
                () -> Exploration.naive(signature, DEPTH_3).run(),
                () -> Exploration.byDepth(signature, DEPTH_3).run(),
                () -> Exploration.bySize(signature, size7).run());
        List<Measurement> times = Measurement.compareOnThread(effort, contestants);
        var naive = new Row.Contestant("all terms", times.get(0), 1000);
        rows.accept(
                Row.of("discover", sample.name + ", depth 3", naive, new Row.Contestant("", times.get(1), 1000), "ms"));
        rows.accept(
                Row.of("discover", sample.name + ", size 7", naive, new Row.Contestant("", times.get(2), 1000), "ms"));
        Discovery byDepth = Exploration.byDepth(signature, DEPTH_3).run();
        int laws = byDepth.laws().size();
        rows.accept(new Row(
                "discover",
                sample.name + ", depth 3",
                "the paper",
                sample.published,
                laws,
                "laws",
                (double) laws / sample.published,
                0));
        Discovery bySize = Exploration.bySize(signature, size7).run();
        refuted(sample.name + ", depth 3", byDepth, effort, rows);
        refuted(sample.name + ", size 7", bySize, effort, rows);
    }

    /** How many of the laws more tests refute, with values that had no part in finding them. */
    private static void refuted(String title, Discovery discovery, Effort effort, Consumer<Row> rows) {
        int tests = effort == Effort.QUICK ? 5_000 : 100_000;
        int laws = discovery.laws().size();
        int refuted = Recheck.refuted(discovery, tests, DEPTH_3.largest(), DEPTH_3.seed() + 1, () -> false)
                .size();
        rows.accept(new Row(
                "discover",
                title + ", " + tests + " more tests",
                "told",
                laws,
                refuted,
                "refuted",
                (double) refuted / laws,
                0));
    }
}
