package dev.assay.app.sweep;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Parallel;
import dev.assay.run.process.Worker;
import dev.assay.run.process.WorkerAnswer;
import dev.assay.run.process.WorkerSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * Files handed to worker JVMs, one file to each at a time. A worker that dies is replaced and asked again; a task that two workers died
 * over has the verdict <em>error</em>.
 */
public final class Sweep {
    /** Beyond what a task may take: reading its file, starting the worker, a machine that does other things. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final int LIVES = 2;
    private static final Gson GSON = Gsons.PLAIN;

    private final Plan plan;
    private final RunFolder folder;
    private final WorkerSpec spec;
    private final Listener listener;
    private final ConcurrentLinkedDeque<Worker> idle = new ConcurrentLinkedDeque<>();

    /** Hears what comes of the files, from several threads. */
    public interface Listener {
        void judged(Row row);

        void complaint(String sentence);

        void ended(Path file);
    }

    /** @param megabytes the heap of one worker */
    public Sweep(Plan plan, RunFolder folder, int megabytes, Listener listener) {
        this.plan = plan;
        this.folder = folder;
        this.spec = WorkerSpec.of("sweep", SweepWorker.class)
                .withHeapBytes((long) megabytes << 20)
                .withJvmOptions("-XX:TieredStopAtLevel=4");
        this.listener = listener;
    }

    /** Judges all files that are not done yet, so many at a time, until the user wants no more. */
    public void run(List<Path> files, int workers, Meter meter) {
        List<Path> open =
                files.stream().filter(file -> !folder.isDone(file.toString())).toList();
        try {
            Parallel.inOrder(
                    open,
                    workers,
                    meter,
                    (file, part) -> {
                        sweep(file, part);
                        return file;
                    },
                    _ -> meter.stopped().isEmpty());
        } finally {
            idle.forEach(Worker::close);
        }
    }

    private void sweep(Path file, Meter meter) {
        if (meter.stopped().isPresent()) {
            return;
        }
        Worker known = idle.poll();
        Worker worker = known == null ? new Worker(spec) : known;
        try {
            judge(file, worker, meter);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            idle.push(worker);
        }
    }

    private void judge(Path file, Worker worker, Meter meter) throws IOException {
        String name = file.toString();
        Reply<Listing> listing = ask(worker, new SweepWorker.Request(plan, name, -1, List.of()), Listing.class, meter);
        if (listing instanceof Reply.Lost<Listing>(String why)) {
            complain(name, name + ": cannot be read: " + why);
        }
        var decided = new ArrayList<Integer>();
        if (listing instanceof Reply.Given<Listing>(Listing found)) {
            for (String complaint : found.complaints()) {
                complain(name, complaint);
            }
            for (int i = 0; i < found.items().size() && meter.stopped().isEmpty(); i++) {
                Row row = row(name, i, found.items().get(i), List.copyOf(decided), worker, meter);
                if (meter.stopped().isPresent() && !row.isDecided()) {
                    return;
                }
                folder.add(row);
                listener.judged(row);
                if (row.isDecided()) {
                    decided.add(i);
                }
            }
        }
        if (meter.stopped().isEmpty()) {
            folder.finish(name);
            listener.ended(file);
        }
    }

    private void complain(String file, String sentence) throws IOException {
        folder.add(new RunFolder.Complaint(file, sentence));
        listener.complaint(sentence);
    }

    private Row row(String file, int index, Listing.Item item, List<Integer> decided, Worker worker, Meter meter) {
        long start = System.nanoTime();
        var request = new SweepWorker.Request(plan, file, index, decided);
        return switch (ask(worker, request, Row.class, meter)) {
            case Reply.Given<Row>(Row row) -> row;
            case Reply.Lost<Row>(String why) -> Row.lost(file, index, item, (System.nanoTime() - start) / 1e9, why);
        };
    }

    /** What a worker says, or why two of them said nothing. */
    private sealed interface Reply<T> {
        record Given<T>(T value) implements Reply<T> {}

        record Lost<T>(String why) implements Reply<T> {}
    }

    private <T> Reply<T> ask(Worker worker, SweepWorker.Request request, Class<T> type, Meter meter) {
        String why = "";
        for (int life = 0; life < LIVES && meter.stopped().isEmpty(); life++) {
            Budget budget = Budget.UNLIMITED.withTime(
                    plan.limits().clock().multipliedBy(2).plus(PATIENCE));
            try (Meter part = meter.child(budget)) {
                WorkerAnswer answer = worker.ask(GSON.toJson(request).getBytes(UTF_8), part);
                if (answer instanceof WorkerAnswer.Done(byte[] bytes)) {
                    return new Reply.Given<>(GSON.fromJson(new String(bytes, UTF_8), type));
                }
                why = answer.sentence();
            }
        }
        return new Reply.Lost<>(why);
    }
}
