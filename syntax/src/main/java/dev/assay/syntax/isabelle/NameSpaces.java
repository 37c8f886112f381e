package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.kernel.Signature;
import java.util.Map;
import java.util.Optional;

/**
 * What the names of constants, types and classes mean, and those of which that is not known.
 *
 * @param defaultSort of type variables that are written without a sort; none in the library
 */
record NameSpaces(
        NameSpace constants, NameSpace types, NameSpace classes, NotUnderstood notUnderstood, Sort defaultSort) {
    static final NameSpaces EMPTY =
            new NameSpaces(NameSpace.EMPTY, NameSpace.EMPTY, NameSpace.EMPTY, NotUnderstood.NOTHING, Sort.TOP);

    /** There is one level of logic: the connectives of the meta-logic are those of HOL. */
    private static final Map<String, String> META_LOGIC =
            Map.of("Pure.all", "HOL.All", "Pure.imp", "HOL.implies", "Pure.eq", "HOL.eq");

    void write(ImageWriter out) {
        constants.write(out);
        types.write(out);
        classes.write(out);
        notUnderstood.write(out);
    }

    static NameSpaces read(ImageReader in) {
        return new NameSpaces(
                NameSpace.read(in), NameSpace.read(in), NameSpace.read(in), NotUnderstood.read(in), Sort.TOP);
    }

    Optional<String> constant(String text) {
        return Optional.ofNullable(META_LOGIC.get(text)).or(() -> constants.resolve(text));
    }

    NameSpaces withConstants(NameSpace space) {
        return new NameSpaces(space, types, classes, notUnderstood, defaultSort);
    }

    NameSpaces withTypes(NameSpace space) {
        return new NameSpaces(constants, space, classes, notUnderstood, defaultSort);
    }

    NameSpaces withClasses(NameSpace space) {
        return new NameSpaces(constants, types, space, notUnderstood, defaultSort);
    }

    NameSpaces with(NotUnderstood names) {
        return names == notUnderstood ? this : new NameSpaces(constants, types, classes, names, defaultSort);
    }

    /** With what a theory declares that was read from one to the other. */
    NameSpaces joined(NameSpaces before, NameSpaces after) {
        NotUnderstood old = before.notUnderstood;
        NotUnderstood young = after.notUnderstood;
        var lost = notUnderstood
                .notations()
                .plusAll(young.notations().stream()
                        .filter(notation -> !old.notations().contains(notation))
                        .toList());
        return new NameSpaces(
                constants.joined(before.constants, after.constants),
                types.joined(before.types, after.types),
                classes.joined(before.classes, after.classes),
                new NotUnderstood(
                        Growth.joined(notUnderstood.constants(), old.constants(), young.constants()),
                        Growth.joined(notUnderstood.shadowed(), old.shadowed(), young.shadowed()),
                        Growth.joined(notUnderstood.types(), old.types(), young.types()),
                        Growth.joined(notUnderstood.locales(), old.locales(), young.locales()),
                        Growth.joined(notUnderstood.parts(), old.parts(), young.parts()),
                        lost),
                after.defaultSort.equals(before.defaultSort) ? defaultSort : defaultSort.meet(after.defaultSort));
    }

    NameSpaces withDefaultSort(Sort sort) {
        return new NameSpaces(constants, types, classes, notUnderstood, sort);
    }

    NameSpaces withType(String fullName) {
        return withTypes(types.with(fullName)).with(notUnderstood.withoutType(Context.base(fullName)));
    }

    /** With a name of the signature. */
    NameSpaces with(Signature.Declared fresh) {
        return switch (fresh.kind()) {
            case CONSTANT -> withConstant(fresh.name());
            case TYPE -> withType(fresh.name());
            case CLASS ->
                withClasses(classes.with(fresh.name())).with(notUnderstood.withoutType(Context.base(fresh.name())));
        };
    }

    /** With a constant, also by the other name that it has in the library of Isabelle. */
    NameSpaces withConstant(String fullName) {
        // The predicate of a class is never meant by the name of the class alone.
        if (fullName.contains(".class.")) {
            return withConstants(constants.withQualified(fullName, "class"));
        }
        // Users may call variables by the names that the logic itself uses.
        if (fullName.startsWith("Pure.")) {
            return withConstants(constants.withQualified(fullName, "Pure"));
        }
        NameSpace larger = constants.with(fullName);
        return withConstants(LibraryNames.alias(fullName)
                        .map(alias -> larger.withQualifiedAlias(alias, fullName))
                        .orElse(larger))
                .with(notUnderstood.withoutConstant(Context.base(fullName)));
    }
}
