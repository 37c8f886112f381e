/**
 * TPTP: a reader in two steps, text to statements close to the grammar and statements to a theory with conjectures,
 * and a printer for the statements.
 */
@NullMarked
package dev.assay.syntax.tptp;

import org.jspecify.annotations.NullMarked;
