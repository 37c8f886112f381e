package dev.assay.atp;

import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.hol.LambdaScheme;
import java.util.List;

/**
 * A part of a prover's time.
 *
 * @param share of the time, where the shares of all slices add up to 1
 * @param options further arguments for the prover; {@code {symbols}} is replaced by symbols with weights, light ones first
 * @param isComplete whether the options let the prover say that there is no proof; if not, only its proofs count
 * @param weighsFacts whether facts that come first are to be used more readily, by a solver that knows weights
 * @param knowsArithmetic whether the prover is to calculate with the integers and reals of the library
 */
public record Slice(
        double share,
        Encoding encoding,
        LambdaScheme lambdas,
        List<String> options,
        boolean isComplete,
        boolean weighsFacts,
        boolean knowsArithmetic) {
    public Slice {
        options = List.copyOf(options);
    }

    public Slice(double share, Encoding encoding, LambdaScheme lambdas, List<String> options) {
        this(share, encoding, lambdas, options, true, false, false);
    }

    /** The same with other arguments for the prover. */
    public Slice with(List<String> others) {
        return new Slice(share, encoding, lambdas, others, isComplete, weighsFacts, knowsArithmetic);
    }

    /** The same with all of the time. */
    public Slice whole() {
        return new Slice(1, encoding, lambdas, options, isComplete, weighsFacts, knowsArithmetic);
    }

    /** The same with numbers that are numbers; only for solvers that can calculate, in an encoding with native types. */
    public Slice withArithmetic() {
        return new Slice(share, encoding, lambdas, options, isComplete, weighsFacts, true);
    }

    /** The same where the prover leaves out inferences, such as those that do not concern the goal. */
    Slice incomplete() {
        return new Slice(share, encoding, lambdas, options, false, weighsFacts, knowsArithmetic);
    }

    /** The same where the order of the facts counts. */
    public Slice weighing() {
        return new Slice(share, encoding, lambdas, options, isComplete, true, knowsArithmetic);
    }

    static Slice of(double share, String encoding, LambdaScheme lambdas, String... options) {
        return new Slice(
                share,
                Encoding.named(encoding).orElseThrow(() -> new IllegalArgumentException("no encoding " + encoding)),
                lambdas,
                List.of(options));
    }
}
