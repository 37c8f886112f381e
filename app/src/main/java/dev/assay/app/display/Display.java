package dev.assay.app.display;

import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.run.ProgressListener;
import java.nio.file.Path;
import java.util.List;

/** Shows what becomes of tasks. */
public interface Display extends AutoCloseable {
    /** A file is read, which may take a while. */
    default void reads(Path file) {}

    /** The engines begin with a task; what is heard while they work goes to the listener. */
    ProgressListener begins(Task task);

    void judged(Judged judged, List<String> further);

    /** A sentence about what cannot be understood, or about a fault of ours. */
    void complaint(String sentence);

    /** A sentence about what was understood and left alone. */
    void note(String sentence);

    /** All is done, or the user wants no more; {@code total} counts tasks that were not judged, too. */
    void ends(List<Judged> judged, int total, double seconds);

    @Override
    void close();
}
