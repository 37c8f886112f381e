package dev.assay.app.sweep;

import dev.assay.run.Meter;
import dev.assay.run.Parallel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;

/** The files of a run, judged by worker JVMs of this machine or on a {@link Cluster}; what comes of them is written at once. */
public final class Sweep {
    private final Plan plan;
    private final RunFolder folder;
    private final int megabytes;
    private final Listener listener;

    /** Hears what comes of the files, from several threads. */
    public interface Listener {
        /** Hears nothing. */
        Listener NONE = new Listener() {
            @Override
            public void judged(Row row) {}

            @Override
            public void complaint(String sentence) {}

            @Override
            public void ended(String file) {}
        };

        void judged(Row row);

        void complaint(String sentence);

        void ended(String file);
    }

    /** @param megabytes the heap of one worker */
    public Sweep(Plan plan, RunFolder folder, int megabytes, Listener listener) {
        this.plan = plan;
        this.folder = folder;
        this.megabytes = megabytes;
        this.listener = listener;
    }

    public Plan plan() {
        return plan;
    }

    public RunFolder folder() {
        return folder;
    }

    public int megabytes() {
        return megabytes;
    }

    /** What is left to do of the files. */
    public List<Piece> open(List<Path> files) {
        return files.stream()
                .flatMap(file -> folder.rest(file.toString()).stream())
                .toList();
    }

    /** Judges pieces here, so many at a time, until the user wants no more. */
    public void run(List<Piece> pieces, int workers, Meter meter) {
        var idle = new ConcurrentLinkedDeque<FileJudge>();
        try {
            Parallel.inOrder(
                    pieces,
                    workers,
                    meter,
                    (piece, part) -> {
                        judge(piece, idle, part);
                        return piece;
                    },
                    _ -> meter.stopped().isEmpty());
        } finally {
            idle.forEach(FileJudge::close);
        }
    }

    private void judge(Piece piece, ConcurrentLinkedDeque<FileJudge> idle, Meter meter) {
        if (meter.stopped().isPresent()) {
            return;
        }
        FileJudge known = idle.poll();
        FileJudge judge = known == null ? new FileJudge(plan, FileJudge.worker(megabytes)) : known;
        try {
            end(piece.file(), judge.judge(piece, meter, () -> false, writing(piece.file())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            idle.push(judge);
        }
    }

    /** Writes what is heard of a file, and tells it. */
    private FileJudge.Listener writing(String file) {
        return new FileJudge.Listener() {
            @Override
            public void complaint(String sentence) throws IOException {
                folder.add(new RunFolder.Complaint(file, sentence));
                listener.complaint(sentence);
            }

            @Override
            public void judged(Row row) throws IOException {
                folder.add(row);
                listener.judged(row);
            }
        };
    }

    private void end(String file, Optional<Piece> rest) throws IOException {
        if (rest.isEmpty()) {
            folder.finish(file);
            listener.ended(file);
        }
    }

    /** Takes what became of a piece elsewhere. */
    public void add(Harvest harvest) throws IOException {
        String file = harvest.file();
        FileJudge.Listener writing = writing(file);
        for (String complaint : harvest.complaints()) {
            writing.complaint(complaint);
        }
        for (Row row : harvest.rows()) {
            writing.judged(row);
        }
        end(file, harvest.rest());
    }
}
