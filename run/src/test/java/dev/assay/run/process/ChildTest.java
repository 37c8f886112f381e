package dev.assay.run.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@Timeout(60)
@EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux has the setsid by which grandchildren are found")
class ChildTest {
    @Test
    void weTalkToAProgramOnItsStandardStreams() throws Exception {
        var script = "yes | head -c 1000000 >&2; while read -r line; do echo \"$line, too\"; done";
        try (var child = Child.startQuiet(List.of("sh", "-c", script));
                var writer = child.process().outputWriter()) {
            var reader = child.process().inputReader();
            for (var line : List.of("one", "two")) {
                writer.write(line + "\n");
                writer.flush();
                assertEquals(line + ", too", reader.readLine());
            }
        }
    }

    @Test
    void aGrandchildEndsWithItsParentEvenIfThatHasEnded() throws Exception {
        try (var child = Child.startQuiet(List.of("sh", "-c", "trap '' TERM; sleep 3600 & echo $!"))) {
            long grandchild = Long.parseLong(child.process().inputReader().readLine());
            child.process().waitFor();
            assertTrue(Processes.exists(grandchild));
            child.end();
            Processes.awaitEnd(grandchild);
        }
    }
}
