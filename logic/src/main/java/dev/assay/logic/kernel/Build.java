package dev.assay.logic.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** The classes that are running, as they lie in jars or directories: the kernel's own, and those beside an image. */
final class Build {
    private final byte[] image;
    private final byte[] digest;

    private Build(byte[] image, byte[] digest) {
        this.image = image;
        this.digest = digest;
    }

    /** The resource that the classes lie around. */
    byte[] image() {
        return image;
    }

    /** Of all class files and theories. */
    byte[] digest() {
        return digest;
    }

    /** The build around a resource; empty if there is no such resource. */
    static Optional<Build> around(String resource) throws IOException {
        URL place = Build.class.getClassLoader().getResource(resource);
        if (place == null) {
            return Optional.empty();
        }
        var files = new ArrayList<String>();
        byte[] image = collect(root(place, resource), resource, files);
        collect(kernel(), "", files);
        return image == null ? Optional.empty() : Optional.of(new Build(image, digest(files)));
    }

    /** The digest of the build that has these classes beside the kernel's. */
    static byte[] digest(Path classes) throws IOException {
        var files = new ArrayList<String>();
        collect(classes, "", files);
        collect(kernel(), "", files);
        return digest(files);
    }

    private static Path kernel() throws IOException {
        String own = Build.class.getName().replace('.', '/') + ".class";
        URL place = Build.class.getClassLoader().getResource(own);
        if (place == null) {
            throw new IOException("the kernel does not find its own classes");
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
    private static byte @Nullable [] collect(Path root, String wanted, List<String> files) throws IOException {
        if (Files.isDirectory(root)) {
            try (Stream<Path> paths = Files.walk(root)) {
                for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
                    String name = root.relativize(path).toString().replace('\\', '/');
                    if (matters(name)) {
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
                if (matters(entry.getName())) {
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

    private static boolean matters(String name) {
        return name.endsWith(".class") || name.endsWith(".thy");
    }

    private static byte[] digest(List<String> files) {
        files.sort(Comparator.naturalOrder());
        byte[] bytes = String.join("\n", files).getBytes(StandardCharsets.UTF_8);
        return Image.sha256(bytes, 0, bytes.length);
    }
}
