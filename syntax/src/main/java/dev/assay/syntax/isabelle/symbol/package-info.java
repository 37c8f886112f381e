/** The symbols of Isabelle, written in ASCII or in Unicode. */
@NullMarked
package dev.assay.syntax.isabelle.symbol;

import org.jspecify.annotations.NullMarked;
