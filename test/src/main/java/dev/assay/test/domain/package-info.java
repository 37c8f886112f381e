/** The values of ground types: what they are made of, and all of them up to a size. */
@NullMarked
package dev.assay.test.domain;

import org.jspecify.annotations.NullMarked;
