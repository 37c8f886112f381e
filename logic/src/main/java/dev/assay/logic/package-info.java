/**
 * Types, terms and theories of higher-order logic.
 *
 * <p>{@link dev.assay.logic.Type} and {@link dev.assay.logic.Term} are the one representation that all engines
 * share. {@link dev.assay.logic.theory.Theory} holds what has been defined and proved; theorems come from {@link
 * dev.assay.logic.kernel} only. {@link dev.assay.logic.TermPrinter} writes terms as people do.
 */
package dev.assay.logic;
