package dev.assay.logic.define;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import java.util.Optional;

/**
 * Where the proofs come from that an instance or a subclass needs.
 *
 * @param given theorems in any order, their variables free or quantified
 * @param prover asked for what is not among them
 * @param missing what to do about a goal that nobody proves
 */
public record Proofs(List<Thm> given, Prover prover, Missing missing) {
    /** Proves a goal over a theory, or does not. */
    @FunctionalInterface
    public interface Prover {
        Optional<Thm> prove(Theory theory, Term goal);

        /** Proves nothing. */
        Prover NONE = (_, _) -> Optional.empty();
    }

    /** What becomes of a goal without proof. */
    public enum Missing {
        /** The command is refused. */
        REFUSE,
        /** The goal becomes an oracle theorem, and all that uses the instance says so. */
        ADMIT
    }

    public Proofs {
        given = List.copyOf(given);
    }

    /** These proofs and no others. */
    public static Proofs of(Thm... given) {
        return new Proofs(List.of(given), Prover.NONE, Missing.REFUSE);
    }

    /** A theorem that is exactly {@code goal}, for the command {@code what}. */
    Thm of(Theory theory, Term goal, String what) {
        Optional<Thm> known = Shapes.among(theory, given, goal);
        if (known.isPresent()) {
            return known.get();
        }
        Optional<Thm> proved = prover.prove(theory, goal).flatMap(thm -> Shapes.as(theory, thm, goal));
        return proved.orElseGet(() -> switch (missing) {
            case REFUSE -> throw new DefinitionException(what + ": no proof of " + goal);
            case ADMIT -> Thm.oracle(theory.signature(), "unproved " + what, goal);
        });
    }
}
