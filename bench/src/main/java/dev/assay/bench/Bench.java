package dev.assay.bench;

import dev.assay.bench.model.ModelBench;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** One benchmark. Its rows compare what was measured side by side; none judges by absolute time. */
public interface Bench {
    /** All there are; a new one is a class and an entry here. */
    List<Bench> ALL = List.of(
            new ReadBench(),
            new TestBench(),
            new PropertyBench(),
            new RankBench(),
            new ProverBench(),
            new EncodeBench(Optional.empty()),
            new SledgehammerBench(Optional.empty()),
            new DiscoverBench(),
            new InductBench(Optional.empty()),
            new RaceBench(),
            new RegistryBench(),
            new ModelBench());

    /** The name after {@code assay bench}. */
    String name();

    /** What is measured against what, in a few words. */
    String description();

    /**
     * Measures with as much effort as asked for, and hands over each row as soon as it is known; a note says what could not
     * be measured.
     */
    void run(Effort effort, Consumer<Row> rows, Consumer<String> notes);

    static Optional<Bench> named(String name) {
        return ALL.stream().filter(bench -> bench.name().equals(name)).findFirst();
    }
}
