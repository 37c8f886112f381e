/**
 * Polymorphic many-sorted first-order logic: a {@link dev.assay.fol.Problem} is a list of formulas over symbols that
 * carry their types. {@code hol} leads here from higher-order logic, {@code encoding} leads on to logics with fewer types.
 */
@NullMarked
package dev.assay.fol;

import org.jspecify.annotations.NullMarked;
