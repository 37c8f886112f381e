package dev.assay.run;

import java.util.SplittableRandom;

/** Where randomness starts. Equal seeds give equal streams. */
public record Seed(long value) {
    /** The seed of a named part: it depends on this seed and the name only, not on the order of asking. */
    public Seed derive(String name) {
        // FNV-1a over the name, so that the stream does not hang on how this JDK hashes strings.
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < name.length(); i++) {
            hash = (hash ^ name.charAt(i)) * 0x100000001b3L;
        }
        return new Seed(new SplittableRandom(value ^ hash).nextLong());
    }

    public SplittableRandom random() {
        return new SplittableRandom(value);
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }
}
