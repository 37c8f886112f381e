/** The language between theories and bytecode: functions at ground types, with decision trees for patterns. */
@NullMarked
package dev.assay.code.program;

import org.jspecify.annotations.NullMarked;
