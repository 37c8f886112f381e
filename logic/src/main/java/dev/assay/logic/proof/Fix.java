package dev.assay.logic.proof;

import org.jspecify.annotations.Nullable;

/** A variable or constant that is declared, with its type and notation where they are written. */
public record Fix(
        Name name, @Nullable Quoted type, @Nullable WrittenNotation mixfix) {}
