/**
 * TIP: SMT-LIB with recursive functions, polymorphism and conjectures. A reader in two steps, text to commands close to
 * the grammar and commands to a theory with conjectures, and a printer for the commands.
 */
@NullMarked
package dev.assay.syntax.tip;

import org.jspecify.annotations.NullMarked;
