package dev.assay.prove.sledgehammer;

import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Canonical;
import dev.assay.prove.relevance.Learner;
import dev.assay.run.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which facts the goals of a theory were proved from, in a file beside it: to prove them again needs no other prover, and
 * others can be learnt from them. A line is the goal, what it says in short, its facts, what it is about, and how it was
 * proved if that was by another method than {@code metis}.
 */
public final class Certificates {
    /** One goal; {@code statement} changes when what it says does. */
    private record Certificate(
            String goal, String statement, List<String> facts, List<String> features, String method) {
        Certificate {
            facts = List.copyOf(facts);
            features = List.copyOf(features);
        }

        String line() {
            return String.join("\t", goal, statement, String.join(" ", facts), String.join(" ", features), method);
        }
    }

    private final Path file;
    private final Map<String, Certificate> certificates = new LinkedHashMap<>();
    private boolean isChanged;

    private Certificates(Path file) {
        this.file = file;
    }

    /** Those of a theory, from {@code NAME.proofs} beside {@code NAME.thy}, if it is there. */
    public static Certificates of(Path theory) {
        String name = String.valueOf(theory.getFileName()).replaceAll("\\.thy$", "");
        var result = new Certificates(theory.resolveSibling(name + ".proofs"));
        if (Files.isRegularFile(result.file)) {
            try (Stream<String> lines = Files.lines(result.file)) {
                lines.forEach(result::read);
            } catch (IOException | UncheckedIOException e) {
                // It is written anew from what is proved now.
                result.isChanged = true;
            }
        }
        return result;
    }

    private void read(String line) {
        String[] parts = line.split("\t", -1);
        if (parts.length != 5) {
            // A damaged line costs a proof that has to be found again.
            isChanged = true;
            return;
        }
        certificates.put(parts[0], new Certificate(parts[0], parts[1], words(parts[2]), words(parts[3]), parts[4]));
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    private static String statement(Conjecture goal) {
        return Integer.toHexString(Canonical.of(Hol.mkImplies(goal.assumptions(), goal.conclusion()))
                .toString()
                .hashCode());
    }

    /** A name for the goal, which may have none itself. */
    private static String key(Conjecture goal) {
        return goal.name().isEmpty() || goal.name().endsWith(".") ? "goal " + statement(goal) : goal.name();
    }

    private Optional<Certificate> of(Conjecture goal) {
        return Optional.ofNullable(certificates.get(key(goal)))
                .filter(c -> c.statement().equals(statement(goal)));
    }

    /** Whether there is one for the goal as it is now. */
    boolean has(Conjecture goal) {
        return of(goal).isPresent();
    }

    /** The names of the facts that the goal was proved from by {@code metis}, unless it said something else then. */
    public Optional<List<String>> facts(Conjecture goal) {
        return of(goal).filter(c -> c.method().isEmpty()).map(Certificate::facts);
    }

    /** The text that proved the goal by another method, unless it said something else then. */
    public Optional<String> method(Conjecture goal) {
        return of(goal).map(Certificate::method).filter(m -> !m.isEmpty());
    }

    public void add(Conjecture goal, List<String> facts, Set<String> features) {
        add(goal, facts, features, "");
    }

    /** @param method the text of the proof, in one line */
    public void add(Conjecture goal, List<String> facts, Set<String> features, String method) {
        var certificate = new Certificate(
                key(goal), statement(goal), facts, features.stream().sorted().toList(), method);
        isChanged |= !certificate.equals(certificates.put(certificate.goal(), certificate));
    }

    /** What can be learnt from them. */
    public List<Learner.Example> examples() {
        return certificates.values().stream()
                .map(c -> new Learner.Example(c.goal(), Set.copyOf(c.features()), Set.copyOf(c.facts())))
                .toList();
    }

    /** Writes the file, if something was added. */
    public void write() throws IOException {
        if (isChanged) {
            var lines = new ArrayList<String>();
            certificates.values().forEach(c -> lines.add(c.line()));
            WholeFile.write(file, lines);
            isChanged = false;
        }
    }
}
