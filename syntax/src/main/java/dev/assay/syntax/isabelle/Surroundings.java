package dev.assay.syntax.isabelle;

import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker;
import java.util.Optional;

/**
 * What reading a theory depends on beside what theories declare.
 *
 * @param settings what was set for the tools
 * @param isLibrary whether what is read is the library itself, which has its own kind of trust
 * @param missing a theory that is imported, directly or not, and could not be had
 */
record Surroundings(
        Settings settings,
        Listener listener,
        ProofChecker checker,
        boolean isLibrary,
        Optional<MissingImport> missing) {
    static final Surroundings NONE =
            new Surroundings(Settings.NONE, Listener.NONE, ProofChecker.NONE, false, Optional.empty());

    Surroundings with(Settings changed) {
        return new Surroundings(changed, listener, checker, isLibrary, missing);
    }

    Surroundings heardBy(Listener other) {
        return new Surroundings(settings, other, checker, isLibrary, missing);
    }

    Surroundings checkedBy(ProofChecker other) {
        return new Surroundings(settings, listener, other, isLibrary, missing);
    }

    Surroundings ofLibrary(boolean isOne) {
        return new Surroundings(settings, listener, checker, isOne, missing);
    }

    Surroundings missing(Optional<MissingImport> theory) {
        return new Surroundings(settings, listener, checker, isLibrary, theory);
    }

    /** What a statement is that stands here without a proof. */
    Trust stated(String statement) {
        return isLibrary ? new Trust.Library(statement) : new Trust.Stated(statement);
    }

    /** What a command needs that stands here without a proof. */
    Trust obligation(String what) {
        return isLibrary ? new Trust.Library(what) : new Trust.Obligation(what);
    }
}
