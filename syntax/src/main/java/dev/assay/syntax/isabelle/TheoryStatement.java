package dev.assay.syntax.isabelle;

import dev.assay.logic.Conjecture;
import dev.assay.logic.proof.Claim;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Proof;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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

    /** The statement and its proof as data, where it is a {@code lemma} or its like. */
    public Optional<WrittenProof> written() {
        return claim.isPresent() && command instanceof FactCommand.Statement stated
                ? Optional.of(new WrittenProof(
                        command.position(),
                        claim.get(),
                        assumed(stated.elements()),
                        stated.premises(),
                        stated.conclusion(),
                        context,
                        proof.steps().stream().map(Proof.Step::read).toList(),
                        isGivenUp()))
                : Optional.empty();
    }

    private static List<Proposition.Group> assumed(List<Element> elements) {
        return elements.stream()
                .flatMap(element -> switch (element) {
                    case Element.Assumes(var groups) -> groups.stream();
                    case Element.Defines(var groups) -> groups.stream();
                    case Element.Fixes _, Element.Constrains _, Element.Notes _ -> Stream.empty();
                })
                .toList();
    }

    private boolean isGivenUp() {
        return switch (ending()) {
            case SORRY, OOPS, UNFINISHED -> true;
            case BY, DONE, QED, IMMEDIATE, NOT_NEEDED -> false;
        };
    }

    /** The diagnostic commands in its proof. */
    public List<Proof.Attached> diagnostics() {
        return proof.diagnostics();
    }
}
