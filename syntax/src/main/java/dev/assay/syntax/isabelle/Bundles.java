package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.Name;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Notation under a name, which is switched on and off where it is wanted. */
final class Bundles {
    /** How theories call the bundle that undoes another. */
    private static final String OPPOSITE = "no_";

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
        for (NotationChange change : changes(context, names, includes)) {
            result = change.apply(result);
        }
        return result;
    }

    /** What including the bundles does to notation. */
    static List<NotationChange> changes(Context context, List<Name> names) {
        return changes(context, names, true);
    }

    private static List<NotationChange> changes(Context context, List<Name> names, boolean includes) {
        var result = new ArrayList<NotationChange>();
        boolean on = includes;
        for (Name name : names) {
            if (name.text().equals("no") && context.bundle("no").isEmpty()) {
                on = !includes;
                continue;
            }
            Optional<List<NotationChange>> known = context.bundle(name.text());
            if (known.isEmpty() && name.text().startsWith(OPPOSITE)) {
                known = context.bundle(name.text().substring(OPPOSITE.length()));
                on = !on;
            }
            if (known.isEmpty() && isOfLifting(context, name.text())) {
                continue;
            }
            List<NotationChange> changes =
                    known.orElseThrow(() -> new SyntaxException(name.position(), "there is no bundle named " + name));
            for (NotationChange change : on ? changes : changes.reversed()) {
                result.add(on ? change : change.opposite());
            }
            on = includes;
        }
        return result;
    }

    /** Whether it is the bundle by which {@code setup_lifting} can be repeated: there is nothing to set up. */
    private static boolean isOfLifting(Context context, String name) {
        String lifting = ".lifting";
        return name.endsWith(lifting)
                && context.typeName(name.substring(0, name.length() - lifting.length()))
                        .isPresent();
    }
}
