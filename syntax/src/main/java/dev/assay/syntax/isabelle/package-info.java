/** What the outer and the inner syntax of Isabelle theories share: the symbols, written in ASCII or in Unicode. */
@NullMarked
package dev.assay.syntax.isabelle;

import org.jspecify.annotations.NullMarked;
