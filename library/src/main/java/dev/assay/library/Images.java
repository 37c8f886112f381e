package dev.assay.library;

import dev.assay.syntax.isabelle.LibraryImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Run by the build: reads the theories of the library once and for all. */
public final class Images {
    private Images() {}

    /**
     * Puts the images, and what of other theories is proved, beside the theories, which lie in the directory {@code args[0]}. What the certificate there says to be proved by the
     * kernel whose sources lie in {@code args[1]} is not on trust in them.
     */
    public static void main(String[] args) throws IOException {
        Path directory = Path.of(args[0]);
        Path library = directory.resolve("dev/assay/library");
        Files.writeString(library.resolve(Certificate.KERNEL), Certificate.sources(Path.of(args[1])));
        Certificate certificate = Certificate.ofThisBuild();
        LibraryImage.writeAll(directory, certificate::settled);
        LibraryImage.writeSettled(directory, certificate::settled);
    }
}
