package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.proof.Name;
import java.util.regex.Pattern;

/** A theory that could not be had, though the one that is read imports it, directly or not: any name may be one of its constants. */
record MissingImport(String reason) {
    /** One letter, or one and an {@code s}, with digits, primes and subscripts: what variables are called. */
    private static final Pattern VARIABLE = Pattern.compile("\\p{L}s?([0-9_']|\u21e9[\\p{L}0-9]|[\u2080-\u2089])*");

    static MissingImport of(Name name) {
        return new MissingImport("the import of " + name + " at " + name.position() + " failed");
    }

    /** Refuses a name that has no meaning here and does not look like a variable. */
    void require(String name, Position position) {
        if (Character.isLetter(name.codePointAt(0)) && !VARIABLE.matcher(name).matches()) {
            throw new NotUnderstoodException(position, name + " is not understood: " + reason);
        }
    }
}
