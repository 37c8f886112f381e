package dev.assay.app.bench.property;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Libraries that Assay does not ship: the build puts them into a folder {@code rivals} beside the application, and only a
 * benchmark loads them from there, apart from everything else.
 */
public final class Rivals {
    private Rivals() {}

    /** One that is there, by the class of ours that runs it. */
    public static Optional<Contestant> find(Class<? extends Contestant> runner) {
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
            Class<?> type = loader.loadClass(runner.getName());
            Object instance = type.getConstructor().newInstance();
            Method run = type.getMethod("run", Map.class);
            return Optional.of(task -> within(loader, () -> (String) run.invoke(instance, task)));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a rival cannot be started", e);
        }
    }

    /** Something that uses reflection. */
    private interface Call {
        String call() throws ReflectiveOperationException;
    }

    /** JUnit looks for engines in the class loader of the thread. */
    private static String within(ClassLoader loader, Call call) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return call.call();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a rival failed", e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static List<URL> jars() {
        Path folder = folder();
        if (!Files.isDirectory(folder)) {
            return new ArrayList<>();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return new ArrayList<>(files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .map(Rivals::url)
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
            return Path.of(Rivals.class
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
