package dev.assay.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.assay.explore.Law;
import dev.assay.explore.discovery.Exploration;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.reflect.JavaSignature;
import dev.assay.explore.reflect.LawTests;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Laws that are written as a test class can be compiled, and hold there. */
class ExportedLawsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "java.util.ArrayDeque, addFirst pollFirst peekFirst isEmpty containsAll",
        "java.util.TreeSet, add first pollFirst contains addAll",
        "java.util.Optional, of empty map filter isPresent",
        "java.math.BigInteger, add negate ZERO"
    })
    void lawsHoldAsProperties(Class<?> type, String functions) throws IOException, ClassNotFoundException {
        JavaSignature java = JavaSignature.of(type, List.of(functions.split(" ")));
        Settings settings = Settings.upTo(4).withTests(80).withChecks(2000).withLargest(8);
        List<Law> laws = Exploration.bySize(java.signature(), settings).run().laws();
        assertTrue(laws.size() > 3, laws.toString());
        String name = type.getSimpleName() + "Laws";
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, new LawTests(type, java).source(laws));
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-parameters",
                        "-d",
                        folder.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        file.toString());
        assertEquals(0, code, Files.readString(file));
        try (var loader = new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            TestExecutionSummary summary = run(loader.loadClass(name));
            assertEquals(
                    List.of(),
                    summary.getFailures().stream()
                            .map(f -> f.getTestIdentifier().getDisplayName() + ": " + f.getException())
                            .toList(),
                    Files.readString(file));
            assertEquals(laws.size(), summary.getTestsSucceededCount());
        }
    }

    private static TestExecutionSummary run(Class<?> type) {
        var listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(type))
                                .filters(EngineFilter.includeEngines("assay"))
                                .configurationParameter("assay.failures", "none")
                                .configurationParameter("assay.tries", "200")
                                .configurationParameter("assay.seed", "1")
                                .build(),
                        listener);
        return listener.getSummary();
    }
}
