package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import dev.assay.syntax.isabelle.inner.NotationDelimiters;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/**
 * The names and notations whose meaning is not known here, though Isabelle has one for them, each with the reason. Nothing is
 * decided about a text that uses one. Immutable.
 *
 * @param constants names of constants, as they are written without a qualifier
 * @param shadowed those of them that a later constant has, which are lost again where that one is hidden
 * @param types names of types and classes
 * @param parts of names that a command of an unknown kind may have made
 */
record NotUnderstood(
        PMap<String, String> constants,
        PMap<String, String> shadowed,
        PMap<String, String> types,
        PMap<String, String> locales,
        PMap<String, String> parts,
        PVector<Lost> notations) {
    /** A notation that has no meaning. */
    record Lost(List<String> delimiters, String reason) {}

    static final NotUnderstood NOTHING = of(HashTreePMap.empty(), HashTreePMap.empty());

    /** Of a theory of the library, after which only constants are missing. */
    void write(ImageWriter out) {
        out.map(constants);
        out.map(shadowed);
    }

    static NotUnderstood read(ImageReader in) {
        return of(in.map(), in.map());
    }

    private static NotUnderstood of(PMap<String, String> constants, PMap<String, String> shadowed) {
        return new NotUnderstood(
                constants,
                shadowed,
                HashTreePMap.empty(),
                HashTreePMap.empty(),
                HashTreePMap.empty(),
                TreePVector.empty());
    }

    /** With all that a command would have declared. */
    NotUnderstood with(DeclaredNames names, String reason) {
        PVector<Lost> lost = notations;
        for (List<String> delimiters : names.notations) {
            lost = lost.plus(new Lost(delimiters, reason));
        }
        return new NotUnderstood(
                plus(plus(constants, names.generated, reason), names.constants, reason),
                shadowed,
                plus(types, names.types, reason),
                plus(locales, names.locales, reason),
                plus(parts, names.parts, reason),
                lost);
    }

    NotUnderstood withConstants(Set<String> names, String reason) {
        return new NotUnderstood(plus(constants, names, reason), shadowed, types, locales, parts, notations);
    }

    private static PMap<String, String> plus(PMap<String, String> map, Set<String> names, String reason) {
        PMap<String, String> result = map;
        for (String name : names) {
            result = result.plus(name, reason);
        }
        return result;
    }

    /** Without a constant that was declared since. */
    NotUnderstood withoutConstant(String name) {
        String reason = constants.get(name);
        return reason == null
                ? this
                : new NotUnderstood(
                        constants.minus(name), shadowed.plus(name, reason), types, locales, parts, notations);
    }

    /** Without a constant that is hidden: whatever has the name then is understood. */
    NotUnderstood withoutHidden(String name) {
        return new NotUnderstood(constants.minus(name), shadowed.minus(name), types, locales, parts, notations);
    }

    NotUnderstood withoutType(String name) {
        return types.containsKey(name)
                ? new NotUnderstood(constants, shadowed, types.minus(name), locales, parts, notations)
                : this;
    }

    NotUnderstood withoutLocale(String name) {
        return locales.containsKey(name)
                ? new NotUnderstood(constants, shadowed, types, locales.minus(name), parts, notations)
                : this;
    }

    /**
     * Refuses a name, other than one of a variable, that has a meaning in Isabelle and none here.
     *
     * @param isConstant whether it is the name of a constant all the same, of one that is older
     */
    void require(String name, boolean isConstant, Position position) {
        if (!isConstant) {
            parts.keySet().stream()
                    .filter(part -> ("_" + name + "_").contains("_" + part + "_"))
                    .findFirst()
                    .ifPresent(part -> {
                        throw exception(position, name, String.valueOf(parts.get(part)));
                    });
            refuse(shadowed, Context.base(name), position);
        }
        // A qualifier says which one is meant.
        refuse(constants, isConstant ? name : Context.base(name), position);
    }

    void requireType(String name) {
        refuse(types, name, Position.NONE);
    }

    void requireLocale(String name) {
        refuse(locales, name, Position.NONE);
    }

    private static void refuse(PMap<String, String> lost, String name, Position position) {
        String reason = lost.get(name);
        if (reason != null) {
            throw exception(position, name, reason);
        }
    }

    /** Why the text cannot be read as it is meant, if it uses a notation that has no meaning. */
    Optional<String> notation(String text) {
        if (notations.isEmpty()) {
            return Optional.empty();
        }
        String decoded = NotationDelimiters.decoded(text);
        return notations.stream()
                .filter(lost -> NotationDelimiters.areIn(decoded, lost.delimiters))
                .map(lost ->
                        "the notation " + String.join(" … ", lost.delimiters) + " is not understood: " + lost.reason)
                .findFirst();
    }

    private static NotUnderstoodException exception(Position position, String name, String reason) {
        return new NotUnderstoodException(position, name + " is not understood: " + reason);
    }
}
