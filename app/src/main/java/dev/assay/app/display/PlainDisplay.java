package dev.assay.app.display;

import dev.assay.app.cli.Session;
import dev.assay.app.options.Verbosity;
import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.judge.Verdict;
import dev.assay.run.ProgressListener;
import java.util.List;

/** Lines for a pipe or a file: each verdict when it is there. */
public final class PlainDisplay implements Display {
    private final Session session;
    private final boolean isQuiet;
    private final Lines lines;

    public PlainDisplay(Session session, Verbosity verbosity) {
        this.session = session;
        this.isQuiet = verbosity.quiet();
        this.lines = new Lines(session, verbosity.verbose());
    }

    @Override
    public ProgressListener begins(Task task) {
        return ProgressListener.SILENT;
    }

    @Override
    public void judged(Judged judged, List<String> further) {
        if (!isQuiet || judged.verdict() instanceof Verdict.Refuted) {
            lines.of(judged, further).forEach(session.out()::println);
            session.out().flush();
        }
    }

    @Override
    public void complaint(String sentence) {
        session.err().println(sentence);
    }

    @Override
    public void note(String sentence) {
        if (!isQuiet) {
            session.err().println(sentence);
        }
    }

    @Override
    public void ends(List<Judged> judged, int total, double seconds) {
        session.out().println(Lines.summary(judged, total, seconds));
    }

    @Override
    public void close() {}
}
