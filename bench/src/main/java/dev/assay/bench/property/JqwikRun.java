package dev.assay.bench.property;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs {@link JqwikProperties} as a build tool would. */
public final class JqwikRun implements Contestant {
    /** It logs at every turn that it could go on for longer. */
    private static final Logger LOGGER = Logger.getLogger("net.jqwik");

    private static String shrunk = "";

    /** Learns from jqwik what it shrank to. */
    public static final class Outcome implements AroundPropertyHook {
        @Override
        public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
            PropertyExecutionResult result = property.execute();
            shrunk = result.falsifiedParameters()
                    .map(parameters -> String.valueOf(parameters.getFirst()))
                    .orElse("");
            return result;
        }
    }

    @Override
    public String run(Map<String, String> task) {
        JqwikProperties.property = task.getOrDefault("property", "ints");
        LOGGER.setLevel(Level.OFF);
        PrintStream before = System.out;
        // What jqwik prints is not ours to print.
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try {
            Path folder = Files.createTempDirectory("jqwik");
            Path database = folder.resolve("database");
            LauncherFactory.create()
                    .execute(LauncherDiscoveryRequestBuilder.request()
                            .selectors(DiscoverySelectors.selectClass(JqwikProperties.class))
                            .configurationParameter("jqwik.database", database.toString())
                            .configurationParameter("jqwik.tries.default", task.getOrDefault("tries", "1000"))
                            .configurationParameter("jqwik.seeds.default", task.getOrDefault("seed", "1"))
                            .configurationParameter("jqwik.reporting.onlyfailures", "true")
                            .build());
            Files.deleteIfExists(database);
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            System.setOut(before);
        }
        return shrunk;
    }
}
