/** The programs to be ranked: how they are found, compiled, mended and asked. */
@NullMarked
package dev.assay.rank.program;

import org.jspecify.annotations.NullMarked;
