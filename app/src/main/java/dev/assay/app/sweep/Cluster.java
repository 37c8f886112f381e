package dev.assay.app.sweep;

import dev.assay.run.Meter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/** Other machines that judge the files of a sweep, and that are asked about its rows. It is a service: what it needs is large. */
public interface Cluster {
    /** The cluster, if there is one on the class path. */
    static Optional<Cluster> here() {
        return ServiceLoader.load(Cluster.class).findFirst();
    }

    /**
     * Judges pieces until the user wants no more.
     *
     * @param master where the cluster is
     * @param settings that the cluster understands
     */
    void run(Sweep sweep, List<Piece> pieces, String master, Map<String, String> settings, Meter meter)
            throws IOException;

    /**
     * Prints what a query in SQL says of the tables {@code rows} and {@code complaints} of a run.
     *
     * @param isJson whether to print an object for each row, or else columns
     */
    void query(Path run, String sql, boolean isJson, PrintWriter out) throws IOException;

    /** What a cluster cannot do, in a sentence for the user. */
    final class Refusal extends IOException {
        private static final long serialVersionUID = 1L;

        private final String sentence;

        public Refusal(String sentence, Throwable cause) {
            super(sentence, cause);
            this.sentence = sentence;
        }

        public String sentence() {
            return sentence;
        }
    }
}
