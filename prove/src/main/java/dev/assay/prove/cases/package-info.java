/** Induction and case distinction as tactics, with the names that their cases have. */
@NullMarked
package dev.assay.prove.cases;

import org.jspecify.annotations.NullMarked;
