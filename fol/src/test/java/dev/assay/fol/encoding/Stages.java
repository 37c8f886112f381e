package dev.assay.fol.encoding;

import dev.assay.fol.Problem;

/** Looks into the encoder. */
public final class Stages {
    private Stages() {}

    /** The problem with types protected but still there. */
    public static Problem protectedBy(Problem problem, Encoding encoding) {
        var encoder = new Encoder(encoding, Options.DEFAULT);
        return encoder.protect(encoder.prepare(problem)).problem();
    }
}
