package dev.assay.syntax.isabelle;

import dev.assay.logic.Conjecture;
import dev.assay.logic.proof.Claim;
import dev.assay.logic.proof.Conclusion;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Proof;
import dev.assay.syntax.isabelle.symbol.Symbols;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a command states, one conjecture for each proposition that is to be shown: a {@code lemma} or its like, or what an
 * interpretation, an instance or the definition of a type has to show.
 *
 * @param context what is known where it stands
 * @param claim what is to be shown from what
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

    /** What the first of its conjectures is called; empty if it has no name. */
    public String name() {
        return conjectures.isEmpty() ? "" : conjectures.getFirst().name();
    }

    /** The locale or class in which it is stated; its assumptions are the first ones of each conjecture. */
    public Optional<Locale> locale() {
        return context.targetLocale();
    }

    /** A conjecture of it as it is written, with what the statement assumes; empty if the text has no proposition for it. */
    Optional<String> text(Conjecture conjecture) {
        if (command instanceof FactCommand.Statement stated
                && stated.conclusion() instanceof Conclusion.Shows(var groups)) {
            List<Quoted> shown = Proposition.texts(groups);
            int index = conjectures.indexOf(conjecture);
            if (shown.size() == conjectures.size()) {
                String assumptions = Stream.of(assumed(stated.elements()), stated.premises())
                        .flatMap(premises -> Proposition.texts(premises).stream())
                        .map(TheoryStatement::line)
                        .collect(Collectors.joining("; "));
                String conclusion = line(shown.get(index));
                return Optional.of(assumptions.isEmpty() ? conclusion : "⟦" + assumptions + "⟧ ⟹ " + conclusion);
            }
        }
        return Optional.empty();
    }

    private static String line(Quoted text) {
        return Symbols.toUnicode(text.text()).strip().replaceAll("\\s+", " ");
    }

    /** The statement and its proof as data, as far as the claim is known. */
    public Optional<WrittenProof> written() {
        List<ProofStep> steps = proof.steps().stream().map(Proof.Step::read).toList();
        return claim.map(claimed -> command instanceof FactCommand.Statement stated
                ? new WrittenProof(
                        name(),
                        command.position(),
                        claimed,
                        assumed(stated.elements()),
                        stated.premises(),
                        stated.conclusion(),
                        context,
                        steps,
                        isGivenUp())
                : obligation(claimed, UnfoldedProof.of(steps), isGivenUp()));
    }

    /** What another command has to show, with a proof of ours. */
    WrittenProof provedBy(ProofStep step) {
        return obligation(claim.orElseThrow(), List.of(step), false);
    }

    private WrittenProof obligation(Claim claimed, List<ProofStep> steps, boolean isGivenUp) {
        return new WrittenProof(
                name(),
                command.position(),
                claimed,
                List.of(),
                List.of(),
                new Conclusion.Shows(List.of()),
                context,
                steps,
                isGivenUp);
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
