package dev.assay.sweepspark;

import dev.assay.app.sweep.Cluster;
import dev.assay.app.sweep.Harvest;
import dev.assay.app.sweep.Piece;
import dev.assay.app.sweep.Sweep;
import dev.assay.run.Meter;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/**
 * A sweep as jobs of Apache Spark, one for each round. In a round every piece is worked on for a while by whichever core is free; what
 * is left of it goes into the next round, which gives twice the time. So a long file keeps its round waiting for one while at most, and
 * all waiting together is less than twice what the longest file takes.
 *
 * <p>Executors write nothing. Spark hands each result to the driver once, whatever became of the executors before, and the driver writes it.
 */
public final class SparkCluster implements Cluster {
    private static final Duration FIRST_ROUND = Duration.ofSeconds(20);

    /** Spark keeps books for each bag, so that there must not be too many of them. */
    private static final int MOST_BAGS = 4000;

    /** What Spark is told unless the user says otherwise. */
    private static Map<String, String> settings(int megabytes) {
        return Map.ofEntries(
                Map.entry("spark.app.name", "assay sweep"),
                // Executors only hand on; beside them are workers, whose memory is none of the heap.
                Map.entry("spark.executor.memory", "512m"),
                Map.entry("spark.executor.memoryOverhead", megabytes + "m"),
                Map.entry("spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"),
                // An executor that was lost is no fault of the bag that it had.
                Map.entry("spark.task.maxFailures", "100"),
                // Results are written as they come, and not kept.
                Map.entry("spark.driver.maxResultSize", "0"),
                Map.entry("spark.ui.enabled", "false"),
                Map.entry("spark.ui.retainedTasks", "100"));
    }

    @Override
    public void run(Sweep sweep, List<Piece> pieces, String master, Map<String, String> settings, Meter meter)
            throws IOException {
        if (pieces.isEmpty()) {
            return;
        }
        var conf = new SparkConf().setMaster(master);
        settings(sweep.megabytes()).forEach(conf::setIfMissing);
        conf.set("spark.jars", jars());
        settings.forEach(conf::set);
        try (var context = new JavaSparkContext(conf);
                var _ = meter.whenStopped(context::cancelAllJobs);
                var columns = new ParquetRows(sweep.folder())) {
            context.setLocalProperty("spark.job.interruptOnCancel", "true");
            var work = new BagOfPieces.Work(
                    sweep.plan().json(),
                    sweep.megabytes(),
                    Path.of("").toAbsolutePath().toString());
            List<Piece> open = longestFirst(pieces);
            for (Duration time = FIRST_ROUND; !open.isEmpty(); time = time.multipliedBy(2)) {
                open = round(context, sweep, columns, open, work, time.toNanos());
            }
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            // Spark throws checked exceptions that it does not declare; one of them when its jobs are cancelled.
            if (meter.stopped().isEmpty()) {
                throw new Refusal("Spark at " + master + " gave up: " + sentence(e), e);
            }
        } finally {
            BagOfPieces.endWorkers();
        }
    }

    /** What is left of the pieces after each has had so much time. */
    private static List<Piece> round(
            JavaSparkContext context,
            Sweep sweep,
            ParquetRows columns,
            List<Piece> pieces,
            BagOfPieces.Work work,
            long nanos) {
        List<BagOfPieces> bags = bags(pieces);
        var rest = new ArrayList<Piece>();
        Function2<TaskContext, Iterator<BagOfPieces>, String[]> judging =
                (Function2<TaskContext, Iterator<BagOfPieces>, String[]> & Serializable)
                        (_, bag) -> judge(bag.next(), work, nanos);
        context.sc()
                .runJob(
                        context.parallelize(bags, bags.size()).rdd(),
                        judging,
                        CollectionConverters.<Object>asScala(IntStream.range(0, bags.size())
                                        .<Object>mapToObj(i -> i)
                                        .toList())
                                .toSeq(),
                        (_, harvests) -> {
                            for (String json : harvests) {
                                Harvest harvest = Harvest.read(json);
                                add(harvest, sweep, columns);
                                harvest.rest().ifPresent(rest::add);
                            }
                            return BoxedUnit.UNIT;
                        },
                        ClassTag$.MODULE$.apply(String[].class));
        return rest;
    }

    private static String[] judge(BagOfPieces bag, BagOfPieces.Work work, long nanos) {
        try {
            return bag.judge(work, nanos).toArray(String[]::new);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(Harvest harvest, Sweep sweep, ParquetRows columns) {
        try {
            sweep.add(harvest);
            columns.add(harvest.rows());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Each bag gets its share of the long ones. */
    private static List<BagOfPieces> bags(List<Piece> pieces) {
        int count = Math.min(pieces.size(), MOST_BAGS);
        return IntStream.range(0, count)
                .mapToObj(first -> new BagOfPieces(IntStream.iterate(first, i -> i < pieces.size(), i -> i + count)
                        .mapToObj(pieces::get)
                        .toList()))
                .toList();
    }

    /** So that none of the long files is left for the end. */
    private static List<Piece> longestFirst(List<Piece> pieces) {
        record Sized(Piece piece, long size) {}
        return pieces.stream()
                .map(piece -> new Sized(piece, new File(piece.file()).length()))
                .sorted(Comparator.comparingLong(Sized::size).reversed())
                .map(Sized::piece)
                .toList();
    }

    /** The jars of Assay, which executors get. */
    private static String jars() throws IOException {
        Path app = place(Cluster.class);
        try (Stream<Path> libraries = Files.list(app.resolveSibling("lib"))) {
            return Stream.concat(Stream.of(place(SparkCluster.class), app), libraries.sorted())
                    .map(Path::toString)
                    .collect(Collectors.joining(","));
        }
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program cannot find itself", e);
        }
    }

    @Override
    public void query(Path run, String sql, boolean isJson, PrintWriter out) throws IOException {
        Query.print(run, sql, isJson, out);
    }

    /** The first words about what went wrong. */
    static String sentence(Throwable problem) {
        Throwable cause = problem;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String message = cause.getMessage();
        return message == null
                ? cause.getClass().getSimpleName()
                : message.lines()
                        .filter(line -> !line.isBlank())
                        .findFirst()
                        .orElse("")
                        .strip();
    }
}
