package dev.assay.app.sweep;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.TaskSource;
import dev.assay.judge.VerdictStore;
import dev.assay.run.Budget;
import dev.assay.run.DeepStack;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.run.process.ExternalProcess;
import dev.assay.run.process.WorkerTask;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The process that reads files and judges their tasks. It keeps the file that it works on, and for good the library and what files
 * import.
 */
public final class SweepWorker implements WorkerTask {
    /**
     * What a worker is asked.
     *
     * @param isListing whether it is to list all tasks of the file, or else to judge the first of the piece
     */
    record Request(Plan plan, Piece piece, boolean isListing) {}

    private static final Gson GSON = Gsons.PLAIN;

    private @Nullable Open open;

    /** A file that was read. */
    private static final class Open {
        private final String file;
        private final TaskSource.Reading reading;
        private final Judging judging;
        private final Judge judge = new Judge();

        /** The first task that the judge has not heard of. */
        private int next;

        Open(String file, Plan plan) {
            this.file = file;
            this.reading = plan.languages().read(Path.of(file));
            this.judging = new Judging(
                    plan.choice(), plan.limits(), Optional.of(new VerdictStore(Path.of(plan.store()), plan.version())));
        }

        boolean isBefore(Piece piece) {
            return file.equals(piece.file()) && next <= piece.from();
        }

        /** Judges the first task of a piece; what was decided before it is remembered, for it may rest on that. */
        Row judge(Piece piece) {
            piece.decided().stream().filter(index -> index >= next).forEach(this::judge);
            Row row = Row.of(piece.from(), judge(piece.from()));
            next = piece.from() + 1;
            return row;
        }

        private Judged judge(int index) {
            try (Meter run = Budget.UNLIMITED.start()) {
                return judging.judge(reading.tasks().get(index), judge, run, ProgressListener.SILENT);
            }
        }

        Listing listing() {
            return new Listing(
                    reading.tasks().stream()
                            .map(task -> new Listing.Item(task.line(), task.name(), task.statement()))
                            .toList(),
                    reading.complaints());
        }
    }

    @Override
    public byte[] answer(byte[] request) throws Exception {
        Request asked = GSON.fromJson(new String(request, UTF_8), Request.class);
        Object answer = DeepStack.call(() -> {
            Open file = opened(asked);
            return asked.isListing() ? file.listing() : file.judge(asked.piece());
        });
        return GSON.toJson(answer).getBytes(UTF_8);
    }

    private Open opened(Request asked) {
        Open known = open;
        if (known != null && !asked.isListing() && known.isBefore(asked.piece())) {
            return known;
        }
        // What was open need not stay in memory beside what is read next.
        open = null;
        ExternalProcess.giveWay();
        var result = new Open(asked.piece().file(), asked.plan());
        open = result;
        return result;
    }
}
