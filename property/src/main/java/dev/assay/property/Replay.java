package dev.assay.property;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Base64;

/** A case as a short text: its size and choices. */
final class Replay {
    private final int size;
    private final long[] choices;

    Replay(int size, long... choices) {
        this.size = size;
        this.choices = choices;
    }

    int size() {
        return size;
    }

    long[] choices() {
        return choices;
    }

    String text() {
        var bytes = new ByteArrayOutputStream();
        write(bytes, size);
        for (long choice : choices) {
            // So that small negative numbers are short, too.
            write(bytes, choice << 1 ^ choice >> 63);
        }
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
    }

    private static void write(ByteArrayOutputStream bytes, long number) {
        long rest = number;
        while ((rest & ~0x7FL) != 0) {
            bytes.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
    }

    static Replay parse(String text) {
        byte[] bytes;
        try {
            bytes = Base64.getUrlDecoder().decode(text.strip());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("'" + text + "' is not a case to replay", e);
        }
        var numbers = new long[bytes.length];
        int count = 0;
        int shift = 0;
        for (byte each : bytes) {
            numbers[count] |= (each & 0x7FL) << shift;
            shift = each < 0 ? shift + 7 : 0;
            count += each < 0 ? 0 : 1;
        }
        if (count == 0 || shift != 0) {
            throw new IllegalArgumentException("'" + text + "' is not a case to replay");
        }
        long[] choices =
                Arrays.stream(numbers, 1, count).map(n -> n >>> 1 ^ -(n & 1)).toArray();
        return new Replay((int) numbers[0], choices);
    }
}
