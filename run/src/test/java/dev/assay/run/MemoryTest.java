package dev.assay.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.run.process.ExternalProcess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Searches that take all the memory there is, in a small JVM of their own. */
@Timeout(60)
class MemoryTest {
    /** Two searches in one small heap: one is greedy, the other counts its steps. */
    static final class SmallJvm {
        private SmallJvm() {}

        /** Keeps all that it allocates; when it polls it does so slowly, and says so if the heap got full. */
        private static final class Greedy implements Search<String> {
            private final boolean polls;

            Greedy(boolean polls) {
                this.polls = polls;
            }

            @Override
            public String name() {
                return "greedy";
            }

            @Override
            @SuppressWarnings("ModifiedButNotUsed") // it is there to fill the heap
            public String run(Meter meter, Reporter reporter) throws InterruptedException {
                var all = new ArrayList<byte[]>();
                while (!polls) {
                    all.add(new byte[1 << 16]);
                }
                try {
                    while (true) {
                        all.add(new byte[1 << 20]);
                        Thread.sleep(2);
                        meter.step();
                    }
                } catch (OutOfMemoryError _) {
                    all.clear();
                    return "nobody stopped me";
                }
            }
        }

        private static final class Modest implements Search<String> {
            @Override
            public String name() {
                return "modest";
            }

            @Override
            public String run(Meter meter, Reporter reporter) {
                meter.steps(1000);
                return meter.stepsTaken() + " steps";
            }
        }

        public static void main(String[] arguments) {
            var portfolio =
                    Portfolio.<String>of(_ -> false, List.of(new Greedy(arguments[0].equals("polls")), new Modest()));
            var budget = Budget.UNLIMITED.withMemoryBytes(Long.parseLong(arguments[1]) << 20);
            portfolio
                    .run(budget, ProgressListener.SILENT)
                    .runs()
                    .forEach(run -> System.out.println(Searches.said(run)));
        }
    }

    private static final String BOTH = """
            greedy: %s
            1000 steps
            """;

    private static String inSmallJvm(String heap, String... arguments) throws Exception {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx" + heap, "-cp", System.getProperty("java.class.path"), SmallJvm.class.getName()));
        command.addAll(List.of(arguments));
        try (var meter = Budget.UNLIMITED.start()) {
            return ExternalProcess.of(command).run(meter).output().text();
        }
    }

    @Test
    void anSearchThatFillsTheHeapIsReportedAndTheOthersGoOn() throws Exception {
        assertEquals(BOTH.formatted("crashed: out of memory"), inSmallJvm("64m", "deaf", "1000000"));
    }

    @Test
    void anSearchThatPassesItsMemoryLimitIsStoppedBeforeTheHeapIsFull() throws Exception {
        assertEquals(BOTH.formatted("out of memory"), inSmallJvm("3g", "polls", "300"));
    }
}
