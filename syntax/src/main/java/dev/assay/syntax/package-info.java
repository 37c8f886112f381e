/** What all readers share: a source text and the places in it. */
@NullMarked
package dev.assay.syntax;

import org.jspecify.annotations.NullMarked;
