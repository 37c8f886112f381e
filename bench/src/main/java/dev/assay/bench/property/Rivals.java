package dev.assay.bench.property;

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
        return instance(runner.getName()).map(instance -> {
            try {
                Method run = instance.getClass().getMethod("run", Map.class);
                return task -> within(instance, () -> (String) run.invoke(instance, task));
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException("a rival cannot be started", e);
            }
        });
    }

    /** A class of ours that runs rivals, loaded a second time beside them; empty if none is there. */
    public static Optional<Object> instance(String runner) {
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
            return Optional.of(loader.loadClass(runner).getConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a rival cannot be started", e);
        }
    }

    /** Something that uses reflection. */
    public interface Call<T> {
        T call() throws ReflectiveOperationException;
    }

    /** JUnit looks for engines in the class loader of the thread: that of the instance. */
    public static <T> T within(Object instance, Call<T> call) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(instance.getClass().getClassLoader());
        try {
            return call.call();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a rival failed", e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** The jars of a rival that has a folder of its own, as a class path; empty if it is not there. */
    public static Optional<String> folderOf(String rival) {
        Path folder = folder().resolve(rival);
        return Files.isDirectory(folder)
                ? Optional.of(folder.toAbsolutePath() + java.io.File.separator + "*")
                : Optional.empty();
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
