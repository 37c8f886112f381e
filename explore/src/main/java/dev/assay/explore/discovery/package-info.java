/**
 * The laws of a signature, found by testing: explorations by size, by depth and under conditions, and why a law is missing.
 * Start with {@link dev.assay.explore.discovery.Exploration}.
 */
@NullMarked
package dev.assay.explore.discovery;

import org.jspecify.annotations.NullMarked;
