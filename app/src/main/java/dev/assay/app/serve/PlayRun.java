package dev.assay.app.serve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A text on its way through the engines, with all events so far, for whoever asks and from wherever they left off. */
final class PlayRun {
    final String language;
    final String text;
    final long created = System.nanoTime();
    private final List<PlayEvent> events = new ArrayList<>();
    private @Nullable PlayProcess process;
    private boolean isCancelled;
    private boolean isEnded;

    PlayRun(String language, String text) {
        this.language = language;
        this.text = text;
    }

    synchronized void add(PlayEvent event) {
        if (!isEnded) {
            events.add(event);
            isEnded = event instanceof PlayEvent.Ended;
            notifyAll();
        }
    }

    /** Whether the process may begin. */
    synchronized boolean begins(PlayProcess with) {
        process = with;
        return !isCancelled;
    }

    synchronized void cancel() {
        isCancelled = true;
        if (process != null) {
            process.close();
        }
        add(new PlayEvent.Ended("Cancelled."));
    }

    synchronized boolean isEnded() {
        return isEnded;
    }

    /** The events from that one on, as soon as there are some; none after a while without any. */
    synchronized List<PlayEvent> from(int first, long milliseconds) throws InterruptedException {
        long until = System.nanoTime() + milliseconds * 1_000_000;
        while (events.size() <= first && !isEnded) {
            long left = (until - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return List.of();
            }
            wait(left);
        }
        return List.copyOf(events.subList(Math.min(first, events.size()), events.size()));
    }
}
