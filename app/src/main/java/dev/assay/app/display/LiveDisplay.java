package dev.assay.app.display;

import dev.assay.app.cli.Columns;
import dev.assay.app.cli.Session;
import dev.assay.app.options.Verbosity;
import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.run.Background;
import dev.assay.run.Progress;
import dev.assay.run.ProgressListener;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

/**
 * A terminal: what is judged scrolls up; below it, the conjecture at hand with a line for each engine, drawn again ten times
 * a second.
 */
public final class LiveDisplay implements Display {
    private static final Duration TICK = Duration.ofMillis(100);
    private static final int BAR = 20;

    /** An engine's line. */
    private static final class Lane {
        final long start = System.nanoTime();
        String news = "";
        boolean isDone;
    }

    private final Session session;
    private final Lines lines;
    private final Duration limit;
    /** What is at hand, with the lines of its engines. */
    private final SequencedMap<Task, Map<String, Lane>> tasks = new LinkedHashMap<>();

    private final Thread ticker;
    /** What is read at the moment, if it is something. */
    private String reading = "";
    /** The columns of each line that is drawn. */
    private List<Integer> drawn = List.of();

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
    public synchronized void reads(Path file) {
        reading = "reading " + file + " …";
        draw();
    }

    @Override
    public synchronized ProgressListener begins(Task task) {
        reading = "";
        tasks.put(task, new LinkedHashMap<>());
        return event -> hear(task, event);
    }

    private synchronized void hear(Task task, Progress event) {
        Map<String, Lane> lanes = tasks.get(task);
        if (lanes == null) {
            return;
        }
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
        tasks.remove(judged.task());
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
        reading = "";
        erase();
        session.out().println(session.strong(Lines.summary(judged, total, seconds)));
    }

    // Drawing

    private synchronized void draw() {
        var block = new ArrayList<String>();
        if (!reading.isEmpty()) {
            block.add(session.faint(reading));
        }
        tasks.forEach((task, lanes) -> {
            block.add(session.strong(task.title()) + "  " + task.statement());
            lanes.forEach((engine, lane) -> block.add(line(engine, lane)));
        });
        erase();
        // A line that wraps or scrolls away could not be erased.
        int columns = session.terminal().columns() - 1;
        List<String> shown = block.stream()
                .limit(session.terminal().rows() - 1)
                .map(line -> Columns.cut(line.replace('\n', ' '), columns))
                .toList();
        session.out().print(shown.isEmpty() ? "" : String.join("\n", shown) + "\n");
        session.out().flush();
        drawn = shown.stream().map(Columns::of).toList();
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

    /** Where the window is narrower than it was, a line takes several rows. */
    private void erase() {
        int columns = session.terminal().columns();
        int rows = drawn.stream()
                .mapToInt(width -> 1 + Math.max(0, width - 1) / columns)
                .sum();
        if (rows > 0) {
            // Terminals keep what is cleared as a whole, and the user would find it above.
            String up = "\033[" + rows + "A";
            session.out().print(up + "\033[2K\n".repeat(rows) + up);
            drawn = List.of();
        }
    }

    @Override
    public void close() {
        ticker.interrupt();
    }
}
