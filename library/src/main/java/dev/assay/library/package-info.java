/**
 * The HOL library: theories that others import ({@code NAME.thy} for each, resources of this package), and the images that the
 * build makes of them, from which they are loaded.
 */
@NullMarked
package dev.assay.library;

import org.jspecify.annotations.NullMarked;
