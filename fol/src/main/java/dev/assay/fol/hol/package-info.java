/**
 * From higher-order to first-order logic: λ-abstractions, partial applications, formulas as terms and terms as formulas
 * are taken away where they occur, and what is first-order already stays as it is.
 */
@NullMarked
package dev.assay.fol.hol;

import org.jspecify.annotations.NullMarked;
