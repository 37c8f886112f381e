package dev.assay.syntax.isabelle.outer;

import org.jspecify.annotations.Nullable;

/** A parameter of a type: {@code 'a :: sort}; for a datatype also {@code dead 'a} or {@code set: 'a}. */
public record TypeParameter(
        Name name,
        @Nullable Inner sort,
        boolean dead,
        @Nullable Name setFunction) {}
