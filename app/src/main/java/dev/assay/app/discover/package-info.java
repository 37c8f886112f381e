/** What {@code assay discover} explores, and how its laws are shown. */
@NullMarked
package dev.assay.app.discover;

import org.jspecify.annotations.NullMarked;
