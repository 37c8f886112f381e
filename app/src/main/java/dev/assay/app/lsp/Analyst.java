package dev.assay.app.lsp;

import dev.assay.app.judging.CrashLog;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Task;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.run.Budget;
import dev.assay.run.CrashBoundary;
import dev.assay.run.DeepStack;
import dev.assay.run.Ending;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.run.Reason;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.isabelle.session.SearchPath;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads theories and tries their statements in the background, the one that was changed last first. A change while it works on
 * a text makes it begin again; what has been judged and has not changed is remembered.
 */
final class Analyst implements AutoCloseable {
    private static final Duration PER_METHOD = Duration.ofSeconds(2);

    /** The debounce: a text is read when it has not changed for this long. */
    private static final Duration PAUSE = Duration.ofMillis(300);

    /** A text that waits. */
    private record Wish(String uri, String text, SearchPath imports) {}

    private final Judging judging;
    private final BiConsumer<String, OpenTheory> told;
    private final Consumer<String> failed;
    private final LinkedHashMap<String, Wish> wishes = new LinkedHashMap<>();
    private final Thread thread = DeepStack.thread(this::work);
    private @Nullable Wish current;
    private @Nullable Meter meter;
    private boolean isClosed;

    /** When the last change came. */
    private long changed = System.nanoTime();

    /** {@code told} hears of a theory whenever more is known of it, {@code failed} of what should not happen. */
    Analyst(Judging judging, BiConsumer<String, OpenTheory> told, Consumer<String> failed) {
        this.judging = judging;
        this.told = told;
        this.failed = failed;
        thread.start();
    }

    synchronized void read(String uri, String text, SearchPath imports) {
        wishes.putLast(uri, new Wish(uri, text, imports));
        changed = System.nanoTime();
        if (current != null && current.uri.equals(uri)) {
            stop();
        }
        notifyAll();
    }

    synchronized void forget(String uri) {
        wishes.remove(uri);
        if (current != null && current.uri.equals(uri)) {
            stop();
        }
    }

    private void stop() {
        if (meter != null) {
            meter.cancel();
        }
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        stop();
        notifyAll();
    }

    private void work() {
        try {
            while (true) {
                Wish wish = next();
                if (wish == null) {
                    return;
                }
                try (Meter own = Budget.UNLIMITED.start()) {
                    begin(wish, own);
                    // A fault of ours costs the verdicts on this text, but not the server.
                    if (CrashBoundary.run(() -> analyse(wish, own))
                            instanceof Ending.Unanswered<Boolean>(Reason.Crashed crash, var _)) {
                        failed.accept(wish.uri + ": " + CrashLog.sentence(crash));
                    }
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized @Nullable Wish next() throws InterruptedException {
        current = null;
        meter = null;
        while (!isClosed && (wishes.isEmpty() || pauseLeft() > 0)) {
            // Without a limit as long as nobody wants anything.
            wait(wishes.isEmpty() ? 0 : Math.max(1, pauseLeft()));
        }
        var last = wishes.pollLastEntry();
        return isClosed || last == null ? null : last.getValue();
    }

    private long pauseLeft() {
        return PAUSE.toMillis() - (System.nanoTime() - changed) / 1_000_000;
    }

    private synchronized void begin(Wish wish, Meter own) {
        current = wish;
        meter = own;
        if (isClosed || wishes.containsKey(wish.uri)) {
            own.cancel();
        }
    }

    /** Whether it came to the end. */
    private boolean analyse(Wish wish, Meter own) {
        var source = new Source(wish.uri, wish.text);
        TheoryDocument document = Library.read(source, wish.imports, ProofChecker.NONE);
        if (own.stopped().isPresent()) {
            return false;
        }
        var theory = new OpenTheory(wish.text, document, List.of());
        told.accept(wish.uri, theory);
        var judge = new Judge();
        var tasks = new TheoryTasks(IsarChecker.repeatable(PER_METHOD));
        for (Task task : tasks.tasks(source, document).tasks()) {
            Judged judged = judging.judge(task, judge, own, ProgressListener.SILENT);
            if (own.stopped().isPresent()) {
                return false;
            }
            theory = theory.with(judged);
            told.accept(wish.uri, theory);
        }
        return true;
    }
}
