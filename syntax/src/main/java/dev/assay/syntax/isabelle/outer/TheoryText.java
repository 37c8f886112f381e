package dev.assay.syntax.isabelle.outer;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A theory file as read: its header, where it has one, its commands in order, and all that could not be read. */
public record TheoryText(@Nullable TheoryHeader header, List<Command> commands, List<OuterError> errors) {
    public TheoryText {
        commands = List.copyOf(commands);
        errors = List.copyOf(errors);
    }

    /** With further things that are wrong with it. */
    public TheoryText with(List<OuterError> problems) {
        return new TheoryText(
                header,
                commands,
                Stream.concat(problems.stream(), errors.stream()).toList());
    }
}
