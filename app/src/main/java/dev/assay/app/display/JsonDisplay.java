package dev.assay.app.display;

import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.portfolio.Settled;
import dev.assay.app.portfolio.Task;
import dev.assay.run.ProgressListener;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One object for each conjecture. */
public final class JsonDisplay implements Display {
    private record Row(
            String file,
            int line,
            String name,
            String verdict,
            @Nullable String by,
            double seconds,
            String detail,
            String statement,
            boolean remembered) {}

    private final Session session;
    private final JsonLines json;

    public JsonDisplay(Session session, JsonLines json) {
        this.session = session;
        this.json = json;
    }

    @Override
    public ProgressListener begins(Task task) {
        return ProgressListener.SILENT;
    }

    @Override
    public void settled(Settled settled) {
        Task task = settled.task();
        String by = settled.verdict().by();
        json.print(
                session.out(),
                new Row(
                        task.file(),
                        task.line(),
                        task.name(),
                        settled.verdict().word(),
                        by.isEmpty() ? null : by,
                        settled.seconds(),
                        String.join("\n", settled.verdict().lines()),
                        task.statement(),
                        settled.isRemembered()));
    }

    @Override
    public void complaint(String sentence) {
        session.err().println(sentence);
    }

    @Override
    public void ends(List<Settled> settled, int total, double seconds) {}

    @Override
    public void close() {}
}
