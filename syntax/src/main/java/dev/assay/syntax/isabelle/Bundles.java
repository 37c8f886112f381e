package dev.assay.syntax.isabelle;

import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.Name;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import java.util.List;

/** Notation under a name, which is switched on and off where it is wanted. */
final class Bundles {
    private Bundles() {}

    /** With the notation of the bundles; a {@code no} before a name switches it off instead. */
    static Context included(Context context, List<Name> names, Journal journal) {
        return switched(context, names, true, journal);
    }

    /** With the notation as it was before the bundles were included. */
    static Context excluded(Context context, List<Name> names, Journal journal) {
        return switched(context, names, false, journal);
    }

    private static Context switched(Context context, List<Name> names, boolean includes, Journal journal) {
        Context result = context;
        boolean on = includes;
        for (Name name : names) {
            if (name.text().equals("no") && context.bundle("no").isEmpty()) {
                on = !includes;
                continue;
            }
            List<NotationCommand> notation = context.bundle(name.text())
                    .orElseThrow(() -> new SyntaxException(name.position(), "there is no bundle named " + name));
            for (NotationCommand command : on ? notation : notation.reversed()) {
                result = NotationCommands.read(result, on ? command : opposite(command), journal);
            }
            on = includes;
        }
        return result;
    }

    private static NotationCommand opposite(NotationCommand command) {
        return switch (command) {
            case NotationCommand.Notation(var span, var target, var types, var remove, var mode, var entries) ->
                new NotationCommand.Notation(span, target, types, !remove, mode, entries);
            case NotationCommand.Syntax(var span, var remove, var mode, var productions) ->
                new NotationCommand.Syntax(span, !remove, mode, productions);
            case NotationCommand.Translations(var span, var remove, var rules) ->
                new NotationCommand.Translations(span, !remove, rules);
            case NotationCommand.Overloading(var span, var remove, var constants) ->
                new NotationCommand.Overloading(span, !remove, constants);
            case NotationCommand.Nonterminals nonterminals -> nonterminals;
        };
    }
}
