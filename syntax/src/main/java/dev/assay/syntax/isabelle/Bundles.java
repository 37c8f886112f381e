package dev.assay.syntax.isabelle;

import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.Name;
import java.util.List;

/** Notation under a name, which is switched on and off where it is wanted. */
final class Bundles {
    private Bundles() {}

    /** With the notation of the bundles; a {@code no} before a name switches it off instead. */
    static Context included(Context context, List<Name> names) {
        return switched(context, names, true);
    }

    /** With the notation as it was before the bundles were included. */
    static Context excluded(Context context, List<Name> names) {
        return switched(context, names, false);
    }

    private static Context switched(Context context, List<Name> names, boolean includes) {
        Context result = context;
        boolean on = includes;
        for (Name name : names) {
            if (name.text().equals("no") && context.bundle("no").isEmpty()) {
                on = !includes;
                continue;
            }
            List<NotationChange> changes = context.bundle(name.text())
                    .orElseThrow(() -> new SyntaxException(name.position(), "there is no bundle named " + name));
            for (NotationChange change : on ? changes : changes.reversed()) {
                result = (on ? change : change.opposite()).apply(result);
            }
            on = includes;
        }
        return result;
    }
}
