package dev.assay.syntax.isabelle.outer;

import org.jspecify.annotations.Nullable;

/** A variable or constant that is declared: {@code name :: type (mixfix)}, the last two where written. */
public record Fix(Name name, @Nullable Inner type, @Nullable Mixfix mixfix) {}
