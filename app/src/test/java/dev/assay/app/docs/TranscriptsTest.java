package dev.assay.app.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs every command that README and the guides show, in a folder that has the examples where the root of the project has them. With
 * {@code -Dassay.transcripts=rewrite} the documents are made to say what is printed.
 */
class TranscriptsTest {
    private static final Path ROOT = Path.of(System.getProperty("assay.root", "../../.."));
    private static final boolean REWRITES = "rewrite".equals(System.getProperty("assay.transcripts"));

    @TempDir
    static Path caches;

    /** Copies, for some commands write beside the file that they read. */
    @BeforeAll
    static void theExamplesAreHere() throws IOException {
        for (String folder : List.of("examples", "docs/examples")) {
            copy(ROOT.resolve(folder), Path.of(folder));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Path copied = to.resolve(file.getFileName().toString());
                if (!Files.isDirectory(file)) {
                    Files.copy(file, copied, StandardCopyOption.REPLACE_EXISTING);
                } else if (!file.endsWith("target")) {
                    copy(file, copied);
                }
            }
        }
    }

    private static List<Path> documents() throws IOException {
        var result = new ArrayList<Path>();
        result.add(ROOT.resolve("README.md"));
        try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
            files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(result::add);
        }
        return result;
    }

    @Test
    void whatIsNotRunSaysSo() throws IOException {
        var unmarked = new ArrayList<String>();
        for (Path document : documents()) {
            unmarked.addAll(Transcript.unmarked(document));
        }
        assertTrue(unmarked.isEmpty(), String.join("\n", unmarked));
    }

    @TestFactory
    Stream<DynamicContainer> whatTheDocumentsShowIsWhatIsPrinted() throws IOException {
        return documents().stream().map(document -> DynamicContainer.dynamicContainer(name(document), tests(document)));
    }

    private static String name(Path document) {
        return document.getFileName().toString();
    }

    private static Stream<DynamicTest> tests(Path document) {
        // What a document's command has decided, its next one remembers.
        var shell = new Shell(caches.resolve(name(document)));
        try {
            return Transcript.of(document).stream()
                    .map(transcript -> DynamicTest.dynamicTest(transcript.command(), () -> check(shell, transcript)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(Shell shell, Transcript transcript) throws IOException {
        assumeTrue(
                transcript.needed().isEmpty() || Shell.has(transcript.needed()),
                transcript.needed() + " is not on this machine");
        String output = shell.run(transcript.command());
        if (transcript.isPrintedAs(output)) {
            return;
        }
        if (REWRITES) {
            transcript.rewrite(output);
            return;
        }
        assertEquals(
                String.join("\n", transcript.expected()),
                output,
                transcript.document() + ":" + transcript.line() + ": $ " + transcript.command());
    }
}
