package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** How many of the propositions in the theories below {@code -Dassay.suites} are terms by the usual grammar. */
class TheoryProbeTest {
    private static final Pattern STATEMENT = Pattern.compile(
            "\\b(?:lemma|theorem|where|\\||and|assumes|shows|have|show|obtains)\\s+(?:[\\w']+\\s*(?:\\[[^]]*\\])?\\s*:\\s*)?\"([^\"]*)\"");

    @Test
    void mostPropositionsOfTheSuitesParse() throws IOException {
        String suites = System.getProperty("assay.suites");
        Assumptions.assumeTrue(suites != null, "no suites: -Dassay.suites names no directory");
        var failures = new ArrayList<String>();
        int read = 0;
        for (Path file : theories(Path.of(suites))) {
            var source = new Source(file.getFileName().toString(), Files.readString(file));
            var matcher = STATEMENT.matcher(source.text());
            while (matcher.find()) {
                var text = new InnerText(source, matcher.start(1), matcher.end(1));
                try {
                    new InnerSyntax(LibraryNotation.GRAMMAR, SampleContext.EMPTY).check(text);
                    read++;
                } catch (SyntaxException e) {
                    failures.add(e.position() + ": " + e.getMessage() + "   in " + text.text());
                }
            }
        }
        failures.forEach(System.out::println);
        System.out.println(read + " propositions parse, " + failures.size() + " do not");
        assertTrue(read > failures.size() * 20, "more than a twentieth of the propositions do not parse");
    }

    private static List<Path> theories(Path directory) throws IOException {
        try (var files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".thy"))
                    .sorted()
                    .toList();
        }
    }
}
