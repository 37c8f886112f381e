package dev.assay.prove.arith;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.simp.Simplification;
import dev.assay.prove.simp.Simproc;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Quotients and remainders by positive numbers that are written out, and whether one number divides another. */
public final class DivisionSimproc implements Simproc {
    private static final String BY_REMAINDER = "Rings.dvd_eq_mod_eq_0";

    private final Theory theory;

    public DivisionSimproc(Theory theory) {
        this.theory = theory;
    }

    @Override
    public @Nullable Thm rewrite(Term t, Simplification run) {
        boolean isQuotient = t.isApplied(HolNames.DIVIDE);
        boolean isRemainder = t.isApplied(HolNames.MODULO);
        List<Term> arguments = t.arguments();
        if (!isQuotient && !isRemainder && !t.isApplied(HolNames.DVD) || arguments.size() != 2) {
            return null;
        }
        Type type = arguments.getLast().type();
        BigInteger a = Numerals.value(arguments.getFirst());
        BigInteger b = Numerals.value(arguments.getLast());
        if (a == null || b == null || !LinearArithmetic.isWhole(type)) {
            return null;
        }
        if (t.isApplied(HolNames.DVD)) {
            return theory.fact(BY_REMAINDER)
                    .map(fact -> fact.theorems().getFirst().transfer(run.signature()))
                    .flatMap(law -> Conv.rewrite(run.signature(), law).at(t))
                    .orElse(null);
        }
        if (b.signum() <= 0) {
            return null;
        }
        var arithmetic = LinearArithmetic.of(theory);
        BigInteger[] parts = {a.subtract(a.mod(b)).divide(b), a.mod(b)};
        // What the remainder is follows from what the quotient is.
        return arithmetic
                .cases()
                .about(t)
                .map(Rules::conjuncts)
                .flatMap(facts -> arithmetic
                        .prove(equation(HolNames.DIVIDE, arguments, parts[0]), facts)
                        .flatMap(quotient -> isQuotient
                                ? Optional.of(quotient)
                                : arithmetic.prove(
                                        equation(HolNames.MODULO, arguments, parts[1]), joined(facts, quotient))))
                .orElse(null);
    }

    private static Term equation(String operation, List<Term> arguments, BigInteger value) {
        Term t = Numerals.binary(operation, arguments.getFirst(), arguments.getLast());
        return Hol.mkEq(t, Numerals.literal(value, t.type()));
    }

    private static List<Thm> joined(List<Thm> facts, Thm more) {
        return Stream.concat(facts.stream(), Stream.of(more)).toList();
    }
}
