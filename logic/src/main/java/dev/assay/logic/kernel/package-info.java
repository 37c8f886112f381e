/**
 * The trusted core: everything that Assay calls a theorem is made here and nowhere else.
 *
 * <p>Read {@link dev.assay.logic.kernel.Thm} first (the rules of inference), then {@link
 * dev.assay.logic.kernel.Signature} (what a theorem is relative to) and {@link
 * dev.assay.logic.kernel.Hol} (the connectives and the three axioms). The other files are the ways a
 * signature may grow, each with the side conditions that keep it consistent: {@link
 * dev.assay.logic.kernel.Definition}, {@link dev.assay.logic.kernel.Typedef}, {@link
 * dev.assay.logic.kernel.Datatype}, {@link dev.assay.logic.kernel.Recursion}, {@link
 * dev.assay.logic.kernel.Corecursion} and {@link dev.assay.logic.kernel.TypeClass}.
 */
package dev.assay.logic.kernel;
