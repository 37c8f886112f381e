/**
 * The outer syntax of Isabelle theories: a file becomes tokens ({@link OuterLexer}), the tokens command spans
 * ({@link CommandSpan}), the spans commands ({@link Command}). What stands in quotes stays {@link Quoted} text, for the
 * reader of terms and types. Nothing here fails as a whole: what cannot be read is one {@link OuterError} each.
 */
@NullMarked
package dev.assay.syntax.isabelle.outer;

import org.jspecify.annotations.NullMarked;
