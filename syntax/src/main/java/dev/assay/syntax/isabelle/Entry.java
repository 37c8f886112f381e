package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.syntax.isabelle.outer.Command;

/** A command of a theory, what became of it, and where: for a failure, the place that it is about. */
public record Entry(Command command, Position position, Outcome outcome) {
    @Override
    public String toString() {
        return switch (outcome) {
            case Outcome.Defined _, Outcome.Stated _ ->
                position + ": " + command.span().keyword();
            case Outcome.PassedOver(var reason) -> position + ": " + reason;
            case Outcome.Failed(var sentence, var _) -> position + ": " + sentence;
        };
    }
}
