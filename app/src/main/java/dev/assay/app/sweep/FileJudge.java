package dev.assay.app.sweep;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.process.Worker;
import dev.assay.run.process.WorkerAnswer;
import dev.assay.run.process.WorkerSpec;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Judges files, one after the other, in a worker JVM that it keeps. A worker that dies is replaced and asked again; a task that two
 * workers died over by themselves has the verdict <em>error</em>.
 */
public final class FileJudge implements AutoCloseable {
    /** Beyond what a task may take: reading its file, starting the worker, a machine that does other things. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final Gson GSON = Gsons.PLAIN;

    private final Plan plan;
    private final Worker worker;

    /** Hears of a file: first what was not understood of it, then what became of its tasks, in their order. */
    public interface Listener {
        void complaint(String sentence) throws IOException;

        void judged(Row row) throws IOException;
    }

    public FileJudge(Plan plan, WorkerSpec spec) {
        this.plan = plan;
        this.worker = new Worker(spec);
    }

    /** A worker for that. */
    public static WorkerSpec worker(int megabytes) {
        return WorkerSpec.of("sweep", SweepWorker.class)
                .withHeapBytes((long) megabytes << 20)
                .withJvmOptions("-XX:TieredStopAtLevel=4");
    }

    /**
     * Judges the tasks of a piece, one at least unless it is stopped.
     *
     * @param isEnough whether to leave the rest to others
     * @return the rest, if there is one
     */
    public Optional<Piece> judge(Piece piece, Meter meter, BooleanSupplier isEnough, Listener listener)
            throws IOException {
        String file = piece.file();
        Reply<Listing> reply = ask(new SweepWorker.Request(plan, Piece.all(file), true), Listing.class, meter);
        Listing listing = switch (reply) {
            case Reply.Given<Listing>(Listing given) -> given;
            case Reply.Lost<Listing>(String why) -> Listing.refused(file + ": cannot be read: " + why);
        };
        if (meter.stopped().isPresent()) {
            return Optional.of(piece);
        }
        if (piece.from() == 0) {
            for (String complaint : listing.complaints()) {
                listener.complaint(complaint);
            }
        }
        Piece rest = piece;
        while (rest.from() < listing.items().size()) {
            Row row = row(rest, listing.items().get(rest.from()), meter);
            if (meter.stopped().isPresent() && !row.isDecided()) {
                return Optional.of(rest);
            }
            listener.judged(row);
            rest = rest.after(row);
            if (isEnough.getAsBoolean() && rest.from() < listing.items().size()) {
                return Optional.of(rest);
            }
        }
        return Optional.empty();
    }

    private Row row(Piece piece, Listing.Item item, Meter meter) {
        long start = System.nanoTime();
        return switch (ask(new SweepWorker.Request(plan, piece, false), Row.class, meter)) {
            case Reply.Given<Row>(Row row) -> row;
            case Reply.Lost<Row>(String why) -> Row.lost(piece, item, (System.nanoTime() - start) / 1e9, why);
        };
    }

    /** What a worker says, or why two of them said nothing. */
    private sealed interface Reply<T> {
        record Given<T>(T value) implements Reply<T> {}

        record Lost<T>(String why) implements Reply<T> {}
    }

    private <T> Reply<T> ask(SweepWorker.Request request, Class<T> type, Meter meter) {
        String why = "";
        Lives lives = Lives.ALL;
        while (!lives.isOver() && meter.stopped().isEmpty()) {
            Budget budget = Budget.UNLIMITED.withTime(
                    plan.limits().clock().multipliedBy(2).plus(PATIENCE));
            try (Meter part = meter.child(budget)) {
                WorkerAnswer answer = worker.ask(GSON.toJson(request).getBytes(UTF_8), part);
                if (answer instanceof WorkerAnswer.Done(byte[] bytes)) {
                    return new Reply.Given<>(GSON.fromJson(new String(bytes, UTF_8), type));
                }
                why = answer.sentence();
                lives = lives.after(answer);
            }
        }
        return new Reply.Lost<>(why);
    }

    @Override
    public void close() {
        worker.close();
    }
}
