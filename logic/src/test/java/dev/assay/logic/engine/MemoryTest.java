package dev.assay.logic.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.engine.process.ExternalProcess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Engines that take all the memory there is, in a small JVM of their own. */
@Timeout(60)
class MemoryTest {
    /** Two engines in one small heap: one is greedy, the other counts its steps. */
    static final class SmallJvm {
        private SmallJvm() {}

        /** Keeps all that it allocates; when it polls it does so slowly, and says so if the heap got full. */
        private static final class Greedy implements Engine {
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
            public Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter)
                    throws InterruptedException {
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
                    return new Outcome.Unknown(name(), new Reason.GaveUp("nobody stopped me"), "");
                }
            }
        }

        private static final class Modest implements Engine {
            @Override
            public String name() {
                return "modest";
            }

            @Override
            public Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter) {
                meter.steps(1000);
                return new Outcome.Corroborated(name(), "everything", meter.stepsTaken(), "size 3");
            }
        }

        public static void main(String[] arguments) {
            var conjecture =
                    new Conjecture("c", new Position("T.thy", 1, 1), List.of(), new Term.Free("P", Type.bool()));
            var portfolio = Portfolio.of(new Greedy(arguments[0].equals("polls")), new Modest());
            var budget = Budget.UNLIMITED.withMemoryBytes(Long.parseLong(arguments[1]) << 20);
            portfolio
                    .run(Theory.HOL, conjecture, budget, ProgressListener.SILENT)
                    .runs()
                    .forEach(run -> System.out.println(run.outcome().summary()));
        }
    }

    private static final String BOTH = """
            greedy: out of memory
            corroborated by modest: 1000 tests of everything up to size 3
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
    void anEngineThatFillsTheHeapIsReportedAndTheOthersGoOn() throws Exception {
        assertEquals(BOTH, inSmallJvm("64m", "deaf", "1000000"));
    }

    @Test
    void anEngineThatPassesItsMemoryLimitIsStoppedBeforeTheHeapIsFull() throws Exception {
        assertEquals(BOTH, inSmallJvm("3g", "polls", "300"));
    }
}
