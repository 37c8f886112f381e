package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import java.math.BigInteger;
import java.util.Optional;

/** Binary digits written as a term. */
final class Numeral {
    private Numeral() {}

    static Optional<BigInteger> of(Term digits) {
        return switch (digits) {
            case Const(var name, var _) when name.equals(HolNames.NUM_ONE) -> Optional.of(BigInteger.ONE);
            case App(Const(var name, var _), var rest)
            when name.equals(HolNames.NUM_BIT0) -> of(rest).map(n -> n.shiftLeft(1));
            case App(Const(var name, var _), var rest)
            when name.equals(HolNames.NUM_BIT1) ->
                of(rest).map(n -> n.shiftLeft(1).add(BigInteger.ONE));
            case Const _, Term.Free _, Term.Bound _, Term.Abs _, App _ -> Optional.empty();
        };
    }
}
