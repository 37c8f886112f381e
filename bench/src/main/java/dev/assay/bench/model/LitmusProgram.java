package dev.assay.bench.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program for the memory model of {@code examples/memory}: what each thread does, one event after the other. The first thread
 * writes what is there at the beginning, and starts the others.
 */
record LitmusProgram(String name, List<List<String>> threads) {
    /** Thread i waits for the write of the one before and writes itself; the last one sees the last write, but not the first. */
    static LitmusProgram causality(int locations, String write, String read) {
        var threads = new ArrayList<List<String>>();
        threads.add(IntStream.range(0, locations)
                .mapToObj(l -> "Write Nonatomic " + l + " 0")
                .toList());
        threads.add(List.of("Write " + write + " 0 1"));
        for (int l = 1; l < locations; l++) {
            threads.add(List.of("Read " + read + " " + (l - 1) + " 1", "Write " + write + " " + l + " 1"));
        }
        threads.add(List.of("Read " + read + " " + (locations - 1) + " 1", "Read " + read + " 0 0"));
        return new LitmusProgram("causality " + locations + ", " + write, threads);
    }

    /** A writer that counts before and after each pair of writes, and readers that see the same even number but only one write. */
    static LitmusProgram sequentialLock(int rounds, int readers, String read) {
        var threads = new ArrayList<List<String>>();
        threads.add(List.of("Write Nonatomic 0 0", "Write Nonatomic 1 0", "Write Nonatomic 2 0"));
        var writer = new ArrayList<String>();
        for (int i = 0; i < rounds; i++) {
            writer.add("Write Release 0 " + (2 * i + 1));
            writer.add("Write Release 1 " + (i + 1));
            writer.add("Write Release 2 " + (i + 1));
            writer.add("Write Release 0 " + (2 * i + 2));
        }
        threads.add(writer);
        for (int r = 0; r < readers; r++) {
            threads.add(List.of(
                    "Read " + read + " 0 x",
                    "Read " + read + " 1 y",
                    "Read " + read + " 2 z",
                    "Read " + read + " 0 x"));
        }
        return new LitmusProgram("seqlock " + rounds + ", " + readers + " readers, " + read, threads);
    }

    int size() {
        return threads.stream().mapToInt(List::size).sum();
    }

    /** A theory whose last statement says that the program, under some condition, can do what its events say. */
    String theory(String condition) {
        var all = new ArrayList<String>();
        var numbers = new ArrayList<String>();
        var before = new ArrayList<String>();
        var starts = new ArrayList<String>();
        int main = threads.getFirst().size();
        for (int t = 0; t < threads.size(); t++) {
            for (int i = 0; i < threads.get(t).size(); i++) {
                all.add("(" + threads.get(t).get(i) + ")");
                numbers.add(Integer.toString(t));
                if (i > 0) {
                    before.add("(E" + (all.size() - 1) + ", E" + all.size() + ")");
                } else if (t > 0) {
                    starts.add("(E" + main + ", E" + all.size() + ")");
                }
            }
        }
        String events =
                IntStream.rangeClosed(1, all.size()).mapToObj(i -> "E" + i).collect(Collectors.joining(" | "));
        return """
                theory Program imports Memory_Model begin
                datatype act = %s
                lemma "%s \\<and> consistent \\<lparr>event = case_act %s, thread = case_act %s, kind_of = (\\<lambda>_. Atomic),
                  sb = {%s}\\<^sup>+, asw = {%s}, dd = {}\\<rparr> rf mo sc" oops
                end
                """.formatted(
                        events,
                        condition,
                        String.join(" ", all),
                        String.join(" ", numbers),
                        String.join(", ", before),
                        String.join(", ", starts));
    }
}
