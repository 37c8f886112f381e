package dev.assay.syntax;

import dev.assay.logic.Position;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The text of a file, and where in it an offset lies. */
public final class Source {
    private final String file;
    private final String text;
    private final Position start;
    private final int[] lineStarts;

    /** Where the second halves of code points are that take two characters. */
    private final int[] secondHalves;

    public Source(String file, String text) {
        this(text, new Position(file, 1, 1));
    }

    /** A part of a file that begins there. */
    public Source(String text, Position start) {
        this.file = start.file();
        this.text = text;
        this.start = start;
        this.lineStarts = IntStream.concat(
                        IntStream.of(0), IntStream.range(1, text.length() + 1).filter(i -> text.charAt(i - 1) == '\n'))
                .toArray();
        this.secondHalves = IntStream.range(1, text.length())
                .filter(i -> Character.isSurrogatePair(text.charAt(i - 1), text.charAt(i)))
                .toArray();
    }

    /** The text of a file, which must be UTF-8; a byte-order mark does not count as text. */
    public static Source read(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(
                    file.toString(), null, Files.isDirectory(file) ? "a directory" : "not a regular file");
        }
        var bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        var text = CharBuffer.allocate(bytes.remaining());
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(bytes, text, true);
        String decoded = text.flip().toString();
        var source = new Source(file.toString(), decoded.startsWith("\uFEFF") ? decoded.substring(1) : decoded);
        if (result.isError()) {
            int wrong = bytes.get(bytes.position()) & 0xFF;
            throw new SyntaxException(
                    source.position(source.text.length()),
                    String.format("the text is not UTF-8: there is a byte %02X here", wrong));
        }
        return source;
    }

    public String file() {
        return file;
    }

    public String text() {
        return text;
    }

    /** The line and column of an offset, in code points from 1. */
    public Position position(int offset) {
        int found = Arrays.binarySearch(lineStarts, offset);
        int line = found >= 0 ? found : -found - 2;
        int from = lineStarts[line];
        int end = Math.min(offset, text.length());
        // A line may be as long as the file, so the column must not be counted out.
        int column = end - from - (halvesBefore(end) - halvesBefore(from));
        return new Position(file, start.line() + line, column + (line == 0 ? start.column() : 1));
    }

    /** The offset that a position in this text has. */
    public int offset(Position position) {
        int line = position.line() - start.line();
        int column = position.column() - (line == 0 ? start.column() : 1);
        return text.offsetByCodePoints(lineStarts[line], column);
    }

    private int halvesBefore(int offset) {
        int found = Arrays.binarySearch(secondHalves, offset);
        return found >= 0 ? found : -found - 1;
    }
}
