package dev.assay.run;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** One engine's way to tell what it is doing. Nothing here ever waits. */
public final class Reporter {
    /** A number that the listener sees now and then; to change it costs next to nothing. */
    public static final class Counter {
        private final String what;
        private final AtomicLong value = new AtomicLong();
        private long shown;

        private Counter(String what) {
            this.what = what;
        }

        /** Sets the number; only one thread may do so. */
        public void set(long number) {
            value.setRelease(number);
        }

        /** Adds one; only one thread may do so. */
        public void increment() {
            value.setRelease(value.getPlain() + 1);
        }

        public long value() {
            return value.getAcquire();
        }
    }

    private final String engine;
    private final Consumer<Progress> sink;
    private final List<Counter> counters = new CopyOnWriteArrayList<>();

    Reporter(String engine, Consumer<Progress> sink) {
        this.engine = engine;
        this.sink = sink;
    }

    /** A reporter that nobody listens to. */
    public static Reporter silent(String engine) {
        return new Reporter(engine, _ -> {});
    }

    /** A new number to show, such as the "tests" or the "clauses". */
    public Counter counter(String what) {
        var counter = new Counter(what);
        counters.add(counter);
        return counter;
    }

    public void message(String text) {
        sink.accept(new Progress.Message(engine, text));
    }

    public void improved(String what, long value) {
        sink.accept(new Progress.Improved(engine, what, value));
    }

    /** How far the search came, by its counters: "2000 tests, 12 sizes". */
    public String tried() {
        return counters.stream()
                .filter(counter -> counter.value() != 0)
                .map(counter -> counter.value() + " " + counter.what)
                .collect(Collectors.joining(", "));
    }

    /** Hands over the counters that moved since last time; called by the listening side only. */
    void sample(Consumer<Progress> listener) {
        for (Counter counter : counters) {
            long now = counter.value();
            if (now != counter.shown) {
                counter.shown = now;
                listener.accept(new Progress.Count(engine, counter.what, now));
            }
        }
    }
}
