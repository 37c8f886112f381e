/**
 * The type encodings. Each is one way through the same pipeline: the types are made ground or not, terms or variables are
 * protected while the problem is still typed, type arguments become terms or parts of names, and the rest is erased.
 */
@NullMarked
package dev.assay.fol.encoding;

import org.jspecify.annotations.NullMarked;
