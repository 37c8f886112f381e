package dev.assay.explore.reflect;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.discovery.Discovery;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.testing.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The laws of a class as they were found once, kept in a file, and what has become of them. */
public final class KeptLaws {
    /** What is not as it was. */
    public sealed interface Change {
        /** A law that does not hold any more, and the values that show it; none if it says nothing any more. */
        record Broken(String law, List<String> input) implements Change {
            public Broken {
                input = List.copyOf(input);
            }

            @Override
            public String toString() {
                return "no longer true: " + law
                        + (input.isEmpty() ? " (its functions are gone)" : "\n    for " + String.join(", ", input));
            }
        }

        /** A law that did not hold before, or was not found. */
        record Appeared(String law) implements Change {
            @Override
            public String toString() {
                return "new: " + law;
            }
        }
    }

    private static final String SEPARATOR = "   // ";
    private static final int TESTS = 2000;

    private final JavaSignature java;
    private final Settings settings;
    private final LawText text;

    public KeptLaws(JavaSignature java, Settings settings) {
        this.java = java;
        this.settings = settings;
        this.text = new LawText(java.signature());
    }

    /** What has changed since the file was written; if there is none, it is written, and nothing has. */
    public List<Change> compare(Path file) throws IOException {
        Discovery discovery = java.exploration(settings).run();
        if (!Files.exists(file)) {
            write(discovery, file);
            return List.of();
        }
        Set<String> kept = new LinkedHashSet<>();
        var changes = new ArrayList<Change>();
        for (String line : Files.readAllLines(file)) {
            int separator = line.indexOf(SEPARATOR);
            if (separator > 0) {
                String written = line.substring(separator + SEPARATOR.length());
                kept.add(written);
                broken(line.substring(0, separator), written).ifPresent(changes::add);
            }
        }
        for (Law law : discovery.laws()) {
            if (!kept.contains(text.write(law)) && changes.isEmpty()) {
                changes.add(new Change.Appeared(java.notation().show(law)));
            }
        }
        return changes;
    }

    private void write(Discovery discovery, Path file) throws IOException {
        var lines = new ArrayList<String>();
        discovery.laws().forEach(law -> lines.add(java.notation().show(law) + SEPARATOR + text.write(law)));
        if (file.getParent() != null) {
            Files.createDirectories(file.getParent());
        }
        Files.write(file, lines);
    }

    private Optional<Change> broken(String shown, String written) {
        Optional<Law> law = text.read(written);
        if (law.isEmpty()) {
            return Optional.of(new Change.Broken(shown, List.of()));
        }
        var trial = new Trial(java.signature(), settings.largest(), settings.seed());
        return trial.refute(law.get(), TESTS).map(test -> {
            var variables = new LinkedHashSet<Term>(law.get().left().variables());
            variables.addAll(law.get().right().variables());
            Map<Term, Object> values = trial.values(List.copyOf(variables), test);
            var input = new ArrayList<String>();
            variables.forEach(v -> input.add(java.notation().show(v) + " = " + values.get(v)));
            input.add("left " + trial.observe(law.get().left(), test));
            input.add("right " + trial.observe(law.get().right(), test));
            return new Change.Broken(shown, input);
        });
    }
}
