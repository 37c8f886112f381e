package dev.assay.bench;

import dev.assay.bench.measure.Bench;
import dev.assay.bench.model.ModelBench;
import java.util.List;
import java.util.Optional;

/** All benchmarks. */
final class Benchmarks {
    private Benchmarks() {}

    /** All there are; a new one is a class and an entry here. */
    static final List<Bench> ALL = List.of(
            new ReadBench(),
            new TestBench(),
            new EtnaBench(),
            new PropertyBench(),
            new RankBench(),
            new ProverBench(),
            new EncodeBench(Optional.empty()),
            new SledgehammerBench(Optional.empty()),
            new DiscoverBench(),
            new InductBench(Optional.empty()),
            new RaceBench(),
            new RegistryBench(),
            new SweepBench(),
            new ModelBench());

    static Optional<Bench> named(String name) {
        return ALL.stream().filter(bench -> bench.name().equals(name)).findFirst();
    }
}
