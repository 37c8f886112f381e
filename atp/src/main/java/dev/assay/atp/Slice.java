package dev.assay.atp;

import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.hol.LambdaScheme;
import java.util.List;

/**
 * A part of a prover's time.
 *
 * @param share of the time, where the shares of all slices add up to 1
 * @param options further arguments for the prover
 */
public record Slice(double share, Encoding encoding, LambdaScheme lambdas, List<String> options) {
    public Slice {
        options = List.copyOf(options);
    }

    static Slice of(double share, String encoding, LambdaScheme lambdas, String... options) {
        return new Slice(
                share,
                Encoding.named(encoding).orElseThrow(() -> new IllegalArgumentException("no encoding " + encoding)),
                lambdas,
                List.of(options));
    }
}
