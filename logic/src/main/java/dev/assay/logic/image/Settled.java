package dev.assay.logic.image;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.run.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The statements of the library that the build knows to be proved, for theories that are in no image and are read from their texts. It is
 * trusted as an image is, under the same conditions.
 */
public final class Settled {
    /** Nothing is known to be proved. */
    public static final Settled NOTHING = new Settled(Set.of());

    private static final String RESOURCE = Image.DIRECTORY + "library.settled";

    /** Digests of statements, each with its theory: the same words can mean another order of pairs in another theory. */
    private final Set<String> statements;

    private Settled(Set<String> statements) {
        this.statements = statements;
    }

    /**
     * What this build knows.
     *
     * @param readers a class of each jar or directory whose classes read theories
     */
    public static Settled ofThisBuild(List<Class<?>> readers) {
        try {
            Optional<Build> build = Build.around(RESOURCE, readers);
            return build.map(found -> read(found.image(), found.digest())).orElse(NOTHING);
        } catch (IOException e) {
            // A build that cannot be looked at knows nothing that could be trusted.
            return NOTHING;
        }
    }

    static Settled read(byte[] bytes, byte[] build) {
        return Image.isWhole(bytes, build)
                ? new Settled(new String(bytes, Image.BODY, bytes.length - Image.BODY, StandardCharsets.UTF_8)
                        .lines()
                        .collect(Collectors.toUnmodifiableSet()))
                : NOTHING;
    }

    /** Whether what lies beside the theories in a directory was written by this build. */
    public static boolean isUpToDate(Path directory, List<Class<?>> readers) throws IOException {
        Path file = directory.resolve(RESOURCE);
        return Files.isRegularFile(file) && Image.isOf(Files.readAllBytes(file), Build.digest(directory, readers));
    }

    /** A statement of a theory. */
    public record Statement(String theory, Term proposition) {}

    /** Puts what is known to be proved beside the theories. */
    public static void write(List<Statement> statements, Path directory, List<Class<?>> readers) throws IOException {
        WholeFile.write(directory.resolve(RESOURCE), image(statements, Build.digest(directory, readers)));
    }

    static byte[] image(List<Statement> statements, byte[] build) {
        var lines = new TreeSet<String>();
        statements.forEach(statement -> lines.add(digest(statement)));
        return Image.sealed(build, String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    private static String digest(Statement statement) {
        byte[] theory = statement.theory.getBytes(StandardCharsets.UTF_8);
        byte[] term = ImageWriter.bytes(statement.proposition);
        byte[] both = Arrays.copyOf(theory, theory.length + 1 + term.length);
        System.arraycopy(term, 0, both, theory.length + 1, term.length);
        return HexFormat.of().formatHex(Image.sha256(both, 0, both.length));
    }

    /** The theorem, if the statement is known to be proved. */
    public Optional<Thm> theorem(Signature signature, Statement statement) {
        return !statements.isEmpty() && statements.contains(digest(statement))
                ? Optional.of(Image.proved(signature, statement.proposition))
                : Optional.empty();
    }
}
