package dev.assay.syntax.isabelle;

import dev.assay.logic.image.Image;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.kernel.Trust;
import dev.assay.run.DeepStack;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A chain of theories of the library, each importing the one before, as the build left them: for those who need what
 * theories define and not their text.
 */
public final class LibraryImage {
    /** The ends of the chains; theories of neither are short, and read on top of one. */
    static final List<String> ENDS = List.of("DAList_Multiset", "Complex_Main");

    /** One class of each module whose code decides what theories mean, beside the kernel's. */
    private static final List<Class<?>> READERS = List.of(LibraryImage.class, DeepStack.class);

    private final Image image;
    private final List<String> theories;
    private final Map<String, Context> contexts = new HashMap<>();

    private LibraryImage(Image image) {
        this.image = image;
        theories = image.theories();
    }

    /** Empty if this build has no image of the chain that ends there, in which case the theories have to be read. */
    static Optional<LibraryImage> ofThisBuild(String end) {
        return Image.ofThisBuild(end, READERS).map(LibraryImage::new);
    }

    /** The theories, each importing the one before. */
    List<String> theories() {
        return theories;
    }

    /** What is known at the end of a theory. */
    Context context(String theory) {
        return contexts.computeIfAbsent(theory, name -> Context.read(name, image.theory(name)));
    }

    /** Reads the library and puts its images beside the theories in a directory, unless they are there. */
    public static void writeAll(Path directory) throws IOException {
        writeAll(directory, _ -> Set.of());
    }

    /** The same, where some of what the theories take on trust is known to be proved. */
    public static void writeAll(Path directory, Function<List<TheoryDocument>, Set<Trust>> settled) throws IOException {
        for (String end : ENDS) {
            if (!Image.isUpToDate(end, directory, READERS)) {
                List<TheoryDocument> chain = Library.chain(end);
                var writer = new ImageWriter(settled.apply(chain));
                for (TheoryDocument document : chain) {
                    document.context().write(writer);
                }
                Image.write(end, writer, directory, READERS);
            }
        }
    }
}
