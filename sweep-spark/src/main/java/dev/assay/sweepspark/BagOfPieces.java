package dev.assay.sweepspark;

import dev.assay.app.sweep.FileJudge;
import dev.assay.app.sweep.Harvest;
import dev.assay.app.sweep.Piece;
import dev.assay.app.sweep.Plan;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * What an executor gets at a time. It judges in a worker JVM, one for each of its cores and kept from bag to bag, so that a task that
 * ends its process does not end the executor, and what files import is read once.
 */
record BagOfPieces(List<Piece> pieces) implements Serializable {
    /**
     * How bags are worked on.
     *
     * @param plan as JSON
     * @param megabytes the heap of a worker
     * @param folder where the sweep was started, for names of files that are relative
     */
    record Work(String plan, int megabytes, String folder) implements Serializable {}

    /** The workers of this executor that have nothing to do. */
    private static final Map<Work, ConcurrentLinkedDeque<FileJudge>> IDLE = new ConcurrentHashMap<>();

    BagOfPieces {
        pieces = List.copyOf(pieces);
    }

    /** Judges the pieces until the time is over; what is left of them is in the harvests, as JSON. */
    List<String> judge(Work work, long nanos) throws IOException {
        long end = System.nanoTime() + nanos;
        var idle = IDLE.computeIfAbsent(work, _ -> new ConcurrentLinkedDeque<>());
        FileJudge known = idle.poll();
        FileJudge judge = known == null ? start(work) : known;
        var harvests = new ArrayList<String>();
        try (Meter meter = Budget.UNLIMITED.start()) {
            for (Piece piece : pieces) {
                boolean isLate = System.nanoTime() > end;
                Harvest harvest = isLate
                        ? new Harvest(piece.file(), List.of(), List.of(), Optional.of(piece))
                        : Harvest.of(piece, judge, meter, () -> System.nanoTime() > end);
                harvests.add(harvest.json());
            }
        } finally {
            idle.push(judge);
        }
        return harvests;
    }

    private static FileJudge start(Work work) {
        return new FileJudge(
                Plan.read(work.plan),
                FileJudge.worker(work.megabytes).withClassPath(classPath()).in(Path.of(work.folder)));
    }

    /** All that the executor sees, first what Spark brought to it: the jars of Assay. */
    private static String classPath() {
        var entries = new ArrayList<String>();
        for (ClassLoader loader = Thread.currentThread().getContextClassLoader();
                loader != null;
                loader = loader.getParent()) {
            if (loader instanceof URLClassLoader jars) {
                for (URL jar : jars.getURLs()) {
                    entries.add(file(jar));
                }
            }
        }
        entries.add(System.getProperty("java.class.path"));
        return String.join(File.pathSeparator, entries);
    }

    private static String file(URL jar) {
        try {
            return Path.of(jar.toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the jar " + jar + " is no file", e);
        }
    }

    /** Ends the workers that were started here. */
    static void endWorkers() {
        IDLE.values().forEach(idle -> {
            for (FileJudge judge = idle.poll(); judge != null; judge = idle.poll()) {
                judge.close();
            }
        });
    }
}
