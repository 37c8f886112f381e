package dev.assay.syntax.isabelle;

import dev.assay.logic.kernel.Image;
import dev.assay.logic.kernel.ImageWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The library as the build left it, for those who need what its theories define and not their text. */
public final class LibraryImage {
    /** The end of the longest chain in which each theory imports the one before; others are short, and read on top of it. */
    private static final String LAST = "DAList_Multiset";

    private final Image image;
    private final List<String> theories;
    private final Map<String, Context> contexts = new HashMap<>();

    private LibraryImage(Image image) {
        this.image = image;
        theories = image.theories();
    }

    /** Empty if this build has no image, in which case the theories have to be read. */
    static Optional<LibraryImage> ofThisBuild() {
        return Image.ofThisBuild().map(LibraryImage::new);
    }

    /** The theories, each importing the one before. */
    List<String> theories() {
        return theories;
    }

    /** What is known at the end of a theory. */
    Context context(String theory) {
        return contexts.computeIfAbsent(theory, name -> Context.read(name, image.theory(name)));
    }

    /** Run by the build: reads the library among the classes in a directory and puts its image there. */
    public static void main(String[] args) throws IOException {
        Path classes = Path.of(args[0]);
        if (!Image.isUpToDate(classes)) {
            var writer = new ImageWriter();
            for (TheoryDocument document : Library.chain(LAST)) {
                document.context().write(writer);
            }
            Image.write(writer, classes);
        }
    }
}
