package dev.assay.library;

import dev.assay.judge.Digest;
import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker.Verdict;
import dev.assay.run.WholeFile;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which statements of the library the kernel proved when all proofs were checked last. An entry counts only for the kernel
 * that made the theorem and for what the statement meant then; not for the methods that found the proof, which cannot make
 * anything true.
 *
 * @param kernel a digest of the kernel's sources
 * @param entries by the names of the statements
 */
public record Certificate(String kernel, SortedMap<String, Entry> entries) {
    /**
     * A statement that was proved.
     *
     * @param meaning a digest of all that decides whether it is true
     * @param restsOn the statements on trust that its theorem named
     */
    public record Entry(String meaning, Set<String> restsOn) {
        public Entry {
            restsOn = new TreeSet<>(restsOn);
        }
    }

    /** The resource beside the theories; {@link #KERNEL} is written by the build. */
    static final String RESOURCE = "library.certificate";

    static final String KERNEL = "kernel.digest";

    private static final int DIGITS = 32;

    public Certificate {
        entries = new TreeMap<>(entries);
    }

    /** That of this build, which may be empty, with the kernel that it has. */
    public static Certificate ofThisBuild() throws IOException {
        String kernel = resource(KERNEL).strip();
        Certificate written = read(resource(RESOURCE));
        return written.kernel.equals(kernel) ? written : new Certificate(kernel, new TreeMap<>());
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Certificate.class.getResourceAsStream(name)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    // Text: a line for the kernel, and one for each statement, its parts separated by tabs

    static Certificate read(String text) {
        var entries = new TreeMap<String, Entry>();
        List<String> lines = text.lines().toList();
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            List<String> parts = List.of(line.split("\t"));
            entries.put(parts.getFirst(), new Entry(parts.get(1), Set.copyOf(parts.subList(2, parts.size()))));
        }
        return new Certificate(lines.isEmpty() ? "" : lines.getFirst(), entries);
    }

    String text() {
        var result = new StringBuilder(kernel).append('\n');
        entries.forEach((name, entry) -> {
            result.append(name).append('\t').append(entry.meaning);
            entry.restsOn.forEach(other -> result.append('\t').append(other));
            result.append('\n');
        });
        return result.toString();
    }

    public void write(Path file) throws IOException {
        WholeFile.write(file, text());
    }

    /** A digest of the Java sources in a folder. */
    static String sources(Path folder) throws IOException {
        var digest = new Digest();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>)
                    files.filter(f -> f.toString().endsWith(".java")).sorted()::iterator) {
                digest.add(folder.relativize(file).toString().replace('\\', '/'))
                        .add(Files.readString(file));
            }
        }
        return digest.hex();
    }

    // Statements

    /** The statements of a theory by what they are on trust as. */
    static Map<String, List<Conjecture>> statements(Collection<TheoryStatement> statements) {
        var result = new LinkedHashMap<String, List<Conjecture>>();
        for (TheoryStatement statement : statements) {
            for (Conjecture conjecture : statement.conjectures()) {
                String name = LibraryProof.onTrustAs(conjecture);
                if (!name.isEmpty()) {
                    result.computeIfAbsent(name, _ -> new ArrayList<>()).add(conjecture);
                }
            }
        }
        return result;
    }

    /** What a theory states, by what it is on trust as. */
    public static Set<Trust> stated(TheoryDocument theory) {
        return statements(theory.statements()).keySet().stream()
                .map(Trust.Library::new)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** With what became of the proofs of a theory; what is known of those that were not tried stays. */
    public Certificate with(TheoryDocument theory) {
        Map<String, List<Conjecture>> stated = statements(theory.statements());
        var lost = new HashSet<String>();
        // What several things share a name for is proved only if all of them are.
        var untried = new HashSet<String>();
        Map<String, Set<String>> proved = new HashMap<>();
        Stream.concat(theory.proofs().stream(), theory.obligations().stream()).forEach(proof -> {
            Set<String> names = statements(List.of(proof.statement())).keySet();
            if (restsOnLemmas(proof)) {
                names.forEach(name ->
                        proved.computeIfAbsent(name, _ -> new TreeSet<>()).addAll(restsOn(proof)));
            } else if (proof.verdict() instanceof Verdict.NotAttempted) {
                untried.addAll(names);
            } else {
                lost.addAll(names);
            }
        });
        proved.keySet().removeAll(untried);
        var meaning = new Meaning(theory.context().theory());
        var result = new TreeMap<>(entries);
        proved.forEach((name, on) ->
                result.put(name, new Entry(digest(meaning, stated.getOrDefault(name, List.of())), on)));
        result.keySet().removeAll(lost);
        return new Certificate(kernel, result);
    }

    /** Without all that a theory states. */
    public Certificate without(TheoryDocument theory) {
        var result = new TreeMap<>(entries);
        result.keySet().removeAll(statements(theory.statements()).keySet());
        return new Certificate(kernel, result);
    }

    /** Whether there are theorems that rest on nothing but lemmas of the library. */
    private static boolean restsOnLemmas(CheckedProof proof) {
        return proof.verdict() instanceof Verdict.Checked(var theorems)
                && theorems.stream().flatMap(t -> t.trust().stream()).allMatch(Trust.Library.class::isInstance);
    }

    private static Set<String> restsOn(CheckedProof proof) {
        return proof.verdict() instanceof Verdict.Checked(var theorems)
                ? theorems.stream()
                        .flatMap(t -> t.trust().stream())
                        .map(Trust::what)
                        .collect(Collectors.toSet())
                : Set.of();
    }

    private static String digest(Meaning meaning, List<Conjecture> statements) {
        return meaning.of(statements).substring(0, DIGITS);
    }

    /**
     * What need not be on trust of theories as they are now: statements that mean what they meant when they were proved, from others of
     * which the same holds.
     */
    public Set<Trust> settled(Collection<TheoryDocument> theories) {
        return settled(theories, Set.of());
    }

    /** The same, where more is settled already. */
    public Set<Trust> settled(Collection<TheoryDocument> theories, Set<Trust> known) {
        Map<String, Set<String>> open = new HashMap<>();
        // Two theories may each make lists an order: what they share a name for is settled only if all of it is.
        var unproved = new HashSet<String>();
        for (TheoryDocument theory : theories) {
            var meaning = new Meaning(theory.context().theory());
            statements(theory.statements()).forEach((name, conjectures) -> {
                Entry entry = entries.get(name);
                if (entry != null && entry.meaning.equals(digest(meaning, conjectures))) {
                    open.put(name, entry.restsOn);
                } else {
                    unproved.add(name);
                }
            });
        }
        open.keySet().removeAll(unproved);
        // The least fixed point: statements that rest on each other never get in.
        var settled = new HashSet<String>();
        known.forEach(trust -> settled.add(trust.what()));
        while (open.entrySet().removeIf(e -> settled.containsAll(e.getValue()) && settled.add(e.getKey()))) {}
        return settled.stream().map(Trust.Library::new).collect(Collectors.toUnmodifiableSet());
    }
}
