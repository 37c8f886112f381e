package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.infer.Coercions;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Quoted;
import dev.assay.syntax.isabelle.outer.FactCommand;

/** {@code declare [[coercion "int :: nat ⇒ int"]]}: functions that a text may leave out from here on. */
final class CoercionCommands {
    private CoercionCommands() {}

    static Context declare(Context context, FactCommand.Declare command, Journal journal) {
        Context result = context;
        for (var reference : command.facts()) {
            for (Attribute attribute : reference.attributes()) {
                boolean adds = attribute.name().text().equals("coercion");
                boolean removes = attribute.name().text().equals("coercion_delete");
                if ((adds || removes)
                        && reference instanceof FactReference.Settings
                        && attribute.arguments() instanceof Attribute.Words(var words)) {
                    for (Quoted text : words) {
                        result = changed(result, text, adds, journal);
                    }
                }
            }
        }
        return result;
    }

    private static Context changed(Context context, Quoted text, boolean adds, Journal journal) {
        Term function = new TermReader(context).read(text);
        Coercions known = context.declaredCoercions();
        if (!adds) {
            return context.with(known.without(function.type()));
        }
        try {
            return context.with(known.with(function));
        } catch (IllegalArgumentException e) {
            journal.note(text.position(), "This coercion is left out: " + e.getMessage() + ".");
            return context;
        }
    }
}
