package dev.assay.bench.fuzz;

import java.util.List;

/** Something that reads what a user or a program sends. */
interface FuzzedReader extends AutoCloseable {
    String name();

    /** Inputs that are right. */
    List<byte[]> samples();

    /** Reads; throws whatever is not the reader's own complaint. */
    void read(byte[] input) throws Exception;

    @Override
    default void close() {}
}
