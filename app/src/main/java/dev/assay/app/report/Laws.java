package dev.assay.app.report;

import dev.assay.app.discover.Explored;
import dev.assay.code.runtime.TooDeep;
import dev.assay.explore.Law;
import dev.assay.explore.discovery.Exploration;
import dev.assay.explore.discovery.Listener;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.discovery.Statistics;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.discover.TheorySignature;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.tip.TipReader;
import dev.assay.test.run.Codes;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The laws that the functions of a file obey, as far as tests can tell.
 *
 * @param laws the simplest first
 */
public record Laws(String file, List<String> laws) {
    private static final int SIZE = 6;
    private static final int CHECKS = 1000;
    private static final int LARGEST = 12;

    public Laws {
        laws = List.copyOf(laws);
    }

    /**
     * Those of a theory or a TIP problem; other files have no functions that could be run.
     *
     * @param folders where theories may lie that it imports
     */
    public static Laws of(Path file, List<Path> folders, Duration time, Meter run) throws IOException {
        String name = file.toString();
        if (name.endsWith(".thy")) {
            TheoryDocument document = Library.read(file, folders, ProofChecker.NONE);
            return explored(name, Explored.of(document.context(), List.of(), List.of()), time, run);
        }
        return name.endsWith(".smt2")
                ? explored(name, Explored.of(TipReader.read(file), List.of(), List.of()), time, run)
                : new Laws(name, List.of());
    }

    private static Laws explored(String file, Explored explored, Duration time, Meter run) {
        try (Meter meter = run.child(Budget.UNLIMITED.withTime(time))) {
            var listener = new Listener() {
                @Override
                public boolean found(Law law) {
                    return true;
                }

                @Override
                public void progress(Statistics statistics) {}

                @Override
                public boolean isStopped() {
                    return meter.stopped().isPresent();
                }
            };
            // Compiled functions recurse as deeply as their arguments are large.
            return TooDeep.guarded(() -> {
                TheorySignature theory =
                        TheorySignature.of(explored.theory(), Codes.of(explored.theory()), explored.selection());
                Settings settings = Settings.upTo(SIZE).withChecks(CHECKS).withLargest(LARGEST);
                List<String> laws = Exploration.bySize(theory.signature(), settings).run(listener).laws().stream()
                        .map(law -> explored.printer().print(theory.formula(law)))
                        .toList();
                return new Laws(file, laws);
            });
        }
    }
}
