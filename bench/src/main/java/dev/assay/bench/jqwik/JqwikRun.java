package dev.assay.bench.jqwik;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.ToLongBiFunction;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs the property of a name at a size, as a build tool would, and gives the number of tests that were made. */
public final class JqwikRun implements ToLongBiFunction<String, Integer> {
    @Override
    public long applyAsLong(String property, Integer size) {
        var method = Arrays.stream(JqwikProperties.class.getDeclaredMethods())
                .filter(m -> m.getName().equals(property))
                .findFirst()
                .orElseThrow();
        JqwikProperties.size = size;
        JqwikProperties.tests = 0;
        var summary = new SummaryGeneratingListener();
        try {
            Path folder = Files.createTempDirectory("jqwik");
            Path database = folder.resolve("database");
            LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                    .selectors(DiscoverySelectors.selectMethod(JqwikProperties.class, method))
                    .configurationParameter("jqwik.database", database.toString())
                    .configurationParameter("jqwik.reporting.onlyfailures", "true")
                    .build();
            LauncherFactory.create().execute(request, summary);
            Files.deleteIfExists(database);
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (summary.getSummary().getTestsSucceededCount() != 1) {
            throw new IllegalStateException("jqwik did not run " + property + ": "
                    + summary.getSummary().getFailures().stream()
                            .map(f -> String.valueOf(f.getException()))
                            .toList());
        }
        return JqwikProperties.tests;
    }
}
