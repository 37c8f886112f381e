/** Problems as text: TPTP in all its dialects, and SMT-LIB. */
@NullMarked
package dev.assay.fol.print;

import org.jspecify.annotations.NullMarked;
