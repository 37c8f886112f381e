package dev.assay.logic.image;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** What an image depends on, as it lies in jars or directories: the theories beside it, the kernel's classes, and those that read theories. */
final class Build {
    private final byte[] image;
    private final byte[] digest;

    private Build(byte[] image, byte[] digest) {
        this.image = image;
        this.digest = digest;
    }

    /** The image that the theories lie around. */
    byte[] image() {
        return image;
    }

    /** Of all class files and theories. */
    byte[] digest() {
        return digest;
    }

    /** The build around an image on the class path; empty if there is no such image. */
    static Optional<Build> around(String image, List<Class<?>> readers) throws IOException {
        URL place = Build.class.getClassLoader().getResource(image);
        if (place == null) {
            return Optional.empty();
        }
        var files = new ArrayList<String>();
        byte[] content = collect(root(place, image), image, Build::isTheory, files);
        return content == null ? Optional.empty() : Optional.of(new Build(content, digest(files, readers)));
    }

    /** The digest of the build whose theories lie in a directory. */
    static byte[] digest(Path directory, List<Class<?>> readers) throws IOException {
        var files = new ArrayList<String>();
        collect(directory, "", Build::isTheory, files);
        return digest(files, readers);
    }

    /** The theories, and the certificate of what of them was proved. */
    private static boolean isTheory(String name) {
        return name.startsWith(Image.DIRECTORY) && (name.endsWith(".thy") || name.endsWith(".certificate"));
    }

    /** Of the theories and of all classes beside the kernel's and the readers'. */
    private static byte[] digest(List<String> files, List<Class<?>> readers) throws IOException {
        var roots = new LinkedHashSet<Path>();
        roots.add(root(Build.class));
        for (Class<?> reader : readers) {
            roots.add(root(reader));
        }
        for (Path root : roots) {
            collect(root, "", name -> name.endsWith(".class"), files);
        }
        files.sort(Comparator.naturalOrder());
        byte[] bytes = String.join("\n", files).getBytes(StandardCharsets.UTF_8);
        return Image.sha256(bytes, 0, bytes.length);
    }

    private static Path root(Class<?> type) throws IOException {
        String own = type.getName().replace('.', '/') + ".class";
        URL place = type.getClassLoader().getResource(own);
        if (place == null) {
            throw new IOException("the class " + type.getName() + " is not where it was loaded from");
        }
        return root(place, own);
    }

    /** The jar or directory of the class path in which a resource was found. */
    private static Path root(URL place, String resource) throws IOException {
        String text = place.toString();
        String root = text.substring(0, text.length() - resource.length());
        if (root.startsWith("jar:") && root.endsWith("!/")) {
            root = root.substring("jar:".length(), root.length() - "!/".length());
        }
        if (!root.startsWith("file:")) {
            throw new IOException("neither a jar nor a directory: " + root);
        }
        return Path.of(URI.create(root));
    }

    /** Adds length and checksum of each file that matters; returns the content of the wanted one. */
    private static byte @Nullable [] collect(Path root, String wanted, Predicate<String> matters, List<String> files)
            throws IOException {
        if (Files.isDirectory(root)) {
            try (Stream<Path> paths = Files.walk(root)) {
                for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
                    String name = root.relativize(path).toString().replace('\\', '/');
                    if (matters.test(name)) {
                        var sum = new CRC32();
                        byte[] content = Files.readAllBytes(path);
                        sum.update(content);
                        files.add(line(name, content.length, sum.getValue()));
                    }
                }
            }
            Path image = root.resolve(wanted);
            return Files.isRegularFile(image) ? Files.readAllBytes(image) : null;
        }
        // A jar has the checksums in its table of contents.
        try (var jar = new ZipFile(root.toFile())) {
            for (var entries = jar.entries(); entries.hasMoreElements(); ) {
                var entry = entries.nextElement();
                if (matters.test(entry.getName())) {
                    files.add(line(entry.getName(), entry.getSize(), entry.getCrc()));
                }
            }
            var image = jar.getEntry(wanted);
            if (image == null) {
                return null;
            }
            try (InputStream stream = jar.getInputStream(image)) {
                return stream.readAllBytes();
            }
        }
    }

    private static String line(String name, long length, long sum) {
        return name.concat(" ").concat(Long.toHexString(length << 32 | sum));
    }
}
