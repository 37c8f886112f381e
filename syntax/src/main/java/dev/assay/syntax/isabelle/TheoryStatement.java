package dev.assay.syntax.isabelle;

import dev.assay.logic.engine.Conjecture;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Proof;
import java.util.List;

/**
 * What a {@code lemma} or its like states, one conjecture for each proposition that is to be shown.
 *
 * @param context what is known where it stands
 */
public record TheoryStatement(FactCommand.Statement command, List<Conjecture> conjectures, Context context) {
    public TheoryStatement {
        conjectures = List.copyOf(conjectures);
    }

    public Proof.Ending ending() {
        return command.proof().ending();
    }

    /** The diagnostic commands in its proof. */
    public List<Proof.Attached> diagnostics() {
        return command.proof().diagnostics();
    }
}
