package dev.assay.bench.race;

import dev.assay.race.example.ThreadRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A Java older than ours, for rivals that do not understand ours: Lincheck 3.7 finds nothing on 25. The subjects use nothing
 * that is newer than 17, so that it is enough to change what version their class files claim to have.
 *
 * @param home where it is
 */
public record OlderJava(Path home, int version) {
    private static final int OLDEST = 17;
    private static final int NEWEST = 24;
    private static final int VERSION_OFFSET = 6;
    /** The class files of Java 17. */
    private static final short CLASS_FILES = 61;

    /** The newest one beside the Java that runs this. */
    public static Optional<OlderJava> find() throws IOException {
        Path parent = Path.of(System.getProperty("java.home")).toAbsolutePath().getParent();
        if (parent == null) {
            return Optional.empty();
        }
        try (Stream<Path> homes = Files.list(parent)) {
            List<Path> candidates = homes.filter(home -> Files.isExecutable(home.resolve("bin/java")))
                    .filter(home -> Files.isReadable(home.resolve("release")))
                    .toList();
            return candidates.stream()
                    .map(home -> new OlderJava(home, versionOf(home.resolve("release"))))
                    .filter(java -> java.version >= OLDEST && java.version <= NEWEST)
                    .max(Comparator.comparingInt(OlderJava::version));
        }
    }

    private static int versionOf(Path release) {
        var properties = new Properties();
        try (InputStream in = Files.newInputStream(release)) {
            properties.load(in);
        } catch (IOException e) {
            // Then it is none that we can use.
            return 0;
        }
        String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
        String first = version.split("[.+-]", -1)[0];
        return first.matches("[0-9]{1,4}") ? Integer.parseInt(first) : 0;
    }

    /** Writes the classes of the subjects so that it can load them. */
    public void lower(Path directory) throws IOException {
        for (Class<?> type : List.of(OlderJava.class, ThreadRegistry.class)) {
            lower(type, directory);
        }
    }

    /** All classes of its package. */
    private static void lower(Class<?> type, Path directory) throws IOException {
        URI here;
        try {
            here = type.getResource(type.getSimpleName() + ".class").toURI();
        } catch (URISyntaxException e) {
            throw new IOException("where our own classes are, is no path", e);
        }
        Path target =
                Files.createDirectories(directory.resolve(type.getPackageName().replace('.', '/')));
        if (here.getScheme().equals("jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(here, java.util.Map.of())) {
                lowerAll(jar.provider().getPath(here).resolveSibling(""), target);
            }
        } else {
            lowerAll(Path.of(here).resolveSibling(""), target);
        }
    }

    private static void lowerAll(Path classes, Path target) throws IOException {
        try (Stream<Path> files = Files.list(classes)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
                bytes.putShort(VERSION_OFFSET, CLASS_FILES);
                Files.write(target.resolve(file.getFileName().toString()), bytes.array());
            }
        }
    }
}
