package dev.assay.library;

import dev.assay.syntax.isabelle.LibraryImage;
import java.io.IOException;
import java.nio.file.Path;

/** Run by the build: reads the theories of the library once and for all. */
public final class Images {
    private Images() {}

    /** Puts the images beside the theories, which lie in the directory {@code args[0]}. */
    public static void main(String[] args) throws IOException {
        LibraryImage.writeAll(Path.of(args[0]));
    }
}
