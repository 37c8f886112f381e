/** Models as terms that people read. */
@NullMarked
package dev.assay.model.display;

import org.jspecify.annotations.NullMarked;
