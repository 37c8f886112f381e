package dev.assay.property.coverage;

import java.util.Arrays;

/** Which edges between the blocks of instrumented code were taken, and how often. Instrumented code calls {@link #enter}. */
public final class Edges {
    private static final int SIZE = 1 << 16;

    private static final byte[] counts = new byte[SIZE];
    private static final int[] touched = new int[SIZE];
    private static int length;
    private static int previous;

    private Edges() {}

    /** A block begins. Threads disturb each other's edges; that costs precision, not correctness. */
    public static void enter(int block) {
        int edge = (previous ^ block) & SIZE - 1;
        previous = block >>> 1;
        byte count = counts[edge];
        if (count == 0) {
            int end = length;
            if (end < SIZE) {
                touched[end] = edge;
                length = end + 1;
            }
        }
        if (count != Byte.MAX_VALUE) {
            counts[edge] = (byte) (count + 1);
        }
    }

    /** Forgets what was taken. */
    static void clear() {
        for (int i = 0; i < length; i++) {
            counts[touched[i]] = 0;
        }
        length = 0;
        previous = 0;
    }

    /** The edges taken since, each with the order of magnitude of its count: once, twice, up to 4, 8, 16… */
    static int[] taken() {
        int[] result = Arrays.copyOf(touched, length);
        for (int i = 0; i < result.length; i++) {
            result[i] = result[i] << 3 | Integer.SIZE - Integer.numberOfLeadingZeros(counts[result[i]] - 1) & 7;
        }
        return result;
    }
}
