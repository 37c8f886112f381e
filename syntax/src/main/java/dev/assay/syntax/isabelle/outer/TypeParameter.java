package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import org.jspecify.annotations.Nullable;

/** A parameter of a type: {@code 'a :: sort}; for a datatype also {@code dead 'a} or {@code set: 'a}. */
public record TypeParameter(
        Name name,
        @Nullable Quoted sort,
        boolean dead,
        @Nullable Name setFunction) {}
