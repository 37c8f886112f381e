package dev.assay.logic.define.termination;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import java.util.Optional;
import java.util.ServiceLoader;

/** Shows in the kernel that a measure goes down. It is found as a service, since the methods that can are built on definitions. */
public interface DescentProver {
    /** ⊢ goal. */
    Optional<Thm> prove(Theory theory, Term goal);

    /** The prover that is there, or else one that proves nothing. */
    static DescentProver found() {
        return Found.PROVER;
    }

    /** Looked for once. */
    final class Found {
        private static final DescentProver PROVER =
                ServiceLoader.load(DescentProver.class).findFirst().orElse((_, _) -> Optional.empty());

        private Found() {}
    }
}
