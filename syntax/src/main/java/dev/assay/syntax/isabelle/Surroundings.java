package dev.assay.syntax.isabelle;

import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker;

/**
 * What reading a theory depends on beside what theories declare.
 *
 * @param settings what was set for the tools
 * @param isLibrary whether what is read is the library itself, which has its own kind of trust
 */
record Surroundings(Settings settings, Listener listener, ProofChecker checker, boolean isLibrary) {
    static final Surroundings NONE = new Surroundings(Settings.NONE, Listener.NONE, ProofChecker.NONE, false);

    Surroundings with(Settings changed) {
        return new Surroundings(changed, listener, checker, isLibrary);
    }

    Surroundings heardBy(Listener other) {
        return new Surroundings(settings, other, checker, isLibrary);
    }

    Surroundings checkedBy(ProofChecker other) {
        return new Surroundings(settings, listener, other, isLibrary);
    }

    Surroundings ofLibrary(boolean isOne) {
        return new Surroundings(settings, listener, checker, isOne);
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
