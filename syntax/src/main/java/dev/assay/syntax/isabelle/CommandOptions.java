package dev.assay.syntax.isabelle;

import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.util.List;
import java.util.Set;

/** The options in parentheses that commands may have; any other is refused, since it may change what is defined. */
final class CommandOptions {
    private CommandOptions() {}

    static void require(Command command) {
        switch (command) {
            // Generated code and facts for tools are all that no_code and most plugins are about.
            case TypeCommand.Datatype datatype ->
                require(command, datatype.options(), Set.of("plugins", "discs_sels", "no_code"));
            case ConstantCommand.Recursion recursion -> require(command, recursion.options(), of(recursion));
            case ConstantCommand.Inductive inductive -> require(command, inductive.options(), Set.of());
            case ConstantCommand.LiftDefinition lifted -> require(command, lifted.options(), Set.of("code_dt"));
            case ConstantCommand.OldDefinitions old ->
                require(command, old.options(), Set.of("overloaded", "unchecked"));
            default -> {}
        }
    }

    private static Set<String> of(ConstantCommand.Recursion recursion) {
        return switch (recursion.scheme()) {
            case PRIMREC -> Set.of("nonexhaustive", "transfer", "plugins");
            case FUN, FUNCTION -> Set.of("sequential", "domintros", "nonexhaustive");
            case PRIMCOREC, PRIMCORECURSIVE ->
                Set.of("sequential", "exhaustive", "nonexhaustive", "transfer", "plugins");
            case COREC -> Set.of("friend", "transfer", "plugins");
            case PARTIAL_FUNCTION -> Set.of("option", "tailrec");
        };
    }

    private static void require(Command command, List<Option> options, Set<String> known) {
        for (Option option : options) {
            if (!known.contains(option.name().text())) {
                throw new SyntaxException(
                        option.name().position(),
                        "the option " + option.name() + " of `" + command.span().keyword()
                                + "` is not understood here");
            }
        }
    }
}
