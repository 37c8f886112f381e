package dev.assay.syntax.isabelle;

import dev.assay.logic.image.Image;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.image.Settled;
import dev.assay.logic.kernel.Trust;
import dev.assay.run.DeepStack;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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

    /** What the build knows to be proved of theories that are read from their texts; looked for when one is first read. */
    private static final class OfThisBuild {
        private static final Settled SETTLED = Settled.ofThisBuild(READERS);
    }

    static Settled settled() {
        return OfThisBuild.SETTLED;
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

    /** Reads all theories of the library, and puts what is known to be proved of those that some image lacks beside them. */
    public static void writeSettled(Path directory, Function<List<TheoryDocument>, Set<Trust>> settled)
            throws IOException {
        if (Settled.isUpToDate(directory, READERS)) {
            return;
        }
        List<TheoryDocument> theories =
                Library.theories().stream().map(Library::theory).toList();
        Set<Trust> proved = settled.apply(theories);
        // Whatever a theory imports, it starts from one of the images, so that what all of them have is not read.
        Set<String> inEveryImage = new HashSet<>(Library.theories());
        ENDS.forEach(end -> inEveryImage.retainAll(Library.chain(end).stream()
                .map(theory -> theory.context().name())
                .toList()));
        var statements = new ArrayList<Settled.Statement>();
        for (TheoryDocument theory : theories) {
            if (inEveryImage.contains(theory.context().name())) {
                continue;
            }
            for (TheoryStatement statement : theory.statements()) {
                statement.claim().ifPresent(claim -> {
                    for (int i = 0; i < claim.conclusions().size(); i++) {
                        if (proved.contains(
                                new Trust.Library(statement.conjectures().get(i).name()))) {
                            statements.add(
                                    new Settled.Statement(theory.context().name(), claim.proposition(i)));
                        }
                    }
                });
            }
        }
        Settled.write(statements, directory, READERS);
    }
}
