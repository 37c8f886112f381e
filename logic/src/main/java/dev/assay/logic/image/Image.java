package dev.assay.logic.image;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Restoration;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.run.WholeFile;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A chain of theories as the build left it, so that they need not be read again: a table of cells, each of which
 * refers to others by their numbers, and for each theory what its fields have that those of the one before had not.
 *
 * <p>An image is trusted as the kernel's own class files are: it comes from nowhere but the class path, and counts only if it is
 * whole, was written by the very classes that read it, and from the very theories beside it.
 */
public final class Image {
    /** Where images lie on the class path. */
    static final String DIRECTORY = "dev/assay/library/";

    private static final byte[] MAGIC = "Assay image 1\n".getBytes(StandardCharsets.US_ASCII);
    private static final int DIGEST = 32;
    /** Where the body begins: after the magic, the digest of the build and that of the body. */
    static final int BODY = MAGIC.length + 2 * DIGEST;

    private final byte[] bytes;
    private final ByteBuffer ints;
    private final Restoration restoration;
    private final List<String> theories = new ArrayList<>();
    private final int fields;
    private final int cells;

    /** Where the table of cells, that of sections, and what they point into begin. */
    private final int cellTable;

    private final int sectionTable;
    private final int data;

    private Image(byte[] bytes) {
        this.bytes = bytes;
        ints = ByteBuffer.wrap(bytes);
        int count = ints.getInt(BODY);
        fields = ints.getInt(BODY + 4);
        cells = ints.getInt(BODY + 8);
        int nameTable = BODY + 12;
        cellTable = nameTable + 4 * count;
        sectionTable = cellTable + 4 * (cells + 1);
        data = sectionTable + 4 * count * fields;
        for (int i = 0; i < count; i++) {
            var name = cell(ints.getInt(nameTable + 4 * i));
            name.kind();
            theories.add(name.text());
        }
        // Whatever holds of higher-order logic alone holds in the theories.
        restoration = Restoration.ofChain(MethodHandles.lookup(), count);
    }

    /** Where the image of the chain that ends with a theory lies on the class path. */
    static String resource(String last) {
        return DIRECTORY + last + ".image";
    }

    /**
     * The image that this build has of the chain that ends with a theory, if it has one.
     *
     * @param readers a class of each jar or directory whose classes read theories
     */
    public static Optional<Image> ofThisBuild(String last, List<Class<?>> readers) {
        try {
            Optional<Build> build = Build.around(resource(last), readers);
            return build.isEmpty()
                    ? Optional.empty()
                    : read(build.get().image(), build.get().digest());
        } catch (IOException e) {
            // A build that cannot be looked at has no image that could be trusted.
            return Optional.empty();
        }
    }

    /** Whether there is an image of that chain beside the theories in a directory that this build would accept. */
    public static boolean isUpToDate(String last, Path directory, List<Class<?>> readers) throws IOException {
        Path file = directory.resolve(resource(last));
        return Files.isRegularFile(file) && isOf(Files.readAllBytes(file), Build.digest(directory, readers));
    }

    /** Puts an image beside the theories that it was made from. */
    public static void write(String last, ImageWriter writer, Path directory, List<Class<?>> readers)
            throws IOException {
        WholeFile.write(directory.resolve(resource(last)), writer.image(Build.digest(directory, readers)));
    }

    /** Empty unless the bytes are an undamaged image that the build with this digest wrote. */
    static Optional<Image> read(byte[] bytes, byte[] build) {
        boolean whole = isWhole(bytes, build) && holdsItsTables(ByteBuffer.wrap(bytes));
        return whole ? Optional.of(new Image(bytes)) : Optional.empty();
    }

    /** Whether the bytes are as the build with this digest sealed them. */
    static boolean isWhole(byte[] bytes, byte[] build) {
        return isOf(bytes, build)
                && Arrays.equals(bytes, BODY - DIGEST, BODY, sha256(bytes, BODY, bytes.length - BODY), 0, DIGEST);
    }

    /** A theorem for a statement of which {@link Settled} says that the build knows it to be proved. */
    @SuppressWarnings("unchecked") // the parts of a theorem, in their order
    static Thm proved(Signature signature, Term proposition) {
        // An oracle tells the sorts of the statement, and refuses what the signature does not have.
        Thm stated = Thm.oracle(signature, new Trust.Library(""), proposition);
        var sorts = (Set<Sort>) stated.parts().getLast();
        return Restoration.ofChain(MethodHandles.lookup(), 0)
                .theorem(signature, Set.of(), stated.conclusion(), Set.of(), sorts);
    }

    private static boolean holdsItsTables(ByteBuffer bytes) {
        if (bytes.capacity() < BODY + 12) {
            return false;
        }
        long theories = bytes.getInt(BODY);
        long fields = bytes.getInt(BODY + 4);
        long cells = bytes.getInt(BODY + 8);
        return theories > 0
                && fields > 0
                && cells > 0
                && 12 + 4 * (theories + cells + 1 + theories * fields) <= bytes.capacity() - BODY;
    }

    /** Whether the bytes begin as an image of that build does. */
    static boolean isOf(byte[] bytes, byte[] build) {
        return bytes.length > BODY
                && Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)
                && Arrays.equals(bytes, MAGIC.length, MAGIC.length + DIGEST, build, 0, build.length);
    }

    static byte[] sealed(byte[] build, byte[] body) {
        return ByteBuffer.allocate(BODY + body.length)
                .put(MAGIC)
                .put(build)
                .put(sha256(body, 0, body.length))
                .put(body)
                .array();
    }

    static byte[] sha256(byte[] bytes, int offset, int length) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(bytes, offset, length);
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The theories, each extending the one before. */
    public List<String> theories() {
        return List.copyOf(theories);
    }

    /** The theory of that name. */
    public ImageReader theory(String name) {
        int index = theories.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("the image has no theory " + name);
        }
        return new ImageReader(this, index, restoration);
    }

    int fieldCount() {
        return fields;
    }

    int cellCount() {
        return cells;
    }

    /** The start of a cell. */
    Cursor cell(int number) {
        int entry = cellTable + 4 * number;
        return new Cursor(data + ints.getInt(entry), data + ints.getInt(entry + 4));
    }

    /** The start of what a field of a theory adds to that of the theory before. */
    Cursor section(int theory, int field) {
        return new Cursor(data + ints.getInt(sectionTable + 4 * (theory * fields + field)), bytes.length);
    }

    /** A place in the image. */
    final class Cursor {
        private int at;
        private final int end;

        Cursor(int at, int end) {
            this.at = at;
            this.end = end;
        }

        Cell kind() {
            return Cell.of(bytes[at++]);
        }

        int number() {
            int result = 0;
            int shift = 0;
            byte next;
            do {
                next = bytes[at++];
                result |= (next & 0x7f) << shift;
                shift += 7;
            } while (next < 0);
            return result;
        }

        /** All up to the end of the cell. */
        String text() {
            return new String(bytes, at, end - at, StandardCharsets.UTF_8);
        }
    }
}
