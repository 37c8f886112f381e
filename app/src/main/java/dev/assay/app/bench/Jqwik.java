package dev.assay.app.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongBiFunction;
import java.util.stream.Stream;

/**
 * jqwik, which Assay does not ship: the build puts it into a folder {@code rivals} beside the application, and only a
 * benchmark loads it from there, apart from everything else.
 */
final class Jqwik {
    private Jqwik() {}

    /** Runs a property at a size and gives the number of tests; empty if jqwik is not there. */
    @SuppressWarnings("unchecked") // a class of ours, though loaded a second time
    static Optional<ToLongBiFunction<String, Integer>> find() {
        List<URL> jars = jars();
        if (jars.isEmpty()) {
            return Optional.empty();
        }
        for (String entry : System.getProperty("java.class.path").split(System.getProperty("path.separator"))) {
            jars.add(url(Path.of(entry)));
        }
        // Not closed: its classes are in use until the end of the process.
        var loader = new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        try {
            var run = (ToLongBiFunction<String, Integer>) loader.loadClass("dev.assay.app.bench.jqwik.JqwikRun")
                    .getConstructor()
                    .newInstance();
            return Optional.of((property, size) -> within(loader, run, property, size));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("jqwik cannot be started", e);
        }
    }

    /** JUnit looks for engines in the class loader of the thread. */
    private static long within(ClassLoader loader, ToLongBiFunction<String, Integer> run, String property, int size) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return run.applyAsLong(property, size);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static List<URL> jars() {
        Path folder = folder();
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return new ArrayList<>(files.filter(f -> f.toString().endsWith(".jar"))
                    .sorted()
                    .map(Jqwik::url)
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path folder() {
        String given = System.getProperty("assay.rivals");
        if (given != null) {
            return Path.of(given);
        }
        try {
            return Path.of(Jqwik.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .resolveSibling("rivals");
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
