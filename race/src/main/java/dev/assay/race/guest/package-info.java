/** Code that runs as a part of the program under test, and is instrumented like it. */
@NullMarked
package dev.assay.race.guest;

import org.jspecify.annotations.NullMarked;
