package dev.assay.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class DeepStackTest {
    private static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    @Test
    void deepRecursionEnds() {
        assertEquals(1_000_000, DeepStack.call(() -> depth(1_000_000)));
        assertThrows(StackOverflowError.class, () -> DeepStack.call(1 << 20, () -> depth(10_000_000)));
    }

    @Test
    void aTaskInATaskNeedsNoOtherThread() {
        DeepStack.call(() -> {
            var thread = Thread.currentThread();
            assertSame(thread, DeepStack.call(Thread::currentThread));
            return true;
        });
    }

    @Test
    void aTaskThatNoticesTheInterruptionSaysWhatCameOfIt() throws Exception {
        var begun = new CountDownLatch(1);
        var result = new CompletableFuture<String>();
        var caller = new Thread(() -> {
            result.complete(DeepStack.call(() -> {
                begun.countDown();
                while (!Thread.currentThread().isInterrupted()) {
                    Thread.onSpinWait();
                }
                return "stopped";
            }));
        });
        caller.start();
        begun.await();
        caller.interrupt();
        assertEquals("stopped", result.get());
    }

    @Test
    void aTaskThatDoesNotIsLeftBehind() throws Exception {
        var begun = new CountDownLatch(1);
        var forever = new CountDownLatch(1);
        var result = new CompletableFuture<Boolean>();
        var caller = new Thread(() -> {
            try {
                DeepStack.call(() -> {
                    begun.countDown();
                    while (forever.getCount() > 0) {
                        Thread.onSpinWait();
                    }
                    return 1;
                });
            } catch (BudgetExhausted _) {
                result.complete(Thread.currentThread().isInterrupted());
            }
        });
        caller.start();
        begun.await();
        caller.interrupt();
        assertTrue(result.get());
        forever.countDown();
    }
}
