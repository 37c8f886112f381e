package dev.assay.app.display;

import dev.assay.app.cli.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.run.ProgressListener;
import java.util.List;

/** One object for each conjecture, and one for each complaint. */
public final class JsonDisplay implements Display {
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
    public void judged(Judged judged, List<String> further) {
        json.print(session.out(), VerdictRow.of(judged, further));
    }

    @Override
    public void complaint(String sentence) {
        json.complain(session, sentence);
    }

    @Override
    public void note(String sentence) {
        json.note(session, sentence);
    }

    @Override
    public void ends(List<Judged> judged, int total, double seconds) {}

    @Override
    public void close() {}
}
