package dev.assay.syntax.isabelle.outer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Gathers the proof that follows a statement, from the spans after it. */
final class ProofReader {
    /** Steps that leave the goal as it is; what {@code using} brings is known or assumed in any case. */
    private static final Set<String> NEUTRAL =
            Set.of("supply", "note", "using", "include", "including", "ML_prf", "let", "write");

    private final CommandReader commands;
    private final List<CommandSpan> spans;
    private final List<Proof.Step> steps = new ArrayList<>();
    private final List<Proof.Attached> diagnostics = new ArrayList<>();
    private final List<Command> leftovers = new ArrayList<>();
    private int at;
    private int goals = 1;
    private int applies;
    private boolean isOriginal = true;

    ProofReader(CommandReader commands, List<CommandSpan> spans, int from) {
        this.commands = commands;
        this.spans = spans;
        this.at = from;
    }

    /** The index of the first span after the proof. */
    int end() {
        return at;
    }

    /** What follows the proof but is no command. */
    List<Command> leftovers() {
        return leftovers;
    }

    /** Reads up to where no goal is open, or to a command that cannot be in a proof. */
    Proof proof() {
        while (at < spans.size()) {
            CommandSpan span = spans.get(at);
            switch (span.kind()) {
                case THEORY, DECLARATION, BLOCK, END, GOAL -> {
                    return new Proof(steps, Proof.Ending.UNFINISHED, diagnostics);
                }
                case DOCUMENT -> at++;
                case DIAGNOSTIC -> {
                    commands.read(span, Proof.NOT_NEEDED)
                            .forEach(command ->
                                    diagnostics.add(new Proof.Attached(command, goals - 1, applies, isOriginal)));
                    at++;
                }
                case PROOF, PROOF_GOAL, PROOF_BLOCK, PROOF_END, PROOF_ABORT -> {
                    step(span);
                    at++;
                    if (goals == 0) {
                        return new Proof(steps, ending(span), diagnostics);
                    }
                }
            }
        }
        return new Proof(steps, Proof.Ending.UNFINISHED, diagnostics);
    }

    /** The steps of a {@code notepad}, up to its {@code end}. */
    Proof notepad() {
        while (at < spans.size() && (spans.get(at).kind().isProof() || isAnywhere(spans.get(at)))) {
            step(spans.get(at));
            at++;
        }
        if (at < spans.size() && spans.get(at).kind() == CommandKind.END) {
            at++;
            return new Proof(steps, Proof.Ending.DONE, diagnostics);
        }
        return new Proof(steps, Proof.Ending.UNFINISHED, diagnostics);
    }

    private static boolean isAnywhere(CommandSpan span) {
        return span.kind() == CommandKind.DOCUMENT || span.kind() == CommandKind.DIAGNOSTIC;
    }

    private void step(CommandSpan whole) {
        int end = Methods.end(whole);
        boolean isLeftover = end < whole.arguments().size();
        if (isLeftover) {
            try {
                leftovers.addAll(commands.leftover(whole, end));
            } catch (Unreadable problem) {
                leftovers.add(commands.unread(whole, problem));
            }
        }
        CommandSpan span = isLeftover ? whole.upTo(end) : whole;
        steps.add(new Proof.Step(span, goals - 1));
        applies += span.keyword().equals("apply") ? 1 : 0;
        isOriginal &= NEUTRAL.contains(span.keyword());
        goals += switch (span.kind()) {
            case PROOF_GOAL -> 1;
            case PROOF_END -> -1;
            case PROOF_ABORT -> -goals;
            case THEORY, DOCUMENT, DECLARATION, BLOCK, END, GOAL, DIAGNOSTIC, PROOF, PROOF_BLOCK -> 0;
        };
    }

    private static Proof.Ending ending(CommandSpan last) {
        return switch (last.keyword()) {
            case "by" -> Proof.Ending.BY;
            case "done" -> Proof.Ending.DONE;
            case "sorry", "\\<proof>" -> Proof.Ending.SORRY;
            case "oops" -> Proof.Ending.OOPS;
            case ".", ".." -> Proof.Ending.IMMEDIATE;
            // And endings that a header declares.
            default -> Proof.Ending.QED;
        };
    }
}
