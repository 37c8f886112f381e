package dev.assay.prove.method;

import dev.assay.syntax.isabelle.Context;

/** The names of facts as they are written in a theory. */
public final class FactNames {
    private FactNames() {}

    /** With its number where it has one, as {@code append.simps(2)}. */
    public static String written(Context context, String full) {
        int number = full.endsWith(")") ? full.lastIndexOf('(') : -1;
        return number < 0
                ? context.factText(full)
                : context.factText(full.substring(0, number)) + full.substring(number);
    }
}
