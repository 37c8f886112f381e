package dev.assay.syntax.isabelle;

import java.io.IOException;
import java.nio.file.Path;

/** Run by the build: the tests of this module and of those up to the library's start from images, too. */
final class WriteImages {
    private WriteImages() {}

    public static void main(String[] args) throws IOException {
        LibraryImage.writeAll(Path.of(args[0]));
    }
}
