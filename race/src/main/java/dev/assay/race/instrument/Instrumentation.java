package dev.assay.race.instrument;

import dev.assay.race.memory.MemoryModel;
import java.util.Set;

/**
 * What instrumented classes tell of what they do.
 *
 * @param atomic what is one step each time that it is called: names of classes, or {@code CLASS#METHOD}
 * @param complete whether code of the JDK tells that it is being executed
 * @param memory what a read may give
 * @param dataRaces whether plain accesses are looked for that nothing orders
 */
public record Instrumentation(
        Granularity granularity, Set<String> atomic, boolean complete, MemoryModel memory, boolean dataRaces) {
    public static Instrumentation of(Granularity granularity) {
        return new Instrumentation(granularity, Set.of(), false, MemoryModel.SEQUENTIAL, false);
    }

    /** Whether all that orders what threads do is told, also by code of the JDK. */
    boolean followsOrder() {
        return memory == MemoryModel.JAVA || dataRaces;
    }

    Instrumentation observing() {
        return new Instrumentation(granularity, atomic, complete, memory, true);
    }

    Instrumentation granularity(Granularity newGranularity) {
        return new Instrumentation(newGranularity, atomic, complete, memory, dataRaces);
    }
}
