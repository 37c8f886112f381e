package dev.assay.run.process;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A message between us and a worker: a magic number, the kind, the length, the bytes. */
@SuppressWarnings("ArrayRecordComponent") // frames are never compared
record Frame(Kind kind, byte[] bytes) {
    /** The kinds with their code on the wire. */
    enum Kind {
        REQUEST(0),
        DONE(1),
        FAILED(2);

        private final int code;

        Kind(int code) {
            this.code = code;
        }
    }

    /** What came was no frame. */
    static final class Garbage extends IOException {
        private static final long serialVersionUID = 1L;

        Garbage(String what) {
            super(what);
        }
    }

    private static final int MAGIC = 0xA55A_F4A3;

    void write(DataOutputStream out) throws IOException {
        out.writeInt(MAGIC);
        out.writeByte(kind.code);
        out.writeInt(bytes.length);
        out.write(bytes);
        out.flush();
    }

    /** The next frame; throws {@link EOFException} at the end and {@link Garbage} for anything else. */
    static Frame read(DataInputStream in) throws IOException {
        int magic = in.readInt();
        if (magic != MAGIC) {
            throw new Garbage(excerpt(magic, in));
        }
        int kind = in.readUnsignedByte();
        int length = in.readInt();
        var known = Arrays.stream(Kind.values()).filter(k -> k.code == kind).findFirst();
        if (known.isEmpty() || length < 0) {
            throw new Garbage("a frame of kind " + kind + " and length " + length);
        }
        var bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException();
        }
        return new Frame(known.get(), bytes);
    }

    /** What has arrived of the garbage, as text for a message. */
    private static String excerpt(int start, DataInputStream in) throws IOException {
        var rest = in.readNBytes(Math.clamp(in.available(), 0, 60));
        var all = new byte[4 + rest.length];
        for (int i = 0; i < 4; i++) {
            all[i] = (byte) (start >>> (24 - 8 * i));
        }
        System.arraycopy(rest, 0, all, 4, rest.length);
        return '"'
                + new String(all, StandardCharsets.US_ASCII)
                        .replaceAll("[^ -~]+", "…")
                        .strip()
                + '"';
    }
}
