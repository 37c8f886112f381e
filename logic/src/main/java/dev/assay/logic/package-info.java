/**
 * Higher-order logic: {@link dev.assay.logic.Type} and {@link dev.assay.logic.Term}, and their text in Isabelle's
 * notation, laid out by {@link dev.assay.logic.Doc} as a {@link dev.assay.logic.Notation} says.
 */
package dev.assay.logic;
