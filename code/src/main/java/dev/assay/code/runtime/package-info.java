/** What compiled programs need while they run: functions as values, sets, rational numbers, and their signals. */
@NullMarked
package dev.assay.code.runtime;

import org.jspecify.annotations.NullMarked;
