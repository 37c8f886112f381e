/**
 * The inner syntax of Isabelle: from the text of a term or a type to {@code PreTerm} and {@code Type}.
 *
 * <p>{@link dev.assay.syntax.isabelle.inner.InnerSyntax} is the door. A {@link
 * dev.assay.syntax.isabelle.inner.Grammar} grows by mixfix declarations; {@code BaseSyntax} is the part of it that needs
 * code to translate. {@link dev.assay.syntax.isabelle.inner.InnerContext} is what a reader of theories has to know.
 */
@NullMarked
package dev.assay.syntax.isabelle.inner;

import org.jspecify.annotations.NullMarked;
