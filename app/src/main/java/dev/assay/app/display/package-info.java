/** How verdicts are shown while they come: live in a terminal, line by line in a pipe, as JSON. */
@NullMarked
package dev.assay.app.display;

import org.jspecify.annotations.NullMarked;
