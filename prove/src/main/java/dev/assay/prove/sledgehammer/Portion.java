package dev.assay.prove.sledgehammer;

import dev.assay.atp.Slice;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.hol.LambdaScheme;
import java.util.List;

/** So many facts for a slice of a prover's time. */
public record Portion(int facts, Slice slice) {
    static Portion of(double share, int facts, String encoding, LambdaScheme lambdas, String... options) {
        Encoding named =
                Encoding.named(encoding).orElseThrow(() -> new IllegalArgumentException("no encoding " + encoding));
        return new Portion(facts, new Slice(share, named, lambdas, List.of(options)));
    }

    /** The same where the prover is told which facts are the more relevant. */
    Portion weighing() {
        return new Portion(facts, slice.weighing());
    }
}
