package dev.assay.logic.define;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Optional;

/**
 * Where the proofs come from that an instance or a subclass needs.
 *
 * @param given theorems in any order, their variables free or quantified
 * @param prover asked for what is not among them
 * @param missing how a goal without a proof is taken on trust; if absent, the command is refused
 */
public record Proofs(List<Thm> given, Prover prover, Optional<Admission> missing) {
    /** Proves a goal over a theory, or does not. */
    @FunctionalInterface
    public interface Prover {
        Optional<Thm> prove(Theory theory, Term goal);

        /** Proves nothing. */
        Prover NONE = (_, _) -> Optional.empty();
    }

    /** Says what is taken on trust, of what a command needs: the goal becomes an oracle theorem, and all that uses it says so. */
    @FunctionalInterface
    public interface Admission {
        Trust of(String what);
    }

    public Proofs {
        given = List.copyOf(given);
    }

    /** These proofs and no others. */
    public static Proofs of(Thm... given) {
        return new Proofs(List.of(given), Prover.NONE, Optional.empty());
    }

    /** No proofs: all is taken on trust. */
    public static Proofs admitted(Admission admission) {
        return new Proofs(List.of(), Prover.NONE, Optional.of(admission));
    }

    /** A theorem that is exactly {@code goal}, for the command {@code what}. */
    Thm of(Theory theory, Term goal, String what) {
        Optional<Thm> known = Shapes.among(theory, given, goal);
        if (known.isPresent()) {
            return known.get();
        }
        Optional<Thm> proved = prover.prove(theory, goal).flatMap(thm -> Shapes.as(theory, thm, goal));
        return proved.orElseGet(() -> {
            Admission admission = missing.orElseThrow(() -> new DefinitionException(what + ": no proof of " + goal));
            return Thm.oracle(theory.signature(), admission.of(what), goal);
        });
    }
}
