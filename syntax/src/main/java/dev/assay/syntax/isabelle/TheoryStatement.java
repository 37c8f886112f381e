package dev.assay.syntax.isabelle;

import dev.assay.logic.Conjecture;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.Proof;
import java.util.List;
import java.util.Optional;

/**
 * What a command states, one conjecture for each proposition that is to be shown: a {@code lemma} or its like, or what an
 * interpretation has to show.
 *
 * @param context what is known where it stands
 * @param claim what a {@code lemma} or its like claims
 */
public record TheoryStatement(
        Command command, Proof proof, List<Conjecture> conjectures, Context context, Optional<Claim> claim) {
    public TheoryStatement {
        conjectures = List.copyOf(conjectures);
    }

    TheoryStatement(Command command, Proof proof, List<Conjecture> conjectures, Context context) {
        this(command, proof, conjectures, context, Optional.empty());
    }

    public Proof.Ending ending() {
        return proof.ending();
    }

    /** The locale or class in which it is stated; its assumptions are the first ones of each conjecture. */
    public Optional<Locale> locale() {
        return context.targetLocale();
    }

    /** The diagnostic commands in its proof. */
    public List<Proof.Attached> diagnostics() {
        return proof.diagnostics();
    }
}
