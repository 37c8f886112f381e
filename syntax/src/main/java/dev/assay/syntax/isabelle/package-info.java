/** Isabelle theories: what the commands of the outer syntax and the terms of the inner syntax mean. */
@NullMarked
package dev.assay.syntax.isabelle;

import org.jspecify.annotations.NullMarked;
