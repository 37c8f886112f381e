package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.Position;
import dev.assay.logic.proof.Quoted;

/** A command of a theory, with its proof where it has one. */
public sealed interface Command
        permits Command.Heading,
                Command.Text,
                Command.PassedOver,
                Command.Unread,
                TypeCommand,
                ConstantCommand,
                NotationCommand,
                ContextCommand,
                FactCommand,
                Diagnostic {
    CommandSpan span();

    /** Where the command's word stands. */
    default Position position() {
        return span().position();
    }

    /** What proves it, and what is asked on the way. */
    default Proof proof() {
        return Proof.NOT_NEEDED;
    }

    /** {@code section} and its like. */
    record Heading(CommandSpan span, Quoted text) implements Command {}

    /** {@code text}, {@code txt} or {@code text_raw}. */
    record Text(CommandSpan span, Quoted text) implements Command {}

    /** A command that has no meaning here, with the reason in words; its proof, if it needs one, is kept. */
    record PassedOver(CommandSpan span, String reason, Proof proof) implements Command {}

    /** A command that cannot be read. */
    record Unread(CommandSpan span, OuterError error) implements Command {}
}
