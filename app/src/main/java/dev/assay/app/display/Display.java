package dev.assay.app.display;

import dev.assay.app.portfolio.Settled;
import dev.assay.app.portfolio.Task;
import dev.assay.run.ProgressListener;
import java.util.List;

/** Shows what becomes of tasks. */
public interface Display extends AutoCloseable {
    /** The engines begin with a task; what is heard while they work goes to the listener. */
    ProgressListener begins(Task task);

    void settled(Settled settled);

    /** A sentence about what cannot be understood. */
    void complaint(String sentence);

    /** All is done, or the user wants no more; {@code total} counts tasks that were not settled, too. */
    void ends(List<Settled> settled, int total, double seconds);

    @Override
    void close();
}
