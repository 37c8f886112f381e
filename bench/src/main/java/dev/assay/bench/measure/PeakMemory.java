package dev.assay.bench.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * The most memory in use while something ran: of this process its heap, with garbage; of the processes it started what they had
 * in physical memory, as far as the system tells ({@code /proc}).
 */
public final class PeakMemory implements AutoCloseable {
    private static final long TICK_MILLIS = 20;

    private final List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();
    private final AtomicLong ofProcesses = new AtomicLong();
    private final Thread watch;

    /** Watches from now on. */
    public PeakMemory() {
        pools.forEach(MemoryPoolMXBean::resetPeakUsage);
        watch = Thread.ofPlatform().daemon().name("assay-peak-memory").start(this::look);
    }

    private void look() {
        try {
            while (true) {
                try (Stream<ProcessHandle> running = ProcessHandle.current().descendants()) {
                    long now = running.mapToLong(p -> peak(p.pid()).orElse(0)).sum();
                    ofProcesses.accumulateAndGet(now, Math::max);
                }
                Thread.sleep(TICK_MILLIS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** What a process had at most so far; nothing if it is gone or the system does not tell. */
    private static OptionalLong peak(long process) {
        try (Stream<String> lines = Files.lines(Path.of("/proc", String.valueOf(process), "status"))) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) << 10)
                    .findFirst();
        } catch (IOException | UncheckedIOException _) {
            return OptionalLong.empty();
        }
    }

    /** In bytes. */
    public long ofHeap() {
        return pools.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
    }

    /** In bytes; 0 if nothing was seen. */
    public long ofProcesses() {
        return ofProcesses.get();
    }

    @Override
    public void close() {
        watch.interrupt();
    }
}
