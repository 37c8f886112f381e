package dev.assay.app.models;

import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.sat.proof.BadProof;
import dev.assay.sat.proof.Certificate;
import dev.assay.sat.proof.Cnf;
import java.io.IOException;
import java.util.Optional;

/** Proofs that there are no models in the scopes of a problem. */
public final class Certification {
    private Certification() {}

    /** A sentence that says for how many scopes a proof was found and checked. */
    public static String of(Theory theory, Conjecture conjecture, Options options, Meter meter) {
        int scopes = 0;
        int certified = 0;
        long steps = 0;
        try {
            for (Cnf cnf :
                    ModelFinder.clauses(theory, conjecture, options, meter).values()) {
                meter.check();
                scopes++;
                Optional<Certificate> certificate = Certificate.of(cnf, meter.timeLeft());
                certified += certificate.isPresent() ? 1 : 0;
                steps += certificate.map(c -> (long) c.steps().size()).orElse(0L);
            }
            return "Proofs for " + certified + " of " + scopes + " scopes are checked, of " + steps + " steps.";
        } catch (BudgetExhausted e) {
            return "The time was over after the proofs for " + certified + " scopes.";
        } catch (IOException e) {
            return "There are no proofs, because CaDiCaL cannot be run; assay provers shows how to get it.";
        } catch (BadProof e) {
            return "A proof is wrong: " + e.getMessage() + ".";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "Interrupted.";
        }
    }
}
