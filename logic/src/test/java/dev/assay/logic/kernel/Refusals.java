package dev.assay.logic.kernel;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.function.Executable;

/** That the kernel turns something down, and says why. */
final class Refusals {
    private Refusals() {}

    /** The attempt must end in a {@link KernelException} whose message contains each of {@code reasons}. */
    static void refused(Executable attempt, String... reasons) {
        String message = assertThrows(KernelException.class, attempt).getMessage();
        for (String reason : reasons) {
            assertTrue(message.contains(reason), () -> "expected <" + reason + "> in <" + message + ">");
        }
    }
}
