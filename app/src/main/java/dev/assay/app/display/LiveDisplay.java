package dev.assay.app.display;

import dev.assay.app.cli.Session;
import dev.assay.app.options.Verbosity;
import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.run.Background;
import dev.assay.run.Progress;
import dev.assay.run.ProgressListener;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A terminal: what is judged scrolls up; below it, the conjecture at hand with a line for each engine, drawn again ten times
 * a second.
 */
public final class LiveDisplay implements Display {
    private static final Duration TICK = Duration.ofMillis(100);
    private static final int BAR = 20;
    private static final int WIDTH = 100;

    /** An engine's line. */
    private static final class Lane {
        final long start = System.nanoTime();
        String news = "";
        boolean isDone;
    }

    private final Session session;
    private final Lines lines;
    private final Duration limit;
    private final Map<String, Lane> lanes = new LinkedHashMap<>();
    private final Thread ticker;
    private String heading = "";
    private int drawn;

    /** {@code limit}: the time that one conjecture may take. */
    public LiveDisplay(Session session, Verbosity verbosity, Duration limit) {
        this.session = session;
        this.lines = new Lines(session, verbosity.verbose());
        this.limit = limit;
        this.ticker = Background.start("display", this::tick);
    }

    private void tick() {
        try {
            while (true) {
                Thread.sleep(TICK);
                draw();
            }
        } catch (InterruptedException _) {
            // The display is closed.
            return;
        }
    }

    @Override
    public synchronized ProgressListener begins(Task task) {
        lanes.clear();
        heading = session.strong(task.title()) + "  " + task.statement();
        return this::hear;
    }

    private synchronized void hear(Progress event) {
        Lane lane = lanes.computeIfAbsent(event.engine(), _ -> new Lane());
        switch (event) {
            case Progress.Started _ -> {}
            case Progress.Count(var _, var what, var value) -> lane.news = value + " " + what;
            case Progress.Message(var _, var text) -> lane.news = text;
            case Progress.Improved(var _, var what, var value) -> lane.news = what + " " + value;
            case Progress.Finished(var _, var summary) -> {
                lane.isDone = true;
                lane.news = summary;
            }
        }
    }

    @Override
    public synchronized void judged(Judged judged, List<String> further) {
        erase();
        heading = "";
        lanes.clear();
        lines.of(judged, further).forEach(session.out()::println);
        session.out().flush();
    }

    @Override
    public synchronized void complaint(String sentence) {
        erase();
        session.out().println(session.bad(sentence));
        session.out().flush();
    }

    @Override
    public synchronized void note(String sentence) {
        erase();
        session.out().println(sentence);
        session.out().flush();
    }

    @Override
    public synchronized void ends(List<Judged> judged, int total, double seconds) {
        erase();
        session.out().println(session.strong(Lines.summary(judged, total, seconds)));
    }

    // Drawing

    private synchronized void draw() {
        if (heading.isEmpty()) {
            return;
        }
        var block = new ArrayList<String>();
        block.add(cut(heading));
        lanes.forEach((engine, lane) -> block.add(cut(line(engine, lane))));
        erase();
        block.forEach(session.out()::println);
        session.out().flush();
        drawn = block.size();
    }

    private String line(String engine, Lane lane) {
        if (lane.isDone) {
            return String.format(Locale.ROOT, "  %-10s ", engine) + session.faint(lane.news);
        }
        double seconds = (System.nanoTime() - lane.start) / 1e9;
        int full = (int) Math.min(BAR, BAR * seconds * 1000 / Math.max(1, limit.toMillis()));
        return String.format(
                Locale.ROOT,
                "  %-10s %s%s %5.1f s  %s",
                engine,
                "█".repeat(full),
                "░".repeat(BAR - full),
                seconds,
                lane.news);
    }

    /** A line that wraps would not be erased. */
    private static String cut(String line) {
        String oneLine = line.replace('\n', ' ');
        return oneLine.length() <= WIDTH ? oneLine : oneLine.substring(0, WIDTH - 1) + "…\033[0m";
    }

    private void erase() {
        if (drawn > 0) {
            session.out().print("\033[" + drawn + "A\033[J");
            drawn = 0;
        }
    }

    @Override
    public void close() {
        ticker.interrupt();
    }
}
